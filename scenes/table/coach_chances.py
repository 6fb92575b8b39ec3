"""The chances on the coach's card: bars of one or several coloured parts, with what they are of and their figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect

from scenes import theme
from scenes.theme import Face
from scenes.ui import Brush

_ROW = 14.0  # dp, of the letters
_LEAST_TRACK = 44
_TRACK = 11  # dp high
_AFTER_LABEL, _BEFORE_FIGURE = 12, 10
_UNDER = 8  # dp below a bar that stands under its words


class Chances(NamedTuple):
    """A row of the card. ``short`` stands in for the label where there is little room."""

    label: str
    short: str
    parts: tuple[tuple[float, theme.Colour], ...]
    figure: str


# In one line: what it is of, the bar, the figures


def least_width(brush: Brush, rows: Sequence[Chances]) -> int:
    """Pixels that rows in one line need."""
    return _labels_width([row.short for row in rows], brush) + brush.px(_LEAST_TRACK) + _figures_width(brush, rows)


def row_height(brush: Brush) -> int:
    """Pixels of a row in one line."""
    return max(brush.px(19), _line(brush))


def draw_chances(brush: Brush, surface: pygame.Surface, rect: Rect, rows: Sequence[Chances]) -> None:
    """The rows, each in one line."""
    right = _figures_width(brush, rows)
    labels = [row.label for row in rows]
    if _labels_width(labels, brush) > rect.width - right - brush.px(_LEAST_TRACK):
        labels = [row.short for row in rows]
    left = _labels_width(labels, brush)
    for number, row in enumerate(rows):
        middle = rect.y + rect.height * (2 * number + 1) // (2 * len(rows))
        brush.text(surface, labels[number], (rect.x, middle), size=_ROW, colour=theme.INK)
        _draw_bar(brush, surface, Rect(rect.x + left, middle, max(0, rect.width - left - right), 0), row)
        _draw_figure(brush, surface, (rect.right, middle), row)


def _labels_width(labels: Sequence[str], brush: Brush) -> int:
    """Pixels of the widest with the gap after it."""
    return max([brush.measure(label, size=_ROW)[0] for label in labels], default=0) + brush.px(_AFTER_LABEL)


def _figures_width(brush: Brush, rows: Sequence[Chances]) -> int:
    """Pixels of the figures with the gap before them."""
    figures = ["00 · 00 · 00 %", *[row.figure for row in rows]]
    return max(brush.measure(text, size=_ROW, face=Face.BOLD)[0] for text in figures) + brush.px(_BEFORE_FIGURE)


# One below the other: what it is of with the figures, and the bar


def stacked_height(brush: Brush, rows: Sequence[Chances], width: int) -> int:
    """Pixels of rows whose bars stand below their words, ``width`` pixels wide."""
    lines = sum(1 if _beside(brush, row, width) else 2 for row in rows)
    return lines * _line(brush) + len(rows) * (brush.px(_TRACK) + brush.px(_UNDER))


def draw_stacked(brush: Brush, surface: pygame.Surface, rect: Rect, rows: Sequence[Chances]) -> None:
    """The rows, every bar below its words."""
    line, top = _line(brush), rect.y
    for row in rows:
        brush.text(surface, _words(brush, row, rect.width), (rect.x, top + line // 2), size=_ROW, colour=theme.INK)
        if not _beside(brush, row, rect.width):
            top += line
        _draw_figure(brush, surface, (rect.right, top + line // 2), row)
        top += line
        _draw_bar(brush, surface, Rect(rect.x, top + brush.px(_TRACK) // 2, rect.width, 0), row)
        top += brush.px(_TRACK) + brush.px(_UNDER)


def _beside(brush: Brush, row: Chances, width: int) -> bool:
    """Whether the figures fit beside what they are of."""
    words = brush.measure(_words(brush, row, width), size=_ROW)[0]
    return words + brush.px(_BEFORE_FIGURE) + brush.measure(row.figure, size=_ROW, face=Face.BOLD)[0] <= width


def _words(brush: Brush, row: Chances, width: int) -> str:
    return row.label if brush.measure(row.label, size=_ROW)[0] <= width else row.short


# Both


def _line(brush: Brush) -> int:
    return brush.line_height(size=_ROW, leading=1.3)


def _draw_figure(brush: Brush, surface: pygame.Surface, at: tuple[int, int], row: Chances) -> None:
    brush.text(surface, row.figure, at, size=_ROW, face=Face.BOLD, colour=theme.INK, anchor="right")


def _draw_bar(brush: Brush, surface: pygame.Surface, middle: Rect, row: Chances) -> None:
    """The bar with its parts; ``middle`` is the line along it."""
    track = Rect(middle.x, middle.y - brush.px(_TRACK) // 2, middle.width, brush.px(_TRACK))
    brush.box(surface, track, theme.mix(theme.PAPER, theme.PAPER_EDGE, 0.8), radius=3)
    x: float = track.x
    for part, colour in row.parts:
        surface.fill(colour, (round(x), track.y, round(x + part * track.width) - round(x), track.height))
        x += part * track.width
