"""Three or more hidden cards of one hand, for a bank that has some of the unseen cards itself.

The sums over all that they may be are made once. What the bank's own cards take away of them is told by inclusion and
exclusion: less the sums with one of these among the hidden ones, plus those with two, and so on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from math import comb, perm

from game.ai.chances.views import Possibility, View, Views

Cards = tuple[int, ...]
"""Classes of cards of the bank that are among the hidden ones, in ascending order."""


class Several:
    """All that so many hidden cards may be. ``order``: as many cards of the bank at once are told of; with fewer than
    are hidden the sums are near, and a little quicker."""

    def __init__(self, views: Views, view: View, order: int) -> None:
        self._count = view.hidden + view.dark
        self._order = min(order, self._count)
        self._parts = _parts_of(views, view, self._order)
        self._have: Sequence[float] = ()
        self._sums: dict[int, dict[Cards, float]] = {}
        self._ways: dict[tuple[int, float], float] = {}

    def add_up(self, have: Sequence[float]) -> None:
        """Makes the sums for so many cards of each class, those of the bank and the unseen ones."""
        if have is self._have:
            return
        self._have = have
        self._sums = {}
        for result, cards, orders, rest in self._parts:
            ways = orders
            for card, taken, more in rest:
                here = have[card] - taken
                for later in range(more):
                    ways *= here - later
            sums = self._sums.setdefault(result, {})
            sums[cards] = sums.get(cards, 0.0) + ways

    def gained(self, gains: Mapping[int, float]) -> dict[Cards, float]:
        """The sums of what is gained, by the hand's result."""
        found: dict[Cards, float] = {}
        for result, gain in gains.items():
            if gain:
                for cards, ways in self._sums[result].items():
                    found[cards] = found.get(cards, 0.0) + gain * ways
        return found

    def mean(self, gained: Mapping[Cards, float], own: Cards, size: float) -> float:
        """What is gained in the mean where the bank has these cards and ``size`` are unseen."""
        ways = self._ways.get((len(own), size))
        if ways is None:
            ways = self._ways[len(own), size] = self._ways_to_draw(len(own), size)
        if ways <= 0:
            return 0.0
        among = [gained.get(cards, 0.0) for number in range(self._order + 1) for cards in combinations(own, number)]
        return sum(among) / ways

    def _ways_to_draw(self, own: int, size: float) -> float:
        """The ways to draw the hidden cards, told in the same order."""
        ways = 0.0
        for number in range(self._order + 1):
            among = float(comb(own, number) * perm(self._count, number) * (-1) ** number)
            for taken in range(number, self._count):
                among *= own + size - taken
            ways += among
        return ways


_Part = tuple[int, Cards, float, tuple[tuple[int, int, int], ...]]
"""For cards of the bank that may be among such hidden ones: the result these make, the bank's cards, the number of
orders with its sign, and what else is needed: class, how many of it the bank has, how many more."""


def _parts_of(views: Views, view: View, order: int) -> list[_Part]:
    """All parts for what a view allows, made once."""
    key = ("several", view.allows, order)
    found: list[_Part] | None = views.book.kept.get(key)
    if found is None:
        found = [part for one in views.possibilities(view) for part in _parts(one, order)]
        views.book.kept[key] = found
    return found


def _parts(one: Possibility, order: int) -> list[_Part]:
    found = []
    for taken in product(*[range(min(count, order) + 1) for _, count in one.needed]):
        if sum(taken) <= order:
            orders = one.orders * (-1) ** sum(taken)
            rest = []
            for own, (card, count) in zip(taken, one.needed, strict=True):
                orders *= perm(count, own)
                rest.append((card, own, count - own))
            cards = tuple([card for card, own, _ in rest for _ in range(own)])
            found.append((one.result, cards, orders, tuple(rest)))
    return found
