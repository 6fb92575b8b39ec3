"""Cards on their way: from the stock to hands, turned up, thrown in, out of play. Every step is an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.events import CardDealt, CardsShuffled, CardsThrownIn, CardTurned, Facing
from game.engine.hands import Hand

if TYPE_CHECKING:
    from game.engine.table import Table


class Dealing:
    """The hands of one deal, ``hands[seat]``, and everything that is done with their cards."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._emit = table.events.append
        self._next_card = 0
        self.hands: list[list[Hand]] = [[] for _ in table.purses]

    def deal(self, hand: Hand, facing: Facing) -> None:
        """The next card to a hand; shuffles when that is due, only cards out of play (rules.md, What all five share,
        13)."""
        table = self._table
        if table.stock.needs_shuffle:
            table.stock.shuffle()
            for hands in self.hands:
                for other in hands:
                    if other.out:
                        other.clear()
            table.knowledge.restart(
                face
                for hands in self.hands
                for held in hands
                for card, face in zip(held.cards, held.faces, strict=True)
                if card.facing is Facing.UP
            )
            self._emit(CardsShuffled(len(table.stock)))
        face = table.stock.draw()
        number = self._next_card
        self._next_card += 1
        hand.add(number, face, facing)
        if facing is Facing.UP:
            table.knowledge.show(face)
        self._emit(CardDealt(hand.seat, self.place(hand), number, facing, face))

    def place(self, hand: Hand) -> int:
        hands = self.hands[hand.seat]
        return 0 if hands[0] is hand else hands.index(hand)

    def show(self, hand: Hand) -> None:
        """Turns up every card of a hand that not everybody sees."""
        for place, card in enumerate(hand.cards):
            if card.facing is not Facing.UP:
                self.turn(hand, place, Facing.UP)

    def turn(self, hand: Hand, place: int, facing: Facing) -> None:
        card = hand.turn(place, facing)
        face = hand.faces[place]
        if facing is Facing.UP:
            self._table.knowledge.show(face)
        self._emit(CardTurned(hand.seat, self.place(hand), card.id, facing, face))

    def discard(self, hand: Hand) -> None:
        """The cards of a hand that is over are out of play; they lie there until a shuffle or the next deal."""
        if not hand.out:
            hand.out = True
            self._put_away(hand, 0)

    def _put_away(self, hand: Hand, first: int) -> None:
        """The cards from this place on are out of play; its holder remembers those that only he has seen."""
        table = self._table
        table.stock.used.extend(hand.faces[first:])
        for card, face in zip(hand.cards[first:], hand.faces[first:], strict=True):
            if card.facing is Facing.OWN:
                table.knowledge.remember(hand.seat, face)

    def throw_in(self, hand: Hand, first: int) -> None:
        """Puts the cards from this place on aside, unseen by others."""
        cards = hand.cards[first:]
        if not hand.out:
            self._put_away(hand, first)
        if first:
            hand.remove_last()
        else:
            hand.clear()
        self._emit(CardsThrownIn(hand.seat, self.place(hand), tuple(card.id for card in cards)))
