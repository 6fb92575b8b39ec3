"""The first picture: the dark room and the name, on the screen before anything that takes time is loaded."""

from __future__ import annotations

import math

import pygame

from scenes import theme
from scenes.assets import Assets
from scenes.scale import Scale
from scenes.theme import Colour, Face
from scenes.title.layout import place_title

NAME = "BANCO"
NAME_SIZE = 0.86  # of the height of its place on the title screen
_HALF_WAY = 0.5
_SOFT = (32, 18)  # light falls off so slowly that this many pixels, enlarged, show all of it


def paint_lounge(surface: pygame.Surface, assets: Assets) -> None:
    """A brown room, lit a little: quicker to draw than the one with the rosette that comes after it."""
    size = surface.get_size()
    surface.blit(assets.kept(("lounge", size), lambda: _light(size)), (0, 0))


def paint_opening(surface: pygame.Surface, assets: Assets, scale: Scale) -> None:
    """What the window shows while the title is being made: its room and its name, without the doors."""
    paint_lounge(surface, assets)
    room = place_title(scale, 5, 3, wide_first=False).title
    pixels = round(room.height * NAME_SIZE)
    name = assets.text(NAME, Face.TITLE, pixels, theme.OCHRE)
    baseline = round(room.centery + Face.TITLE.cap_height * pixels / 2)
    surface.blit(name, (room.centerx - name.get_width() // 2, baseline - assets.font(Face.TITLE, pixels).get_ascent()))


def _light(size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    across, down = _SOFT
    reach = math.hypot(width, height * 1.25) / 2
    small = pygame.Surface(_SOFT)
    for y in range(down):
        for x in range(across):
            away_x, away_y = ((x + 0.5) / across - 0.5) * width, ((y + 0.5) / down - 0.47) * height
            small.set_at((x, y), _lit(min(1.0, math.hypot(away_x, away_y) / reach)))
    return pygame.transform.smoothscale(small, size)


def _lit(away: float) -> Colour:
    """The colour of the room ``away`` (0 to 1) from its middle."""
    if away < _HALF_WAY:
        return theme.mix(theme.LOUNGE_LIGHT, theme.LOUNGE, away / _HALF_WAY)
    return theme.mix(theme.LOUNGE, theme.LOUNGE_DARK, (away - _HALF_WAY) / (1 - _HALF_WAY))
