"""What the banker makes of a player's hand: its open cards, how many lie hidden, and what the rules force them to be.

To him a hidden card is any card he has not seen, on these conditions only: the hand is not bust; it has not been
declared or paid; wherever it asked for a card it had not stood by itself; and where a hand may not stand below a total
it has that total. Nothing is inferred from how people like to play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, permutations
from math import factorial
from typing import NamedTuple

from game.ai.chances.hands import Book, Counts, Family, Hand
from game.engine.cards import ACE

Needed = tuple[tuple[int, int], ...]
"""Hidden cards: classes, and how many of each."""


class Possibility(NamedTuple):
    """Hidden cards that a hand may have: how many of each class, the number of orders that the rules allow, and the
    result they make."""

    needed: Needed
    orders: float
    result: int


Outline = tuple[Hand, int, int, int | None]
"""What views have in common whose open cards are alike: a hand that stands for these, hidden and dark cards, the result
if it is declared."""

Allows = tuple[Outline, frozenset[int]]
"""What views have in common that allow the same hidden cards."""


class View:
    """A hand as others see it. Equal views are the same object: they are made by :meth:`Views.first` and by the steps
    from there.

    ``opened``: its open cards; ``hidden``: how many cards its owner alone has seen; ``dark``: how many nobody has;
    ``declared``: the result that is known to all; ``barred``: the classes that a single hidden card cannot have,
    because the hand would have stood by itself.
    """

    __slots__ = ("_steps", "allows", "barred", "dark", "declared", "family", "hidden", "opened", "outline", "views")

    def __init__(self, views: Views, key: tuple[Family, Counts, int, int, frozenset[int], int | None]) -> None:
        self.views = views
        self.family, self.opened, self.hidden, self.dark, self.barred, self.declared = key
        self._steps: dict[int, View] = {}
        self.outline: Outline = (self.family.hand(self.opened).alike(), self.hidden, self.dark, self.declared)
        self.allows: Allows = (self.outline, self.barred)

    def open_card(self, card: int) -> View:
        """After one more card face up."""
        found = self._steps.get(card)
        if found is None:
            barred = self.barred
            if self.hidden == 1 and len(self.opened) >= self.views.book.rules.duels:
                barred = barred.union(self._would_have_stood())
            opened = tuple(sorted((*self.opened, card)))
            found = self.views.view((self.family, opened, self.hidden, self.dark, barred, None))
            self._steps[card] = found
        return found

    def hidden_card(self) -> View:
        """After one more card that only its owner sees."""
        return self.views.view((self.family, self.opened, self.hidden + 1, self.dark, self.barred, None))

    def dark_cards(self, number: int) -> View:
        """After so many more dark cards."""
        if not number:
            return self
        barred = self.barred
        if self.hidden == 1 and not self.dark:
            barred = barred.union(self._would_have_stood())
        return self.views.view((self.family, self.opened, self.hidden, self.dark + number, barred, None))

    def with_result(self, result: int) -> View:
        """After it has been declared."""
        return self.views.view((self.family, self.opened, self.hidden, self.dark, self.barred, result))

    def _would_have_stood(self) -> set[int]:
        hands = [(card, self.family.hand(sorted((*self.opened, card)))) for card in self.views.all_classes]
        return {card for card, hand in hands if hand.complete or not hand.may_hit}


class Views:
    """All views at one table, and what each allows."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.all_classes = range(len(book.faces))
        self._views: dict[tuple[Family, Counts, int, int, frozenset[int], int | None], View] = {}
        self._heaps: dict[tuple[int, bool], list[_Heap]] = {}
        self._went_on: dict[tuple[Family, Counts], int] = {}
        self._known: dict[Allows, tuple[Possibility, ...]] = {}

    def first(self, family: Family, hidden: int) -> View:
        """A hand of so many hidden cards."""
        return self.view((family, (), hidden, 0, frozenset(), None))

    def view(self, key: tuple[Family, Counts, int, int, frozenset[int], int | None]) -> View:
        """The one view of this description."""
        found = self._views.get(key)
        if found is None:
            found = self._views[key] = View(self, key)
        return found

    def possibilities(self, view: View) -> tuple[Possibility, ...]:
        """Every set of hidden cards the view allows."""
        found = self._known.get(view.allows)
        if found is None:
            found = self._known[view.allows] = tuple(self._possible(view))
        return found

    def _possible(self, view: View) -> Iterator[Possibility]:
        opened = view.family.hand(view.opened).alike()
        darks = self._heaps_of(view.dark, dark=True)
        for own in self._heaps_of(view.hidden):
            if opened.low + own.low > 21 and not own.only_aces:
                continue
            whole = own.on(opened)
            orders = self._allowed_orders(view, whole, own)
            if not orders:
                continue
            for dark in darks:
                needed = tuple(Counter((*own.cards, *dark.cards)).items()) if dark.cards else own.needed
                yield Possibility(needed, orders * dark.orders, dark.on(whole).result)

    def _heaps_of(self, size: int, *, dark: bool = False) -> list[_Heap]:
        """All heaps of so many cards; those that bust any hand only if it may have ``dark`` ones."""
        found = self._heaps.get((size, dark))
        if found is None:
            lows, ace = self.book.lows, self.book.class_of[ACE]
            heaps = set(_light_heaps(lows, size, 21)) | {(ace,) * size}
            if dark:
                heaps.update(combinations_with_replacement(self.all_classes, size))
            found = self._heaps[size, dark] = [
                _Heap(cards, sum([lows[card] for card in cards]), set(cards) <= {ace}, *_counted(cards))
                for cards in sorted(heaps)
            ]
        return found

    def _allowed_orders(self, view: View, whole: Hand, own: _Heap) -> int:
        """In how many orders these hidden cards may have come that make such a hand."""
        if len(own.cards) == 1 and own.cards[0] in view.barred:
            return 0
        if view.declared is not None:
            known, made = self.book.scores[view.declared], self.book.scores[whole.result]
            return own.orders if (made.points, made.special) == (known.points, known.special) else 0
        if whole.bust or whole.complete:
            return 0
        if not view.dark and whole.may_hit and whole.total < self.book.rules.min_stand:
            return 0
        if whole.count > 2 and len(own.cards) > 1:
            return self._orders_that_went_on(view.family, own)
        return own.orders

    def _orders_that_went_on(self, family: Family, own: _Heap) -> int:
        """In how many orders the first two hidden cards do not make a hand that takes no more."""
        key = (family, own.cards)
        found = self._went_on.get(key)
        if found is None:
            barred = 0
            nothing = family.hand(())
            for first, second in set(permutations(own.cards, 2)):
                hand = nothing.plus(first).plus(second)
                if hand.complete or not hand.may_hit:
                    others = list(own.cards)
                    others.remove(first)
                    others.remove(second)
                    barred += _counted(others)[1]
            found = self._went_on[key] = own.orders - barred
        return found


class _Heap(NamedTuple):
    """Hidden cards: their classes in ascending order, their low count, whether they are aces, how many of each class
    there are, and in how many orders they can lie."""

    cards: Counts
    low: int
    only_aces: bool
    needed: Needed
    orders: int

    def on(self, hand: Hand) -> Hand:
        """A hand and these cards."""
        for card in self.cards:
            hand = hand.plus(card)
        return hand


def _light_heaps(lows: Sequence[int], size: int, room: int, first: int = 0) -> Iterator[Counts]:
    """Every heap of so many cards that count no more than ``room``, as classes in ascending order; ``lows``: what each
    class counts at least, in ascending order."""
    if not size:
        yield ()
        return
    for card in range(first, len(lows)):
        if lows[card] * size > room:
            return
        for rest in _light_heaps(lows, size - 1, room - lows[card], card):
            yield (card, *rest)


def _counted(cards: Iterable[int]) -> tuple[Needed, int]:
    """How many cards of each class there are, and in how many orders they can lie."""
    needed = tuple(Counter(cards).items())
    orders = factorial(sum([count for _, count in needed]))
    for _, count in needed:
        orders //= factorial(count)
    return needed, orders


def views_for(book: Book) -> Views:
    """The views of the table of this book."""
    views: Views | None = book.kept.get("views")
    if views is None:
        views = book.kept["views"] = Views(book)
    return views


def chance(possibility: Possibility, pool: Sequence[float], size: float) -> float:
    """The chance that the hidden cards are these, drawn from so many of each class."""
    return possibility.orders * ways_to_draw(possibility.needed, pool, size)


def ways_to_draw(needed: Needed, pool: Sequence[float], size: float) -> float:
    """The chance that cards drawn from so many of each class are these, in one of their orders."""
    ways = 1.0
    for card, count in needed:
        for taken in range(count):
            if size <= 0:
                return 0.0
            ways *= max(0.0, pool[card] - taken) / size
            size -= 1
    return ways
