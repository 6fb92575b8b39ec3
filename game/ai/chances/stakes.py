"""What results mean in chips for one seat: its bets, what can be paid, and what it can lose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.ai.chances.hands import Book
from game.engine.events import LOST, WON
from game.engine.score import EVEN, two_aces_pay

Value = tuple[float, float, float, float]
"""Expected change in chips, and the chances of a win, a tie and a loss."""


@dataclass(frozen=True, slots=True)
class Means:
    """Chips behind the bets: ``payable``: what can be paid out to a winner, ``purse``: what the player has besides the
    bets."""

    payable: int
    purse: int


class Stakes:
    """The payments at one table."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._known: dict[tuple[int, int, int, Means], Value] = {}

    def settled(self, player: int, bank: int, bet: int, means: Means) -> Value:
        """How a bet of so many chips ends with these two results."""
        key = (player, bank, bet, means)
        found = self._known.get(key)
        if found is None:
            verdict = self._book.verdict(player, bank)
            if verdict.outcome is WON:
                found = (float(min(bet * verdict.pay // 2, means.payable)), 1.0, 0.0, 0.0)
            elif verdict.outcome is LOST:
                found = (float(-bet - min(bet * verdict.extra, means.purse)), 0.0, 0.0, 1.0)
            else:
                found = (0.0, 0.0, 1.0, 0.0)
            self._known[key] = found
        return found

    def won_at_once(self, bet: int, *, two_aces: bool, means: Means) -> Value:
        """A hand that wins before the bank has played."""
        pay = two_aces_pay(self._book.rules) if two_aces else EVEN
        return (float(min(bet * pay // 2, means.payable)), 1.0, 0.0, 0.0)


def lost(bet: int) -> Value:
    """A bust hand."""
    return (float(-bet), 0.0, 0.0, 1.0)


def mean(parts: Iterable[tuple[float, Value]]) -> Value:
    """The mean of values with these weights."""
    change = win = tie = lose = 0.0
    for weight, value in parts:
        change += weight * value[0]
        win += weight * value[1]
        tie += weight * value[2]
        lose += weight * value[3]
    return change, win, tie, lose
