"""The program's log file."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

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


def test_a_long_log_is_put_away(tmp_path: Path) -> None:
    paths = find_paths(tmp_path)
    paths.log.write_bytes(b"x" * (MOST_BYTES + 1))
    keep_log(paths)
    assert not paths.log.exists()
    assert paths.log.with_name("banco.log.1").exists()


def test_without_a_place_to_write_nothing_is_said(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    keep_log(Paths(tmp_path / "nowhere", writable=False))
    logging.getLogger("game.app").error("lost")
    assert capfd.readouterr() == ("", "")
