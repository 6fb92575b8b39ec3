"""Where everything on the set-up screen lies: pure functions of the window and of measured widths (all pixels)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from scenes.scale import Scale

_LEAST_SIT_DOWN = 210  # dp


@dataclass(frozen=True, slots=True)
class SetupPlan:
    """The big parts. ``compact``: one panel at a time, chosen by ``tabs``; rounds and deal stand among the rules
    instead of in the room ``sitting``.
    """

    compact: bool
    title: Rect
    subtitle: Rect | None
    tabs: Rect | None
    seats: Rect
    rules: Rect
    sitting: Rect | None
    back: Rect
    sit_down: Rect


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """The controls of one seat, from the upper left corner of its row; ``height`` of the row. ``somebody``: in the
    place of portrait and name, somebody of the computer's.
    """

    height: int
    earlier: Rect
    later: Rect
    portrait: Rect
    name: Rect
    somebody: Rect
    kind: Rect
    purse: Rect
    crown: Rect
    remove: Rect

    def controls(self) -> tuple[Rect, ...]:
        """All of them, in reading order."""
        return (
            self.earlier,
            self.later,
            self.portrait,
            self.name,
            self.kind,
            self.purse,
            self.crown,
            self.remove,
        )


@dataclass(frozen=True, slots=True)
class OptionPlan:
    """One house rule: its whole row, where its name stands and where its control stands."""

    row: Rect
    name: Rect
    control: Rect


def place_setup(scale: Scale, *, bottom_width: tuple[int, int]) -> SetupPlan:
    """The big parts; ``bottom_width`` is what rounds and deal number need side by side with their captions at least,
    and what they would like.
    """
    pad = scale.dp(24)
    inner = Rect(0, 0, scale.width, scale.height).inflate(-2 * (scale.rail + pad), -2 * (scale.rail + scale.dp(10)))
    gap = scale.dp(16)
    least, liked = bottom_width
    sit_width, back_width = scale.dp(298), scale.dp(150)
    buttons = sit_width + back_width + gap
    compact = inner.width < scale.dp(1020) or inner.height < scale.dp(520) or inner.width < buttons + least + 3 * gap
    if compact:
        sit_width, back_width = min(sit_width, inner.width * 3 // 5), min(back_width, inner.width // 4)
    else:
        spare = inner.width - buttons - liked - 2 * gap
        sit_width = max(scale.dp(_LEAST_SIT_DOWN), sit_width + min(0, spare))
    bottom_height, title_height = scale.dp(50 if compact else 54), scale.dp(46 if compact else 58)
    bottom = Rect(inner.x, inner.bottom - bottom_height, inner.width, bottom_height)
    middle = Rect(inner.x, inner.y + title_height, inner.width, 0)
    middle.height = bottom.y - scale.dp(12) - middle.y
    sit_down = Rect(bottom.right - sit_width, bottom.y, sit_width, bottom_height)
    back = Rect(sit_down.x - gap - back_width, bottom.y, back_width, bottom_height)
    if compact:
        title = Rect(inner.x, inner.y, inner.width * 2 // 5, title_height)
        tabs = Rect(title.right, inner.y, inner.right - title.right, title_height - scale.dp(6))
        return SetupPlan(True, title, None, tabs, middle, middle.copy(), None, back, sit_down)
    title = Rect(inner.x, inner.y, inner.width // 3, title_height)
    subtitle = Rect(title.right, inner.y, inner.right - title.right, title_height)
    seats = Rect(middle.x, middle.y, round((middle.width - gap) * 0.58), middle.height)
    rules = Rect(seats.right + gap, middle.y, middle.right - seats.right - gap, middle.height)
    sitting = Rect(bottom.x, bottom.y, min(liked, back.x - 2 * gap - bottom.x), bottom_height)
    return SetupPlan(False, title, subtitle, None, seats, rules, sitting, back, sit_down)


def place_seat(scale: Scale, width: int, *, kind_width: int, purse_width: int, close: bool) -> SeatPlan:
    """The row of one seat in ``width`` pixels; in two lines where one is too short for a name of eight letters.
    ``close``: a little lower than usual."""
    gap, pad = scale.dp(7), scale.dp(7)
    small, control = scale.dp(26), scale.dp(34)
    line = scale.dp(55 if close else 58)
    fixed = 2 * pad + scale.dp(24) + scale.dp(48) + kind_width + purse_width + 2 * small + 6 * gap
    one_line = width - fixed >= scale.dp(92)
    height = line if one_line else line + control + scale.dp(8)

    def at(x: int, wide: int, high: int = control, *, row: int = 0) -> Rect:
        middle = line // 2 if row == 0 else line + control // 2
        return Rect(x, middle - high // 2, wide, high)

    arrow = scale.dp(24)
    earlier = Rect(pad, line // 2 - arrow, arrow, arrow)
    later = Rect(pad, line // 2, arrow, arrow)
    portrait = at(earlier.right + gap, scale.dp(48), scale.dp(48))
    remove = at(width - pad - small, small, small)
    crown = at(remove.x - gap - small, small, small)
    if one_line:
        purse = at(crown.x - gap - purse_width, purse_width)
        kind = at(purse.x - gap - kind_width, kind_width)
        name = at(portrait.right + gap, kind.x - portrait.right - 2 * gap)
    else:
        name = at(portrait.right + gap, crown.x - portrait.right - 2 * gap)
        room = width - 2 * pad - gap
        share = min(1.0, room / max(1, kind_width + purse_width))
        kind = at(pad, int(kind_width * share), row=1)
        purse = at(width - pad - int(purse_width * share), int(purse_width * share), row=1)
    somebody = portrait.union(name)
    somebody.inflate_ip(0, line - scale.dp(5) - somebody.height)
    return SeatPlan(height, earlier, later, portrait, name, somebody, kind, purse, crown, remove)


def place_options(
    scale: Scale, width: int, sizes: Sequence[tuple[int, int]], *, top: int = 0
) -> tuple[OptionPlan, ...]:
    """Rows for (width of name, width of control); a name that does not fit beside its control goes above it."""
    dot, control_height = scale.dp(20), scale.dp(34)
    plans = []
    y = top
    for name_width, natural_width in sizes:
        control_width = min(natural_width, width - dot)
        beside = dot + name_width + scale.dp(14) + control_width <= width
        height = scale.dp(44) if beside else scale.dp(44) + scale.dp(30)
        name = Rect(
            dot, y, width - dot - (control_width + scale.dp(10) if beside else 0), scale.dp(44 if beside else 34)
        )
        control = Rect(width - control_width, y + height - scale.dp(5) - control_height, control_width, control_height)
        plans.append(OptionPlan(Rect(0, y, width, height), name, control))
        y += height
    return tuple(plans)
