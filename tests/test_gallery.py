"""The gallery: a small run writes pictures that show something, and every moment at a table comes."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from build_scripts.gallery import main
from build_scripts.pictures.moments import MOMENTS, Moment
from build_scripts.pictures.sitting_down import reach
from game.app.paths import find_paths
from game.app.settings import Settings
from scenes.assets import Assets
from scenes.context import Context
from scenes.scale import Scale


@pytest.mark.parametrize(
    ("words", "scale"),
    [("four split hands", 75), ("settings: tab", 100), ("house rules differ", 200), ("cards german, 60", 100)],
)
def test_pictures_show_something(words: str, scale: int, tmp_path: Path) -> None:
    main(["--out", str(tmp_path), "--size", "1024x600", "--language", "en", "--scale", str(scale), "--only", words])
    files = sorted(tmp_path.iterdir())
    assert files
    for file in files:
        picture = pygame.image.load(file)
        width, height = picture.get_size()
        colours = {tuple(picture.get_at((x, y))) for x in range(0, width, 7) for y in range(0, height, 7)}
        assert len(colours) > 20, file.name


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
def test_every_moment_comes(moment: Moment, tmp_path: Path) -> None:
    pygame.display.init()
    pygame.display.set_mode((1024, 600))
    context = Context(Assets(), Settings(result_stays=0), find_paths(tmp_path), Scale(1024, 600))
    assert context.stack.top is None
    scene = reach(context, moment)
    assert scene is context.stack.top
