"""Amounts as chips: which ones, and how they are piled."""

from __future__ import annotations

from itertools import groupby

VALUES = (100, 25, 10, 5, 1)
_HIGHEST_PILE = 5
_LOW_PILE, _STEADY_PILE = 2, 3


def chips_of(amount: int) -> list[int]:
    """The chips of an amount, the largest first, with as few as possible."""
    chips = []
    for value in VALUES:
        count, amount = divmod(amount, value)
        chips += [value] * count
    return chips


def piles_of(amount: int, most: int) -> list[list[int]]:
    """At most ``most`` piles of chips, each from its lowest chip up: of one kind each where that makes low piles,
    since high ones hide the cards behind them. A very high pile is cut: the number beside it counts.
    """
    chips = chips_of(amount)
    piles = [list(group) for _value, group in groupby(chips)]
    highest = max(piles, key=len, default=[])
    if len(piles) < most and len(highest) > _LOW_PILE:
        place, half = piles.index(highest), -(-len(highest) // 2)
        piles[place : place + 1] = [highest[:half], highest[half:]]
    if len(piles) > most or max(map(len, piles), default=0) > _STEADY_PILE:
        high = -(-len(chips) // most)
        piles = [chips[first : first + high] for first in range(0, len(chips), high)]
    return [pile[:_HIGHEST_PILE] for pile in piles]
