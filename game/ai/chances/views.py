"""What the banker makes of a player's hand: its open cards, how many lie hidden, and what the rules force them to be.

To him a hidden card is any card he has not seen, on these conditions only: the hand is not bust; it has not been
declared or paid; wherever it asked for a card it had not stood by itself; and where a hand may not stand below a total
it has that total. Nothing is inferred from how people like to play.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import factorial

from game.ai.chances.hands import Book, Counts


@dataclass(frozen=True, slots=True)
class View:
    """A hand as others see it. ``opened``: its open cards in the order dealt, each with the number of hidden cards that
    lay there before it; ``hidden``: cards its owner alone has seen; ``dark``: cards nobody has seen; ``declared``: the
    result that is known to all."""

    opened: tuple[tuple[int, int], ...] = ()
    hidden: int = 0
    dark: int = 0
    from_split: bool = False
    declared: int | None = None

    def open_card(self, card: int) -> View:
        """After one more card face up."""
        return replace(self, opened=(*self.opened, (card, self.hidden)))

    def hidden_card(self) -> View:
        """After one more card that only its owner sees."""
        return replace(self, hidden=self.hidden + 1)

    def dark_card(self) -> View:
        """After one more dark card."""
        return replace(self, dark=self.dark + 1)


@dataclass(frozen=True, slots=True)
class Possibility:
    """Hidden cards that a hand may have: how many of each class, the number of orders that the rules allow, and the
    result they make."""

    needed: tuple[tuple[int, int], ...]
    orders: float
    result: int


class Beliefs:
    """What every view allows, worked out once."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._known: dict[View, tuple[Possibility, ...]] = {}

    def possibilities(self, view: View) -> tuple[Possibility, ...]:
        """Every set of hidden cards the view allows; empty where the result is declared."""
        found = self._known.get(view)
        if found is None:
            found = self._known[view] = tuple(self._possible(view))
        return found

    def _possible(self, view: View) -> Iterator[Possibility]:
        if view.declared is not None:
            return
        book = self._book
        family = book.split if view.from_split else book.players
        open_cards = [card for card, _ in view.opened]
        for own in _heaps(len(book.faces), view.hidden):
            orders = _allowed_orders(book, view, own)
            if not orders:
                continue
            for dark in _heaps(len(book.faces), view.dark):
                hand = family.hand(sorted((*open_cards, *own, *dark)))
                needed = book.count((*own, *dark))
                pairs = tuple((card, count) for card, count in enumerate(needed) if count)
                yield Possibility(pairs, orders * _orders(book.count(dark)), hand.result)


def _heaps(classes: int, size: int, first: int = 0) -> Iterator[Counts]:
    """Every heap of so many cards, as classes in ascending order."""
    if not size:
        yield ()
        return
    for card in range(first, classes):
        for rest in _heaps(classes, size - 1, card):
            yield (card, *rest)


def _orders(counts: Counts) -> int:
    """In how many orders such a heap can lie."""
    orders = factorial(sum(counts))
    for count in counts:
        orders //= factorial(count)
    return orders


def _allowed_orders(book: Book, view: View, own: Counts) -> int:
    """In how many orders these hidden cards may have come."""
    family = book.split if view.from_split else book.players
    whole = family.hand(sorted((*own, *(card for card, _ in view.opened))))
    if whole.bust or whole.complete:
        return 0
    if not view.dark and whole.may_hit and whole.total < book.rules.min_stand:
        return 0
    return _ways(book, view, book.count(own), (), 0, 0)


def _ways(book: Book, view: View, left: Counts, lying: Counts, placed: int, opened: int) -> int:
    """In how many orders the rest of the hidden cards may come after those that lie there already."""
    family = book.split if view.from_split else book.players
    last = placed == view.hidden and opened == len(view.opened)
    if last and not view.dark:
        return 1
    hand = family.hand(lying)
    start = 2 if book.rules.second_card != "asked" else 1
    if hand.count >= start and (hand.complete or not hand.may_hit):
        return 0
    if last:
        return 1
    if opened < len(view.opened) and view.opened[opened][1] == placed:
        return _ways(book, view, left, tuple(sorted((*lying, view.opened[opened][0]))), placed, opened + 1)
    ways = 0
    for card, count in enumerate(left):
        if count:
            after = (*left[:card], count - 1, *left[card + 1 :])
            ways += _ways(book, view, after, tuple(sorted((*lying, card))), placed + 1, opened)
    return ways


def chance(possibility: Possibility, pool: Sequence[float], size: float) -> float:
    """The chance that the hidden cards are these, drawn from so many of each class."""
    ways = possibility.orders
    for card, count in possibility.needed:
        for taken in range(count):
            ways *= (pool[card] - taken) / size
            size -= 1
    return ways
