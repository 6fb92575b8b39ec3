"""What holds for every test: no window left over, no sound, no wait for the disk, no race against a busy clock."""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from threading import Lock

import pytest
from hypothesis import settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

PICTURES_KEPT = 256 * 1024 * 1024
"""Bytes."""

settings.register_profile("banco", deadline=None)
settings.load_profile("banco")


@pytest.fixture(autouse=True, scope="session")
def _no_picture_drawn_twice() -> Iterator[None]:
    """Rasterise the same drawing once a run in each size: every new table draws its whole pack, its cloth and more."""
    import pygame

    from scenes.assets import SurfaceCache

    kept, one_at_a_time, draw = SurfaceCache(PICTURES_KEPT), Lock(), pygame.image.load_sized_svg

    def drawn(file: Path | BytesIO, size: tuple[int, int]) -> pygame.Surface:
        content = file.read_bytes() if isinstance(file, Path) else file.getvalue()
        with one_at_a_time:  # tables draw their packs on threads of their own
            return kept.get((blake2b(content).digest(), size), lambda: draw(BytesIO(content), size))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", drawn)
        yield


@pytest.fixture(autouse=True)
def _no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a power cut would show whether bytes have reached the disk, and no test brings one about."""
    monkeypatch.setattr(os, "fsync", lambda _file: None)


@pytest.fixture(autouse=True)
def _no_window_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Destroy every window of the test while SDL still knows it.

    SDL frees its windows when it is shut down, but pygame's object keeps the address. Collected later, in the middle of
    another test, it would destroy whatever window has been opened at that address since.
    """
    import pygame

    opened: list[pygame.Window] = []

    class Noted(pygame.Window):
        def __init__(self, *how: object, **also: object) -> None:
            super().__init__(*how, **also)  # type: ignore[arg-type]
            opened.append(self)

    monkeypatch.setattr(pygame, "Window", Noted)
    yield
    for window in opened:
        window.destroy()
    if opened:
        pygame.quit()
