"""A player's hand in the middle of its turn."""

from __future__ import annotations

from typing import NamedTuple

from game.ai.chances.deck import Deck
from game.ai.chances.hands import Counts, Hand
from game.ai.chances.views import View


class Turn(NamedTuple):
    """``hand``: its cards that are known to the seat; ``view``: what the banker sees of it; ``dark``: its cards that
    nobody knows; ``thrown``: cards the seat has thrown in since the look-ahead began; ``pairs``: the chance that a card
    of the split class is of the very rank of the pair."""

    hand: Hand
    view: View
    deck: Deck
    bet: int
    first_bet: int
    purse: int
    dark: int = 0
    last_buy: int = 0
    bought: bool = False
    hits: int = 0
    raised: bool = False
    thrown: Counts = ()
    restarts: int = 0

    def with_card(self, card: int, deck: Deck, view: View) -> Turn:
        """After one more card that the seat knows."""
        return Turn(self.hand.plus(card), view, deck, *self[3:])
