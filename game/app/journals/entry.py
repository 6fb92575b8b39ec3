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
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from game.app.fair.seals import Opened, Sealed, SealNote
from game.app.journals.history import History
from game.app.sitting import Sitting, SittingError, sitting_from_json, sitting_to_json
from game.app.storage import FileTrouble
from game.app.text import gettext as _
from game.engine.actions import Action, ActionError, parse_action
from game.engine.cards import Card, parse_cards
from game.engine.rules import RulesError

FORMAT = 2
ENGINE = 1
"""The engine's course of play: goes up when the same actions may lead to another table."""

MOST_DEALS = 4_000
"""Deals of one sitting that are recorded (about 28 hours): more would make the file too large to be read."""

Move = tuple[int, Action]
"""A seat and what it did."""


class StepTrouble(FileTrouble):
    """A record that is whole, but holds a step that is none; the message names deal and step."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal as it was played: seals and seeds in it, moves, and the cards as they left the stock."""

    notes: tuple[SealNote, ...] = ()
    moves: tuple[Move, ...] = ()
    cards: tuple[Card, ...] = ()


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
            "cards": _codes(deal.cards),
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
    return line_of({"end": entry.leaving, "cards": _codes(entry.last.cards)})


def parse_entry(values: Sequence[Any]) -> Entry:
    """The entry in the values of all lines; :class:`FileTrouble` says what is wrong with them."""
    head = values[0] if values else None
    if not isinstance(head, dict):
        raise FileTrouble(_("is damaged"))
    if head.get("format") != FORMAT or head.get("engine") != ENGINE:
        raise FileTrouble(_("was made by another version of the program"))
    try:
        sitting = sitting_from_json(head)
        history = History.from_json(head["history"], len(sitting.seats))
        began = datetime.fromisoformat(head["began"]).isoformat(timespec="seconds")
        closed = tuple(int(number) for number in head["closed"])
        entry = Entry(sitting, began, str(head["secret"]), dict(head["snapshot"]), history, closed)
        deals: list[DealRecord] = []
        place = 1
        while place < len(values) and "deal" in values[place]:
            deals.append(_parse_deal(place, values[place]))
            place += 1
        return _with_last(replace(entry, deals=tuple(deals)), values[place:])
    except (SittingError, RulesError) as error:
        raise FileTrouble(_("holds a table that cannot be played ({why})").format(why=error)) from error
    except FileTrouble:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise FileTrouble(_("is damaged")) from error


def _with_last(entry: Entry, values: Sequence[Any]) -> Entry:
    """The entry with what the lines after its finished deals hold."""
    notes: list[SealNote] = []
    moves: list[Move] = []
    deal = len(entry.deals) + 1
    for place, value in enumerate(values):
        if "end" in value:
            if place + 1 < len(values):
                raise ValueError("something stands after the end")
            leaving = tuple(int(chips) for chips in value["end"])
            if len(leaving) != len(entry.sitting.seats):
                raise ValueError("the end does not fit the seats")
            last = DealRecord(tuple(notes), tuple(moves), tuple(parse_cards(value["cards"].split())))
            return replace(entry, last=last, leaving=leaving)
        if "move" in value:
            if value["move"] != len(moves):
                raise ValueError("a move is missing")
            moves.append((int(value["seat"]), _parse_action(value["action"], deal, len(moves) + 1)))
        else:
            notes.append(_parse_note(value))
    return replace(entry, last=DealRecord(tuple(notes), tuple(moves)))


def _parse_deal(number: int, value: Mapping[str, Any]) -> DealRecord:
    if value["deal"] != number:
        raise ValueError("a deal is missing")
    moves: list[Move] = []
    for text in value["moves"]:
        seat, _space, action = text.partition(" ")
        moves.append((int(seat), _parse_action(action, number, len(moves) + 1)))
    notes = tuple(_parse_note(note) for note in value["seals"])
    return DealRecord(notes, tuple(moves), tuple(parse_cards(value["cards"].split())))


def _parse_action(text: str, deal: int, step: int) -> Action:
    try:
        return parse_action(text)
    except ActionError as error:
        text = _("holds a step that is none: round {deal}, step {step}: {why}")
        raise StepTrouble(text.format(deal=deal, step=step, why=error)) from error


def _note(note: SealNote) -> dict[str, Any]:
    if isinstance(note, Sealed):
        return {"sealed": note.number, "seal": note.seal}
    return {"opened": note.number, "seed": note.seed, "nonce": note.nonce}


def _parse_note(value: Mapping[str, Any]) -> SealNote:
    if "sealed" in value:
        return Sealed(int(value["sealed"]), str(value["seal"]))
    return Opened(int(value["opened"]), str(value["seed"]), str(value["nonce"]))


def _codes(cards: Sequence[Card]) -> str:
    return " ".join(card.code for card in cards)


def line_of(value: object) -> str:
    """A value as a line of the file."""
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return f'["{zlib.crc32(body.encode()):08x}",{body}]\n'


def value_in(line: str) -> Any:
    """The value in a line; None when the line is not whole."""
    checksum, body = line[2:10], line[12:-2]
    if line != f'["{checksum}",{body}]\n' or f"{zlib.crc32(body.encode()):08x}" != checksum:
        return None
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        return None
