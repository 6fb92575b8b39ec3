"""Cards, packs and their text codes.

A code is rank and suit as in the scenario files: ``AS``, ``10H``, ``QD``. The suits S, H, D, C stand for spades,
hearts, diamonds and clubs, on the German-suited pack for leaves, hearts, bells and acorns; there Q is the Ober (felső),
J the Unter (alsó).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from reprlib import repr as shortened

ACE, JACK, QUEEN, KING = 1, 11, 12, 13
SUITS = ("S", "H", "D", "C")
RANK_CODES = {ACE: "A", **{number: str(number) for number in range(2, 11)}, JACK: "J", QUEEN: "Q", KING: "K"}


class CardError(ValueError):
    """A text that names no card of the pack; the message is one sentence for people."""


@dataclass(frozen=True, slots=True)
class Card:
    """One face: rank 1 (ace) to 13 (king) and a suit letter. Equal cards are the same object, see :data:`PACK_52`."""

    rank: int
    suit: str

    @property
    def code(self) -> str:
        """The text code, such as ``10H``."""
        return RANK_CODES[self.rank] + self.suit


PACK_52 = tuple(Card(rank, suit) for suit in SUITS for rank in range(1, 14))
PACK_32 = tuple(card for card in PACK_52 if card.rank == ACE or card.rank >= 7)
_BY_CODE = {card.code: card for card in PACK_52}


def parse_card(code: object) -> Card:
    """The card with this text code; :class:`CardError` if there is none."""
    card = _BY_CODE.get(code) if isinstance(code, str) else None
    if card is None:
        raise CardError(f"{shortened(code)} is not a card: write rank and suit, such as AS, 10H or QD")
    return card


def parse_cards(codes: Iterable[object]) -> list[Card]:
    """The cards with these text codes, in the same order."""
    return [parse_card(code) for code in codes]
