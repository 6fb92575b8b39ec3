"""A whole program without a screen: an App over a temporary data folder, and scenes made of a few widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest

from game.app.paths import find_paths
from game.app.settings import Settings
from scenes.app import App
from scenes.assets import Assets
from scenes.context import Context
from scenes.scale import Scale
from scenes.stack import Scene
from scenes.window import MainWindow


class MakeApp(Protocol):
    """Opens the program on ``first``, without a screen."""

    def __call__(
        self,
        first: Callable[[Context], Scene],
        *,
        size: tuple[int, int] = (1280, 720),
        ui_scale: int = 100,
        resume: Callable[[Context], Scene | None] | None = None,
    ) -> App: ...


@pytest.fixture
def make_app(tmp_path: Path) -> Iterator[MakeApp]:
    opened: list[App] = []

    def make(
        first: Callable[[Context], Scene],
        *,
        size: tuple[int, int] = (1280, 720),
        ui_scale: int = 100,
        resume: Callable[[Context], Scene | None] | None = None,
    ) -> App:
        settings = Settings(ui_scale=ui_scale)
        context = Context(Assets(), settings, find_paths(tmp_path / "data"), Scale(*size, ui_scale / 100))
        opened.append(App(context, first, MainWindow(size), resume=resume))
        return opened[-1]

    yield make
    for app in opened:
        if app.running:
            app.close()
