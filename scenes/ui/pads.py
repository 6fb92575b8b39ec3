"""Game pads: opened when they appear, forgotten when they are pulled out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller


class Pads:
    """Keeps pads open so that their events arrive. Only pads with a known layout are used."""

    def __init__(self) -> None:
        self._open: dict[int, Controller] = {}

    def start(self) -> None:
        """Look for pads. Takes a while, so do it after the first frame."""
        from pygame._sdl2 import controller

        try:
            controller.init()
        except pygame.error:
            return  # no pad support in this system
        for number in range(controller.get_count()):
            self._add(number)

    def plugged(self, event: pygame.Event) -> bool:
        """Take care of a pad being plugged in or pulled out. True when ``event`` was about that."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
            return True
        if event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
            return True
        return False

    def _add(self, number: int) -> None:
        from pygame._sdl2 import controller

        try:
            if controller.is_controller(number):
                pad = controller.Controller(number)
                self._open[pad.as_joystick().get_instance_id()] = pad
        except pygame.error:
            pass  # pulled out again already
