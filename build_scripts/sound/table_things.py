"""Chips of clay, knuckles on wood, and the signs that the table gives: won, bank broken, curtain, a button pressed."""

from __future__ import annotations

from math import pi, sin
from random import Random

from build_scripts.sound.waves import (
    Mode,
    Samples,
    add,
    band_pass,
    burst,
    high_pass,
    low_pass,
    noise,
    samples_in,
    shaped,
    struck,
)

_CLAY = ((1.0, 1.0, 5.5), (1.47, 0.7, 4.5), (2.09, 0.45, 3.4), (2.56, 0.24, 2.6))
"""How a clay disc rings: frequency and strength as parts of the first mode, and the decay in ms."""


def _click(random: Random, pitch: float = 1.0) -> Samples:
    """Two chips touch."""
    first = 2_150 * pitch * random.uniform(0.95, 1.05)
    modes = [
        Mode(first * ratio * random.uniform(0.985, 1.015), strength * random.uniform(0.75, 1.0), decay)
        for ratio, strength, decay in _CLAY
    ]
    sound = struck(modes, attack=0.25)
    add(sound, band_pass(burst(random, 1.4), 2_600 * pitch, 1.2), gain=0.8)
    add(sound, struck([Mode(610 * pitch, 0.5, 9), Mode(930 * pitch, 0.3, 6)], attack=0.5))
    return sound


def chip(random: Random) -> Samples:
    """A chip set down on others: it touches, tips over and lies."""
    pitch = random.uniform(0.92, 1.08)
    sound: Samples = []
    add(sound, _click(random, pitch))
    add(sound, _click(random, pitch * 1.06), at=random.uniform(44, 58), gain=0.36)
    add(sound, _click(random, pitch * 1.1), at=random.uniform(76, 88), gain=0.13)
    return high_pass(sound, 180)


def stack(random: Random) -> Samples:
    """A few chips slid together and squared into a stack."""
    pitch = random.uniform(0.92, 1.04)
    sound: Samples = []
    scrape = band_pass(noise(random, samples_in(170)), 1_500 * pitch, 0.9)
    add(sound, shaped(scrape, lambda part: 0.1 * sin(pi * part) ** 2))
    at = 6.0
    for number in range(6):
        add(sound, _click(random, pitch * (0.92 + 0.035 * number)), at=at, gain=random.uniform(0.45, 0.7))
        at += (46 - 4.6 * number) * random.uniform(0.82, 1.18)
    add(sound, _click(random, pitch * 0.88), at=at + 22, gain=0.85)
    return high_pass(sound, 180)


def knock(random: Random) -> Samples:
    """Knuckles on the table, twice: enough."""
    pitch = random.uniform(0.95, 1.05)
    sound: Samples = []
    add(sound, _wood(random, pitch))
    add(sound, _wood(random, pitch * 1.03), at=random.uniform(122, 134), gain=0.74)
    return high_pass(sound, 70)


def _wood(random: Random, pitch: float) -> Samples:
    """A thick board struck by a knuckle."""
    modes = [
        Mode(138 * pitch, 0.75, 42),
        Mode(226 * pitch, 0.9, 30),
        Mode(371 * pitch, 0.62, 20),
        Mode(588 * pitch, 0.34, 12),
        Mode(940 * pitch, 0.2, 7),
    ]
    sound = struck(modes, attack=1.1)
    add(sound, low_pass(burst(random, 4, attack=0.8), 1_500), gain=0.6)
    return sound


def win(random: Random) -> Samples:
    """Two soft notes on a wooden bar instrument, a fourth apart."""
    sound: Samples = []
    add(sound, _bar(random, 392.0), gain=0.8)
    add(sound, _bar(random, 523.25), at=118)
    return sound


def _bar(random: Random, hertz: float) -> Samples:
    """A rosewood bar over its tube, struck with a yarn mallet: the bar's modes lie at 1, 4 and about 10."""
    tone = struck([Mode(hertz, 1.0, 112), Mode(hertz * 2.0, 0.05, 50), Mode(hertz * 3.98, 0.16, 30)], attack=3.0)
    add(tone, struck([Mode(hertz * 9.7, 0.03, 9)], attack=2.0))
    add(tone, low_pass(burst(random, 7, attack=1.5), 900), gain=0.3)
    return tone


def bank_broken(random: Random) -> Samples:
    """The tray cracks and tips, and its chips run out over the table."""
    sound: Samples = []
    add(sound, _wood(random, 0.84), gain=1.2)
    for splinter, strength in ((0, 0.8), (9, 0.5), (23, 0.6), (31, 0.3)):
        add(sound, band_pass(burst(random, 4), random.uniform(900, 1_700), 1.2), at=splinter, gain=strength)
    rush = band_pass(noise(random, samples_in(520)), 1_300, 1.1)
    add(sound, shaped(rush, lambda part: 0.09 * sin(pi * part) ** 1.3), at=70)
    at = 80.0
    for number in range(24):
        part = number / 24
        gain = (0.62 - 0.45 * part) * random.uniform(0.5, 1)
        add(sound, _click(random, random.uniform(0.78, 1.04)), at=at, gain=gain)
        at += (15 + 34 * part * part) * random.uniform(0.6, 1.4)
    add(sound, _wood(random, 0.7), at=560, gain=0.5)
    return high_pass(sound, 60)


def tick(random: Random) -> Samples:
    """A button: a fingertip on a wooden key."""
    pitch = random.uniform(0.94, 1.06)
    sound = struck([Mode(520 * pitch, 0.7, 8), Mode(1_060 * pitch, 0.5, 6), Mode(1_730 * pitch, 0.2, 4)], attack=0.8)
    add(sound, low_pass(burst(random, 2.5, attack=0.6), 2_200), gain=0.4)
    return high_pass(sound, 150)


def curtain(random: Random) -> Samples:
    """Heavy cloth drawn across."""
    count = samples_in(300)
    cloth = band_pass(noise(random, count), lambda part: 420 + 900 * sin(pi * part) ** 2, 1.0)
    sheen = band_pass(noise(random, count), lambda part: 1_800 + 900 * sin(pi * part), 0.8)
    sound = shaped(cloth, lambda part: sin(pi * part**0.7) ** 2)
    add(sound, shaped(sheen, lambda part: 0.22 * sin(pi * part**0.7) ** 2))
    return low_pass(high_pass(sound, 130), 5_000)
