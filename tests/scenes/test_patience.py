"""Time and space: every frame rate takes equally long, waiting draws nothing, and a window may change at any moment."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.settings import Settings
from game.engine.observation import Phase
from game.engine.variants import GAMES
from scenes.app import App
from scenes.stack import HASTE
from scenes.table.scene import TableScene
from scenes.title.scene import TitleScene
from scenes.ui import Command, Device, Verb
from tests.scenes.table.sittings import sit_down

from .conftest import MakeApp

UNPAINTED = (255, 0, 255)


def over(scene: TableScene) -> bool:
    return scene.session.phase in (Phase.BETWEEN, Phase.OVER) and scene.timeline.idle and scene.session.round_number > 0


def seconds_of_a_deal(folder: Path, game: str, frames_per_second: int) -> float:
    """How long a deal of four computer players takes on the screen."""
    app, scene = sit_down(folder, game, persons=(), size=(1024, 600))
    app.window.minimised = True  # nothing need be drawn to know
    passed = frame = 0
    while not over(scene):
        frame += 1
        until = round(frame * 1000 / frames_per_second)
        app.step([], until - passed)
        passed = until
        assert passed < 120_000
    app.window.close()
    return passed / 1000


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_takes_equally_long_at_every_frame_rate(tmp_path: Path, game: str) -> None:
    slow, usual, fast, fastest = [seconds_of_a_deal(tmp_path, game, rate) for rate in (30, 60, 144, 240)]
    assert slow == pytest.approx(fastest, rel=0.03)
    assert usual == pytest.approx(fastest, rel=0.02)
    assert fast == pytest.approx(fastest, rel=0.01)


def test_nothing_is_drawn_at_the_title_while_nothing_happens(make_app: MakeApp) -> None:
    app = make_app(TitleScene)
    app.step([], 0)
    assert not any(app.step([], 16) for _ in range(200))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_drawn_while_a_person_thinks(tmp_path: Path, game: str) -> None:
    app, scene = sit_down(tmp_path, game, settings=Settings(speed="brisk"))
    for _ in range(1000):
        app.step([], 30)
        if scene.live and not scene.animating:
            break
    app.step([], 16)
    assert scene.live
    assert not any(app.step([], 16) for _ in range(200))


@pytest.mark.slow
def test_windows_may_change_in_the_middle_of_deals(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "huszonegy", seats=7, persons=(0,), settings=Settings(speed="relaxed"))
    random = Random(5)
    for _ in range(200):
        size = random.randrange(1024, 1300), random.randrange(600, 760)
        app.window.resize(size)
        app.window.surface.fill(UNPAINTED)
        assert app.step([pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])], random.randrange(5, 60))
        frame = app.window.surface
        assert frame.get_size() == size == app.context.scale.size
        assert pygame.mask.from_threshold(frame, UNPAINTED, (1, 1, 1, 255)).count() == 0
        for widget in scene.ring.widgets:
            assert frame.get_rect().contains(widget.shown), widget.name
        if over(scene) or (scene.live and random.random() < 0.3):
            scene.handle(Command(Verb.PRESS))
    assert scene.session.round_number > 0


def _skip_to_a_decision(app: App, scene: TableScene, press: Command) -> None:
    """Presses on in haste, so many times a second, until a person is asked for a move."""
    for _ in range(400):
        app.step([], 16)
        if scene.live:
            return
        scene.handle(press)
    raise AssertionError("nobody is asked for a move")


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_a_press_too_many_ends_a_movement_and_makes_no_move(tmp_path: Path, device: Device) -> None:
    press = Command(Verb.PRESS, device=device)
    app, scene = sit_down(tmp_path, "huszonegy", deal=3)
    scene.ring.visible = True
    _skip_to_a_decision(app, scene, press)
    mark = scene.session.mark
    for _ in range(10):
        app.step([], 200)
        scene.handle(press)
    assert scene.session.mark == mark
    app.step([], HASTE)
    scene.handle(press)
    assert scene.session.mark > mark


def test_whoever_has_not_hurried_may_press_at_once(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "huszonegy", deal=3)
    scene.ring.visible = True
    for _ in range(2000):
        app.step([], 16)
        if scene.live:
            break
    mark = scene.session.mark
    scene.handle(Command(Verb.PRESS))
    assert scene.session.mark > mark


def test_other_keys_are_heard_at_once_after_a_movement_was_ended(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "huszonegy", deal=3)
    _skip_to_a_decision(app, scene, Command(Verb.PRESS))
    amount = scene._hud.amounts.amount
    assert amount is not None
    amount.set(amount.offer.low)
    scene.handle(Command(Verb.UP))
    assert amount.value == amount.offer.low + 1


def test_a_press_too_many_leaves_the_banner_where_it_is(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "tjugoett", persons=(), deal=3)
    while scene._ending is None:
        app.step([], 16)
        if scene._ending is None:
            scene.handle(Command(Verb.PRESS))
    scene.handle(Command(Verb.PRESS))
    assert scene._ending is not None
    app.step([], HASTE)
    scene.handle(Command(Verb.PRESS))
    assert scene._ending is None
