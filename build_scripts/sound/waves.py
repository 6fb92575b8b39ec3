"""What sounds are made of: noise, decaying tones, filters and envelopes, on plain lists of samples.

Frequencies are in hertz, times in milliseconds, levels in decibels below full scale. A sound is a list of numbers
between −1 and 1, ``RATE`` of them a second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import cos, exp, log10, pi, sin, sqrt, tan
from random import Random
from typing import NamedTuple

Samples = list[float]
Shape = Callable[[float], float]
"""A value for every part (0 to 1) of a duration."""

RATE = 44_100
_BLOCK = 32
"""Samples for which a moving filter keeps its frequency."""


class Mode(NamedTuple):
    """One way in which a struck body rings: frequency, strength, and the time in which it falls to a third."""

    hertz: float
    strength: float
    decay: float


def samples_in(duration: float, rate: int = RATE) -> int:
    """How many samples a duration has."""
    return round(duration * rate / 1000)


def noise(random: Random, count: int) -> Samples:
    """White noise: ``count`` samples."""
    draw = random.random
    return [2.0 * draw() - 1.0 for _ in range(count)]


def shaped(samples: Samples, shape: Shape) -> Samples:
    """The sound with its strength following ``shape``."""
    last = max(1, len(samples) - 1)
    return [sample * shape(number / last) for number, sample in enumerate(samples)]


def burst(random: Random, decay: float, attack: float = 0.4) -> Samples:
    """A short breath of noise that falls to a third in ``decay`` ms and is gone after seven times that."""
    rise, fall = max(1, samples_in(attack)), decay * RATE / 1000
    raw = noise(random, samples_in(7 * decay))
    return [sample * min(1.0, number / rise) * exp(-number / fall) for number, sample in enumerate(raw)]


def struck(modes: Sequence[Mode], attack: float = 0.3) -> Samples:
    """A body struck once; all modes begin at zero, and the blow itself takes ``attack`` ms."""
    rise = max(1, samples_in(attack))
    sound = [0.0] * samples_in(7 * max(mode.decay for mode in modes))
    for hertz, strength, decay in modes:
        turn, fall = 2 * pi * hertz / RATE, decay * RATE / 1000
        for number in range(min(len(sound), round(7 * fall))):
            sound[number] += strength * min(1.0, number / rise) * exp(-number / fall) * sin(turn * number)
    return sound


def add(target: Samples, sound: Sequence[float], at: float = 0.0, gain: float = 1.0) -> None:
    """Mix ``sound`` into ``target`` from ``at`` ms on; the target grows as needed."""
    start = samples_in(at)
    target.extend([0.0] * (start + len(sound) - len(target)))
    for number, sample in enumerate(sound, start):
        target[number] += gain * sample


# --- filters (state variable, trapezoidal: they bear a moving frequency) ----------------------------------------------


def low_pass(samples: Samples, hertz: float, rate: int = RATE) -> Samples:
    """What lies below ``hertz``, 12 dB an octave."""
    return [low for low, _band in _filtered(samples, lambda _part: hertz, 1.4, rate)]


def high_pass(samples: Samples, hertz: float, rate: int = RATE) -> Samples:
    """What lies above ``hertz``, 12 dB an octave."""
    outputs = _filtered(samples, lambda _part: hertz, 1.4, rate)
    return [sample - 1.4 * band - low for sample, (low, band) in zip(samples, outputs, strict=True)]


def band_pass(samples: Samples, hertz: float | Shape, width: float = 1.0, rate: int = RATE) -> Samples:
    """What lies around ``hertz``, which may move; ``width`` is the band's width as a part of its frequency."""
    course = hertz if callable(hertz) else (lambda _part, fixed=hertz: fixed)
    return [width * band for _low, band in _filtered(samples, course, width, rate)]


def _filtered(samples: Samples, course: Shape, damping: float, rate: int) -> Iterable[tuple[float, float]]:
    first = second = 0.0
    length = max(1, len(samples))
    for block in range(0, len(samples), _BLOCK):
        step = tan(pi * min(course(block / length), 0.45 * rate) / rate)
        a1 = 1.0 / (1.0 + step * (step + damping))
        a2, a3 = step * a1, step * step * a1
        for sample in samples[block : block + _BLOCK]:
            rest = sample - second
            band = a1 * first + a2 * rest
            low = second + a2 * first + a3 * rest
            first, second = 2.0 * band - first, 2.0 * low - second
            yield low, band


# --- the last touch -----------------------------------------------------------------------------------------------


def ends_faded(samples: Samples, rise: float = 0.5, fall: float = 12.0) -> Samples:
    """The sound beginning and ending at exact silence, without a click."""
    count = len(samples)
    up, down = max(1, samples_in(rise)), max(1, samples_in(fall))
    return [
        sample * _half_wave(number / up) * _half_wave((count - 1 - number) / down)
        for number, sample in enumerate(samples)
    ]


def _half_wave(part: float) -> float:
    return 1.0 if part >= 1 else (1 - cos(pi * part)) / 2


def trimmed(samples: Samples, floor: float = -58.0) -> Samples:
    """The sound without the tail that lies ``floor`` dB under its peak."""
    limit = peak(samples) * 10 ** (floor / 20)
    last = max((number for number, sample in enumerate(samples) if abs(sample) > limit), default=0)
    return samples[: last + 1]


# --- measuring ----------------------------------------------------------------------------------------------------


def peak(samples: Sequence[float]) -> float:
    """The largest amplitude."""
    return max((abs(sample) for sample in samples), default=0.0)


def rms(samples: Sequence[float]) -> float:
    """The root of the mean square."""
    return sqrt(sum(sample * sample for sample in samples) / max(1, len(samples)))


def decibels(amplitude: float) -> float:
    """An amplitude in dB below full scale."""
    return 20 * log10(max(amplitude, 1e-9))


def loudness(samples: Samples, rate: int = RATE, window: float = 100.0) -> float:
    """How loud the loudest ``window`` ms are, in dB, with the ear's weak sense of low tones taken into account."""
    heard = high_pass(samples, 160.0, rate)
    bright = high_pass(samples, 1_600.0, rate)
    squares = [(one + 0.5 * two) ** 2 for one, two in zip(heard, bright, strict=True)]
    length = samples_in(window, rate)
    running = loudest = 0.0
    for number, square in enumerate(squares):
        running += square - (squares[number - length] if number >= length else 0.0)
        loudest = max(loudest, running)
    return decibels(sqrt(max(0.0, loudest) / length))
