"""The bank's play as a tree of all hands it may come to, for decks where no shuffle is near: the quick way.

Everything is counted *relative to a bust bank*: what a result brings more than a bust one. By exchangeability the
bust hands then need not be visited at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.ai.chances.hands import Book, Hand


class Worth(Protocol):
    """What standing is worth to the bank."""

    def standing(self, hand: Hand, have: list[float], size: float) -> float:
        """Relative to bust, for a bank of this hand when it and the unseen cards together are ``have``, of which
        ``size`` are unseen."""


class Tree:
    """Every hand not bust that the bank can come to from ``start`` as long as ``draws`` lets it, parents first."""

    def __init__(self, start: Hand, draws: Callable[[Hand], bool]) -> None:
        self.start = start
        self.hands = [start]
        self.draws: list[bool] = []
        """Which hands draw, by their places."""
        self.edges: list[tuple[tuple[int, int, int], ...]] = []
        """For each hand that draws: the class of the card, how many of it the hand has, the place of the new hand."""
        places = {start: 0}
        for hand in self.hands:
            edges = []
            self.draws.append(draws(hand))
            for card, owned in enumerate(hand.counts) if self.draws[-1] else ():
                after = hand.plus(card)
                if not after.bust:
                    if after not in places:
                        places[after] = len(self.hands)
                        self.hands.append(after)
                    edges.append((card, owned, places[after]))
            self.edges.append(tuple(edges))
        self._results = [hand.result for hand in self.hands]
        self._counts = [hand.count - start.count for hand in self.hands]
        self.depth = self._counts[-1] + 1
        """The most cards that are drawn."""

    def results_of(
        self, pool: Sequence[float], size: float, draws: Sequence[bool], *, no_pontoon: int = 0
    ) -> dict[int, float]:
        """How likely each result other than bust is, when the hands at the marked places draw from this pool.

        ``no_pontoon``: complete hands of this number of cards are known not to be the bank's.
        """
        have = [unseen + known for unseen, known in zip(pool, self.start.counts, strict=True)]
        weights = [0.0] * len(self.hands)
        weights[0] = 1.0
        counts = self._counts
        whole = 1.0
        found: dict[int, float] = {}
        for place, edges in enumerate(self.edges):
            weight = weights[place]
            if weight:
                if draws[place]:
                    weight /= size - counts[place]
                    for card, owned, after in edges:
                        weights[after] += weight * (have[card] - owned)
                elif no_pontoon and counts[place] == no_pontoon and self.hands[place].complete:
                    whole -= weight
                else:
                    result = self._results[place]
                    found[result] = found.get(result, 0.0) + weight
        return {result: weight / whole for result, weight in found.items()} if no_pontoon else found

    def best_draws(self, pool: Sequence[float], size: float, worth: Worth, forced: int) -> tuple[list[bool], float]:
        """At which places a card is worth more than standing, and what the start is worth; hands of fewer than
        ``forced`` cards must draw."""
        have = [unseen + known for unseen, known in zip(pool, self.start.counts, strict=True)]
        values = [0.0] * len(self.hands)
        marks = [False] * len(self.hands)
        for place in range(len(self.hands) - 1, -1, -1):
            hand = self.hands[place]
            left = size - self._counts[place]
            if left < 0:
                continue
            drawn = 0.0
            edges = self.edges[place]
            if edges and left:
                for card, owned, after in edges:
                    drawn += (have[card] - owned) * values[after]
                drawn /= left
                if hand.count < forced:
                    marks[place] = True
                    values[place] = drawn
                    continue
            stand = worth.standing(hand, have, left)
            marks[place] = bool(edges) and drawn > stand + INDIFFERENT
            values[place] = drawn if marks[place] else stand
        return marks, values[0]


INDIFFERENT = 1e-11
"""Values that differ by less are the same."""


def bank_tree(book: Book, start: Hand, forced: int) -> Tree:
    """All the bank can come to from this hand; below ``forced`` cards it draws in any case."""
    key = ("tree", start, forced)
    tree: Tree | None = book.kept.get(key)
    if tree is None:
        stands_at = book.rules.banker_stands_at or 22

        def draws(hand: Hand) -> bool:
            return hand.count < forced or (not hand.complete and hand.may_hit and hand.total < stands_at)

        tree = book.kept[key] = Tree(start, draws)
    return tree
