"""What holds at every table of every game, whatever the house options: shown by random play."""

from __future__ import annotations

import os
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.actions import Action, IllegalAction, Verb
from game.engine.cards import Card
from game.engine.events import Facing
from game.engine.observation import Observation, Phase, sees
from game.engine.table import Table
from game.engine.variants import GAMES
from tests.engine.random_play import play, random_table

SLOW_ROUNDS = int(os.environ.get("BANCO_ROUNDS", "2000"))
"""Rounds per game in the slow test; 100,000 were played before a release."""


def chips(table: Table) -> int:
    return sum(table.fund(seat) for seat in range(len(table.purses)))


def check(table: Table, total: int) -> None:
    assert chips(table) == total
    assert min(table.purses) >= 0
    assert table.bank >= 0
    in_hands: list[int] = []
    views = [table.observation(seat) for seat in range(len(table.purses))]
    stranger_sees = table.observation(None)
    stock = set(table.stock.order)
    for seat, view in enumerate(views):
        assert (view.offers, view.refusals) == ((), ()) or seat == table.to_act
        check_view(view, seat, stock)
        for hand in view.seats[seat].hands:
            if not hand.out:
                in_hands += [card.id for card in hand.cards]
    assert len(set(in_hands)) == len(in_hands)
    assert len(in_hands) + len(table.stock) + len(table.stock.used) == table.rules.pack
    check_view(stranger_sees, None, stock)
    hands_are_whole(table, views, stranger_sees)


def check_view(view: Observation, seat: int | None, stock: set[Card]) -> None:
    shown = set(view.shown)
    assert not stock & shown, "a card of the stock is known"
    assert len(shown) == len(view.shown), "a card is known twice"
    for owner, seat_view in enumerate(view.seats):
        for hand in seat_view.hands:
            for card in hand.cards:
                assert (card.face is not None) == sees(card.facing, owner, seat)
                if card.face is not None and not hand.out:
                    assert card.face in shown


def hands_are_whole(table: Table, views: list[Observation], stranger_sees: Observation) -> None:
    """Every face of the pack is in exactly one place."""
    places = list(table.stock.order) + list(table.stock.used)
    for seat, view in enumerate(views):
        for place, hand in enumerate(view.seats[seat].hands):
            if hand.out:
                continue
            for number, card in enumerate(hand.cards):
                open_face = stranger_sees.seats[seat].hands[place].cards[number].face
                assert open_face is None or open_face is card.face
                if card.face is not None:
                    places.append(card.face)
    assert len(set(places)) == len(places)


def play_and_check(game: str, seed: int, rounds: int) -> int:
    rng = random.Random(seed)
    table = random_table(rng, game)
    total = chips(table)
    for _ in play(rng, table, rounds):
        check(table, total)
        if table.phase not in (Phase.BETWEEN, Phase.OVER):
            assert table.offers(), "somebody can act until the round is over"
    return table.round_number


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
def test_chips_and_cards_are_conserved_and_nothing_hidden_is_seen(game: str, seed: int) -> None:
    play_and_check(game, seed, 4)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_many_random_rounds_violate_nothing(game: str) -> None:
    played = seed = 0
    while played < SLOW_ROUNDS:
        played += play_and_check(game, seed, 25)
        seed += 1


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
def test_what_is_not_offered_is_refused_and_changes_nothing(game: str, seed: int) -> None:
    rng = random.Random(seed)
    table = random_table(rng, game)
    for _ in play(rng, table, 2):
        before = [table.observation(seat) for seat in range(len(table.purses))]
        for verb in Verb:
            amounts = [(), (0,), (10**6,), (-1,), (1, 1, 1, 1, 1)]
            for action in [Action(verb, amount) for amount in amounts]:
                if not any(offer.allows(action) for offer in table.offers()):
                    with pytest.raises(IllegalAction):
                        table.apply(action)
        assert before == [table.observation(seat) for seat in range(len(table.purses))]


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
def test_a_seat_is_asked_only_where_it_has_a_choice(game: str, seed: int) -> None:
    rng = random.Random(seed)
    table = random_table(rng, game)
    for _ in play(rng, table, 3):
        offers = table.offers()
        if len(offers) == 1 and offers[0].verb not in (Verb.BANK, Verb.BET):
            assert offers[0].high > offers[0].low


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
def test_a_round_put_away_between_deals_goes_on_as_it_would_have(game: str, seed: int) -> None:
    rng = random.Random(seed)
    table = random_table(rng, game)
    for _ in play(rng, table, 2):
        pass
    if table.phase is Phase.OVER:
        return
    saved = table.snapshot()
    shuffler = table.stock.shuffler
    again = Table.restore(table.rules, saved, shuffler.deal_number)  # type: ignore[attr-defined]
    state = rng.getstate()
    went_on = list(play(rng, table, 2))
    rng.setstate(state)
    assert list(play(rng, again, 2)) == went_on


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
def test_no_card_is_dark_to_all_once_its_hand_is_settled(game: str, seed: int) -> None:
    rng = random.Random(seed)
    table = random_table(rng, game)
    for events in play(rng, table, 3):
        for event in events:
            if type(event).__name__ == "HandSettled" and event.reason.value != "bank_empty":  # type: ignore[attr-defined]
                view = table.observation(None).seats[event.seat].hands  # type: ignore[attr-defined]
                hand = view[event.hand] if event.hand < len(view) else None  # type: ignore[attr-defined]
                if hand is not None and hand.status.value in ("settled", "bust"):
                    assert all(card.facing is Facing.UP for card in hand.cards)
