"""What comes of a move of a player: cards and chips, one function for each move (which are legal says
:mod:`game.engine.moves`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine.actions import Action, Verb
from game.engine.cards import ACE
from game.engine.deal import Deal
from game.engine.dealing import deal_card, show, throw_in, turn_card
from game.engine.events import DARK, OWN, UP, BetAdded, Facing, HandBust, HandSplit
from game.engine.hands import Hand
from game.engine.observation import STOOD
from game.engine.score import LOST_AS_BUST
from game.engine.settlement import settle


def draw(deal: Deal, hand: Hand, facing: Facing) -> None:
    """A card to a player's hand without dark cards; over 21 it is shown and lost at once."""
    deal_card(deal, hand, facing)
    if hand.total > 21:
        show(deal, hand)
        deal.emit(HandBust(hand.seat, hand.place, hand.total))
        settle(deal, hand, LOST_AS_BUST)


def _hit(deal: Deal, hand: Hand, _action: Action) -> None:
    hand.hits += 1
    draw(deal, hand, UP if deal.rules.hits_open else OWN)


def _stand(_deal: Deal, hand: Hand, _action: Action) -> None:
    hand.status = STOOD


def _double(deal: Deal, hand: Hand, _action: Action) -> None:
    _add_to_bet(deal, hand, hand.bet)
    draw(deal, hand, UP)
    if not hand.over:
        hand.status = STOOD


def _dark(deal: Deal, hand: Hand, _action: Action) -> None:
    deal_card(deal, hand, DARK)


def _buy(deal: Deal, hand: Hand, action: Action) -> None:
    hand.bought = True
    hand.last_buy = action.amounts[0]
    _add_to_bet(deal, hand, action.amounts[0])
    draw(deal, hand, OWN)


def _raise(deal: Deal, hand: Hand, action: Action) -> None:
    hand.raised = True
    _add_to_bet(deal, hand, action.amounts[0])


def _add_to_bet(deal: Deal, hand: Hand, amount: int) -> None:
    deal.purses[hand.seat] -= amount
    hand.bet += amount
    deal.emit(BetAdded(hand.seat, hand.place, amount))


def _split(deal: Deal, hand: Hand, _action: Action) -> None:
    seat = hand.seat
    amount = hand.first_bet
    card = hand.remove_last()
    assert card.face is not None
    hand.from_split = True
    new = Hand(deal.rules, seat, hand.place + 1)
    new.from_split = True
    new.place_bet(amount)
    new.add(card.id, card.face, OWN)
    deal.hands[seat].insert(new.place, new)
    for later in deal.hands[seat][new.place + 1 :]:
        later.place += 1
    deal.purses[seat] -= amount
    deal.emit(HandSplit(seat, hand.place, card.id, amount))
    deal_card(deal, hand, OWN)
    deal_card(deal, new, OWN)


def _ohne_ace(deal: Deal, hand: Hand, _action: Action) -> None:
    """The card that follows *óne ász*: an ace is shown, and the hand starts again or the ace is replaced
    (Huszonegy, 4)."""
    deal_card(deal, hand, OWN)
    if hand.faces[-1].rank != ACE:
        return
    last = len(hand.cards) - 1
    turn_card(deal, hand, last, UP)
    if deal.rules.ohne_ace == "new_hand":
        _start_again(deal, hand)
    else:
        throw_in(deal, hand, last)
        draw(deal, hand, OWN)


def _restart(deal: Deal, hand: Hand, _action: Action) -> None:
    _start_again(deal, hand)


def _start_again(deal: Deal, hand: Hand) -> None:
    throw_in(deal, hand, 0)
    hand.hits = 0
    deal_card(deal, hand, OWN)


CONSEQUENCES: Mapping[Verb, Callable[[Deal, Hand, Action], None]] = {
    Verb.HIT: _hit,
    Verb.STAND: _stand,
    Verb.DOUBLE: _double,
    Verb.DARK: _dark,
    Verb.BUY: _buy,
    Verb.SPLIT: _split,
    Verb.RAISE: _raise,
    Verb.OHNE_ACE: _ohne_ace,
    Verb.RESTART: _restart,
}
"""Does what has been said about a hand, which then is over, has stood or goes on playing."""
