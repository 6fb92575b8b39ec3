"""Amounts as chips: which ones, and how they are piled."""

from __future__ import annotations

from itertools import groupby

VALUES = (100, 25, 10, 5, 1)
_HIGHEST_PILE = 5
_STEADY_PILE = 2


def chips_of(amount: int) -> list[int]:
    """The chips of an amount, the largest first, with as few as possible."""
    chips = []
    for value in VALUES:
        count, amount = divmod(amount, value)
        chips += [value] * count
    return chips


def piles_of(amount: int, most: int) -> list[list[int]]:
    """At most ``most`` piles of chips, each from its lowest chip up. A very high pile is cut: the number beside it
    counts.
    """
    kinds = [list(group) for _value, group in groupby(chips_of(amount))]
    if len(kinds) > most:
        kinds = [*kinds[: most - 1], [chip for kind in kinds[most - 1 :] for chip in kind]]
    highest = max(kinds, key=len, default=[])
    if len(kinds) < most and len(highest) > _STEADY_PILE:  # two low piles hide less of the cards than a high one
        place, half = kinds.index(highest), -(-len(highest) // 2)
        kinds[place : place + 1] = [highest[:half], highest[half:]]
    return [kind[:_HIGHEST_PILE] for kind in kinds]
