"""The sounds: complete, reproducible, balanced, and without a click at either end."""

from __future__ import annotations

import io
import wave
from array import array
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from build_scripts import sounds
from build_scripts.sound.waves import loudness
from game.engine.variants import GAMES

FILES = sorted(sounds.SOUNDS.rglob("*.wav"))
EFFECTS = [file for file in FILES if file.parent == sounds.SOUNDS]
ROOMS = [file for file in FILES if file.parent != sounds.SOUNDS]


class Heard(NamedTuple):
    """What a file holds."""

    samples: list[float]
    rate: int


@cache
def hear(file: Path) -> Heard:
    with wave.open(io.BytesIO(file.read_bytes())) as opened:
        assert (opened.getnchannels(), opened.getsampwidth()) == (1, 2)
        whole = array("h", opened.readframes(opened.getnframes()))
        return Heard([sample / 32_767 for sample in whole], opened.getframerate())


def test_the_effects_are_made_anew_to_the_same_bytes() -> None:
    made = {sound.file: sounds.file_bytes(sound) for sound in sounds.effects()}
    assert made == {file.name: file.read_bytes() for file in EFFECTS}


@pytest.mark.slow
def test_the_rooms_are_made_anew_to_the_same_bytes() -> None:
    made = {sound.file: sounds.file_bytes(sound) for sound in sounds.room_tones()}
    assert made == {f"room/{file.name}": file.read_bytes() for file in ROOMS}


def test_every_table_has_its_room() -> None:
    assert {file.stem for file in ROOMS} == set(GAMES)


def test_together_they_stay_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < 2_000_000


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_sound_reaches_full_scale(file: Path) -> None:
    assert 0.01 < max(map(abs, hear(file).samples)) <= sounds.HIGHEST_PEAK


@pytest.mark.parametrize("file", EFFECTS, ids=lambda file: file.stem)
def test_effects_are_short_and_begin_and_end_in_silence(file: Path) -> None:
    heard = hear(file)
    assert len(heard.samples) < 0.9 * heard.rate
    assert heard.samples[0] == heard.samples[-1] == 0
    assert abs(sum(heard.samples)) / len(heard.samples) < 0.002  # no push of the membrane to one side
    largest = max(map(abs, heard.samples))
    assert max(map(abs, heard.samples[-60:])) < 0.02 * largest


@pytest.mark.parametrize("file", ROOMS, ids=lambda file: file.stem)
def test_rooms_loop_without_a_click(file: Path) -> None:
    samples, _rate = hear(file)
    usual = sum(abs(sample) for sample in samples) / len(samples)
    seam = samples[-8:] + samples[:8]
    assert max(map(abs, seam)) < usual
    assert max(abs(a - b) for a, b in pairwise(seam)) < usual


@pytest.mark.parametrize("file", EFFECTS, ids=lambda file: file.stem)
def test_every_effect_is_as_loud_as_it_should_be(file: Path) -> None:
    heard = hear(file)
    effect = sounds.EFFECTS[file.stem.rpartition("_")[0]]
    assert loudness(heard.samples, heard.rate) == pytest.approx(effect.level, abs=0.5)
