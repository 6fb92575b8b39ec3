"""Time at the table: tweens that can be re-targeted under way, and beats that follow and overlap each other.

Nothing here looks at a clock: milliseconds are given, so animations last equally long at every frame rate. A beat
ends by itself and calls nobody, so nothing can get stuck.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi
from typing import Generic, TypeVar

Item = TypeVar("Item")
Ease = Callable[[float], float]
Pose = tuple[float, ...]


def linear(part: float) -> float:
    """Equal steps in equal times."""
    return part


def ease_out(part: float) -> float:
    """Fast at first, then coming to rest (cubic)."""
    return 1 - (1 - part) ** 3


def ease_in_out(part: float) -> float:
    """Slow, fast, slow (half a cosine wave)."""
    return (1 - cos(pi * part)) / 2


def back_out(part: float, overshoot: float = 1.3) -> float:
    """Comes to rest after going a little too far."""
    rest = part - 1
    return 1 + (overshoot + 1) * rest**3 + overshoot * rest**2


class Tween:
    """A few numbers on their way to others. ``lift`` raises the second number in the middle of the way, not of the
    time (an arc, in pixels).
    """

    __slots__ = ("_duration", "_ease", "_from", "_lift", "_start", "to")

    def __init__(self, *values: float) -> None:
        self.to: Pose = values
        self._from: Pose = values
        self._start = 0.0
        self._duration = 0.0
        self._ease: Ease = linear
        self._lift = 0.0

    def go(self, to: Pose, start: float, duration: float, ease: Ease = ease_out, lift: float = 0.0) -> None:
        """Sets out for other values at ``start`` (ms), from wherever it is then."""
        self._from = self.at(start)
        self.to = to
        self._start, self._duration, self._ease, self._lift = start, duration, ease, lift

    def snap(self, to: Pose | None = None) -> None:
        """Is at its target (or at other values) at once."""
        self.to = self.to if to is None else to
        self._duration = 0.0

    def resting(self, now: float) -> bool:
        """Whether it has arrived."""
        return now >= self._start + self._duration

    def widest(self, place: int, now: float) -> float:
        """The larger of where the number at this place comes from and where it is going."""
        return self.to[place] if self.resting(now) else max(self._from[place], self.to[place])

    def at(self, now: float) -> Pose:
        """The values at a time (ms)."""
        passed = now - self._start
        if passed >= self._duration:
            return self.to
        if passed <= 0:
            return self._from
        raw = passed / self._duration
        part = self._ease(raw)
        values = [old + (new - old) * part for old, new in zip(self._from, self.to, strict=True)]
        if self._lift:
            way = min(1.0, part)
            values[1] -= self._lift * 4 * way * (1 - way)
        return tuple(values)


class Counter(Generic[Item]):
    """Something on the screen, mostly a number, that changes in steps while chips or cards arrive or leave."""

    __slots__ = ("_steps", "value")

    def __init__(self, value: Item) -> None:
        self.value = value
        """What it shows after all steps."""
        self._steps: list[tuple[float, Item]] = [(0.0, value)]

    def step(self, at: float, value: Item) -> None:
        """From ``at`` (ms) on it shows something else."""
        self.value = value
        self._steps.append((at, value))

    def snap(self, value: Item) -> None:
        """Shows this at once."""
        self.value = value
        self._steps = [(0.0, value)]

    def at(self, now: float) -> Item:
        """What is shown at a time (ms)."""
        steps = self._steps
        while len(steps) > 1 and steps[1][0] <= now:
            del steps[0]
        return steps[0][1]


@dataclass(frozen=True, slots=True)
class Beat:
    """How long one step of play takes on the screen, in ms at normal speed: all of it, and until the next may begin."""

    duration: float
    gap: float
    sound: str = ""

    def times(self, factor: float) -> Beat:
        """The same beat at another speed."""
        return Beat(self.duration * factor, self.gap * factor, self.sound)


class Timeline(Generic[Item]):
    """Beats in sequence with overlap, on a clock of its own in ms."""

    def __init__(self) -> None:
        self.now = 0.0
        self._queue: deque[tuple[Item, Beat]] = deque()
        self._next = 0.0
        self._end = 0.0

    @property
    def idle(self) -> bool:
        """Nothing is under way and nothing waits."""
        return not self._queue and self.now >= self._end

    @property
    def until_next(self) -> float:
        """Milliseconds until something begins or everything is over; 0 when that is now."""
        wanted = self._next if self._queue else self._end
        return max(0.0, wanted - self.now)

    def add(self, item: Item, beat: Beat) -> None:
        """Puts a step behind all others."""
        self._queue.append((item, beat))

    def pause(self, duration: float) -> None:
        """Nothing further begins, and it is not idle, for this long (ms)."""
        self._next = self._end = max(self._end, self.now) + duration

    def advance(self, passed: float) -> list[tuple[Item, Beat, float]]:
        """Lets time pass (ms); the steps that begin, each with its beat and the moment at which it begins."""
        before = self.now
        self.now += passed
        begun = []
        while self._queue:
            start = max(self._next, before)
            if start > self.now:
                break
            item, beat = self._queue.popleft()
            self._next = start + beat.gap
            self._end = max(self._end, start + beat.duration)
            begun.append((item, beat, start))
        return begun

    def settle(self) -> list[Item]:
        """Everything is over at once; the steps that had not begun."""
        rest = [item for item, _ in self._queue]
        self._queue.clear()
        self.now = max(self.now, self._end)
        self._next = self._end = self.now
        return rest
