"""Journals in which something was changed, with checksums that fit: nothing that can be worked out passes."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.app.journals.entry import line_of
from game.app.journals.journal import Journal, finished_sittings, parse_journal
from game.app.paths import Paths, find_paths
from game.app.session import Session, resume
from game.app.sitting import HIGHEST_CHOSEN
from game.app.storage import FileTrouble
from game.engine.variants import GAMES

from .sittings import SECRET, play_round, sitting
from .test_verify import said

ROOT = Path(__file__).resolve().parents[2]
DRAWN = HIGHEST_CHOSEN + 777
Values = list[dict[str, Any]]
Place = tuple[int | str, ...]
FREE = {"name", "person", "level", "portrait", "character", "began", "seconds", "how"}
"""What follows from nothing else in the file."""


def played(folder: Path, game: str, *, over: bool) -> Values:
    """The lines of a sitting of five rounds, or of one that breaks off in the fifth."""
    paths = find_paths(folder)
    laid = sitting(GAMES[game], deal_number=DRAWN, rounds=5)
    session = Session(laid, Journal(paths), secret=SECRET)
    for _ in range(4):
        play_round(session)
    session.start_round()
    for _ in range(6):
        session.apply(session.computer_action())
    file = paths.journal
    if over:
        while session.to_act is not None:
            session.apply(session.computer_action())
        session.stop()
        (file,) = finished_sittings(paths)
    return [json.loads(line)[1] for line in file.read_text("utf-8").splitlines()]


@pytest.fixture(name="done", scope="module")
def _done(tmp_path_factory: pytest.TempPathFactory) -> Values:
    return played(tmp_path_factory.mktemp("done"), "huszonegy", over=True)


@pytest.fixture(name="going_on", scope="module")
def _going_on(tmp_path_factory: pytest.TempPathFactory) -> Values:
    return played(tmp_path_factory.mktemp("open"), "huszonegy", over=False)


def text_of(values: Values) -> str:
    return "".join(map(line_of, values))


def verified(values: Values, folder: Path, capsys: pytest.CaptureFixture[str], rest: str = "") -> tuple[int, str]:
    """Exit status and the last line of what ``verify`` says to these lines."""
    file = folder / "file.json"
    file.write_text(text_of(values) + rest, "utf-8")
    return said(capsys, file)[:2]


def places(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every value in a value, with the way there."""
    yield place, value
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(inner, (*place, key))


def changed(values: Values, place: Place, new: Any) -> Values:
    """A copy with one value changed."""
    lines: Any = copy.copy(values)
    holder = lines
    for step in place[:-1]:
        holder[step] = holder = copy.copy(holder[step])
    holder[place[-1]] = new
    return list(lines)


def of_another_kind(value: Any) -> list[Any]:
    """What looks alike, but is no value of this kind."""
    if isinstance(value, bool) or value is None:
        return ["true", 1.0, [value], {}]
    if isinstance(value, int):
        return [str(value), value + 0.0, value + 0.9, True, [value], None, -5, 10**400]
    if isinstance(value, float):
        return [str(value), True, None, -1.0, float("inf"), float("nan"), 10**400]
    if isinstance(value, str):
        return [5, None, [value], True, f"{value}\ud800"]
    return [None, 5, "", {"x": 1}, [value]]


def test_no_value_of_another_kind_is_taken_for_one_of_its_own(done: Values, going_on: Values) -> None:
    parse_journal(text_of(done))
    for values in (done, going_on):
        for place, value in places(values):
            if not place or place[1:2] == ("rules",):  # the engine judges rules
                continue
            for other in of_another_kind(value):
                if other is None and place[-1] in ("best", len(values) - 1):  # no win yet; a last line cut off
                    continue
                text = "".join(map(escaped_line_of, changed(values, place, other)))
                with pytest.raises(FileTrouble):
                    assert parse_journal(text) is None, (place, other)


def escaped_line_of(value: object) -> str:
    """A line of the file in ASCII, which may hold half a character."""
    body = json.dumps(value, separators=(",", ":"))
    return f'["{zlib.crc32(body.encode()):08x}",{body}]\n'


@pytest.mark.parametrize("field", ["rounds", "deal_number", "banker"])
def test_numbers_of_the_head_are_no_texts_and_no_lists(
    field: str, done: Values, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for other in ("6", [6], 6.5, True):
        status, last = verified(changed(done, (0, field), other), tmp_path, capsys)
        assert status == 2
        assert last == f"python -m game: {tmp_path / 'file.json'} is damaged in line 1"


def test_no_field_may_be_missing_or_too_many(done: Values, going_on: Values) -> None:
    for values in (done, going_on):
        for place, value in places(values):
            if not isinstance(value, dict) or place[1:2] == ("rules",):
                continue
            smaller = [
                {key: value[key] for key in value if key != left_out} for left_out in value if left_out not in FREE
            ]
            for other in ({**value, "extra": 1}, *smaller):
                with pytest.raises(FileTrouble):
                    assert parse_journal(text_of(changed(values, place, other))) is None, (place, other)


def test_a_key_that_stands_twice_is_no_line(done: Values, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    class Twice(dict[str, Any]):
        def items(self) -> Any:
            return [*super().items(), *super().items()]

    for line in (1, len(done) - 1):
        status, _last = verified(changed(done, (line,), Twice(done[line])), tmp_path, capsys)
        assert status == 1


def first(values: Values, key: str, *, after: int = 0) -> int:
    return next(line for line, value in enumerate(values) if line >= after and key in value)


def seal_after_the_moves(values: Values) -> None:
    line = first(values, "sealed")
    values.insert(len(values) - 2, values.pop(line))


def seed_after_a_move(values: Values) -> None:
    seed, move = first(values, "opened"), first(values, "move")
    assert seed < move
    values.insert(move, values.pop(seed))


def seal_and_seed_swapped(values: Values) -> None:
    seal, seed = first(values, "sealed"), first(values, "opened")
    values[seal], values[seed] = values[seed], values[seal]


def seed_twice(values: Values) -> None:
    seed = first(values, "opened")
    values.insert(seed, values[seed])


def last_seed_twice(values: Values) -> None:
    values.insert(-1, values[-2])


def seal_twice(values: Values) -> None:
    seal = first(values, "sealed")
    values.insert(seal, values[seal])


def reversed_within_a_deal(values: Values) -> None:
    values[3]["seals"].reverse()


def seed_of_a_deal_twice(values: Values) -> None:
    values[3]["seals"].append(values[3]["seals"][-1])


def no_seed_in_a_deal(values: Values) -> None:
    values[3]["seals"].pop()


def seed_a_deal_later(values: Values) -> None:
    values[4]["seals"].append(values[3]["seals"].pop())


def other_start(values: Values) -> None:
    values[0]["history"]["chips"][0][0] = 1000


def other_chips(values: Values) -> None:
    values[0]["history"]["chips"][2][3] += 1


def other_banker(values: Values) -> None:
    bankers = values[0]["history"]["bankers"]
    bankers[1] = (bankers[1] + 1) % 4


def other_broken(values: Values) -> None:
    values[0]["history"]["broken"] += 1


def other_best(values: Values) -> None:
    values[0]["history"]["best"]["net"] += 1


def no_best(values: Values) -> None:
    values[0]["history"]["best"] = None


def best_without_words(values: Values) -> None:
    best = values[0]["history"]["best"]
    best["how"] = "" if best["how"] else "Royal flush"


def other_closed(values: Values) -> None:
    values[0]["closed"] = []


def other_secret(values: Values) -> None:
    values[0]["secret"] = "0" * 32


def round_left_out_of_the_history(values: Values) -> None:
    values[0]["history"]["chips"].pop()
    values[0]["history"]["bankers"].pop()


def history_and_table_of_an_earlier_round(values: Values) -> None:
    round_left_out_of_the_history(values)
    values[0]["snapshot"]["round_number"] -= 1


def a_round_more_in_the_history(values: Values) -> None:
    history = values[0]["history"]
    history["chips"].append(history["chips"][-1])
    history["bankers"].append(history["bankers"][-1])


CHANGES: dict[Callable[[Values], None], str] = {
    seal_after_the_moves: "round 5: the seal of shuffle 5 ",
    seed_after_a_move: "round 5: the seed of shuffle 4 stands after step 1, but is due before the first",
    seal_and_seed_swapped: "round 5: the seal of shuffle 5 is due, but the seed of shuffle 4 is recorded",
    seed_twice: "round 5: the seed of shuffle 4 is recorded, but none is due",
    seal_twice: "round 5, shuffle 5: the seal of shuffle 6 is missing",
    reversed_within_a_deal: "round 3: the seal of shuffle 3 is due, but the seed of shuffle 2 is recorded",
    seed_of_a_deal_twice: "round 3: the seed of shuffle 2 is recorded, but none is due",
    no_seed_in_a_deal: "round 3: the seed of shuffle 2 is missing",
    seed_a_deal_later: "round 3: the seed of shuffle 2 is missing",
    other_start: "at the start: seat 0 (Sven) has 50 chips, but 1000 are recorded",
    other_chips: "round 2: seat 3 (Britta) has ",
    other_banker: "round 2: seat ",
    other_broken: "round 5: banks broken before it: ",
    other_best: "round 5: the best hand before it is not the one recorded",
    no_best: "round 5: the best hand before it is not the one recorded",
    best_without_words: "round 5: the best hand before it is not the one recorded",
    other_closed: "round 5: the seeds not shown before it are not those recorded",
    other_secret: "round 1: the seal of shuffle 1 is not the one that follows from deal number and secret",
    history_and_table_of_an_earlier_round: "the history up to round 4 does not fit the rounds",
    a_round_more_in_the_history: "the history up to round 4 does not fit the rounds",
    round_left_out_of_the_history: "the history up to round 4 does not fit the rounds",
}


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_what_can_be_worked_out_cannot_be_changed(
    change: Callable[[Values], None],
    done: Values,
    going_on: Values,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for kept in (done, going_on):
        values = copy.deepcopy(kept)
        change(values)
        status, last = verified(values, tmp_path, capsys)
        assert status == 1, last
        assert last.startswith(f"Wrong: {CHANGES[change]}" if kept is going_on else "Wrong: "), last


def test_a_seed_shown_once_more_at_the_end_is_one_too_many(
    done: Values, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    values = copy.deepcopy(done)
    last_seed_twice(values)
    told = "Wrong: round 5: the seed of shuffle 5 is recorded, but none is due."
    assert verified(values, tmp_path, capsys) == (1, told)


def test_a_seal_that_nothing_has_opened_yet_is_checked_too(
    going_on: Values, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = first(going_on, "sealed")
    told = "Wrong: round 5: the seal of shuffle 5 is not the one that follows from deal number and secret."
    assert verified(changed(going_on, (line, "seal"), "0" * 64), tmp_path, capsys) == (1, told)


@pytest.mark.parametrize("rest", ["garbage\n", "garbage", "\n", line_of({}), line_of({"move": 99}), "\0"])
def test_nothing_stands_after_the_end(
    rest: str, done: Values, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = f"Wrong: the sitting is over, but line {len(done) + 1} stands after its end."
    assert verified(done, tmp_path, capsys, rest) == (1, told)


def test_a_whole_last_line_that_is_none_was_not_cut_off(
    going_on: Values, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(going_on, tmp_path, capsys, '["0')[0] == 0
    status, last = verified(going_on, tmp_path, capsys, '["0\n')
    assert (status, last) == (1, f"Wrong: line {len(going_on) + 1} (round 5) is damaged.")


def test_a_sitting_without_its_end_is_said_to_have_none(
    done: Values, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    so_far = "So far everything holds, but this file ends before the sitting: it holds "
    assert verified(done[:-1], tmp_path, capsys) == (0, f"{so_far}5 of 5 rounds.")
    last_move = max(line for line, value in enumerate(done) if "move" in value)
    moves = sum("move" in value for value in done) - 1
    steps = f"{moves} {'step' if moves == 1 else 'steps'}"
    assert verified(done[:last_move], tmp_path, capsys) == (0, f"{so_far}4 of 5 rounds and {steps} of the next.")


def test_cards_of_a_round_nobody_moved_in_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Tjugoett goes on with the same cards, so that nothing may stand between the last two rounds but cards."""
    paths = find_paths(tmp_path / "data")
    session = Session(sitting(GAMES["siebzehn_und_vier"], deal_number=DRAWN), Journal(paths))
    play_round(session)
    session.start_round()
    session.stop()
    (file,) = finished_sittings(paths)
    assert said(capsys, file)[0] == 0
    values = [json.loads(line)[1] for line in file.read_text("utf-8").splitlines()]
    assert "move" not in values[-2]
    values[-1]["cards"] = "7S"
    assert verified(values, tmp_path, capsys)[0] == 1


@pytest.mark.parametrize("game", ["tjueett", "tjugoett"])
def test_a_sitting_taken_up_again_at_every_step_holds(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Then seals and seeds of shuffles within a deal come to stand before the moves made until then."""
    paths: Paths = find_paths(tmp_path / "data")
    session = Session(sitting(GAMES[game], deal_number=DRAWN, rounds=5), Journal(paths))
    moved = False
    while not session.over:
        session.start_round()
        while session.to_act is not None:
            session.apply(session.computer_action())
            text = paths.journal.read_text("utf-8")
            moved = moved or '"opened"' in text.partition('"move"')[2]
            again = resume(paths).session
            assert again is not None
            session = again
            status, last, _text = said(capsys, paths.journal)
            assert status == 0, last
    assert moved, "no shuffle came within a deal"


@pytest.mark.parametrize(
    ("place", "other"),
    [
        ((0, "secret"), "x"),
        ((0, "secret"), "AB" * 16),
        ((0, "secret"), " ".join(["ab"] * 16)),
        ((0, "began"), "2026-11-30 16:05:14"),
        ((0, "began"), "yesterday"),
        ((1, "moves", 0), "1  bank 20"),
        ((1, "moves", 0), "+1 bank 20"),
        ((1, "moves", 0), "01 bank 20"),
        ((1, "moves", 0), "1 bank 020"),
        ((1, "moves", 0), "1 bank 20 "),
        ((1, "cards"), "7S  8S"),
        ((-1, "cards"), "7S 8S "),
        ((-1, "end"), [35.9, 83.9, 59.9, 23.9]),
    ],
)
def test_nothing_is_written_in_another_way_than_ours(
    place: Place, other: object, done: Values, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, last = verified(changed(done, place, other), tmp_path, capsys)
    assert status == (1 if place[0] else 2)
    assert "damaged in line" in last


def test_names_are_printed_where_the_terminal_does_not_know_their_letters(done: Values, tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_text(text_of(changed(done, (-1, "end", 2), 1)), "utf-8")
    command = [sys.executable, "-m", "game", "verify", str(file)]
    plain = {**os.environ, "PYTHONIOENCODING": "ascii"}
    answer = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True, check=False)
    assert answer.returncode == 1
    assert answer.stderr == ""
    assert "at the end: seat 2 (\\u0150ze {Ilona}) has " in answer.stdout
