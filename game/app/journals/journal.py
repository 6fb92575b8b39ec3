"""The sitting that is not over yet, on disk: written whole at every deal, then one line more for every step.

What the lines hold is in :mod:`game.app.journals.entry`. A line cut off at the very end is the step that was being
written when the power went: all before it counts. When a sitting is over, its journal moves to the folder of finished
sittings, where ``python -m game verify`` finds everything from the first deal to the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.app.fair.seals import Opened, SealNote
from game.app.journals.entry import (
    Entry,
    Move,
    deal_line,
    end_line,
    head_line,
    move_line,
    note_line,
)
from game.app.journals.reading import lines_of, parse_entry, value_in
from game.app.paths import Paths
from game.app.statistics.records import add_sitting
from game.app.storage import FileTrouble, append, remove, write_atomically
from game.app.text import gettext as _

MOST_FINISHED = 40
"""Finished sittings that are kept; the oldest goes when one more is over."""


class Journal:
    """Writes the journal of a running sitting. ``saved``: whether everything so far could be written."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths
        self.saved = paths.writable
        self._moves = 0
        self._began = False
        self.finished: Path | None = None
        """The file of the sitting once it is over, if it could be kept."""
        self._deals: list[str] = []

    def begin(self, entry: Entry) -> None:
        """Writes the file anew: at every deal, and when a sitting that was read from it goes on."""
        self._began = True
        for number in range(len(self._deals), len(entry.deals)):
            self._deals.append(deal_line(number + 1, entry.deals[number]))
        lines = [head_line(entry), *self._deals, *(note_line(note) for note in entry.last.notes)]
        lines += [move_line(place, move) for place, move in enumerate(entry.last.moves)]
        self._moves = len(entry.last.moves)
        if self._paths.writable:
            try:
                write_atomically(self._paths.journal, "".join(lines))
                self.saved = True
            except OSError:
                self.saved = False

    def add_move(self, move: Move) -> None:
        """An action has been carried out. The system has the line when this returns; the program may die then."""
        line = move_line(self._moves, move)
        self._moves += 1
        self._add(line)

    def add_note(self, note: SealNote) -> None:
        """A seal or a seed has been shown."""
        self._add(note_line(note))

    def _add(self, lines: str) -> None:
        if self.saved:
            try:
                append(self._paths.journal, lines)
            except OSError:
                self.saved = False

    def close(self, entry: Entry, seeds: Sequence[Opened], *, counts: bool = True) -> None:
        """The sitting is over, as ``entry`` says: there is nothing to go on with, and its file goes to the finished
        ones.

        ``seeds`` are those not written before. ``counts``: whether it is for the statistics.
        """
        if not self._began:  # then what lies there is another one
            return
        self._add("".join(note_line(seed) for seed in seeds) + end_line(entry))
        self._leave(entry, kept=self.saved, counts=counts)

    def put_by(self, entry: Entry) -> None:
        """Takes the file of a sitting that is over, as it was read, to the finished ones."""
        self._leave(entry, kept=True, counts=True)

    def _leave(self, entry: Entry, *, kept: bool, counts: bool) -> None:
        if not self._paths.writable:
            return
        if counts:
            add_sitting(self._paths, entry)
        journal, folder = self._paths.journal, self._paths.finished
        try:
            if kept and journal.exists():
                folder.mkdir(exist_ok=True)
                self.finished = journal.replace(folder / entry.file_name)
                for old in finished_sittings(self._paths)[MOST_FINISHED:]:
                    old.unlink()
            remove(journal)
        except OSError:
            self.saved = False


def finished_sittings(paths: Paths) -> list[Path]:
    """The files of the sittings that are over, the latest first."""
    return sorted(paths.finished.glob("????-??-??T??????-*.json"), reverse=True)


def parse_journal(text: str) -> Entry:
    """What a journal holds; :class:`FileTrouble` says why it cannot be gone on with."""
    lines = lines_of(text)
    values = [value_in(line) for line in lines]
    if lines and values[-1] is None:  # cut off while it was being written
        values.pop()
    if not values or None in values:
        raise FileTrouble(_("is damaged"))
    return parse_entry(values)
