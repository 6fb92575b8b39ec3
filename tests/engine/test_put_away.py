"""A table put away between two deals is the same table when it is taken out again."""

from __future__ import annotations

from game.engine.stock import SeededShuffler
from game.engine.table import Table
from game.engine.variants import rules_for
from tests.engine.test_what_is_shown import played


def test_a_table_put_away_with_an_empty_stock_has_an_empty_stock_again() -> None:
    table = Table(rules_for("tjugoett"), [50, 50], shuffler=SeededShuffler(1))
    table.stock.used = [table.stock.draw() for _ in range(52)]
    saved = table.snapshot()
    assert saved["stock"] == []
    assert Table.restore(table.rules, saved, 1).snapshot() == saved


def test_cards_that_only_one_seat_has_seen_are_put_away_with_what_it_knows() -> None:
    actions = ["bank 20", "bet 2", "hit", "hit", "restart", "stand", "hit", "stand"]
    table, _events = played("huszonegy", "JS 9H JC QD KH QS 10C 9D 8S", actions, seats=(20, 50))
    saved = table.snapshot()
    assert saved["private"] == [[], ["JS", "JC", "QD", "KH", "QS"]]
    assert Table.restore(table.rules, saved, 1).snapshot() == saved


def test_all_cards_are_seen_to_be_out_of_play_when_the_table_is_put_away() -> None:
    table, _events = played("siebzehn_und_vier", "10H 9C 9D 8C", ["bank 20", "bet 4", "hit", "stand", "hit", "stand"])
    bank = table.observation(None).seats[0].hands[0]
    assert not bank.out
    table.snapshot()
    seen = table.observation(None)
    assert seen.used_count == 4
    assert all(hand.out for seat in seen.seats for hand in seat.hands)
