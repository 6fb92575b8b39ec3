"""Sound without ears: what is played, what is not, and that nothing is ever said on the terminal."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.app.paths import assets_folder
from game.app.settings import Settings
from scenes import audio as audio_module
from scenes.audio import VOICES, Audio
from scenes.context import Context
from scenes.stack import Scene
from scenes.ui import Button, Command, Verb
from tests.scenes.conftest import MakeApp

SOUNDS = assets_folder() / "sounds"
ROOM = assets_folder().parent


def until(true: Callable[[], bool]) -> None:
    patience = time.monotonic() + 20
    while not true():
        assert time.monotonic() < patience
        time.sleep(0.002)


@pytest.fixture
def audio() -> Iterator[Audio]:
    made = Audio(SOUNDS)
    yield made
    made.close()


@pytest.fixture
def playing(audio: Audio) -> Audio:
    audio.start(Settings())
    until(lambda: audio.ready)
    return audio


def voices() -> list[int]:
    """The numbers of the channels on which something is heard."""
    return [number for number in range(pygame.mixer.get_num_channels()) if pygame.mixer.Channel(number).get_busy()]


def heard() -> pygame.mixer.Sound | None:
    """What is heard on the first channel in use."""
    return pygame.mixer.Channel(voices()[0]).get_sound()


def test_nothing_is_opened_before_the_program_says_so(audio: Audio) -> None:
    audio.play("chip")
    audio.enter_room("tjueett")
    audio.follow(Settings(room_tone=True))
    assert pygame.mixer.get_init() is None


def test_a_sound_is_heard_and_the_device_is_given_back(playing: Audio) -> None:
    playing.play("chip")
    assert len(voices()) == 1
    playing.close()
    assert pygame.mixer.get_init() is None
    playing.play("chip")  # nothing happens any more


def test_names_without_a_file_are_no_error(playing: Audio) -> None:
    playing.play("")
    playing.play("trumpet")
    assert voices() == []


def test_variants_take_turns_and_leave_the_cards_alone(playing: Audio) -> None:
    state = random.getstate()
    slides = []
    for _time in range(12):
        playing.play("slide")
        slides.append(heard())
        pygame.mixer.stop()
    assert all(one is not two for one, two in pairwise(slides))
    assert len(set(map(id, slides))) > 2
    assert random.getstate() == state


def test_so_many_voices_and_no_more(playing: Audio) -> None:
    for _time in range(3 * VOICES):
        playing.play("win")
    assert len(voices()) == VOICES


def test_mute_and_volume_take_effect_at_once(playing: Audio) -> None:
    playing.play("win")
    playing.follow(Settings(mute=True))
    until(lambda: voices() == [])
    playing.play("win")
    playing.follow(Settings(volume=0))
    playing.play("win")
    assert voices() == []
    loud = []
    for volume in (20, 100):
        playing.follow(Settings(volume=volume))
        playing.play("win")
        sound = heard()
        assert sound is not None
        loud.append(sound.get_volume())
        pygame.mixer.stop()
    assert 0 < loud[0] < loud[1] / 4


def test_muted_from_the_start_no_device_is_opened_until_it_is_wanted(audio: Audio) -> None:
    audio.start(Settings(mute=True))
    time.sleep(0.05)
    assert pygame.mixer.get_init() is None
    audio.follow(Settings())
    until(lambda: audio.ready)


def test_the_tone_of_a_room_comes_and_goes(playing: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audio_module, "ROOM_FADE", 10)
    playing.enter_room("tjueett")
    playing.follow(Settings())  # tones are off unless asked for
    playing.follow(Settings(room_tone=True))
    until(lambda: len(voices()) == 1)
    cabin = heard()
    playing.enter_room("huszonegy")
    until(lambda: len(voices()) == 1 and heard() is not cabin)
    playing.enter_room("")
    until(lambda: voices() == [])


@pytest.mark.parametrize(
    "variables",
    [
        {"SDL_AUDIODRIVER": "alsa", "ALSA_CONFIG_PATH": "/dev/null"},
        {"SDL_AUDIODRIVER": "dummy"},
        {"SDL_AUDIODRIVER": "gramophone"},
    ],
    ids=lambda variables: variables["SDL_AUDIODRIVER"],
)
@pytest.mark.parametrize("folder", [SOUNDS, Path("nowhere")], ids=["sounds", "no sounds"])
def test_without_a_device_or_files_it_is_silent_in_both_senses(variables: dict[str, str], folder: Path) -> None:
    program = f"""
import time
from pathlib import Path
from game.app.settings import Settings
from scenes.audio import Audio
audio = Audio(Path({str(folder)!r}))
audio.start(Settings(room_tone=True))
audio.enter_room("tjueett")
for _time in range(20):
    audio.play("chip")
    time.sleep(0.02)
audio.close()
"""
    environment = {**os.environ, **variables, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, cwd=ROOM, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_damaged_file_is_left_out(audio: Audio, tmp_path: Path) -> None:
    (tmp_path / "chip_1.wav").write_bytes(b"RIFF and nothing more")
    (tmp_path / "flip_1.wav").write_bytes((SOUNDS / "flip_1.wav").read_bytes())
    sound = Audio(tmp_path)
    sound.start(Settings())
    until(lambda: sound.ready)
    sound.play("chip")
    assert voices() == []
    sound.play("flip")
    assert len(voices()) == 1
    sound.close()


class Recorder(Audio):
    """Writes down what would be heard."""

    def __init__(self) -> None:
        super().__init__(SOUNDS)
        self.heard: list[str] = []

    def play(self, name: str) -> None:
        self.heard.append(name)


def test_buttons_tick_when_they_do_something(make_app: MakeApp) -> None:
    class TwoButtons(Scene):
        def __init__(self, context: Context) -> None:
            super().__init__(context)
            grey = Button("grey", "Grey", lambda: None, key="G", reason="not now")
            self.ring.set([Button("live", "Live", lambda: None, key="L"), grey])

    app = make_app(TwoButtons)
    recorder = app.context.audio = Recorder()
    scene = app.context.stack.top
    assert scene is not None
    scene.handle(Command(Verb.LETTER, letter="L"))
    assert recorder.heard == ["tick"]
    scene.handle(Command(Verb.LETTER, letter="G"))
    scene.handle(Command(Verb.LETTER, letter="X"))
    assert recorder.heard == ["tick"]
