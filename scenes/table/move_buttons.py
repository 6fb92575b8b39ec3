"""The buttons of the moves: one of each in its colour and with its key, with what follows or why not; rows of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.app.text import gettext as _
from game.app.wording import moves
from game.app.wording.words import verb_label
from game.engine.actions import Verb
from game.engine.observation import Observation
from scenes.context import Context
from scenes.table.coach_bars import room_on_button
from scenes.theme import Face, Tone
from scenes.ui import Brush, Button, Device, level
from scenes.ui.buttons import LABEL_SIZE

_KEYS = {
    Verb.HIT: "H",
    Verb.STAND: "S",
    Verb.DOUBLE: "D",
    Verb.DARK: "M",
    Verb.BUY: "B",
    Verb.SPLIT: "X",
    Verb.RAISE: "R",
    Verb.OHNE_ACE: "O",
    Verb.RESTART: "N",
}
_BESIDE_CAPS = 0.78
"""Of the usual size: labels that stand above something keep off the key caps on the corners."""
_TONES = {
    Verb.HIT: Tone.LEAF,
    Verb.STAND: Tone.RED,
    Verb.DARK: Tone.BROWN,
    Verb.BUY: Tone.BROWN,
    Verb.OHNE_ACE: Tone.BROWN,
}


def move_button(seen: Observation, verb: Verb, place: int, press: Callable[[], None]) -> Button:
    """The button of a move for whoever has made this observation; grey with the reason where it may not be made."""
    button = Button(
        verb.value,
        verb_label(seen.rules.game, verb),
        press,
        tone=_TONES.get(verb, Tone.BLUE),
        key=_KEYS[verb],
        place=place,
    )
    offer = next((offer for offer in seen.offers if offer.verb is verb), None)
    refusal = next((refusal for refusal in seen.refusals if refusal.verb is verb), None)
    if offer is not None:
        button.second = moves.hint(seen, offer)
    else:
        button.reason = moves.reason(seen, refusal) if refusal is not None else _("not now")
    return button


def place_row(
    buttons: Sequence[Button],
    places: Sequence[Rect],
    context: Context,
    *,
    second_lines: bool,
    size: float = LABEL_SIZE,
) -> None:
    """Puts buttons in their places, with one size of words for all, of at most ``size`` dp."""
    for button, rect in zip(buttons, places, strict=True):
        button.second_lines = second_lines
        button.show_key = context.device is not Device.PAD
        button.place_at(rect, context.brush)
    level(buttons, context.brush, size)
    if not all(_fits(button, context.brush) for button in buttons):
        for button in buttons:  # words need the room
            button.key_in_corner = True
        raised = any(button.gauge is not None for button in buttons)
        level(buttons, context.brush, size * _BESIDE_CAPS if raised else size)


def _fits(button: Button, brush: Brush) -> bool:
    """Whether a button shows its label, its second line, and what the coach says on it whole."""
    room = button.label_room(brush)[1]
    if button.gauge is not None and room < room_on_button(brush):
        return False
    label = brush.measure(button.label, size=button.label_size, face=Face.SEMIBOLD)[0]
    return max(label, brush.measure(button.line, size=button.second_size)[0]) <= room
