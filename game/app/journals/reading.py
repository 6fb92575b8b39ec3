"""Journals read back: every line whole, every value of its kind, and nothing that was not written there.

What the lines hold is in :mod:`game.app.journals.entry`.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from game.app.fair.seals import Opened, Sealed, SealNote
from game.app.journals import kinds
from game.app.journals.entry import ENGINE, FORMAT, DealRecord, Entry, Move
from game.app.journals.history import History
from game.app.sitting import Sitting, SittingError, sitting_from_json
from game.app.storage import FileTrouble
from game.app.strict_json import strict_json
from game.app.text import gettext as _
from game.engine.actions import ActionError, parse_action
from game.engine.cards import parse_cards
from game.engine.rules import RulesError

_SECRET = re.compile("[0-9a-f]{32}")
_HEAD_ONLY = ("format", "engine", "began", "secret", "closed", "snapshot", "history")
_SITTING = ("game", "rules", "seats", "deal_number", "rounds", "banker")


class LineTrouble(FileTrouble):
    """A record with a line that is none; the message names the line, or the deal and step."""


def lines_of(text: str) -> list[str]:
    """The lines of a file with their ends; the last one has none if it was cut off while it was being written."""
    *whole, rest = text.split("\n")
    return [f"{line}\n" for line in whole] + ([rest] if rest else [])


def value_in(line: str) -> Any:
    """The value in a line; None when the line is not whole."""
    checksum, body = line[2:10], line[12:-2]
    if line != f'["{checksum}",{body}]\n' or f"{zlib.crc32(body.encode()):08x}" != checksum:
        return None
    try:
        return strict_json(body)
    except ValueError:
        return None


def parse_entry(values: Sequence[Any]) -> Entry:
    """The entry in the values of all lines; :class:`FileTrouble` says what is wrong with them."""
    head = values[0] if values else None
    if not isinstance(head, dict):
        raise FileTrouble(_("is damaged"))
    if [head.get("format"), head.get("engine")] != [FORMAT, ENGINE]:
        raise FileTrouble(_("was made by another version of the program"))
    try:
        entry = _parse_head(head)
    except (SittingError, RulesError) as error:
        raise FileTrouble(_("holds a table that cannot be played ({why})").format(why=error)) from error
    except (KeyError, TypeError, ValueError) as error:
        raise FileTrouble(_damaged(1)) from error
    return _with_lines(entry, values[1:])


def _damaged(line: int) -> str:
    return _("is damaged in line {line}").format(line=line)


def _parse_head(head: dict[str, Any]) -> Entry:
    kinds.fields(head, *_HEAD_ONLY, *_SITTING)
    kinds.whole(head["format"])
    kinds.whole(head["engine"])
    began, secret = kinds.text(head["began"]), kinds.text(head["secret"])
    if len(began) != 19 or datetime.fromisoformat(began).isoformat() != began:
        raise ValueError("the sitting begins at no time")
    if not _SECRET.fullmatch(secret):
        raise ValueError("the secret of a sitting has 32 hex digits")
    sitting = sitting_from_json(head)
    history = History.from_json(head["history"], len(sitting.seats))
    closed = tuple(kinds.whole(number) for number in kinds.items(head["closed"]))
    return Entry(sitting, began, secret, _parse_snapshot(head["snapshot"], sitting), history, closed)


def _parse_snapshot(value: Any, sitting: Sitting) -> dict[str, Any]:
    """The table between two deals, its values of the kinds that :meth:`Table.snapshot` gives them."""
    seats = len(sitting.seats)
    names = ("round_number", "deals", "shuffles", "fresh", "shuffle_due", "used_up", "stock", "used", "public")
    purses, bank, banker, rounds, private, *others = kinds.fields(
        value, "purses", "bank", "banker", "rounds", "private", *names
    )
    kinds.chips(purses, seats)
    kinds.whole(bank)
    kinds.whole(banker, 0, seats - 1)
    if type(rounds) is not type(sitting.rounds) or rounds != sitting.rounds:
        raise ValueError("the table has another number of rounds than the sitting")
    for number in others[:3]:
        kinds.whole(number)
    for truth in others[3:6]:
        kinds.truth(truth)
    if len(kinds.items(private)) != seats:
        raise ValueError("what was seen does not fit the seats")
    for cards in (*others[6:], *private):
        parse_cards(kinds.items(cards))
    return dict(value)


def _with_lines(entry: Entry, values: Sequence[Any]) -> Entry:
    """The entry with what the lines after its head hold."""
    deals: list[DealRecord] = []
    last = DealRecord()
    leaving = None
    for line, value in enumerate(values, 2):
        try:
            if leaving is not None:
                raise ValueError("something stands after the end")
            if "deal" in value and last == DealRecord():
                deals.append(_parse_deal(len(deals) + 1, value))
            elif "end" in value:
                end, cards = kinds.fields(value, "end", "cards")
                leaving = kinds.chips(end, len(entry.sitting.seats))
                last = replace(last, cards=kinds.cards(cards))
            elif "move" in value:
                move = _parse_move_line(value, len(deals) + 1, len(last.moves))
                last = replace(last, moves=(*last.moves, move))
            else:
                places = (*last.places, len(last.moves))
                last = replace(last, notes=(*last.notes, _parse_note(value)), places=places)
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, LineTrouble):
                raise
            raise LineTrouble(_damaged(line)) from error
    return replace(entry, deals=tuple(deals), last=last, leaving=leaving)


def _parse_deal(number: int, value: object) -> DealRecord:
    said, seals, texts, cards = kinds.fields(value, "deal", "seals", "moves", "cards")
    kinds.whole(said, number, number)
    moves = tuple(_parse_move(text, number, step) for step, text in enumerate(kinds.items(texts), 1))
    return DealRecord(tuple(map(_parse_note, kinds.items(seals))), moves, kinds.cards(cards))


def _parse_move_line(value: object, deal: int, place: int) -> Move:
    said, seat, action = kinds.fields(value, "move", "seat", "action")
    kinds.whole(said, place, place)
    return _parse_move(f"{kinds.whole(seat)} {kinds.text(action)}", deal, place + 1)


def _parse_move(text: object, deal: int, step: int) -> Move:
    """A seat and its action from one text; written in any other way than ours it is none."""
    seat, _space, words = kinds.text(text).partition(" ")
    try:
        action = parse_action(words)
    except ActionError as error:
        trouble = _("holds a step that is none: round {deal}, step {step}: {why}")
        raise LineTrouble(trouble.format(deal=deal, step=step, why=error)) from error
    if text != f"{int(seat)} {action}":
        raise ValueError("a move is written as a seat and an action")
    return int(seat), action


def _parse_note(value: Any) -> SealNote:
    if "sealed" in value:
        number, seal = kinds.fields(value, "sealed", "seal")
        return Sealed(kinds.whole(number), kinds.text(seal))
    number, seed, nonce = kinds.fields(value, "opened", "seed", "nonce")
    return Opened(kinds.whole(number), kinds.text(seed), kinds.text(nonce))
