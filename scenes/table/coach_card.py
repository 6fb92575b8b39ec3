"""The coach's card: a slip of paper on the cloth with the best move, one sentence why, and the chances behind it.

It lies in a lower corner of the cloth, else in the middle, wherever it covers no cards, no chips and no name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

import pygame
from pygame import Rect

from game.app.coaching.coach import Advice, Line
from game.app.coaching.coach_words import per_cent
from game.app.text import gettext as _
from scenes import theme
from scenes.assets import Assets
from scenes.table.coach_bars import star_picture
from scenes.table.places import Placement
from scenes.theme import Face
from scenes.ui import Brush

_CORNER_WIDE, _MIDDLE_WIDE = 392, 636  # dp the card is wide in a corner, and in the middle of the table
_LEAST, _LEGIBLE = 0.5, 0.66  # of its usual size: smaller it cannot be read, or is better read with less on it
_STEP = 0.04
_AIR = 8  # dp between the card and whatever it must not cover
_PAD, _PAD_UPRIGHT, _GUTTER = 18, 11, 22
_TITLE, _TEXT, _ROW, _SMALL = 18.0, 15.5, 14.0, 12.0
_GAP = 4  # dp between title, sentence, chances and small print
_LEADING = 1.24
_LEAST_TRACK = 44
_AFTER_LABEL = 12
_WRITING = 0.48  # of the width of the wide card: its left column
_BOUND = 34  # dp: height of a total
_WON, _TIED, _LOST = theme.rgb("#3C7A4B"), theme.rgb("#C9A24A"), theme.rgb("#C2342A")


@dataclass(frozen=True, slots=True)
class CardPlacement:
    """Where the card lies (pixels), how many pixels a dp of it has, and whether it is the wide one in the middle."""

    rect: Rect
    unit: float
    wide: bool


class Heights(Protocol):
    """How high the card must be."""

    def __call__(self, unit: float, *, wide: bool) -> int:
        """Pixels, when a dp has ``unit`` pixels."""


def place_card(places: Placement, bottom: int, heights: Heights) -> CardPlacement:
    """The place where the card is largest and covers nothing of any seat, with a unit of 0 where there is no room.

    ``bottom``: the seat at the screen.
    """
    taken = list(_taken(places, bottom))
    found = [_largest(places, taken, heights, at) for at in ("right", "left", "middle")]
    best = max(place.unit for place in found)
    return next(place for place in found if place.unit >= 0.9 * best)


def _largest(places: Placement, taken: Sequence[Rect], heights: Heights, at: str) -> CardPlacement:
    unit, wide = places.furniture, at == "middle"
    cloth, edge, lower = places.cloth, round(22 * places.unit), round(10 * places.unit)
    while unit > _LEAST * places.furniture:
        rect = Rect(0, 0, round((_MIDDLE_WIDE if wide else _CORNER_WIDE) * unit), heights(unit, wide=wide))
        if wide:
            rect.center = places.banner.center
        elif at == "right":
            rect.bottomright = cloth.right - edge, cloth.bottom - lower
        else:
            rect.bottomleft = cloth.left + edge, cloth.bottom - lower
        air = 0 if wide else 2 * round(_AIR * unit)
        if rect.inflate(air, air).collidelist(taken) < 0:
            return CardPlacement(rect, unit, wide)
        unit -= places.furniture * _STEP
    return CardPlacement(Rect(0, 0, 0, 0), 0.0, wide)


def _taken(places: Placement, bottom: int) -> Iterator[Rect]:
    """What the card must not cover: every hand with its total and its chips, and every plaque."""
    around = round(_BOUND / 2 * places.furniture)
    for number, seat in enumerate(places.seats):
        if number != bottom:
            yield seat.plaque.inflate(round(8 * places.unit), round(8 * places.unit))
        for hand in seat.hands:
            yield hand.box.union(Rect(hand.box.x, round(hand.total[1]) - around, hand.box.width, 2 * around))
            yield _chips(places, hand.bet.x, hand.bet.y)


def _chips(places: Placement, x: float, y: float) -> Rect:
    wide, up, down = round(96 * places.unit), round(24 * places.unit), round(17 * places.unit)
    return Rect(round(x) - wide // 2, round(y) - up, wide, up + down)


@dataclass(frozen=True, slots=True)
class CoachCard:
    """The card with what stands on it. ``looked_at``: the move whose chances it tells; ``key``: the key that puts it
    away, if there is one. Where there is little room ``brief`` leaves out the small print (1) and the chances (2).
    """

    assets: Assets
    advice: Advice
    looked_at: Line
    key: str
    brief: int = 0

    def placed(self, places: Placement, bottom: int) -> tuple[CoachCard, CardPlacement]:
        """The card with as much on it as there is room for, and its place."""
        for brief in (0, 1):
            card = replace(self, brief=brief)
            place = place_card(places, bottom, card.height)
            if place.unit > _LEGIBLE * places.furniture:
                return card, place
        card = replace(self, brief=2)
        return card, place_card(places, bottom, card.height)

    @property
    def _rows(self) -> list[_Chances]:
        advice, move = self.advice, self.looked_at
        if self.brief > 1:
            return []
        won = (move.win, _WON), (move.tie, _TIED), (move.lose, _LOST)
        figures = " · ".join([str(round(100 * part)) for part, _colour in won])
        label, figure = _("{move}: won, tied, lost"), _("{number} %")
        rows = [_Chances(label.format(move=move.name), _("won, tied, lost"), won, figure.format(number=figures))]
        if advice.bust is not None:
            over, short = _("next card goes over"), _("goes over")
            rows.insert(0, _Chances(over, short, ((advice.bust, _LOST),), per_cent(advice.bust)))
        return rows

    @property
    def _small_print(self) -> str:
        return self.advice.small_print if not self.brief else ""

    def height(self, unit: float, *, wide: bool) -> int:
        """How high it must be, in pixels."""
        brush = Brush(self.assets, unit)
        rows = len(self._rows) * _row_height(brush)
        written = _title_height(brush) + self._sentence_height(brush, wide=wide) + self._foot_height(brush, wide=wide)
        gap = brush.px(_GAP) if rows and not wide else 0
        beside = _title_height(brush) + rows
        return 2 * brush.px(_PAD_UPRIGHT) + (max(written, beside) if wide else written + gap + rows)

    def _sentence_height(self, brush: Brush, *, wide: bool) -> int:
        width = self._writing(brush, wide=wide)
        return brush.paragraph_height(self.advice.sentence, width, size=_TEXT, leading=_LEADING)

    def _foot_height(self, brush: Brush, *, wide: bool) -> int:
        """Pixels of the small print with the gap above it."""
        if not self._small_print:
            return 0
        width = self._writing(brush, wide=wide)
        return brush.px(_GAP) + brush.paragraph_height(self._small_print, width, size=_SMALL, leading=_LEADING)

    def _writing(self, brush: Brush, *, wide: bool) -> int:
        """Pixels its lines are wide."""
        if not wide:
            return brush.px(_CORNER_WIDE) - 2 * brush.px(_PAD)
        whole, rows = brush.px(_MIDDLE_WIDE) - 2 * brush.px(_PAD), self._rows
        if not rows:
            return whole
        short = max(brush.measure(row.short, size=_ROW)[0] for row in rows) + brush.px(_AFTER_LABEL)
        chances = short + brush.px(_LEAST_TRACK) + _figures_width(brush, rows)
        return min(round(whole * _WRITING), whole - brush.px(_GUTTER) - chances)

    def draw(self, place: CardPlacement) -> pygame.Surface:
        """The card with its shadow, to be laid with its middle on that of the place."""
        brush = Brush(self.assets, place.unit)
        pad = brush.px(26)
        surface = pygame.Surface((place.rect.width + 2 * pad, place.rect.height + 2 * pad), pygame.SRCALPHA)
        paper = Rect((pad, pad), place.rect.size)
        brush.shadow(surface, paper, radius=13, blur=9, alpha=140, offset=(0, 5))
        brush.box(surface, paper, theme.PAPER, edge=theme.PAPER_EDGE, radius=13)
        inner = paper.inflate(-2 * brush.px(_PAD), -2 * brush.px(_PAD_UPRIGHT))
        _title(brush, surface, inner, self.advice.title, self.key)
        writing = Rect(inner.x, inner.y, self._writing(brush, wide=place.wide), inner.height)
        writing.y += _title_height(brush)
        used = brush.paragraph(surface, self.advice.sentence, writing, size=_TEXT, colour=theme.INK, leading=_LEADING)
        rows, high = self._rows, _row_height(brush)
        below = Rect(inner.x, writing.y + used + brush.px(_GAP), inner.width, len(rows) * high)
        if place.wide:
            left, middle = writing.right + brush.px(_GUTTER), (writing.y + inner.bottom) // 2
            below = Rect(left, middle - below.height // 2, inner.right - left, below.height)
        _draw_chances(brush, surface, below, rows)
        if self._small_print:
            high = self._foot_height(brush, wide=place.wide) - brush.px(_GAP)
            foot = Rect(writing.x, inner.bottom - high, writing.width, high)
            small, colour = self._small_print, theme.GREY_ON_PAPER
            brush.paragraph(surface, small, foot, size=_SMALL, colour=colour, leading=_LEADING)
        return surface


class _Chances(NamedTuple):
    """A row of the card: a bar of one or several coloured parts between its label and its figures. ``short`` stands
    in for the label where there is little room.
    """

    label: str
    short: str
    parts: tuple[tuple[float, theme.Colour], ...]
    figure: str


def _row_height(brush: Brush) -> int:
    return max(brush.px(19), brush.line_height(size=_ROW, leading=1.3))


def _title_height(brush: Brush) -> int:
    return brush.line_height(size=_TITLE, leading=1.36)


def _title(brush: Brush, surface: pygame.Surface, room: Rect, title: str, key: str) -> None:
    """The best move with its star and, at the right, how to turn the coach off."""
    middle = room.y + _title_height(brush) // 2 - brush.px(1)
    hides = _("{key}: off").format(key=key) if key else ""
    wide = brush.measure(hides, size=13)[0] + brush.px(12) if hides else 0
    star = brush.px(17)
    surface.blit(star_picture(brush, star, on_paper=True), (room.x, middle - star // 2))
    left = room.x + star + brush.px(7)
    at, width = (left, middle), room.right - wide - left
    brush.text(surface, title, at, size=_TITLE, face=Face.SEMIBOLD, colour=theme.INK, width=width)
    if hides:
        brush.text(surface, hides, (room.right, middle), size=13, colour=theme.GREY_ON_PAPER, anchor="right")


def _figures_width(brush: Brush, rows: Sequence[_Chances]) -> int:
    """Pixels of the figures with the gap before them."""
    figures = ["00 · 00 · 00 %", *[row.figure for row in rows]]
    return max(brush.measure(text, size=_ROW, face=Face.BOLD)[0] for text in figures) + brush.px(10)


def _labels(texts: Sequence[str], brush: Brush) -> tuple[Sequence[str], int]:
    """The labels, and the pixels of the widest with the gap after it."""
    return texts, max([brush.measure(text, size=_ROW)[0] for text in texts], default=0) + brush.px(_AFTER_LABEL)


def _draw_chances(brush: Brush, surface: pygame.Surface, rect: Rect, rows: Sequence[_Chances]) -> None:
    right = _figures_width(brush, rows)
    most = rect.width - right - brush.px(_LEAST_TRACK)
    labels, label = _labels([row.label for row in rows], brush)
    if label > most:
        labels, label = _labels([row.short for row in rows], brush)
    for number, row in enumerate(rows):
        middle = rect.y + rect.height * (2 * number + 1) // (2 * len(rows))
        at = (rect.x, middle)
        brush.text(surface, labels[number], at, size=_ROW, colour=theme.INK)
        track = Rect(rect.x + label, middle - brush.px(11) // 2, max(0, rect.width - label - right), brush.px(11))
        brush.box(surface, track, theme.mix(theme.PAPER, theme.PAPER_EDGE, 0.8), radius=3)
        x: float = track.x
        for part, colour in row.parts:
            surface.fill(colour, (round(x), track.y, round(x + part * track.width) - round(x), track.height))
            x += part * track.width
        at = (rect.right, middle)
        brush.text(surface, row.figure, at, size=_ROW, face=Face.BOLD, colour=theme.INK, anchor="right")
