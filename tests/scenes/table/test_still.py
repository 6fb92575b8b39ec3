"""What is drawn a little at a time looks as if it had been drawn at once."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.engine.variants import GAMES
from scenes.app import App
from scenes.table.scene import TableScene
from scenes.table.still import apart
from tests.scenes.table.sittings import sit_down


def drawn(scene: TableScene, size: tuple[int, int], *, anew: bool) -> bytes:
    """The picture of the table, from the parts drawn before or all of it anew."""
    if anew:
        scene._view._painter = None
    surface = pygame.Surface(size)
    surface.fill((255, 0, 255))
    scene.draw(surface)
    while scene._view.behind:
        scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("game", GAMES)
def test_parts_drawn_anew_make_the_same_picture_as_the_whole(game: str, tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, game, seats=4, persons=(), size=(1024, 600))
    for frame in range(700):
        app.step([], 25)
        if frame % 23 == 0:
            before = drawn(scene, (1024, 600), anew=False)
            assert before == drawn(scene, (1024, 600), anew=True), frame
        if scene.timeline.idle and scene.session.to_act is None:
            scene.ring.widget("next").press()


def opened(folder: Path) -> tuple[App, TableScene, list[bytes]]:
    """A table that has just been put on the screen, and the pictures up to the first of the table itself."""
    app, scene = sit_down(folder, persons=())
    app.window.surface.fill((200, 180, 160))
    pictures = []
    while app._fade._scene is not scene:
        app.step([], 16)
        pictures.append(pygame.image.tobytes(app.window.surface, "RGB"))
        assert len(pictures) < 500
    return app, scene, pictures


def test_the_screen_before_goes_dark_and_the_table_comes_out_of_the_dark(tmp_path: Path) -> None:
    app, scene, pictures = opened(tmp_path)
    light = [picture[0] for picture in pictures[:-1]]  # of the corner
    assert len(light) > 3
    assert light == sorted(light, reverse=True)
    assert light[-1] < 150
    for _frame in range(40):
        app.step([], 16)
    assert pygame.image.tobytes(app.window.surface, "RGB") == drawn(scene, app.window.size, anew=True)


def test_a_window_that_changes_while_the_table_opens_leaves_nothing_of_the_old_one(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, persons=())
    for _frame in range(3):
        app.step([], 16)
    app.window.resize((1100, 640))
    for _frame in range(200):
        app.step([], 16)
    assert app.window.size == (1100, 640)
    shown = pygame.image.tobytes(app.window.surface, "RGB")
    assert shown == drawn(scene, (1100, 640), anew=True)


def test_boxes_are_joined_until_none_overlaps() -> None:
    boxes = [Rect(0, 0, 10, 10), Rect(30, 0, 10, 10), Rect(8, 2, 24, 4), Rect(100, 0, 5, 5)]
    assert sorted(map(tuple, apart(boxes))) == [(0, 0, 40, 10), (100, 0, 5, 5)]
