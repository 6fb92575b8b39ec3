"""Tables for the benchmark: ten seats with everything moving, and one from its opening on."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping

import pygame

from game.app.paths import find_paths
from game.app.session import Session
from game.app.settings import Settings
from game.app.sitting import Seat, Sitting
from game.engine.variants import GAMES
from scenes.assets import Assets
from scenes.context import Context
from scenes.faces import portraits
from scenes.scale import Scale
from scenes.table.scene import TableScene
from scenes.table.step import Pace, Step
from scenes.table.timeline import Pose

_FRAME = 16  # ms between two frames
_SWAY = 260.0  # ms each card takes from one place to the other
_BOUNCE = 30  # pixels
_TURN = 5.0  # degrees


def busy_table(size: tuple[int, int]) -> Callable[[], None]:
    """A function that moves a table of ten on by one frame and draws it on the surface of the display, which must
    be open.

    Every card flies and turns all the time, chips fly from every seat, everybody speaks. The flip of the display is
    left out.
    """
    surface = pygame.display.get_surface()
    assert surface is not None
    scene = _ten_seats(size)
    homes = {number: sprite.pose.to for number, sprite in scene.stage.cards.items()}
    frames = itertools.count()

    def frame() -> None:
        _stir(scene, homes, next(frames))
        scene.stage.prune(scene.timeline.now)
        scene.timeline.advance(_FRAME)
        scene.draw(surface)

    return frame


def opened_table(size: tuple[int, int], seats: int, rounds: int) -> tuple[Callable[[], bool], Callable[[], bool]]:
    """Two functions: one does a step of what the first picture of a table needs, the other moves the table on by one
    frame and draws it on the surface of the display, which must be open. Each is True while it is not at its end; the
    second one's is that of so many rounds.
    """
    surface = pygame.display.get_surface()
    assert surface is not None
    scene = _sit_down(size, "tjugoett", seats, Settings(result_stays=4))

    def prepare() -> bool:
        return not scene.prepare()

    def frame() -> bool:
        scene.update(_FRAME)
        scene.draw(surface)
        return scene.session.round_number <= rounds and not scene.session.over

    return prepare, frame


def _sit_down(size: tuple[int, int], game: str, count: int, settings: Settings) -> TableScene:
    """A table of computer players."""
    faces = portraits()
    seats = tuple([Seat(f"Seat {seat}", False, 60, portrait=faces[seat % len(faces)]) for seat in range(count)])
    context = Context(Assets(), settings, find_paths(), Scale(*size))
    scene = TableScene(context, Session(Sitting(GAMES[game], seats, 4, banker=0)))
    context.stack.push(scene)
    return scene


def _ten_seats(size: tuple[int, int]) -> TableScene:
    """A table of ten computer players in the middle of a deal."""
    scene = _sit_down(size, "tjueett", 10, Settings(speed="relaxed", result_stays=0))
    while len(scene.stage.cards) < 20:
        scene.update(200)
    return scene


def _stir(scene: TableScene, homes: Mapping[int, Pose], frame: int) -> None:
    """Sends everything on its way again as soon as it has arrived."""
    stage, now = scene.stage, scene.timeline.now
    for number, sprite in stage.cards.items():
        if sprite.pose.resting(now):
            x, y, width, _angle = homes[number]
            sign = 1 if (frame // 16 + number) % 2 else -1
            sprite.pose.go((x + sign * _BOUNCE, y - sign * _BOUNCE, width, sign * _TURN), now, _SWAY)
            sprite.side.go((1.0 - sprite.side.to[0],), now, _SWAY)
            sprite.flying_until = now + _SWAY
    if not stage.flights:
        step = Step(stage, scene.model, scene.places, now, Pace())
        for seat, at in enumerate(scene.places.seats):
            step.fly(13, (at.purse, scene.places.bank), _SWAY)
            step.say(seat, "Jeg står.")
