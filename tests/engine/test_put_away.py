"""A table put away between two deals is the same table when it is taken out again."""

from __future__ import annotations

from game.engine.stock import SeededShuffler
from game.engine.table import Table
from game.engine.variants import rules_for


def test_a_table_put_away_with_an_empty_stock_has_an_empty_stock_again() -> None:
    table = Table(rules_for("tjugoett"), [50, 50], shuffler=SeededShuffler(1))
    table.stock.used = [table.stock.draw() for _ in range(52)]
    saved = table.snapshot()
    assert saved["stock"] == []
    assert Table.restore(table.rules, saved, 1).snapshot() == saved
