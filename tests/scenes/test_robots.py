"""One device is enough: keyboard, pad and mouse each reach everything; and haste breaks nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.app.settings import load_settings
from game.engine.actions import Action
from game.engine.variants import GAMES
from scenes.app import App
from scenes.curtain import Curtain
from scenes.log import LogDrawer
from scenes.pause import PauseMenu
from scenes.result.scene import DEAD_TIME, ResultScreen
from scenes.rulebook.scene import RuleCard
from scenes.settings.scene import SettingsScreen
from scenes.setup.scene import SetupScreen
from scenes.table.scene import TableScene
from scenes.title.scene import TitleScene, resume

from .conftest import MakeApp
from .robots import FRAME, KeyboardRobot, MouseRobot, PadRobot, Robot

ROBOTS = pytest.mark.parametrize("robot_of", [KeyboardRobot, PadRobot, MouseRobot])
MakeRobot = Callable[[App], Robot]


@ROBOTS
@pytest.mark.parametrize("game", GAMES)
def test_one_device_plays_a_whole_deal_of_every_game(make_app: MakeApp, robot_of: MakeRobot, game: str) -> None:
    robot = robot_of(make_app(TitleScene, size=(1024, 600), resume=resume))
    robot.use(f"door.{game}")
    robot.use("sit")
    table = robot.sees(TableScene)
    robot.play_a_round()
    assert table.session.round_number == 1
    if not table.session.over:
        robot.use("next")
        assert table.session.round_number == 2


@ROBOTS
def test_one_device_sees_every_screen_and_changes_a_setting(make_app: MakeApp, robot_of: MakeRobot) -> None:
    app = make_app(TitleScene, resume=resume)
    robot = robot_of(app)
    robot.use("rules")
    robot.sees(RuleCard)
    for tab in (1, 2, 0):
        robot.use(f"tab.{tab}")
    robot.back()
    robot.use("settings")
    robot.sees(SettingsScreen)
    before = load_settings(app.context.paths)[0].speed
    robot.more("setting.speed")
    assert load_settings(app.context.paths)[0].speed != before
    for page in (1, 2, 3):
        robot.use(f"tab.{page}")
    robot.back()
    robot.use("door.siebzehn_und_vier")
    robot.sees(SetupScreen)
    robot.more("option.feuer")
    robot.more("seat1.kind")
    robot.more("seat1.purse")
    robot.use("sit")
    _visit_what_the_table_leads_to(robot)
    robot.use("continue")
    robot.sees(Curtain if isinstance(robot.scene, Curtain) else TableScene)


def _visit_what_the_table_leads_to(robot: Robot) -> None:
    for _ in range(300):
        if isinstance(robot.scene, Curtain):
            robot.app.step([], 300)
            robot.use("open")
        if robot.sees(TableScene).live:
            break
        robot.app.step([], 90)
    robot.use("icon log")
    robot.sees(LogDrawer)
    robot.back()
    robot.use("icon rules")
    robot.sees(RuleCard)
    robot.back()
    before = robot.app.context.settings.coach
    robot.use("icon coach")
    robot.sees(TableScene)
    assert (before, robot.app.context.settings.coach) == (False, True)
    robot.use("icon menu")
    robot.sees(PauseMenu)
    for name, screen in (("rules", RuleCard), ("settings", SettingsScreen), ("log", LogDrawer)):
        robot.use(name)
        robot.sees(screen)
        robot.back()
        robot.sees(PauseMenu)
    robot.use("leave")
    robot.sees(TitleScene)


class Witness:
    """Looks over a session: which seat moved at which input, and that no chip and no card goes astray."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.inputs = 0
        self.moves: Counter[int] = Counter()
        witness, scene_acts = self, TableScene._act

        def act(scene: TableScene, action: Action) -> None:
            witness.moves[witness.inputs] += 1
            scene_acts(scene, action)

        monkeypatch.setattr(TableScene, "_act", act)

    def look(self, scene: TableScene) -> None:
        session, seen = scene.session, scene.session.observation(scene.viewer)
        start = sum(seat.purse for seat in session.sitting.seats)
        bets = sum(hand.bet for seat in seen.seats for hand in seat.hands)
        assert sum(seat.purse for seat in seen.seats) + seen.bank + bets == start
        if not scene.timeline.idle:
            return
        lying = {card.id: card.face for seat in seen.seats for hand in seat.hands for card in hand.cards}
        assert {number: sprite.face for number, sprite in scene.stage.cards.items()} == lying
        assert [counter.value for counter in scene.stage.purses] == [seat.purse for seat in seen.seats]
        assert scene.stage.bank.value == seen.bank
        deck = int(session.rules.pack)
        in_play = sum(len(hand.cards) for seat in seen.seats for hand in seat.hands if not hand.out)
        assert seen.stock_count + seen.used_count + in_play == deck


def _random_event(random: Random, size: tuple[int, int], names: dict[str, tuple[int, int]]) -> list[pygame.Event]:
    """A key or pad button, a click (often on something), a wheel, a movement, or a pad plugged in or pulled out."""
    kind = random.random()
    at = random.choice(list(names.values())) if names and random.random() < 0.6 else _anywhere(random, size)
    if kind < 0.45:
        button = random.choice((1, 1, 1, 3))
        down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
        return [down, pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button)]
    if kind < 0.5:
        return [pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))]
    if kind < 0.55:
        return [pygame.Event(pygame.MOUSEWHEEL, y=random.choice((-1, 1)), x=0)]
    if kind < 0.56:
        if random.random() < 0.5:
            return [pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0)]
        return [pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)]
    if kind < 0.6:
        pad = random.choice(range(pygame.CONTROLLER_BUTTON_DPAD_RIGHT + 1))
        down = pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pad, instance_id=0)
        return [down, pygame.Event(pygame.CONTROLLERBUTTONUP, button=pad, instance_id=0)]
    key = random.choice(_KEYS)
    scancode = pygame.KSCAN_1 + key - pygame.K_1 if pygame.K_1 <= key <= pygame.K_9 else 1000 + key % 400
    down = pygame.Event(pygame.KEYDOWN, key=key, scancode=scancode, mod=0, unicode="")
    return [down, pygame.Event(pygame.KEYUP, key=key, scancode=scancode, mod=0)]


def _anywhere(random: Random, size: tuple[int, int]) -> tuple[int, int]:
    return random.randrange(size[0]), random.randrange(size[1])


_KEYS = [
    *(pygame.K_SPACE, pygame.K_RETURN, pygame.K_RETURN, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_F1),
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_BACKSPACE, pygame.K_PAGEUP),
    *(ord(letter) for letter in "hsdmbxronatlc"),
    *range(pygame.K_1, pygame.K_9 + 1),
]


@pytest.mark.parametrize("game", GAMES)
def test_haste_with_every_device_at_once_loses_no_chip_and_no_card(
    make_app: MakeApp,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    game: str,
) -> None:
    witness = Witness(monkeypatch)
    app = make_app(TitleScene, size=(1024, 600), resume=resume)
    for module in ("scenes.setup.sitting", "scenes.result.scene"):
        monkeypatch.setattr(f"{module}.new_deal_number", lambda: 8)  # the same haste each time
    robot = KeyboardRobot(app, speed="normal")
    random = Random(game)
    robot.use(f"door.{game}")
    robot.use("sit")
    for _ in range(1_000):
        witness.inputs += 1
        app.window.minimised = witness.inputs % 8 > 0  # not every frame need be drawn
        scene = robot.scene
        widgets = {one.name: one.shown.center for one in scene.ring.widgets if one.name not in ("quit", "leave")}
        app.step(_random_event(random, (1024, 600), widgets), random.choice((0, 0, 1, 16, 90, 300)))
        assert not caplog.records
        app.running = True
        table = next((one for one in app.context.stack.scenes if isinstance(one, TableScene)), None)
        if table is not None:
            witness.look(table)
        _come_back(robot, game)
    assert max(witness.moves.values()) == 1
    assert len(witness.moves) > 1


def _come_back(robot: Robot, game: str) -> None:
    """From whatever haste has led to: overlays stay a while, everything else begins anew."""
    stack = robot.app.context.stack
    if isinstance(robot.scene, TableScene):
        return
    if any(isinstance(scene, TableScene) for scene in stack.scenes) and robot.random.random() < 0.7:
        return
    while len(stack.scenes) > 1:
        stack.pop()
    if isinstance(robot.scene, TableScene):
        return
    if isinstance(robot.scene, ResultScreen):
        robot.app.step([], DEAD_TIME)
        robot.use("again")
        return
    if not isinstance(robot.scene, TitleScene):
        robot.app.context.title()
        robot.app.step([], FRAME)
    robot.use("continue" if any(one.name == "continue" for one in robot.scene.ring.widgets) else f"door.{game}")
    if isinstance(robot.scene, SetupScreen):
        robot.use("sit")
