"""The cards a seat has not seen, as one heap of exchangeable cards, and what a shuffle in mid-deal brings back.

Until the stock runs out, every unseen card is equally likely to be any card that lies hidden: in the stock, in front of
others, thrown in unseen. When it runs out, the cards out of play come back; which of them are in the new stock is known
of those that have been seen, and a card that turns up later tells whether it is one of these. What others will draw
before the bank does is not known and does not bring the shuffle nearer; a second shuffle in the same deal is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Pool = tuple[int, ...]
"""How many cards of each class."""


class Decks:
    """All decks that one decision can come to; equal ones are the same object."""

    def __init__(self) -> None:
        self._decks: dict[tuple[object, ...], Deck] = {}

    def deck(
        self, pool: Pool, left: int, hidden: int, loose: int, back: Pool, *, kept: int = 0, shuffled: bool = False
    ) -> Deck:
        """``pool``: the unseen cards; ``left``: how many can be drawn before a shuffle; ``hidden``: how many of the
        unseen lie in play; ``loose``: how many are out of play; ``back``: seen cards out of play; ``kept``: 1 where the
        last card of the stock is shuffled with them. Once ``shuffled``, the loose and the seen ones are the stock."""
        key = (pool, left, hidden, loose, back, kept, shuffled)
        found = self._decks.get(key)
        if found is None:
            found = self._decks[key] = Deck(self, *key)
        return found


class Deck:
    """What is not known of the cards at one moment. ``results`` keeps what has been worked out for it."""

    __slots__ = (
        "_draws", "_hidden_draws", "_put_back", "back", "cards", "decks", "hidden", "kept", "left", "loose", "pool",
        "results", "shuffled", "size",
    )  # fmt: skip

    def __init__(
        self, decks: Decks, pool: Pool, left: int, hidden: int, loose: int, back: Pool, kept: int, shuffled: bool
    ) -> None:
        self.decks = decks
        self.pool = pool
        self.size = sum(pool)
        self.cards = self.size + sum(back)
        """Unseen cards, and seen ones out of play."""
        self.left = left
        self.hidden = hidden
        self.loose = loose
        self.back = back
        self.kept = kept
        self.shuffled = shuffled
        self.results: dict[Any, Any] = {}
        self._draws: list[tuple[int, float, Deck]] | None = None
        self._hidden_draws: list[tuple[int, float, Deck]] | None = None
        self._put_back: list[tuple[int, float, Deck]] | None = None

    @property
    def available(self) -> int:
        """Cards that can be had, by reshuffling if need be."""
        return self.left + self.kept + self.loose + sum(self.back)

    def draws(self) -> list[tuple[int, float, Deck]]:
        """Every class the next card may be, its chance, and the deck after it; empty when no card can be had. After a
        shuffle a class can stand there twice: as a card seen before the shuffle (the pool stays as it is), and as one
        not seen."""
        if self._draws is None:
            self._draws = self._stock_draws()
        return self._draws

    def draws_put_back(self) -> list[tuple[int, float, Deck]]:
        """The same as if the card were put back: that it cannot come again is left out."""
        if self._put_back is None:
            self._put_back = [(card, chance, self) for card, chance, _ in self.draws()]
        return self._put_back

    def hidden_draws(self) -> list[tuple[int, float, Deck]]:
        """The same for a card that lies hidden on the table."""
        if self._hidden_draws is None:
            size = self.size
            self._hidden_draws = [
                (card, count / size, self._with(_less(self.pool, card), hidden=self.hidden - 1))
                for card, count in enumerate(self.pool)
                if count > 0
            ]
        return self._hidden_draws

    def thrown_in(self, counts: Sequence[int]) -> Deck:
        """After cards that the seat knows have gone out of play."""
        if self.shuffled:
            return self
        return self._with(self.pool, back=tuple([old + new for old, new in zip(self.back, counts, strict=True)]))

    def lasting(self, cards: int) -> Deck:
        """A deck of at least so many cards: where the stock holds fewer, all cards out of play are taken to be back."""
        if self.left >= cards:
            return self
        pool = tuple([unseen + seen for unseen, seen in zip(self.pool, self.back, strict=True)])
        nothing = (0,) * len(pool)
        return self.decks.deck(pool, self.available, self.hidden, 0, nothing)

    def dealt_unseen(self, number: int) -> Deck:
        """After so many cards have been dealt that nobody sees. (That seen cards may be among them after a shuffle is
        left out.)"""
        early = min(number, self.left)
        deck = self._with(self.pool, left=self.left - early, hidden=self.hidden + early)
        late = number - early
        if not late:
            return deck
        stock = deck if deck.shuffled else deck._after_shuffle()
        late = min(late, stock.loose)
        return self.decks.deck(stock.pool, 0, stock.hidden + late, stock.loose - late, stock.back, shuffled=True)

    def with_unseen(self, pool: Pool, more_hidden: int, more_loose: int, back: Pool) -> Deck:
        """The deck of somebody who has not seen some cards that lie on the table or are out of play."""
        hidden, loose = self.hidden + more_hidden, self.loose + more_loose
        return self.decks.deck(pool, self.left, hidden, loose, back, kept=self.kept, shuffled=self.shuffled)

    def _with(
        self, pool: Pool, *, left: int | None = None, hidden: int | None = None, back: Pool | None = None
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

    def _after_shuffle(self) -> Deck:
        return self.decks.deck(self.pool, 0, self.hidden, self.loose + self.kept, self.back, shuffled=True)

    def _stock_draws(self) -> list[tuple[int, float, Deck]]:
        if self.shuffled:
            return self._mixed_draws()
        if self.left > 0:
            size = self.size
            left = self.left - 1
            return [
                (card, count / size, self._with(_less(self.pool, card), left=left))
                for card, count in enumerate(self.pool)
                if count > 0
            ]
        return self._after_shuffle()._mixed_draws()

    def _mixed_draws(self) -> list[tuple[int, float, Deck]]:
        whole = self.loose + sum(self.back)
        found: list[tuple[int, float, Deck]] = []
        for card, (unseen, seen) in enumerate(zip(self.pool, self.back, strict=True)):
            if seen > 0:
                after = self.decks.deck(self.pool, 0, self.hidden, self.loose, _less(self.back, card), shuffled=True)
                found.append((card, seen / whole, after))
            if unseen > 0 and self.loose > 0:
                after = self.decks.deck(
                    _less(self.pool, card), 0, self.hidden, self.loose - 1, self.back, shuffled=True
                )
                found.append((card, unseen / self.size * self.loose / whole, after))
        return found


class FrozenDeck(Deck):
    """A deck that drawing does not change: what is left out is that a card drawn cannot come again, and when the stock
    is shuffled."""

    def __init__(self, deck: Deck) -> None:
        deck = deck.lasting(_A_HAND)
        super().__init__(deck.decks, deck.pool, deck.left, deck.hidden, deck.loose, deck.back, deck.kept, deck.shuffled)
        self._draws = [(card, chance, self) for card, chance, _ in deck.draws()]
        self._hidden_draws = [(card, chance, self) for card, chance, _ in deck.hidden_draws()]

    def thrown_in(self, counts: Sequence[int]) -> Deck:
        """The same deck."""
        return self


_A_HAND = 4
"""With fewer cards in the stock the next hand is taken to need the others too."""


def _less(pool: Pool, card: int) -> Pool:
    return (*pool[:card], pool[card] - 1, *pool[card + 1 :])
