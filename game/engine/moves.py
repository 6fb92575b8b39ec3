"""Which moves a hand has: one function for each move, answering with an offer or with the reason against it.

This is the only place that knows what is legal; :meth:`Table.apply` accepts exactly what is offered here.
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine.actions import HIT, STAND, Action, Offer, Refusal, Verb, Why
from game.engine.cards import ACE
from game.engine.deal import Deal
from game.engine.hands import Hand
from game.engine.rules import Rules
from game.engine.variants import verbs

Answer = Offer | Refusal
Move = Callable[[Deal, Hand, int], Answer]
"""Judges one move of a hand in a deal, with so many cards to be had."""

_PLAIN = {verb: Offer(verb) for verb in Verb}
_REFUSED = {(verb, why): Refusal(verb, why) for verb in Verb for why in Why}
# The usual answers, found without a look-up.
_PLAIN_HIT, _PLAIN_STAND = _PLAIN[Verb.HIT], _PLAIN[Verb.STAND]
_PLAIN_DOUBLE, _PLAIN_DARK = _PLAIN[Verb.DOUBLE], _PLAIN[Verb.DARK]
_NO_PAIR = _REFUSED[Verb.SPLIT, Why.NO_PAIR]
_NOT_TWO_CARDS = _REFUSED[Verb.RAISE, Why.ONLY_TWO_CARDS]
_NOT_ELEVEN = _REFUSED[Verb.OHNE_ACE, Why.ONLY_ELEVEN]
_NOT_FIVE_CARDS = _REFUSED[Verb.RESTART, Why.ONLY_FIVE_CARDS]


class Moves:
    """The moves of one table."""

    def __init__(self, rules: Rules) -> None:
        self._moves = [_MOVES[verb] for verb in verbs(rules)]

    def answers(self, deal: Deal, hand: Hand) -> tuple[list[Offer], list[Refusal]]:
        """The legal moves, and why the others of this game may not be made now, both in the order of the buttons."""
        cards = deal.table.stock.available
        offers: list[Offer] = []
        refusals: list[Refusal] = []
        for move in _BANKERS_MOVES if hand.banker else self._moves:
            answer = move(deal, hand, cards)
            if isinstance(answer, Offer):
                offers.append(answer)
            else:
                refusals.append(answer)
        return offers, refusals


def bankers_duty(deal: Deal, hand: Hand) -> Action:
    """What a banker must do who stands at a fixed number; he has no choice."""
    draws = hand.total < deal.rules.banker_stands_at and isinstance(_hit(deal, hand, deal.table.stock.available), Offer)
    return HIT if draws else STAND


def _at_21(rules: Rules, hand: Hand) -> bool:
    """Whether the hand stands by itself (rules.md, What all five share, 6); in Twenty-One a soft 21 is asked."""
    return (hand.low if rules.soft_stand else hand.total) == 21 and not hand.dark


def _hit(deal: Deal, hand: Hand, cards: int) -> Answer:
    rules = deal.rules
    if hand.dark:
        return _REFUSED[Verb.HIT, Why.AFTER_DARK]
    if _at_21(rules, hand):
        return _REFUSED[Verb.HIT, Why.AT_21]
    if rules.max_cards and len(hand.faces) >= rules.max_cards:
        return Refusal(Verb.HIT, Why.MOST_CARDS, rules.max_cards)
    return _PLAIN_HIT if cards else _REFUSED[Verb.HIT, Why.NO_CARD]


def _stand(deal: Deal, hand: Hand, cards: int) -> Answer:
    rules = deal.rules
    if hand.total >= rules.min_stand or len(hand.faces) == rules.max_cards or not cards:
        return _PLAIN_STAND
    return Refusal(Verb.STAND, Why.TOTAL_TOO_LOW, rules.min_stand)


def _free_stand(_deal: Deal, _hand: Hand, _cards: int) -> Answer:
    """A banker without a fixed number stands wherever he likes."""
    return _PLAIN_STAND


def _double(deal: Deal, hand: Hand, cards: int) -> Answer:
    bet = hand.bet
    if hand.dark:
        return _REFUSED[Verb.DOUBLE, Why.AFTER_DARK]
    if _at_21(deal.rules, hand):
        return _REFUSED[Verb.DOUBLE, Why.AT_21]
    if deal.rules.double == "first_card" and len(hand.faces) > 1:
        return _REFUSED[Verb.DOUBLE, Why.ONLY_FIRST_CARD]
    if deal.purses[hand.seat] < bet:
        return Refusal(Verb.DOUBLE, Why.PURSE, bet)
    if 2 * bet > deal.table.bank or bet > deal.spare():
        return _REFUSED[Verb.DOUBLE, Why.BANK]
    return _PLAIN_DOUBLE if cards else _REFUSED[Verb.DOUBLE, Why.NO_CARD]


def _dark(deal: Deal, hand: Hand, cards: int) -> Answer:
    if _at_21(deal.rules, hand):
        return _REFUSED[Verb.DARK, Why.AT_21]
    if len(hand.faces) >= _MOST_CARDS_BEFORE_DARK:
        return Refusal(Verb.DARK, Why.MOST_CARDS, _MOST_CARDS_BEFORE_DARK)
    enough = cards >= _LEAST_CARDS_FOR_DARK
    return _PLAIN_DARK if enough else _REFUSED[Verb.DARK, Why.NO_CARD]


def _buy(deal: Deal, hand: Hand, cards: int) -> Answer:
    rules = deal.rules
    purse = deal.purses[hand.seat]
    if hand.low >= 21:
        return _REFUSED[Verb.BUY, Why.AT_21]
    if len(hand.faces) >= rules.max_cards:
        return Refusal(Verb.BUY, Why.MOST_CARDS, rules.max_cards)
    if hand.hits:
        return _REFUSED[Verb.BUY, Why.AFTER_HIT]
    if rules.buy_limit == "total" and hand.bought:
        return _REFUSED[Verb.BUY, Why.ONCE]
    if purse < hand.first_bet:
        return Refusal(Verb.BUY, Why.PURSE, hand.first_bet)
    if not cards:
        return _REFUSED[Verb.BUY, Why.NO_CARD]
    high = hand.first_bet if rules.buy_limit == "total" else min(hand.last_buy, purse)
    return Offer(Verb.BUY, hand.first_bet, high, total=high)


def _split(deal: Deal, hand: Hand, cards: int) -> Answer:
    faces = hand.faces
    if len(faces) != 2 or faces[0].rank != faces[1].rank:
        return _NO_PAIR
    aces = faces[0].rank == ACE
    if (deal.rules.split == "aces" and not aces) or (deal.rules.split == "no_aces" and aces):
        return _REFUSED[Verb.SPLIT, Why.RANK_BARRED]
    if len(deal.hands[hand.seat]) >= _MOST_SPLIT_HANDS:
        return Refusal(Verb.SPLIT, Why.MOST_HANDS, _MOST_SPLIT_HANDS)
    if deal.purses[hand.seat] < hand.first_bet:
        return Refusal(Verb.SPLIT, Why.PURSE, hand.first_bet)
    enough = cards >= _LEAST_CARDS_FOR_SPLIT
    return _PLAIN[Verb.SPLIT] if enough else _REFUSED[Verb.SPLIT, Why.NO_CARD]


def _raise(deal: Deal, hand: Hand, _cards: int) -> Answer:
    purse = deal.purses[hand.seat]
    if len(hand.faces) != 2 or hand.aces == 2:
        return _NOT_TWO_CARDS
    if hand.raised:
        return _REFUSED[Verb.RAISE, Why.ONCE]
    if not purse:
        return Refusal(Verb.RAISE, Why.PURSE, 1)
    high = min(purse, deal.table.bank - hand.bet, deal.spare())
    return Offer(Verb.RAISE, 1, high, total=high) if high >= 1 else _REFUSED[Verb.RAISE, Why.BANK]


def _ohne_ace(deal: Deal, hand: Hand, cards: int) -> Answer:
    if hand.total != 11 or len(hand.faces) < 2:
        return _NOT_ELEVEN
    return _PLAIN[Verb.OHNE_ACE] if cards else _REFUSED[Verb.OHNE_ACE, Why.NO_CARD]


def _restart(deal: Deal, hand: Hand, _cards: int) -> Answer:
    if len(hand.faces) != 5:
        return _NOT_FIVE_CARDS
    return _REFUSED[Verb.RESTART, Why.AT_21] if _at_21(deal.rules, hand) else _PLAIN[Verb.RESTART]


_MOST_CARDS_BEFORE_DARK = 5
_LEAST_CARDS_FOR_DARK = 6
_MOST_SPLIT_HANDS = 4
_LEAST_CARDS_FOR_SPLIT = 2

_MOVES: dict[Verb, Move] = {
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
_BANKERS_MOVES: tuple[Move, ...] = (_hit, _free_stand)
