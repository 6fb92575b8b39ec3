"""Somebody who plays the whole program with one device only: raw events go in, and only the screen tells what is there.

Time is given to the program, never waited for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

import pygame
import pytest

from game.engine.observation import Phase
from scenes.app import App
from scenes.curtain import DEAD_TIME, Curtain
from scenes.stack import Scene
from scenes.table.scene import TableScene
from scenes.ui import Widget

Kind = TypeVar("Kind", bound=Scene)

FRAME = 30
"""Milliseconds between two inputs of a robot."""
MOST_STEPS = 1500
"""Inputs after which a robot gives up."""
MOVES = ("hit", "stand", "double", "dark", "buy", "split", "raise", "ohne-ace", "restart", "confirm")


class Robot:
    """What all robots have in common; each knows how to get at a widget and how to press it."""

    def __init__(self, app: App, *, speed: str = "brisk", seed: int = 1) -> None:
        self.app = app
        self.random = Random(seed)
        app.context.settings = replace(app.context.settings, speed=speed, result_stays=0)  # type: ignore[arg-type]
        app.step([], 0)

    @property
    def scene(self) -> Scene:
        scene = self.app.context.stack.top
        assert scene is not None
        return scene

    def sees(self, kind: type[Kind]) -> Kind:
        """The screen on top, which must be of this kind."""
        assert isinstance(self.scene, kind), f"{type(self.scene).__name__} instead of {kind.__name__}"
        return self.scene

    @property
    def lit(self) -> bool:
        """What has the focus can be seen to have it."""
        ring = self.scene.ring
        return ring.visible and (ring.chosen or not ring.rests)

    def step(self, *events: pygame.Event) -> None:
        self.app.step(events, FRAME)

    def use(self, name: str) -> None:
        """Press the widget called ``name``, in the way a person with this device would."""
        raise NotImplementedError

    def more(self, name: str) -> None:
        """Choose the next value of the Choice called ``name``."""
        raise NotImplementedError

    def back(self) -> None:
        """One step back."""
        raise NotImplementedError

    def pressable(self, names: Sequence[str]) -> list[str]:
        """Those of the names that are on the screen and not grey."""
        return [one.name for one in self.scene.ring.widgets if one.name in names and getattr(one, "enabled", True)]

    def play_a_round(self) -> None:
        """From wherever the deal is to its end; makes any of the moves that are offered."""
        for _ in range(MOST_STEPS):
            if isinstance(self.scene, Curtain):
                self.app.step([], DEAD_TIME + 1)
                self.use("open")
                continue
            table = self.sees(TableScene)
            if table.session.round_number and table.session.phase in (Phase.BETWEEN, Phase.OVER) and self.ended():
                return
            offered = self.pressable(MOVES) if table.live else []
            if offered:
                self.use(self.random.choice(offered))
            else:
                self.app.step([], 90)
        pytest.fail("the deal does not end")

    def ended(self) -> bool:
        """The button that leads on from a finished deal is there."""
        return bool(self.pressable(("next",)))


class KeyboardRobot(Robot):
    """Tab, arrows, Enter and Escape."""

    def press(self, key: int) -> None:
        self.step(pygame.Event(pygame.KEYDOWN, key=key, scancode=0, mod=0, unicode=""))
        self.step(pygame.Event(pygame.KEYUP, key=key, scancode=0, mod=0))

    def reach(self, name: str) -> None:
        for _ in range(150):
            focused = self.scene.ring.focused
            if focused is not None and focused.name == name and self.lit:
                return
            self.press(pygame.K_TAB)
        pytest.fail(f"Tab never reaches {name} on {type(self.scene).__name__}")

    def use(self, name: str) -> None:
        self.reach(name)
        self.press(pygame.K_RETURN)

    def more(self, name: str) -> None:
        self.reach(name)
        self.press(pygame.K_RIGHT)

    def back(self) -> None:
        self.press(pygame.K_ESCAPE)


_PAD = {
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}


class PadRobot(Robot):
    """D-pad, A and B."""

    def press(self, button: int) -> None:
        self.step(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
        self.step(pygame.Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0))

    def reach(self, name: str) -> None:
        """Towards it if that leads anywhere, else anywhere."""
        tried: dict[tuple[str, str], int] = {}
        for _ in range(400):
            focused = self.scene.ring.focused
            if focused is not None and focused.name == name and self.lit:
                return
            where = focused.name if focused is not None else ""
            ways = sorted(self.ways(focused, self.scene.ring.widget(name)), key=lambda way: tried.get((where, way), 0))
            tried[where, ways[0]] = tried.get((where, ways[0]), 0) + 1
            self.press(_PAD[ways[0]])
        pytest.fail(f"the pad never reaches {name} on {type(self.scene).__name__}")

    @staticmethod
    def ways(start: Widget | None, goal: Widget) -> list[str]:
        """The four directions, those that lead nearer first."""
        if start is None:
            return list(_PAD)
        across = goal.shown.centerx - start.shown.centerx
        down = goal.shown.centery - start.shown.centery
        gains = {"up": -down, "down": down, "left": -across, "right": across}
        return sorted(_PAD, key=lambda way: -gains[way])

    def use(self, name: str) -> None:
        self.reach(name)
        self.press(pygame.CONTROLLER_BUTTON_A)

    def more(self, name: str) -> None:
        self.reach(name)
        self.press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)

    def back(self) -> None:
        self.press(pygame.CONTROLLER_BUTTON_B)


class MouseRobot(Robot):
    """Points, clicks and turns the wheel."""

    def click(self, at: tuple[int, int], button: int = 1) -> None:
        self.step(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.step(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button))
        self.step(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button))

    def reach(self, name: str) -> Widget:
        """Scrolls until it is to be seen."""
        for _ in range(60):
            widget = self.scene.ring.widget(name)
            area = widget.area
            if area is None or area.rect.contains(widget.shown):
                assert self.app.window.surface.get_rect().contains(widget.shown), f"{name} is not in the window"
                return widget
            pygame.mouse.set_pos(area.rect.center)
            self.step()
            steps = 1 if widget.shown.top < area.rect.top else -1
            self.step(pygame.Event(pygame.MOUSEWHEEL, y=steps, x=0))
        pytest.fail(f"the wheel never shows {name} on {type(self.scene).__name__}")

    def use(self, name: str) -> None:
        self.click(self.reach(name).shown.center)

    def more(self, name: str) -> None:
        shown = self.reach(name).shown
        self.click((shown.right - shown.height // 2, shown.centery))

    def back(self) -> None:
        """The close or back button of the screen: a mouse has no Escape."""
        for widget in self.scene.ring.widgets:
            if widget.name in ("back", "close", "title"):
                self.use(widget.name)
                return
        pytest.fail(f"nothing to click leads back from {type(self.scene).__name__}")
