"""When a scene has failed: the room in which the message lets the person go on."""

from __future__ import annotations

import pygame

from scenes.opening import paint_lounge
from scenes.stack import Scene


class EmptyRoom(Scene):
    """Nothing but the dark room: what lies under the message."""

    def draw(self, surface: pygame.Surface) -> None:
        paint_lounge(surface, self.context.assets)
