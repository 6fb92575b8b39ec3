"""The whole program by keyboard alone: from the title to the result and back, and a robot that finds every screen."""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from typing import TypeVar

import pygame
import pytest

from game.app.fair.verify import verify
from game.app.journals.journal import Journal, finished_sittings
from game.app.session import Session
from game.app.settings import load_settings
from game.app.statistics.records import load_records
from game.engine.variants import GAMES
from scenes.app import App
from scenes.curtain import DEAD_TIME, Curtain
from scenes.dialog import Dialog
from scenes.log import LogDrawer
from scenes.pause import PauseMenu
from scenes.result.scene import DEAD_TIME as RESULT_DEAD_TIME
from scenes.result.scene import ResultScreen
from scenes.rulebook.scene import RuleCard
from scenes.settings.scene import SettingsScreen
from scenes.setup.scene import SetupScreen
from scenes.stack import HASTE, Scene
from scenes.statistics.scene import StatisticsScreen
from scenes.table.scene import TableScene
from scenes.title.scene import TitleScene, resume
from scenes.ui import Choice, Stepper, TextField, clipboard

from ..conftest import MakeApp
from .gallery import played

Kind = TypeVar("Kind", bound=Scene)

MOST_STEPS = 4000


class Keyboard:
    """Somebody who has nothing but a keyboard."""

    def __init__(self, app: App) -> None:
        self.app = app
        app.context.settings = replace(app.context.settings, speed="off", result_stays=0)
        app.step([], 0)

    @property
    def scene(self) -> Scene:
        scene = self.app.context.stack.top
        assert scene is not None
        return scene

    def sees(self, kind: type[Kind]) -> Kind:
        """The screen on top, which must be of this kind."""
        assert isinstance(self.scene, kind), type(self.scene).__name__
        return self.scene

    def press(self, *keys: int, mod: int = 0) -> None:
        """Press keys one after the other, with some time between them."""
        for key in keys:
            self.app.step([pygame.Event(pygame.KEYDOWN, key=key, scancode=0, mod=mod, unicode="")], 30)
            self.app.step([pygame.Event(pygame.KEYUP, key=key, scancode=0, mod=mod)], 30)

    def write(self, text: str) -> None:
        self.app.step([pygame.Event(pygame.TEXTINPUT, text=text)], 30)

    def tab_to(self, name: str) -> None:
        """Press Tab until the widget called ``name`` has the focus."""
        for _step in range(200):
            focused = self.scene.ring.focused
            if focused is not None and focused.name == name:
                return
            self.press(pygame.K_TAB)
        pytest.fail(f"Tab never reaches {name} on {type(self.scene).__name__}")


@pytest.fixture
def keyboard(make_app: MakeApp) -> Keyboard:
    return Keyboard(make_app(TitleScene, resume=resume))


def sit_down(keyboard: Keyboard, game: str = "huszonegy", waiting: str = "") -> Session:
    """From the title to a table of this game; ``waiting``: the answer about a sitting that is not over."""
    keyboard.tab_to(f"door.{game}")
    keyboard.press(pygame.K_RETURN)
    if waiting:
        keyboard.tab_to("new")
        keyboard.press(pygame.K_RETURN)
    keyboard.tab_to("sit")
    keyboard.press(pygame.K_RETURN)
    if waiting:
        keyboard.tab_to(waiting)
        keyboard.press(pygame.K_RETURN)
    table = keyboard.sees(TableScene)
    return table.session


def play_on(keyboard: Keyboard) -> None:
    """Enter, again and again: the focus is on a legal move, or on the next deal."""
    for _step in range(MOST_STEPS):
        if not isinstance(keyboard.scene, TableScene):
            return
        keyboard.press(pygame.K_RETURN)
    pytest.fail("the sitting does not end")


def test_from_the_title_through_a_sitting_to_the_result_and_back(keyboard: Keyboard) -> None:
    keyboard.sees(TitleScene)
    keyboard.tab_to("door.siebzehn_und_vier")
    keyboard.press(pygame.K_RETURN)
    keyboard.sees(SetupScreen)
    keyboard.tab_to("seat0.name")
    for _letter in range(10):
        keyboard.press(pygame.K_BACKSPACE)
    keyboard.write("Őze Ilona")
    keyboard.tab_to("option.feuer")
    keyboard.press(pygame.K_RIGHT)
    keyboard.tab_to("rounds")
    keyboard.press(pygame.K_LEFT)
    keyboard.tab_to("deal")
    for _letter in range(10):
        keyboard.press(pygame.K_BACKSPACE)
    keyboard.write("42")
    keyboard.tab_to("sit")
    keyboard.press(pygame.K_RETURN)
    table = keyboard.sees(TableScene)
    sitting = table.session.sitting
    assert (sitting.rules.feuer, sitting.rounds, sitting.deal_number) == ("triple", 10, 42)
    assert sitting.seats[0].name == "Őze Ilona"
    play_on(keyboard)
    result = keyboard.sees(ResultScreen)
    keyboard.press(pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE)  # pressed once too often at the table
    for _press in range(10):  # and again and again
        keyboard.app.step([], HASTE - 100)
        keyboard.press(pygame.K_RETURN)
    assert keyboard.sees(ResultScreen) is result
    for key in (pygame.K_RETURN, pygame.K_SPACE) * 5:  # in the slow rhythm that somebody has kept all the time
        keyboard.app.step([], 1000)
        keyboard.press(key)
    assert keyboard.sees(ResultScreen) is result
    keyboard.app.step([], RESULT_DEAD_TIME)
    for key, mod in (
        (pygame.K_c, 0),
        (pygame.K_c, pygame.KMOD_LMETA if sys.platform == "darwin" else pygame.KMOD_LCTRL),
    ):
        clipboard.copy("")
        keyboard.press(key, mod=mod)
        assert clipboard.copied() == "42"
    keyboard.tab_to("statistics")
    keyboard.press(pygame.K_RETURN)
    keyboard.sees(StatisticsScreen)
    assert load_records(keyboard.app.context.paths)[0].games["siebzehn_und_vier"].sittings == 1
    keyboard.press(pygame.K_ESCAPE)
    keyboard.sees(ResultScreen)
    keyboard.press(pygame.K_ESCAPE)
    keyboard.sees(TitleScene)
    assert not [widget for widget in keyboard.scene.ring.widgets if widget.name == "continue"]
    for keys in ([pygame.K_a], [pygame.K_LEFT, pygame.K_RETURN]):  # an arrow shows what Enter would press
        keyboard.app.context.stack.replace(ResultScreen(keyboard.app.context, table.session))
        keyboard.app.step([], RESULT_DEAD_TIME)
        keyboard.press(*keys)
        assert keyboard.sees(TableScene).session.sitting.seats == sitting.seats


def test_the_standings_of_a_full_table_show_the_person(make_app: MakeApp) -> None:
    session = played("tjueett", seats=10)
    app = make_app(lambda context: ResultScreen(context, session))
    result = app.context.stack.top
    assert isinstance(result, ResultScreen)
    order = [one.seat for one in session.result().standings]
    place = order.index(session.persons[0])
    assert place >= 6, "too low to be seen without scrolling: another deal is needed"
    area, row = result._area, result._row
    assert area.offset <= place * row
    assert (place + 1) * row <= area.offset + area.rect.height + 1
    result._area.scroll_to(0)
    app.context.refresh()
    assert result._area.offset == 0, "whoever has scrolled stays where he is"


def test_the_choices_are_there_the_next_time(keyboard: Keyboard) -> None:
    keyboard.tab_to("door.tjugoett")
    keyboard.press(pygame.K_RETURN)
    keyboard.tab_to("option.dark")
    keyboard.press(pygame.K_RIGHT)
    keyboard.tab_to("seat1.purse")
    keyboard.press(pygame.K_RIGHT, pygame.K_RIGHT)
    keyboard.tab_to("seat2.crown")
    keyboard.press(pygame.K_RETURN)
    keyboard.tab_to("add")
    keyboard.press(pygame.K_RETURN)
    keyboard.tab_to("sit")
    keyboard.press(pygame.K_RETURN)
    keyboard.app.context.title()
    keyboard.app.step([], 30)
    keyboard.tab_to("door.tjugoett")
    keyboard.press(pygame.K_RETURN)
    keyboard.tab_to("new")
    keyboard.press(pygame.K_RETURN)
    dark, purse = keyboard.scene.ring.widget("option.dark"), keyboard.scene.ring.widget("seat1.purse")
    assert isinstance(dark, Choice)
    assert isinstance(purse, Stepper)
    assert (dark.value, purse.value) == ("returned", 52)
    assert keyboard.scene.ring.widget("seat5.character").focusable


def test_an_unplayable_table_says_why_and_nobody_sits_down(keyboard: Keyboard) -> None:
    keyboard.tab_to("door.twenty_one")
    keyboard.press(pygame.K_RETURN)
    keyboard.tab_to("option.min_bet")
    keyboard.press(*[pygame.K_PAGEUP] * 3)
    keyboard.tab_to("sit")
    keyboard.press(pygame.K_RETURN)
    screen = keyboard.sees(SetupScreen)
    assert screen.problem == "“Highest first bet” (10) is below “Least bet” (16): nobody could bet."
    keyboard.tab_to("option.min_bet")
    keyboard.press(pygame.K_HOME)
    assert screen.problem == ""


def test_a_waiting_sitting_is_asked_about_before_another_of_its_game_begins(keyboard: Keyboard) -> None:
    waiting = sit_down(keyboard)
    keyboard.app.context.title()
    keyboard.app.step([], 30)
    assert keyboard.scene.ring.focused is not None
    assert keyboard.scene.ring.focused.name == "continue"
    keyboard.tab_to("door.huszonegy")
    keyboard.press(pygame.K_RETURN)
    keyboard.sees(Dialog)
    keyboard.tab_to("new")
    keyboard.press(pygame.K_RETURN)
    keyboard.sees(SetupScreen)
    keyboard.tab_to("sit")
    keyboard.press(pygame.K_RETURN)
    keyboard.sees(Dialog)
    keyboard.press(pygame.K_ESCAPE)
    keyboard.sees(SetupScreen)
    keyboard.press(pygame.K_RETURN)
    keyboard.tab_to("old")
    keyboard.press(pygame.K_RETURN)
    table = keyboard.sees(TableScene)
    assert table.session.sitting == waiting.sitting


def test_every_game_keeps_a_sitting_and_the_last_one_is_the_first_to_continue(keyboard: Keyboard) -> None:
    sittings = []
    for game in ("huszonegy", "tjueett"):
        sittings.append(sit_down(keyboard, game).sitting)
        keyboard.app.context.title()
        keyboard.app.step([], 30)
    keyboard.tab_to("door.huszonegy")
    keyboard.press(pygame.K_RETURN, pygame.K_RETURN)  # the focus is on "Go on"
    assert keyboard.sees(TableScene).session.sitting == sittings[0]
    keyboard.app.context.title()
    keyboard.app.step([], 30)
    keyboard.press(pygame.K_RETURN)
    assert keyboard.sees(TableScene).session.sitting == sittings[0]
    keyboard.app.context.title()
    keyboard.app.step([], 30)
    keyboard.tab_to("door.tjueett")
    keyboard.press(pygame.K_RETURN, pygame.K_RETURN)
    assert keyboard.sees(TableScene).session.sitting == sittings[1]
    assert load_records(keyboard.app.context.paths)[0].games["tjueett"].sittings == 0


def test_the_sitting_that_a_new_one_ends_is_counted_and_can_be_checked(keyboard: Keyboard) -> None:
    sit_down(keyboard)
    keyboard.app.context.title()
    keyboard.app.step([], 30)
    sit_down(keyboard, waiting="new")
    paths = keyboard.app.context.paths
    assert load_records(paths)[0].games["huszonegy"].sittings == 1
    (file,) = finished_sittings(paths)
    assert verify(file).wrong is None


def test_statistics_are_forgotten_only_when_that_is_confirmed(keyboard: Keyboard) -> None:
    paths = keyboard.app.context.paths
    keyboard.press(pygame.K_s)
    screen = keyboard.sees(StatisticsScreen)
    assert not [widget for widget in screen.ring.widgets if widget.name == "reset"]
    keyboard.press(pygame.K_ESCAPE)
    played("huszonegy", journal=Journal(paths)).stop()
    keyboard.press(pygame.K_s)
    for answer, left in (("keep", 1), ("forget", 0)):
        keyboard.tab_to("reset")
        keyboard.press(pygame.K_RETURN)
        keyboard.sees(Dialog)
        keyboard.tab_to(answer)
        keyboard.press(pygame.K_RETURN)
        screen = keyboard.sees(StatisticsScreen)
        assert load_records(paths)[0].games["huszonegy"].sittings == left
    assert [widget.name for widget in screen.ring.widgets] == ["back"]


def test_arrows_go_through_the_games_of_the_statistics(keyboard: Keyboard) -> None:
    paths = keyboard.app.context.paths
    played("huszonegy", journal=Journal(paths)).stop()
    keyboard.press(pygame.K_s)
    screen = keyboard.sees(StatisticsScreen)
    assert screen.game == "huszonegy", "what was played most is shown first"
    keyboard.press(pygame.K_UP)
    assert screen.game == "siebzehn_und_vier"
    assert screen.ring.focused is not None
    assert screen.ring.focused.name == "game.siebzehn_und_vier"
    keyboard.press(pygame.K_DOWN)
    assert screen.game == "huszonegy"


def test_pause_leads_everywhere_and_back(keyboard: Keyboard) -> None:
    sit_down(keyboard)
    keyboard.press(pygame.K_ESCAPE)
    if isinstance(keyboard.scene, TableScene):  # the first one left an amount
        keyboard.press(pygame.K_ESCAPE)
    keyboard.sees(PauseMenu)
    for key, screen in ((pygame.K_F1, RuleCard), (pygame.K_o, SettingsScreen), (pygame.K_l, LogDrawer)):
        keyboard.press(key)
        keyboard.sees(screen)
        keyboard.press(pygame.K_ESCAPE)
        keyboard.sees(PauseMenu)
    keyboard.tab_to("leave")
    keyboard.press(pygame.K_RETURN)
    keyboard.sees(TitleScene)
    keyboard.press(pygame.K_c)
    keyboard.sees(TableScene)


def test_a_setting_takes_effect_and_is_saved_at_once(keyboard: Keyboard) -> None:
    keyboard.press(pygame.K_o)
    keyboard.tab_to("tab.3")
    keyboard.press(pygame.K_RETURN)
    keyboard.tab_to("setting.ui_scale")
    keyboard.press(pygame.K_RIGHT)
    assert keyboard.app.context.scale.ui_scale == 1.25
    assert load_settings(keyboard.app.context.paths)[0].ui_scale == 125
    keyboard.tab_to("reset")
    keyboard.press(pygame.K_RETURN)
    assert load_settings(keyboard.app.context.paths)[0].ui_scale == 100


def test_the_rule_card_shows_its_pages_and_closes_with_the_key_that_opened_it(keyboard: Keyboard) -> None:
    keyboard.press(pygame.K_F1)
    keyboard.sees(RuleCard)
    for _page in range(3):
        keyboard.press(pygame.K_RIGHT)
        keyboard.press(*[pygame.K_DOWN] * 5)
    keyboard.press(pygame.K_F1)
    keyboard.sees(TitleScene)


def test_the_curtain_is_deaf_at_first_then_opens(keyboard: Keyboard) -> None:
    keyboard.tab_to("door.huszonegy")
    keyboard.press(pygame.K_RETURN)
    keyboard.tab_to("seat1.kind")
    keyboard.press(pygame.K_LEFT)
    keyboard.tab_to("sit")
    keyboard.press(pygame.K_RETURN)
    for _step in range(200):
        if isinstance(keyboard.scene, Curtain):
            break
        if isinstance(keyboard.scene, TableScene) and keyboard.scene.live:
            keyboard.press(pygame.K_RETURN)  # whoever banks lays the bank for all to see
        keyboard.app.step([], 50)
    curtain = keyboard.sees(Curtain)
    enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, scancode=40, mod=0, unicode="")
    release = pygame.Event(pygame.KEYUP, key=pygame.K_RETURN, scancode=40, mod=0)
    keyboard.app.step([enter, release], DEAD_TIME - 200)
    assert keyboard.scene is curtain
    while curtain.dead_ms > 0:  # as long as it is not yet seen, and a little longer
        keyboard.app.step([], 50)
    keyboard.app.step([enter, release], 0)
    keyboard.sees(TableScene)


def test_a_robot_with_tab_arrows_enter_and_escape_visits_every_screen(keyboard: Keyboard) -> None:
    chance = random.Random(0)
    window = keyboard.app.window
    keys = [pygame.K_TAB] * 5 + [pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT] + [pygame.K_RETURN] * 5
    visited: set[type[Scene]] = set()
    wanted = {TitleScene, SetupScreen, RuleCard, SettingsScreen, StatisticsScreen, TableScene, PauseMenu, LogDrawer}
    for step in range(MOST_STEPS):
        window.minimised = step % 8 > 0  # not every frame need be drawn
        visited.add(type(keyboard.scene))
        if wanted <= visited:
            return
        if not keyboard.app.running:  # it has found the way out
            keyboard.app.running = True
            keyboard.app.context.title()
        focused = keyboard.scene.ring.focused
        if isinstance(focused, TextField) and chance.random() < 0.3:
            keyboard.write(chance.choice("abő 7"))
        keyboard.press(pygame.K_ESCAPE if chance.random() < 0.06 else chance.choice(keys))
    pytest.fail(f"never seen: {', '.join(scene.__name__ for scene in wanted - visited)}")


@pytest.mark.parametrize("ui_scale", [100, 200])
def test_from_the_title_the_rules_of_every_game_are_reached_by_keyboard_and_by_mouse(
    make_app: MakeApp, ui_scale: int
) -> None:
    keyboard = Keyboard(make_app(TitleScene, size=(1024, 600), ui_scale=ui_scale))
    keyboard.press(pygame.K_F1)
    card = keyboard.sees(RuleCard)
    by_keys, by_mouse = {card._rules.game}, {card._rules.game}
    for turn in range(len(GAMES)):
        names = [widget.name for widget in card.ring.widgets if widget.name.startswith("game.")]
        keyboard.tab_to(names[turn % len(names)] if len(names) > 2 else "game.after")
        keyboard.press(pygame.K_RETURN)
        by_keys.add(card._rules.game)
    for turn in range(len(GAMES)):
        names = [widget.name for widget in card.ring.widgets if widget.name.startswith("game.")]
        at = card.ring.widget(names[turn % len(names)] if len(names) > 2 else "game.before").shown.center
        keyboard.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)], 30)
        keyboard.app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)], 30)
        by_mouse.add(card._rules.game)
    assert by_keys == by_mouse == set(GAMES)
    keyboard.press(pygame.K_RIGHT)  # the mouse was used last: arrows turn pages
    assert card._tab == 1
