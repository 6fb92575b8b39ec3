"""What the hidden cards of others may be: their share of the unseen cards times the chance that this seat would have
played as it did with them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache

from game.ai.estimates.counted import NOTHING, Counted, score, total
from game.ai.estimates.heap import Heap, Kind, kind_of
from game.engine.events import Special
from game.engine.observation import STOOD, HandView
from game.engine.rules import Rules

Hands = Mapping[Counted, float]
"""Possible hands with the chance of each."""

_BOLD_SHARE = 8
"""A first bet of more than this part of the purse is taken to tell of a good first card."""
_TELLING = 3
"""How much likelier a good first card then is than another."""
_NOISE = 0.7
"""Points of total over which people waver between a card and none."""


def possible_hands(rules: Rules, hand: HandView, heap: Heap, purse: int) -> Hands:
    """A hand of somebody else as far as ``heap``, the unseen cards, and its owner's moves tell. ``purse``: the chips he
    has besides."""
    tells = rules.bet_when == "after_first_card" and hand.first_bet > rules.min_bet
    bold = tells and hand.first_bet * _BOLD_SHARE > purse + hand.bet
    at_first = 2 if rules.second_card != "asked" else 1
    found: dict[Counted, float] = {NOTHING: 1.0}
    for place, card in enumerate(hand.cards):
        if place >= at_first:
            found = {one: chance * _draws(rules, one) for one, chance in found.items()}
        counts = heap.counts if card.face is None else ((kind_of(rules, card.face.rank), heap.size),)
        if bold and place == 0 and card.face is None:
            counts = tuple((kind, count * (_TELLING if _promising(rules, kind) else 1)) for kind, count in counts)
        longer: dict[Counted, float] = {}
        for one, chance in found.items():
            for kind, count in counts:
                more = one.with_card(kind)
                if chance and (total(rules, more) <= 21 or rules.dark != "off"):
                    longer[more] = longer.get(more, 0.0) + chance * count
        found = longer
    if hand.status is STOOD:
        found = {
            one: chance * (1 - _draws(rules, one))
            for one, chance in found.items()
            if _announced(rules, one, from_split=hand.from_split) is hand.declared
        }
    whole = sum(found.values())
    return {one: chance / whole for one, chance in found.items() if chance} if whole else {}


def _announced(rules: Rules, hand: Counted, *, from_split: bool) -> Special | None:
    """The name that everybody hears as soon as a hand has it."""
    special = score(rules, hand, from_split=from_split).special
    return special if special in (Special.PONTOON, Special.FEUER) else None


def _promising(rules: Rules, kind: Kind) -> bool:
    """Whether people like this as their first card: an ace, and a ten where it counts most."""
    value, ace, _ten = kind
    return bool(ace) or (value == 10 and max(rules.card_values) == 10) or (rules.pack == 32 and value == 10)


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
