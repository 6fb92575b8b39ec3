"""The cards a seat has not seen, as one heap: hidden cards of others and the stock are exchangeable to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.cards import ACE, Card
from game.engine.observation import Observation
from game.engine.rules import Rules

Kind = tuple[int, int, bool]
"""What a card does to a hand: its low value, 1 for an ace (else 0), whether an ace makes a Pontoon with it."""


@dataclass(frozen=True, slots=True)
class Heap:
    """How many cards of each kind are unseen."""

    counts: tuple[tuple[Kind, int], ...]
    size: int


def unseen(observation: Observation) -> Heap:
    """All cards of the pack but those the observer has seen since the last shuffle.

    Where the next card makes a shuffle necessary, only cards in play stay out.
    """
    shown: Iterable[Card] = observation.shown
    if observation.stock_count <= observation.rules.keeps_last_card:
        hands = [hand for seat in observation.seats for hand in seat.hands if not hand.out]
        shown = [card.face for hand in hands for card in hand.cards if card.face is not None]
    return without(observation.rules, shown)


def without(rules: Rules, cards: Iterable[Card]) -> Heap:
    """The whole pack but for these cards."""
    lowest = 7 if rules.pack == 32 else 2
    counts = [0, 4] + [4 if rank >= lowest else 0 for rank in range(2, 14)]
    for card in cards:
        counts[card.rank] -= 1
    kinds: dict[Kind, int] = {}
    for rank, count in enumerate(counts):
        if count > 0:
            kind = kind_of(rules, rank)
            kinds[kind] = kinds.get(kind, 0) + count
    return Heap(tuple(kinds.items()), sum(kinds.values()))


def full_and_fresh(observation: Observation) -> bool:
    """Whether one player and the banker began this deal with the whole pack."""
    if len(observation.players) > 1:
        return False
    lying = sum([len(hand.cards) for seat in observation.seats for hand in seat.hands if not hand.out])
    return observation.rules.shuffle == "each_round" or observation.stock_count + lying == observation.rules.pack


def kind_of(rules: Rules, rank: int) -> Kind:
    """The kind of a card of this rank."""
    tens = rules.pontoons and (rank > 10 or (rank == 10 and rules.ace_ten_pontoon))
    return rules.card_values[rank], int(rank == ACE), tens
