"""Hands as the few numbers that decide how they fare, so that thousands of possible ones can be weighed at once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from game.ai.estimates.heap import Kind
from game.engine.events import FEUER, FIVE_CARDS, PONTOON, PURE_ACES, RETURNED, TWO_ACES, WON
from game.engine.rules import Rules
from game.engine.score import Score, best_total, judge, only_aces


class Counted(NamedTuple):
    """A hand by its lowest total, its aces, its cards, and whether a card in it makes a Pontoon with an ace."""

    low: int
    aces: int
    cards: int
    ten: bool

    def with_card(self, kind: Kind) -> Counted:
        """The hand with one card more."""
        value, ace, ten = kind
        return Counted(self.low + value, self.aces + ace, self.cards + 1, self.ten or ten)


NOTHING = Counted(0, 0, 0, False)


def counted(kinds: Iterable[Kind]) -> Counted:
    """The hand of these cards."""
    hand = NOTHING
    for kind in kinds:
        hand = hand.with_card(kind)
    return hand


def total(rules: Rules, hand: Counted, *, banker: bool = False) -> int:
    """The best total of a hand."""
    if hand.aces == hand.cards and 2 <= hand.cards <= 3:
        own = only_aces(rules, hand.aces, banker)
        if own is not None:
            return own
    return best_total(hand.low, hand.aces, rules.ace_high - rules.ace_low)


@cache
def score(rules: Rules, hand: Counted, *, banker: bool = False, from_split: bool = False) -> Score:
    """What a finished hand counts, as :func:`game.engine.score.finished` says for faces."""
    points = total(rules, hand, banker=banker)
    special = None
    if hand.cards == 2 and hand.aces == 2:
        if rules.feuer in ("double", "triple"):
            special = FEUER
        elif rules.two_aces != "off" and points == 21:
            special = TWO_ACES
    elif hand.cards == 2 and hand.aces == 1 and hand.ten and not (from_split and rules.split_pontoon == "plain"):
        special = PONTOON
    if special is None and hand.cards == 5 and points <= 21 and rules.five_cards in ("count_21", "trick", "wins"):
        special = FIVE_CARDS
    if special is None and rules.pure_aces and points == 21 and hand.aces == hand.cards <= 3:
        special = PURE_ACES
    if special is FIVE_CARDS and rules.five_cards == "count_21":
        points = 22 if rules.five_beats_21 else 21
    return Score(points, special, hand.cards)


def net(rules: Rules, player: Score, bank: Score) -> float:
    """What the bank wins of a bet of 1."""
    verdict = judge(rules, player, bank)
    if verdict.outcome is WON:
        return -verdict.pay / 2
    return 0.0 if verdict.outcome is RETURNED else 1.0 + verdict.extra
