"""What is chosen at set-up: every step keeps a table whole, problems are said in a sentence, choices are remembered."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.app.paths import find_paths
from game.app.people.characters import people_at
from game.app.table_choices import default_choices
from game.app.table_memory import FILE_NAME, remember_choices, remembered_choices
from game.engine.variants import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opens_with_five_seats_and_can_be_played_at_once(game: str) -> None:
    choices = default_choices(game)
    assert len(choices.seats) == 5
    assert [seat.person for seat in choices.seats] == [True, False, False, False, False]
    assert {seat.purse for seat in choices.seats} == {GAMES[game].suggested_purse}
    assert choices.problem() == ""
    assert choices.sitting(1).rules == GAMES[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_full_table_has_as_many_names_and_faces_as_seats(game: str) -> None:
    choices = default_choices(game)
    while len(choices.seats) < choices.limits[1]:
        choices = choices.with_one_more()
    assert (
        len({seat.name for seat in choices.seats})
        == len({seat.portrait for seat in choices.seats})
        == choices.limits[1]
    )
    assert choices.problem() == ""


def test_seats_are_named_even_when_all_names_are_taken() -> None:
    choices = default_choices("tjueett")
    for one in people_at("tjueett"):
        choices = replace(choices, seats=(*choices.seats, replace(choices.seats[0], name=one.name)))
    assert choices.with_one_more().seats[-1].name == f"Seat {len(choices.seats) + 1}"


def test_the_crown_stays_with_its_owner() -> None:
    choices = default_choices("huszonegy").crowned(2)
    owner = choices.seats[2].name
    for changed in (choices.moved(2, 1), choices.moved(1, 1), choices.without(0), choices.moved(0, 1)):
        assert changed.banker is not None
        assert changed.seats[changed.banker].name == owner
    assert choices.without(2).banker is None
    assert choices.crowned(2).banker is None


def test_purses_follow_the_suggestion_until_somebody_touches_one() -> None:
    kept = default_choices("tjueett").crowned(1).with_option("bank_passes", "never")
    assert [seat.purse for seat in kept.seats] == [10, 30, 10, 10, 10]
    assert [seat.purse for seat in kept.crowned(0).seats] == [30, 10, 10, 10, 10]
    assert [seat.purse for seat in kept.with_standard_rules().seats] == [15] * 5
    touched = kept.with_seat(0, purse=99).with_standard_rules()
    assert [seat.purse for seat in touched.seats] == [99, 30, 10, 10, 10]


def test_an_option_set_back_to_the_usual_no_longer_differs() -> None:
    choices = default_choices("tjugoett").with_option("max_hands", 3).with_option("pure_aces", False)
    assert choices.options == {"max_hands": 3, "pure_aces": False}
    assert choices.with_option("max_hands", 2).with_option("pure_aces", True).options == {}


def test_what_cannot_be_played_is_said_in_one_sentence() -> None:
    table = default_choices("twenty_one")
    problems = {
        "“Highest first bet” (10) is below “Least bet” (11): nobody could bet.": table.with_option("min_bet", 11),
        "Seat 2 needs a name.": table.with_seat(1, name="  "),
        "Two seats are called Guest: give one of them another name.": table.with_seat(1, name="Guest "),
        "Somebody must play: make at least one seat a person.": table.with_seat(0, person=False),
        "Guest cannot bank first: the purse is below the least bet of 5.": table.with_option("min_bet", 5)
        .with_seat(0, purse=4)
        .crowned(0),
        "At least two seats need a purse of 1, the least bet.": replace(
            table, seats=tuple(replace(seat, purse=0) for seat in table.seats)
        ),
    }
    assert {sentence: choices.problem() for sentence, choices in problems.items()} == {one: one for one in problems}


def test_choices_are_remembered_for_each_game(tmp_path: Path) -> None:
    paths = find_paths(tmp_path)
    first = default_choices("huszonegy").with_one_more().with_option("bank_passes", 2).crowned(1)
    second = replace(default_choices("tjueett", ["Őze Ilona"]), rounds=None)
    assert remember_choices(paths, first)
    assert remember_choices(paths, second)
    assert remembered_choices(paths, "huszonegy") == (first, "")
    assert remembered_choices(paths, "tjueett") == (second, "")
    assert remembered_choices(paths, "tjugoett", ["Maud"]) == (default_choices("tjugoett", ["Maud"]), "")


def _stored(tmp_path: Path) -> dict[str, object]:
    remember_choices(find_paths(tmp_path), default_choices("tjueett").with_option("min_bet", 2))
    data: dict[str, object] = json.loads((tmp_path / FILE_NAME).read_text("utf-8"))
    return data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("format",), 99),
        (("tables",), []),
        (("tables", "tjueett", "seats"), []),
        (("tables", "tjueett", "seats"), "many"),
        (("tables", "tjueett", "rounds"), 7),
        (("tables", "tjueett", "rounds"), True),
        (("tables", "tjueett", "banker"), 17),
        (("tables", "tjueett", "options"), {"min_bet": 0}),
        (("tables", "tjueett", "options"), {"colour": "red"}),
        (("tables", "tjueett", "options"), None),
        (("tables", "poker"), {"seats": []}),
    ],
)
def test_a_file_with_nonsense_is_set_aside_and_people_are_told(
    tmp_path: Path, path: tuple[str, ...], value: object
) -> None:
    data = _stored(tmp_path)
    place: dict[str, object] = data
    for step in path[:-1]:
        inner = place[step]
        assert isinstance(inner, dict)
        place = inner
    place[path[-1]] = value
    (tmp_path / FILE_NAME).write_text(json.dumps(data), "utf-8")
    choices, message = remembered_choices(find_paths(tmp_path), "tjueett")
    assert choices == default_choices("tjueett")
    assert "tables.json" in message
    assert (tmp_path / "tables.json.bad").exists()


def test_nothing_is_kept_where_nothing_can_be_written(tmp_path: Path) -> None:
    paths = replace(find_paths(tmp_path), writable=False)
    assert not remember_choices(paths, default_choices("tjueett"))
