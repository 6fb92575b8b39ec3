"""The people one plays against: all there is to each of them, and how they come to a table."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest

from game.ai.levels import LEVELS
from game.ai.temper import TEMPERS
from game.app.paths import assets_folder
from game.app.people.character_words import WORDS
from game.app.people.characters import CHARACTERS, COUNTRIES, LEVEL_NAMES, TEMPER_NAMES, Occasion, said, temper_of
from game.app.table_choices import default_choices
from game.engine.variants import GAMES

HOMES = {"tjueett": "no", "tjugoett": "se", "twenty_one": "gb", "siebzehn_und_vier": "de", "huszonegy": "hu"}


def test_there_are_enough_people_from_every_country_and_of_every_level() -> None:
    assert len(CHARACTERS) >= 12
    assert {one.country for one in CHARACTERS.values()} == set(COUNTRIES) == {"no", "se", "gb", "de", "hu"}
    assert {one.level for one in CHARACTERS.values()} == set(LEVELS) == set(LEVEL_NAMES)
    assert {one.temper for one in CHARACTERS.values()} == set(TEMPERS) == set(TEMPER_NAMES)
    assert len({one.name for one in CHARACTERS.values()}) == len(CHARACTERS)


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_has_a_face_a_home_and_something_to_say(name: str) -> None:
    listed = tomllib.loads((assets_folder() / "portraits" / "portraits.toml").read_text("utf-8"))["portrait"]
    drawn = {entry["file"]: (entry["name"], entry["country"]) for entry in listed}
    character = CHARACTERS[name]
    assert (assets_folder() / "portraits" / f"{character.id}.svg").is_file()
    assert drawn[character.id] == (character.name, character.country)
    words = [said(character.id, occasion) for occasion in Occasion]
    assert all(0 < len(word) <= 40 for word in words)
    assert len(set(words)) == len(words) == len(WORDS[character.id])


def test_a_seat_without_a_character_is_calm_and_silent() -> None:
    assert said("", Occasion.GREETING) == ""
    assert temper_of("") == TEMPERS["calm"]


@pytest.mark.parametrize("game", GAMES)
def test_people_of_the_games_own_country_come_first_also_by_lot(game: str) -> None:
    table = default_choices(game)
    for choices in (table, table.surprised(1), table.surprised(2).with_one_more()):
        countries = [CHARACTERS[seat.character].country for seat in choices.seats if not seat.person]
        assert set(countries[:4]) == {HOMES[game]}
        assert HOMES[game] not in countries[4:]
        for seat in choices.seats[1:]:
            assert (seat.name, seat.level) == (CHARACTERS[seat.character].name, CHARACTERS[seat.character].level)
    assert table.surprised(1) == table.surprised(1)
    assert len({table.surprised(seed).seats for seed in range(9)}) > 1


def test_a_table_of_experts_asks_for_those_first_who_are() -> None:
    table = default_choices("twenty_one").with_level("expert")
    assert {seat.level for seat in table.seats[1:]} == {"expert"}
    assert all(CHARACTERS[seat.character].level == "expert" for seat in table.seats[1:])
    full = table
    while len(full.seats) < full.limits[1]:
        full = full.with_one_more()
    assert {seat.level for seat in full.seats[1:]} == {"expert"}
    assert full.problem() == ""


def test_somebody_who_is_called_from_another_seat_changes_places() -> None:
    table = default_choices("tjugoett")
    before = [seat.character for seat in table.seats]
    changed = table.with_character(1, before[3])
    assert [seat.character for seat in changed.seats] == [before[0], before[3], before[2], before[1], before[4]]
    assert changed.with_character(2, "gyula").seats[2].name == "Gyula"


def test_nobody_of_the_computers_is_called_like_a_person() -> None:
    table = default_choices("tjugoett").with_seat(0, name="Sven")
    for choices in (
        table.surprised(3),
        table.with_level("beginner"),
        replace(table, seats=table.seats[:1]).with_one_more(),
    ):
        assert "Sven" not in [seat.name for seat in choices.seats[1:]]


def test_a_seat_given_to_a_person_and_back_has_somebody_on_it() -> None:
    table = default_choices("huszonegy").with_person(2, True)
    assert (table.seats[2].person, table.seats[2].character) == (True, "")
    back = table.with_person(2, False).seats[2]
    assert back.character in CHARACTERS
    assert back.character not in [seat.character for seat in table.seats]
