"""The table as one pair of eyes sees it: a value folded from events that were redacted for one viewer.

Folding gives the same as building from an observation (tested over random play of all games and options). What the
engine does without an event of its own (a hand that stands, cards that go out of play) follows from the events, and
is worked out here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.engine import events as ev
from game.engine.cards import Card
from game.engine.events import Event, Facing, Outcome, Reason, Special
from game.engine.observation import HandView, Observation, Phase, Status, TableCard
from game.engine.rules import Rules

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
    specials: Mapping[Spot, Special] = field(default_factory=dict)
    bank_broken: bool = False

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

    def with_results_of(self, other: TableModel) -> TableModel:
        """The same table with the ribbons that another pair of eyes has seen: they are open to all."""
        if other.round_number != self.round_number:
            return self
        return replace(self, results=other.results, specials=other.specials, bank_broken=other.bank_broken)

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

    def apply(self, event: Event) -> TableModel:
        """The table after an event."""
        return _FOLDS[type(event)](self, event)

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
        return replace(
            table, used_count=table.used_count + len(hand.cards), known=table.known + _remembered(hand.cards)
        )


def _private(hands: tuple[HandView, ...]) -> list[Card]:
    """Faces in play that only their owner sees."""
    return [face for hand in hands if not hand.out for face in _remembered(hand.cards)]


def _remembered(cards: tuple[TableCard, ...]) -> tuple[Card, ...]:
    return tuple([card.face for card in cards if card.facing is Facing.OWN and card.face is not None])


def _round_started(table: TableModel, event: ev.RoundStarted) -> TableModel:
    for seat, model in enumerate(table.seats):
        for place in range(len(model.hands)):
            table = table.out_of_play(seat, place)
    lays = table.rules.lays_bank != "never" and not table.bank
    return replace(
        table,
        phase=Phase.BANK if lays else Phase.BETS,
        round_number=event.number,
        banker=event.banker,
        players=event.players,
        seats=tuple([SeatModel(seat.purse) for seat in table.seats]),
        turn=None,
        results={},
        specials={},
        bank_broken=False,
    )


def _sat_out(table: TableModel, event: ev.SatOut) -> TableModel:
    table = table.with_seat(event.seat, hands=())
    return replace(table, players=tuple([seat for seat in table.players if seat != event.seat]))


def _cards_shuffled(table: TableModel, event: ev.CardsShuffled) -> TableModel:
    seats = tuple(
        [
            SeatModel(seat.purse, tuple([replace(hand, cards=()) if hand.out else hand for hand in seat.hands]))
            for seat in table.seats
        ]
    )
    known = [
        card.face
        for seat in seats
        for hand in seat.hands
        for card in hand.cards
        if card.facing is Facing.UP and card.face is not None
    ]
    return replace(table, seats=seats, stock_count=event.count, used_count=0, known=tuple(known))


def _bank_laid(table: TableModel, event: ev.BankLaid) -> TableModel:
    table = table.with_seat(event.seat, paid=-event.amount)
    return replace(table, bank=table.bank + event.amount, phase=table.phase if event.refill else Phase.BETS)


def _bank_returned(table: TableModel, event: ev.BankReturned) -> TableModel:
    return replace(table.with_seat(event.seat, paid=event.amount), bank=table.bank - event.amount)


def _bet_placed(table: TableModel, event: ev.BetPlaced) -> TableModel:
    return table.with_hand(event.seat, event.hand, -event.amount, bet=event.amount, first_bet=event.amount)


def _bet_added(table: TableModel, event: ev.BetAdded) -> TableModel:
    hand = table.seats[event.seat].hands[event.hand]
    return table.with_hand(event.seat, event.hand, -event.amount, bet=hand.bet + event.amount)


def _card_dealt(table: TableModel, event: ev.CardDealt) -> TableModel:
    hand = table.hand(event.seat, event.hand)
    cards = hand.cards if hand is not None else ()
    card = TableCard(event.card, event.facing, event.face)
    known = table.known
    if event.facing is Facing.UP and event.face is not None:
        known = (*known, event.face)
    table = table.with_hand(event.seat, event.hand, cards=(*cards, card))
    return replace(table, stock_count=table.stock_count - 1, known=known)


def _card_turned(table: TableModel, event: ev.CardTurned) -> TableModel:
    turned = TableCard(event.card, event.facing, event.face)
    hand = table.seats[event.seat].hands[event.hand]
    cards = tuple([turned if card.id == event.card else card for card in hand.cards])
    table = table.with_hand(event.seat, event.hand, cards=cards)
    if event.facing is Facing.UP and event.face is not None:
        table = replace(table, known=(*table.known, event.face))
    return table


def _cards_thrown_in(table: TableModel, event: ev.CardsThrownIn) -> TableModel:
    hand = table.seats[event.seat].hands[event.hand]
    gone = tuple([card for card in hand.cards if card.id in event.cards])
    kept = tuple([card for card in hand.cards if card.id not in event.cards])
    if not hand.out:
        table = replace(table, used_count=table.used_count + len(gone), known=table.known + _remembered(gone))
    if table.rules.duels and event.seat == table.banker:
        return table.with_seat(event.seat, hands=())
    return table.with_hand(event.seat, event.hand, cards=kept)


def _turns_over(table: TableModel) -> TableModel:
    """Whatever hand was in play and is not over stands."""
    for seat, model in enumerate(table.seats):
        for place, hand in enumerate(model.hands):
            if hand.status is Status.PLAYING:
                table = table.with_hand(seat, place, status=Status.STOOD)
    return table


def _turn_started(table: TableModel, event: ev.TurnStarted) -> TableModel:
    table = _turns_over(table).with_hand(event.seat, event.hand, status=Status.PLAYING)
    phase = Phase.BANKER if event.seat == table.banker else Phase.PLAY
    return replace(table, turn=(event.seat, event.hand), phase=phase)


def _hand_split(table: TableModel, event: ev.HandSplit) -> TableModel:
    hands = list(table.seats[event.seat].hands)
    old = hands[event.hand]
    new = HandView(old.cards[-1:], event.amount, event.amount, Status.WAITING, from_split=True, out=False)
    hands[event.hand] = replace(old, cards=old.cards[:-1], from_split=True)
    hands.insert(event.hand + 1, new)
    return table.with_seat(event.seat, paid=-event.amount, hands=tuple(hands))


def _hand_declared(table: TableModel, event: ev.HandDeclared) -> TableModel:
    return replace(table, specials={**table.specials, (event.seat, event.hand): event.special})


def _hand_bust(table: TableModel, event: ev.HandBust) -> TableModel:
    result = Result(None, Reason.BUST, total=event.total)
    table = table.with_hand(event.seat, event.hand, status=Status.BUST)
    return replace(table, results={**table.results, (event.seat, event.hand): result})


def _hand_paid(table: TableModel, event: ev.HandPaid) -> TableModel:
    table = table.with_seat(event.seat, paid=event.amount)
    if event.from_purse:
        return table.with_seat(table.banker, paid=-event.amount)
    return replace(table, bank=table.bank - event.amount)


def _hand_settled(table: TableModel, event: ev.HandSettled) -> TableModel:
    where = event.seat, event.hand
    status = Status.BUST if event.reason is Reason.BUST else Status.SETTLED
    total = table.results[where].total if where in table.results else 0
    lost = event.outcome is Outcome.LOST
    paid = -event.extra if lost else event.bet
    table = table.with_hand(event.seat, event.hand, paid, bet=0, status=status)
    if lost and table.rules.lays_bank == "never":
        table = table.with_seat(table.banker, paid=event.bet + event.extra)
    elif lost:
        table = replace(table, bank=table.bank + event.bet + event.extra)
    table = table.out_of_play(event.seat, event.hand)
    if table.rules.duels:
        table = _turns_over(table.out_of_play(table.banker, 0))
    result = Result(event.outcome, event.reason, event.net, total)
    return replace(table, results={**table.results, where: result})


def _bank_broken(table: TableModel, _event: ev.BankBroken) -> TableModel:
    return replace(table, bank_broken=True)


def _bank_passed(table: TableModel, event: ev.BankPassed) -> TableModel:
    return replace(table, banker=event.to)


def _round_ended(table: TableModel, _event: ev.RoundEnded) -> TableModel:
    return replace(_turns_over(table), phase=Phase.BETWEEN, turn=None)


def _session_ended(table: TableModel, _event: ev.SessionEnded) -> TableModel:
    return replace(table, phase=Phase.OVER)


def _move_made(table: TableModel, _event: ev.MoveMade) -> TableModel:
    return table  # a move changes nothing by itself: what follows from it has events of its own


_FOLDS: dict[type[Event], Callable[[TableModel, Any], TableModel]] = {
    ev.RoundStarted: _round_started,
    ev.SatOut: _sat_out,
    ev.CardsShuffled: _cards_shuffled,
    ev.BankLaid: _bank_laid,
    ev.BankReturned: _bank_returned,
    ev.BetPlaced: _bet_placed,
    ev.BetAdded: _bet_added,
    ev.CardDealt: _card_dealt,
    ev.CardTurned: _card_turned,
    ev.CardsThrownIn: _cards_thrown_in,
    ev.TurnStarted: _turn_started,
    ev.MoveMade: _move_made,
    ev.HandSplit: _hand_split,
    ev.HandDeclared: _hand_declared,
    ev.HandBust: _hand_bust,
    ev.HandPaid: _hand_paid,
    ev.HandSettled: _hand_settled,
    ev.BankBroken: _bank_broken,
    ev.BankPassed: _bank_passed,
    ev.RoundEnded: _round_ended,
    ev.SessionEnded: _session_ended,
}
