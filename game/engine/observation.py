"""What a seat may know: observations and redacted events (rules.md, What all five share, 12).

:func:`sees` is the one predicate that decides who sees a card; people's screens and computer players get only what
passes it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from game.engine.actions import Offer, Refusal
from game.engine.cards import Card
from game.engine.events import CardDealt, CardTurned, Event, Facing, Special
from game.engine.quick import quick
from game.engine.rules import Rules


class Phase(Enum):
    """What a table is waiting for."""

    __hash__ = object.__hash__

    BETWEEN = "between"
    BANK = "bank"
    BETS = "bets"
    PLAY = "play"
    BANKER = "banker"
    OVER = "over"


class Status(Enum):
    """Where a hand stands: not yet decided (waiting, in play, stood) or over."""

    WAITING = "waiting"
    PLAYING = "playing"
    STOOD = "stood"
    BUST = "bust"
    SETTLED = "settled"


WAITING, PLAYING, STOOD, BUST, SETTLED = Status


@quick
@dataclass(frozen=True, slots=True)
class TableCard:
    """A card on the table. ``face`` is None where the observer may not see it."""

    id: int
    facing: Facing
    face: Card | None

    def hidden(self) -> TableCard:
        """The card for those who may not see it."""
        return TableCard(self.id, self.facing, None)


@quick
@dataclass(frozen=True, slots=True)
class HandView:
    """One hand: cards in the order dealt, chips on it. ``out``: its cards are out of play and only still lie there.
    ``declared``: the name it was announced by, which everybody heard."""

    cards: tuple[TableCard, ...]
    bet: int
    first_bet: int
    status: Status
    from_split: bool
    out: bool
    declared: Special | None = None


@quick
@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat: chips in the purse (bets and bank are apart), its hands (the banker's hand is hand 0), whether it plays
    this deal."""

    purse: int
    hands: tuple[HandView, ...]
    plays: bool


@quick
@dataclass(frozen=True, slots=True)
class Observation:
    """Everything ``seat`` (None: a stranger at the table) may know.

    ``shown``: every face known to the observer that has left the stock since the last shuffle, cards in the observer's
    hands included.
    ``offers`` and ``refusals`` are empty unless this seat is to act; ``hand`` is the place of the hand that acts.
    """

    rules: Rules
    seat: int | None
    phase: Phase
    round_number: int
    banker: int
    bank: int
    seats: tuple[SeatView, ...]
    players: tuple[int, ...]
    to_act: int | None
    hand: int
    stock_count: int
    used_count: int
    shown: tuple[Card, ...]
    offers: tuple[Offer, ...]
    refusals: tuple[Refusal, ...]

    @property
    def payable(self) -> int:
        """Chips that can be paid to winners before any lost bet has come in (rules.md, What all five share, 4)."""
        bank = self.bank if self.rules.lays_bank != "never" else 0
        backed = self.rules.lays_bank == "never" or self.rules.cover != "pot"
        return bank + self.seats[self.banker].purse if backed else bank


def sees(facing: Facing, owner: int, seat: int | None) -> bool:
    """Whether ``seat`` may see a card of ``owner`` that lies this way. Dark cards are seen by nobody, not even their
    owner."""
    return facing is Facing.UP or (facing is Facing.OWN and owner == seat)


def redact(event: Event, seat: int | None) -> Event:
    """The event as ``seat`` (None: a stranger) may know it."""
    if isinstance(event, CardDealt | CardTurned) and not sees(event.facing, event.seat, seat):
        return replace(event, face=None)
    return event
