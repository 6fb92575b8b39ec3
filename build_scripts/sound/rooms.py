"""The quiet sound of the room around each table: loops without a seam, made as if time ran in a circle."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, pi, sin
from random import Random

from build_scripts.sound import waves
from build_scripts.sound.waves import Samples

RATE = 11_025
SECONDS = 9
_COUNT = RATE * SECONDS

Filter = Callable[[Samples], Samples]


def _around(made: Filter, circle: Samples) -> Samples:
    """A filter that has already heard the end when it begins: run in twice, the second time kept."""
    lead = circle[-RATE:]
    return made(lead + circle)[len(lead) :]


def _hiss(random: Random, hertz: float, width: float) -> Samples:
    """Noise of one colour, all around the circle."""
    return _around(lambda heard: waves.band_pass(heard, hertz, width, RATE), waves.noise(random, _COUNT))


def _hum(random: Random, hertz: float) -> Samples:
    """Noise below a frequency, without what no loudspeaker needs."""
    low = _around(lambda heard: waves.low_pass(heard, hertz, RATE), waves.noise(random, _COUNT))
    return _around(lambda heard: waves.high_pass(heard, 50, RATE), low)


def _waving(random: Random, samples: Samples, slowest: int, fastest: int, depth: float) -> Samples:
    """The sound swelling and sinking by itself; the waves fit the circle ``slowest`` to ``fastest`` times."""
    waves_of = [(number, random.uniform(0, 2 * pi), random.uniform(0.4, 1)) for number in range(slowest, fastest + 1)]
    whole = sum(strength for _number, _phase, strength in waves_of)
    step = 64  # the waves are slow: 64 samples share a value
    swells = [
        1 + depth * sum(s * sin(2 * pi * n * at / _COUNT + phase) for n, phase, s in waves_of) / whole
        for at in range(0, _COUNT, step)
    ]
    return [sample * swells[number // step] for number, sample in enumerate(samples)]


def _put(circle: Samples, sound: Samples, at: float, gain: float) -> None:
    """Mix a sound in at a part of the circle; what goes over the end comes in at the beginning."""
    start = int(at * _COUNT)
    for number, sample in enumerate(sound):
        circle[(start + number) % _COUNT] += gain * sample


def _mixed(*parts: tuple[Samples, float]) -> Samples:
    """Several circles at once, each at its own RMS level."""
    scaled = [(samples, gain / (waves.rms(samples) or 1.0)) for samples, gain in parts]
    return [sum(samples[number] * gain for samples, gain in scaled) for number in range(_COUNT)]


def _breath(random: Random, decay: float, hertz: float) -> Samples:
    """A short breath of noise about one frequency."""
    fall = decay * RATE / 1000
    raw = waves.noise(random, round(8 * fall) + 8)
    struck = [sample * min(1.0, number / 3) * exp(-number / fall) for number, sample in enumerate(raw)]
    return waves.band_pass(struck, hertz, 1.0, RATE)


def hearth(random: Random) -> Samples:
    """Tjueett: a log fire in a cabin."""
    fire = _mixed(
        (_waving(random, _hum(random, 170), 3, 25, 0.8), 1.0), (_waving(random, _hiss(random, 700, 1.2), 5, 30, 1), 0.3)
    )
    for _crackle in range(85):
        strength = random.random() ** 5
        sound = _breath(random, 0.8 + 4.2 * strength, random.uniform(800, 2_400))
        _put(fire, sound, random.random(), 2.0 + 17 * strength)
    return fire


def rain(random: Random) -> Samples:
    """Tjugoett: rain on the window of an inn."""
    wet = _mixed(
        (_waving(random, _around(_dulled, _hiss(random, 900, 1.3)), 1, 7, 0.5), 1.0),
        (_waving(random, _hum(random, 300), 1, 5, 0.5), 1.0),
    )
    for _drop in range(420):
        strength = random.random() ** 3
        drop = _breath(random, 2.0 + 2.5 * strength, random.uniform(600, 1_700))
        _put(wet, drop, random.random(), 1.2 + 6.5 * strength)
    return wet


def _dulled(samples: Samples) -> Samples:
    """As heard through a window."""
    return waves.low_pass(samples, 1_500, RATE)


def murmur(random: Random) -> Samples:
    """Twenty-One: a pub next door, nobody's words to be understood."""
    voices = []
    for _voice in range(5):
        pitch = random.uniform(0.8, 1.4)
        voice = _hiss(random, 240 * pitch, 0.3)
        open_mouth = _hiss(random, 560 * pitch, 0.25)
        spoken = [low + 0.6 * high for low, high in zip(voice, open_mouth, strict=True)]
        syllables = _waving(random, spoken, 24, 46, 3.5)  # 2.5 to 5 a second
        voices.append((_waving(random, syllables, 2, 7, 2.2), 1.0))
    return _around(_dulled, _mixed(*voices, (_hum(random, 190), 0.9)))


def clock(random: Random) -> Samples:
    """Siebzehn und Vier: a parlour at night, a tall clock in the next room."""
    room = _mixed((_hum(random, 210), 1.0), (_hiss(random, 900, 1.4), 0.12))
    beats = 10  # a pendulum of 0.81 m: 0.9 s
    for beat in range(beats):
        pitch = 1.0 if beat % 2 else 0.87
        sound = _breath(random, 2.2, 1_250 * pitch)
        body = [
            sin(2 * pi * 340 * pitch * number / RATE) * min(1.0, number / 12) * exp(-number / (0.022 * RATE))
            for number in range(RATE // 8)
        ]
        at = (beat + 0.31) / beats
        _put(room, sound, at, 13)
        _put(room, body, at, 4.5)
    return room


def garden(random: Random) -> Samples:
    """Huszonegy: a summer evening under the vine, crickets far off."""
    leaves = _mixed(
        (_waving(random, _hiss(random, 620, 1.2), 1, 6, 0.9), 1.0), (_waving(random, _hum(random, 200), 1, 4, 0.5), 0.9)
    )
    for hertz, strength, chirps, start in ((2_350.0, 1.0, 12, 0.0), (2_620.0, 0.5, 15, 0.043)):
        for chirp in range(chirps):
            if random.random() < 0.2:
                continue  # even a cricket rests
            at = start + (chirp + random.uniform(0, 0.08)) / chirps
            for pulse in range(4):
                length = RATE // 42
                sound = [
                    sin(pi * number / length) ** 2 * sin(2 * pi * hertz * number / RATE) for number in range(length)
                ]
                _put(leaves, sound, (at + pulse * 0.0036) % 1.0, strength * (0.6 + 0.13 * pulse))
    return leaves


def seam_at_rest(circle: Samples) -> Samples:
    """The same loop, begun where it is nearest to silence: a player that resamples it leaves no click at the seam."""
    reach = 8
    quietest = min(
        range(reach, len(circle) - reach), key=lambda at: sum(abs(x) for x in circle[at - reach : at + reach])
    )
    return circle[quietest:] + circle[:quietest]
