"""``python -m game``: what it prints, and one clear line for bad input."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.ai.levels import LEVELS
from game.ai.regular import Regular
from game.app.command_line.commands import main
from game.app.command_line.simulate import simulate
from game.engine.actions import Action
from game.engine.observation import Observation, Phase

ROOT = Path(__file__).resolve().parents[2]

GOOD: dict[str, Any] = {
    "title": "Plain win",
    "game": "tjueett",
    "seats": [50, 10],
    "stock": ["9S", "8D", "JH", "5C"],
    "actions": ["bank 20", "bet 3", "stand", "stand"],
    "expect": {"net": [-3, 3], "banker": 1},
}


def write(folder: Path, **changes: object) -> str:
    path = folder / "scenario.json"
    path.write_text(json.dumps({**GOOD, **changes}), encoding="utf-8")
    return str(path)


def test_replay_says_ok_and_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path)
    assert main(["replay", path]) == 0
    assert capsys.readouterr().out == f"ok {path}\n1 passed, 0 failed\n"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"expect": {"net": [3, -3]}}, "net is [-3, 3]"),
        ({"expect": {"banker": 0}}, "banker is 1"),
        ({"actions": ["bank 20", "bet 3", "stand"]}, "missing"),
        ({"actions": [*GOOD["actions"], "bank 1", "bet 99"]}, "action 6 is refused"),
        ({"actions": ["bank 20", "!bet 3", "stand", "stand"]}, "must be refused"),
        ({"actions": ["bank 20", "dance"]}, "actions:"),
        ({"stock": ["9S", "9S"]}, "stock:"),
        ({"stock": ["1S"]}, "stock:"),
        ({"stock": "9S"}, "stock:"),
        ({"game": "whist"}, "game:"),
        ({"rules": {"dark": "wins"}}, "rules:"),
        ({"rules": {"cover": "gold"}}, "rules:"),
        ({"seats": [50], "expect": {}}, "seats:"),
        ({"seats": [0, 10]}, "seats:"),
        ({"seats": [True, 10]}, "seats:"),
        ({"banker": 2}, "banker:"),
        ({"discard": "all"}, "discard:"),
        ({"expect": {"net": [1]}}, "expect:"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_replay_names_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], changes: dict[str, object], words: str
) -> None:
    assert main(["replay", write(tmp_path, **changes)]) == 1
    failed, count = capsys.readouterr().out.splitlines()
    assert failed.startswith("FAIL ")
    assert words in failed
    assert count == "0 passed, 1 failed"


@pytest.mark.parametrize("content", [b"", b"\0" * 64, b"\xff\xfe", b'{"game": "tjueett"', b"[" * 100_000])
def test_replay_ends_with_2_where_a_file_cannot_be_read_but_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    good = write(tmp_path)
    assert main(["replay", str(path), str(tmp_path / "missing.json"), good]) == 2
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(f"FAIL {path}: the file ")
    assert told[2:] == [f"ok {good}", "1 passed, 2 failed"]


def test_a_later_order_with_a_card_that_is_not_shuffled_makes_the_file_invalid(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(
        tmp_path, stock=[["8S", "5H", "3C"], ["8S"]], discard="rest", actions=["bank 20", "bet 2", "hit", "stand"]
    )
    assert main(["replay", path]) == 1
    assert "stock: shuffle 2 names 8S" in capsys.readouterr().out


def test_replay_prints_the_course_of_the_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path)
    assert main(["replay", "--events", path]) == 0
    assert "Seat 1 bets 3." in capsys.readouterr().out
    assert main(["replay", "--json", path]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["ok"] is True
    assert {"event": "bet_placed", "seat": 1, "hand": 0, "amount": 3} in data["events"]


def test_replay_tells_a_bank_that_is_laid_from_one_that_is_refilled(capsys: pytest.CaptureFixture[str]) -> None:
    path = ROOT / "tests" / "scenarios" / "huszonegy_bank_knocked_out_and_reloaded_in_the_same_deal.json"
    assert main(["replay", "--events", str(path)]) == 0
    told = [line.strip() for line in capsys.readouterr().out.splitlines() if "bank" in line]
    assert told == [
        "Round 1: seat 0 holds the bank against 2, 1.",
        "Seat 0 lays a bank of 8.",
        "Seat 2 is paid 8 from the bank.",
        "Seat 0 must refill the bank with 8.",
        "Seat 1 is paid 8 from the bank.",
        "The bank passes from seat 0 to seat 2 (deals).",
        f"ok {path}",
    ]


def test_a_reader_that_stops_reading_is_no_error() -> None:
    files = sorted((ROOT / "tests" / "scenarios").glob("*.json"))
    command = [sys.executable, "-m", "game", "replay", "--events", *map(str, files)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == ""


def test_simulate_reports_chips_that_sum_to_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "simulate",
        "--game",
        "tjugoett",
        "--seats",
        "regular,regular,regular",
        "--rounds",
        "60",
        "--seed",
        "5",
    ]
    assert main([*arguments, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert set(data) == {"rounds", "seconds", "rounds_per_second", "per_100", "stderr"}
    assert data["rounds"] == 60
    assert sum(data["per_100"]) == pytest.approx(0)
    assert all(error > 0 for error in data["stderr"])
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["per_100"] == data["per_100"]


def test_simulate_lets_the_bank_go_round_unless_one_seat_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    bankers: dict[int, int] = {}

    class Noting(Regular):
        def decide(self, observation: Observation) -> Action:
            bankers[len(bankers) if observation.phase is Phase.BANK else len(bankers) - 1] = observation.banker
            return super().decide(observation)

    monkeypatch.setitem(LEVELS, "noting", Noting)
    simulate("siebzehn_und_vier", ["noting"] * 3, 5, 1)
    assert list(bankers.values()) == [0, 1, 2, 0, 1]
    bankers.clear()
    simulate("siebzehn_und_vier", ["noting"] * 3, 3, 1, banker=2)
    assert list(bankers.values()) == [2, 2, 2]


def test_four_times_as_many_rounds_have_half_the_standard_error() -> None:
    few, many = (simulate("tjueett", ["regular"] * 2, rounds, 3).stderr[0] for rounds in (200, 800))
    assert 0.4 < many / few < 0.6


@pytest.mark.parametrize(
    "changes",
    [
        {"--game": "whist"},
        {"--seats": "regular"},
        {"--seats": "regular,genius"},
        {"--rounds": "0"},
        {"--rounds": "many"},
        {"--banker": "7"},
        {"--rules": "{"},
        {"--rules": "[]"},
        {"--rules": '{"dark": "sometimes"}'},
        {"--rules": '{"min_bet": 1000}'},
        {"--colour": "red"},
    ],
)
def test_bad_input_to_simulate_gets_one_line_and_status_2(
    changes: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    options = {"--game": "tjugoett", "--seats": "regular,regular", "--rounds": "5", "--seed": "1", **changes}
    with pytest.raises(SystemExit) as stopped:
        main(["simulate", *(word for pair in options.items() for word in pair)])
    assert stopped.value.code == 2
    message = capsys.readouterr().err
    assert message.count("\n") == 1
    assert "Traceback" not in message


MID_ROUND = {"actions": ["bank 20", "bet 3"], "expect": {}}


def test_odds_of_the_seat_to_act(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, **MID_ROUND)
    assert main(["odds", path, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seat"] == 1
    assert found["bust"] == pytest.approx(34 / 50)  # 9 and 8: all cards but ace, 2, 3 and 4
    moves = {move["action"]: move for move in found["moves"]}
    assert set(moves) == {"hit", "stand"}
    assert set(moves["hit"]) == {"action", "ev", "win", "tie", "lose"}
    assert found["best"] == "stand"
    assert moves["stand"]["ev"] > moves["hit"]["ev"]
    assert main(["odds", path]) == 0
    table = capsys.readouterr().out
    assert "seat 1 to act" in table
    assert "bust" in table.splitlines()[-2]  # what the bank comes to
    assert [line[:12].strip() for line in table.splitlines()[2:4]] == ["* stand", "hit"], "the best first"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, "nobody is to act"),
        ({"actions": ["bank 20", "bet 11"]}, "action 2 is refused"),
        ({"stock": ["9S", "9S"]}, "stock:"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_odds_say_in_one_line_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], changes: dict[str, object], words: str
) -> None:
    path = write(tmp_path, **{**MID_ROUND, "actions": GOOD["actions"], **changes})
    with pytest.raises(SystemExit) as stopped:
        main(["odds", path])
    assert stopped.value.code == 2
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1


def test_odds_before_anything_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", write(tmp_path, actions=[], expect={}), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seat"] == 0
    assert found["bust"] is None
    assert all(move["action"].startswith("bank ") for move in found["moves"])
