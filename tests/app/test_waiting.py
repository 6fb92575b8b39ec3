"""Sittings that wait: one at each game, none of them lost, and none of them in the file of another."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.app.journals.journal import Journal
from game.app.paths import Paths, find_paths
from game.app.session import Resumed, Session, resume
from game.app.waiting import make_room, turn_to, unfinished, waiting_games
from game.engine.variants import GAMES

from .sittings import play_round, sitting


@pytest.fixture(name="paths")
def _paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path)


def begun(paths: Paths, game: str, rounds: int = 1) -> Session:
    """A sitting at this game that has been played for some rounds, after whatever was played before."""
    assert make_room(paths, game) == ""
    session = Session(sitting(GAMES[game]), Journal(paths))
    for _ in range(rounds):
        play_round(session)
    return session


def chips(session: Session | None) -> tuple[str, tuple[int, ...]]:
    assert session is not None
    return session.rules.game, session.history.chips[-1]


def test_one_sitting_at_every_game_waits_and_is_gone_on_with(paths: Paths) -> None:
    left = [chips(begun(paths, game, rounds)) for rounds, game in enumerate(GAMES, start=1)]
    assert set(waiting_games(paths)) == set(GAMES) - {left[-1][0]}
    assert chips(unfinished(paths).session) == left[-1]
    for game, row in left:
        session = turn_to(paths, game)
        assert chips(session) == (game, row)
        assert session is not None
        play_round(session)
        assert chips(resume(paths).session) == chips(session)
        assert set(waiting_games(paths)) == set(GAMES) - {game}


def test_of_those_that_wait_the_one_played_latest_comes_first(paths: Paths) -> None:
    for game in ("tjueett", "tjugoett", "huszonegy", "twenty_one"):
        begun(paths, game)
    for time, game in enumerate(("huszonegy", "tjueett", "tjugoett"), start=10**9):
        os.utime(paths.data / f"sitting-{game}.json", (time, time))
    assert waiting_games(paths) == ("tjugoett", "tjueett", "huszonegy")


def test_when_one_is_over_the_one_played_before_comes_back(paths: Paths) -> None:
    first = chips(begun(paths, "tjueett"))
    begun(paths, "huszonegy", 2).stop()
    assert resume(paths) == Resumed(None, "")
    assert chips(unfinished(paths).session) == first
    assert waiting_games(paths) == ()


def test_a_second_sitting_at_the_same_game_is_told_of_and_moves_nothing(paths: Paths) -> None:
    first = chips(begun(paths, "tjueett"))
    second = chips(begun(paths, "huszonegy"))
    assert make_room(paths, "tjueett") == "tjueett"
    assert make_room(paths, "huszonegy") == "huszonegy"
    assert chips(resume(paths).session) == second
    assert chips(turn_to(paths, "tjueett")) == first


def test_a_damaged_one_is_set_aside_and_the_version_before_it_is_its_own(paths: Paths) -> None:
    begun(paths, "tjueett", 3)
    begun(paths, "huszonegy", 3)
    waiting = paths.data / "sitting-tjueett.json"
    waiting.write_bytes(b"\0")
    session = turn_to(paths, "tjueett")
    assert session is not None
    assert session.rules.game == "tjueett"
    assert session.round_number >= 2
    assert waiting_games(paths) == ("huszonegy",)


def test_what_cannot_be_put_by_would_end_and_is_named(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun(paths, "tjueett")

    def fails(_path: Path, _target: Path) -> Path:
        raise OSError

    monkeypatch.setattr(Path, "replace", fails)
    assert make_room(paths, "huszonegy") == "tjueett"
    assert turn_to(paths, "huszonegy") is None
    monkeypatch.undo()
    assert chips(resume(paths).session) == chips(session)
