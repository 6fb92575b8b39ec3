"""Cards on their way: from the stock to hands, turned up, thrown in, out of play. Every step is an event."""

from __future__ import annotations

from game.engine.deal import Deal
from game.engine.events import UP, CardDealt, CardsShuffled, CardsThrownIn, CardTurned, Facing
from game.engine.hands import Hand


def deal_card(deal: Deal, hand: Hand, facing: Facing) -> None:
    """The next card to a hand; shuffles first when that is due."""
    table = deal.table
    stock = table.stock
    if stock.needs_shuffle:
        _shuffle(deal)
    face = stock.draw()
    number = deal.next_card
    deal.next_card = number + 1
    hand.add(number, face, facing)
    if facing is UP:
        table.knowledge.public.append(face)
    deal.emit(CardDealt(hand.seat, hand.place, number, facing, face))


def _shuffle(deal: Deal) -> None:
    """Only cards out of play are shuffled (rules.md, What all five share, 13)."""
    table = deal.table
    table.stock.shuffle()
    held = [hand for hands in deal.hands for hand in hands]
    for hand in held:
        if hand.out:
            hand.clear()
    table.knowledge.restart(
        face for hand in held for card, face in zip(hand.cards, hand.faces, strict=True) if card.facing is UP
    )
    deal.emit(CardsShuffled(len(table.stock)))


def show(deal: Deal, hand: Hand) -> None:
    """Turns up every card of a hand that not everybody sees."""
    if hand.covered:
        for place, card in enumerate(hand.cards):
            if card.facing is not UP:
                turn_card(deal, hand, place, UP)


def turn_card(deal: Deal, hand: Hand, place: int, facing: Facing) -> None:
    """Lays the card at this place of a hand another way."""
    card = hand.turn(place, facing)
    face = hand.faces[place]
    if facing is UP:
        deal.table.knowledge.public.append(face)
    deal.emit(CardTurned(hand.seat, hand.place, card.id, facing, face))


def discard(deal: Deal, hand: Hand) -> None:
    """The cards of a hand that is over are out of play; they lie there until a shuffle or the next deal."""
    if not hand.out:
        hand.out = True
        _put_away(deal, hand, 0)


def _put_away(deal: Deal, hand: Hand, first: int) -> None:
    """The cards from this place on are out of play; its holder remembers those that only he has seen."""
    table = deal.table
    table.stock.used += hand.faces[first:]
    table.knowledge.private[hand.seat] += hand.own_faces(first)


def throw_in(deal: Deal, hand: Hand, first: int) -> None:
    """Puts the cards from this place on aside, unseen by others."""
    cards = hand.cards[first:]
    if not hand.out:
        _put_away(deal, hand, first)
    if first:
        hand.remove_last()
    else:
        hand.clear()
    deal.emit(CardsThrownIn(hand.seat, hand.place, tuple([card.id for card in cards])))
