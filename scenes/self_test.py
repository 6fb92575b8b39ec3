"""``--self-test``: whether all that the game came with is there, can be read and plays. No window opens on the screen.

It is run for every package that is built, and by people whose installation seems damaged. Nothing of the person's is
touched: the sittings it plays live in a folder of their own that is gone afterwards.
"""

from __future__ import annotations

import gettext as catalogues
import importlib
import json
import logging
import os
import pkgutil
import shutil
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from pathlib import Path

from scenes.report import Report, Witness, version_line

SEATS = 4
CARD_WIDTH = 160
WINDOW = (1280, 720)
STEP_MS = 125
LONGEST_ROUND_MS = 600_000
"""A round of computer players that is not over after this much time of its own stands still."""
_CHECKS = ("modules", "files", "fonts", "languages", "cards", "rounds", "tables", "window")


class SelfTestError(Exception):
    """Something the game came with is missing, cannot be read or does not play. The message says what."""


def self_test(copy: Path | None = None) -> int:
    """Check everything; 0 if all is well, 1 if not. ``copy``: a file that gets the report as well."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    report = Report(copy)
    report.line(f"Banco {version_line()}")
    worst = 0
    folder = _scratch_folder()
    witness = Witness()
    logging.basicConfig(handlers=[witness], level=logging.WARNING, force=True)
    try:
        for name in _CHECKS:
            began = time.perf_counter()
            try:
                for text in _run(name, folder):
                    report.line(f"{name}: {text}")
            except Exception as error:  # the rest is worth knowing as well
                witness.heard.append(f"{type(error).__name__}: {error}")
            if witness.heard:
                worst = 1
                report.line(f"{name}: FAILED: {witness.heard[0]}")
                witness.heard.clear()
            report.line(f"{name}: {time.perf_counter() - began:.1f} s")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    report.line("self-test failed" if worst else "self-test passed")
    return worst


def _scratch_folder() -> Path:
    """A folder for the sittings; a name that does not exist where no folder can be made: then nothing is kept."""
    try:
        return Path(tempfile.mkdtemp(prefix="banco-self-test-"))
    except OSError:
        return Path("banco-self-test-nowhere", "data").absolute()


def _run(name: str, folder: Path) -> Iterator[str]:
    checks: dict[str, Callable[[], Iterator[str]]] = {
        "modules": _modules,
        "files": _files,
        "fonts": _fonts,
        "languages": _languages,
        "cards": _cards,
        "rounds": _rounds,
        "tables": lambda: _tables(folder),
        "window": lambda: _window(folder),
    }
    return checks[name]()


def _modules() -> Iterator[str]:
    """Import every module of the game, also those that wait until they are needed."""
    import game
    import scenes

    count = 0
    for package in (game, scenes):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)
                count += 1
    yield f"{count}"


def _files() -> Iterator[str]:
    """Read every file of the assets, each as what it is."""
    from game.app.paths import assets_folder

    counts: dict[str, int] = {}
    root = assets_folder()
    for path in sorted(root.rglob("*")):
        if path.is_file():
            try:
                _read(path)
            except Exception as error:
                raise SelfTestError(f"{path.relative_to(root)} cannot be read: {error}") from error
            counts[path.suffix] = counts.get(path.suffix, 0) + 1
    if not counts.get(".svg"):
        raise SelfTestError(f"there are no pictures in {root}")
    yield ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))


def _read(path: Path) -> None:
    import pygame

    if path.suffix == ".svg":
        if not pygame.image.load_sized_svg(path, (48, 48)).get_width():
            raise SelfTestError("it has no width")
    elif path.suffix == ".toml":
        tomllib.loads(path.read_text(encoding="utf-8"))
    elif path.suffix == ".json":
        json.loads(path.read_text(encoding="utf-8"))
    elif path.suffix == ".mo":
        with path.open("rb") as file:
            catalogues.GNUTranslations(file)
    elif path.suffix in (".ogg", ".wav"):
        if not pygame.mixer.get_init():
            pygame.mixer.init()
        if not pygame.mixer.Sound(path).get_length():
            raise SelfTestError("it is silent")
    elif path.suffix == ".png":
        pygame.image.load(path)
    else:
        path.read_bytes()


def _fonts() -> Iterator[str]:
    """Load every face and draw letters of every language with it."""
    from scenes.assets import Assets
    from scenes.theme import Face

    assets = Assets()
    for face in Face:
        metrics = assets.font(face, 24).metrics("AÅÄÖØÆŐŰőű0123456789−")
        if None in metrics:
            raise SelfTestError(f"{face.value[1]} lacks letters")
        assets.text("Huszonegy", face, 24, (255, 255, 255))
    yield f"{len(Face)} faces"


def _languages() -> Iterator[str]:
    """Speak every language, and the system's again."""
    from game.app.text import gettext, languages, set_language

    for code in languages():
        if set_language(code) != code:
            raise SelfTestError(f"the language {code} cannot be spoken")
        gettext("Rules")
    set_language(None)
    yield ", ".join(languages())


def _cards() -> Iterator[str]:
    """Rasterise every card of both packs, and the back of every table."""
    from game.app.paths import assets_folder
    from game.engine.variants import GAMES
    from scenes.assets import Assets

    assets = Assets()
    for path in sorted((assets_folder() / "decks").glob("*/deck.toml")):
        deck = path.parent.name
        description = tomllib.loads(path.read_text(encoding="utf-8"))
        codes = [rank + suit for suit in description["suits"] for rank in description["ranks"]]
        for code in codes:
            card = assets.card(deck, code, CARD_WIDTH, language="en")
            if card.get_size() != (CARD_WIDTH, CARD_WIDTH * 3 // 2):
                raise SelfTestError(f"the card {code} of the {deck} pack is {card.get_size()} pixels")
        yield f"{len(codes)} cards of the {deck} pack"
    for game in GAMES:
        assets.back(game, CARD_WIDTH)
    yield f"{len(GAMES)} backs"


def _rounds() -> Iterator[str]:
    """One round of each game by the engine and computer players of every level."""
    from game.ai.levels import LEVELS
    from game.app.command_line.simulate import simulate
    from game.engine.variants import GAMES

    levels = list(islice(cycle(LEVELS), max(SEATS, len(LEVELS))))
    for game in GAMES:
        result = simulate(game, levels, rounds=1, seed=1)
        if sum(result.per_100):
            raise SelfTestError(f"{game} lost or found chips")
        yield f"{game}: {', '.join(f'{chips / 100:+.0f}' for chips in result.per_100)}"


def _tables(folder: Path) -> Iterator[str]:
    """One round of each game on its table, drawn on a window that nobody sees."""
    from game.app.paths import find_paths
    from game.engine.variants import GAMES

    paths = find_paths(folder)
    yield "sittings are kept" if paths.writable else "no folder can be written to: nothing is kept"
    for number, game in enumerate(GAMES):
        yield f"{game}: {_play_round(game, folder, number)} pictures"


def _window(folder: Path) -> Iterator[str]:
    """Open the program on its title, let the real loop run, and close the window."""
    import pygame

    from game.app.paths import find_paths
    from game.app.settings import Settings
    from scenes.app import App
    from scenes.assets import Assets
    from scenes.context import Context
    from scenes.scale import Scale
    from scenes.title.scene import TitleScene
    from scenes.window import MainWindow

    context = Context(Assets(), Settings(), find_paths(folder), Scale(*WINDOW, 1.0))
    app = App(context, TitleScene, MainWindow(WINDOW))
    pygame.event.post(pygame.Event(pygame.QUIT))
    yield f"closed with {app.run()}"


def _play_round(game: str, folder: Path, deal: int) -> int:
    """Play one round of computer players; how many pictures were drawn."""
    from dataclasses import replace

    from game.app.journals.journal import Journal
    from game.app.paths import find_paths
    from game.app.session import Session
    from game.app.settings import Settings
    from game.app.sitting import Seat, Sitting
    from game.engine.variants import rules_for
    from scenes.app import App
    from scenes.assets import Assets
    from scenes.context import Context
    from scenes.scale import Scale
    from scenes.table.scene import TableScene
    from scenes.window import MainWindow

    rules = rules_for(game, None)
    chairs = tuple(Seat(f"Seat {seat + 1}", False, rules.suggested_purse) for seat in range(SEATS))
    settings = replace(Settings(), result_stays=0)
    context = Context(Assets(), settings, find_paths(folder), Scale(*WINDOW, 1.0))
    session = Session(Sitting(rules, chairs, deal, 1), Journal(context.paths))
    window = MainWindow(WINDOW)
    app = App(context, lambda _context: TableScene(context, session), window)
    drawn = 0
    try:
        for _ in range(0, LONGEST_ROUND_MS, STEP_MS):
            drawn += app.step([], STEP_MS)
            if session.over and session.to_act is None:
                break
        else:
            raise SelfTestError(f"{game} stands still")
    finally:
        app.close()
    return drawn
