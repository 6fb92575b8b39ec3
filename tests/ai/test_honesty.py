"""No opponent's choice depends on what its seat cannot see: hidden cards are swapped about at every decision."""

from __future__ import annotations

import pytest

from game.ai.levels import LEVELS
from game.ai.temper import TEMPERS
from game.engine.variants import GAMES
from tests.engine.test_secrets import Deal, as_seen_alike

DEALS = 6


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_the_same_whatever_lies_hidden(game: str, level: str) -> None:
    tempers = list(TEMPERS.values())
    decisions = 0
    for seed in range(DEALS):
        deal = Deal(game, 1000 + seed)  # random house rules, purses and seats
        if deal.shuffled_on_the_way:
            continue
        one, other = (LEVELS[level](seed, tempers[seed % len(tempers)]) for _ in range(2))
        for step in range(len(deal.actions)):
            pair = as_seen_alike(deal, step)
            if pair is not None:
                before, after = pair
                assert before.to_act is not None
                seen, seen_after = before.observation(before.to_act), after.observation(before.to_act)
                assert one.decide(seen) == other.decide(seen_after)
                decisions += 1
    assert decisions >= 10
