"""What a sitting writes down about itself: the seals in its log, and every deal for whoever wants to check it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.app.fair.seals import SealNote, Seals
from game.app.journals.entry import MOST_DEALS, DealRecord, Entry, Move
from game.app.journals.history import History
from game.app.journals.journal import Journal
from game.engine.actions import Action
from game.engine.cards import Card
from game.engine.events import CardDealt, Event
from game.engine.observation import redact


class Transcript:
    """Follows one table from the deal on that begins next; ``entry`` is what came before, its last deal left out.

    ``sealed`` False: for cards that no seed has shuffled.
    """

    def __init__(self, entry: Entry, *, sealed: bool = True) -> None:
        """ValueError, KeyError or TypeError when snapshot or secret of the entry are not what they should be."""
        self.journal: Journal | None = None
        """Where it is written, if anywhere."""
        self._entry = replace(entry, last=DealRecord())
        self._notes: list[SealNote] = []
        self._moves: list[Move] = []
        self._cards: list[Card] = []
        self._seals: Seals | None = None
        if sealed:
            told = int(entry.snapshot["shuffles"]) - bool(entry.snapshot["fresh"])
            self._seals = Seals(entry.sitting.deal_number, entry.secret, told, entry.closed)

    @property
    def entry(self) -> Entry:
        """Everything so far."""
        return replace(self._entry, last=self._deal())

    def _deal(self) -> DealRecord:
        return DealRecord(tuple(self._notes), tuple(self._moves), tuple(self._cards))

    def begin_deal(self, snapshot: Mapping[str, Any], history: History) -> None:
        """The next deal begins from this table."""
        deals = self._entry.deals
        if self._moves and len(deals) < MOST_DEALS:
            deals = (*deals, self._deal())
        self._notes, self._moves, self._cards = [], [], []
        closed = () if self._seals is None else self._seals.closed
        self._entry = replace(
            self._entry, snapshot=dict(snapshot), history=history.copied(), closed=closed, deals=deals
        )
        if self.journal is not None:
            self.journal.begin(self._entry)

    def add_move(self, seat: int, action: Action) -> None:
        """A seat has acted; what follows from it is told by :meth:`follow`."""
        self._moves.append((seat, action))
        if self.journal is not None:
            self.journal.add_move((seat, action))

    def follow(self, events: Iterable[Event], *, over: bool) -> Iterator[Event | SealNote]:
        """What the log of a stranger shows of these events, with seals and seeds in their places."""
        events = tuple(events)
        self._cards += [event.face for event in events if isinstance(event, CardDealt) and event.face is not None]
        if self._seals is None:
            yield from (redact(event, None) for event in events)
            return
        for item in self._seals.woven(events):
            if isinstance(item, Event):
                yield redact(item, None)
            else:
                yield self._note(item)
        if over:
            yield from map(self._note, self._seals.last())

    def _note(self, note: SealNote) -> SealNote:
        self._notes.append(note)
        if self.journal is not None:
            self.journal.add_note(note)
        return note

    def close(self, leaving: Sequence[int]) -> None:
        """The sitting is over; ``leaving``: every seat's chips."""
        seeds = () if self._seals is None else self._seals.last()
        self._notes += seeds
        if self.journal is not None:
            self.journal.close(replace(self.entry, leaving=tuple(leaving)), seeds, counts=self._seals is not None)
