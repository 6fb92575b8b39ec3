"""Drawing that takes longer than a frame, done a little at a time: each ``yield`` is a chance to show a frame."""

from __future__ import annotations

from collections.abc import Generator

import pygame

Steps = Generator[None, None, pygame.Surface]
"""Draws a surface and returns it in the end."""


def all_of(steps: Steps) -> pygame.Surface:
    """The surface, drawn at once."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            drawn: pygame.Surface = done.value
            return drawn
