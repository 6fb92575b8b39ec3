"""The bank's results where its banker has no choice: quicker than :class:`Tree`, for any cards at all.

In how many orders a hand can come does not change with the cards. So its chance is the number of its orders, times the
ways to take its cards class by class, over the ways to draw so many cards; and the ways of a hand follow from those of
a hand with a card less.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.chances.hands import Book
from game.ai.chances.tree import Tree


class Course:
    """All that a tree of forced draws can come to."""

    def __init__(self, tree: Tree) -> None:
        self._start = tree.start.counts
        orders = [0] * len(tree.hands)
        orders[0] = 1
        parents = {0: (0, 0, 0)}
        for place, edges in enumerate(tree.edges):
            for card, owned, after in edges:
                orders[after] += orders[place]
                parents.setdefault(after, (place, card, owned))
        groups: dict[tuple[tuple[int, int], ...], int] = {}
        results: dict[int, int] = {}
        steps: dict[int, int] = {}
        self._steps: list[tuple[int, int, int, float, int, int, tuple[tuple[int, int], ...]]] = []
        """For each hand that draws: its parent's step, the last card, how many of it the parent had, its orders, the
        cards drawn, its group, and of the cards that end the play those it has itself: result and how many."""
        for place, hand in enumerate(tree.hands):
            if not tree.draws[place]:
                continue
            ends = [(card, after) for card, _, after in tree.edges[place] if not tree.draws[after]]
            places = {after: results.setdefault(tree.hands[after].result, len(results)) for _, after in ends}
            group = tuple([(card, places[after]) for card, after in ends])
            own = tuple([(places[after], hand.counts[card]) for card, after in ends if hand.counts[card]])
            parent, last, owned = parents[place]
            steps[place] = len(self._steps)
            drawn = hand.count - tree.start.count
            number = groups.setdefault(group, len(groups))
            self._steps.append((steps[parent], last, owned, float(orders[place]), drawn, number, own))
        self._groups = list(groups)
        self._results = list(results)
        self._stands = None if tree.draws[0] else tree.start.result

    def results_of(self, pool: Sequence[float], size: float) -> dict[int, float]:
        """How likely each result other than bust is, when so many of each class are unseen."""
        if self._stands is not None:
            return {self._stands: 1.0}
        have = [unseen + known for unseen, known in zip(pool, self._start, strict=True)]
        left = size
        shares = []
        share = 1.0
        for _ in range(self._steps[-1][4] + 1):
            share /= max(left, 1.0)
            left -= 1
            shares.append(share)
        ways: list[float] = []
        sums = [0.0] * len(self._groups)
        found = [0.0] * len(self._results)
        for parent, last, owned, orders, drawn, group, own in self._steps:
            way = ways[parent] * (have[last] - owned) if ways else 1.0
            ways.append(way)
            likely = way * orders * shares[drawn]
            sums[group] += likely
            for result, count in own:
                found[result] -= likely * count
        for likely, group_cards in zip(sums, self._groups, strict=True):
            for card, result in group_cards:
                found[result] += likely * have[card]
        return dict(zip(self._results, found, strict=True))


def course_of(book: Book, tree: Tree) -> Course:
    """The course of a tree, made once."""
    course: Course | None = book.kept.get(("course", tree))
    if course is None:
        course = book.kept["course", tree] = Course(tree)
    return course
