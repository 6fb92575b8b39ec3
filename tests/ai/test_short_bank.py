"""Odds where the bank may not have enough for all that is bet (rules.md, What all five share, 2 and 4)."""

from __future__ import annotations

import pytest

from game.ai.odds import bank_results, odds
from game.engine.actions import STAND, parse_action
from game.engine.cards import parse_cards
from game.engine.events import Outcome
from game.engine.observation import HandView
from game.engine.rules import Rules
from game.engine.score import Score, finished, judge, totals
from game.engine.stock import SeededShuffler, StackedShuffler
from game.engine.table import Table
from game.engine.variants import rules_for


@pytest.mark.parametrize("bank", [4, 6, 20])
def test_a_short_bank_pays_first_what_was_played_first(bank: int) -> None:
    """Two hands of one seat, the first of which has 18: what comes in when it loses may pay the second."""
    order = parse_cards(["8D", "7S", "6H", "10H", "KD", "2C", "3C", "4C", "5C"])
    table = Table(rules_for("tjugoett"), (bank, 60), 0, shuffler=StackedShuffler([order]))
    table.start_round()
    for words in (f"bank {bank}", "bet 4 4", "hit", "stand"):
        table.apply(parse_action(words))
    seen = table.observation(1)
    first, second = seen.seats[1].hands
    rules = seen.rules
    truth = 0.0
    for score, chance in bank_results(seen).items():
        verdicts = [judge(rules, _score(rules, hand), score) for hand in (first, second)]
        left = bank + sum(4 for verdict in verdicts if verdict.outcome is Outcome.LOST)
        for verdict in verdicts:
            due = 4 * verdict.pay // 2 if verdict.outcome is Outcome.WON else 0
            truth += chance * (min(due, left) - 4 * (verdict.outcome is Outcome.LOST))
            left -= min(due, left)
    stand = next(move for move in odds(seen).moves if move.action == STAND)
    assert stand.ev == pytest.approx(truth)


def _score(rules: Rules, hand: HandView) -> Score:
    faces = [card.face for card in hand.cards if card.face is not None]
    return finished(rules, faces, totals(rules, faces)[1])


def test_a_bet_is_worth_less_where_others_have_bet_all_that_the_bank_holds() -> None:
    worth = []
    for bank in (4, 400):
        table = Table(rules_for("tjugoett"), (bank, 60, 60), 0, shuffler=SeededShuffler(1))
        table.start_round()
        for words in (f"bank {bank}", "bet 4"):
            table.apply(parse_action(words))
        bet = odds(table.observation(2)).moves[0]
        assert bet.action == parse_action("bet 2")
        worth.append(bet.ev)
    assert worth[0] < worth[1] - 0.5
