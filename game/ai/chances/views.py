"""What the banker makes of a player's hand: its open cards, how many lie hidden, and what the rules force them to be.

To him a hidden card is any card he has not seen, on these conditions only: the hand is not bust; it has not been
declared or paid; wherever it asked for a card it had not stood by itself; and where a hand may not stand below a total
it has that total. Nothing is inferred from how people like to play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import factorial

from game.ai.chances.hands import Book, Counts, Family, Hand

Needed = tuple[tuple[int, int], ...]
"""Hidden cards: classes, and how many of each."""


@dataclass(frozen=True, slots=True)
class Possibility:
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

    def alike(self) -> View:
        """One view that stands for all of its outline."""
        return self.views.outlines.setdefault(self.outline, self)

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
        self._lows = [book.rules.card_values[face.rank] for face in book.faces]
        self._went_on: dict[tuple[Family, Counts], int] = {}
        self.outlines: dict[Outline, View] = {}
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
        darks = [(dark, _orders(self.book.count(dark))) for dark in _heaps(self._lows, view.dark, 21 * view.dark)]
        room = 21 - view.family.hand(view.opened).low
        for own in _heaps(self._lows, view.hidden, room):
            orders = self._allowed_orders(view, own)
            if not orders:
                continue
            for dark, ways in darks:
                hand = view.family.hand(sorted((*view.opened, *own, *dark)))
                needed = Counter((*own, *dark))
                yield Possibility(tuple(needed.items()), orders * ways, hand.result)

    def _allowed_orders(self, view: View, own: Counts) -> int:
        """In how many orders these hidden cards may have come."""
        if len(own) == 1 and own[0] in view.barred:
            return 0
        whole = view.family.hand(sorted((*view.opened, *own)))
        if view.declared is not None:
            known, made = self.book.scores[view.declared], self.book.scores[whole.result]
            return _orders(self.book.count(own)) if (made.points, made.special) == (known.points, known.special) else 0
        if whole.bust or whole.complete:
            return 0
        if not view.dark and whole.may_hit and whole.total < self.book.rules.min_stand:
            return 0
        if whole.count > 2 and len(own) > 1:
            return self._orders_that_went_on(view.family, own)
        return _orders(self.book.count(own))

    def _orders_that_went_on(self, family: Family, own: Counts) -> int:
        """In how many orders the first two hidden cards do not make a hand that takes no more."""
        found = self._went_on.get((family, own))
        if found is None:
            barred = 0
            for first in set(own):
                rest = list(own)
                rest.remove(first)
                for second in set(rest):
                    hand = family.hand(sorted((first, second)))
                    if hand.complete or not hand.may_hit:
                        others = list(rest)
                        others.remove(second)
                        barred += _orders(self.book.count(others))
            found = self._went_on[family, own] = _orders(self.book.count(own)) - barred
        return found


def views_for(book: Book) -> Views:
    """The views of the table of this book."""
    views: Views | None = book.kept.get("views")
    if views is None:
        views = book.kept["views"] = Views(book)
    return views


def _heaps(lows: Sequence[int], size: int, room: int, first: int = 0) -> Iterator[Counts]:
    """Every heap of so many cards that count no more than ``room``, as classes in ascending order; ``lows``: what each
    class counts at least, in ascending order."""
    if not size:
        yield ()
        return
    for card in range(first, len(lows)):
        if lows[card] * size > room:
            return
        for rest in _heaps(lows, size - 1, room - lows[card], card):
            yield (card, *rest)


def _orders(counts: Counts) -> int:
    """In how many orders such a heap can lie."""
    orders = factorial(sum(counts))
    for count in counts:
        orders //= factorial(count)
    return orders


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
