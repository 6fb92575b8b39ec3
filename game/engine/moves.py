"""Which moves a hand has: one function for each move, answering with an offer or with the reason against it.

This is the only place that knows what is legal; :meth:`Table.apply` accepts exactly what is offered here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.actions import Offer, Refusal, Verb, Why
from game.engine.cards import ACE
from game.engine.hands import Hand
from game.engine.rules import Rules
from game.engine.variants import verbs

Answer = Offer | Refusal

_PLAIN = {verb: Offer(verb) for verb in Verb}
_PLAIN_STAND = _PLAIN[Verb.STAND]
_REFUSED = {(verb, why): Refusal(verb, why) for verb in Verb for why in Why}


@dataclass(slots=True)
class Means:
    """What a move can draw on: chips in the seat's purse and in the bank, chips that the bank still has to spare for
    bets, cards that can be had, and the number of hands of the seat."""

    purse: int
    bank: int
    spare: int
    cards: int
    hands: int


class Moves:
    """The moves of one table."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._players = [_MOVES[verb] for verb in verbs(rules)]
        self._banker = [_banker_hit, _banker_stand] if rules.banker_stands_at else [_hit, _banker_stand]

    def answers(self, hand: Hand, means: Means) -> tuple[list[Offer], list[Refusal]]:
        """The legal moves, and why the others of this game may not be made now, both in the order of the buttons."""
        rules = self._rules
        offers: list[Offer] = []
        refusals: list[Refusal] = []
        for move in self._banker if hand.banker else self._players:
            answer = move(rules, hand, means)
            if isinstance(answer, Offer):
                offers.append(answer)
            else:
                refusals.append(answer)
        return offers, refusals


def _at_21(rules: Rules, hand: Hand) -> bool:
    """Whether the hand stands by itself (rules.md, What all five share, 6); in Twenty-One a soft 21 is asked."""
    return not hand.dark and (hand.low if rules.soft_stand else hand.total) == 21


def _banker_hit(rules: Rules, hand: Hand, means: Means) -> Answer:
    if hand.total >= rules.banker_stands_at:
        return Refusal(Verb.HIT, Why.MUST_STAND, rules.banker_stands_at)
    return _hit(rules, hand, means)


def _banker_stand(rules: Rules, hand: Hand, means: Means) -> Answer:
    if hand.total < rules.banker_stands_at and isinstance(_hit(rules, hand, means), Offer):
        return Refusal(Verb.STAND, Why.MUST_DRAW, rules.banker_stands_at)
    return _PLAIN_STAND


def _hit(rules: Rules, hand: Hand, means: Means) -> Answer:
    if hand.dark:
        return _REFUSED[Verb.HIT, Why.AFTER_DARK]
    if _at_21(rules, hand):
        return _REFUSED[Verb.HIT, Why.AT_21]
    if rules.max_cards and len(hand.faces) >= rules.max_cards:
        return Refusal(Verb.HIT, Why.MOST_CARDS, rules.max_cards)
    return _PLAIN[Verb.HIT] if means.cards else _REFUSED[Verb.HIT, Why.NO_CARD]


def _stand(rules: Rules, hand: Hand, means: Means) -> Answer:
    if hand.total >= rules.min_stand or not means.cards or len(hand.faces) == rules.max_cards:
        return _PLAIN_STAND
    return Refusal(Verb.STAND, Why.TOTAL_TOO_LOW, rules.min_stand)


def _double(rules: Rules, hand: Hand, means: Means) -> Answer:
    if hand.dark:
        return _REFUSED[Verb.DOUBLE, Why.AFTER_DARK]
    if _at_21(rules, hand):
        return _REFUSED[Verb.DOUBLE, Why.AT_21]
    if rules.double == "first_card" and len(hand.faces) > 1:
        return _REFUSED[Verb.DOUBLE, Why.ONLY_FIRST_CARD]
    if means.purse < hand.bet:
        return Refusal(Verb.DOUBLE, Why.PURSE, hand.bet)
    if 2 * hand.bet > means.bank or hand.bet > means.spare:
        return _REFUSED[Verb.DOUBLE, Why.BANK]
    return _PLAIN[Verb.DOUBLE] if means.cards else _REFUSED[Verb.DOUBLE, Why.NO_CARD]


def _dark(rules: Rules, hand: Hand, means: Means) -> Answer:
    if _at_21(rules, hand):
        return _REFUSED[Verb.DARK, Why.AT_21]
    if len(hand.faces) >= _MOST_CARDS_BEFORE_DARK:
        return Refusal(Verb.DARK, Why.MOST_CARDS, _MOST_CARDS_BEFORE_DARK)
    return _PLAIN[Verb.DARK] if means.cards >= _LEAST_CARDS_FOR_DARK else _REFUSED[Verb.DARK, Why.NO_CARD]


def _buy(rules: Rules, hand: Hand, means: Means) -> Answer:
    if hand.low >= 21:
        return _REFUSED[Verb.BUY, Why.AT_21]
    if len(hand.faces) >= rules.max_cards:
        return Refusal(Verb.BUY, Why.MOST_CARDS, rules.max_cards)
    if hand.hits:
        return _REFUSED[Verb.BUY, Why.AFTER_HIT]
    if rules.buy_limit == "total" and hand.bought:
        return _REFUSED[Verb.BUY, Why.ONCE]
    if means.purse < hand.first_bet:
        return Refusal(Verb.BUY, Why.PURSE, hand.first_bet)
    if not means.cards:
        return _REFUSED[Verb.BUY, Why.NO_CARD]
    high = hand.first_bet if rules.buy_limit == "total" else min(hand.last_buy, means.purse)
    return Offer(Verb.BUY, hand.first_bet, high, total=high)


def _split(rules: Rules, hand: Hand, means: Means) -> Answer:
    faces = hand.faces
    if len(faces) != 2 or faces[0].rank != faces[1].rank:
        return _REFUSED[Verb.SPLIT, Why.NO_PAIR]
    aces = faces[0].rank == ACE
    if (rules.split == "aces" and not aces) or (rules.split == "no_aces" and aces):
        return _REFUSED[Verb.SPLIT, Why.RANK_BARRED]
    if means.hands >= _MOST_SPLIT_HANDS:
        return Refusal(Verb.SPLIT, Why.MOST_HANDS, _MOST_SPLIT_HANDS)
    if means.purse < hand.first_bet:
        return Refusal(Verb.SPLIT, Why.PURSE, hand.first_bet)
    return _PLAIN[Verb.SPLIT] if means.cards >= 2 else _REFUSED[Verb.SPLIT, Why.NO_CARD]


def _raise(rules: Rules, hand: Hand, means: Means) -> Answer:
    if len(hand.faces) != 2 or hand.aces == 2:
        return _REFUSED[Verb.RAISE, Why.ONLY_TWO_CARDS]
    if hand.raised:
        return _REFUSED[Verb.RAISE, Why.ONCE]
    if not means.purse:
        return Refusal(Verb.RAISE, Why.PURSE, 1)
    high = min(means.purse, means.bank - hand.bet, means.spare)
    return Offer(Verb.RAISE, 1, high, total=high) if high >= 1 else _REFUSED[Verb.RAISE, Why.BANK]


def _ohne_ace(rules: Rules, hand: Hand, means: Means) -> Answer:
    if hand.total != 11 or len(hand.faces) < 2:
        return _REFUSED[Verb.OHNE_ACE, Why.ONLY_ELEVEN]
    return _PLAIN[Verb.OHNE_ACE] if means.cards else _REFUSED[Verb.OHNE_ACE, Why.NO_CARD]


def _restart(rules: Rules, hand: Hand, means: Means) -> Answer:
    if len(hand.faces) != 5:
        return _REFUSED[Verb.RESTART, Why.ONLY_FIVE_CARDS]
    return _REFUSED[Verb.RESTART, Why.AT_21] if _at_21(rules, hand) else _PLAIN[Verb.RESTART]


_MOST_CARDS_BEFORE_DARK = 5
_LEAST_CARDS_FOR_DARK = 6
_MOST_SPLIT_HANDS = 4

_MOVES: dict[Verb, Callable[[Rules, Hand, Means], Answer]] = {
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
