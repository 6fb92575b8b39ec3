"""One sitting from the first deal to the result: the table, the computer players, the journal and the history.

The screens ask a session what is to be done, hand it the actions of people, and see only redacted events and
observations.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from game.ai.levels import LEVELS
from game.app.coaching.review import Choice, review_sentences
from game.app.fair.seals import new_secret
from game.app.journals.entry import Entry
from game.app.journals.history import History, Result, result_of
from game.app.journals.journal import Journal, parse_journal
from game.app.journals.log import Log
from game.app.journals.transcript import Transcript
from game.app.paths import Paths
from game.app.people.computers import Computers, Levels
from game.app.sitting import Sitting
from game.app.storage import FileTrouble, load
from game.app.text import gettext as _
from game.app.wording.banner import Banner, round_banner
from game.engine.actions import Action, IllegalAction
from game.engine.events import Event
from game.engine.observation import Observation, Phase, redact
from game.engine.rules import Rules
from game.engine.stock import SeededShuffler, Shuffler
from game.engine.table import Table

_program_log = logging.getLogger(__name__)


class Session:
    """A sitting in progress. After a round the hands still lie on the table until :meth:`start_round`.

    ``log`` and ``history`` grow by themselves. Call :meth:`stop` when the sitting is over and its result has been
    seen: only then is there nothing left to continue.
    """

    def __init__(
        self,
        sitting: Sitting,
        journal: Journal | None = None,
        *,
        levels: Levels = LEVELS,
        clock: Callable[[], float] = time.monotonic,
        shuffler: Shuffler | None = None,
        secret: str | None = None,
    ) -> None:
        """A new sitting; nothing is dealt yet. ``clock``: seconds, for the time played. ``shuffler``: stacks the cards
        instead of the deal number; what a journal keeps of such a sitting can be neither continued nor checked.
        ``secret``: for the seals, drawn if it is not given."""
        table = Table(
            sitting.rules,
            sitting.purses,
            sitting.first_banker,
            shuffler=shuffler or SeededShuffler(sitting.deal_number),
            rounds=sitting.rounds,
        )
        history = History([sitting.purses])
        began = time.strftime("%Y-%m-%dT%H:%M:%S")
        entry = Entry(sitting, began, secret or new_secret(), table.snapshot(), history)
        transcript = Transcript(entry, sealed=shuffler is None)
        transcript.journal = journal
        self._begin(sitting, table, history, transcript, levels, clock)

    @classmethod
    def going_on(cls, entry: Entry, journal: Journal | None = None) -> Session:
        """The sitting in a journal, exactly where it was; :class:`FileTrouble` if its moves cannot be played."""
        session = cls.__new__(cls)
        try:
            table = Table.restore(entry.sitting.rules, entry.snapshot, entry.sitting.deal_number)
            session._begin(entry.sitting, table, entry.history.copied(), Transcript(entry), LEVELS, time.monotonic)
            session.start_round()
            for seat, action in entry.last.moves:
                if session.to_act != seat:
                    raise IllegalAction(f"seat {seat} is not to act")
                if session.is_person(seat):
                    session.decided_before.append((session.observation(seat), action))
                session.apply(action)
            if session._transcript.entry.last.notes[: len(entry.last.notes)] != entry.last.notes:
                raise ValueError("the seals are not those of these shuffles")
        except (IllegalAction, KeyError, TypeError, ValueError) as error:
            _program_log.warning("the journal cannot be replayed: %s", error)
            raise FileTrouble(_("holds a course of play that is not possible")) from error
        session._transcript.journal = journal
        if journal is not None:
            journal.begin(session._transcript.entry)
        return session

    def _begin(
        self,
        sitting: Sitting,
        table: Table,
        history: History,
        transcript: Transcript,
        levels: Levels,
        clock: Callable[[], float],
    ) -> None:
        self.sitting = sitting
        self.names = tuple(seat.name for seat in sitting.seats)
        self.history = history
        self.log = Log(transcript.entry)
        self.stopped = False
        self.coach_agreed = False
        """Whether several people at one screen have all agreed to have the coach."""
        self.decided_before: list[tuple[Observation, Action]] = []
        """What people had done in this deal before the sitting was taken up again, and what each of them saw then."""
        self._table = table
        self._transcript = transcript
        self._computers = Computers(sitting, levels)
        self._clock = clock
        self._clock_read = clock()
        self._events: list[Event] = []
        self._round_mark = 0
        self._round_banker = table.banker
        self._bank_before = 0
        self._choices: list[Choice] = []

    # What a screen may ask

    @property
    def rules(self) -> Rules:
        """How this table plays."""
        return self.sitting.rules

    @property
    def phase(self) -> Phase:
        """What the table is waiting for."""
        return self._table.phase

    @property
    def to_act(self) -> int | None:
        """The seat that must choose; None between two deals and at the end."""
        return self._table.to_act

    @property
    def round_number(self) -> int:
        """The number of the deal on the table; 0 before the first."""
        return self._table.round_number

    @property
    def over(self) -> bool:
        """Whether no further deal can begin."""
        return self.stopped or self._table.over is not None

    @property
    def saved(self) -> bool:
        """Whether the sitting could be continued after a sudden end of the program."""
        journal = self._transcript.journal
        return journal is not None and journal.saved

    @property
    def file(self) -> Path | None:
        """The file that is kept of the sitting once it is over, if it could be kept."""
        journal = self._transcript.journal
        return None if journal is None else journal.finished

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(place for place, seat in enumerate(self.sitting.seats) if seat.person)

    def is_person(self, seat: int) -> bool:
        """Whether a person sits here, not the computer."""
        return self.sitting.seats[seat].person

    def observation(self, seat: int | None) -> Observation:
        """What this seat (None: a stranger) may know now."""
        return self._table.observation(seat)

    @property
    def mark(self) -> int:
        """The number of events so far, for :meth:`events_since`."""
        return len(self._events)

    def events_since(self, mark: int, seat: int | None) -> tuple[Event, ...]:
        """What has happened since then, as this seat (None: a stranger) may know it."""
        return tuple(redact(event, seat) for event in self._events[mark:])

    def banner(self) -> Banner | None:
        """What to say after a round; None while one is being played and before the first."""
        if self.phase not in (Phase.BETWEEN, Phase.OVER) or not self.round_number:
            return None
        events = self.events_since(self._round_mark, None)
        banner = round_banner(self.rules, self.names, self._round_banker, events, self._bank_before)
        return replace(banner, reviews=review_sentences(self._choices, self.persons, self.names))

    def result(self) -> Result:
        """The result if everybody left now; open bets and the bank go back to their owners."""
        self._read_clock()
        chips = tuple(self._table.fund(seat) for seat in range(len(self.names)))
        history = self.history
        if chips != history.chips[-1]:  # stopped in the middle of a deal
            history = history.copied()
            history.chips.append(chips)
            history.bankers.append(self._round_banker)
        return result_of(self.sitting, history, chips)

    # What a screen may do

    def start_round(self) -> None:
        """Begins the next deal. :class:`IllegalAction` in the middle of one or when the table is over."""
        if self.stopped:
            raise IllegalAction("the sitting has been ended")
        if self._table.phase is Phase.BETWEEN:
            self._read_clock()
            self._transcript.begin_deal(self._table.snapshot(), self.history)
        self._round_mark = self.mark
        self._round_banker = self._table.banker
        lays_bank = self.rules.lays_bank != "never"
        self._bank_before = self._table.bank if lays_bank else self._table.fund(self._table.banker)
        self._computers.begin_deal()
        self._choices.clear()
        self.decided_before.clear()
        self._take(self._table.start_round())

    def apply(self, action: Action) -> None:
        """Carries out an action of the seat to act; :class:`IllegalAction` changes nothing."""
        seat = self._table.to_act
        events = self._table.apply(action)
        assert seat is not None
        self._transcript.add_move(seat, action)
        self._take(events)

    def computer_action(self) -> Action:
        """What the computer player to act wants to do; always legal. One that fails is answered for and logged."""
        return self.computer_thought()()

    def computer_thought(self) -> Callable[[], Action]:
        """The same as something to be worked out, once, while nothing else happens at the table: on a thread of its
        own if need be. It sees only what the seat to act sees now."""
        return self._computers.thought(self._table.observation(self._table.to_act))

    def note_choice(self, choice: Choice) -> None:
        """Remembers until the next deal what a person did, with what every move was worth then."""
        self._choices.append(choice)

    def forget_choices(self) -> None:
        """Nothing will be told of what people have done in this round."""
        self._choices.clear()

    def stop(self) -> None:
        """Ends the sitting for good; its seeds are shown in the file that is kept of it."""
        self.stopped = True
        self._transcript.close([self._table.fund(seat) for seat in range(len(self.names))])

    def _take(self, events: tuple[Event, ...]) -> None:
        self._events.extend(events)
        self.log.add(self._transcript.follow(events, over=self._table.over is not None))
        if self._table.phase in (Phase.BETWEEN, Phase.OVER):
            chips = [self._table.fund(seat) for seat in range(len(self.names))]
            round_events = self._events[self._round_mark :]
            self.history.add_round(self.round_number, self._round_banker, round_events, chips, self.rules)

    def _read_clock(self) -> None:
        now = self._clock()
        self.history.seconds += now - self._clock_read
        self._clock_read = now


@dataclass(frozen=True, slots=True)
class Resumed:
    """A sitting to go on with, or None; ``message`` is a sentence when something was wrong, else empty."""

    session: Session | None
    message: str


def resume(paths: Paths) -> Resumed:
    """The sitting that was not over when the program last ended, where it was after its last action."""
    journal = Journal(paths)
    loaded = load(paths.journal, lambda text: _going_on(parse_journal(text), journal))
    return Resumed(loaded.value, loaded.message)


def _going_on(entry: Entry, journal: Journal) -> Session | None:
    """The sitting; None for one that was over when the program ended before it had put the file by."""
    if entry.leaving is None:
        return Session.going_on(entry, journal)
    journal.put_by(entry)
    return None
