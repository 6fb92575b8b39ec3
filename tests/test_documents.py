"""What README and docs/ say is true of the program: options and their values, paths, commands and the example."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from build_scripts import dev
from game.app.command_line.scenario import parse_scenario, play
from game.app.wording.words import words_of
from game.engine.variants import GAMES, OPTIONS, Option

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
RULES = (ROOT / "docs" / "rules.md").read_text("utf-8")
COMMON = ("min_bet", "bets_within_bank", "tie")
"""Options that are told once for all games."""


def section(game: str) -> str:
    """What the rules say of one game."""
    title = re.escape(words_of(game).title)
    found = re.search(rf"^## \d\. {title}$(.*?)(?=^## )", RULES, re.MULTILINE | re.DOTALL)
    assert found is not None, game
    return found[1]


def rows(game: str) -> dict[str, str]:
    """The options in the table of a game, and what stands beside each."""
    return dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", section(game), re.MULTILINE))


def written(value: object) -> str:
    """A value as the rules write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_tell_of_every_option_of_a_game_and_of_no_other(game: str) -> None:
    told = rows(game)
    own = {option.name for option in OPTIONS[game]} - set(COMMON)
    assert set(told) - set(COMMON) == own
    common = re.search(r"^Common options: (.*?)\n\n", RULES, re.MULTILINE | re.DOTALL)
    assert common is not None
    assert all(f"`{name}`" in common[1] for name in COMMON)


@pytest.mark.parametrize(
    ("game", "option"),
    [(game, option) for game in GAMES for option in OPTIONS[game] if option.name not in COMMON],
    ids=lambda part: part.name if isinstance(part, Option) else part,
)
def test_the_values_of_an_option_stand_in_the_rules_the_default_first(game: str, option: Option) -> None:
    cell = re.sub(r"\([^)]*\)", "", rows(game)[option.name]).replace("`", "")
    places = [re.search(rf"(?:^|[,;] ){written(value)}\b", cell) for value in option.values]
    starts = [place.start() for place in places if place is not None]
    assert len(starts) == len(option.values), cell
    assert starts == sorted(starts)
    assert starts[0] == 0


@pytest.mark.parametrize("game", GAMES)
def test_pack_seats_and_purses_of_a_game_are_those_of_the_rules(game: str) -> None:
    rules, text = GAMES[game], " ".join(section(game).split())
    least, most = rules.seats
    assert text.startswith(f"{rules.pack} ")
    assert f"{least}–{most} seats" in text
    assert f"Suggested purses: {rules.suggested_purse} each" in text
    banker, others = rules.suggested_fixed_banker
    assert not banker or f"banker {banker}, the others {others}" in text


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_paths_and_links_of_a_document_lead_somewhere(path: Path) -> None:
    text = path.read_text("utf-8")
    for link in re.findall(r"\]\((?!https?:|#)([^)#]+)", text):
        assert (path.parent / link).exists(), link
    top = "game|scenes|assets|tests|build_scripts|docs|\\.github|\\.ci"
    for name in re.findall(rf"(?<![\w/.])((?:{top})/[\w./*-]*)", text):
        pattern = re.sub("[A-Z]{3,}", "*", name.rstrip(".*/-"))  # a word in capitals stands for any name
        assert any(ROOT.glob(pattern)), name


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_and_options_of_a_document_exist(path: Path) -> None:
    text = path.read_text("utf-8")
    for command in re.findall(r"dev\.py (\w+)", text):
        assert command in dev.COMMANDS, command
    sources = "".join(
        source.read_text("utf-8")
        for folder in ("game", "scenes", "build_scripts")
        for source in (ROOT / folder).rglob("*.py")
    )
    for command in re.findall(r"-m game (\w+)", text):
        assert f'add_parser("{command}"' in sources, command
    others = {"--check", "--ignore-missing"}  # of sha256sum
    for option in set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text)) - others:
        assert f'"{option}"' in sources, option


def test_the_example_of_the_scenario_format_passes() -> None:
    text = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
    example = text.partition("```json\n")[2].partition("```")[0]
    assert play(parse_scenario(json.loads(example))).failure is None
