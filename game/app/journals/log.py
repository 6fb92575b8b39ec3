"""The log of a sitting: what a stranger at the table has seen of every round, with the seals in their places."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator

from game.app.fair.seals import SealNote, Seals
from game.app.journals.entry import Entry
from game.app.journals.replay import Replay, Wrong
from game.app.wording.log import LogLine, round_lines
from game.engine.events import Event, RoundStarted
from game.engine.observation import redact

_program_log = logging.getLogger(__name__)
Told = Event | SealNote


class Log:
    """Keeps the redacted events of every round and tells them in the language set when it is read.

    ``before``: the sitting up to the deal that begins next. Its rounds are played once more when somebody first asks
    for them; if they cannot have been so, they are missing.
    """

    def __init__(self, before: Entry) -> None:
        self._before: Entry | None = before
        self._rules = before.sitting.rules
        self._names = [seat.name for seat in before.sitting.seats]
        self._rounds: dict[int, list[Told]] = {}

    def add(self, events: Iterable[Told]) -> None:
        """Takes events in, redacted for a stranger (seat None), and the seals and seeds among them."""
        _add(self._rounds, events)

    @property
    def rounds(self) -> tuple[int, ...]:
        """The numbers of the rounds it knows, in order."""
        return tuple(self._all())

    def lines(self, number: int) -> tuple[LogLine, ...]:
        """A round in sentences; KeyError if the log does not know it."""
        return round_lines(self._rules, self._names, self._all()[number])

    def events(self, number: int) -> tuple[Event, ...]:
        """What a stranger has seen of a round so far; KeyError if the log does not know it."""
        return tuple(told for told in self._all()[number] if isinstance(told, Event))

    def _all(self) -> dict[int, list[Told]]:
        if self._before is not None:
            earlier: dict[int, list[Told]] = {}
            try:
                _add(earlier, _played_once_more(self._before))
            except Wrong as wrong:
                _program_log.warning("the log lacks the rounds before the sitting was taken up again: %s", wrong)
                earlier.clear()
            self._rounds, self._before = earlier | self._rounds, None
        return self._rounds


def _add(rounds: dict[int, list[Told]], events: Iterable[Told]) -> None:
    for event in events:
        if isinstance(event, RoundStarted):
            rounds[event.number] = []
        if rounds:
            rounds[max(rounds)].append(event)


def _played_once_more(entry: Entry) -> Iterator[Told]:
    """What was told of the deals before the last one; :class:`Wrong` where they cannot have been so."""
    replay = Replay(entry)
    seals = Seals(entry.sitting.deal_number, entry.secret)
    for number, deal in enumerate(entry.deals, 1):
        told = [*seals.woven(replay.play(number, deal))]
        if tuple(item for item in told if not isinstance(item, Event)) != deal.notes:
            raise Wrong(f"round {number}: the seals are not those of its shuffles")
        yield from (redact(item, None) if isinstance(item, Event) else item for item in told)
    table = replay.table
    if entry.deals and entry.whole and (table.to_act is not None or table.snapshot() != entry.snapshot):
        raise Wrong(f"after round {len(entry.deals)}: the table is not the one recorded")
