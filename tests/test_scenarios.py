"""Every scenario file under tests/scenarios passes: the rules of the five games, a sentence a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.command_line.scenario import load_scenario, play
from game.engine.variants import GAMES, OPTIONS, option_value

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert play(load_scenario(path)).failure is None


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_is_played_in_a_scenario(game: str) -> None:
    """A house option nobody wrote a deal for would be one whose meaning is only what the code happens to do."""
    tables = [load_scenario(path).rules for path in FILES if path.stem.startswith(game)]
    for option in OPTIONS[game]:
        played = {option_value(rules, option) for rules in tables}
        assert set(option.values) <= played, option.name
