"""Values as they come from a line of a file, taken only if they are of the kind that was written there.

Every function raises TypeError or ValueError for anything else: a number as text, a fraction, true for 1, a field too
many.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.engine.cards import Card, parse_cards
from game.engine.rules import MOST_CHIPS

_MOST = 10 * MOST_CHIPS
"""What one of ten seats may have won; far above anything else that is counted."""
_LONGEST = 1e10
"""Seconds; three hundred years."""


def fields(value: object, *names: str) -> tuple[Any, ...]:
    """The values of an object that has these fields and no others, in this order."""
    if not isinstance(value, dict) or set(value) != set(names):
        raise ValueError(f"the fields are {', '.join(names)}")
    return tuple(value[name] for name in names)


def whole(value: object, low: int = 0, high: int = _MOST) -> int:
    """A whole number within these bounds."""
    if type(value) is not int:
        raise TypeError("not a whole number")
    if not low <= value <= high:
        raise ValueError("out of its bounds")
    return value


def chips(value: object, seats: int) -> tuple[int, ...]:
    """Everybody's chips."""
    amounts = tuple(whole(amount) for amount in items(value))
    if len(amounts) != seats:
        raise ValueError("the chips do not fit the seats")
    return amounts


def seconds(value: object) -> float:
    """A time that has passed."""
    if type(value) is not float and type(value) is not int:
        raise TypeError("not a number")
    if not 0 <= value <= _LONGEST:
        raise ValueError("not a time")
    return float(value)


def text(value: object) -> str:
    """A text."""
    if not isinstance(value, str):
        raise TypeError("not a text")
    value.encode()  # half a character cannot be written again
    return value


def truth(value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise TypeError("neither true nor false")
    return value


def items(value: object) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise TypeError("not a list")
    return value


def codes(cards: Iterable[Card]) -> str:
    """Cards in one text."""
    return " ".join(card.code for card in cards)


def cards(value: object) -> tuple[Card, ...]:
    """The cards of such a text."""
    found = tuple(parse_cards(text(value).split()))
    if codes(found) != value:
        raise ValueError("cards are written with one space between them")
    return found
