"""What is heard at the table: the sounds of the beats, never two in one turn of the loop."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.engine import events as ev
from game.engine.events import Event, Outcome
from scenes.audio import Audio
from scenes.table import director as times
from scenes.table.timeline import Beat

MOST_TELLING_LAST: Final = (
    "",
    "slide",
    "slide low",
    "sweep",
    "flip",
    "chip",
    "stack",
    "shuffle",
    "knock",
    "bust",
    "win",
    "bank broken",
)
"""Where several sounds fall together, the last of them in this order is heard."""

_FLIP_WITHIN_DEAL: Final = times.DEAL / (times.DEAL + times.FLIP_AFTER_DEAL + times.FLIP)


class Ear:
    """Collects the sounds of the steps that begin, and plays them when they are due."""

    def __init__(self, audio: Audio) -> None:
        self._audio = audio
        self._due: list[tuple[float, str]] = []

    def begin(self, event: Event, beat: Beat, start: float, seat: int) -> None:
        """A step begins at ``start`` (ms) in the sight of somebody at ``seat``."""
        self._due.append((start, _sound(event, beat, seat)))
        if isinstance(event, ev.CardDealt) and event.face is not None and event.facing is ev.Facing.UP:
            self._due.append((start + beat.duration * _FLIP_WITHIN_DEAL, "flip"))

    def play(self, now: float) -> None:
        """Plays the most telling sound of those due by ``now`` (ms)."""
        if self._due:
            self._play_one(sound for at, sound in self._due if at <= now)
            self._due = [(at, sound) for at, sound in self._due if at > now]

    def settle(self, steps: Iterable[Event], banker: int, seat: int) -> None:
        """Everything that was still to come is over at once: one sound stands for all."""
        waiting = [sound for _at, sound in self._due]
        self._due = []
        self._play_one([*waiting, *(_sound(event, times.beat_of(event, banker), seat) for event in steps)])

    def _play_one(self, sounds: Iterable[str]) -> None:
        self._audio.play(max(sounds, key=MOST_TELLING_LAST.index, default=""))


def _sound(event: Event, beat: Beat, seat: int) -> str:
    own = isinstance(event, ev.HandSettled) and event.seat == seat and event.outcome is Outcome.WON
    return "win" if own else beat.sound
