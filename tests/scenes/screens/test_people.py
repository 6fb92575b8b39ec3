"""Who sits on the computer's seats: chosen one by one, by surprise, or by how well they play."""

from __future__ import annotations

import pygame

from game.app.people.characters import CHARACTERS
from game.app.session import Session
from scenes.setup.people import PeoplePicker
from scenes.setup.scene import SetupScreen
from scenes.table.scene import TableScene
from scenes.ui import Choice

from ..conftest import MakeApp
from .test_flow import Keyboard


def set_up(make_app: MakeApp) -> Keyboard:
    return Keyboard(make_app(lambda context: SetupScreen(context, "huszonegy")))


def sit_down(keyboard: Keyboard) -> Session:
    keyboard.tab_to("sit")
    keyboard.press(pygame.K_RETURN)
    return keyboard.sees(TableScene).session


def test_somebody_is_chosen_for_a_seat_and_sits_there(make_app: MakeApp) -> None:
    keyboard = set_up(make_app)
    keyboard.tab_to("seat1.character")
    keyboard.press(pygame.K_RETURN)
    picker = keyboard.sees(PeoplePicker)
    assert {f"person.{one}" for one in CHARACTERS} <= {widget.name for widget in picker.ring.widgets}
    keyboard.tab_to("person.maud")
    assert picker.ring.header == "Maud: expert, thrifty"
    keyboard.press(pygame.K_RETURN)
    keyboard.sees(SetupScreen)
    seat = sit_down(keyboard).sitting.seats[1]
    assert (seat.name, seat.character, seat.portrait, seat.level) == ("Maud", "maud", "maud", "expert")


def test_escape_leaves_everybody_where_they_sat(make_app: MakeApp) -> None:
    keyboard = set_up(make_app)
    keyboard.tab_to("seat2.character")
    keyboard.press(pygame.K_RETURN)
    keyboard.press(pygame.K_DOWN)
    keyboard.press(pygame.K_ESCAPE)
    keyboard.sees(SetupScreen)
    assert [seat.character for seat in sit_down(keyboard).sitting.seats] == ["", "bence", "ilona", "gyula", "zsuzsa"]


def test_surprise_brings_somebody_who_is_not_at_the_table(make_app: MakeApp) -> None:
    keyboard = set_up(make_app)
    keyboard.tab_to("seat1.character")
    keyboard.press(pygame.K_RETURN)
    keyboard.tab_to("surprise")
    keyboard.press(pygame.K_RETURN)
    characters = [seat.character for seat in sit_down(keyboard).sitting.seats]
    assert characters[1] not in ("bence", "ilona", "gyula", "zsuzsa")
    assert characters[2:] == ["ilona", "gyula", "zsuzsa"]


def test_one_level_for_all_opponents(make_app: MakeApp) -> None:
    keyboard = set_up(make_app)
    keyboard.tab_to("level")
    chosen = keyboard.scene.ring.focused
    assert isinstance(chosen, Choice)
    assert chosen.value == ""  # mixed is the first
    keyboard.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT)
    seats = sit_down(keyboard).sitting.seats
    assert {seat.level for seat in seats[1:]} == {"expert"}
    assert seats[1].name == "Kovács Ilona"
