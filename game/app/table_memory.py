"""The file that remembers what was last chosen at the set-up of each game: the next sitting starts from there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from game.ai.levels import LEVELS
from game.app.paths import Paths
from game.app.people.characters import CHARACTERS
from game.app.sitting import Seat
from game.app.storage import FileTrouble, keep_record, load, parse_record
from game.app.table_choices import LARGEST_PURSE, LONGEST_NAME, ROUNDS, TableChoices, default_choices
from game.app.text import gettext as _
from game.engine.rules import RulesError
from game.engine.variants import GAMES, rules_for

FORMAT = 1
FILE_NAME = "tables.json"


def remembered_choices(paths: Paths, game: str, names: Sequence[str] = ()) -> tuple[TableChoices, str]:
    """The choices of the last sitting at this game, else the usual ones; a sentence if the file could not be read."""
    loaded = load(paths.data / FILE_NAME, parse_tables)
    return (loaded.value or {}).get(game) or default_choices(game, names), loaded.message


def remember_choices(paths: Paths, choices: TableChoices) -> bool:
    """Keep these choices for the next time; False where nothing can be kept."""
    path = paths.data / FILE_NAME
    tables = {**(load(path, parse_tables).value or {}), choices.game: choices}
    plain = {game: _plain(table) for game, table in tables.items()}
    return keep_record(paths, path, {"format": FORMAT, "tables": plain})


def parse_tables(text: str) -> Mapping[str, TableChoices]:
    """The choices by game in a JSON text. Raises FileTrouble for anything this program has not written."""
    data = parse_record(text, FORMAT)
    try:
        return {game: _choices(game, table) for game, table in data["tables"].items()}
    except (KeyError, TypeError, ValueError, AttributeError):
        raise FileTrouble(_("is damaged")) from None


def _plain(choices: TableChoices) -> dict[str, object]:
    return {
        "seats": [asdict(seat) for seat in choices.seats],
        "options": dict(choices.options),
        "rounds": choices.rounds,
        "banker": choices.banker,
        "level": choices.level,
    }


def _choices(game: str, table: Mapping[str, Any]) -> TableChoices:
    """Raises ValueError and its kin where the table is not one of ours; house rules are checked one by one."""
    least, most = GAMES[game].seats
    seats = tuple(_seat(seat) for seat in table["seats"])
    options, rounds, banker = table["options"], table["rounds"], table["banker"]
    for name, value in options.items():
        try:
            rules_for(game, {"min_bet": 1, name: value})
        except RulesError as error:
            raise ValueError(str(error)) from error
    if not least <= len(seats) <= most or rounds not in ROUNDS or isinstance(rounds, bool):
        raise ValueError(table)
    level = table.get("level", "")
    if level and level not in LEVELS:
        raise ValueError(level)
    if banker is not None and (type(banker) is not int or not 0 <= banker < len(seats)):
        raise ValueError(banker)
    return TableChoices(game, seats, options, rounds, banker, level)


def _seat(seat: Mapping[str, Any]) -> Seat:
    name, person, purse = seat["name"], seat["person"], seat["purse"]
    level, portrait = seat["level"], seat["portrait"]
    # Before people were characters, their portraits said who they were.
    character = seat.get("character", portrait if portrait in CHARACTERS and not person else "")
    if not all(isinstance(word, str) for word in (name, level, portrait, character)) or len(name) > LONGEST_NAME:
        raise ValueError(seat)
    if level not in LEVELS or (character and character not in CHARACTERS):
        raise ValueError(seat)
    if not isinstance(person, bool) or type(purse) is not int or not 0 <= purse <= LARGEST_PURSE:
        raise ValueError(seat)
    return Seat(name, person, purse, level, portrait, character)
