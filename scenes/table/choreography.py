"""What sets out on its way when something happens: one function for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Any

from game.app.wording.words import said, words_of
from game.engine import events as ev
from game.engine.actions import Action, Verb
from game.engine.events import Event, Outcome
from scenes.table import director as times
from scenes.table.stage import looks
from scenes.table.step import Step
from scenes.table.timeline import Counter, back_out, ease_in_out


def begin(step: Step, event: Event) -> None:
    """Sets everything going that an event moves."""
    if isinstance(event, ev.RoundStarted):
        step.stage.ribbons = {}
        step.stage.bets = {}
    step.retarget()
    act = _ACTS.get(type(event))
    if act is not None:
        act(step, event)


def _round_started(step: Step, _event: ev.RoundStarted) -> None:
    landed = step.start + step.pace.ms(times.SWEEP)
    step.stage.pile.step(landed, step.model.pile)
    step.stage.swept.step(landed, step.model.swept)
    step.stage.tip.snap((0.0,))
    step.stage.banner.go((0.0,), step.start, step.pace.ms(times.BANNER))


def _cards_shuffled(step: Step, _event: ev.CardsShuffled) -> None:
    step.stage.pile.step(step.start, step.model.pile)
    step.stage.swept.step(step.start, step.model.swept)
    whole = step.pace.ms(times.RIFFLE * times.RIFFLES)
    step.stage.riffle.snap((0.0,))
    step.stage.riffle.go((1.0,), step.start, whole, lambda part: part)
    step.stage.stock.step(step.start, step.model.stock_count)


def _card_dealt(step: Step, event: ev.CardDealt) -> None:
    sprite = step.stage.cards[event.card]
    stock, target = step.places.stock, sprite.pose.to
    duration = step.pace.ms(times.DEAL + times.OVERSHOOT)
    sprite.pose.snap((stock.x, stock.y, stock.width, times.DEGREES_IN_FLIGHT))
    way = hypot(target[0] - stock.x, target[1] - stock.y)
    sprite.pose.go(target, step.start, duration, _settle, lift=times.ARC * way)
    sprite.flying_until = step.start + duration
    step.stage.stock.step(step.start, step.model.stock_count)
    if step.pace.reduced:
        sprite.solid.snap((0.0,))
        sprite.solid.go((1.0,), step.start, times.CROSS_FADE)
        sprite.side.snap((1.0 if event.face is not None else 0.0,))
    elif event.face is not None:
        turns = step.start + step.pace.ms(times.DEAL * 0.9)
        sprite.side.go((1.0,), turns, step.pace.ms(times.FLIP), ease_in_out)


def _settle(part: float) -> float:
    return back_out(part, 0.5)


def _card_turned(step: Step, event: ev.CardTurned) -> None:
    sprite = step.stage.cards[event.card]
    if event.face is None:
        return
    sprite.face, sprite.open = event.face, event.facing is ev.Facing.UP
    if sprite.side.to != (1.0,):
        sprite.side.go((1.0,), step.start, step.pace.ms(times.FLIP), ease_in_out)


def _thrown_in(step: Step, event: ev.CardsThrownIn) -> None:
    if (event.seat, event.hand) not in step.model.results:
        step.stage.ribbons.pop((event.seat, event.hand), None)
    landed = step.start + step.pace.ms(times.SWEEP)
    step.stage.pile.step(landed, step.model.pile)
    step.stage.swept.step(landed, step.model.swept)


def _bank_laid(step: Step, event: ev.BankLaid) -> None:
    stage = step.stage
    stage.purses[event.seat].step(step.start, step.model.seats[event.seat].purse)
    step.hop(event.amount, (step.places.seats[event.seat].purse, step.places.bank), stage.bank, step.model.bank)
    step.say(event.seat, said(step.model.rules.game, Action(Verb.BANK, (event.amount,))))


def _bank_returned(step: Step, event: ev.BankReturned) -> None:
    way = (step.places.bank, step.places.seats[event.seat].purse)
    landed = step.fly(event.amount, way, times.TAKE_HOME)
    step.stage.bank.step(step.start, step.model.bank)
    step.stage.purses[event.seat].step(landed, step.model.seats[event.seat].purse)


def _bet_placed(step: Step, event: ev.BetPlaced) -> None:
    _chips_on_hand(step, event.seat, event.hand, event.amount)
    amounts = tuple([hand.bet for hand in step.model.seats[event.seat].hands if hand.bet])
    step.say(event.seat, said(step.model.rules.game, Action(Verb.BET, amounts)))


def _bet_added(step: Step, event: ev.BetAdded) -> None:
    _chips_on_hand(step, event.seat, event.hand, event.amount)


def _chips_on_hand(step: Step, seat: int, hand: int, amount: int) -> None:
    stage = step.stage
    stage.purses[seat].step(step.start, step.model.seats[seat].purse)
    counter = stage.bets.setdefault((seat, hand), Counter(0))
    bet = step.model.seats[seat].hands[hand].bet
    step.hop(amount, (step.places.seats[seat].purse, step.bet(seat, hand)), counter, bet)


def _hand_split(step: Step, event: ev.HandSplit) -> None:
    bets = step.stage.bets
    for number, hand in enumerate(step.model.seats[event.seat].hands):
        bets[event.seat, number] = Counter(hand.bet if number != event.hand + 1 else 0)
    _chips_on_hand(step, event.seat, event.hand + 1, event.amount)


def _move_made(step: Step, event: ev.MoveMade) -> None:
    step.say(event.seat, said(step.model.rules.game, event.action))


def _hand_declared(step: Step, event: ev.HandDeclared) -> None:
    step.say(event.seat, words_of(step.model.rules.game).specials[event.special] + "!")
    step.stage.pulse[event.seat, event.hand] = (step.start, step.start + step.pace.ms(times.PULSE))


def _hand_bust(step: Step, event: ev.HandBust) -> None:
    whole = 2 * times.SHAKE
    for card in step.model.seats[event.seat].hands[event.hand].cards:
        sprite = step.stage.cards[card.id]
        sprite.shake = (step.start, step.pace.ms(whole))
        sprite.shade.snap((1.0,))
        sprite.shade.go(
            (looks(step.model.seats[event.seat].hands[event.hand], False)[0],),
            step.start + step.pace.ms(times.SHAKE),
            step.pace.ms(times.DIM),
        )
    step.ribbon((event.seat, event.hand), whole)


def _hand_paid(step: Step, event: ev.HandPaid) -> None:
    stage, places = step.stage, step.places
    source = places.seats[step.model.banker].purse if event.from_purse else places.bank
    landed = step.fly(event.amount, (source, step.bet(event.seat, event.hand)), times.PAY)
    if event.from_purse:
        stage.purses[step.model.banker].step(step.start, step.model.seats[step.model.banker].purse)
    else:
        stage.bank.step(step.start, step.model.bank)
    counter = stage.bets.setdefault((event.seat, event.hand), Counter(0))
    counter.step(landed, counter.value + event.amount)


def _hand_settled(step: Step, event: ev.HandSettled) -> None:
    stage, places, spot = step.stage, step.places, (event.seat, event.hand)
    counter = stage.bets.setdefault(spot, Counter(0))
    amount, here = counter.value, step.bet(event.seat, event.hand)
    purse = places.seats[event.seat].purse
    counter.step(step.start, 0)
    if event.outcome is not Outcome.LOST:
        landed = step.fly(amount, (here, purse), times.TAKE_HOME)
        stage.purses[event.seat].step(landed, step.model.seats[event.seat].purse)
    else:
        laid = step.model.rules.lays_bank != "never"
        goal = places.bank if laid else places.seats[step.model.banker].purse
        landed = step.fly(event.bet, (here, goal), times.COLLECT)
        if event.extra:
            step.fly(event.extra, (purse, goal), times.COLLECT)
            stage.purses[event.seat].step(step.start, step.model.seats[event.seat].purse)
        if laid:
            stage.bank.step(landed, step.model.bank)
        else:
            stage.purses[step.model.banker].step(landed, step.model.seats[step.model.banker].purse)
    already = stage.ribbons.get(spot)
    if already is not None:
        already.result = step.model.results[spot]
    else:
        step.ribbon(spot)


def _bank_broken(step: Step, _event: ev.BankBroken) -> None:
    step.stage.tip.snap((0.0,))
    step.stage.tip.go((1.0,), step.start, step.pace.ms(times.TIP), ease_in_out)


def _bank_passed(step: Step, event: ev.BankPassed) -> None:
    stage, places = step.stage, step.places
    old, new = places.seats[event.seat].badge, places.seats[event.to].badge
    stage.badge.snap(old)
    duration = step.pace.ms(times.BADGE)
    stage.badge.go(new, step.start, duration, ease_in_out, lift=0.12 * hypot(new[0] - old[0], new[1] - old[1]))
    stage.bank_holder.step(step.start + duration, event.to)


_ACTS: dict[type[Event], Callable[[Step, Any], None]] = {
    ev.RoundStarted: _round_started,
    ev.CardsShuffled: _cards_shuffled,
    ev.CardDealt: _card_dealt,
    ev.CardTurned: _card_turned,
    ev.CardsThrownIn: _thrown_in,
    ev.BankLaid: _bank_laid,
    ev.BankReturned: _bank_returned,
    ev.BetPlaced: _bet_placed,
    ev.BetAdded: _bet_added,
    ev.HandSplit: _hand_split,
    ev.MoveMade: _move_made,
    ev.HandDeclared: _hand_declared,
    ev.HandBust: _hand_bust,
    ev.HandPaid: _hand_paid,
    ev.HandSettled: _hand_settled,
    ev.BankBroken: _bank_broken,
    ev.BankPassed: _bank_passed,
}
