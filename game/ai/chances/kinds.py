"""A bank's choices by kinds of hands: quick, for the later look-ahead at a full table.

Hands that no rule tells apart (:meth:`game.ai.chances.hands.Hand.alike`) are one kind, and the likeliest of them stands
for all: what is left out is how the others thin out the cards that are still to come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb
from typing import NamedTuple

from game.ai.chances.hands import Book, Counts, Hand
from game.ai.chances.tree import INDIFFERENT, Supply, Tree

Choices = tuple[bool, ...]
"""For each kind whether it draws."""

Standing = Callable[[Hand, Sequence[float], float], float]
"""See :class:`game.ai.chances.tree.Worth`."""


class _Step(NamedTuple):
    """A kind: its number, its likeliest hand, the cards drawn, whether it draws in any case, and the cards that may
    come: class, how many of it the hand has, the kind it becomes."""

    number: int
    hand: Hand
    depth: int
    draws: bool
    edges: tuple[tuple[int, int, int], ...]


class Kinds:
    """The kinds of all hands of a tree."""

    def __init__(self, tree: Tree, pack: Counts, forced: int) -> None:
        likeliest: dict[Hand, Hand] = {}
        for hand in tree.hands:
            alike = hand.alike()
            if alike not in likeliest or _ways(hand, pack) > _ways(likeliest[alike], pack):
                likeliest[alike] = hand
        numbers = {alike: number for number, alike in enumerate(likeliest)}
        self._tree = tree
        self._of_place = [numbers[hand.alike()] for hand in tree.hands]
        self._totals = [alike.total for alike in likeliest]
        self._below: dict[int, Choices] = {}
        self._steps: list[_Step] = []
        """The kinds, the last first."""
        draws = dict(zip(tree.hands, tree.draws, strict=True))
        hands = sorted(likeliest.items(), key=lambda entry: (entry[1].low, entry[1].count), reverse=True)
        for alike, hand in hands:
            cards = [(card, owned, hand.plus(card)) for card, owned in enumerate(hand.counts) if draws[hand]]
            edges = tuple([(card, owned, numbers[after.alike()]) for card, owned, after in cards if not after.bust])
            must = hand.count < forced
            # With no ace, and where no card busts it, every card is a gain; and so it was for all that led there.
            gains = bool(cards) and not hand.aces and len(edges) == len(cards)
            self._steps.append(_Step(numbers[alike], hand, hand.count - tree.start.count, must or gains, edges))
        self._chosen = [step for step in self._steps if not step.draws]
        self._template = [step.draws for step in sorted(self._steps)]
        self.results = {step.hand.result for step in self._chosen}
        """The results of all hands that have a choice, or are done."""

    def choices(self, supply: Supply, standing: Standing) -> Choices:
        """Which kinds draw, by what standing is worth to the likeliest hand of each."""
        phases = supply.phases(self._tree.start, self._tree.depth)
        values = [0.0] * len(self._steps)
        choices = list(self._template)
        unseen, _, size = phases[0]
        for number, hand, depth, _, edges in self._chosen:
            value = standing(hand, unseen, size - depth)
            if edges:
                have, share, left = phases[depth]
                drawn = 0.0
                for card, owned, after in edges:
                    count = have[card] - owned * share
                    if count > 0:
                        drawn += count * values[after]
                if drawn > (value + INDIFFERENT) * left:
                    choices[number] = True
                    value = drawn / left
            values[number] = value
        return tuple(choices)

    def below(self, total: int) -> Choices:
        """The choices of a bank that draws below a fixed total."""
        found = self._below.get(total)
        if found is None:
            choices = list(self._template)
            for step in self._chosen:
                choices[step.number] = bool(step.edges) and self._totals[step.number] < total
            found = self._below[total] = tuple(choices)
        return found

    def results_of(self, supply: Supply, choices: Choices) -> dict[int, float]:
        """About how likely each result other than bust is for a bank that draws with these kinds."""
        phases = supply.phases(self._tree.start, self._tree.depth)
        weights = [0.0] * len(self._steps)
        weights[self._of_place[0]] = 1.0
        found: dict[int, float] = {}
        for number, hand, depth, _, edges in reversed(self._steps):
            weight = weights[number]
            if weight:
                if choices[number]:
                    have, share, left = phases[depth]
                    weight /= left
                    for card, owned, after in edges:
                        weights[after] += weight * (have[card] - owned * share)
                else:
                    found[hand.result] = found.get(hand.result, 0.0) + weight
        return found

    def marks(self, choices: Choices) -> Sequence[bool]:
        """The same for every place of the tree."""
        return [choices[number] for number in self._of_place]


def _ways(hand: Hand, pack: Counts) -> int:
    """In how many ways the hand can be taken from the pack."""
    ways = 1
    for there, taken in zip(pack, hand.counts, strict=True):
        ways *= comb(there, taken)
    return ways


def kinds_of(book: Book, tree: Tree, forced: int) -> Kinds:
    """The kinds of a tree, made once."""
    kinds: Kinds | None = book.kept.get(("kinds", tree, forced))
    if kinds is None:
        kinds = book.kept["kinds", tree, forced] = Kinds(tree, book.pack, forced)
    return kinds
