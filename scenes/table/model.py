"""The table as one pair of eyes sees it: a value folded (see ``folds.py``) from events redacted for one viewer.

Folding gives the same as building from an observation (tested over random play of all games and options). What the
engine does without an event of its own (a hand that stands, cards that go out of play) follows from the events, and
is worked out here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.engine.cards import Card
from game.engine.events import Facing, Outcome, Reason
from game.engine.observation import HandView, Observation, Phase, Status, TableCard
from game.engine.rules import Rules

_SWEPT = 3  # cards of the discard pile that show

Spot = tuple[int, int]
"""Seat and hand."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended: for its ribbon. ``total`` of a bust hand; ``net`` chips won or lost (0 while the bank has
    not collected).
    """

    outcome: Outcome | None
    reason: Reason | None
    net: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class SeatModel:
    """Chips in a purse, and the hands in front of it."""

    purse: int
    hands: tuple[HandView, ...] = ()


@dataclass(frozen=True, slots=True)
class TableModel:
    """What ``viewer`` (None: a stranger) sees. Amounts are chips."""

    rules: Rules
    viewer: int | None
    phase: Phase
    round_number: int
    banker: int
    bank: int
    seats: tuple[SeatModel, ...]
    players: tuple[int, ...]
    turn: Spot | None
    stock_count: int
    used_count: int
    known: tuple[Card, ...]
    """Faces the viewer has seen since the last shuffle, except those in the viewer's own hands that only he sees."""
    results: Mapping[Spot, Result] = field(default_factory=dict)
    bank_broken: bool = False
    swept: tuple[Card | None, ...] = ()
    """The last cards that went to the discard pile, the uppermost last: None for those that lay face down. An
    observation does not tell the order of the pile: what was there before it is not in here."""

    @classmethod
    def from_observation(cls, seen: Observation) -> TableModel:
        """The table as it stands. Ribbons of hands that were over before are not in an observation and are missing."""
        playing = seen.phase in (Phase.PLAY, Phase.BANKER)
        own = [] if seen.seat is None else _private(seen.seats[seen.seat].hands)
        known = list(seen.shown)
        for face in own:
            known.remove(face)
        return cls(
            rules=seen.rules,
            viewer=seen.seat,
            phase=seen.phase,
            round_number=seen.round_number,
            banker=seen.banker,
            bank=seen.bank,
            seats=tuple([SeatModel(seat.purse, seat.hands) for seat in seen.seats]),
            players=seen.players,
            turn=(seen.to_act, seen.hand) if playing and seen.to_act is not None else None,
            stock_count=seen.stock_count,
            used_count=seen.used_count,
            known=tuple(known),
        )

    def for_strangers(self) -> TableModel:
        """The same table without the faces that only the viewer sees (``known`` stays what the viewer knew)."""
        return replace(self, viewer=None, seats=tuple([_covered(seat) for seat in self.seats]))

    def with_results_of(self, other: TableModel) -> TableModel:
        """The same table with the ribbons and the pile that another pair of eyes has seen: they are open to all."""
        table = replace(self, swept=other.swept)
        if other.round_number != self.round_number:
            return table
        return replace(table, results=other.results, bank_broken=other.bank_broken)

    @property
    def to_act(self) -> int | None:
        """The seat everybody waits for, as far as the events go."""
        if self.phase is Phase.BANK:
            return self.banker
        if self.phase is Phase.BETS:
            return next((seat for seat in self.players if not self._has_bet(seat)), None)
        return self.turn[0] if self.turn is not None else None

    @property
    def shown(self) -> tuple[Card, ...]:
        """Every face known to the viewer that has left the stock since the last shuffle."""
        own = [] if self.viewer is None else _private(self.seats[self.viewer].hands)
        return (*self.known, *own)

    @property
    def pile(self) -> int:
        """Cards on the discard pile: those out of play that no longer lie in front of a seat."""
        return self.used_count - sum(len(hand.cards) for seat in self.seats for hand in seat.hands if hand.out)

    def plays(self, seat: int) -> bool:
        """Whether a seat takes part in this deal."""
        return seat in self.players or seat == self.banker

    def hand(self, seat: int, hand: int) -> HandView | None:
        """One hand, None if it is not there."""
        hands = self.seats[seat].hands
        return hands[hand] if hand < len(hands) else None

    def _has_bet(self, seat: int) -> bool:
        return any(hand.bet for hand in self.seats[seat].hands)

    # Steps that the folds below are made of

    def with_seat(self, seat: int, *, paid: int = 0, hands: tuple[HandView, ...] | None = None) -> TableModel:
        """A seat has ``paid`` more chips in its purse, and these hands."""
        seats = list(self.seats)
        old = seats[seat]
        seats[seat] = SeatModel(old.purse + paid, old.hands if hands is None else hands)
        return replace(self, seats=tuple(seats))

    def with_hand(self, seat: int, place: int, paid: int = 0, **changes: Any) -> TableModel:
        """One hand is changed; it and those before it are there from now on."""
        hands = list(self.seats[seat].hands)
        while len(hands) <= place:
            hands.append(HandView((), 0, 0, Status.WAITING, from_split=False, out=False))
        hands[place] = replace(hands[place], **changes)
        return self.with_seat(seat, paid=paid, hands=tuple(hands))

    def out_of_play(self, seat: int, place: int) -> TableModel:
        """The cards of a hand are out of play and only still lie there."""
        hand = self.hand(seat, place)
        if hand is None or hand.out:
            return self
        table = self.with_hand(seat, place, out=True)
        return replace(table, used_count=table.used_count + len(hand.cards), known=table.known + remembered(hand.cards))

    def sweep(self, cards: Iterable[TableCard]) -> TableModel:
        """Cards lie on the discard pile, those everybody has seen with their faces up."""
        faces = [card.face if card.facing is Facing.UP else None for card in cards]
        return replace(self, swept=(*self.swept, *faces)[-_SWEPT:])


def _covered(seat: SeatModel) -> SeatModel:
    return SeatModel(
        seat.purse,
        tuple(
            [
                replace(
                    hand, cards=tuple([card.hidden() if card.facing is Facing.OWN else card for card in hand.cards])
                )
                for hand in seat.hands
            ]
        ),
    )


def _private(hands: tuple[HandView, ...]) -> list[Card]:
    """Faces in play that only their owner sees."""
    return [face for hand in hands if not hand.out for face in remembered(hand.cards)]


def remembered(cards: tuple[TableCard, ...]) -> tuple[Card, ...]:
    """The faces among these cards that only their owner sees, and the viewer with him."""
    return tuple([card.face for card in cards if card.facing is Facing.OWN and card.face is not None])
