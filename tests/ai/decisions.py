"""Decisions of all kinds at tables of people who play at random."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.engine.observation import Observation
from tests.engine.random_play import random_action, random_table


def decisions(game: str, seed: int, count: int) -> Iterator[Observation]:
    """Decisions of random tables."""
    rng = random.Random(seed)
    found = 0
    while found < count:
        table = random_table(rng, game)
        table.start_round()
        while (seat := table.to_act) is not None and found < count:
            if rng.random() < 0.2:
                yield table.observation(seat)
                found += 1
            table.apply(random_action(rng, table.offers()))
