"""The stock: an ordered heap that cards leave from the top, the cards out of play, and the shuffles between them.

Randomness is given: a shuffler is called with the cards to shuffle and answers with their new order, the first to be
dealt first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from operator import attrgetter
from typing import Protocol

from game.engine.cards import Card


class StackError(ValueError):
    """A stacked order that does not fit the cards being shuffled; the message is one sentence for people."""


class Shuffler(Protocol):
    """Gives the order of each shuffle; ``count`` is the number of shuffles given so far."""

    count: int

    def __call__(self, cards: Sequence[Card]) -> list[Card]:
        """The same cards in their new order."""


def shuffle_seed(deal_number: int, count: int) -> bytes:
    """The seed of the shuffle with this running number (0 first) in a session with this deal number: 32 bytes."""
    return hashlib.sha256(f"banco cards {deal_number} {count}".encode()).digest()


def shuffled(cards: Sequence[Card], seed: bytes) -> list[Card]:
    """Fisher-Yates driven by one large number made from the seed; the same on every system and version.

    The number has 512 bits more than any order of 52 cards needs, so all orders are equally likely for every purpose.
    """
    order = list(cards)
    number = int.from_bytes(hashlib.shake_256(seed).digest(96), "big")
    for last in range(len(order) - 1, 0, -1):
        number, place = divmod(number, last + 1)
        order[last], order[place] = order[place], order[last]
    return order


class SeededShuffler:
    """Shuffles that follow from a deal number, one seed for each shuffle."""

    def __init__(self, deal_number: int, count: int = 0) -> None:
        self.deal_number = deal_number
        self.count = count

    def __call__(self, cards: Sequence[Card]) -> list[Card]:
        """The cards in the order of the next seed. They are sorted first, so the order depends on the set alone."""
        seed = shuffle_seed(self.deal_number, self.count)
        self.count += 1
        return shuffled(sorted(cards, key=_SUIT_AND_RANK), seed)


_SUIT_AND_RANK = attrgetter("suit", "rank")


class StackedShuffler:
    """Orders laid down beforehand, one for each shuffle; cards an order does not name lie under it. Then seeded
    shuffles."""

    def __init__(self, orders: Sequence[Sequence[Card]]) -> None:
        self.count = 0
        self._orders = orders
        self._rest = SeededShuffler(0)

    def __call__(self, cards: Sequence[Card]) -> list[Card]:
        """The next order; :class:`StackError` if it names a card that is not being shuffled, or one twice."""
        order = self._orders[self.count] if self.count < len(self._orders) else ()
        self.count += 1
        under = list(cards)
        for card in order:
            if card not in under:
                raise StackError(f"shuffle {self.count} names {card.code}, which is not among the cards being shuffled")
            under.remove(card)
        return [*order, *self._rest(under)]


class Stock:
    """The stock and the cards out of play (discarded, bust, settled or thrown in)."""

    def __init__(
        self, order: Sequence[Card], shuffler: Shuffler, *, used: Sequence[Card] = (), keeps_last: bool = False
    ) -> None:
        self._pile = list(reversed(order))
        self.used = list(used)
        self.shuffler = shuffler
        self._keeps_last = keeps_last
        self.used_up = False
        """The last card of the stock has been dealt since this was last set to False."""

    def __len__(self) -> int:
        return len(self._pile)

    @property
    def available(self) -> int:
        """Cards that can be had, by reshuffling if need be."""
        return len(self._pile) + len(self.used)

    @property
    def order(self) -> list[Card]:
        """The cards of the stock, the next to be dealt first."""
        return self._pile[::-1]

    @property
    def needs_shuffle(self) -> bool:
        """Whether the next card makes a shuffle necessary: the stock is empty or its last card kept (Tjueett, 6)."""
        return len(self._pile) <= self._keeps_last and bool(self.used)

    def shuffle(self) -> None:
        """Shuffles what is left of the stock and the cards out of play into a new stock."""
        cards = self._pile + self.used
        self.used = []
        self._pile = self.shuffler(cards)
        self._pile.reverse()

    def draw(self) -> Card:
        """The next card; :meth:`shuffle` before when it :attr:`needs_shuffle`. IndexError when no card can be had."""
        card = self._pile.pop()
        if not self._pile:
            self.used_up = True
        return card
