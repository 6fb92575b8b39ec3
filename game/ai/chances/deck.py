"""The cards a seat has not seen, as one heap of exchangeable cards, and what a shuffle in mid-deal brings back.

Until the stock runs out, every unseen card is equally likely to be any card that lies hidden: in the stock, in front of
others, thrown in unseen. When it runs out, the cards out of play come back. If no card lies hidden in play then, or if
all cards out of play have been seen, this is still exact. Otherwise (hidden cards in play and unseen ones among those
shuffled) the first card after the shuffle has its exact chances and later ones are very nearly right: each draw is
taken off the unseen and the seen part of the new stock in fractions. What others will draw before the bank does is not
known and does not bring the shuffle nearer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Pool = tuple[float, ...]
"""How many cards of each class; fractions only after the inexact kind of shuffle."""


class Decks:
    """All decks that one decision can come to; equal ones are the same object."""

    def __init__(self) -> None:
        self._decks: dict[tuple[object, ...], Deck] = {}

    def deck(
        self, pool: Pool, left: int, hidden: float, loose: float, back: Pool, *, kept: int = 0, shuffled: bool = False
    ) -> Deck:
        """``pool``: the unseen cards; ``left``: how many can be drawn before a shuffle; ``hidden``: how many of the
        unseen lie in play; ``loose``: how many are out of play; ``back``: seen cards out of play; ``kept``: 1 where the
        last card of the stock is shuffled with them."""
        if shuffled and not hidden:
            # Nothing lies hidden any more: all that can be drawn is one heap again.
            pool = tuple([unseen + seen for unseen, seen in zip(pool, back, strict=True)])
            left, loose, back, kept, shuffled = round(sum(pool)), 0, (0,) * len(pool), 0, False
        key = (pool, left, hidden, loose, back, kept, shuffled)
        found = self._decks.get(key)
        if found is None:
            found = self._decks[key] = Deck(self, pool, left, hidden, loose, back, kept, shuffled)
        return found


class Deck:
    """What is not known of the cards at one moment. ``results`` keeps what has been worked out for it."""

    __slots__ = (
        "_draws", "_hidden_draws", "back", "decks", "hidden", "kept", "left", "loose", "pool", "results", "shuffled",
        "size",
    )  # fmt: skip

    def __init__(
        self, decks: Decks, pool: Pool, left: int, hidden: float, loose: float, back: Pool, kept: int, shuffled: bool
    ) -> None:
        self.decks = decks
        self.pool = pool
        self.size = sum(pool)
        self.left = left
        self.hidden = hidden
        self.loose = loose
        self.back = back
        self.kept = kept
        self.shuffled = shuffled
        self.results: dict[Any, Any] = {}
        self._draws: list[tuple[int, float, Deck]] | None = None
        self._hidden_draws: list[tuple[int, float, Deck]] | None = None

    @property
    def available(self) -> float:
        """Cards that can be had, by reshuffling if need be."""
        if self.shuffled:
            return self.loose + sum(self.back)
        return self.left + self.kept + self.loose + sum(self.back)

    def draws(self) -> list[tuple[int, float, Deck]]:
        """Every class the next card may be, its chance, and the deck after it; empty when no card can be had."""
        if self._draws is None:
            self._draws = self._stock_draws()
        return self._draws

    def hidden_draws(self) -> list[tuple[int, float, Deck]]:
        """The same for a card that lies hidden on the table."""
        if self._hidden_draws is None:
            found = []
            for card, count in enumerate(self.pool):
                if count > _NOTHING:
                    after = self._with(_less(self.pool, card, 1), hidden=self.hidden - 1)
                    found.append((card, count / self.size, after))
            self._hidden_draws = found
        return self._hidden_draws

    def thrown_in(self, counts: Sequence[int]) -> Deck:
        """After cards that the seat knows have gone out of play."""
        return self._with(self.pool, back=tuple([old + new for old, new in zip(self.back, counts, strict=True)]))

    def with_unseen(self, pool: Pool, more_hidden: int, more_loose: int, back: Pool) -> Deck:
        """The deck of somebody who has not seen some cards that lie on the table or are out of play."""
        hidden, loose = self.hidden + more_hidden, self.loose + more_loose
        return self.decks.deck(pool, self.left, hidden, loose, back, kept=self.kept, shuffled=self.shuffled)

    def _with(
        self, pool: Pool, *, left: int | None = None, hidden: float | None = None, back: Pool | None = None
    ) -> Deck:
        return self.decks.deck(
            pool,
            self.left if left is None else left,
            self.hidden if hidden is None else hidden,
            self.loose,
            self.back if back is None else back,
            kept=self.kept,
            shuffled=self.shuffled,
        )

    def _stock_draws(self) -> list[tuple[int, float, Deck]]:
        if self.shuffled:
            return self._mixed_draws()
        if self.left > 0:
            size = self.size
            left = self.left - 1
            return [
                (card, count / size, self._with(_less(self.pool, card, 1), left=left))
                for card, count in enumerate(self.pool)
                if count > _NOTHING
            ]
        if not self.loose and not any(self.back):
            return []
        new = self.decks.deck(self.pool, 0, self.hidden, self.loose + self.kept, self.back, shuffled=True)
        return new._stock_draws()

    def _mixed_draws(self) -> list[tuple[int, float, Deck]]:
        whole = self.loose + sum(self.back)
        found: list[tuple[int, float, Deck]] = []
        if whole < _NOTHING:
            return found
        for card, (unseen, seen) in enumerate(zip(self.pool, self.back, strict=True)):
            share = unseen * self.loose / self.size if self.size else 0.0
            if share + seen < _NOTHING:
                continue
            part = share / (share + seen)
            after = self.decks.deck(
                _less(self.pool, card, part),
                0,
                self.hidden,
                self.loose - part,
                _less(self.back, card, 1 - part),
                shuffled=True,
            )
            found.append((card, (share + seen) / whole, after))
        return found


_NOTHING = 1e-12


def _less(pool: Pool, card: int, amount: float) -> Pool:
    changed = list(pool)
    changed[card] -= amount
    return tuple(changed)
