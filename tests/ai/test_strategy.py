"""The solved tables: legal play at every decision they know, and nothing where they do not fit."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from game.ai.strategy import equilibrium, table_for
from game.engine.actions import HIT, STAND, Action, Offer
from game.engine.observation import Observation, Phase
from game.engine.stock import SeededShuffler
from game.engine.table import Table
from game.engine.variants import rules_for

SOLVED = ("tjueett", "twenty_one", "siebzehn_und_vier", "huszonegy")


def random_action(offers: tuple[Offer, ...], chance: random.Random) -> Action:
    offer = chance.choice(offers)
    return Action(offer.verb, (chance.randint(offer.low, min(offer.high, offer.low + 2)),) if offer.high else ())


def observations(game: str, seats: int, options: Mapping[str, object], rounds: int = 100) -> list[Observation]:
    """What seats saw when they were to act, in rounds of random moves."""
    chance = random.Random(5)
    seen = []
    for number in range(rounds):
        table = Table(rules_for(game, options), [60] * seats, shuffler=SeededShuffler(number))
        table.start_round()
        while (seat := table.to_act) is not None:
            seen.append(table.observation(seat))
            table.apply(random_action(table.offers(), chance))
    return seen


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        *((game, seats, {}) for game in SOLVED for seats in (2, 4)),
        ("tjueett", 2, {"instant_five": True, "tie": "returned"}),
        ("twenty_one", 2, {"buy_limit": "total", "split": "aces", "ace_ten_pontoon": False}),
        ("siebzehn_und_vier", 2, {"tie": "returned", "raise": "second_card"}),
        ("huszonegy", 2, {"five_cards": "off", "ohne_ace": "off", "bets_within_bank": True}),
    ],
)
def test_every_answer_is_a_distribution_over_offered_moves(
    game: str, seats: int, options: Mapping[str, object]
) -> None:
    answered = 0
    for observation in observations(game, seats, options):
        chances = equilibrium(observation)
        if chances is None:
            continue
        answered += 1
        assert sum(chances.values()) == pytest.approx(1)
        assert all(chance > 0 for chance in chances.values())
        for action in chances:
            assert any(offer.allows(action) for offer in observation.offers), f"{action} is not offered"
    assert answered > 60


@pytest.mark.parametrize("game", SOLVED)
def test_heads_up_every_decision_has_an_answer_but_of_a_bank_against_several_hands(game: str) -> None:
    for observation in observations(game, 2, {}):
        hands = [hand for hand in observation.seats[1].hands + observation.seats[0].hands if hand.bet]
        asked = observation.phase is Phase.PLAY or (observation.phase is Phase.BANKER and len(hands) == 1)
        assert (equilibrium(observation) is not None) == asked


def test_a_banker_with_several_hands_against_him_gets_no_answer() -> None:
    asked = [seen for seen in observations("siebzehn_und_vier", 4, {}) if seen.phase is Phase.BANKER]
    several = [seen for seen in asked if sum(hand.bet > 0 for seat in seen.seats for hand in seat.hands) > 1]
    assert several
    assert all(equilibrium(seen) is None for seen in several)


def test_games_and_options_that_play_otherwise_have_no_table() -> None:
    assert table_for(rules_for("tjugoett"), raises=False) is None
    for options in ({"banker_stands_at": 17}, {"min_stand": 17}):
        assert table_for(rules_for("siebzehn_und_vier", options), raises=False) is None


def test_solved_play_takes_a_card_when_it_cannot_hurt_and_none_at_twenty() -> None:
    for observation in observations("siebzehn_und_vier", 2, {}):
        if observation.phase is Phase.PLAY:
            total = sum(observation.rules.card_values[face.rank] for face in observation.shown)
            if total <= 10:
                assert equilibrium(observation) == {HIT: 1.0}
            if total >= 19:
                assert equilibrium(observation) == {STAND: 1.0}
