"""What results mean in chips for one seat: its bets, what can be paid, and what it can lose."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.ai.chances.claims import Claims
from game.ai.chances.hands import Book
from game.engine.events import LOST, WON
from game.engine.score import EVEN, two_aces_pay

Value = tuple[float, float, float, float]
"""Expected change in chips, and the chances of a win, a tie and a loss."""


class Means(NamedTuple):
    """Chips behind the bets: ``payable``: what can be paid out to a winner, ``purse``: what the player has besides the
    bets."""

    payable: int
    purse: int


class Outcomes(dict[int, Value]):
    """How one bet ends, by the bank's result; worked out when first asked for."""

    def __init__(self, book: Book, player: int, bet: int, means: Means, claims: Claims | None) -> None:
        super().__init__()
        self._claims = claims
        self._book = book
        self._player = player
        self._bet = bet
        self._means = means

    def __missing__(self, bank: int) -> Value:
        verdict = self._book.verdict(self._player, bank)
        if verdict.outcome is WON:
            due = min(self._bet * verdict.pay // 2, self._means.payable)
            value = (float(due) if self._claims is None else self._claims.paid(due, bank), 1.0, 0.0, 0.0)
        elif verdict.outcome is LOST:
            value = (float(-self._bet - min(self._bet * verdict.extra, self._means.purse)), 0.0, 0.0, 1.0)
        else:
            value = (0.0, 0.0, 1.0, 0.0)
        self[bank] = value
        return value


class Stakes:
    """The payments at one table; ``claims``: what others are paid before, if that is told."""

    def __init__(self, book: Book, claims: Claims | None = None) -> None:
        self._book = book
        self._claims = claims
        self._known: dict[tuple[int, int, Means], Outcomes] = {}

    def outcomes(self, player: int, bet: int, means: Means) -> Outcomes:
        """How a bet of so many chips ends with this result of the player, by the bank's result."""
        key = (player, bet, means)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = Outcomes(self._book, player, bet, means, self._claims)
        return found

    def settled(self, player: int, bank: int, bet: int, means: Means) -> Value:
        """How a bet of so many chips ends with these two results."""
        return self.outcomes(player, bet, means)[bank]

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


def add(one: Value, other: Value, times: float = 1.0) -> Value:
    """One value and another, so many times."""
    return (
        one[0] + times * other[0],
        one[1] + times * other[1],
        one[2] + times * other[2],
        one[3] + times * other[3],
    )
