"""Every scenario file under tests/scenarios passes: the rules of the five games, a sentence a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.command_line.scenario import load_scenario, play

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert play(load_scenario(path)).failure is None


def test_there_are_scenarios_of_every_game() -> None:
    games = {load_scenario(path).rules.game for path in FILES}
    assert len(games) == 5
    assert len(FILES) >= 92
