"""Where everything on the settings screen lies: pure functions of the window and of measured widths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import Rect

from scenes.scale import Scale


@dataclass(frozen=True, slots=True)
class SettingsPlan:
    """The parts in pixels. ``sample`` is None on a page without one, and in a narrow window, where it ends the list."""

    title: Rect
    tabs: Rect
    rows: Rect
    sample: Rect | None
    back: Rect
    note: Rect


def place_settings(scale: Scale, *, sampled: bool = True) -> SettingsPlan:
    """Title and tabs above, the list (and the sample beside it, if ``sampled``), Back and a note below."""
    width, height = scale.width, scale.height
    margin = max(14, min(scale.dp(62), round(width * 0.0485)))
    edge = max(12, min(scale.dp(44), round(height * 0.055)))
    inner = Rect(margin, edge, width - 2 * margin, height - 2 * edge)
    low = height < scale.dp(560)
    if low:  # title and tabs share a line
        title = Rect(inner.x, inner.y, inner.width // 4, scale.dp(44))
        left = title.right + scale.dp(12)
        tabs = Rect(left, inner.y, inner.right - left, scale.dp(42))
    else:
        title = Rect(inner.x, inner.y, inner.width, scale.dp(48))
        tabs = Rect(inner.x, title.bottom + scale.dp(4), inner.width, scale.dp(42))
    back_height = scale.dp(46)
    back = Rect(inner.x, inner.bottom - back_height, scale.dp(150), back_height)
    note = Rect(back.right + scale.dp(16), back.y, inner.right - back.right - scale.dp(16), back_height)
    body = Rect(inner.x, tabs.bottom + scale.dp(8 if low else 16), inner.width, 0)
    body.height = back.y - scale.dp(8 if low else 14) - body.y
    if not sampled or body.width < scale.dp(960):
        return SettingsPlan(title, tabs, body, None, back, note)
    gap = scale.dp(20)
    sample_width = round(body.width * 0.36)
    rows = Rect(body.x, body.y, body.width - gap - sample_width, body.height)
    return SettingsPlan(title, tabs, rows, Rect(rows.right + gap, body.y, sample_width, body.height), back, note)


def hugging(plan: SettingsPlan, content: int, least: int) -> SettingsPlan:
    """The same plan with panels no higher than ``content`` pixels of rows ask for, but at least ``least`` pixels."""
    height = min(plan.rows.height, max(content, least))
    rows = Rect(plan.rows.topleft, (plan.rows.width, height))
    sample = None if plan.sample is None else Rect(plan.sample.topleft, (plan.sample.width, height))
    return replace(plan, rows=rows, sample=sample)


def place_pills(room: Rect, widths: Sequence[int], gap: int) -> tuple[Rect, ...]:
    """Pills side by side from the left; all shrink together where the room is too narrow."""
    needed = sum(widths) + gap * (len(widths) - 1)
    share = min(1.0, (room.width - gap * (len(widths) - 1)) / max(1, needed - gap * (len(widths) - 1)))
    places = []
    x = room.x
    for width in widths:
        places.append(Rect(x, room.y, int(width * share), room.height))
        x += int(width * share) + gap
    return tuple(places)
