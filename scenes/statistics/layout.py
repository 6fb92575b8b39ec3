"""Where everything on the statistics lies: pure functions of the window."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.scale import Scale


@dataclass(frozen=True, slots=True)
class StatisticsPlan:
    """The parts in pixels. ``games``: a row for each game at the left, or one room for tabs where it is ``compact``."""

    title: Rect
    games: tuple[Rect, ...]
    panel: Rect
    back: Rect
    note: Rect
    compact: bool


def place_statistics(scale: Scale, games: int) -> StatisticsPlan:
    """Games at the left and their panel at the right; in a small window the games are tabs above it."""
    width, height = scale.width, scale.height
    margin = max(14, min(scale.dp(62), round(width * 0.0485)))
    edge = max(12, min(scale.dp(44), round(height * 0.055)))
    inner = Rect(margin, edge, width - 2 * margin, height - 2 * edge)
    compact = width < scale.dp(1000) or height < scale.dp(560)
    low = height < scale.dp(560)
    back_height = scale.dp(46)
    back = Rect(inner.x, inner.bottom - back_height, scale.dp(150), back_height)
    note = Rect(back.right + scale.dp(16), back.y, inner.right - back.right - scale.dp(16), back_height)
    title = Rect(inner.x, inner.y, inner.width, scale.dp(40 if low else 48))
    gap = scale.dp(8 if low else 14)
    if compact:
        tabs = Rect(inner.x, title.bottom + scale.dp(4), inner.width, scale.dp(38 if low else 42))
        panel = Rect(inner.x, tabs.bottom + gap, inner.width, 0)
        panel.height = back.y - gap - panel.y
        return StatisticsPlan(title, (tabs,), panel, back, note, compact)
    body = Rect(inner.x, title.bottom + gap, inner.width, 0)
    body.height = back.y - scale.dp(16) - body.y
    left = Rect(body.x, body.y, round(body.width * 0.335), body.height)
    between = scale.dp(12)
    each = (left.height - (games - 1) * between) // games
    rows = tuple(Rect(left.x, left.y + place * (each + between), left.width, each) for place in range(games))
    panel = Rect(left.right + scale.dp(22), body.y, body.right - left.right - scale.dp(22), rows[-1].bottom - body.y)
    return StatisticsPlan(title, rows, panel, back, note, compact)


@dataclass(frozen=True, slots=True)
class PanelPlan:
    """The content of the panel, counted from its top left. ``sides``: heading and rows of each side that has any."""

    figures: tuple[Rect, ...]
    heading: Rect
    sides: tuple[tuple[Rect, tuple[Rect, ...]], ...]
    verdict: Rect
    legend: Rect
    height: int


def place_panel(scale: Scale, width: int, figures: int, lines: tuple[int, ...], verdict: int, texts: int) -> PanelPlan:
    """Figures in columns, then the chances of bank and players side by side, or below each other where it is narrow.

    ``lines``: how many chances each side has; ``verdict``: height of its sentence; ``texts``: height of a line of text.
    """
    columns = 3 if width >= scale.dp(420) else 2
    gap = scale.dp(12)
    each = (width - (columns - 1) * gap) // columns
    high = max(scale.dp(54), texts * 5 // 2)
    places = tuple(
        Rect(place % columns * (each + gap), place // columns * (high + scale.dp(6)), each, high)
        for place in range(figures)
    )
    y = (places[-1].bottom if places else 0) + scale.dp(14)
    heading = Rect(0, y, width, max(scale.dp(26), texts))
    y = heading.bottom + scale.dp(6)
    beside = width >= scale.dp(560) and len(lines) > 1
    half = (width - scale.dp(30)) // 2 if beside else width
    row = max(scale.dp(45), texts * 2 + scale.dp(6))
    head = max(scale.dp(24), texts)
    sides = []
    bottom = y
    for place, count in enumerate(lines):
        x = place * (half + scale.dp(30)) if beside else 0
        top = y if beside else bottom
        rows = tuple(Rect(x, top + head + number * row, half, row) for number in range(count))
        sides.append((Rect(x, top, half, head), rows))
        bottom = max(bottom, top + head + count * row + (0 if beside else scale.dp(8)))
    legend = Rect(0, bottom + scale.dp(6), width, max(scale.dp(22), texts))
    sentence = Rect(0, legend.bottom + scale.dp(4), width, verdict)
    return PanelPlan(places, heading, tuple(sides), sentence, legend, sentence.bottom)
