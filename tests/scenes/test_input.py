from __future__ import annotations

import sys

import pygame
import pytest

from scenes.ui import Command, Device, Input, Pointer, PointerKind, Typed, Verb
from scenes.ui.translator import REPEAT_AFTER, REPEAT_EVERY, Translator


@pytest.fixture(autouse=True)
def video() -> None:
    pygame.display.init()


def key(code: int, scancode: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, scancode=scancode, mod=mod, unicode="")


def one(translator: Translator, event: pygame.Event) -> Input:
    (given,) = translator.translate(event)
    return given


def verb(translator: Translator, event: pygame.Event) -> Verb:
    given = one(translator, event)
    assert isinstance(given, Command)
    return given.verb


def test_number_keys_count_by_place_on_every_layout() -> None:
    french_one = key(pygame.K_AMPERSAND, pygame.KSCAN_1)  # AZERTY: the key in the place of 1 bears "&"
    assert one(Translator(), french_one) == Command(Verb.PLACE, place=1)


def test_letters_count_by_key_cap_on_every_layout() -> None:
    german_z = key(pygame.K_z, pygame.KSCAN_Y)
    assert one(Translator(), german_z) == Command(Verb.LETTER, letter="Z")


def test_tabs_are_the_keys_in_the_places_of_q_and_e() -> None:
    french_a = key(pygame.K_a, pygame.KSCAN_Q)
    assert one(Translator(), french_a) == Command(Verb.LETTER, letter="A", tab_step=-1)


def test_a_held_key_is_told_from_a_new_one() -> None:
    translator = Translator()
    down = key(pygame.K_DOWN, pygame.KSCAN_DOWN)
    assert one(translator, down) == Command(Verb.DOWN)
    assert one(translator, down) == Command(Verb.DOWN, repeat=True)
    translator.translate(pygame.Event(pygame.KEYUP, key=pygame.K_DOWN, scancode=pygame.KSCAN_DOWN, mod=0))
    assert one(translator, down) == Command(Verb.DOWN)


def test_shift_and_tab_goes_back_and_control_is_left_to_the_system() -> None:
    assert verb(Translator(), key(pygame.K_TAB, pygame.KSCAN_TAB, pygame.KMOD_LSHIFT)) is Verb.PREVIOUS
    assert Translator().translate(key(pygame.K_h, pygame.KSCAN_H, pygame.KMOD_LCTRL)) == []


@pytest.mark.parametrize(
    ("code", "scancode", "meant"),
    [
        (pygame.K_a, pygame.KSCAN_A, Verb.MARK_ALL),
        (pygame.K_c, pygame.KSCAN_C, Verb.COPY),
        (pygame.K_x, pygame.KSCAN_X, Verb.CUT),
        (pygame.K_v, pygame.KSCAN_V, Verb.PASTE),
    ],
)
def test_text_is_edited_by_the_usual_keys_of_the_system(code: int, scancode: int, meant: Verb) -> None:
    modifier = pygame.KMOD_LMETA if sys.platform == "darwin" else pygame.KMOD_LCTRL
    assert verb(Translator(), key(code, scancode, modifier)) is meant
    assert Translator().translate(key(code, scancode, pygame.KMOD_LCTRL | pygame.KMOD_LALT)) == []


def test_pointer_wheel_and_text() -> None:
    translator = Translator()
    press = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=3)
    assert one(translator, press) == Pointer(PointerKind.DOWN, 3, 4, button=3)
    assert translator.translate(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=4)) == []
    wheel = one(translator, pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2))
    assert isinstance(wheel, Pointer)
    assert wheel.steps == -2
    assert one(translator, pygame.Event(pygame.TEXTINPUT, text="ő")) == Typed("ő")


def pad(button: int, down: bool = True) -> pygame.Event:
    return pygame.Event(
        pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP, button=button, instance_id=0
    )


def stick(value: int, axis: int = pygame.CONTROLLER_AXIS_LEFTX) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)


def test_pad_buttons_give_the_same_commands_as_keys() -> None:
    translator = Translator()
    assert one(translator, pad(pygame.CONTROLLER_BUTTON_A)) == Command(Verb.PRESS, device=Device.PAD)
    assert verb(translator, pad(pygame.CONTROLLER_BUTTON_B)) is Verb.CANCEL
    assert verb(translator, pad(pygame.CONTROLLER_BUTTON_START)) is Verb.BACK
    assert verb(translator, pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)) is Verb.LEFT
    assert verb(translator, pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)) is Verb.TAB_RIGHT


def test_a_held_stick_moves_once_then_repeats_until_it_is_let_go() -> None:
    translator = Translator()
    assert verb(translator, stick(30000)) is Verb.RIGHT
    assert translator.translate(stick(15000)) == []  # trembling between the thresholds
    assert translator.update(REPEAT_AFTER - 1) == []
    assert translator.update(1) == [Command(Verb.RIGHT, repeat=True, device=Device.PAD)]
    assert translator.update(REPEAT_EVERY) == [Command(Verb.RIGHT, repeat=True, device=Device.PAD)]
    assert translator.translate(stick(0)) == []
    assert translator.update(10_000) == []


def test_a_pad_pulled_out_leaves_nothing_held() -> None:
    translator = Translator()
    translator.translate(pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN))
    translator.release_all()
    assert translator.repeat_in is None


def test_triggers_peek_and_ask_the_coach() -> None:
    translator = Translator()
    assert verb(translator, stick(32767, pygame.CONTROLLER_AXIS_TRIGGERLEFT)) is Verb.PEEK
    assert verb(translator, stick(0, pygame.CONTROLLER_AXIS_TRIGGERLEFT)) is Verb.PEEK_UP
    assert verb(translator, stick(32767, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)) is Verb.COACH
