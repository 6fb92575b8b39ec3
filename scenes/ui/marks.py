"""What shows what keys do: the ring round what has the focus, the cap of Enter on it, caps on corners of buttons."""

from __future__ import annotations

import pygame

from scenes import theme
from scenes.theme import Colour, Face
from scenes.ui.brush import Brush
from scenes.ui.widget import Look, Widget

REACH = 14
"""Dp round a widget beyond which neither its ring nor the cap on it is ever drawn."""
_RING_REACH = 9
_SIZE = 12.0  # dp, of letters on caps
_ABOVE = 10  # dp by which the cap of Enter lies above its widget, on the ring
_LEAST_CAPPED = 60  # dp, the least width of a widget with such a cap


def draw_ring(surface: pygame.Surface, brush: Brush, widget: Widget, look: Look) -> None:
    """The ring round a widget, as far as its scroll area shows it."""
    outer = surface.get_clip()
    if widget.area is not None:
        reach = brush.px(_RING_REACH)
        surface.set_clip(outer.clip(widget.area.rect.inflate(2 * reach, 2 * reach)))
    brush.focus_ring(surface, widget.shown, widget.radius)
    widget.paint_over_ring(brush, surface, widget.shown, look)
    surface.set_clip(outer)


def draw_enter(surface: pygame.Surface, brush: Brush, widget: Widget) -> None:
    """The cap of Enter on the ring, where another widget has it otherwise and this one is not too small for it."""
    if widget.key != "Enter" and widget.rect.width >= brush.px(_LEAST_CAPPED):
        place = widget.shown.move(-brush.px(6), -brush.px(_ABOVE))
        corner_cap(brush, surface, place, "Enter", theme.PANEL_EDGE, theme.WHITE, right=True)


def corner_cap(
    brush: Brush, surface: pygame.Surface, rect: pygame.Rect, key: str, ground: Colour, ink: Colour, *, right: bool
) -> None:
    """A key cap on the upper left or the upper ``right`` corner of ``rect``, which has the colour ``ground``."""
    side = brush.text_px(_SIZE) + brush.px(4)
    wide = max(side, brush.measure(key, size=_SIZE, face=Face.SEMIBOLD)[0] + brush.px(8))
    beyond = brush.px(3)
    cap = pygame.Rect(rect.right + beyond - wide if right else rect.left - beyond, rect.top - beyond, wide, side)
    fill = theme.darker(ground, 0.42)
    brush.box(surface, cap, fill, edge=theme.lighter(ground, 0.3), edge_width=1, radius=5)
    brush.text(surface, key, cap.center, size=_SIZE, face=Face.SEMIBOLD, colour=ink, anchor="centre")
