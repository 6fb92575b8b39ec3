"""What a seat may ask for: one frozen value for all moves, and the offers that say which of them are legal."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from reprlib import repr as shortened

from game.engine.quick import quick
from game.engine.rules import MOST_CHIPS


class Verb(Enum):
    """The moves of all five games, by the word that scenario files use."""

    # Members are alone of their value, so identity serves; Enum's own hash is a slow call in every look-up.
    __hash__ = object.__hash__

    BANK = "bank"
    BET = "bet"
    HIT = "hit"
    STAND = "stand"
    DOUBLE = "double"
    DARK = "dark"
    BUY = "buy"
    SPLIT = "split"
    RAISE = "raise"
    OHNE_ACE = "ohne-ace"
    RESTART = "restart"


_VERBS = {verb.value: verb for verb in Verb}
_WHOLE_NUMBER = re.compile("-?[0-9]+")
_MOST_DIGITS = len(str(MOST_CHIPS))
AMOUNT_VERBS = frozenset({Verb.BANK, Verb.BET, Verb.BUY, Verb.RAISE})


class ActionError(ValueError):
    """A text that is no action; the message is one sentence for people."""


class IllegalAction(ValueError):
    """An action that may not be taken now. Nothing has changed; the message is one sentence for people."""


@quick
@dataclass(frozen=True, slots=True)
class Action:
    """A move; ``amounts`` are whole chips: one for bank, buy and raise, one for each hand for a bet, none otherwise."""

    verb: Verb
    amounts: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.verb.value, *map(str, self.amounts)])


HIT = Action(Verb.HIT)
STAND = Action(Verb.STAND)
DOUBLE = Action(Verb.DOUBLE)
DARK = Action(Verb.DARK)
SPLIT = Action(Verb.SPLIT)
OHNE_ACE = Action(Verb.OHNE_ACE)
RESTART = Action(Verb.RESTART)


def parse_action(text: str) -> Action:
    """The action written as in scenario files (``bet 5 3``, ``hit``); :class:`ActionError` for any other text."""
    word, *numbers = text.split() or [""]
    verb = _VERBS.get(word)
    if verb is None or not all(map(_WHOLE_NUMBER.fullmatch, numbers)):
        raise ActionError(f"{shortened(text)} is not an action: write a move such as hit, or bet 5")
    if any(len(number) > _MOST_DIGITS or int(number) > MOST_CHIPS for number in numbers):
        raise ActionError(f"{shortened(text)} is too much: no more than {MOST_CHIPS:,} chips")
    if (verb in AMOUNT_VERBS) != bool(numbers) or (len(numbers) > 1 and verb is not Verb.BET):
        raise ActionError(f"{shortened(text)} has the wrong number of amounts for {verb.value}")
    return Action(verb, tuple(map(int, numbers)))


@quick
@dataclass(frozen=True, slots=True)
class Offer:
    """A legal move. For amounts: ``low`` to ``high`` chips for each hand, at most ``hands`` hands and ``total`` chips
    over all of them."""

    verb: Verb
    low: int = 0
    high: int = 0
    hands: int = 1
    total: int = 0

    def allows(self, action: Action) -> bool:
        """Whether this offer contains the action: the only test of legality there is."""
        if action.verb is not self.verb:
            return False
        if not self.high:
            return not action.amounts
        amounts = action.amounts
        return (
            1 <= len(amounts) <= self.hands
            and self.low <= min(amounts)
            and max(amounts) <= self.high
            and sum(amounts) <= self.total
        )


class Why(Enum):
    """Why a move of the game is not legal now; ``Refusal.number`` completes the sentence."""

    __hash__ = object.__hash__

    TOTAL_TOO_LOW = "needs {number}"
    AT_21 = "at 21 a hand stands"
    MOST_CARDS = "no more than {number} cards"
    NO_CARD = "no card can be had"
    PURSE = "needs {number} chips"
    BANK = "the bank does not cover it"
    ONLY_TWO_CARDS = "only with exactly two cards"
    ONLY_FIRST_CARD = "only with one card"
    ONLY_FIVE_CARDS = "only with exactly five cards"
    ONLY_ELEVEN = "only with exactly 11 in two or more cards"
    ONCE = "once a deal only"
    AFTER_DARK = "not after a dark card"
    AFTER_HIT = "not after a card face up"
    NO_PAIR = "needs two cards of equal rank"
    RANK_BARRED = "this rank may not be split here"
    MOST_HANDS = "no more than {number} hands"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move of this game that may not be made now, and why (chips, points or cards in ``number``)."""

    verb: Verb
    why: Why
    number: int = 0
