"""The program's log file."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import __version__
from game.app.paths import Paths, find_paths
from game.app.program_log import MOST_BYTES, keep_log


@pytest.fixture(autouse=True)
def _handlers_again() -> Iterator[None]:
    root = logging.getLogger()
    before, raises = root.handlers[:], logging.raiseExceptions
    yield
    for handler in set(root.handlers) - set(before):
        handler.close()
    root.handlers[:] = before
    logging.raiseExceptions = raises


def test_warnings_go_to_the_file_and_nowhere_else(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    paths = find_paths(tmp_path)
    keep_log(paths)
    assert not paths.log.exists()
    logging.getLogger("game.app").warning("the cat sat on the cards")
    assert "the cat sat on the cards" in paths.log.read_text("utf-8")
    assert capfd.readouterr() == ("", "")


def test_a_failure_is_noted_with_where_it_happened_and_in_which_version(tmp_path: Path) -> None:
    paths = find_paths(tmp_path)
    keep_log(paths)
    try:
        raise RuntimeError("no such card")
    except RuntimeError:
        logging.getLogger("scenes").exception("a scene failed")
    noted = paths.log.read_text("utf-8")
    for word in (__version__, "a scene failed", "test_program_log.py", "RuntimeError: no such card"):
        assert word in noted


def test_a_long_log_is_put_away_while_the_program_runs_and_only_the_last_one_is_kept(tmp_path: Path) -> None:
    paths = find_paths(tmp_path)
    paths.log.write_bytes(b"x" * (MOST_BYTES + 1))
    put_away = paths.log.with_name("banco.log.1")
    keep_log(paths)
    logger = logging.getLogger("game.app")
    logger.warning("the cat")
    assert put_away.stat().st_size == MOST_BYTES + 1
    assert "the cat" in paths.log.read_text("utf-8")
    for _note in range(12):
        logger.warning("m" * (MOST_BYTES // 4))
    assert "the cat" not in put_away.read_text("utf-8")
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) < 3 * MOST_BYTES
    assert sorted(file.name for file in tmp_path.iterdir()) == ["banco.log", "banco.log.1"]


def test_a_log_that_cannot_be_put_away_goes_on(tmp_path: Path) -> None:
    paths = find_paths(tmp_path)
    paths.log.write_bytes(b"x" * (MOST_BYTES + 1))
    paths.log.with_name("banco.log.1").mkdir()
    keep_log(paths)
    logging.getLogger("game.app").warning("the cat")
    assert "the cat" in paths.log.read_text("utf-8")


def test_a_log_that_cannot_be_written_to_costs_the_note_and_nothing_else(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    paths = find_paths(tmp_path)
    paths.log.mkdir()
    keep_log(paths)
    logging.getLogger("game.app").error("lost")
    assert capfd.readouterr() == ("", "")


def test_without_a_place_to_write_nothing_is_said(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    keep_log(Paths(tmp_path / "nowhere", writable=False))
    logging.getLogger("game.app").error("lost")
    assert capfd.readouterr() == ("", "")
