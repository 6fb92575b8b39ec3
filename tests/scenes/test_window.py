"""The program as a person meets it: a real window on a real (virtual) screen, played with real key presses."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300
"""Looks, a fifth of a second apart, before the program counts as stuck."""

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(
        not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="Xvfb and xdotool are not installed"
    ),
]


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of 1280x720 of its own."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        yield f":{number}"
        server.terminate()


class Visitor:
    """Somebody at the keyboard of a running program."""

    def __init__(self, display: str, folder: Path) -> None:
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
        self.environment |= {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        self.journal = folder / "sitting.json"
        command = [sys.executable, "-m", "scenes", "--data-dir", str(folder), "--deal", "5", "--size", "1280x720"]
        self.program = subprocess.Popen(command, cwd=ROOT, env=self.environment, stderr=subprocess.PIPE, text=True)

    def press(self, *keys: str) -> None:
        """Presses keys one after another, as X names them."""
        subprocess.run(["xdotool", "key", "--delay", "40", *keys], env=self.environment, check=True)

    def until(self, holds: Callable[[], bool], *keys: str) -> None:
        """Presses the keys again and again until something holds; fails when the program ends or nothing happens."""
        for _ in range(PATIENCE):
            if holds():
                return
            if keys:
                self.press(*keys)
            try:
                self.program.wait(0.2)
            except subprocess.TimeoutExpired:
                continue
            pytest.fail(f"the program ended: {self.program.communicate()[1]}")
        pytest.fail(f"nothing came of pressing {keys}")

    def has_window(self) -> bool:
        """Whether a window is on the screen; there is no other program there."""
        search = ["xdotool", "search", "--onlyvisible", "--class", "."]
        return subprocess.run(search, env=self.environment, capture_output=True, check=False).returncode == 0

    def rounds_begun(self) -> int:
        """Deals that have begun, by the journal."""
        try:
            first = self.journal.read_text(encoding="utf-8").splitlines()[0]
        except (OSError, IndexError):
            return 0
        head = json.loads(first)[1]
        return int(head["snapshot"]["round_number"]) + 1


@pytest.fixture
def visitor(display: str, tmp_path: Path) -> Iterator[Visitor]:
    """The program just started, with nothing saved."""
    visitor = Visitor(display, tmp_path)
    yield visitor
    visitor.program.kill()
    visitor.program.communicate()


def test_a_whole_round_with_the_keyboard_alone_and_a_close_that_loses_nothing(visitor: Visitor) -> None:
    visitor.until(visitor.has_window)
    visitor.until(lambda: visitor.rounds_begun() == 1, "Return")
    visitor.until(lambda: visitor.rounds_begun() >= 2, "space", "s", "Return")
    saved = visitor.journal.read_text(encoding="utf-8")
    visitor.program.terminate()
    _, errors = visitor.program.communicate(timeout=60)
    assert visitor.program.returncode == 0
    assert errors == ""
    kept = visitor.journal.read_text(encoding="utf-8")
    assert kept.startswith(saved) or json.loads(kept.splitlines()[0])[1]["snapshot"]["round_number"] >= 1
