"""Raw pygame events to the values of ``scenes.ui.input``: keyboard, mouse, touch and game pads."""

from __future__ import annotations

import sys

import pygame

from scenes.ui.input import Command, Device, Input, Pointer, PointerKind, Typed, Verb

REPEAT_AFTER = 400
"""Milliseconds a key or pad direction is held before it repeats."""
REPEAT_EVERY = 60

_STICK_ON, _STICK_OFF = 0.6, 0.4  # two thresholds, so that a trembling stick does not chatter

_KEYS = {
    pygame.K_UP: Verb.UP,
    pygame.K_DOWN: Verb.DOWN,
    pygame.K_LEFT: Verb.LEFT,
    pygame.K_RIGHT: Verb.RIGHT,
    pygame.K_RETURN: Verb.PRESS,
    pygame.K_KP_ENTER: Verb.PRESS,
    pygame.K_ESCAPE: Verb.BACK,
    pygame.K_SPACE: Verb.SPACE,
    pygame.K_F1: Verb.RULES,
    pygame.K_PAGEUP: Verb.PAGE_UP,
    pygame.K_PAGEDOWN: Verb.PAGE_DOWN,
    pygame.K_HOME: Verb.HOME,
    pygame.K_END: Verb.END,
    pygame.K_BACKSPACE: Verb.BACKSPACE,
    pygame.K_DELETE: Verb.DELETE,
}
_EDITING = pygame.KMOD_META if sys.platform == "darwin" else pygame.KMOD_CTRL
_EDITS = {
    pygame.K_a: Verb.MARK_ALL,
    pygame.K_c: Verb.COPY,
    pygame.K_x: Verb.CUT,
    pygame.K_v: Verb.PASTE,
}
_PLACES = {pygame.KSCAN_1 + number: number + 1 for number in range(9)}
_TAB_STEPS = {pygame.KSCAN_Q: -1, pygame.KSCAN_E: 1}

_PAD_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: Verb.PRESS,
    pygame.CONTROLLER_BUTTON_B: Verb.CANCEL,
    pygame.CONTROLLER_BUTTON_START: Verb.BACK,
    pygame.CONTROLLER_BUTTON_BACK: Verb.LOG,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Verb.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Verb.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Verb.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Verb.RIGHT,
}
_PAD_LETTERS = {pygame.CONTROLLER_BUTTON_X: "H", pygame.CONTROLLER_BUTTON_Y: "S"}
_PAD_SHOULDERS = {pygame.CONTROLLER_BUTTON_LEFTSHOULDER: -1, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: 1}
_DIRECTIONS = (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT)
_STICKS = {
    pygame.CONTROLLER_AXIS_LEFTX: (Verb.LEFT, Verb.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Verb.UP, Verb.DOWN),
}
_TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT}


class Translator:
    """Remembers what is held down; everything else is a table. Pad events are those of mapped controllers."""

    def __init__(self) -> None:
        self._keys_down: set[int] = set()
        self._axes: dict[tuple[int, int], int] = {}
        self._pad_held: Verb | None = None
        self._pad_repeat_in = 0

    @property
    def repeat_in(self) -> int | None:
        """Milliseconds until ``update`` has a repeat to give, or None."""
        return self._pad_repeat_in if self._pad_held else None

    def update(self, dt_ms: int) -> list[Input]:
        """Repeats of a held pad direction after ``dt_ms`` milliseconds."""
        if self._pad_held is None:
            return []
        self._pad_repeat_in -= dt_ms
        if self._pad_repeat_in > 0:
            return []
        self._pad_repeat_in = REPEAT_EVERY
        return [Command(self._pad_held, repeat=True, device=Device.PAD)]

    def release_all(self) -> None:
        """Forget what is held: the window lost the keyboard or a pad was pulled out."""
        self._keys_down.clear()
        self._axes.clear()
        self._pad_held = None

    def translate(self, event: pygame.Event) -> list[Input]:
        """The inputs a raw event stands for: none, one, or (a stick crossing over) two."""
        if event.type == pygame.KEYDOWN:
            return self._key_down(event)
        if event.type == pygame.KEYUP:
            self._keys_down.discard(event.scancode)
            return [Command(Verb.SPACE_UP)] if event.key == pygame.K_SPACE else []
        if event.type == pygame.TEXTINPUT:
            return [Typed(event.text)]
        if event.type == pygame.TEXTEDITING:
            return [Typed(event.text, composing=True)]
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            return self._pad_button(event.button, event.type == pygame.CONTROLLERBUTTONDOWN)
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._pad_axis(event.instance_id, event.axis, event.value / 32768)
        return _pointer(event)

    def pressed_anew(self, event: pygame.Event) -> bool:
        """Note that the key of a KEYDOWN event is down. False if it was already: the event is a repeat."""
        repeated = event.scancode in self._keys_down
        self._keys_down.add(event.scancode)
        return not repeated

    def _key_down(self, event: pygame.Event) -> list[Input]:
        repeat = not self.pressed_anew(event)
        shift = bool(event.mod & pygame.KMOD_SHIFT)
        if event.mod & _EDITING and event.key in _EDITS and not event.mod & pygame.KMOD_ALT:
            return [] if repeat else [Command(_EDITS[event.key])]
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_LALT | pygame.KMOD_META):
            return []
        if event.key == pygame.K_TAB:
            return [Command(Verb.PREVIOUS if shift else Verb.NEXT, shift=shift, repeat=repeat)]
        if event.key in _KEYS:
            return [Command(_KEYS[event.key], shift=shift, repeat=repeat)]
        if event.scancode in _PLACES:
            return [Command(Verb.PLACE, place=_PLACES[event.scancode], shift=shift, repeat=repeat)]
        name = pygame.key.name(event.key) or ""
        if len(name) == 1:
            step = _TAB_STEPS.get(event.scancode, 0)
            return [Command(Verb.LETTER, letter=name.upper(), shift=shift, repeat=repeat, tab_step=step)]
        return []

    def _pad_button(self, button: int, down: bool) -> list[Input]:
        verb = _PAD_BUTTONS.get(button)
        if verb in _DIRECTIONS:
            return self._hold(verb) if down else self._let_go(verb)
        if not down:
            return []
        if verb is not None:
            return [Command(verb, device=Device.PAD)]
        if button in _PAD_LETTERS:
            return [Command(Verb.LETTER, letter=_PAD_LETTERS[button], device=Device.PAD)]
        if button in _PAD_SHOULDERS:
            step = _PAD_SHOULDERS[button]
            return [Command(Verb.TAB_LEFT if step < 0 else Verb.TAB_RIGHT, device=Device.PAD, tab_step=step)]
        return []

    def _pad_axis(self, pad: int, axis: int, value: float) -> list[Input]:
        before = self._axes.get((pad, axis), 0)
        now = before
        if abs(value) >= _STICK_ON:
            now = 1 if value > 0 else -1
        elif abs(value) <= _STICK_OFF:
            now = 0
        self._axes[pad, axis] = now
        if now == before:
            return []
        if axis in _STICKS:
            less, more = _STICKS[axis]
            released = self._let_go(less if before < 0 else more) if before else []
            return released + (self._hold(less if now < 0 else more) if now else [])
        if axis in _TRIGGERS:
            if axis == pygame.CONTROLLER_AXIS_TRIGGERRIGHT:
                return [Command(Verb.COACH, device=Device.PAD)] if now else []
            return [Command(Verb.PEEK if now else Verb.PEEK_UP, device=Device.PAD)]
        return []

    def _hold(self, verb: Verb) -> list[Input]:
        self._pad_held, self._pad_repeat_in = verb, REPEAT_AFTER
        return [Command(verb, device=Device.PAD)]

    def _let_go(self, verb: Verb) -> list[Input]:
        if self._pad_held is verb:
            self._pad_held = None
        return []


def _pointer(event: pygame.Event) -> list[Input]:
    if event.type == pygame.MOUSEMOTION:
        x, y = event.pos
        return [Pointer(PointerKind.MOVE, x, y)]
    if event.type == pygame.WINDOWLEAVE:
        return [Pointer(PointerKind.LEAVE, -1, -1)]
    shift = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button <= 3:
        x, y = event.pos
        kind = PointerKind.DOWN if event.type == pygame.MOUSEBUTTONDOWN else PointerKind.UP
        return [Pointer(kind, x, y, button=event.button, shift=shift)]
    if event.type == pygame.MOUSEWHEEL and event.y:
        x, y = pygame.mouse.get_pos()
        return [Pointer(PointerKind.WHEEL, x, y, steps=event.y, shift=shift)]
    return []
