"""Parts of several screens: the dark panel in a game's own colours, with its border, and a warm light."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes import theme
from scenes.cloth import Rails, draw_band, draw_cloth, draw_plain
from scenes.context import Context

RADIUS = 18


def paint_panel(context: Context, surface: Surface, rect: Rect, game: str, *, both: bool) -> None:
    """A panel of the rail's colour in ``rect`` with the game's border along its top, and its bottom if ``both``."""
    brush, palette = context.brush, context.assets.palette(game)
    brush.shadow(surface, rect, radius=RADIUS, blur=12, alpha=170, offset=(0, 6))
    brush.box(surface, rect, palette.rail, edge=palette.accent, edge_width=2, radius=RADIUS)
    inner = rect.inflate(-2 * brush.px(8), -2 * brush.px(8))
    brush.box(surface, inner, None, edge=palette.line, edge_width=1, radius=RADIUS - 7)
    size = (rect.width - 2 * brush.px(30), brush.px(20))
    band = context.assets.kept(("panel band", game, size), lambda: draw_band(*size, game))
    surface.blit(band, band.get_rect(midtop=(rect.centerx, rect.top + brush.px(17))))
    if both:
        surface.blit(band, band.get_rect(midbottom=(rect.centerx, rect.bottom - brush.px(17))))


def paint_glow(context: Context, surface: Surface, centre: tuple[int, int], side: int) -> None:
    """A warm light round ``centre``, ``side`` pixels across."""
    glow = context.assets.kept(("glow", side), lambda: _glow(side))
    surface.blit(glow, glow.get_rect(center=centre))


def _glow(side: int) -> Surface:
    """Drawn small and enlarged, which is as smooth and much faster."""
    small = Surface((48, 48), pygame.SRCALPHA)
    for y in range(48):
        for x in range(48):
            away = min(1.0, (((x - 23.5) / 24) ** 2 + ((y - 23.5) / 24) ** 2) ** 0.5)
            small.set_at((x, y), (*theme.GLOW, round(66 * (1 - away) ** 1.3)))
    return pygame.transform.smoothscale(small, (side, side))


def paint_room(context: Context, surface: Surface) -> None:
    """The dark room behind screens that have no table."""
    size = surface.get_size()
    surface.blit(context.assets.kept(("room", size), lambda: draw_plain(size, context.scale.fit)), (0, 0))


def paint_table(context: Context, surface: Surface, game: str) -> None:
    """The bare table of a game with its border all round."""
    size, scale = surface.get_size(), context.scale
    rails = Rails(scale.rail, scale.rail, scale.rail, scale.rail)
    surface.blit(
        context.assets.kept(("bare table", game, size, scale.rail), lambda: draw_cloth(size, game, rails, scale.fit)),
        (0, 0),
    )


def notice_height(context: Context, text: str, width: int) -> int:
    """Pixels a notice with this text needs, ``width`` pixels wide."""
    brush = context.brush
    return max(brush.px(54), brush.paragraph_height(text, width - brush.px(66), size=15) + brush.px(22))
