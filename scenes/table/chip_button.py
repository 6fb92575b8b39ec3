"""A chip to be pressed: the left button adds it, the right one takes it away."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes import theme
from scenes.theme import Face
from scenes.ui import Brush, Look, Pointer, PointerKind, Pressable


class ChipButton(Pressable):
    """One value of chips in the bet control."""

    radius = 22.0

    def __init__(
        self, name: str, value: int, add: Callable[[], None], take: Callable[[], None], *, header: str, reason: str = ""
    ) -> None:
        super().__init__(name, add, reason=reason, header=reason or header)
        self.value = value
        self._take = take

    def pointer(self, pointer: Pointer) -> bool:
        """Presses of both mouse buttons."""
        if pointer.kind is PointerKind.DOWN and pointer.button == 3 and self.enabled:
            self._take()
            return True
        return super().pointer(pointer)

    def paint(self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        """The chip with its number on a dark disc."""
        where = rect.move(0, brush.px(2) if look.pressed and self.enabled else 0)
        chip = brush.assets.svg(f"chips/flat_{self.value}.svg", rect.size)
        if not self.enabled:
            chip = brush.assets.kept(("faint chip", self.value, rect.size), lambda: _faint(chip))
        surface.blit(chip, where)
        if look.hovered and self.enabled:
            brush.box(surface, where, theme.WHITE, radius=22, alpha=26)
        disc = pygame.Rect(0, 0, brush.px(25), brush.px(25))
        disc.center = where.center
        brush.box(surface, disc, theme.RING_DARK, radius=12.5, alpha=235)
        colour = theme.CREAM if self.enabled else theme.OFF_TEXT
        brush.text(surface, str(self.value), disc.center, size=14, face=Face.BOLD, colour=colour, anchor="centre")


def _faint(chip: pygame.Surface) -> pygame.Surface:
    faint = chip.copy()
    faint.set_alpha(80)
    return faint
