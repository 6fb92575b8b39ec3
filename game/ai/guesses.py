"""What the hidden cards of others may be: their share of the unseen cards times the chance that this seat would have
played as it did with them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache

from game.ai.counted import NOTHING, Counted, total
from game.ai.heap import Heap, kind_of
from game.engine.observation import STOOD, HandView
from game.engine.rules import Rules

Hands = Mapping[Counted, float]
"""Possible hands with the chance of each."""

_NOISE = 0.7
"""Points of total over which people waver between a card and none."""


def possible_hands(rules: Rules, hand: HandView, heap: Heap) -> Hands:
    """A hand of somebody else as far as ``heap``, the unseen cards, and its owner's moves tell."""
    at_first = 2 if rules.second_card != "asked" else 1
    found: dict[Counted, float] = {NOTHING: 1.0}
    for place, card in enumerate(hand.cards):
        if place >= at_first:
            found = {one: chance * _draws(rules, one) for one, chance in found.items()}
        counts = heap.counts if card.face is None else ((kind_of(rules, card.face.rank), heap.size),)
        longer: dict[Counted, float] = {}
        for one, chance in found.items():
            for kind, count in counts:
                more = one.with_card(kind)
                if chance and (total(rules, more) <= 21 or rules.dark != "off"):
                    longer[more] = longer.get(more, 0.0) + chance * count
        found = longer
    if hand.status is STOOD:
        found = {one: chance * (1 - _draws(rules, one)) for one, chance in found.items()}
    whole = sum(found.values())
    return {one: chance / whole for one, chance in found.items() if chance} if whole else {}


@cache
def _draws(rules: Rules, hand: Counted) -> float:
    """The chance that somebody takes a card with this hand: surely a few points below a good threshold, hardly a few
    points above. Never 0 or 1, as people err."""
    best = total(rules, hand)
    if best < rules.min_stand:
        return 0.999
    edge = 17.5 if rules.dark != "off" else 15.0
    if rules.soft_stand:
        edge = 17.0 if best > hand.low or hand.cards == 4 else 15.5
    return min(0.999, max(0.001, 1 / (1 + math.exp((best - edge) / _NOISE))))
