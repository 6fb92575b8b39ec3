"""Cards: sliding over the cloth, turned over, shuffled, and swept away when a hand is bust."""

from __future__ import annotations

from math import exp, pi, sin
from random import Random

from build_scripts.sound.waves import (
    RATE,
    Mode,
    Samples,
    Shape,
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


def slide(random: Random) -> Samples:
    """A card dealt over felt: quick at first, slower and so lower and softer, then it lies down."""
    return _slid(random, random.uniform(205, 235), top=random.uniform(4_300, 5_000), tap=0.42)


def slide_low(random: Random) -> Samples:
    """A card pushed over closed: slower, darker, pressed into the cloth."""
    return _slid(random, 265, top=random.uniform(1_900, 2_200), tap=0.75)


def sweep(random: Random) -> Samples:
    """The cards of a round pushed together and drawn over to the pile: one long breath of many edges, then a tap."""
    reach = random.uniform(330, 350)

    def strength(part: float) -> float:
        return float(sin(pi * min(1.0, part * 1.12)) ** 1.3) if part < 0.89 else 0.0

    raw = noise(random, samples_in(reach))
    friction = band_pass(raw, lambda part: 1_500 + 1_900 * sin(pi * part), 0.9)
    sound = shaped(_grained(random, friction), strength)
    for number in range(6):
        at = reach * (0.12 + 0.11 * number) * random.uniform(0.94, 1.06)
        add(sound, _edge(random, 1_700 * random.uniform(0.85, 1.15)), at=at, gain=0.1 + 0.02 * number)
        add(sound, _riffled(random, 0.7), at=at, gain=0.1)
    add(sound, _laid(random, 195 * random.uniform(0.95, 1.05)), at=reach * 0.87, gain=0.8)
    return low_pass(high_pass(sound, 110), 5_500)


def _slid(random: Random, duration: float, *, top: float, tap: float) -> Samples:
    """Friction follows the speed of a flight that eases out; ``tap``: how firmly the card comes to rest."""

    def speed(part: float) -> float:
        return float((1 - part) ** 1.6)

    def strength(part: float) -> float:
        return min(1.0, part / 0.07) * (0.12 + 0.88 * speed(part)) * min(1.0, (1 - part) / 0.1)

    raw = noise(random, samples_in(duration))
    friction = band_pass(raw, lambda part: 0.24 * top + 0.76 * top * speed(part), 0.9)
    breath = band_pass(raw, lambda part: 0.16 * top + 0.2 * top * speed(part), 0.8)
    sound: Samples = []
    add(sound, _grained(random, shaped(friction, strength)))
    add(sound, shaped(breath, strength), gain=0.7)
    add(sound, _edge(random, top * 0.55), at=2, gain=0.2)
    add(sound, _laid(random, 210 * random.uniform(0.93, 1.07)), at=duration * 0.86, gain=tap)
    return low_pass(high_pass(sound, 110), 1.5 * top)


def _grained(random: Random, sound: Samples) -> Samples:
    """The weave of the cloth: the friction is uneven a few hundred times a second."""
    weave = low_pass(noise(random, len(sound)), 260)
    strongest = max(map(abs, weave)) or 1.0
    return [sample * (0.72 + 0.55 * grain / strongest) for sample, grain in zip(sound, weave, strict=True)]


def _edge(random: Random, hertz: float) -> Samples:
    """The stiff edge of a card springs free: a dry tick."""
    return band_pass(burst(random, 1.6), hertz, 1.1)


def _laid(random: Random, hertz: float) -> Samples:
    """A card comes to rest on a padded table."""
    sound = struck([Mode(hertz, 0.5, 13), Mode(hertz * 2.3, 0.2, 7)], attack=1.5)
    add(sound, low_pass(burst(random, 6, attack=1.0), 1_900), gain=0.55)
    return sound


def flip(random: Random) -> Samples:
    """A card turned over: its corner is lifted, air moves under it, and it slaps down flat."""
    pitch = random.uniform(0.93, 1.07)
    down = random.uniform(122, 134)
    whole = samples_in(down)
    air = band_pass(noise(random, whole), _swell(700 * pitch, 1_900 * pitch), 0.9)
    sound: Samples = []
    add(sound, _edge(random, 2_700 * pitch), gain=0.34)
    add(sound, shaped(air, lambda part: 0.3 * sin(pi * part) ** 2), at=8)
    slap = band_pass(burst(random, 8), 1_750 * pitch, 1.3)
    add(slap, band_pass(burst(random, 3), 3_300 * pitch, 0.9), gain=0.45)
    add(sound, slap, at=down, gain=1.0)
    add(sound, struck([Mode(190 * pitch, 0.34, 18), Mode(430 * pitch, 0.16, 9)], attack=1.0), at=down)
    return low_pass(high_pass(sound, 100), 6_500)


def _swell(low: float, high: float) -> Shape:
    return lambda part: low + (high - low) * sin(pi * part)


def shuffle(random: Random) -> Samples:
    """Two halves riffled into each other ever faster, the bridge falling, the pack squared on the table."""
    sound: Samples = []
    at = 8.0
    while at < 400:
        part = at / 400
        weight = 0.55 + 0.45 * part
        add(sound, _riffled(random, 1.0 - 0.16 * part), at=at, gain=weight * random.uniform(0.6, 1.0))
        at += (23 - 15 * part) * random.uniform(0.72, 1.28)
    bridge = band_pass(noise(random, samples_in(120)), _swell(1_300, 2_300), 1.0)
    add(sound, _grained(random, shaped(bridge, lambda part: 0.26 * sin(pi * part) ** 1.5)), at=415)
    for number in range(12):
        add(sound, _riffled(random, 0.8), at=425 + number * 8 * random.uniform(0.9, 1.1), gain=0.34)
    for at, gain in ((566, 0.7), (628, 1.0)):
        add(sound, _laid(random, 240), at=at, gain=0.85 * gain)
        add(sound, _riffled(random, 0.7), at=at, gain=0.55 * gain)
    return low_pass(high_pass(sound, 120), 6_500)


def _riffled(random: Random, pitch: float) -> Samples:
    """One card springs off the thumb onto the pack."""
    pitch *= random.uniform(0.88, 1.12)
    sound = band_pass(burst(random, 2.2), 2_500 * pitch, 1.1)
    add(sound, band_pass(burst(random, 5), 900 * pitch, 1.0), gain=0.5)
    return sound


def bust(random: Random) -> Samples:
    """Over the limit: a soft low thud, and the cards flop over."""
    fall = 150.0
    count = samples_in(7 * 62)
    angle, thud = 0.0, []
    for number in range(count):
        passed = 1000 * number / RATE
        angle += 2 * pi * (74 + 58 * exp(-passed / 55)) / RATE
        body = sin(angle) + 0.42 * sin(2 * angle) + 0.2 * sin(3 * angle)
        thud.append(body * min(1.0, passed / 4) * exp(-passed / 62))
    sound: Samples = []
    add(sound, thud)
    add(sound, low_pass(burst(random, 16, attack=2), 520), gain=0.8)
    for at in (fall * 0.5, fall * 0.85):
        add(sound, _laid(random, 170), at=at, gain=0.22)
    return high_pass(sound, 42)
