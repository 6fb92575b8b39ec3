"""What is heard at the table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from build_scripts.sounds import EFFECTS
from game.app.settings import Settings
from game.engine.events import Event
from scenes.table import director as times
from scenes.table.heard import MOST_TELLING_LAST
from scenes.table.timeline import Beat
from tests.scenes.table.sittings import sit_down
from tests.scenes.test_audio import Recorder


def named() -> set[str]:
    """Every sound that the director's table names."""
    table: dict[type[Event], Beat] = dict(times._BEATS)
    single = [value for value in vars(times).values() if isinstance(value, Beat)]
    return {beat.sound for beat in (*table.values(), *single)}


def test_every_sound_of_the_director_has_its_files_and_its_rank() -> None:
    wanted = named() | set(MOST_TELLING_LAST)
    assert {sound.replace(" ", "_") for sound in wanted if sound} <= set(EFFECTS)
    assert named() <= set(MOST_TELLING_LAST)


def test_a_deal_is_heard_step_by_step(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, persons=())
    recorder = app.context.audio = Recorder()
    scene._ear = type(scene._ear)(recorder)
    for _frame in range(400):
        before = len(recorder.heard)
        app.step([], 16)
        assert len(recorder.heard) <= before + 1
    heard = [name for name in recorder.heard if name]
    assert heard.count("slide") >= 4
    assert "chip" in heard


def test_the_cards_of_the_last_deal_are_heard_going_and_before_the_first_there_are_none(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, persons=())
    recorder = app.context.audio = Recorder()
    scene._ear = type(scene._ear)(recorder)
    while scene.session.round_number < 3:
        dealt = scene.session.round_number
        app.step([], 16)
        if dealt == 1 and scene.session.round_number == 1:
            assert "sweep" not in recorder.heard
        if scene.stage.banner.to == (1.0,) and not scene.animating:
            scene.ring.widget("next").press()
    for _frame in range(40):
        app.step([], 16)
    assert recorder.heard.count("sweep") >= 2


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_what_is_skipped_makes_one_sound_at_most(tmp_path: Path, speed: str) -> None:
    settings = replace(Settings(), speed=speed)  # type: ignore[arg-type]
    app, scene = sit_down(tmp_path, settings=settings)
    recorder = app.context.audio = Recorder()
    scene._ear = type(scene._ear)(recorder)
    for _time in range(30):
        before = len(recorder.heard)
        if not scene.settle():
            app.step([], 16)
        assert len(recorder.heard) <= before + 1
