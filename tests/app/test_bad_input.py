"""Files and numbers that nobody would write in earnest: one short sentence, never a traceback."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.app.command_line.commands import main
from game.app.sitting import SittingError
from game.engine.actions import ActionError, parse_action
from game.engine.rules import MOST_CHIPS, RulesError
from game.engine.variants import rules_for

from .sittings import sitting

HUGE = 10**400
BASE: dict[str, Any] = {
    "game": "tjugoett",
    "seats": [50, 50],
    "stock": ["7S", "8S", "9H", "9S", "10S"],
    "actions": ["bank 10", "bet 5"],
}


def refusal(arguments: Sequence[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on stderr with which the program refuses to do this, status 2."""
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert len(printed.err) < 600
    return printed.err.strip()


def refused_scenario(text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    path = folder / "scenario"
    path.write_text(text, "utf-8")
    return refusal(["odds", str(path)], capsys).removeprefix(f"python -m game: {path}: ")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seats": [HUGE, HUGE]}, "seats: no more than 1,000,000,000 chips"),
        ({"seats": [MOST_CHIPS + 1, 5]}, "seats: no more than 1,000,000,000 chips"),
        ({"seats": [50, -HUGE]}, "seats: no more than 1,000,000,000 chips"),
        ({"actions": [f"bank {HUGE}", "bet 5"]}, "is too much: no more than 1,000,000,000 chips"),
        ({"actions": ["bank 10", f"bet {MOST_CHIPS + 1}"]}, "no more than 1,000,000,000 chips"),
        ({"actions": ["bank " + "9" * 5000]}, "no more than 1,000,000,000 chips"),
        ({"rules": {"min_bet": HUGE}}, "any whole number from 1 to 1,000,000,000"),
        ({"game": "twenty_one", "rules": {"max_bet": HUGE}}, "any whole number from 1 to 1,000,000,000"),
        ({"expect": {"net": [HUGE, -HUGE]}}, "expect: net: no more than 1,000,000,000 chips"),
        ({"expect": {"banker": 77}}, "expect: banker must be a seat from 0 to 1, not 77"),
        ({"expect": {"banker": -1}}, "expect: banker must be a seat from 0 to 1, not -1"),
        ({"banker": HUGE}, "banker: must be a seat from 0 to 1, not "),
        ({"seats": []}, "seats: nobody sits at the table"),
        ({"actions": ["bank 1_0", "bet 5"]}, "'bank 1_0' is not an action"),
        ({"actions": ["bank \u0661\u0660", "bet 5"]}, "'bank \u0661\u0660' is not an action"),
        ({"actions": ["sing" * 999]}, "is not an action"),
        ({"stock": ["7S" * 999]}, "is not a card"),
    ],
)
def test_no_amount_is_too_large_and_no_text_too_long_for_a_sentence(
    changes: dict[str, object], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in refused_scenario(json.dumps({**BASE, **changes}), tmp_path, capsys)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("50, 50", "9" * 5000 + ", 50", "a number has 5,000 digits"),
        ('{"game"', '{"game": "tjueett", "game"', "the key 'game' stands twice in one object"),
        ("50, 50", "NaN, 50", "NaN is no number"),
        ("50, 50", "[" * 99_999, "it goes too deep"),
    ],
)
def test_what_is_no_proper_json_is_told_without_words_for_programmers(
    old: str, new: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = refused_scenario(json.dumps(BASE).replace(old, new), tmp_path, capsys)
    assert told == f"the file is not JSON: {words}"


def test_an_amount_of_a_billion_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "rich"
    rich = {"seats": [MOST_CHIPS] * 2, "actions": [f"bank {MOST_CHIPS}", f"bet {MOST_CHIPS}"]}
    path.write_text(json.dumps({**BASE, **rich}), "utf-8")
    assert main(["odds", str(path)]) == 0
    assert "seat 1 to act" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["odds", "verify", "replay"])
def test_a_file_without_a_name_is_not_this_folder(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal([command, ""], capsys).endswith("the name of a file cannot be empty")


def test_replay_ends_with_2_where_a_file_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "missing", tmp_path):
        assert main(["replay", str(path)]) == 2
        failed, count = capsys.readouterr().out.splitlines()
        assert failed.startswith(f"FAIL {path}: the file cannot be read: ")
        assert count == "0 passed, 1 failed"


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("--rounds", "9" * 30, "--rounds must be a number from 1 to 1,000,000,000"),
        ("--rounds", "1_0", "'1_0' is not a whole number"),
        ("--seed", "9" * 5000, "is not a whole number"),
        ("--rules", '{"min_bet": 1, "min_bet": 2}', "the key 'min_bet' stands twice"),
        ("--rules", '{"min_bet": %s}' % ("9" * 5000), "a number has 5,000 digits"),
        ("--rules", '{"min_bet": %s}' % ("9" * 500), "any whole number from 1 to 1,000,000,000"),
        ("--game", "tjueett" * 500, "unknown game"),
        ("--seats", "regular," + "x" * 5000, "unknown level"),
    ],
)
def test_numbers_of_the_command_line_are_judged_alike(
    option: str, value: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    options = {"--game": "tjueett", "--seats": "regular,regular", "--rounds": "1", "--seed": "1", option: value}
    assert words in refusal(["simulate", *(word for pair in options.items() for word in pair)], capsys)


def test_the_engine_and_the_set_up_know_the_same_bound() -> None:
    assert rules_for("tjueett", {"min_bet": MOST_CHIPS}).min_bet == MOST_CHIPS
    with pytest.raises(RulesError, match="from 1 to 1,000,000,000"):
        rules_for("tjueett", {"min_bet": MOST_CHIPS + 1})
    with pytest.raises(ActionError, match="no more than 1,000,000,000 chips"):
        parse_action(f"bet {MOST_CHIPS + 1}")
    laid = sitting(rules_for("tjueett"))
    rich = replace(laid, seats=tuple(replace(seat, purse=MOST_CHIPS) for seat in laid.seats))
    assert rich.seats[0].purse == MOST_CHIPS
    with pytest.raises(SittingError, match="1,000,000,000 chips"):
        replace(laid, seats=tuple(replace(seat, purse=MOST_CHIPS + 1) for seat in laid.seats))
