"""``python -m game verify``: whether a sitting was played with the cards that were sealed, and by the rules.

Everything is worked out anew from the file of the sitting: the seals from the seeds that were shown, the order of every
shuffle from its seed, and from that, move by move, every card, every choice and everybody's chips; and with deal number
and secret also every seal and seed, whether shown or not, and where it must stand. (The line of a finished round keeps
seals and moves apart; there it is their order among themselves.)

Names, dates, the time played and the words for the best hand follow from nothing and are taken as they are. So is which
of several legal moves a seat made: whoever may write the file can put in another sitting that could have been, or leave
out its end. Only the seals that somebody has noted bind it, and they bind the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.app.fair.seals import Opened, Sealed, SealNote, Seals
from game.app.journals.entry import MOST_DEALS, DealRecord, Entry
from game.app.journals.history import History, Moment
from game.app.journals.reading import LineTrouble, lines_of, parse_entry, value_in
from game.app.journals.replay import Replay, Wrong
from game.app.storage import FileTrouble, read_text
from game.app.strict_json import strict_json
from game.app.wording.words import words_of
from game.engine.events import CardDealt, CardsShuffled, Event
from game.engine.stock import shuffle_seed


@dataclass(slots=True)
class Report:
    """What was checked, a line for each group, and the sentence for the first thing that is wrong (or None)."""

    lines: list[str] = field(default_factory=list)
    wrong: str | None = None
    verdict: str = ""


def verify(path: Path) -> Report:
    """Checks the file of a sitting, finished or not. :class:`FileTrouble` when it cannot be read as one at all."""
    report = Report()
    text = read_text(path)
    if text is None:
        raise FileTrouble("is not there")
    try:
        values, changed = _values(text)
        _check(parse_entry(values), report)
        if changed is not None:
            raise Wrong(f"{changed} was changed after it was written: its checksum does not fit")
    except Wrong as wrong:
        report.wrong = report.verdict = f"Wrong: {wrong}."
    except LineTrouble as trouble:
        report.wrong = report.verdict = f"Wrong: the file {trouble}."
    return report


def _values(text: str) -> tuple[list[Any], str | None]:
    """The values of all lines, and the first line whose checksum is wrong, in words."""
    lines = lines_of(text)
    values: list[Any] = []
    changed = None
    for number, line in enumerate(lines, 1):
        if values and "end" in values[-1]:
            raise Wrong(f"the sitting is over, but line {number} stands after its end")
        value = value_in(line)
        if value is None:
            where = f"line {number} (round {sum('deal' in value for value in values[1:]) + 1})"
            try:
                _checksum, value = strict_json(line)
            except (ValueError, TypeError):
                if number == len(lines) > 1 and not line.endswith("\n"):  # cut off while it was being written
                    break
                if number == 1:
                    raise FileTrouble("is no record of a sitting") from None
                raise Wrong(f"{where} is damaged") from None
            changed = changed or where
        if not isinstance(value, dict):
            raise FileTrouble("is no record of a sitting")
        values.append(value)
    return values, changed


def _check(entry: Entry, report: Report) -> None:
    sitting = entry.sitting
    deals = [*entry.deals, entry.last] if entry.whole else [*entry.deals]
    title = words_of(sitting.rules.game).title
    state = "over" if entry.leaving is not None else "not over yet"
    began = entry.began.replace("T", " ")
    report.lines.append(
        f"sitting: {title}, {len(sitting.seats)} seats, begun {began}, {state}, rounds recorded: {len(deals)}"
    )
    sealed, opened = _check_seals(entry, deals)
    closed = f", still closed: {sealed - opened}" if sealed > opened else ""
    report.lines.append(f"seals: {sealed}, opened: {opened}, every seed fits its seal{closed}")
    comparison = _Comparison(entry)
    for number, deal in enumerate(entry.deals, 1):
        comparison.deal(number, deal)
    if entry.whole:
        comparison.last_deal()
    counts = comparison.counts
    report.lines += [
        f"shuffles: {counts['shuffles']} in the order of their seeds, {counts['cards']} cards dealt as they lay",
        f"steps: {counts['steps']}, each legal for the seat that made it",
        f"results: {counts['deals']}, everybody’s chips after each round",
    ]
    if not entry.whole:
        report.verdict = f"The first {MOST_DEALS} rounds hold; later ones are not recorded."
    elif entry.leaving is None:
        report.verdict = (
            f"So far everything holds, but this file ends before the sitting: it holds {comparison.reached}."
        )
    else:
        report.verdict = "Everything holds."


def _check_seals(entry: Entry, deals: Sequence[DealRecord]) -> tuple[int, int]:
    """How many shuffles are sealed, and how many seeds are shown and fit."""
    seals: list[Sealed] = []
    opened: set[int] = set()
    for number, deal in enumerate(deals, 1):
        for note in deal.notes:
            where = f"round {number}, shuffle {note.number + 1}"
            if isinstance(note, Sealed):
                if note.number != len(seals):
                    raise Wrong(f"{where}: the seal of shuffle {len(seals) + 1} is missing")
                seals.append(note)
                continue
            _check_seed(entry, note, seals, where)
            opened.add(note.number)
    if entry.leaving is not None and entry.whole and len(opened) < len(seals):
        closed = min(set(range(len(seals))) - opened)
        raise Wrong(f"the sitting is over, but the seed of shuffle {closed + 1} is not shown")
    return len(seals), len(opened)


def _check_seed(entry: Entry, note: Opened, seals: Sequence[Sealed], where: str) -> None:
    if not 0 <= note.number < len(seals):
        raise Wrong(f"{where}: a seed is shown that was never sealed")
    try:
        sealed = note.sealed
    except ValueError:
        raise Wrong(f"{where}: seed and nonce are not written in hex digits") from None
    if sealed != seals[note.number]:
        raise Wrong(f"{where}: the seed does not fit its seal")
    if note.seed != shuffle_seed(entry.sitting.deal_number, note.number).hex():
        raise Wrong(f"{where}: the seed is not that of the deal number")


class _Comparison:
    """Plays a sitting once more and compares it with what is recorded; raises :class:`Wrong`."""

    def __init__(self, entry: Entry) -> None:
        self.counts: Counter[str] = Counter()
        self._entry = entry
        self._replay = Replay(entry)
        self._seals = Seals(entry.sitting.deal_number, entry.secret)
        self._history = History([entry.sitting.purses])
        known = len(entry.deals)
        if len(entry.history.bankers) < known or (entry.whole and len(entry.history.bankers) > known):
            raise Wrong(f"the history up to round {known} does not fit the rounds")
        self._compare_chips("at the start", entry.history.chips[0])

    @property
    def reached(self) -> str:
        """How far an unfinished sitting has come, in words."""
        rounds, limit = self.counts["deals"], self._entry.sitting.rounds
        text = f"{rounds} of {limit} rounds" if limit else f"{rounds} {'round' if rounds == 1 else 'rounds'}"
        if self._replay.table.to_act is not None:
            steps = len(self._entry.last.moves)
            text += f" and {steps} {'step' if steps == 1 else 'steps'} of the next"
        return text

    def deal(self, number: int, deal: DealRecord) -> None:
        """A deal before the last one."""
        where, history = f"round {number}", self._entry.history
        self._play(number, deal)
        replay = self._replay
        if replay.table.to_act is not None:
            at = f"{where}, step {len(deal.moves) + 1}"
            raise Wrong(f"{at}: {replay.names[replay.table.to_act]} is to act, but no move is recorded")
        self._compare_cards(where, deal)
        self._compare_chips(where, history.chips[number])
        if history.bankers[number - 1] != self._history.bankers[-1]:
            raise Wrong(f"{where}: seat {self._history.bankers[-1]} holds the bank, but not in the history")

    def last_deal(self) -> None:
        """The table and the history before the last deal, that deal as far as it goes, and the end."""
        entry, number = self._entry, len(self._entry.deals) + 1
        where, deal = f"round {number}", entry.last
        self._compare_before(where)
        if entry.leaving is not None:
            self._play(number, deal, going_on=True)
            self._compare_cards(where, deal)
            self._compare_chips("at the end", entry.leaving)
        elif deal.moves or deal.notes:  # the cards are written down when the sitting is over
            self._play(number, deal, going_on=True)

    def _play(self, number: int, deal: DealRecord, *, going_on: bool = False) -> None:
        """Plays a deal and compares its seals and seeds. ``going_on``: it may have stopped anywhere."""
        table, banker = self._replay.table, self._replay.table.banker
        events: list[Event] = []
        due: list[tuple[int, SealNote]] = []
        for place, step in enumerate(self._replay.steps(number, deal)):
            events += step
            due += [(place, item) for item in self._seals.woven(step) if not isinstance(item, Event)]
        if table.over is not None or (going_on and self._entry.leaving is not None):
            due += [(len(deal.moves), seed) for seed in self._seals.last()]
        _compare_notes(f"round {number}", deal, due, cut_off=going_on and self._entry.leaving is None)
        self._dealt = [event.face for event in events if isinstance(event, CardDealt)]
        self.counts["cards"] += len(self._dealt)
        self.counts["shuffles"] += sum(isinstance(event, CardsShuffled) for event in events)
        self.counts["steps"] += len(deal.moves)
        if table.to_act is None:
            self.counts["deals"] += 1
            self._history.add_round(number, banker, events, self._replay.chips, self._entry.sitting.rules)

    def _compare_chips(self, where: str, recorded: Sequence[int]) -> None:
        for name, own, said in zip(self._replay.names, self._replay.chips, recorded, strict=True):
            if own != said:
                raise Wrong(f"{where}: {name} has {own} chips, but {said} are recorded")

    def _compare_cards(self, where: str, deal: DealRecord) -> None:
        for place, (lay, said) in enumerate(zip(self._dealt, deal.cards, strict=False), 1):
            if lay != said:
                code = "nothing" if lay is None else lay.code
                raise Wrong(f"{where}, card {place}: the shuffle brings {code}, but {said.code} is recorded")
        if len(self._dealt) != len(deal.cards):
            raise Wrong(f"{where}: {len(self._dealt)} cards are dealt, but {len(deal.cards)} are recorded")

    def _compare_before(self, where: str) -> None:
        entry, own, said = self._entry, self._history, self._entry.history
        snapshot = self._replay.table.snapshot()
        differ = [name for name in snapshot if snapshot[name] != entry.snapshot[name]]
        if differ:
            raise Wrong(f"{where}: the table before it is not the one recorded ({', '.join(differ)})")
        if self._seals.closed != entry.closed:
            raise Wrong(f"{where}: the seeds not shown before it are not those recorded")
        if own.broken != said.broken:
            raise Wrong(f"{where}: banks broken before it: {own.broken}, but recorded: {said.broken}")
        if _told(own.best) != _told(said.best):
            raise Wrong(f"{where}: the best hand before it is not the one recorded")


def _told(best: Moment | None) -> tuple[int, int, int, bool] | None:
    """A best hand without its words, which depend on language and version."""
    return None if best is None else (best.round, best.seat, best.net, bool(best.how))


def _compare_notes(where: str, deal: DealRecord, due: Sequence[tuple[int, SealNote]], *, cut_off: bool) -> None:
    """Seals and seeds of a deal, against those ``due`` and how many moves must stand before each. ``cut_off``: what
    comes after the last move may not have been written yet."""
    for number, said in enumerate(deal.notes):
        if number == len(due):
            raise Wrong(f"{where}: {_named(said)} is recorded, but none is due")
        place, note = due[number]
        if (type(said), said.number) != (type(note), note.number):
            raise Wrong(f"{where}: {_named(note)} is due, but {_named(said)} is recorded")
        if said != note:
            raise Wrong(f"{where}: {_named(said)} is not the one that follows from deal number and secret")
        # When a sitting is taken up again, what was told so far is written before the moves made so far.
        if deal.places and deal.places[number] not in (0, place):
            due_at = f"after step {place}" if place else "before the first"
            raise Wrong(f"{where}: {_named(said)} stands after step {deal.places[number]}, but is due {due_at}")
    missing = due[len(deal.notes) :]
    if missing and not (cut_off and missing[0][0] == len(deal.moves)):
        raise Wrong(f"{where}: {_named(missing[0][1])} is missing")


def _named(note: SealNote) -> str:
    return f"the {'seal' if isinstance(note, Sealed) else 'seed'} of shuffle {note.number + 1}"
