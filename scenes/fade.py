"""From one screen to the next where the next takes a while to draw: the old one goes dark meanwhile, the new one comes
out of the dark. No frame waits for all of it.
"""

from __future__ import annotations

import time

import pygame

from scenes.stack import Scene, SceneStack

_AT_ONCE, _AT_ONCE_IN_THE_DARK = 0.005, 0.007
"""Seconds of one frame in which the next screen is drawn: while the old one is still seen, and afterwards."""
_DARK = 0.9
_DARKER = 0.78
"""What is left of the old screen's light after a frame of 16 ms."""
_FRAME = 16
_RISE = 140
"""Milliseconds in which the new screen comes out of the dark."""


class Fade:
    """Lets each screen draw ahead what its first picture needs."""

    def __init__(self) -> None:
        self._scene: Scene | None = None
        self._dark = 0.0

    def draw(self, stack: SceneStack, surface: pygame.Surface, passed: float) -> bool:
        """Draws what is on the stack, or the last picture darker than it was ``passed`` milliseconds ago. True when
        another frame is due.
        """
        if self._ready(stack.top):
            stack.draw(surface)
            before, self._dark = self._dark, max(0.0, self._dark - passed / _RISE)
            if before == 0:
                return False
            left = 1 - self._dark
        else:
            left = _DARKER ** (passed / _FRAME)
            self._dark = 1 - (1 - self._dark) * left
        light = round(255 * left)
        surface.fill((light, light, light), special_flags=pygame.BLEND_RGB_MULT)
        return True

    def _ready(self, scene: Scene | None) -> bool:
        """Whether the scene may be shown; does a little of what is still to do for it."""
        if scene is None or scene is self._scene:
            return True
        until = time.perf_counter() + (_AT_ONCE if self._dark < _DARK else _AT_ONCE_IN_THE_DARK)
        while not scene.prepare():
            if time.perf_counter() > until:
                return False
        self._scene = scene
        return True
