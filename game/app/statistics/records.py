"""The statistics: what was played, won and lost at each game, and how often the cards did what they should.

A sitting is counted once, when it is over, from its own record.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from game.app.journals.entry import Entry
from game.app.journals.replay import Replay, Wrong
from game.app.paths import Paths
from game.app.statistics.ledger import Ledger, Tallies, Tally, new_tallies
from game.app.storage import FileTrouble, load, parse_record, remove, write_atomically
from game.app.text import gettext as _
from game.engine.events import BankBroken, Event, HandSettled, Outcome
from game.engine.variants import GAMES

FORMAT = 1
_program_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Feat:
    """The most that somebody has won at once: chips, by whom, and the date (ISO 8601)."""

    chips: int
    name: str
    date: str


@dataclass(slots=True)
class GameRecord:
    """What happened at one game. Chips and hands are those of people, not of the computer; ``tallies`` of everybody.

    ``chips_won`` and ``chips_lost`` are summed over deals. ``broken``: banks of the computer that broke;
    ``own_broken``: banks of people that did.
    """

    sittings: int = 0
    deals: int = 0
    hands: int = 0
    hands_won: int = 0
    chips_won: int = 0
    chips_lost: int = 0
    broken: int = 0
    own_broken: int = 0
    biggest_deal: Feat | None = None
    best_sitting: Feat | None = None
    tallies: Tallies = field(default_factory=new_tallies)

    def join(self, other: GameRecord) -> None:
        """Adds another record of the same game."""
        for name in _COUNTS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.biggest_deal = _better(self.biggest_deal, other.biggest_deal)
        self.best_sitting = _better(self.best_sitting, other.best_sitting)
        for name, tally in other.tallies.items():
            self.tallies[name].join(tally)


_COUNTS = ("sittings", "deals", "hands", "hands_won", "chips_won", "chips_lost", "broken", "own_broken")


@dataclass(slots=True)
class Records:
    """All games. ``since``: date of the first sitting counted, "" before it; ``last``: name of the last one counted."""

    since: str = ""
    last: str = ""
    games: dict[str, GameRecord] = field(default_factory=lambda: {game: GameRecord() for game in GAMES})


def record_of(entry: Entry) -> GameRecord:
    """What a sitting that is over adds to the record of its game; :class:`Wrong` if it cannot be played once more."""
    sitting, replay = entry.sitting, Replay(entry)
    people = [place for place, seat in enumerate(sitting.seats) if seat.person]
    record = GameRecord(sittings=1)
    ledger = Ledger(sitting.rules)
    date = entry.began[:10]
    before = first = replay.chips
    deals = [*entry.deals, entry.last] if entry.whole else entry.deals
    for number, deal in enumerate(deals, 1):
        events = replay.play(number, deal)
        ledger.follow(events, replay.orders)
        _count_events(record, events, people)
        chips = replay.chips
        if replay.table.to_act is None:
            record.deals += 1
            for seat in people:
                net = chips[seat] - before[seat]
                record.chips_won += max(0, net)
                record.chips_lost += max(0, -net)
                record.biggest_deal = _better(record.biggest_deal, Feat(net, sitting.seats[seat].name, date))
        before = chips
    for seat in people:
        net = before[seat] - first[seat]
        record.best_sitting = _better(record.best_sitting, Feat(net, sitting.seats[seat].name, date))
    record.tallies = ledger.tallies
    return record


def _count_events(record: GameRecord, events: Sequence[Event], people: Sequence[int]) -> None:
    for event in events:
        if isinstance(event, HandSettled) and event.seat in people:
            record.hands += 1
            record.hands_won += event.outcome is Outcome.WON
        elif isinstance(event, BankBroken):
            record.own_broken += event.seat in people
            record.broken += event.seat not in people


def _better(one: Feat | None, other: Feat | None) -> Feat | None:
    """The one with more chips, the earlier one of equals; nothing is won with less than one chip."""
    feats = [feat for feat in (one, other) if feat is not None and feat.chips > 0]
    return max(feats, key=lambda feat: feat.chips, default=None)


def load_records(paths: Paths) -> tuple[Records, str]:
    """The statistics kept, and a sentence if something was wrong with their file."""
    loaded = load(paths.records, parse_records)
    if loaded.value is not None:
        return loaded.value, loaded.message
    return Records(), loaded.message and loaded.message + " " + _("The statistics start afresh.")


def add_sitting(paths: Paths, entry: Entry) -> None:
    """Counts a sitting that is over. One that was counted last is not counted again; one that cannot be is logged."""
    records, _message = load_records(paths)
    if records.last == entry.file_name:
        return
    try:
        records.games[entry.sitting.rules.game].join(record_of(entry))
        records.since = records.since or entry.began[:10]
        records.last = entry.file_name
        write_atomically(paths.records, json.dumps({"format": FORMAT, **asdict(records)}, ensure_ascii=False))
    except (OSError, Wrong) as error:
        _program_log.warning("the sitting is not in the statistics: %s", error)


def forget_records(paths: Paths) -> bool:
    """Begins the statistics anew; False when the file cannot be removed."""
    try:
        remove(paths.records)
    except OSError:
        return False
    return True


def parse_records(text: str) -> Records:
    """The statistics in a JSON text; :class:`FileTrouble` says what is wrong with it."""
    data = parse_record(text, FORMAT)
    try:
        games = {game: _parse_game(data["games"][game]) for game in GAMES}
        return Records(str(data["since"]), str(data["last"]), games)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise FileTrouble(_("is damaged")) from error


def _parse_game(data: Mapping[str, Any]) -> GameRecord:
    record = GameRecord()
    for name in _COUNTS:
        setattr(record, name, _count(data[name]))
    record.biggest_deal = _parse_feat(data["biggest_deal"])
    record.best_sitting = _parse_feat(data["best_sitting"])
    for name, tally in record.tallies.items():
        kept = data["tallies"][name]
        tally.join(
            Tally(_count(kept["chances"]), _count(kept["seen"]), float(kept["expected"]), float(kept["variance"]))
        )
        if not 0 <= tally.variance <= tally.expected + 1e-6 <= tally.chances + 1e-3 or tally.seen > tally.chances:
            raise ValueError("a tally that cannot be")
    return record


def _parse_feat(data: Mapping[str, Any] | None) -> Feat | None:
    return None if data is None else Feat(_count(data["chips"]), str(data["name"]), str(data["date"]))


def _count(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ValueError("not a count")
    return value
