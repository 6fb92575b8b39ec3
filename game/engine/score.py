"""Totals, named hands and which hand beats which: pure functions of the rules and the faces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.cards import ACE, Card
from game.engine.events import (
    FEUER,
    FIVE_CARDS,
    LOST,
    PONTOON,
    PURE_ACES,
    RETURNED,
    TWO_ACES,
    WON,
    Outcome,
    Reason,
    Special,
)
from game.engine.quick import quick
from game.engine.rules import Rules

EVEN, ONE_AND_A_HALF, DOUBLE = 2, 3, 4
_MULTIPLES = {"plain": 1, "even": 1, "double": 2, "triple": 3}


@quick
@dataclass(frozen=True, slots=True)
class Score:
    """What a finished hand is worth: points that count in the comparison, its name if it has one, and its number of
    cards."""

    points: int
    special: Special | None
    cards: int

    @property
    def bust(self) -> bool:
        """Over 21. (Five cards that rank above 21 are a named hand, not bust.)"""
        return self.points > 21 and self.special is None


@quick
@dataclass(frozen=True, slots=True)
class Verdict:
    """How a bet ends: ``pay`` in half bets for a win, ``extra`` further bets lost with a lost one."""

    outcome: Outcome
    reason: Reason
    pay: int = 0
    extra: int = 0


LOST_AS_BUST = Verdict(LOST, Reason.BUST)
_LOST_AS_LOWER = Verdict(LOST, Reason.LOWER)
_LOST_BY_FIVE_CARDS = Verdict(LOST, Reason.BANK_FIVE_CARDS)
_LOST_TIE, _RETURNED_TIE = Verdict(LOST, Reason.TIE), Verdict(RETURNED, Reason.TIE)
_BANK_BUST, _HIGHER, _TWENTY_ONE = Reason.BANK_BUST, Reason.HIGHER, Reason.TWENTY_ONE


def best_total(low: int, aces: int, step: int) -> int:
    """The best total that is not over 21, each ace counted for itself (rules.md, What all five share, 5).

    ``low``: the total with all aces low; ``step``: what a high ace adds. If every total is over 21, the lowest.
    """
    if not aces or not step or low > 21:
        return low
    return low + step * min(aces, (21 - low) // step)


def only_aces(rules: Rules, aces: int, banker: bool) -> int | None:
    """The total of a hand of nothing but this many aces (two or three), where the rules give it one of its own."""
    if rules.pure_aces or (
        aces == 2 and (rules.feuer != "off" or (rules.two_aces != "off" and (not banker or rules.banker_two_aces)))
    ):
        return 21
    return None


def totals(rules: Rules, faces: Sequence[Card], *, banker: bool = False) -> tuple[int, int]:
    """The lowest total of a hand and its best one."""
    values = rules.card_values
    low = aces = 0
    for face in faces:
        low += values[face.rank]
        if face.rank == ACE:
            aces += 1
    if not aces:
        return low, low
    if aces == len(faces) and 2 <= aces <= 3:
        own = only_aces(rules, aces, banker)
        if own is not None:
            return own, own
    return low, best_total(low, aces, rules.ace_high - rules.ace_low)


def named_hand(rules: Rules, faces: Sequence[Card], total: int, *, from_split: bool = False) -> Special | None:
    """The name of a hand with this best total, if it has one at this table."""
    count = len(faces)
    if count == 2:
        aces = (faces[0].rank == ACE) + (faces[1].rank == ACE)
        if aces == 2:
            if rules.feuer in ("double", "triple"):
                return FEUER
            if rules.two_aces != "off" and total == 21:
                return TWO_ACES
        if aces == 1 and rules.pontoons:
            other = max(faces[0].rank, faces[1].rank)
            ten = other > 10 or (other == 10 and rules.ace_ten_pontoon)
            if ten and not (from_split and rules.split_pontoon == "plain"):
                return PONTOON
    if count == 5 and total <= 21 and rules.five_cards in ("count_21", "trick", "wins"):
        return FIVE_CARDS
    if rules.pure_aces and total == 21 and count <= 3 and all(face.rank == ACE for face in faces):
        return PURE_ACES
    return None


def finished(rules: Rules, faces: Sequence[Card], total: int, *, from_split: bool = False) -> Score:
    """What a finished hand with this best total counts when it is compared."""
    special = named_hand(rules, faces, total, from_split=from_split)
    if special is FIVE_CARDS and rules.five_cards == "count_21":
        total = 22 if rules.five_beats_21 else 21
    return Score(total, special, len(faces))


def may_end_by_name(rules: Rules) -> bool:
    """Whether a player's turn can end because of what the hand is called, not only by its total."""
    return (
        rules.pontoons
        or rules.instant_21
        or rules.instant_five
        or rules.five_cards == "wins"
        or rules.two_aces != "off"
        or rules.feuer not in ("off", "plain")
    )


def two_aces_pay(rules: Rules) -> int:
    """What two aces win at once, in half bets (Huszonegy, 4)."""
    return EVEN * _MULTIPLES[rules.two_aces]


def judge(rules: Rules, player: Score, bank: Score) -> Verdict:
    """How a player's hand that is left fares against the bank's (the settlement of each game in rules.md)."""
    if player.special is not None or bank.special is not None:
        named = _judge_named(rules, player, bank)
        if named is not None:
            return named
    if player.bust:  # only a hand with dark cards gets here (Tjugoett, 6)
        if not bank.bust:
            return Verdict(LOST, Reason.DARK_BUST)
        return Verdict(WON, Reason.BOTH_BUST, EVEN) if rules.dark == "wins" else Verdict(RETURNED, Reason.BOTH_BUST)
    if bank.bust:
        return Verdict(WON, _BANK_BUST, _pay(rules, player))
    if player.points > bank.points:
        return Verdict(WON, _winning_reason(player), _pay(rules, player))
    if player.points < bank.points:
        return _LOST_BY_FIVE_CARDS if bank.special is FIVE_CARDS else _LOST_AS_LOWER
    return _LOST_TIE if rules.tie == "bank" else _RETURNED_TIE


def _judge_named(rules: Rules, player: Score, bank: Score) -> Verdict | None:
    """The settlements that a Pontoon, a Five Card Trick or a Feuer decides; None where points decide."""
    if bank.special is PONTOON:
        return Verdict(LOST, Reason.BANK_PONTOON)
    if bank.special is FEUER:
        extra = 0 if player.special is FEUER else _MULTIPLES[rules.feuer] - 1
        return Verdict(LOST, Reason.BANK_FEUER, extra=extra)
    if player.special is FEUER:
        return Verdict(WON, Reason.FEUER, EVEN * _MULTIPLES[rules.feuer])
    if player.special is PONTOON:
        return Verdict(WON, Reason.PONTOON, DOUBLE)
    if rules.five_cards == "trick":
        if bank.special is FIVE_CARDS:
            return Verdict(LOST, Reason.BANK_FIVE_CARDS, extra=1)
        if player.special is FIVE_CARDS:
            return Verdict(WON, Reason.FIVE_CARDS, DOUBLE)
    return None


def _pay(rules: Rules, player: Score) -> int:
    if rules.five_cards == "double" and player.cards == 5:
        return DOUBLE
    if player.points == 21 and (rules.pays_21 == "any" or (rules.pays_21 == "two_cards" and player.cards == 2)):
        return ONE_AND_A_HALF
    return EVEN


def _winning_reason(player: Score) -> Reason:
    if player.special is FIVE_CARDS:
        return Reason.FIVE_CARDS
    return _TWENTY_ONE if player.points == 21 else _HIGHER
