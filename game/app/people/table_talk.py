"""What people at the table say beside their moves: seldom, one at a time, and only about what everybody has seen."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

from game.app.people.characters import Occasion, said
from game.app.sitting import Sitting
from game.engine.events import BankBroken, BankPassed, Event, HandBust, HandSettled, Outcome, PassReason, RoundStarted

_OFTEN: Mapping[Occasion, int] = {
    Occasion.GREETING: 100,
    Occasion.WINS_BIG: 60,
    Occasion.BUST: 25,
    Occasion.BREAKS_BANK: 100,
    Occasion.TAKES_BANK: 35,
    Occasion.LOSES_BANK: 80,
}
"""Times in a hundred that somebody has a word for it."""
_BIG = 0.2
"""A win of this part of the chips one came with is a big one."""
_LOST_BY = (PassReason.BROKEN, PassReason.BANKRUPT, PassReason.PURSE)


class TableTalk:
    """Listens to the events of one sitting, as a stranger sees them, and says who has a word for them.

    What is said depends on the deal number alone, and on no card's seed: the same evening has the same talk.
    """

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._round = 0
        self._winner: int | None = None
        self._spoken: set[int] = set()

    def hear(self, event: Event) -> tuple[int, str] | None:
        """The seat that speaks now, and its words in the language set; mostly nobody."""
        hear = _HEARD.get(type(event))
        found: tuple[int, Occasion] | None = hear(self, event) if hear is not None else None
        if found is None or not self._speaks(*found):
            return None
        seat, occasion = found
        words = said(self._sitting.seats[seat].character, occasion)
        if not words:
            return None
        self._spoken.add(seat)
        return seat, words

    def _speaks(self, seat: int, occasion: Occasion) -> bool:
        """Whether somebody is in the mood; nobody says two things in one deal."""
        return seat not in self._spoken and self._draw(seat, occasion.value) % 100 < _OFTEN[occasion]

    def _draw(self, seat: int, what: str) -> int:
        """A number drawn for the looks of this sitting, apart from the cards."""
        words = f"banco talk {self._sitting.deal_number} {self._round} {seat} {what}"
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")

    def _round_started(self, event: RoundStarted) -> tuple[int, Occasion] | None:
        self._round, self._winner = event.number, None
        self._spoken.clear()
        guests = [seat for seat, one in enumerate(self._sitting.seats) if one.character]
        if event.number > 1 or not guests:
            return None
        return guests[self._draw(0, "host") % len(guests)], Occasion.GREETING

    def _settled(self, event: HandSettled) -> tuple[int, Occasion] | None:
        if event.outcome is not Outcome.WON:
            return None
        self._winner = event.seat
        big = event.net >= max(2, _BIG * self._sitting.seats[event.seat].purse)
        return (event.seat, Occasion.WINS_BIG) if big else None

    def _bust(self, event: HandBust) -> tuple[int, Occasion]:
        return event.seat, Occasion.BUST

    def _broken(self, _event: BankBroken) -> tuple[int, Occasion] | None:
        return (self._winner, Occasion.BREAKS_BANK) if self._winner is not None else None

    def _passed(self, event: BankPassed) -> tuple[int, Occasion]:
        if event.reason in _LOST_BY and self._sitting.seats[event.seat].character:
            return event.seat, Occasion.LOSES_BANK
        return event.to, Occasion.TAKES_BANK


_HEARD: Mapping[type[Event], Callable[[TableTalk, Any], tuple[int, Occasion] | None]] = {
    RoundStarted: TableTalk._round_started,
    HandSettled: TableTalk._settled,
    HandBust: TableTalk._bust,
    BankBroken: TableTalk._broken,
    BankPassed: TableTalk._passed,
}
