"""Makes every sound of the game: ``build_scripts/sounds.py`` writes ``assets/sounds`` and prints a table.

``NAME_1.wav``, ``NAME_2.wav`` … are variants of one sound; ``room/GAME.wav`` loops around a table. Mono, 16 bits.
"""

from __future__ import annotations

import argparse
import io
import sys
import wave
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # for a start by file name

from build_scripts.sound import cards, rooms, table_things, waves
from build_scripts.sound.waves import Samples

SOUNDS = Path(__file__).resolve().parents[1] / "assets" / "sounds"
HIGHEST_PEAK = 10 ** (-3 / 20)
"""No sample of any sound is further from zero."""


class Effect(NamedTuple):
    """How a sound is made, in how many variants, and how loud it is (dB, see ``waves.loudness``)."""

    make: Callable[[Random], Samples]
    variants: int
    level: float


EFFECTS: dict[str, Effect] = {
    "slide": Effect(cards.slide, 4, -29),
    "slide_low": Effect(cards.slide_low, 2, -29),
    "sweep": Effect(cards.sweep, 2, -28),
    "flip": Effect(cards.flip, 3, -27),
    "shuffle": Effect(cards.shuffle, 1, -26),
    "chip": Effect(table_things.chip, 4, -28),
    "stack": Effect(table_things.stack, 3, -26),
    "knock": Effect(table_things.knock, 2, -25),
    "win": Effect(table_things.win, 1, -24),
    "bust": Effect(cards.bust, 1, -25),
    "bank_broken": Effect(table_things.bank_broken, 1, -22),
    "curtain": Effect(table_things.curtain, 1, -29),
    "tick": Effect(table_things.tick, 2, -37),
}
ROOMS: dict[str, Callable[[Random], Samples]] = {
    "tjueett": rooms.hearth,
    "tjugoett": rooms.rain,
    "twenty_one": rooms.murmur,
    "siebzehn_und_vier": rooms.clock,
    "huszonegy": rooms.garden,
}
ROOM_LEVEL = -45.0
"""On the average of the whole loop."""


class Sound(NamedTuple):
    """A finished sound: its file inside the folder, its samples, and how many of them make a second."""

    file: str
    samples: Samples
    rate: int


def effects() -> Iterator[Sound]:
    """All short sounds in all variants."""
    for name, effect in EFFECTS.items():
        for number in range(1, effect.variants + 1):
            file = f"{name}_{number}.wav"
            samples = waves.ends_faded(waves.trimmed(effect.make(Random(file))))
            yield Sound(file, _at_level(samples, effect.level, waves.RATE), waves.RATE)


def room_tones() -> Iterator[Sound]:
    """The loop of every table."""
    for game, make in ROOMS.items():
        file = f"room/{game}.wav"
        samples = rooms.seam_at_rest(make(Random(file)))
        yield Sound(file, _at_level(samples, ROOM_LEVEL, rooms.RATE, window=1_000 * rooms.SECONDS), rooms.RATE)


def _at_level(samples: Samples, level: float, rate: int, window: float = 100.0) -> Samples:
    gain = 10 ** ((level - waves.loudness(samples, rate, window)) / 20)
    gain = min(gain, HIGHEST_PEAK / waves.peak(samples))
    return [sample * gain for sample in samples]


def file_bytes(sound: Sound) -> bytes:
    """The sound as a WAV file."""
    whole = array("h", [round(32_767 * sample) for sample in sound.samples])
    if sys.byteorder == "big":
        whole.byteswap()
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(sound.rate)
        out.writeframes(whole.tobytes())
    return buffer.getvalue()


def main(arguments: list[str]) -> int:
    """Write all sounds and say how long, how high and how loud each is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=SOUNDS, help="the folder to write to")
    folder: Path = parser.parse_args(arguments).out
    (folder / "room").mkdir(parents=True, exist_ok=True)
    print(f"{'file':<28}{'ms':>6}{'peak dB':>9}{'RMS dB':>8}{'loudness':>10}{'bytes':>9}")
    whole = 0
    for sound in (*effects(), *room_tones()):
        content = file_bytes(sound)
        whole += len(content)
        (folder / sound.file).write_bytes(content)
        samples = sound.samples
        print(
            f"{sound.file:<28}{1000 * len(samples) / sound.rate:>6.0f}"
            f"{waves.decibels(waves.peak(samples)):>9.1f}{waves.decibels(waves.rms(samples)):>8.1f}"
            f"{waves.loudness(samples, sound.rate):>10.1f}{len(content):>9,}"
        )
    print(f"{whole:,} bytes in all")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
