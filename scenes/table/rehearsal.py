"""Buttons of the bar drawn once before anybody is asked: the first question then costs no more than the next."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from scenes.context import Context
from scenes.scale import Scale
from scenes.table.amount import CHIPS
from scenes.table.bar import place_amount, place_bar, place_buttons
from scenes.table.chip_button import ChipButton
from scenes.theme import Tone
from scenes.ui import Button, Look


def rehearse(context: Context, scale: Scale, moves: int) -> Iterator[None]:
    """Draws what the bar of a game with so many moves is made of, where nobody sees it, a little at a time."""
    room = place_bar(scale, moves).room
    row, amount = place_buttons(room, scale, moves), place_amount(room, scale, len(CHIPS), False)
    buttons = [(Button("", "", _nothing, tone=tone, key="H"), row[0]) for tone in Tone]
    buttons += [
        (Button("", "", _nothing, tone=tone, key=key), place)
        for tone, key, place in ((Tone.BROWN, "A", amount.all_in), (Tone.LEAF, "Enter", amount.confirm))
    ]
    chips = [
        (ChipButton("", value, _nothing, _nothing, header=""), place)
        for value, place in zip(CHIPS, amount.chips, strict=True)
    ]
    unseen = Surface(room.size)
    for widget, place in (*buttons, *chips):
        if place.width:
            here = Rect((0, 0), place.size)
            widget.place_at(here, context.brush)
            widget.paint(context.brush, unseen, here, Look())
            yield


def _nothing() -> None:
    """What a button does that nobody can press."""
