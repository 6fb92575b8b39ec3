"""The pack as kinds of card that play alike, and how likely an ordered sequence of kinds is from a fresh one.

A set of cards is a row of counts, one for each kind. The chance of drawing it in one certain order does not depend on
the order, so everything here is weighed by the sequence: sums over all orders come from walking all orders.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from game.engine.cards import ACE, PACK_32, PACK_52, Card
from game.engine.rules import Rules

Counts = tuple[int, ...]
"""How many cards of each kind."""
Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]


class Pack:
    """The kinds of card of a game: a face that stands for each, and how many there are."""

    def __init__(self, rules: Rules) -> None:
        kinds: dict[tuple[int, bool, bool], list[Card]] = {}
        for card in PACK_52 if rules.pack == 52 else PACK_32:
            # A ten that makes no Pontoon is a kind of its own.
            plain_ten = card.rank == 10 and rules.pontoons and not rules.ace_ten_pontoon
            kinds.setdefault((rules.card_values[card.rank], card.rank == ACE, plain_ten), []).append(card)
        self.faces = tuple(cards[0] for _kind, cards in sorted(kinds.items()))
        self.sizes = tuple(len(cards) for _kind, cards in sorted(kinds.items()))
        self.nothing: Counts = (0,) * len(self.faces)

    def face_list(self, counts: Counts) -> list[Card]:
        """Cards that stand for these counts."""
        return [face for face, count in zip(self.faces, counts, strict=True) for _ in range(count)]

    @cached_property
    def _falling(self) -> Floats:
        """For each kind, in how many ways 0, 1, 2 … of its cards follow one another."""
        most = max(self.sizes) + 1
        table = np.zeros((len(self.sizes), 3 * most))
        for kind, size in enumerate(self.sizes):
            ways = 1.0
            for count in range(size + 1):
                table[kind, count] = ways
                ways *= size - count
        return table

    def chances(self, first: Sequence[Counts], then: Sequence[Counts]) -> Floats:
        """The chance of each sequence ``first`` followed by each sequence ``then``: a matrix."""
        rows, columns = np.array(first), np.array(then)
        size = sum(self.sizes)
        longest = int(rows.sum(1).max() + columns.sum(1).max())
        ways_of_any = np.cumprod([1.0, *(size - drawn for drawn in range(longest))])
        chance = 1.0 / ways_of_any[rows.sum(1)[:, None] + columns.sum(1)[None, :]]
        for kind in range(len(self.sizes)):
            chance *= self._falling[kind][rows[:, kind][:, None] + columns[:, kind][None, :]]
        return chance


def plus(counts: Counts, kind: int) -> Counts:
    """The counts with one card more."""
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
