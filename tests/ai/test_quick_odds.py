"""Quick odds, for somebody who waits: near, the same whatever was asked before, and without what a table has made."""

from __future__ import annotations

import random

import pytest

from game.ai.chances.ahead import prepare
from game.ai.chances.hands import book_for
from game.ai.odds import odds
from game.engine.actions import Action, Verb
from game.engine.observation import Phase
from game.engine.stock import SeededShuffler
from game.engine.table import Table
from game.engine.variants import GAMES, rules_for
from tests.ai.decisions import decisions
from tests.engine.random_play import random_action


@pytest.mark.parametrize("game", GAMES)
def test_quick_odds_are_near(game: str) -> None:
    """Each within a twentieth of the chips at stake, and whoever follows them gives away next to nothing."""
    rng = random.Random(3)
    asked = 0
    while asked < 2:
        table = Table(rules_for(game), (200,) * 3, 0, shuffler=SeededShuffler(rng.randrange(1000)))
        table.start_round()
        while (seat := table.to_act) is not None:
            seen = table.observation(seat)
            if asked < 2 and seen.phase is Phase.PLAY and rng.random() < 0.3:
                asked += 1
                bet = seen.seats[seat].hands[seen.hand].bet
                exact, near = odds(seen), odds(seen, quick=True)
                for one, other in zip(exact.moves, near.moves, strict=True):
                    assert other.ev == pytest.approx(one.ev, abs=(bet + sum(one.action.amounts)) / 20), one.action
                worth = {move.action: move.ev for move in exact.moves}
                assert worth[exact.best] - worth[near.best] < bet / 100
            table.apply(random_action(rng, table.offers()))


def test_quick_odds_of_a_banker_against_three_hidden_cards_are_true() -> None:
    """Out of more than half a pack, so that neither hand is weighed with the other."""
    table = Table(rules_for("twenty_one"), (200,) * 4, 0, shuffler=SeededShuffler(4))
    table.start_round()
    while table.phase is not Phase.BANKER:
        offers = {offer.verb: offer for offer in table.offers()}
        bought = len(table.observation(table.to_act or 0).seats[table.to_act or 0].hands[0].cards) > 2
        buys = Verb.BUY in offers and not bought
        verb = Verb.BUY if buys else Verb.STAND if Verb.STAND in offers else next(iter(offers))
        table.apply(Action(verb, (offers[verb].low,) if offers[verb].high else ()))
    seen = table.observation(0)
    assert sum(len(hand.cards) > 2 for seat in (1, 2, 3) for hand in seen.seats[seat].hands) > 1
    bets = sum(hand.bet for seat in seen.players for hand in seen.seats[seat].hands)
    for one, other in zip(odds(seen).moves, odds(seen, quick=True).moves, strict=True):
        assert other.ev == pytest.approx(one.ev, abs=bets / 50), one.action


@pytest.mark.parametrize("game", GAMES)
def test_odds_do_not_depend_on_what_was_asked_before(game: str) -> None:
    asked = list(decisions(game, 5, 12))
    book_for.cache_clear()
    forwards = [odds(observation, quick=True) for observation in asked]
    book_for.cache_clear()
    backwards = [odds(observation, quick=True) for observation in reversed(asked)]
    assert forwards == backwards[::-1]


@pytest.mark.parametrize("game", GAMES)
def test_no_bank_has_to_be_thought_of_where_the_table_is_prepared(game: str) -> None:
    book_for.cache_clear()
    prepare(rules_for(game))
    prepared = set(book_for(rules_for(game)).kept)
    table = Table(rules_for(game), (50,) * 3, 0, shuffler=SeededShuffler(1))
    table.start_round()
    while table.phase is not Phase.BETS:
        table.apply(random_action(random.Random(1), table.offers()))
    odds(table.observation(table.to_act or 0), quick=True)
    made = set(book_for(rules_for(game)).kept) - prepared
    assert made <= {"opening", "views"}
