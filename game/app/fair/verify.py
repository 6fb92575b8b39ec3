"""``python -m game verify``: whether a sitting was played with the cards that were sealed, and by the rules.

Everything is worked out anew from the file of the sitting: the seals from the seeds that were shown, the order of every
shuffle from its seed, and from that, move by move, every card, every choice and everybody's chips.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.app.fair.seals import Opened, Sealed
from game.app.journals.entry import MOST_DEALS, DealRecord, Entry, StepTrouble, parse_entry, value_in
from game.app.journals.replay import Replay, Wrong
from game.app.storage import FileTrouble, read_text
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
    except (Wrong, StepTrouble) as trouble:
        report.wrong = report.verdict = f"Wrong: {trouble}."
    return report


def _values(text: str) -> tuple[list[Any], str | None]:
    """The values of all lines, and the first line whose checksum is wrong, in words."""
    lines = text.splitlines(keepends=True)
    values: list[Any] = []
    changed = None
    for number, line in enumerate(lines, 1):
        value = value_in(line)
        if value is None:
            where = f"line {number} (round {sum('deal' in value for value in values[1:]) + 1})"
            try:
                _checksum, value = json.loads(line)
            except (ValueError, TypeError, RecursionError):
                if number == len(lines) > 1:  # cut off while it was being written
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
    for number, deal in enumerate(deals, 1):
        comparison.deal(number, deal, going_on=number > len(entry.deals))
    if entry.whole:
        comparison.end()
    counts = comparison.counts
    report.lines += [
        f"shuffles: {counts['shuffles']} in the order of their seeds, {counts['cards']} cards dealt as they lay",
        f"steps: {counts['steps']}, each legal for the seat that made it",
        f"results: {counts['deals']}, everybody’s chips after each round",
    ]
    if not entry.whole:
        report.verdict = f"The first {MOST_DEALS} rounds hold; later ones are not recorded."
    elif entry.leaving is None:
        report.verdict = "So far everything holds."
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
        self._bankers: list[int] = []

    def deal(self, number: int, deal: DealRecord, *, going_on: bool) -> None:
        """One deal. ``going_on``: it may have stopped anywhere."""
        replay, where = self._replay, f"round {number}"
        table = replay.table
        if going_on:
            self._compare_table(where)
            if not deal.moves and not deal.notes:
                return
        self._bankers.append(table.banker)
        events = replay.play(number, deal)
        if table.to_act is not None and not going_on:
            at = f"{where}, step {len(deal.moves) + 1}"
            raise Wrong(f"{at}: {replay.names[table.to_act]} is to act, but no move is recorded")
        self._compare_shuffles(where, deal, events)
        self._compare_cards(where, deal, events, going_on=going_on)
        self.counts["steps"] += len(deal.moves)
        self.counts["deals"] += table.to_act is None
        if not going_on:
            self._compare_chips(where, self._entry.history.chips[number : number + 1])

    def end(self) -> None:
        """After the last deal: the history as a whole, and with how much everybody left."""
        entry, known = self._entry, len(self._entry.deals)
        if entry.history.bankers != self._bankers[:known] or len(entry.history.chips) != known + 1:
            raise Wrong(f"the history up to round {known} does not fit the rounds")
        if entry.leaving is not None:
            self._compare_chips("at the end", [entry.leaving])

    def _compare_chips(self, where: str, recorded: Sequence[tuple[int, ...]]) -> None:
        for row in recorded:
            for name, own, said in zip(self._replay.names, self._replay.chips, row, strict=True):
                if own != said:
                    raise Wrong(f"{where}: {name} has {own} chips, but {said} are recorded")

    def _compare_shuffles(self, where: str, deal: DealRecord, events: Sequence[Event]) -> None:
        shuffles = sum(isinstance(event, CardsShuffled) for event in events)
        sealed = sum(isinstance(note, Sealed) for note in deal.notes)
        if shuffles != sealed:
            raise Wrong(f"{where}: shuffles: {shuffles}, but seals recorded: {sealed}")
        self.counts["shuffles"] += shuffles

    def _compare_cards(self, where: str, deal: DealRecord, events: Sequence[Event], *, going_on: bool) -> None:
        dealt = [event.face for event in events if isinstance(event, CardDealt)]
        self.counts["cards"] += len(dealt)
        if going_on and self._entry.leaving is None:  # the cards are written down when the deal is over
            return
        for place, (lay, said) in enumerate(zip(dealt, deal.cards, strict=False), 1):
            if lay != said:
                code = "nothing" if lay is None else lay.code
                raise Wrong(f"{where}, card {place}: the shuffle brings {code}, but {said.code} is recorded")
        if len(dealt) != len(deal.cards):
            raise Wrong(f"{where}: {len(dealt)} cards are dealt, but {len(deal.cards)} are recorded")

    def _compare_table(self, where: str) -> None:
        snapshot, recorded = self._replay.table.snapshot(), self._entry.snapshot
        differ = [name for name in snapshot if snapshot[name] != recorded.get(name)]
        if differ:
            raise Wrong(f"{where}: the table before it is not the one recorded ({', '.join(differ)})")
