"""How each event changes the table that one pair of eyes sees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.app.journals.log import Log
from game.engine import events as ev
from game.engine.events import Event, Facing, Outcome, Reason
from game.engine.observation import HandView, Phase, Status, TableCard
from scenes.table.model import Result, SeatModel, TableModel, remembered


def fold(table: TableModel, event: Event) -> TableModel:
    """The table after an event that was redacted for its viewer."""
    return _FOLDS[type(event)](table, event)


def retold(table: TableModel, log: Log) -> TableModel:
    """The table with the ribbons and the pile that its last deals have left, of which an observation tells nothing."""
    strangers = replace(table.for_strangers(), seats=tuple([SeatModel(seat.purse) for seat in table.seats]))
    for number in log.rounds[-2:]:  # of older cards none lies on top of the pile
        for event in log.events(number):
            strangers = fold(strangers, event)
    return table.with_results_of(strangers)


def _round_started(table: TableModel, event: ev.RoundStarted) -> TableModel:
    for seat, model in enumerate(table.seats):
        for place in range(len(model.hands)):
            table = table.out_of_play(seat, place)
    table = table.sweep(card for seat in table.seats for hand in seat.hands for card in hand.cards)
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
    return replace(table, seats=seats, stock_count=event.count, used_count=0, known=tuple(known), swept=())


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
        table = replace(table, used_count=table.used_count + len(gone), known=table.known + remembered(gone))
    table = table.sweep(gone)
    if table.rules.duels and event.seat == table.banker:
        results = {where: result for where, result in table.results.items() if where[0] != event.seat}
        return replace(table.with_seat(event.seat, hands=()), results=results)
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


def _said(table: TableModel, _event: ev.MoveMade) -> TableModel:
    return table  # words change nothing by themselves: what follows from them has events of its own


def _hand_declared(table: TableModel, event: ev.HandDeclared) -> TableModel:
    return table.with_hand(event.seat, event.hand, declared=event.special)


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
    ev.MoveMade: _said,
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
