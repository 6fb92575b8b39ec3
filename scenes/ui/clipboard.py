"""Text that is taken elsewhere, or comes from there."""

from __future__ import annotations

import pygame


def copy(text: str) -> bool:
    """Puts text on the clipboard of the system. False where it has none."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def copied() -> str:
    """The text on the clipboard; empty when there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
