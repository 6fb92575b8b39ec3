"""What happened at the table: frozen values, in the order in which they happened.

Whoever folds these events from the start of a round knows exactly what an :class:`~game.engine.observation.Observation`
shows. ``hand`` is the place of a hand at its seat; the banker's hand is hand 0 of the banker's seat. ``card`` is the id
of a card on the table, a running number that says nothing about its face; ``face`` is None in events redacted for a
seat that may not see it. Amounts are chips.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.engine.actions import Action
from game.engine.cards import Card
from game.engine.quick import quick


class Facing(Enum):
    """Who sees a card on the table: everybody, the seat that holds it, or nobody."""

    UP = "up"
    OWN = "own"
    DARK = "dark"


# Names of their own for what is needed all the time: through the class a member is ten times as slow to find.
UP, OWN, DARK = Facing


class Special(Enum):
    """Hands with a name of their own; they are declared when they are complete."""

    PONTOON = "pontoon"
    FIVE_CARDS = "five_cards"
    FEUER = "feuer"
    TWO_ACES = "two_aces"
    PURE_ACES = "pure_aces"


PONTOON, FIVE_CARDS, FEUER, TWO_ACES, PURE_ACES = Special


class Outcome(Enum):
    """How a bet ended for the player."""

    WON = "won"
    LOST = "lost"
    RETURNED = "returned"


WON, LOST, RETURNED = Outcome


class Reason(Enum):
    """The rule that decided a hand."""

    BUST = "bust"
    BANK_BUST = "bank_bust"
    HIGHER = "higher"
    LOWER = "lower"
    TIE = "tie"
    TWENTY_ONE = "twenty_one"
    FIVE_CARDS = "five_cards"
    BANK_FIVE_CARDS = "bank_five_cards"
    PONTOON = "pontoon"
    BANK_PONTOON = "bank_pontoon"
    FEUER = "feuer"
    BANK_FEUER = "bank_feuer"
    TWO_ACES = "two_aces"
    DARK_BUST = "dark_bust"
    BOTH_BUST = "both_bust"
    BANK_EMPTY = "bank_empty"


class PassReason(Enum):
    """Why the bank moved to another seat."""

    ROUND = "round"
    BANKRUPT = "bankrupt"
    BROKEN = "broken"
    DEALS = "deals"
    STOCK_USED = "stock_used"
    PONTOON = "pontoon"
    PURSE = "purse"


class EndReason(Enum):
    """Why the session is over."""

    NO_PLAYER = "no_player"
    NO_BANKER = "no_banker"
    ROUNDS = "rounds"


class SitOutReason(Enum):
    """Why a seat does not play this deal: too little in the purse, or too little left in the bank."""

    PURSE = "purse"
    BANK = "bank"


@dataclass(frozen=True, slots=True)
class Event:
    """Anything that happened at the table."""


@quick
@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A new deal: all hands of the last one are gone. ``players`` in order of play, without seats that cannot bet."""

    number: int
    banker: int
    players: tuple[int, ...]


@quick
@dataclass(frozen=True, slots=True)
class SatOut(Event):
    """A seat does not take part in this deal."""

    seat: int
    reason: SitOutReason


@dataclass(frozen=True, slots=True)
class CardsShuffled(Event):
    """Cards out of play (and what was left of the stock) became a new stock of ``count`` cards; hands out of play lie
    bare now."""

    count: int


@quick
@dataclass(frozen=True, slots=True)
class BankLaid(Event):
    """Chips from the banker's purse into the bank; ``refill`` when cover ``reload`` made him do it."""

    seat: int
    amount: int
    refill: bool = False


@quick
@dataclass(frozen=True, slots=True)
class BankReturned(Event):
    """What lay in the bank went back to the banker's purse."""

    seat: int
    amount: int


@quick
@dataclass(frozen=True, slots=True)
class BetPlaced(Event):
    """Chips from the purse as the first bet of a hand."""

    seat: int
    hand: int
    amount: int


@quick
@dataclass(frozen=True, slots=True)
class BetAdded(Event):
    """More chips from the purse on the bet of a hand: a buy, a double or a raise."""

    seat: int
    hand: int
    amount: int


@quick
@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A card from the stock to a hand."""

    seat: int
    hand: int
    card: int
    facing: Facing
    face: Card | None


@quick
@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """A card of a hand lies another way now: face up, or (``OWN``) its holder has looked at it."""

    seat: int
    hand: int
    card: int
    facing: Facing
    face: Card | None


@quick
@dataclass(frozen=True, slots=True)
class CardsThrownIn(Event):
    """Cards left a hand for the discard pile without being shown."""

    seat: int
    hand: int
    cards: tuple[int, ...]


@quick
@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """It is this hand's turn now (in a duel first the player's, then the banker's)."""

    seat: int
    hand: int


@quick
@dataclass(frozen=True, slots=True)
class MoveMade(Event):
    """What a seat said about a hand, chosen or forced: nobody can tell which."""

    seat: int
    hand: int
    action: Action


@quick
@dataclass(frozen=True, slots=True)
class HandSplit(Event):
    """The second card of ``hand`` and a bet of ``amount`` became a hand of their own, right after it; later hands move
    up by one."""

    seat: int
    hand: int
    card: int
    amount: int


@quick
@dataclass(frozen=True, slots=True)
class HandDeclared(Event):
    """A named hand was shown or announced."""

    seat: int
    hand: int
    special: Special


@quick
@dataclass(frozen=True, slots=True)
class HandBust(Event):
    """A hand is over 21; its cards are out of play. For a player :class:`HandSettled` follows."""

    seat: int
    hand: int
    total: int


@quick
@dataclass(frozen=True, slots=True)
class HandPaid(Event):
    """Part of a win, paid to the purse of the seat: from the bank or straight from the banker's purse."""

    seat: int
    hand: int
    amount: int
    from_purse: bool


@quick
@dataclass(frozen=True, slots=True)
class HandSettled(Event):
    """A hand is over. Won or returned: the bet goes back to the purse (after :class:`HandPaid`). Lost: the bet and
    ``extra`` chips from the purse go to the bank (or the banker's purse where no bank is laid). ``net``: change of the
    seat's chips."""

    seat: int
    hand: int
    outcome: Outcome
    reason: Reason
    bet: int
    extra: int
    net: int


@dataclass(frozen=True, slots=True)
class BankBroken(Event):
    """The bank could not pay a winner in full, or is empty after the deal."""

    seat: int


@quick
@dataclass(frozen=True, slots=True)
class BankPassed(Event):
    """Another seat holds the bank now."""

    seat: int
    to: int
    reason: PassReason


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The deal is over; the cards stay where they are until the next one."""

    number: int


@dataclass(frozen=True, slots=True)
class SessionEnded(Event):
    """Nobody plays on."""

    reason: EndReason
