"""``python -m game verify``: what holds is said to hold, and what was changed is found, with deal and step."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.app.command_line.commands import main
from game.app.journals.entry import line_of
from game.app.journals.journal import MOST_FINISHED, Journal, finished_sittings
from game.app.paths import Paths, find_paths
from game.app.session import Resumed, Session, resume
from game.app.sitting import HIGHEST_CHOSEN
from game.app.statistics.records import load_records
from game.engine.variants import GAMES

from .sittings import play_round, sitting

DRAWN = HIGHEST_CHOSEN + 777
Values = list[dict[str, Any]]


@pytest.fixture(name="paths")
def _paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path / "data")


def played(paths: Paths, game: str, rounds: int = 6, deal_number: int = DRAWN) -> Session:
    """A sitting of so many rounds, over but not left yet."""
    session = Session(sitting(GAMES[game], deal_number=deal_number, rounds=rounds), Journal(paths))
    while not session.over:
        play_round(session)
    return session


def values_of(path: Path) -> Values:
    return [json.loads(line)[1] for line in path.read_text("utf-8").splitlines()]


def said(capsys: pytest.CaptureFixture[str], path: Path) -> tuple[int, str, str]:
    """Exit status of ``verify``, the last line it prints, and all it prints."""
    try:
        status = main(["verify", str(path)])
    except SystemExit as ending:
        status = int(str(ending.code))
    printed = capsys.readouterr()
    text = printed.out + printed.err
    return status, text.splitlines()[-1], text


@pytest.mark.parametrize("number", [DRAWN, 7])
@pytest.mark.parametrize("game", GAMES)
def test_an_honest_sitting_holds_after_every_deal_and_at_the_end(
    game: str, number: int, paths: Paths, capsys: pytest.CaptureFixture[str]
) -> None:
    session = Session(sitting(GAMES[game], deal_number=number, rounds=8), Journal(paths))
    while not session.over:
        session.start_round()
        while session.to_act is not None:
            session.apply(session.computer_action())
            if session.mark % 4 == 0:
                status, last, _text = said(capsys, paths.journal)
                assert status == 0
                finished = len(session.history.bankers)
                known = (
                    f"So far everything holds, but this file ends before the sitting: it holds {finished} of 8 rounds"
                )
                assert last.startswith(known)
                assert ("of the next" in last) == (session.to_act is not None)
        if session.round_number == 4:
            again = resume(paths).session
            assert again is not None
            session = again
    session.stop()
    (file,) = finished_sittings(paths)
    status, last, text = said(capsys, file)
    assert (status, last) == (0, "Everything holds.")
    assert "still closed" not in text
    assert "results: 8, everybody" in text or not session.history.chips[8:]


def test_a_sitting_left_in_the_middle_of_a_deal_holds_too(paths: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    session = Session(sitting(GAMES["tjugoett"], deal_number=DRAWN), Journal(paths))
    play_round(session)
    session.start_round()
    session.apply(session.computer_action())
    session.stop()
    assert said(capsys, finished_sittings(paths)[0])[:2] == (0, "Everything holds.")


def test_nothing_that_is_still_hidden_is_printed(paths: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    session = Session(sitting(GAMES["huszonegy"], deal_number=DRAWN), Journal(paths))
    play_round(session)
    session.start_round()
    text = said(capsys, paths.journal)[2]
    assert "seals: 2, opened: 1, every seed fits its seal, still closed: 1" in text
    assert str(DRAWN) not in text


def test_a_stranger_can_check_the_file_without_the_program(paths: Paths) -> None:
    """As the README describes it, with nothing but hashes."""
    played(paths, "twenty_one").stop()
    (file,) = finished_sittings(paths)
    head, first, *_rest = values = values_of(file)
    for line in file.read_text("utf-8").splitlines():
        assert f"{zlib.crc32(line[12:-1].encode()):08x}" == line[2:10]
    notes = [note for value in values for note in (value.get("seals") or [value])]
    seals = {note["sealed"]: note["seal"] for note in notes if "sealed" in note}
    seeds = {note["opened"]: bytes.fromhex(note["seed"]) for note in notes if "opened" in note}
    nonces = {note["opened"]: bytes.fromhex(note["nonce"]) for note in notes if "opened" in note}
    assert list(seals) == sorted(seeds)
    for count, seed in seeds.items():
        assert seed == hashlib.sha256(f"banco cards {head['deal_number']} {count}".encode()).digest()
        assert seals[count] == hashlib.sha256(nonces[count] + seed).hexdigest()
    ranks = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    pack = [rank + suit for suit in "CDHS" for rank in ranks]
    number = int.from_bytes(hashlib.shake_256(seeds[0]).digest(96), "big")
    for last in range(51, 0, -1):
        number, place = divmod(number, last + 1)
        pack[last], pack[place] = pack[place], pack[last]
    dealt = first["cards"].split()
    assert dealt == pack[: len(dealt)]


def other_move(values: Values) -> None:
    moves = values[3]["moves"]
    moves[2] = moves[2].split()[0] + " stand"


def other_seat(values: Values) -> None:
    values[2]["moves"][1] = "9 bet 1"


def no_move(values: Values) -> None:
    values[4]["moves"].pop()


def other_bet(values: Values) -> None:
    moves = values[1]["moves"]
    place = next(place for place, move in enumerate(moves) if " bet " in move)
    moves[place] = moves[place].rpartition(" ")[0] + " 2"


def other_card(values: Values) -> None:
    cards = values[5]["cards"].split()
    cards[0], cards[1] = cards[1], cards[0]
    values[5]["cards"] = " ".join(cards)


def other_last_card(values: Values) -> None:
    first, second, *others = values[-1]["cards"].split()
    values[-1]["cards"] = " ".join([second, first, *others])


def other_chips(values: Values) -> None:
    values[0]["history"]["chips"][3][1] += 1


def other_end(values: Values) -> None:
    values[-1]["end"].reverse()
    values[-1]["end"][0] += 1


def other_seal(values: Values) -> None:
    values[2]["seals"][0]["seal"] = "0" * 64


def other_seed(values: Values) -> None:
    values[3]["seals"][1]["seed"] = "ab" * 32


def other_nonce(values: Values) -> None:
    values[3]["seals"][1]["nonce"] = "no digits"


def other_number(values: Values) -> None:
    values[0]["deal_number"] += 1


def other_stock(values: Values) -> None:
    values[0]["snapshot"]["stock"].reverse()


def no_seal(values: Values) -> None:
    del values[4]["seals"][0]


def no_seed(values: Values) -> None:
    del values[-2]


def no_such_move(values: Values) -> None:
    values[2]["moves"][1] = "1 sing"


CHANGES: dict[Callable[[Values], None], str] = {
    other_move: "round 3, step 3: ",
    other_seat: "round 2, step 2: ",
    no_move: "round 4, step ",
    other_bet: "round 1",
    other_card: "round 5, card 1: the shuffle brings ",
    other_last_card: "round 6, card 1: the shuffle brings ",
    other_chips: "round 3: seat 1 (Maud) has ",
    other_end: "at the end: seat 0 (Sven) has ",
    other_seal: "round 3, shuffle 2: the seed does not fit its seal",
    other_seed: "round 3, shuffle 2: the seed does not fit its seal",
    other_nonce: "round 3, shuffle 2: seed and nonce are not written in hex digits",
    other_number: "round 2, shuffle 1: the seed is not that of the deal number",
    other_stock: "round 6: the table before it is not the one recorded (stock)",
    no_seal: "round 5, shuffle 5: the seal of shuffle 4 is missing",
    no_seed: "the sitting is over, but the seed of shuffle 6 is not shown",
    no_such_move: "round 2, step 2: ",
}


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_what_was_changed_is_named_with_deal_and_step(
    change: Callable[[Values], None], paths: Paths, capsys: pytest.CaptureFixture[str]
) -> None:
    played(paths, "huszonegy").stop()
    (file,) = finished_sittings(paths)
    values = values_of(file)
    change(values)
    file.write_text("".join(map(line_of, values)), "utf-8")
    status, last, text = said(capsys, file)
    assert status == 1, text
    assert CHANGES[change] in last
    assert last.startswith("Wrong: ")
    assert "Traceback" not in text


def test_a_letter_changed_without_its_checksum_is_found(paths: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    played(paths, "huszonegy").stop()
    (file,) = finished_sittings(paths)
    text = file.read_text("utf-8")
    file.write_text(text.replace("Maud", "Mauд"), "utf-8")
    assert said(capsys, file)[:2] == (
        1,
        "Wrong: line 1 (round 1) was changed after it was written: its checksum does not fit.",
    )
    lines = text.splitlines(keepends=True)
    file.write_text("".join([*lines[:3], lines[3][:40] + "\n", *lines[4:]]), "utf-8")
    assert said(capsys, file)[:2] == (1, "Wrong: line 4 (round 3) is damaged.")


@pytest.mark.parametrize(
    "content", [b"", b"\0" * 99, b"[]", b"once upon a time\n", b"\xff\xfe", b'["x",{"format":1}]\n']
)
def test_what_is_no_record_gets_one_line_and_status_2(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some file"
    file.write_bytes(content)
    status, _last, text = said(capsys, file)
    assert status == 2
    assert len(text.splitlines()) == 1
    assert str(file) in text


def test_a_missing_file_and_a_folder_get_one_line_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in (tmp_path / "nothing", tmp_path):
        status, _last, text = said(capsys, file)
        assert status == 2
        assert len(text.splitlines()) == 1


def test_a_program_that_dies_while_a_sitting_ends_leaves_it_whole(
    paths: Paths, capsys: pytest.CaptureFixture[str]
) -> None:
    session = played(paths, "tjueett")
    whole = paths.journal.read_bytes()
    session.stop()
    (file,) = finished_sittings(paths)
    ended = file.read_bytes()
    file.unlink()
    for length in (len(whole), len(whole) + 30, len(ended) - 1):
        paths.journal.write_bytes(ended[:length])
        again = resume(paths)
        assert again.message == ""
        assert again.session is not None
        assert again.session.over
    paths.journal.write_bytes(ended)
    assert resume(paths) == Resumed(None, "")
    assert finished_sittings(paths) == [file]
    assert file.read_bytes() == ended
    assert said(capsys, file)[0] == 0


def test_a_very_long_sitting_goes_on_and_is_checked_as_far_as_it_is_recorded(
    paths: Paths, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in ("journals.entry", "journals.transcript", "fair.verify"):
        monkeypatch.setattr(f"game.app.{module}.MOST_DEALS", 5)
    session = Session(sitting(GAMES["tjueett"], deal_number=DRAWN, rounds=14), Journal(paths))
    while not session.over:
        play_round(session)
        again = resume(paths)
        assert again.message == ""
        assert again.session is not None
        session = again.session
    session.stop()
    (file,) = finished_sittings(paths)
    assert said(capsys, file)[:2] == (0, "The first 5 rounds hold; later ones are not recorded.")
    assert load_records(paths)[0].games["tjueett"].deals == 5


def test_only_the_latest_finished_sittings_are_kept(paths: Paths) -> None:
    paths.finished.mkdir()
    for number in range(MOST_FINISHED + 3):
        (paths.finished / f"2001-01-01T{number:06d}-tjueett.json").write_text("")
    (paths.finished / "notes.txt").write_text("mine")
    played(paths, "tjueett", rounds=1).stop()
    kept = finished_sittings(paths)
    assert len(kept) == MOST_FINISHED
    assert kept[-1].name == "2001-01-01T000004-tjueett.json"
    assert (paths.finished / "notes.txt").exists()


OLD = Path(__file__).parent / "old_journals"
"""Files as players have them, written by the program as it was when it began to seal its shuffles; never made anew."""


def test_a_sitting_kept_long_ago_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, OLD / "huszonegy_over.json")[:2] == (0, "Everything holds.")


def test_a_sitting_broken_off_long_ago_goes_on_and_holds(paths: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    so_far = "So far everything holds, but this file ends before the sitting: it holds 7 of 9 rounds"
    assert said(capsys, OLD / "tjueett_going_on.json")[1].startswith(so_far)
    paths.journal.write_bytes((OLD / "tjueett_going_on.json").read_bytes())
    again = resume(paths)
    assert again.message == ""
    session = again.session
    assert session is not None
    while session.to_act is not None:
        session.apply(session.computer_action())
    while not session.over:
        play_round(session)
    session.stop()
    assert said(capsys, finished_sittings(paths)[0])[:2] == (0, "Everything holds.")


def test_names_may_hold_what_ends_a_line_elsewhere(paths: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    laid = sitting(GAMES["tjueett"], deal_number=DRAWN, rounds=1)
    strange = replace(laid, seats=(replace(laid.seats[0], name="A\u2028B\x85C\x0bD"), *laid.seats[1:]))
    session = Session(strange, Journal(paths))
    session.start_round()
    session.apply(session.computer_action())
    assert said(capsys, paths.journal)[0] == 0
    assert resume(paths).session is not None
