"""Tables of the program without a screen, and somebody who plays on at them, for the tests of the table scene."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

from game.ai.levels import LEVELS
from game.app.journals.journal import Journal
from game.app.paths import find_paths
from game.app.people.computers import Levels
from game.app.session import Session
from game.app.settings import Settings
from game.app.sitting import Seat, Sitting
from game.engine.variants import rules_for
from scenes.app import App
from scenes.assets import Assets
from scenes.context import Context
from scenes.curtain import Curtain
from scenes.scale import Scale
from scenes.table.scene import TableScene
from scenes.ui import Command, Verb
from scenes.window import MainWindow


def sit_down(
    folder: Path,
    game: str = "tjugoett",
    *,
    seats: int = 4,
    persons: tuple[int, ...] = (0,),
    size: tuple[int, int] = (1280, 720),
    deal: int = 1,
    rounds: int | None = None,
    options: Mapping[str, object] | None = None,
    chips: int = 0,
    settings: Settings | None = None,
    levels: Levels = LEVELS,
    drawn: bool = True,
) -> tuple[App, TableScene]:
    """A program that shows a new table, and its scene; its window is minimised where nothing need be ``drawn``.
    ``chips``: what people have, if not what the game suggests.
    """
    rules = rules_for(game, options)
    usual = rules.suggested_purse
    chairs = tuple(
        [Seat(f"Seat {seat}", seat in persons, (chips or usual) if seat in persons else usual) for seat in range(seats)]
    )
    chosen = replace(settings or Settings(), result_stays=0)
    context = Context(Assets(), chosen, find_paths(folder), Scale(*size, chosen.ui_scale / 100))
    sitting = Sitting(rules, chairs, deal, rounds)
    session = Session(sitting, Journal(context.paths), levels=levels, secret="5e" * 16)
    scene = TableScene(context, session)
    app = App(context, lambda _context: scene, MainWindow(size))
    app.window.minimised = not drawn
    return app, scene


def decide(scene: TableScene, random: Random) -> None:
    """Presses one of the buttons that are not grey, as a person would."""
    live = {"hit", "stand", "double", "dark", "buy", "split", "raise", "ohne-ace", "restart", "confirm", "hands"}
    buttons = [one for one in scene.ring.widgets if one.name in live and getattr(one, "enabled", True)]
    random.choice(buttons).press()


def go_on_until(app: App, scene: TableScene, there: Callable[[], bool], random: Random, frame: int = 40) -> None:
    """Plays, opening curtains and pressing buttons, until it is so; ``frame``: milliseconds from picture to picture."""
    for _ in range(40_000):
        app.step([], frame)
        if there():
            return
        top = app.context.stack.top
        if isinstance(top, Curtain):
            app.step([], 300)
            top.handle(Command(Verb.PRESS))
        elif scene.live:
            decide(scene, random)
        elif scene.session.to_act is None and top is scene:
            scene.handle(Command(Verb.PRESS))
    raise AssertionError("that never happens")
