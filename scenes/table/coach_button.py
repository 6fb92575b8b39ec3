"""The button that calls the coach, or sends the coach away."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.text import gettext as _
from scenes import theme
from scenes.theme import Face
from scenes.ui import Brush, Look, Pressable
from scenes.ui.brush import ELLIPSIS
from scenes.ui.buttons import HOVER, PRESSED_DOWN


class CoachButton(Pressable):
    """A whistle in the bar; with an ochre rim while the coach speaks, with dots while the coach counts."""

    radius = 9.0

    def __init__(self, on_press: Callable[[], None], *, lit: bool, counting: bool, show_key: bool) -> None:
        told = _("The coach: turn it off") if lit else _("The coach: what is every move worth?")
        super().__init__("icon coach", on_press, key="C", header=told)
        self._lit = lit
        self._counting = counting
        self._show_key = show_key

    def paint(self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        """A dark box with the whistle, and where there is room the word and the key."""
        face = rect.move(0, brush.px(PRESSED_DOWN) if look.pressed else 0)
        fill = theme.mix(theme.RING_DARK, theme.OCHRE, 0.18) if self._lit else theme.RING_DARK
        fill = theme.lighter(fill, HOVER if look.hovered else 0.0)
        edge = theme.OCHRE if self._lit else theme.PANEL_EDGE
        brush.box(surface, face, fill, edge=edge, edge_width=1.6 if self._lit else 1.2, radius=self.radius)
        side = min(brush.px(19), face.height - brush.px(4))
        whistle = brush.assets.svg("icons/coach.svg", (side, side))
        word = ELLIPSIS if self._counting else _("Coach")
        wide = brush.measure(word, size=14, face=Face.MEDIUM)[0]
        if face.width < side + brush.px(14) + min(wide, brush.px(40)):
            surface.blit(whistle, whistle.get_rect(center=face.center))
            return
        key = brush.measure(self.key, size=12)[0] if self._show_key else 0
        room = face.width - side - brush.px(22) - (key + brush.px(8) if key else 0)
        left = face.x + brush.px(8)
        surface.blit(whistle, whistle.get_rect(midleft=(left, face.centery)))
        colour = theme.GLOW if self._lit else theme.CREAM
        at = (left + side + brush.px(6) + room / 2, face.centery)
        brush.text(surface, word, at, size=14, face=Face.MEDIUM, colour=colour, anchor="centre", width=room)
        if key:
            at = (face.right - brush.px(9), face.centery)
            brush.text(surface, self.key, at, size=12, colour=theme.GREY_ON_DARK, anchor="right")
