"""A row of the benchmark's table, and the measuring of several things side by side."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Row:
    """One promise and what was measured.

    ``figure`` is None where nothing could be measured; ``note`` then says why. ``target`` and ``aim`` are limits for
    the figure, None where nothing is promised; ``limit`` says on which side of them the figure must be.
    """

    name: str
    figure: float | None
    unit: str
    target: float | None = None
    limit: Literal["at least", "at most"] = "at most"
    aim: float | None = None
    note: str = ""

    @property
    def ok(self) -> bool | None:
        """Whether the target is reached; None where there is no target or no figure."""
        if self.figure is None or self.target is None:
            return None
        return self.figure >= self.target if self.limit == "at least" else self.figure <= self.target


def rounds_per_slice(play: Callable[[int], object], seconds: float) -> int:
    """How many rounds fill about this time; warms up everything on the way."""
    rounds = 50
    while True:
        started = time.perf_counter()
        play(rounds)
        passed = time.perf_counter() - started
        if passed >= seconds / 4:
            return max(1, round(rounds * seconds / passed))
        rounds *= 2


def speeds(contenders: Mapping[str, Callable[[int], object]], slices: int, seconds: float) -> dict[str, float]:
    """Rounds per second of everybody who can play a number of rounds.

    They take turns, ``slices`` times about so many ``seconds`` each, so that a busy moment of the machine hits all
    alike; the figure is the median of a contender's slices.
    """
    rounds = {name: rounds_per_slice(play, seconds) for name, play in contenders.items()}
    measured: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(slices):
        for name, play in contenders.items():
            started = time.perf_counter()
            play(rounds[name])
            measured[name].append(rounds[name] / (time.perf_counter() - started))
    return {name: statistics.median(values) for name, values in measured.items()}
