"""The window: its size, full screen and back, and what the system says about it."""

from __future__ import annotations

import os

import pygame

from scenes.scale import SMALLEST_WINDOW

_UNSEEN = ("dummy", "offscreen", "evdev")
"""Drivers that draw where nobody sees it. Good for tests, which ask for one by name."""


class NoScreen(Exception):
    """There is no screen to open a window on."""


class MainWindow:
    """The program's only window. ``surface`` is what is drawn on; it follows the size of the window.

    Raises NoScreen where there is none, pygame.error where a window cannot be opened.
    """

    def __init__(self, size: tuple[int, int], *, full_screen: bool = False) -> None:
        pygame.display.init()
        if pygame.display.get_driver() in _UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
            raise NoScreen
        self._window = pygame.Window("Banco", _on_screen(size), resizable=True)
        self._window.minimum_size = SMALLEST_WINDOW
        self.full_screen = False
        self.minimised = False
        self._maximised = False
        self._before = (self._window.position, self._window.size)
        pygame.display.set_allow_screensaver(True)
        if full_screen:
            self.toggle_full_screen()

    @property
    def surface(self) -> pygame.Surface:
        return self._window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.surface.get_size()

    @property
    def plain_size(self) -> tuple[int, int] | None:
        """The size a person gave the window; None while it is maximised or fills the screen."""
        return None if self.full_screen or self._maximised else self.size

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self._window.size = size

    def set_icon(self, icon: pygame.Surface) -> None:
        """The picture in the task bar."""
        self._window.set_icon(icon)

    def flip(self) -> None:
        """Show what has been drawn."""
        self._window.flip()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to a window of the same size at the same place."""
        self.full_screen = not self.full_screen
        if self.full_screen:
            self._before = (self._window.position, self._window.size)
            self._window.set_fullscreen(True)
            return
        self._window.set_windowed()
        if self._maximised:
            self._window.maximize()
        else:
            self._window.position, self._window.size = self._before

    def concerns(self, event: pygame.Event) -> bool:
        """Take note of ``event`` if it is about the window; True if it was, so that the picture must be drawn anew."""
        if event.type == pygame.WINDOWMINIMIZED:
            self.minimised = True
            return True
        if event.type in (pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED, pygame.WINDOWSHOWN):
            self.minimised = False
            if not self.full_screen:  # which some systems call maximised as well
                self._maximised = event.type == pygame.WINDOWMAXIMIZED
            return True
        return event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED)

    def close(self) -> None:
        """Take the window off the screen."""
        self._window.destroy()


def _on_screen(size: tuple[int, int]) -> tuple[int, int]:
    """The size, but no larger than the largest screen: a kept window may come from another one."""
    if pygame.display.get_driver() in _UNSEEN:
        return size
    screens = pygame.display.get_desktop_sizes()
    return min(size[0], max(wide for wide, _ in screens)), min(size[1], max(high for _, high in screens))
