"""JSON as this program takes it from a file or from the command line: stricter than the standard library reads it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NoReturn

_MOST_DIGITS = 1_000
"""More digits than any number of ours has; Python itself gives up at 4,300, with words for programmers."""


def strict_json(text: str) -> Any:
    """The value in a JSON text. ValueError says what is wrong: no JSON, a key twice in one object, a number out of all
    proportion, or lists within lists without end."""
    try:
        return json.loads(text, object_pairs_hook=_object, parse_int=_whole, parse_constant=_no_number)
    except RecursionError:
        raise ValueError("it goes too deep") from None


def _object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) < len(pairs):
        keys = [key for key, _value in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {twice[:40]!r} stands twice in one object")
    return values


def _whole(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise ValueError(f"a number has {len(digits):,} digits")
    return int(digits)


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")
