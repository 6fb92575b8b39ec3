"""Frames of an ordinary table while experts think beside it, and while nobody does: 1920x1080, no flip."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Iterator
from threading import Event
from typing import Any

from build_scripts.bench.row import Row
from game.app.coaching.thinking import Thinker

SIZE = (1920, 1080)
SEATS = 6
FRAMES = 200
TURNS = 3
"""Frames with and without a load are measured in turns, so that a busy moment of the machine hits both."""
RATE = 60
FRAME = 1000 / RATE


def rows() -> Iterator[Row]:
    """The 99th percentile of what a frame takes by the clock, from its beginning until it is drawn, in milliseconds."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    quiet, busy = "frame at a table of six: 99th percentile", "frame while experts think: 99th percentile"
    try:
        import pygame

        from scenes.table.bench import opened_table
    except ImportError:
        yield Row(busy, None, "ms", FRAME, note="not available")
        return
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    prepare, frame = opened_table(SIZE, SEATS, TURNS * FRAMES)
    while prepare():
        pass
    clock, thinker = pygame.time.Clock(), Thinker()
    _frames(frame, clock, thinker)  # everything that has to be drawn once has been drawn
    alone: list[float] = []
    beside: list[float] = []
    for _turn in range(TURNS):
        alone += _frames(frame, clock, thinker)
        enough = Event()
        load = thinker.begin(lambda enough=enough: _experts_play(enough))  # type: ignore[misc]
        beside += _frames(frame, clock, thinker)
        enough.set()
        load.result()
    thinker.stop()
    pygame.quit()
    yield Row(quiet, statistics.quantiles(alone, n=100)[-1], "ms", note=f"median {statistics.median(alone):.1f} ms")
    late = 100 * sum(taken > FRAME for taken in beside) / len(beside)
    note = f"median {statistics.median(beside):.1f} ms, {late:.1f} % of frames late"
    yield Row(busy, statistics.quantiles(beside, n=100)[-1], "ms", FRAME, note=note)


def _frames(frame: Callable[[], object], clock: Any, thinker: Thinker) -> list[float]:
    """Milliseconds that each of some frames takes, at the usual rate."""
    taken = []
    for _number in range(FRAMES):
        clock.tick(RATE)
        started = time.perf_counter()
        with thinker.still(moving=True):
            frame()
        taken.append((time.perf_counter() - started) * 1000)
    return taken


def _experts_play(enough: Event) -> None:
    """A full table of experts plays deal after deal."""
    from game.app.session import Session
    from game.app.sitting import Seat, Sitting
    from game.engine.variants import GAMES

    seats = tuple([Seat(f"Seat {seat}", False, 500, "expert") for seat in range(8)])
    session = Session(Sitting(GAMES["tjugoett"], seats, 3, banker=0))
    while not enough.is_set() and not session.over:
        if session.to_act is None:
            session.start_round()
        else:
            session.apply(session.computer_action())
