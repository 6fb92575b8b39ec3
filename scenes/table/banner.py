"""The paper in the middle of the table that says how a deal ended."""

from __future__ import annotations

import pygame

from game.app.banner import Banner
from game.app.text import gettext as _
from game.app.text import number
from scenes import theme
from scenes.assets import Assets
from scenes.steps import Steps
from scenes.table.places import Placement
from scenes.theme import Face
from scenes.ui import Brush

_BROWN = theme.rgb("#7A5210")
_LINE = 17.0  # size of the text below the title, dp
_MORE = 40  # dp by which it may be higher than usual
_FRAME = 14  # dp between the edge of the paper and what is in its fine frame


def banner_steps(assets: Assets, banner: Banner, places: Placement) -> Steps:
    """The banner with its shadow, as high as its lines need; to be laid with its middle on that of
    ``places.banner``.
    """
    brush = Brush(assets, places.unit)
    width = places.banner.width
    room = width - 2 * brush.px(32)
    text = "\n".join(banner.lines)
    size = _LINE
    most = places.banner.height + brush.px(_MORE)
    while brush.paragraph_height(text, room, size=size, leading=1.28) + brush.px(54 + _FRAME) > most and size > 14:
        yield
        size -= 1
    lines = brush.paragraph_height(text, room, size=size, leading=1.28)
    yield
    height = max(places.banner.height, min(most, lines + brush.px(54 + _FRAME)))
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
    below = pygame.Rect(left, paper.y + brush.px(51), room, paper.bottom - paper.y - brush.px(51 + _FRAME - 4))
    brush.paragraph(surface, text, below, size=size, colour=theme.INK, leading=1.28)
    return surface


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
