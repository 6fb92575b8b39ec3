"""Randomness of a computer player's own: it follows from a seed and from what the seat sees, so that the same player in
the same place always does the same, and it never depends on a hidden card."""

from __future__ import annotations

from game.engine.observation import Observation

_MASK = (1 << 64) - 1


def roll(seed: int, observation: Observation, purpose: int = 0) -> float:
    """A number from 0 up to 1. Another ``purpose`` gives another number at the same decision."""
    assert observation.seat is not None
    number = seed & _MASK
    for part in (
        observation.round_number,
        observation.stock_count,
        len(observation.shown),
        observation.seat,
        observation.hand,
        observation.seats[observation.seat].purse,
        purpose,
    ):
        number = _mixed(number ^ part)
    return number / (1 << 64)


def _mixed(number: int) -> int:
    """A step of the generator SplitMix64: every bit of the number changes about half of all bits."""
    number = (number + 0x9E3779B97F4A7C15) & _MASK
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    return number ^ (number >> 31)
