"""Where everything on the result of a sitting lies: pure functions of the window."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.scale import Scale

CARD_SIZE = (1140, 592)


@dataclass(frozen=True, slots=True)
class ResultPlan:
    """Parts of the paper. ``chart`` holds axes, lines, line ends and the band; ``plot`` the lines only; ``deal`` is two
    lines of text, or nothing where it is low; ``copy`` is in the first of them, or beside ``statistics``."""

    paper: Rect
    title: Rect
    statistics: Rect
    summary: Rect
    chart: Rect
    plot: Rect
    band: Rect
    standings: Rect
    notes: Rect
    deal: Rect
    copy: Rect
    again: Rect
    new_table: Rect
    to_title: Rect


def place_result(scale: Scale, copy_width: int = 0) -> ResultPlan:
    """The chart at the left, standings and three buttons at the right; where it is low the buttons are a row below.
    ``copy_width``: pixels of the button that copies the deal number."""
    window = Rect(0, 0, scale.width, scale.height)
    room = window.inflate(-2 * scale.rail, -2 * scale.rail)
    air = scale.dp(16)
    wide = min(room.width - air, max(scale.dp(CARD_SIZE[0]), round(CARD_SIZE[0] * scale.fit)))
    high = min(room.height - air, max(scale.dp(CARD_SIZE[1]), round(CARD_SIZE[1] * scale.fit)))
    paper = Rect(0, 0, wide, high)
    paper.center = window.center
    low = high < scale.dp(470) or wide < scale.dp(820)
    pad = scale.dp(20 if low else 38)
    inner = paper.inflate(-2 * pad, -2 * pad)
    title = Rect(inner.x, inner.y - scale.dp(4), inner.width - scale.dp(134), scale.dp(34 if low else 44))
    statistics = Rect(inner.right - scale.dp(122), title.y, scale.dp(122), scale.dp(32 if low else 36))
    summary = Rect(inner.x, title.bottom, inner.width, scale.dp(20 if low else 28))
    gap = scale.dp(14 if low else 34)
    top = summary.bottom + scale.dp(6 if low else 16)
    button = scale.dp(46 if low else 52)
    if low:
        bottom = inner.bottom - button
        share = (inner.width - 2 * scale.dp(10)) // 3
        again, new_table, to_title = (
            Rect(inner.x + place * (share + scale.dp(10)), bottom, share, button) for place in range(3)
        )
        body = Rect(inner.x, top, inner.width, bottom - scale.dp(10) - top)
        right = Rect(0, body.y, round(body.width * 0.42), body.height)
        right.right = body.right
        notes = Rect(right.x, right.bottom, right.width, 0)
        standings = right
    else:
        body = Rect(inner.x, top, inner.width, inner.bottom - top)
        right = Rect(0, body.y, scale.dp(312), body.height)
        right.right = body.right
        half = (right.width - scale.dp(10)) // 2
        new_table = Rect(right.x, right.bottom - button, half, button)
        to_title = Rect(right.right - half, new_table.y, half, button)
        again = Rect(right.x, new_table.y - scale.dp(12) - button, right.width, button)
        notes = Rect(right.x, again.y - scale.dp(58), right.width, scale.dp(48))
        standings = Rect(right.x, right.y, right.width, notes.y - scale.dp(10) - right.y)
    left = Rect(body.x, body.y, right.x - gap - body.x, body.height)
    deal_height = scale.dp(0 if low else 44)
    deal = Rect(left.x, left.bottom - deal_height, left.width, deal_height)
    if low:
        copy = Rect(statistics.x - scale.dp(8) - copy_width, statistics.y, copy_width, statistics.height)
        title.width = copy.x - scale.dp(8) - title.x
    else:
        copy = Rect(deal.right - copy_width, deal.y - scale.dp(1), copy_width, scale.dp(23))
    chart = Rect(left.x, left.y, left.width, deal.y - left.y - scale.dp(2 if low else 8))
    plot = _plot(scale, chart, low=low)
    return ResultPlan(
        paper,
        title,
        statistics,
        summary,
        chart,
        plot,
        Rect(plot.x, chart.bottom - scale.dp(16), plot.width, scale.dp(11)),
        standings,
        notes,
        deal,
        copy,
        again,
        new_table,
        to_title,
    )


def _plot(scale: Scale, chart: Rect, *, low: bool) -> Rect:
    """The lines within the chart: around them figures, portraits at the right, and the band below."""
    left, right, above, below = scale.dp(46), scale.dp(54), scale.dp(24 if low else 26), scale.dp(48)
    return Rect(chart.x + left, chart.y + above, chart.width - left - right, chart.height - above - below)


def row_height(scale: Scale, room: int, rows: int) -> int:
    """Height of a row of the standings, gap included: between 40 and 68 dp; what then does not fit scrolls."""
    return max(scale.dp(40), min(scale.dp(68), room // max(1, rows)))
