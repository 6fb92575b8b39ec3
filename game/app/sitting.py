"""What a sitting begins with: rules, who sits where with how many chips, the deal number and who banks first."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from game.app.text import gettext as _
from game.engine.rules import MOST_CHIPS, Rules
from game.engine.variants import OPTIONS, OptionValue, option_value, rules_for

HIGHEST_CHOSEN = 99_999_999
"""Deal numbers that people choose end here; what the program draws is far above, so that nobody could guess it."""

MOST_ROUNDS = 1_000_000_000
"""More than anybody will play; a larger number in a file is none."""

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits of the numbers drawn: five bits each, none that looks like another."""
_LENGTH = 26
HIGHEST_DEAL_NUMBER = len(_LETTERS) ** _LENGTH - 1
"""130 bits."""


class SittingError(ValueError):
    """Seats that cannot sit down to this game; the message is one sentence for people."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table. ``purse``: chips at the start; ``level``, ``portrait`` and ``character``: names of the
    program's."""

    name: str
    person: bool
    purse: int
    level: str = "regular"
    portrait: str = ""
    character: str = ""
    """The id of the one who sits here; empty for a person, and for a computer player without a character."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table laid. ``rounds`` None: until the table stops. ``banker`` None: drawn by lot, by the deal number.

    Raises :class:`SittingError` when these seats cannot play these rules.
    """

    rules: Rules
    seats: tuple[Seat, ...]
    deal_number: int
    rounds: int | None = None
    banker: int | None = None

    def __post_init__(self) -> None:
        """Refuses what cannot be played."""
        trouble = _trouble(self.rules, self.seats, self.banker)
        if trouble:
            raise SittingError(trouble)
        if not 0 <= self.deal_number <= HIGHEST_DEAL_NUMBER:
            raise SittingError(deal_number_trouble())

    @property
    def purses(self) -> tuple[int, ...]:
        """Everybody's chips at the start."""
        return tuple(seat.purse for seat in self.seats)

    @property
    def first_banker(self) -> int:
        """The seat that banks first: the one chosen, or one drawn by lot among those that can lay the least bet."""
        if self.banker is not None:
            return self.banker
        able = [place for place, seat in enumerate(self.seats) if seat.purse >= self.rules.min_bet]
        digest = hashlib.sha256(f"banco banker {self.deal_number}".encode()).digest()
        return able[int.from_bytes(digest[:8], "big") % len(able)]


def new_deal_number() -> int:
    """A deal number that nobody could guess, not even from the seeds of some of its shuffles."""
    return HIGHEST_CHOSEN + 1 + secrets.randbelow(HIGHEST_DEAL_NUMBER - HIGHEST_CHOSEN)


def deal_number_text(deal_number: int) -> str:
    """The number in groups that can be read out: 48 291 307, or 26 letters and digits for one that was drawn."""
    if deal_number <= HIGHEST_CHOSEN:
        return f"{deal_number:,}".replace(",", " ")
    digits = "".join(_LETTERS[deal_number >> 5 * place & 31] for place in reversed(range(_LENGTH)))
    groups = [5, 10, 16, 21, 26]
    return " ".join(digits[start:end] for start, end in zip([0, *groups], groups, strict=False))


def parse_deal_number(text: str) -> int | None:
    """The deal number a person typed, with or without spaces; None if it is none."""
    digits = "".join(text.split()).upper().translate(str.maketrans("OIL", "011"))
    if len(digits) == _LENGTH and all(digit in _LETTERS for digit in digits):
        return sum(_LETTERS.index(digit) << 5 * place for place, digit in enumerate(reversed(digits)))
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= 8 else None


def deal_number_trouble() -> str:
    """What is said of a text that is no deal number."""
    return _("A deal number has up to eight digits, or is one of {length} letters and digits.").format(length=_LENGTH)


def option_values(rules: Rules) -> dict[str, OptionValue]:
    """Every house option of the game with the value this table plays."""
    return {option.name: option_value(rules, option) for option in OPTIONS[rules.game]}


def sitting_to_json(sitting: Sitting) -> dict[str, Any]:
    """The sitting as JSON values."""
    return {
        "game": sitting.rules.game,
        "rules": option_values(sitting.rules),
        "seats": [asdict(seat) for seat in sitting.seats],
        "deal_number": sitting.deal_number,
        "rounds": sitting.rounds,
        "banker": sitting.banker,
    }


def sitting_from_json(data: Mapping[str, Any]) -> Sitting:
    """The sitting in JSON values; KeyError, TypeError or ValueError (RulesError, SittingError) when there is none."""
    seats = tuple(_seat(values) for values in data["seats"])
    if not isinstance(data["game"], str) or not isinstance(data["rules"], dict):
        raise TypeError("a game is a name, and rules are an object")
    deal_number, rounds, banker = data["deal_number"], data["rounds"], data["banker"]
    if type(deal_number) is not int or not {type(rounds), type(banker)} <= {int, type(None)}:
        raise TypeError("deal number, rounds and banker are whole numbers")
    if rounds is not None and not 1 <= rounds <= MOST_ROUNDS:
        raise ValueError("a sitting has at least one round")
    return Sitting(rules_for(data["game"], data["rules"]), seats, deal_number, rounds, banker)


def _seat(values: Mapping[str, Any]) -> Seat:
    seat = Seat(**values)
    kinds = [type(value) for value in (seat.name, seat.person, seat.purse, seat.level, seat.portrait, seat.character)]
    if kinds != [str, bool, int, str, str, str]:
        raise TypeError("a seat has a value of the wrong kind")
    f"{seat.name}{seat.level}{seat.portrait}{seat.character}".encode()  # half a character cannot be written again
    return seat


def _trouble(rules: Rules, seats: Sequence[Seat], banker: int | None) -> str:
    """Why these seats cannot play, as a sentence; empty if they can."""
    least, most = rules.seats
    if not least <= len(seats) <= most:
        return _("This game is for {least} to {most} seats.").format(least=least, most=most)
    if any(not seat.name.strip() for seat in seats):
        return _("Every seat needs a name.")
    if any(seat.purse < 0 for seat in seats):
        return _("A purse cannot be below zero.")
    if any(seat.purse > MOST_CHIPS for seat in seats):
        return _("A purse cannot be above {chips} chips.").format(chips=f"{MOST_CHIPS:,}")
    able = [place for place, seat in enumerate(seats) if seat.purse >= rules.min_bet]
    if len(able) < 2:
        return _("At least two seats need {chips} chips or more, the least bet.").format(chips=rules.min_bet)
    if banker is not None and banker not in able:
        return _("Whoever banks first needs {chips} chips or more, the least bet.").format(chips=rules.min_bet)
    return ""
