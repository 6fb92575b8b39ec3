"""The coach's card: a slip of paper on the cloth with the best move, one sentence why, and the chances behind it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product

import pygame
from pygame import Rect

from game.app.coaching.coach import Advice, Line
from game.app.coaching.coach_words import per_cent
from game.app.text import gettext as _
from scenes import theme
from scenes.assets import Assets
from scenes.table.coach_bars import star_picture
from scenes.table.coach_chances import Chances, draw_chances, draw_stacked, least_width, row_height, stacked_height
from scenes.table.coach_places import (
    LEGIBLE,
    CardPlacement,
    Form,
    OnCloth,
    place_in_a_column,
    place_in_a_corner,
    place_in_the_middle,
)
from scenes.theme import Face
from scenes.ui import Brush

_PAD_UPRIGHT, _GUTTER = 11, 22
_TITLE, _TEXT, _SMALL = 18.0, 15.5, 12.0
_GAP = 4  # dp between title, sentence, chances and small print
_LEADING = 1.24
_STAR, _AFTER_STAR = 17, 7
_WRITING = 0.48  # of the width of the wide card: its left column
_WON, _TIED, _LOST = theme.rgb("#3C7A4B"), theme.rgb("#C9A24A"), theme.rgb("#C2342A")


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

    def placed(self, cloth: OnCloth) -> tuple[CoachCard, CardPlacement]:
        """The card with as much on it as there is room for, and its place."""
        beside, above = (place_in_a_corner, place_in_a_column), (place_in_the_middle,)
        tried = []
        for lays, most in ((beside, (0, 1)), (beside, (2,)), (above, (0, 1, 2))):
            for lay, brief in product(lays, most):
                card = replace(self, brief=brief)
                tried.append((card, lay(cloth, card.height)))
                if tried[-1][1].unit > LEGIBLE * cloth.places.furniture:
                    return tried[-1]
        return max(tried, key=lambda one: (one[0].brief, one[1].unit))

    @property
    def _rows(self) -> list[Chances]:
        advice, move = self.advice, self.looked_at
        if self.brief > 1:
            return []
        won = (move.win, _WON), (move.tie, _TIED), (move.lose, _LOST)
        figures = " · ".join([str(round(100 * part)) for part, _colour in won])
        label, figure = _("{move}: won, tied, lost"), _("{number} %")
        rows = [Chances(label.format(move=move.name), _("won, tied, lost"), won, figure.format(number=figures))]
        if advice.bust is not None:
            over, short = _("next card goes over"), _("goes over")
            rows.insert(0, Chances(over, short, ((advice.bust, _LOST),), per_cent(advice.bust)))
        return rows

    @property
    def _small_print(self) -> str:
        return self.advice.small_print if not self.brief else ""

    def height(self, unit: float, form: Form) -> int:
        """How high it must be, in pixels."""
        brush = Brush(self.assets, unit)
        rows = self._rows_height(brush, form)
        title = self._title_height(brush, form)
        written = title + self._sentence_height(brush, form) + self._foot_height(brush, form)
        gap = brush.px(_GAP) if rows and not form.beside else 0
        return 2 * brush.px(_PAD_UPRIGHT) + (max(written, title + rows) if form.beside else written + gap + rows)

    def _rows_height(self, brush: Brush, form: Form) -> int:
        if form.stacked:
            return stacked_height(brush, self._rows, _inner(brush, form))
        return len(self._rows) * row_height(brush)

    def _title_height(self, brush: Brush, form: Form) -> int:
        return _title_height(brush) * (len(self._title_lines(brush, form)) if form.stacked else 1)

    def _draw_title(self, brush: Brush, surface: pygame.Surface, room: Rect, form: Form) -> None:
        """The best move with its star and, where there is room, how to turn the coach off at the right."""
        middle = room.y + _title_height(brush) // 2 - brush.px(1)
        star = brush.px(_STAR)
        surface.blit(star_picture(brush, star, on_paper=True), (room.x, middle - star // 2))
        left = room.x + star + brush.px(_AFTER_STAR)
        if form.stacked:
            for line in self._title_lines(brush, form):
                brush.text(surface, line, (left, middle), size=_TITLE, face=Face.SEMIBOLD, colour=theme.INK)
                middle += _title_height(brush)
            return
        hides = _("{key}: off").format(key=self.key) if self.key else ""
        wide = brush.measure(hides, size=13)[0] + brush.px(12) if hides else 0
        at, width = (left, middle), room.right - wide - left
        brush.text(surface, self.advice.title, at, size=_TITLE, face=Face.SEMIBOLD, colour=theme.INK, width=width)
        brush.text(surface, hides, (room.right, middle), size=13, colour=theme.GREY_ON_PAPER, anchor="right")

    def _title_lines(self, brush: Brush, form: Form) -> list[str]:
        wide = _inner(brush, form) - brush.px(_STAR) - brush.px(_AFTER_STAR)
        return brush.wrap(self.advice.title, wide, size=_TITLE, face=Face.SEMIBOLD)

    def _sentence_height(self, brush: Brush, form: Form) -> int:
        width = self._writing(brush, form)
        return brush.paragraph_height(self.advice.sentence, width, size=_TEXT, leading=_LEADING)

    def _foot_height(self, brush: Brush, form: Form) -> int:
        """Pixels of the small print with the gap above it."""
        if not self._small_print:
            return 0
        width = self._writing(brush, form)
        return brush.px(_GAP) + brush.paragraph_height(self._small_print, width, size=_SMALL, leading=_LEADING)

    def _writing(self, brush: Brush, form: Form) -> int:
        """Pixels its lines are wide."""
        whole, rows = _inner(brush, form), self._rows
        if not form.beside or not rows:
            return whole
        return min(round(whole * _WRITING), whole - brush.px(_GUTTER) - least_width(brush, rows))

    def draw(self, place: CardPlacement) -> pygame.Surface:
        """The card with its shadow, to be laid with its middle on that of the place."""
        brush = Brush(self.assets, place.unit)
        pad = brush.px(26)
        surface = pygame.Surface((place.rect.width + 2 * pad, place.rect.height + 2 * pad), pygame.SRCALPHA)
        paper = Rect((pad, pad), place.rect.size)
        brush.shadow(surface, paper, radius=13, blur=9, alpha=140, offset=(0, 5))
        brush.box(surface, paper, theme.PAPER, edge=theme.PAPER_EDGE, radius=13)
        form = place.form
        inner = paper.inflate(-2 * brush.px(form.pad), -2 * brush.px(_PAD_UPRIGHT))
        self._draw_title(brush, surface, inner, form)
        writing = Rect(inner.x, inner.y, self._writing(brush, form), inner.height)
        writing.y += self._title_height(brush, form)
        used = brush.paragraph(surface, self.advice.sentence, writing, size=_TEXT, colour=theme.INK, leading=_LEADING)
        below = Rect(inner.x, writing.y + used + brush.px(_GAP), inner.width, self._rows_height(brush, form))
        if form.beside:
            left, middle = writing.right + brush.px(_GUTTER), (writing.y + inner.bottom) // 2
            below = Rect(left, middle - below.height // 2, inner.right - left, below.height)
        (draw_stacked if form.stacked else draw_chances)(brush, surface, below, self._rows)
        if self._small_print:
            high = self._foot_height(brush, form) - brush.px(_GAP)
            foot = Rect(writing.x, inner.bottom - high, writing.width, high)
            small, colour = self._small_print, theme.GREY_ON_PAPER
            brush.paragraph(surface, small, foot, size=_SMALL, colour=colour, leading=_LEADING)
        return surface


def _inner(brush: Brush, form: Form) -> int:
    return brush.px(form.wide) - 2 * brush.px(form.pad)


def _title_height(brush: Brush) -> int:
    return brush.line_height(size=_TITLE, leading=1.36)
