"""What a bank that runs short has left for a hand, by the bank's result (rules.md, What all five share, 2 and 4).

Lost bets come in first, then the won ones are paid in order of play. How the other hands end is taken for each by
itself, as if neither the bank's result nor another hand told anything of their cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ai.chances.hands import Book
from game.engine.events import LOST, WON

MOST_PAID = 3
"""No hand is paid, or loses, more than so many times its bet."""


class Claim(NamedTuple):
    """Another hand: ``likely``: how likely each result is, one that is missing being a bet lost before the bank has
    played; chips bet, chips that it can lose besides; ``first``: whether it is paid before the hand in question."""

    likely: dict[int, float]
    bet: int
    purse: int
    first: bool


class Claims:
    """The other hands, and ``chips`` that can be paid out before any bet has come in."""

    def __init__(self, book: Book, claims: Sequence[Claim], chips: int) -> None:
        self._book = book
        self._claims = claims
        self._chips = chips
        self._left: dict[int, dict[int, float]] = {}

    def short(self, due: int) -> bool:
        """Whether less than ``due`` chips may be left."""
        return due + sum([MOST_PAID * claim.bet for claim in self._claims if claim.first]) > self._chips

    def paid(self, due: int, bank: int) -> float:
        """Chips that are paid in the mean of so many that are due, when the bank has this result."""
        if not self.short(due):
            return float(due)
        left = self._left.get(bank)
        if left is None:
            left = self._left[bank] = self._what_is_left(bank)
        return sum([chance * max(0, min(due, chips)) for chips, chance in left.items()])

    def _what_is_left(self, bank: int) -> dict[int, float]:
        """How likely so many chips are left, fewer than none meaning that even those paid first get too little."""
        left = {self._chips: 1.0}
        for claim in self._claims:
            after: dict[int, float] = {}
            for chips, chance in self._changes(claim, bank).items():
                for before, likely in left.items():
                    after[before + chips] = after.get(before + chips, 0.0) + chance * likely
            left = after
        return left

    def _changes(self, claim: Claim, bank: int) -> dict[int, float]:
        """What one hand brings in or takes out."""
        found: dict[int, float] = {}
        for its, chance in claim.likely.items():
            verdict = self._book.verdict(its, bank)
            chips = 0
            if verdict.outcome is LOST:
                chips = claim.bet + min(claim.bet * verdict.extra, claim.purse)
            elif verdict.outcome is WON and claim.first:
                chips = -(claim.bet * verdict.pay // 2)
            found[chips] = found.get(chips, 0.0) + chance
        found[claim.bet] = found.get(claim.bet, 0.0) + max(0.0, 1.0 - sum(claim.likely.values()))
        return found
