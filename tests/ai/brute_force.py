"""Expectations by brute force: every order of the unseen cards is played through the real engine.

Written apart from ``game/ai``: what is legal, who is asked, what is shown and what is paid all come from the engine. A
seat knows its observation and what has been said; the orders of the cards that agree with both are equally likely. A
banker with a free choice takes the action that is best for himself in this sense, and stands where both are worth the
same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.actions import HIT, STAND, Action, IllegalAction, Verb
from game.engine.cards import Card
from game.engine.events import BankLaid, BetPlaced, Event, HandSettled, MoveMade, Outcome
from game.engine.observation import Observation, Phase
from game.engine.rules import Rules
from game.engine.stock import Stock
from game.engine.table import Table

Value = tuple[float, float, float, float]
"""Chips, chance of a win, of a tie, of a loss."""
World = tuple[float, tuple[Card, ...]]
"""A weight, and the cards in the order in which they were dealt."""
Said = tuple[Action, ...]
"""Everything that has been said at the table, also what was said without asking."""


class NeedsCard(Exception):
    """The next card of this order has not been chosen yet."""

    def __init__(self, left: Sequence[Card]) -> None:
        self.left = left


class OpenStock(Stock):
    """A stock whose cards are chosen one by one, by a script, from all that lie in it."""

    def __init__(
        self, cards: Sequence[Card], script: Sequence[Card], *, used: Sequence[Card], keeps_last: bool
    ) -> None:
        super().__init__(cards, NoShuffler(), used=used, keeps_last=keeps_last)
        self.script = list(script)

    def shuffle(self) -> None:
        self._pile = self._pile + self.used
        self.used = []

    def draw(self) -> Card:
        if not self.script:
            raise NeedsCard(tuple(self._pile))
        face = self.script.pop(0)
        self._pile.remove(face)
        if not self._pile:
            self.used_up = True
        return face


class NoShuffler:
    """Stands where a table wants a shuffler that it never calls."""

    count = 0

    def __call__(self, cards: Sequence[Card]) -> list[Card]:
        raise AssertionError("nothing is shuffled here")


class Course(NamedTuple):
    """Where a deal has come to."""

    table: Table
    said: Said
    settled: list[HandSettled]


@dataclass(frozen=True)
class Deal:
    """A deal with few cards: ``stock`` is all that can be dealt, ``shown`` has been shown and is out of play. Seat 0
    holds the bank."""

    rules: Rules
    purses: tuple[int, ...]
    stock: tuple[Card, ...]
    shown: tuple[Card, ...]

    def kinds(self, cards: list[Card]) -> list[tuple[Card, int]]:
        """One card of every rank and how many of the rank there are, those apart that had been shown before."""
        first: dict[tuple[int, bool], Card] = {}
        counts: dict[tuple[int, bool], int] = {}
        for card in cards:
            kind = (card.rank, card in self.stock)
            first.setdefault(kind, card)
            counts[kind] = counts.get(kind, 0) + 1
        return [(face, counts[kind]) for kind, face in first.items()]

    def play(self, script: Sequence[Card], said: Said) -> Course:
        """What comes of these cards and words. NeedsCard; IllegalAction, or ValueError where somebody else would have
        been asked or a card is not to be had."""
        stock = OpenStock(self.stock, script, used=self.shown, keeps_last=self.rules.keeps_last_card)
        table = Table(self.rules, self.purses, 0, shuffler=NoShuffler(), stock=stock)
        table.knowledge.public = list(self.shown)
        events: list[Event] = list(table.start_round())
        heard = _heard(events)
        while table.to_act is not None and len(heard) < len(said):
            events += table.apply(said[len(heard)])
            heard = _heard(events)
        if heard[: len(said)] != said:
            raise ValueError("something else would have been said")
        return Course(table, heard, [event for event in events if isinstance(event, HandSettled)])


def _heard(events: list[Event]) -> Said:
    said: list[Action] = []
    for event in events:
        if isinstance(event, MoveMade):
            said.append(event.action)
        elif isinstance(event, BankLaid) and not event.refill:
            said.append(Action(Verb.BANK, (event.amount,)))
        elif isinstance(event, BetPlaced):
            if event.hand:
                said[-1] = Action(Verb.BET, (*said[-1].amounts, event.amount))
            else:
                said.append(Action(Verb.BET, (event.amount,)))
    return tuple(said)


class BruteForce:
    """What the moves of a seat are worth."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self._choices: dict[tuple[Observation, Said], tuple[float, Action]] = {}
        self._courses: dict[tuple[tuple[Card, ...], Said], Course | Exception] = {}

    def play(self, script: tuple[Card, ...], said: Said) -> Course:
        """See :meth:`Deal.play`; every course is played once."""
        key = (script, said)
        found = self._courses.get(key)
        if found is None:
            try:
                found = self.deal.play(script, said)
            except (NeedsCard, IllegalAction, ValueError) as error:
                found = error
            self._courses[key] = found
        if isinstance(found, Exception):
            raise found
        return found

    def moves(self, script: Sequence[Card], said: Said) -> dict[Action, Value]:
        """Every legal move of the seat to act (of amounts the least and the most) and its value, when so much has been
        dealt and said."""
        course = self.play(tuple(script), said)
        seat = course.table.to_act
        assert seat is not None
        worlds = self.worlds(course.table.observation(seat), course.said)
        start = course.table.fund(seat)
        found = {}
        for action in _actions(course.table):
            change, win, tie, lose = self._after(worlds, (*course.said, action), seat)
            found[action] = (change - start, win, tie, lose)
        return found

    def worlds(self, observation: Observation, said: Said) -> list[World]:
        """All orders of the cards dealt so far that agree with what a seat sees and has heard."""
        seat = observation.seat
        known: dict[int, Card] = {}
        for place in observation.seats:
            for hand in place.hands:
                known.update({card.id: card.face for card in hand.cards if card.face is not None})
        unseen = [card for card in self.deal.stock if card not in observation.shown]
        found: list[World] = []

        def go(script: tuple[Card, ...], weight: float, left: list[Card]) -> None:
            try:
                course = self.play(tuple(script), said)
            except NeedsCard:
                number = len(script)
                if number in known:
                    go((*script, known[number]), weight, left)
                    return
                for face, count in self.deal.kinds(left):
                    rest = list(left)
                    rest.remove(face)
                    go((*script, face), weight * count / len(left), rest)
            except (IllegalAction, ValueError):
                return
            else:
                if course.said == said and _alike(course.table.observation(seat), observation):
                    found.append((weight, script))

        go((), 1.0, unseen)
        whole = sum(weight for weight, _ in found)
        return [(weight / whole, script) for weight, script in found]

    def _outcomes(self, worlds: list[World], said: Said) -> list[tuple[float, tuple[Card, ...], Course]]:
        """Plays these words in every world, drawing every card it may take."""
        waiting = list(worlds)
        found = []
        while waiting:
            weight, script = waiting.pop()
            try:
                found.append((weight, script, self.play(script, said)))
            except NeedsCard as needs:
                left = list(needs.left)
                waiting += [(weight * count / len(left), (*script, face)) for face, count in self.deal.kinds(left)]
        return found

    def _after(self, worlds: list[World], said: Said, seat: int) -> Value:
        """What a seat has in the end, and how its hand ends, in the mean over these worlds after these words."""
        groups: dict[tuple[Observation, Said], list[World]] = {}
        total = [0.0] * 4
        for weight, script, (table, heard, settled) in self._outcomes(worlds, said):
            if table.to_act is None:
                value = _value(table, settled, seat)
            elif table.to_act == seat:
                groups.setdefault((table.observation(seat), heard), []).append((weight, script))
                continue
            else:
                assert table.phase is Phase.BANKER
                his = self._bankers_value(table.observation(0), heard)[1]
                value = self._after([(1.0, script)], (*heard, his), seat)
            total = [old + weight * new for old, new in zip(total, value, strict=True)]
        for (_, heard), group in groups.items():
            weight = sum(world[0] for world in group)
            whole = [(part / weight, script) for part, script in group]
            actions = _actions(self.play(group[0][1], heard).table)
            best = max(self._after(whole, (*heard, action), seat) for action in actions)
            total = [old + weight * new for old, new in zip(total, best, strict=True)]
        return total[0], total[1], total[2], total[3]

    def _bankers_value(self, observation: Observation, said: Said) -> tuple[float, Action]:
        """What a banker expects to have in the end who knows only what he sees and hears, and what he says."""
        key = (observation, said)
        found = self._choices.get(key)
        if found is None:
            worlds = self.worlds(observation, said)
            stand, draw = (self._banker_after(worlds, (*said, action)) for action in (STAND, HIT))
            found = self._choices[key] = (draw, HIT) if draw > stand + 1e-11 else (stand, STAND)
        return found

    def _banker_after(self, worlds: list[World], said: Said) -> float:
        groups: dict[tuple[Observation, Said], float] = {}
        total = 0.0
        for weight, _, (table, heard, _) in self._outcomes(worlds, said):
            if table.to_act is None:
                total += weight * table.fund(0)
            else:
                key = (table.observation(0), heard)
                groups[key] = groups.get(key, 0.0) + weight
        return total + sum(weight * self._bankers_value(*key)[0] for key, weight in groups.items())


def _value(table: Table, settled: list[HandSettled], seat: int) -> Value:
    outcomes = [event.outcome for event in settled if seat in (event.seat, 0)]
    count = len(outcomes)
    won, lost = outcomes.count(Outcome.WON) / count, outcomes.count(Outcome.LOST) / count
    if seat == 0:
        won, lost = lost, won
    return float(table.fund(seat)), won, 1 - won - lost, lost


def _actions(table: Table) -> list[Action]:
    found = []
    for offer in table.offers():
        amounts = sorted({offer.low, offer.high}) if offer.high else [0]
        found += [Action(offer.verb, (amount,) if amount else ()) for amount in amounts]
    return found


def _alike(one: Observation, other: Observation) -> bool:
    """Whether a seat sees the same (the order in which cards were shown does not matter)."""
    return (one.seats, one.bank, one.to_act, one.phase, one.stock_count) == (
        other.seats, other.bank, other.to_act, other.phase, other.stock_count,
    )  # fmt: skip
