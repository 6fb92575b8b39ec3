"""Text can be read: every line that a screen draws stands out from what lies under it, at least 4.5 to 1."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from build_scripts.gallery import pictures
from build_scripts.pictures.sitting_down import PERSON
from game.app.paths import find_paths
from game.app.settings import Settings
from scenes.assets import Assets
from scenes.context import Context
from scenes.scale import Scale
from scenes.ui import Brush, Device

SIZE = (1280, 720)
LEAST = 4.5
WHOLE = dict(pictures())
SOME = [
    "title with a saved sitting",
    "set-up tjugoett: two house rules differ",
    "settings: tab 1",
    "log drawer",
    "result chart tjugoett: 5 seats, 20 rounds",
    "table tjugoett: in full play",
    "table twenty_one: a move",
    "table huszonegy: banner after the round",
]


def light(colour: tuple[int, ...]) -> float:
    """Relative luminance as WCAG has it."""
    parts = [value / 255 for value in colour[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: tuple[int, ...], second: tuple[int, ...]) -> float:
    darker, lighter = sorted((light(first), light(second)))
    return (lighter + 0.05) / (darker + 0.05)


@cache
def blank_of(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size)


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in SOME else pytest.mark.slow) for name in WHOLE])
def test_every_line_stands_out_from_its_ground(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    faint: list[tuple[str, float]] = []
    draw_text = Brush.text

    def watched(brush: Brush, surface: pygame.Surface, string: str, *args: Any, **kwargs: Any) -> pygame.Rect:
        blank = blank_of(surface.get_size())
        blank.set_clip(surface.get_clip())
        inside = draw_text(brush, blank, string, *args, **kwargs)  # only to know where it will be
        if inside.width and inside.height and string.strip():
            colour = kwargs.get("colour", (246, 236, 210))
            found = contrast(colour, pygame.transform.average_color(surface, inside))
            if found < LEAST:
                faint.append((string, round(found, 2)))
        return draw_text(brush, surface, string, *args, **kwargs)

    settings = Settings(result_stays=0, names=(PERSON,))
    context = Context(Assets(), settings, find_paths(tmp_path), Scale(*SIZE))
    context.device = Device.KEYBOARD
    WHOLE[name](context)
    monkeypatch.setattr(Brush, "text", watched)
    context.stack.layout(context.scale)
    context.assets = Assets()
    surface = pygame.Surface(SIZE).convert()
    context.stack.draw(surface)
    context.stack.leave_all()
    assert faint == []
