"""The paper in the middle of the table that says how a deal ended."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.app.text import gettext as _
from game.app.text import number
from game.app.wording.banner import Banner
from scenes import theme
from scenes.assets import Assets
from scenes.steps import Steps
from scenes.table.coach_bars import star_picture
from scenes.table.places import Placement
from scenes.theme import Face
from scenes.ui import Brush

_BROWN = theme.rgb("#7A5210")
_LINE = 17.0  # size of the text below the title, dp
_LEAST_LINE = 13.0
_FRAME = 14  # dp between the edge of the paper and what is in its fine frame
_ABOVE = 51  # dp above the first line
_LEADING = 1.28
_MORE = 40  # dp by which it may always be higher than usual; further only where no cards lie
_AIR = 6  # dp between it and the cards
_TOTAL = 14  # dp by which a total hangs below its cards


def banner_steps(assets: Assets, banner: Banner, places: Placement) -> Steps:
    """The banner with its shadow, as high as its lines need; to be laid with its middle on that of
    ``places.banner``.
    """
    brush = Brush(assets, places.unit)
    width = places.banner.width
    room = width - 2 * brush.px(32)
    texts = ["\n".join(banner.lines), *banner.reviews]
    size, around = _LINE, brush.px(_ABOVE + _FRAME + 3)
    most = max(places.banner.height + brush.px(_MORE), _free_height(places))
    while (lines := _heights(brush, texts, room, size)) and sum(lines) + around > most and size > _LEAST_LINE:
        yield
        size -= 1
    height = max(places.banner.height, min(most, sum(lines) + around))
    pad = brush.px(30)
    surface = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    paper = pygame.Rect(pad, pad, width, height)
    brush.paper(surface, paper)
    yield
    left, right, y = paper.x + brush.px(32), paper.right - brush.px(32), paper.y + brush.px(33)
    start = _draw_bank(surface, brush, banner, right, y)
    space = start - left - brush.px(16)
    brush.text(surface, banner.title, (left, y), size=26, face=Face.SEMIBOLD, colour=theme.INK, width=space)
    yield
    reviewed = sum(lines[1:])
    below = pygame.Rect(left, paper.y + brush.px(_ABOVE), room, paper.bottom - paper.y - brush.px(_ABOVE + _FRAME - 4))
    below.height -= reviewed
    below.y += brush.paragraph(surface, texts[0], below, size=size, colour=theme.INK, leading=_LEADING)
    for review, high in zip(banner.reviews, lines[1:], strict=True):
        _draw_review(surface, brush, review, pygame.Rect(left, below.y, room, high), size)
        below.y += high
    return surface


def _heights(brush: Brush, texts: Sequence[str], width: int, size: float) -> list[int]:
    """Pixels that each of the texts needs, the reviews less wide by their star."""
    widths = [width, *[width - _star(brush, size)] * (len(texts) - 1)]
    return [
        brush.paragraph_height(text, room, size=size, leading=_LEADING)
        for text, room in zip(texts, widths, strict=True)
    ]


def _star(brush: Brush, size: float) -> int:
    return brush.px(size + 5)


def _free_height(places: Placement) -> int:
    """Pixels that the paper may be high without lying on cards or totals."""
    paper = places.banner
    boxes = [hand.box for seat in places.seats for hand in seat.hands if hand.cards]
    beside = [box for box in boxes if box.left < paper.right and box.right > paper.left]
    total = round(_TOTAL * places.furniture)
    above = [paper.centery - box.bottom - total for box in beside if box.centery < paper.centery]
    below = [box.top - paper.centery for box in beside if box.centery > paper.centery]
    return 2 * (min([*above, *below], default=0) - round(_AIR * places.unit))


def _draw_review(surface: pygame.Surface, brush: Brush, review: str, rect: pygame.Rect, size: float) -> None:
    """What cost somebody most, behind the coach's star."""
    side = brush.px(size - 1)
    middle = rect.y + brush.line_height(size=size, leading=_LEADING) // 2
    surface.blit(star_picture(brush, side, on_paper=True), (rect.x, middle - side // 2))
    left = rect.x + _star(brush, size)
    room = pygame.Rect(left, rect.y, rect.right - left, rect.height)
    brush.paragraph(surface, review, room, size=size, colour=_BROWN, leading=_LEADING)


def _draw_bank(surface: pygame.Surface, brush: Brush, banner: Banner, right: int, y: int) -> int:
    """The bank before and after the deal, up to the right edge; returns its left edge."""
    at = (right, y)
    after = brush.text(surface, number(banner.after), at, size=26, face=Face.BOLD, colour=_BROWN, anchor="right")
    arrow = pygame.Rect(0, 0, brush.px(18), brush.px(18))
    arrow.center = (after.left - brush.px(17), y)
    brush.glyph(surface, "right", arrow, _BROWN)
    words = _("Bank {chips}").format(chips=number(banner.before))
    at = (after.left - brush.px(34), y)
    return brush.text(surface, words, at, size=16, colour=theme.GREY_ON_PAPER, anchor="right").left
