"""Who sees what in the course of a deal, and what is told of it: what chips at the end cannot show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from game.engine.actions import parse_action
from game.engine.cards import parse_cards
from game.engine.events import (
    BankBroken,
    BankLaid,
    CardDealt,
    CardsShuffled,
    CardTurned,
    Event,
    Facing,
    HandDeclared,
    Special,
)
from game.engine.observation import Phase
from game.engine.stock import StackedShuffler
from game.engine.table import Table
from game.engine.variants import rules_for

UP, OWN, DARK = Facing
DEALT = [
    pytest.param(
        "tjueett",
        {},
        "10S 2H 7C KD 5D",
        ["bank 5", "bet 2", "hit", "stand", "stand"],
        [OWN, UP, UP, UP, UP],
        id="tjueett: all but the first card face up",
    ),
    pytest.param(
        "tjugoett",
        {},
        "5S 10H 9C 9D",
        ["bank 20", "bet 2", "double"],
        [OWN, UP, UP, UP],
        id="tjugoett: the card of a double face up",
    ),
    pytest.param(
        "tjugoett",
        {"bank_card": "hidden"},
        "10S 10H 2C 9D",
        ["bank 20", "bet 2", "dark", "stand"],
        [OWN, DARK, DARK, UP],
        id="tjugoett: nobody sees a dark card",
    ),
    pytest.param(
        "twenty_one",
        {},
        "8S 10H 8D 9H 2C 3C 5C 2H 9D",
        ["bet 2", "split", "buy 2", "hit", "stand", "hit", "stand", "stand"],
        [OWN, DARK, OWN, DARK, OWN, OWN, OWN, UP, UP],
        id="twenty_one: bought and split cards face down, a twist face up",
    ),
    pytest.param(
        "siebzehn_und_vier",
        {},
        "10H 9C 9D 8C",
        ["bank 20", "bet 4", "hit", "stand", "hit", "stand"],
        [OWN, DARK, UP, UP],
        id="siebzehn_und_vier: cards asked for face up",
    ),
    pytest.param(
        "huszonegy",
        {},
        "10S 9C 9D 8C",
        ["bank 20", "bet 3", "stand", "hit", "stand"],
        [OWN, DARK, OWN, UP],
        id="huszonegy: cards asked for stay hidden, the banker's lie open",
    ),
]


def played(
    game: str,
    stock: str,
    actions: Sequence[str],
    *,
    seats: Sequence[int] = (50, 50),
    options: Mapping[str, object] | None = None,
) -> tuple[Table, list[Event]]:
    """The table after these actions, and all that has happened."""
    table = Table(rules_for(game, options), seats, shuffler=StackedShuffler([parse_cards(stock.split())]))
    events = [*table.start_round()]
    for action in actions:
        table.observation(None)  # who looked before must not be shown the same again
        events += table.apply(parse_action(action))
    return table, events


@pytest.mark.parametrize(("game", "options", "stock", "actions", "facings"), DEALT)
def test_a_card_lies_as_the_rules_say(
    game: str, options: Mapping[str, object], stock: str, actions: Sequence[str], facings: Sequence[Facing]
) -> None:
    table, events = played(game, stock, actions, options=options)
    assert table.phase is Phase.BETWEEN
    assert [event.facing for event in events if isinstance(event, CardDealt)] == facings
    turned = {event.card for event in events if isinstance(event, CardTurned) and event.facing is UP}
    hidden = {event.card for event in events if isinstance(event, CardDealt) and event.facing is not UP}
    assert hidden <= turned, "what was left in the end is shown"


def test_feuer_is_shown_at_once() -> None:
    table, _events = played(
        "siebzehn_und_vier", "AH 10C 9S AD", ["bank 20", "bet 4", "bet 4", "hit"], seats=(50, 50, 50)
    )
    assert table.to_act == 2
    hand = table.observation(2).seats[1].hands[0]
    assert [card.face for card in hand.cards] == parse_cards(["AH", "AD"])
    assert hand.declared is Special.FEUER


def test_the_bankers_feuer_is_announced() -> None:
    _table, events = played("siebzehn_und_vier", "10H AH 9D AD", ["bank 20", "bet 4", "hit", "stand", "hit"])
    assert HandDeclared(0, 0, Special.FEUER) in events


def test_who_throws_cards_in_unseen_remembers_them_alone() -> None:
    stock = "JS 9H 10H JC QD KH QS 10C 9D"
    table, _events = played(
        "huszonegy", stock, ["bank 20", "bet 2", "bet 2", "hit", "hit", "restart"], seats=(50, 50, 50)
    )
    thrown_in = set(parse_cards(["JS", "JC", "QD", "KH", "QS"]))
    assert thrown_in < set(table.observation(2).shown)
    for other in (0, 1, None):
        assert not thrown_in & set(table.observation(other).shown)


def test_a_refill_is_as_large_as_the_bank_was_at_the_bets_not_as_what_is_owed() -> None:
    _table, events = played(
        "huszonegy",
        "10H 10C 9S 10S 9D 9C",
        ["bank 8", "bet 5", "bet 5", "stand", "stand", "hit", "stand"],
        seats=(28, 50, 50),
    )
    assert [event.amount for event in events if isinstance(event, BankLaid)] == [8, 8]


def test_all_cards_of_the_duels_are_out_of_play_when_they_are_over() -> None:
    table, _events = played("tjueett", "10S 9H KD 7D", ["bank 5", "bet 2", "stand", "stand"])
    assert table.phase is Phase.BETWEEN
    seen = table.observation(None)
    assert (seen.stock_count, seen.used_count) == (48, 4)
    assert all(hand.out for seat in seen.seats for hand in seat.hands)


def test_a_hand_that_moved_up_because_another_was_split_is_asked_by_its_new_number() -> None:
    stock = "8S 10H 8D 9H 8C 3C 2H 4H 9C 7C"
    table, _events = played("twenty_one", stock, ["bet 2", "split", "split", "hit", "stand", "hit", "stand"])
    seen = table.observation(1)
    assert seen.hand == 2
    assert [card.face for card in seen.seats[1].hands[2].cards] == parse_cards(["8D", "3C"])


@pytest.mark.parametrize(("banker", "shuffled"), [(0, False), (1, True)])
def test_where_pontoons_shuffle_a_new_banker_does_so_too(banker: int, shuffled: bool) -> None:
    table, _events = played("twenty_one", "10S 9C 9D 9H", ["bet 2", "stand", "stand"])
    table.reseat([50, 50], banker)
    assert any(isinstance(event, CardsShuffled) for event in table.start_round()) is shuffled


def test_a_bet_that_goes_back_because_the_bank_is_empty_shows_no_card() -> None:
    stock, actions = "9S 8D JH 10C 8C", ["bank 2", "bet 2", "bet 2", "stand", "stand"]
    table, events = played("tjueett", stock, actions, seats=(10, 5, 5), options={"cover": "pot"})
    assert table.phase is Phase.BETWEEN
    assert [event.seat for event in events if isinstance(event, CardTurned)] == [1]
    assert not {*parse_cards(["8D"])} & set(table.observation(1).shown)
    assert parse_cards(["8D"])[0] in table.observation(2).shown


def test_an_observation_says_who_takes_part_the_banker_among_them() -> None:
    table, _events = played("tjugoett", "", ["bank 9"], seats=(10, 1, 20, 20))
    assert [seat.plays for seat in table.observation(None).seats] == [True, False, True, True]


@pytest.mark.parametrize(("bank", "broken"), [(4, True), (5, False)])
def test_a_bank_that_is_empty_after_the_deal_is_said_to_be_broken(bank: int, broken: bool) -> None:
    actions = [f"bank {bank}", "bet 4", "hit", "stand", "hit", "stand"]
    _table, events = played("siebzehn_und_vier", "10H 9C 9D 8C", actions)
    assert (BankBroken(0) in events) is broken
