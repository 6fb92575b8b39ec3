"""How long computer players and the coach think, at a full table of every game, and how fast regulars play."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from functools import partial

from build_scripts.bench.row import Row, speeds
from game.ai.chances.ahead import prepare
from game.ai.chances.hands import book_for
from game.ai.levels import LEVELS
from game.ai.odds import odds
from game.app.coaching.thinking import Thinker
from game.app.command_line.simulate import simulate
from game.engine.stock import SeededShuffler
from game.engine.table import Table
from game.engine.variants import GAMES

ROUNDS = 20
"""Of each game and number of seats."""
ODDS_EVERY = 3
"""The coach is asked at every so many decisions; that is enough to know how long it takes."""


def rows() -> Iterator[Row]:
    """The experts' thinking, the coach's, then the speed of three regulars at Tjueett."""
    for game in GAMES:
        seats = GAMES[game].seats[1]
        thought, coached = _thinking(game, seats)
        note = f"{len(thought)} decisions, {seats} experts"
        yield Row(f"expert: {game}, 99 of 100 decisions", _share(thought, 0.99), "ms", 50, note=note)
        yield Row(f"expert: {game}, slowest decision", thought[-1], "ms", 150)
        yield _coach_row(game, seats, coached)
        yield _coach_row(game, 2, _thinking(game, 2)[1])
    speed = speeds({"regulars": _three_regulars}, slices=5, seconds=0.5)["regulars"]
    yield Row("simulate: three regulars at Tjueett", speed, "rounds/s", 3000, "at least")


def _coach_row(game: str, seats: int, coached: list[float]) -> Row:
    note = f"{len(coached)} answers, median {_share(coached, 0.5):,.0f} ms, slowest {coached[-1]:,.0f} ms"
    return Row(f"coach: {game}, {seats} seats, 99 of 100 answers", _share(coached, 0.99), "ms", 100, note=note)


def _thinking(game: str, seats: int) -> tuple[list[float], list[float]]:
    """Milliseconds of processor time that each decision of an expert and each answer of the coach took, in order."""
    rules = GAMES[game]
    book_for.cache_clear()
    gc.collect()  # nothing is left of other games, as at the first table of an evening
    prepare(rules)  # as a table does when it opens
    purses = (rules.suggested_purse,) * seats
    table = Table(rules, purses, 0, shuffler=SeededShuffler(1))
    experts = [LEVELS["expert"](seat) for seat in range(seats)]
    thought, coached = [], []
    thinker = Thinker()
    for number in range(ROUNDS):
        if number:
            table.reseat(purses, number % seats)
        table.start_round()
        while table.to_act is not None:
            seen = table.observation(table.to_act)
            began = time.process_time()
            action = experts[table.to_act].decide(seen)
            thought.append(1000 * (time.process_time() - began))
            if len(thought) % ODDS_EVERY == 0:
                began = time.process_time()
                thinker.begin(partial(odds, seen, quick=True)).result()
                coached.append(1000 * (time.process_time() - began))
            table.apply(action)
    thinker.stop()
    return sorted(thought), sorted(coached)


def _three_regulars(rounds: int) -> None:
    simulate("tjueett", ("regular",) * 3, rounds, seed=1)


def _share(times: list[float], share: float) -> float:
    """The time that this share of all does not pass; they are in order."""
    return times[min(len(times) - 1, int(share * len(times)))]
