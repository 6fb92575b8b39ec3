"""What a journal holds, as values and as the lines of its file.

Each line of the file is a JSON list: a checksum (CRC-32 of the value as it is written) and a value. In this order:

- the head: format, engine, full rules, seats, deal number, the secret of the seals, the table before the last deal
  and the history up to then;
- one line for every deal before that: its seals, its moves (``"seat action"``) and the cards as they left the stock;
- the last deal, as it goes on: a line for every seal, every seed and every move;
- the end, in the file of a sitting that is over: the cards of the last deal, and the chips with which everybody left.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from typing import Any

from game.app.fair.seals import Sealed, SealNote
from game.app.journals.history import History
from game.app.journals.kinds import codes
from game.app.sitting import Sitting, sitting_to_json
from game.engine.actions import Action
from game.engine.cards import Card

FORMAT = 2
ENGINE = 1
"""The engine's course of play: goes up when the same actions may lead to another table."""

MOST_DEALS = 4_000
"""Deals of one sitting that are recorded (about 28 hours): more would make the file too large to be read."""

Move = tuple[int, Action]
"""A seat and what it did."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal as it was played: seals and seeds in it, moves, and the cards as they left the stock. ``places``: for
    the last deal of a file, how many moves stand before each of ``notes``."""

    notes: tuple[SealNote, ...] = ()
    moves: tuple[Move, ...] = ()
    cards: tuple[Card, ...] = ()
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """What a journal holds. ``snapshot``: the table before the last deal; ``history``: up to then; ``deals``: those
    before the last one; ``last``: the last one so far; ``closed``: shuffles before it whose seeds had not been shown.
    ``leaving``: every seat's chips when the sitting was over, None
    while it is not. ``began``: local date and time, ISO 8601, to the second."""

    sitting: Sitting
    began: str
    secret: str
    snapshot: dict[str, Any]
    history: History
    closed: tuple[int, ...] = ()
    deals: tuple[DealRecord, ...] = ()
    last: DealRecord = DealRecord()
    leaving: tuple[int, ...] | None = None

    @property
    def whole(self) -> bool:
        """Whether every deal is recorded: a sitting of more than :data:`MOST_DEALS` is not, to its end."""
        return len(self.deals) < MOST_DEALS or self.snapshot.get("round_number") == MOST_DEALS

    @property
    def file_name(self) -> str:
        """Of the file when the sitting is over: when it began, the game, and what no other sitting has."""
        return f"{self.began.replace(':', '')}-{self.sitting.rules.game}-{self.secret[:6]}.json"


def head_line(entry: Entry) -> str:
    """The first line of the file."""
    return line_of(
        {
            "format": FORMAT,
            "engine": ENGINE,
            "began": entry.began,
            **sitting_to_json(entry.sitting),
            "secret": entry.secret,
            "closed": entry.closed,
            "snapshot": entry.snapshot,
            "history": entry.history.to_json(),
        }
    )


def deal_line(number: int, deal: DealRecord) -> str:
    """The line of a deal that is over; ``number``: its place in the sitting, 1 first."""
    return line_of(
        {
            "deal": number,
            "seals": [_note(note) for note in deal.notes],
            "moves": [f"{seat} {action}" for seat, action in deal.moves],
            "cards": codes(deal.cards),
        }
    )


def move_line(place: int, move: Move) -> str:
    """The line of a move of the deal going on; ``place``: its number in the deal, 0 first."""
    return line_of({"move": place, "seat": move[0], "action": str(move[1])})


def note_line(note: SealNote) -> str:
    """The line of a seal or of a seed of the deal going on."""
    return line_of(_note(note))


def end_line(entry: Entry) -> str:
    """The line that ends the file of a sitting that is over."""
    return line_of({"end": entry.leaving, "cards": codes(entry.last.cards)})


def _note(note: SealNote) -> dict[str, Any]:
    if isinstance(note, Sealed):
        return {"sealed": note.number, "seal": note.seal}
    return {"opened": note.number, "seed": note.seed, "nonce": note.nonce}


def line_of(value: object) -> str:
    """A value as a line of the file."""
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return f'["{zlib.crc32(body.encode()):08x}",{body}]\n'
