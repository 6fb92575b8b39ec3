"""Computer players only, many rounds: what each seat wins and how fast the engine is."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from reprlib import repr as shortened

from game.ai.levels import LEVELS
from game.ai.player import Player
from game.app.sitting import MOST_ROUNDS
from game.engine.observation import Phase
from game.engine.rules import RulesError
from game.engine.stock import SeededShuffler
from game.engine.table import Table
from game.engine.variants import rules_for


class SimulationError(ValueError):
    """A simulation that cannot be run; the message is one sentence for people."""


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """``per_100``: mean net chips of each seat per 100 rounds; ``stderr``: its standard error."""

    rounds: int
    seconds: float
    rounds_per_second: float
    per_100: list[float]
    stderr: list[float]


def simulate(
    game: str,
    levels: Sequence[str],
    rounds: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    banker: int | None = None,
) -> SimulationResult:
    """Plays ``rounds`` rounds, each from the suggested purses, the bank going round unless ``banker`` keeps it.

    Raises :class:`SimulationError` for an unknown game, level, option or seat.
    """
    table, players = _seat_players(game, levels, rounds, seed, options, banker)
    start = tuple(table.purses)
    count = len(start)
    sums = [0] * count
    squares = [0] * count
    began = time.perf_counter()
    for number in range(rounds):
        if number:
            table.reseat(start, number % count if banker is None else banker)
        play_round(table, players)
        for seat in range(count):
            net = table.fund(seat) - start[seat]
            sums[seat] += net
            squares[seat] += net * net
    seconds = max(time.perf_counter() - began, 1e-9)
    means = [total / rounds for total in sums]
    spread = [max(0.0, square / rounds - mean * mean) for square, mean in zip(squares, means, strict=True)]
    return SimulationResult(
        rounds=rounds,
        seconds=seconds,
        rounds_per_second=rounds / seconds,
        per_100=[100 * mean for mean in means],
        stderr=[100 * math.sqrt(variance / rounds) for variance in spread],
    )


def play_round(table: Table, players: Sequence[Player]) -> None:
    """One whole deal between computer players."""
    table.start_round()
    while (seat := table.to_act) is not None:
        table.apply(players[seat].decide(table.observation(seat)))
    assert table.phase in (Phase.BETWEEN, Phase.OVER)


def _seat_players(
    game: str,
    levels: Sequence[str],
    rounds: int,
    seed: int,
    options: Mapping[str, object] | None,
    banker: int | None,
) -> tuple[Table, list[Player]]:
    if not 1 <= rounds <= MOST_ROUNDS:
        raise SimulationError(f"--rounds must be a number from 1 to {MOST_ROUNDS:,}, not {shortened(rounds)}")
    for level in levels:
        if level not in LEVELS:
            raise SimulationError(f"unknown level {shortened(level)}: choose from {', '.join(LEVELS)}")
    if banker is not None and not 0 <= banker < len(levels):
        raise SimulationError(f"--banker {shortened(banker)} is no seat: the seats are 0 to {len(levels) - 1}")
    try:
        rules = rules_for(game, options)
        purses = [rules.suggested_purse] * len(levels)
        table = Table(rules, purses, banker or 0, shuffler=SeededShuffler(seed))
    except RulesError as error:
        raise SimulationError(str(error)) from None
    return table, [LEVELS[level](seed + seat) for seat, level in enumerate(levels)]
