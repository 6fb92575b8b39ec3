"""The bank's play as a tree of all hands it may come to, for decks where no shuffle is near: the quick way.

Everything is counted *relative to a bust bank*: what a result brings more than a bust one. By exchangeability the
bust hands then need not be visited at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.ai.chances.hands import Book, Hand


class Worth(Protocol):
    """What standing is worth to the bank."""

    def standing(self, hand: Hand, have: Sequence[float], size: float) -> float:
        """Relative to bust, for a bank of this hand when it and the unseen cards together are ``have``, of which
        ``size`` are unseen."""

    def ceiling(self, hand: Hand, size: float) -> float:
        """More than a card can ever bring it in the mean over those cards that do not bust it; asked after
        ``standing``."""


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
        self,
        supply: Supply,
        draws: Sequence[bool],
        *,
        no_pontoon: int = 0,
        grows: Callable[[Hand], float] | None = None,
    ) -> dict[int, float]:
        """How likely each result other than bust is, when the hands at the marked places draw.

        ``no_pontoon``: complete hands of this number of cards are known not to be the bank's; ``grows``: by what
        the chance of a hand grows with what else is known.
        """
        weights = [0.0] * len(self.hands)
        weights[0] = 1.0
        counts = self._counts
        whole = 1.0
        found: dict[int, float] = {}
        phases = supply.phases(self.start, self.depth)
        for place, edges in enumerate(self.edges):
            weight = weights[place]
            if weight:
                if draws[place]:
                    have, share, size = phases[counts[place]]
                    weight /= size
                    for card, owned, after in edges:
                        weights[after] += weight * (have[card] - owned * share)
                    continue
                likely = weight * grows(self.hands[place]) if grows else weight
                if no_pontoon and counts[place] == no_pontoon and self.hands[place].complete:
                    whole -= likely
                else:
                    result = self._results[place]
                    found[result] = found.get(result, 0.0) + likely
        return {result: weight / whole for result, weight in found.items()} if no_pontoon else found

    def best_draws(self, supply: Supply, worth: Worth, forced: int) -> list[bool]:
        """At which places a card is worth more than standing; hands of fewer than ``forced`` cards must draw.

        Only places that the bank can come to are judged, and a card is not looked into where all it could bring is less
        than standing does.
        """
        phases = supply.phases(self.start, self.depth)
        unseen, _, size = phases[0]
        values: list[float | None] = [None] * len(self.hands)
        marks = [False] * len(self.hands)
        depths = self._counts
        all_edges = self.edges
        hands = self.hands
        standing = worth.standing
        ceiling = worth.ceiling

        def value(place: int) -> float:
            hand = hands[place]
            edges = all_edges[place]
            depth = depths[place]
            must = hand.count < forced
            stand = -1.0 if must else standing(hand, unseen, size - depth)
            if edges:
                have, share, left = phases[depth]
                live = 0.0
                for card, owned, _ in edges:
                    live += have[card] - owned * share
                if must or live * ceiling(hand, size - depth) > stand * left:
                    drawn = 0.0
                    for card, owned, after in edges:
                        count = have[card] - owned * share
                        if count > 0:
                            gain = values[after]
                            drawn += count * (value(after) if gain is None else gain)
                    drawn /= left
                    if must or drawn > stand + INDIFFERENT:
                        marks[place] = True
                        stand = drawn
            values[place] = stand
            return stand

        value(0)
        return marks


@dataclass(frozen=True, slots=True)
class Supply:
    """What a bank draws from. ``pool``: the unseen cards; after ``left`` draws a shuffle adds ``back`` and leaves only
    the ``loose`` ones of the unseen cards to be drawn; ``first``: so many of the bank's cards do not come from the
    stock.

    Cards drawn after the shuffle are taken off the unseen ones; that they may have been among the others is left out.
    """

    pool: Sequence[int]
    left: int
    loose: int
    back: Sequence[int]
    first: int

    def phases(self, start: Hand, depth: int) -> list[tuple[list[float], float, float]]:
        """For each number of cards drawn: how many of each class there are, counting those of the start; what a card of
        the hand takes away of them; how many cards there are to be drawn from."""
        have = [float(unseen + known) for unseen, known in zip(self.pool, start.counts, strict=True)]
        size = float(sum(self.pool))
        early = min(depth, self.left + self.first)
        found = [(have, 1.0, max(size - drawn, 1.0)) for drawn in range(early)]
        if early < depth:
            share = self.loose / max(size - early, 1.0)
            mixed = [share * unseen + seen for unseen, seen in zip(have, self.back, strict=True)]
            whole = self.loose + sum(self.back)
            found += [(mixed, share, max(whole - late, 1.0)) for late in range(depth - early)]
        return found


INDIFFERENT = 1e-11
"""Values that differ by less are the same."""


def bank_tree(book: Book, start: Hand, forced: int, stands_at: int) -> Tree:
    """All that can come of this hand. Below ``forced`` cards it draws in any case, then below ``stands_at`` points (0:
    wherever it may)."""
    key = ("tree", start, forced, stands_at)
    tree: Tree | None = book.kept.get(key)
    if tree is None:

        def draws(hand: Hand) -> bool:
            free = not hand.complete and hand.may_hit and (not stands_at or hand.total < stands_at)
            return hand.count < forced or free

        tree = book.kept[key] = Tree(start, draws)
    return tree
