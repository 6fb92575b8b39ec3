"""How a sitting went: every seat's chips after each round, who held the bank, and the best moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import pairwise
from typing import Any

from game.app.journals import kinds
from game.app.sitting import Sitting
from game.app.text import gettext as _
from game.app.text import listed, ngettext, signed
from game.app.wording.words import words_of
from game.engine.actions import Verb
from game.engine.events import BankBroken, Event, HandDeclared, HandSettled, MoveMade, Outcome
from game.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Moment:
    """The biggest win of a sitting so far. ``how``: what it was won with, in the table's words, or empty."""

    round: int
    seat: int
    net: int
    how: str = ""

    @classmethod
    def from_json(cls, data: object, seats: int) -> Moment:
        """The moment in JSON values; TypeError or ValueError when there is none for so many seats."""
        number, seat, net, how = kinds.fields(data, "round", "seat", "net", "how")
        kinds.whole(seat, 0, seats - 1)
        return cls(kinds.whole(number, 1), seat, kinds.whole(net, 1), kinds.text(how))


@dataclass(slots=True)
class History:
    """The course of a sitting. ``chips``: row 0 at the start, then one after each round; bank and bets included."""

    chips: list[tuple[int, ...]]
    bankers: list[int] = field(default_factory=list)
    broken: int = 0
    best: Moment | None = None
    seconds: float = 0.0

    def last_net(self, seat: int) -> int:
        """Chips a seat won or lost in the last finished round; 0 before there was one."""
        return self.chips[-1][seat] - self.chips[-2][seat] if len(self.chips) > 1 else 0

    def copied(self) -> History:
        """The history as it is now."""
        return replace(self, chips=list(self.chips), bankers=list(self.bankers))

    def to_json(self) -> dict[str, Any]:
        """The history as JSON values."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: object, seats: int) -> History:
        """The history in JSON values; TypeError or ValueError when there is none for so many seats."""
        rows, banks, broken, best, seconds = kinds.fields(data, "chips", "bankers", "broken", "best", "seconds")
        chips = [kinds.chips(row, seats) for row in kinds.items(rows)]
        bankers = [kinds.whole(banker, 0, seats - 1) for banker in kinds.items(banks)]
        if len(chips) != len(bankers) + 1:
            raise ValueError("the history has a banker for every round")
        moment = None if best is None else Moment.from_json(best, seats)
        return cls(chips, bankers, kinds.whole(broken), moment, kinds.seconds(seconds))

    def add_round(self, number: int, banker: int, events: Sequence[Event], chips: Sequence[int], rules: Rules) -> None:
        """Notes a finished round: who banked, everything that happened, and every seat's chips after it."""
        self.bankers.append(banker)
        self.chips.append(tuple(chips))
        self.broken += any(isinstance(event, BankBroken) for event in events)
        for moment in _wins(number, events, rules):
            if self.best is None or moment.net > self.best.net:
                self.best = moment


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the final list; equal chips share a place."""

    place: int
    seat: int
    name: str
    chips: int
    net: int


@dataclass(frozen=True, slots=True)
class Result:
    """What is left of a sitting when it is over. ``seconds``: time played."""

    rules: Rules
    names: tuple[str, ...]
    standings: tuple[Standing, ...]
    chips: tuple[tuple[int, ...], ...]
    bankers: tuple[int, ...]
    rounds: int
    bank_changes: int
    broken: int
    best: Moment | None
    seconds: float
    deal_number: int


def result_of(sitting: Sitting, history: History, chips: Sequence[int]) -> Result:
    """The result when every seat leaves with these chips."""
    order = sorted(range(len(chips)), key=lambda seat: -chips[seat])
    standings = tuple(
        Standing(
            place=1 + sum(amount > chips[seat] for amount in chips),
            seat=seat,
            name=sitting.seats[seat].name,
            chips=chips[seat],
            net=chips[seat] - sitting.seats[seat].purse,
        )
        for seat in order
    )
    return Result(
        rules=sitting.rules,
        names=tuple(seat.name for seat in sitting.seats),
        standings=standings,
        chips=tuple(history.chips),
        bankers=tuple(history.bankers),
        rounds=len(history.bankers),
        bank_changes=sum(old != new for old, new in pairwise(history.bankers)),
        broken=history.broken,
        best=history.best,
        seconds=history.seconds,
        deal_number=sitting.deal_number,
    )


def headline(result: Result) -> str:
    """Who leaves with the most."""
    winners = [standing.name for standing in result.standings if standing.place == 1]
    if len(winners) == len(result.standings):
        return _("Everybody leaves with the same")
    return ngettext("{names} leaves with the most", "{names} leave with the most", len(winners)).format(
        names=listed(winners)
    )


def summary(result: Result) -> str:
    """Game, rounds, minutes, and what became of the bank, in one line."""
    minutes = max(1, round(result.seconds / 60))
    parts = [
        words_of(result.rules.game).title,
        ngettext("{number} round", "{number} rounds", result.rounds).format(number=result.rounds),
        _("{number} min").format(number=minutes),
        _bank_words(result),
    ]
    return " · ".join(parts)


def moment_words(result: Result) -> str:
    """The best moment as a sentence; empty when nobody has won a hand."""
    best = result.best
    if best is None:
        return ""
    values = {"how": best.how, "round": best.round, "net": signed(best.net), "name": result.names[best.seat]}
    if best.how:
        return _("Best hand: {how} in round {round}, {net} for {name}").format(**values)
    return _("Best hand: {net} for {name} in round {round}").format(**values)


def _bank_words(result: Result) -> str:
    changed = ngettext(
        "the bank changed hands once", "the bank changed hands {number} times", result.bank_changes
    ).format(number=result.bank_changes)
    if not result.bank_changes:
        changed = _("the bank never changed hands")
    if not result.broken:
        return changed
    broken = ngettext("was broken once", "was broken {number} times", result.broken).format(number=result.broken)
    # Translators: "the bank changed hands 3 times" and "was broken 2 times".
    return _("{changed} and {broken}").format(changed=changed, broken=broken)


def _wins(number: int, events: Sequence[Event], rules: Rules) -> list[Moment]:
    """The won hands of a round, with the named hand or call that made each of them what it was."""
    words = words_of(rules.game)
    how: dict[tuple[int, int], str] = {}
    wins: list[Moment] = []
    for event in events:
        if isinstance(event, HandDeclared):
            how[event.seat, event.hand] = words.specials[event.special]
        elif isinstance(event, MoveMade) and event.action.verb in (Verb.OHNE_ACE, Verb.DARK, Verb.DOUBLE):
            how[event.seat, event.hand] = words.verbs[event.action.verb]
        elif isinstance(event, HandSettled) and event.outcome is Outcome.WON and event.net > 0:
            wins.append(Moment(number, event.seat, event.net, how.get((event.seat, event.hand), "")))
    return wins
