"""The sitting that is not over yet, on disk: written whole at every deal, then one line more for every action.

Each line of the file is a JSON list: a checksum and a value. The first value holds format, engine, full rules, seats,
deal number, the table at the last deal and the history; every other one is an action. A line cut off at the very end is
the action that was being written when the power went: all before it counts.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.app.history import History
from game.app.paths import Paths
from game.app.sitting import Sitting, SittingError, sitting_from_json, sitting_to_json
from game.app.storage import FileTrouble, remove, write_atomically
from game.app.text import gettext as _
from game.engine.actions import Action, ActionError, parse_action
from game.engine.rules import RulesError

FORMAT = 1
ENGINE = 1
"""The engine's course of play: goes up when the same actions may lead to another table."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What a journal holds: sitting, table at the last deal (a snapshot), history before it, and the moves since."""

    sitting: Sitting
    snapshot: dict[str, Any]
    history: History
    moves: tuple[tuple[int, Action], ...]


class Journal:
    """Writes the journal of a running sitting. ``saved``: whether everything so far could be written."""

    def __init__(self, paths: Paths) -> None:
        self._path: Path | None = paths.journal if paths.writable else None
        self.saved = paths.writable
        self._moves = 0

    def begin(self, entry: Entry) -> None:
        """Writes the file anew: at every deal, and when a sitting that was read from it goes on."""
        moves = [_line(_move(place, seat, action)) for place, (seat, action) in enumerate(entry.moves)]
        self._moves = len(moves)
        if self._path is not None:
            try:
                write_atomically(self._path, _line(_head(entry)) + "".join(moves))
                self.saved = True
            except OSError:
                self.saved = False

    def add(self, seat: int, action: Action) -> None:
        """An action has been carried out. The system has the line when this returns; the program may die then."""
        line = _line(_move(self._moves, seat, action))
        self._moves += 1
        if self._path is None or not self.saved:
            return
        try:
            with self._path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(line)
        except OSError:
            self.saved = False

    def close(self) -> None:
        """The sitting is over: nothing is left to go on with."""
        if self._path is not None:
            try:
                remove(self._path)
            except OSError:
                self.saved = False


def parse_journal(text: str) -> Entry:
    """What a journal holds; :class:`FileTrouble` says why it cannot be gone on with."""
    lines = text.splitlines(keepends=True)
    values = [_value(line) for line in lines]
    if lines and values[-1] is None:  # cut off while it was being written
        values.pop()
    if not values or None in values:
        raise FileTrouble(_("is damaged"))
    head = values[0]
    if not isinstance(head, dict):
        raise FileTrouble(_("is damaged"))
    if head.get("format") != FORMAT or head.get("engine") != ENGINE:
        raise FileTrouble(_("was made by another version of the program"))
    try:
        sitting = sitting_from_json(head)
        history = History.from_json(head["history"], len(sitting.seats))
        moves = tuple(_parse_move(place, value) for place, value in enumerate(values[1:]))
        return Entry(sitting, dict(head["snapshot"]), history, moves)
    except (SittingError, RulesError) as error:
        raise FileTrouble(_("holds a table that cannot be played ({why})").format(why=error)) from error
    except (ActionError, KeyError, TypeError, ValueError) as error:
        raise FileTrouble(_("is damaged")) from error


def _head(entry: Entry) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "engine": ENGINE,
        **sitting_to_json(entry.sitting),
        "snapshot": entry.snapshot,
        "history": entry.history.to_json(),
    }


def _move(place: int, seat: int, action: Action) -> dict[str, Any]:
    return {"move": place, "seat": seat, "action": str(action)}


def _parse_move(place: int, value: Any) -> tuple[int, Action]:
    if value["move"] != place:
        raise ValueError("a move is missing")
    return int(value["seat"]), parse_action(value["action"])


def _line(value: object) -> str:
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return f'["{zlib.crc32(body.encode()):08x}",{body}]\n'


def _value(line: str) -> Any:
    """The value in a line; None when the line is not whole."""
    checksum, body = line[2:10], line[12:-2]
    if line != f'["{checksum}",{body}]\n' or f"{zlib.crc32(body.encode()):08x}" != checksum:
        return None
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        return None
