"""A round of a sitting in sentences, with names and the cards that a stranger at the table may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from game.app.fair.seals import SealNote, seal_words
from game.app.text import gettext as _
from game.app.text import listed, ngettext
from game.app.wording.laid import Laid
from game.app.wording.words import words_of
from game.engine.actions import Verb
from game.engine.events import (
    BankBroken,
    BankLaid,
    BankPassed,
    BankReturned,
    BetPlaced,
    CardDealt,
    CardsShuffled,
    CardsThrownIn,
    CardTurned,
    EndReason,
    Event,
    HandBust,
    HandDeclared,
    HandPaid,
    HandSettled,
    MoveMade,
    Outcome,
    PassReason,
    RoundStarted,
    SatOut,
    SessionEnded,
    SitOutReason,
)
from game.engine.rules import Rules

HIDDEN = "?"
"""Stands in :attr:`LogLine.cards` for a card that not everybody has seen."""

Kind = Literal["", "won", "lost", "note"]


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence with the name of its seat in it; ``cards`` are text codes or :data:`HIDDEN`, drawn as small tags."""

    seat: int | None
    name: str
    text: str
    cards: tuple[str, ...] = ()
    kind: Kind = ""


def round_lines(rules: Rules, names: Sequence[str], events: Sequence[Event | SealNote]) -> tuple[LogLine, ...]:
    """A round in sentences, in the language set now. ``events``: redacted for a stranger, the round's beginning first,
    with the seals and seeds among them."""
    started = events[0]
    assert isinstance(started, RoundStarted)
    teller = _Teller(Laid(rules, names, started.banker))
    for event in events:
        teller.tell(event)
    return tuple(line.finished() for line in teller.lines)


@dataclass(slots=True)
class _Draft:
    """A line being written. A further event with the same ``key`` adds to it instead of beginning another."""

    seat: int | None
    name: str
    text: Callable[[list[int]], str]
    key: tuple[object, ...]
    kind: Kind = ""
    amounts: list[int] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)

    def finished(self) -> LogLine:
        return LogLine(self.seat, self.name, self.text(self.amounts), tuple(self.cards), self.kind)


class _Teller:
    """Tells one round, event after event."""

    def __init__(self, laid: Laid) -> None:
        self.lines: list[_Draft] = []
        self._laid = laid
        self._names = laid.names
        self._words = words_of(laid.rules.game)

    def tell(self, event: Event | SealNote) -> None:
        """Takes the next event in."""
        if not isinstance(event, Event):
            notes = self._begin(None, "", lambda counts: seal_words(event, len(counts)), (type(event),), "note")
            notes.amounts.append(event.number)
            return
        self._laid.add(event)
        teller = _TELLERS.get(type(event))
        if teller is not None:
            teller(self, event)

    def _say(
        self,
        seat: int | None,
        sentence: str,
        *,
        who: str = "",
        kind: Kind = "",
        takes_cards: bool = False,
        **values: object,
    ) -> _Draft:
        """A line that no further event adds to, except cards where it ``takes_cards``."""
        name = who or ("" if seat is None else self._names[seat])
        text = sentence.format(name=name, **values)
        return self._begin(
            seat, name, lambda _amounts: text, ("move" if takes_cards else "said", len(self.lines)), kind
        )

    def _begin(
        self, seat: int | None, name: str, text: Callable[[list[int]], str], key: tuple[object, ...], kind: Kind = ""
    ) -> _Draft:
        """The line with this key, which is the last one or a new one."""
        if not self.lines or self.lines[-1].key != key:
            self.lines.append(_Draft(seat, name, text, key, kind))
        return self.lines[-1]

    def _round_started(self, event: RoundStarted) -> None:
        self._say(event.banker, _("{name} holds the bank"), kind="note")

    def _sat_out(self, event: SatOut) -> None:
        if event.reason is SitOutReason.PURSE:
            self._say(event.seat, _("{name} sits out: the purse holds less than the least bet"), kind="note")
        else:
            self._say(event.seat, _("{name} sits out: the bank cannot cover another bet"), kind="note")

    def _shuffled(self, event: CardsShuffled) -> None:
        sentence = ngettext("Shuffled: {number} card.", "Shuffled: {number} cards.", event.count)
        self._say(None, sentence, kind="note", number=event.count)

    def _bank_laid(self, event: BankLaid) -> None:
        sentence = _("{name} must lay {chips} more") if event.refill else _("{name} lays a bank of {chips}")
        self._say(event.seat, sentence, chips=event.amount)

    def _bank_returned(self, event: BankReturned) -> None:
        self._say(event.seat, _("{name} takes {chips} back from the bank"), chips=event.amount)

    def _bet_placed(self, event: BetPlaced) -> None:
        name = self._names[event.seat]

        def text(amounts: list[int]) -> str:
            if len(amounts) == 1:
                return _("{name} bets {chips}").format(name=name, chips=amounts[0])
            several = listed([str(amount) for amount in amounts])
            return _("{name} bets {chips} on {hands} hands").format(name=name, chips=several, hands=len(amounts))

        self._begin(event.seat, name, text, ("bet", event.seat)).amounts.append(event.amount)

    def _move_made(self, event: MoveMade) -> None:
        verb = event.action.verb
        name = self._laid.who(event.seat, event.hand)
        if verb is Verb.HIT:

            def text(amounts: list[int]) -> str:
                number = len(amounts)
                sentence = ngettext("{name} asks for a card", "{name} asks for {number} cards", number)
                return sentence.format(name=name, number=number)

            self._begin(event.seat, name, text, ("hit", event.seat, event.hand)).amounts.append(1)
            return
        sentences = {
            Verb.STAND: _("{name} stands"),
            Verb.DOUBLE: _("{name} doubles the bet and takes one card"),
            Verb.DARK: _("{name} takes a card in the dark"),
            Verb.BUY: _("{name} buys a card for {chips}"),
            Verb.SPLIT: _("{name} splits the hand"),
            Verb.RAISE: _("{name} raises the bet by {chips}"),
            Verb.OHNE_ACE: _("{name} calls “{call}”"),
            Verb.RESTART: _("{name} begins again"),
        }
        call = self._words.verbs.get(Verb.OHNE_ACE, "")
        chips = sum(event.action.amounts)
        self._say(event.seat, sentences[verb], who=name, takes_cards=True, chips=chips, call=call)

    def _card_dealt(self, event: CardDealt) -> None:
        code = HIDDEN if event.face is None else event.face.code
        last = self.lines[-1] if self.lines else None
        if last is not None and last.seat == event.seat and last.key[0] in ("move", "hit", "gets"):
            last.cards.append(code)
        elif event.face is None:
            text = _("Cards are dealt face down")
            self._begin(None, "", lambda _amounts: text, ("dealt",), "note")
        else:
            name = self._laid.who(event.seat, event.hand)
            text = _("{name} is dealt").format(name=name)
            self._begin(event.seat, name, lambda _amounts: text, ("gets", event.seat)).cards.append(code)

    def _card_turned(self, event: CardTurned) -> None:
        name = self._laid.who(event.seat, event.hand)
        if event.face is None:
            text = _("{name} looks at the hidden cards").format(name=name)
            self._begin(event.seat, name, lambda _amounts: text, ("looks", event.seat))
            return
        text = _("{name} turns up").format(name=name)
        line = self._begin(event.seat, name, lambda _amounts: text, ("turned", event.seat, event.hand))
        line.cards.append(event.face.code)

    def _thrown_in(self, event: CardsThrownIn) -> None:
        if event.seat == self._laid.banker:  # between two duels the bank's hand is just put away
            return
        number = len(event.cards)
        sentence = ngettext("{name} throws {number} card in", "{name} throws {number} cards in", number)
        who = self._laid.who(event.seat, event.hand)
        self._say(event.seat, sentence, who=who, takes_cards=True, number=number)

    def _declared(self, event: HandDeclared) -> None:
        who = self._laid.who(event.seat, event.hand)
        self._say(event.seat, _("{name} has {hand}"), who=who, hand=self._words.specials[event.special], kind="note")

    def _bust(self, event: HandBust) -> None:
        if event.seat == self._laid.banker:
            self._say(event.seat, _("{name} is over with {total}: {word}"), total=event.total, word=self._words.bust)

    def _paid(self, event: HandPaid) -> None:
        if event.from_purse and self._laid.rules.lays_bank != "never":
            self._say(self._laid.banker, _("{name} pays {chips} from the purse"), chips=event.amount)

    def _settled(self, event: HandSettled) -> None:
        name = self._laid.who(event.seat, event.hand)
        text = self._laid.settled_words(event)
        kinds: Mapping[Outcome, Kind] = {Outcome.WON: "won", Outcome.LOST: "lost", Outcome.RETURNED: "note"}
        self._begin(event.seat, name, lambda _amounts: text, ("settled", event.seat, event.hand), kinds[event.outcome])

    def _broken(self, event: BankBroken) -> None:
        self._say(event.seat, self._words.broken, kind="note")

    def _passed(self, event: BankPassed) -> None:
        why = {
            PassReason.ROUND: _("after every round"),
            PassReason.BANKRUPT: _("the banker is bankrupt"),
            PassReason.BROKEN: _("it is broken"),
            PassReason.DEALS: _("the agreed rounds are played"),
            PassReason.STOCK_USED: _("the stock is used up"),
            PassReason.PONTOON: _("by a Pontoon"),
            PassReason.PURSE: _("the banker cannot lay the least bet"),
        }
        self._say(event.to, _("The bank passes to {name}: {why}"), kind="note", why=why[event.reason])

    def _ended(self, event: SessionEnded) -> None:
        why = {
            EndReason.NO_PLAYER: _("The sitting is over: nobody can bet any more"),
            EndReason.NO_BANKER: _("The sitting is over: nobody can hold the bank any more"),
            EndReason.ROUNDS: _("The sitting is over: all rounds are played"),
        }
        self._say(None, why[event.reason], kind="note")


_TELLERS: Mapping[type[Event], Callable[[_Teller, Any], None]] = {
    RoundStarted: _Teller._round_started,
    SatOut: _Teller._sat_out,
    CardsShuffled: _Teller._shuffled,
    BankLaid: _Teller._bank_laid,
    BankReturned: _Teller._bank_returned,
    BetPlaced: _Teller._bet_placed,
    MoveMade: _Teller._move_made,
    CardDealt: _Teller._card_dealt,
    CardTurned: _Teller._card_turned,
    CardsThrownIn: _Teller._thrown_in,
    HandDeclared: _Teller._declared,
    HandBust: _Teller._bust,
    HandPaid: _Teller._paid,
    HandSettled: _Teller._settled,
    BankBroken: _Teller._broken,
    BankPassed: _Teller._passed,
    SessionEnded: _Teller._ended,
}
