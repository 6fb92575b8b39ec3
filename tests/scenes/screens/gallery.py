"""Every screen, made for a window of any size, with a sitting behind those that need one."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game.app.journals.journal import Journal
from game.app.paths import find_paths
from game.app.session import Session
from game.app.settings import Settings
from game.app.sitting import Sitting
from game.app.statistics.ledger import Tally
from game.app.statistics.records import load_records
from game.app.table_choices import default_choices
from game.engine.actions import Action
from game.engine.variants import GAMES
from scenes.assets import Assets
from scenes.context import Context
from scenes.curtain import Curtain
from scenes.log import LogDrawer
from scenes.pause import PauseMenu
from scenes.result.scene import ResultScreen
from scenes.rulebook.scene import RuleCard
from scenes.scale import Scale
from scenes.settings.pages import PAGES
from scenes.settings.scene import SettingsScreen
from scenes.setup.people import PeoplePicker
from scenes.setup.scene import SetupScreen
from scenes.stack import Scene
from scenes.statistics.scene import StatisticsScreen
from scenes.theme import Face
from scenes.title.scene import TitleScene

SIZES = ((1024, 600), (1280, 720), (1366, 768), (1024, 768), (1920, 1080), (3440, 1440), (3840, 2160))
UI_SCALES = (75, 100, 150, 200)


@cache
def _shared() -> Assets:
    return Assets()


def _assets() -> Assets:
    """The pictures and letters of all screens, drawn once; anew when pygame was shut down meanwhile."""
    try:
        _shared().font(Face.TEXT, 12).size("")
    except pygame.error:
        _shared.cache_clear()
    return _shared()


def make_context(folder: Path, size: tuple[int, int] = (1280, 720), ui_scale: int = 100) -> Context:
    """A context for scenes without a program around them."""
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    return Context(_assets(), Settings(ui_scale=ui_scale), find_paths(folder), Scale(*size, ui_scale / 100))


def played(game: str, *, seats: int = 5, rounds: int = 6, journal: Journal | None = None) -> Session:
    """A sitting in which everybody was played by the computer for some rounds, in the middle of the next one."""
    session = Session(_sitting(game, seats), journal)
    moves = iter(_thought_out(game, seats, rounds))
    _play(session, rounds, lambda: next(moves))
    return session


@cache
def _thought_out(game: str, seats: int, rounds: int) -> tuple[Action, ...]:
    """Every move of such a sitting: they are the same each time, and thinking of them is what takes time."""
    moves: list[Action] = []
    session = Session(_sitting(game, seats))

    def think() -> Action:
        moves.append(session.computer_action())
        return moves[-1]

    _play(session, rounds, think)
    return tuple(moves)


def _sitting(game: str, seats: int) -> Sitting:
    choices = default_choices(game)
    while len(choices.seats) < seats:
        choices = choices.with_one_more()
    return replace(choices, rounds=50).sitting(11)


def _play(session: Session, rounds: int, move: Callable[[], Action]) -> None:
    while session.round_number <= rounds and not session.over:
        session.start_round()
        while session.to_act is not None and session.round_number <= rounds:
            session.apply(move())


def _nothing(surface: pygame.Surface) -> None:
    """A table of which nothing is to be seen."""


def _page(page: int, context: Context, game: str) -> Scene:
    screen = SettingsScreen(context)
    screen.turn_to(page)
    return screen


def _card(context: Context, game: str, tab: int) -> Scene:
    card = RuleCard(context, played(game, rounds=0).rules)
    card.turn_to(tab)
    return card


def _setup(context: Context, game: str, tab: int) -> Scene:
    screen = SetupScreen(context, game)
    screen.turn_to(tab)
    return screen


def _title_with_save(context: Context, game: str) -> Scene:
    context.paths.journal.write_text(_saved(game), "utf-8")
    return TitleScene(context)


@cache
def _saved(game: str) -> str:
    """The journal of a sitting that is not over."""
    with TemporaryDirectory() as folder:
        paths = find_paths(folder)
        played(game, journal=Journal(paths))
        return paths.journal.read_text("utf-8")


@cache
def _counted() -> str:
    """The file of statistics in which every game has been played, one of them by other than fair cards."""
    with TemporaryDirectory() as folder:
        paths = find_paths(folder)
        for game in GAMES:
            if game != "twenty_one":
                played(game, journal=Journal(paths)).stop()
        records = load_records(paths)[0]
    records.games["tjugoett"].tallies["bank 21"] = Tally(40, 30, 8.0, 6.0)
    records.games["tjugoett"].tallies["players bust"] = Tally(4000, 90, 1234.5, 800.0)
    return json.dumps({"format": 1, **asdict(records)})


def _statistics(context: Context, game: str) -> Scene:
    context.paths.records.write_text(_counted(), "utf-8")
    return StatisticsScreen(context, game)


SCREENS: dict[str, Callable[[Context, str], Scene]] = {
    "title": lambda context, game: TitleScene(context),
    "title with a save": _title_with_save,
    "set-up, seats": lambda context, game: _setup(context, game, 0),
    "set-up, rules": lambda context, game: _setup(context, game, 1),
    "people": lambda context, game: PeoplePicker(context, default_choices(game), 1, lambda choices: None),
    "rule card": lambda context, game: _card(context, game, 0),
    "rules of every game": lambda context, game: RuleCard(context, GAMES[game], every_game=True),
    "house rules": lambda context, game: _card(context, game, 1),
    "words": lambda context, game: _card(context, game, 2),
    "log": lambda context, game: LogDrawer(context, played(game)),
    "pause": lambda context, game: PauseMenu(context, played(game)),
    "curtain": lambda context, game: Curtain(context, played(game), 0, lambda: True, _nothing, lambda: None),
    "result": lambda context, game: ResultScreen(context, played(game)),
    "statistics": _statistics,
    "statistics, empty": StatisticsScreen,
    **{f"settings, page {page}": partial(_page, page) for page in range(len(PAGES))},
}
