"""The solved tables: legal play at every decision they know, and nothing where they do not fit."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

import pytest

from game.ai.strategy import equilibrium, table_for
from game.engine.actions import HIT, STAND, Action, Offer, Verb
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
    assert table_for(rules_for("tjugoett")) is None
    for options in ({"banker_stands_at": 17}, {"min_stand": 17}):
        assert table_for(rules_for("siebzehn_und_vier", options)) is None


def test_solved_play_takes_a_card_when_it_cannot_hurt_and_none_at_twenty() -> None:
    for observation in observations("siebzehn_und_vier", 2, {}):
        if observation.phase is Phase.PLAY:
            total = sum(observation.rules.card_values[face.rank] for face in observation.shown)
            if total <= 10:
                assert equilibrium(observation) == {HIT: 1.0}
            if total >= 19:
                assert equilibrium(observation) == {STAND: 1.0}


def raised(seen: Observation, chips: int) -> Observation:
    """The same with a first bet of 1, 10 chips in the bank, and a raise of so many chips."""
    player = seen.seats[1]
    hand = replace(player.hands[0], first_bet=1, bet=1 + chips)
    return replace(seen, bank=10, seats=(seen.seats[0], replace(player, hands=(hand,), purse=20 - chips)))


@pytest.mark.parametrize(("game", "options"), [("huszonegy", {}), ("siebzehn_und_vier", {"raise": "second_card"})])
def test_the_banker_answers_a_small_raise_between_none_and_the_largest(
    game: str, options: Mapping[str, object]
) -> None:
    told_apart = 0
    for seen in observations(game, 2, options, rounds=300):
        if seen.phase is Phase.BANKER:
            answers = [(equilibrium(raised(seen, chips)) or {}).get(HIT, 0.0) for chips in range(10)]
            assert answers == pytest.approx(sorted(answers, reverse=answers[-1] < answers[0]))
            told_apart += abs(answers[-1] - answers[0]) > 0.5
    assert told_apart


def test_a_hand_is_raised_by_the_most_or_not_at_all() -> None:
    raises = 0
    for seen in observations("huszonegy", 2, {}):
        most = [offer.high for offer in seen.offers if offer.verb is Verb.RAISE]
        if most:
            made = [action.amounts for action in equilibrium(seen) or {} if action.verb is Verb.RAISE]
            raises += len(made)
            assert set(made) <= {(most[0],)}
    assert raises


def test_a_raise_that_the_purse_limits_is_played_like_one_that_the_bank_limits() -> None:
    compared = 0
    for seen in observations("huszonegy", 2, {}):
        player = seen.seats[1]
        if seen.phase is Phase.PLAY and Verb.RAISE in [offer.verb for offer in seen.offers]:
            first = player.hands[0].first_bet
            rich, poor = [replace(player, purse=purse) for purse in (20 * first, 2 * first)]
            by_purse = equilibrium(replace(seen, bank=21 * first, seats=(seen.seats[0], poor)))
            by_bank = equilibrium(replace(seen, bank=3 * first, seats=(seen.seats[0], rich)))
            by_neither = equilibrium(replace(seen, bank=21 * first, seats=(seen.seats[0], rich)))
            assert by_purse == by_bank
            compared += by_purse != by_neither
    assert compared
