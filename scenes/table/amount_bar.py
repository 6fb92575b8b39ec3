"""The bet control: chips, a stepper, all in, a second hand, and the button that confirms. Keys and wheel work
everywhere.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.text import gettext as _
from game.app.text import ngettext
from game.app.wording import moves
from game.app.wording.words import verb_label
from game.engine import actions
from game.engine.actions import Action, Offer
from game.engine.observation import Observation
from scenes.context import Context
from scenes.scale import Scale
from scenes.table.amount import CHIPS, Amount
from scenes.table.bar import place_amount
from scenes.table.chip_button import ChipButton
from scenes.table.move_buttons import place_row
from scenes.theme import Tone
from scenes.ui import Button, Command, Input, Pointer, PointerKind, Stepper, Verb, Widget
from scenes.ui.buttons import LABEL_SIZE

OPENING = (actions.Verb.BANK, actions.Verb.BET)
"""Amounts that are asked for by themselves: there is no step back from them to other moves."""
_AMOUNT_SIZE = 16  # dp of the words on the buttons that change an amount
_BIG_STEP = 5


class AmountBar:
    """One amount being asked for. ``done`` gets the move; ``changed`` is called when the widgets must be made anew."""

    def __init__(self, context: Context, done: Callable[[Action], None], changed: Callable[[], None]) -> None:
        self._context = context
        self._done = done
        self._changed = changed
        self._seen: Observation | None = None
        self._last: dict[actions.Verb, int] = {}
        self.amount: Amount | None = None
        self._stepper = Stepper("stepper", 1, 1, 1, self._set, big_step=_BIG_STEP, size=22)
        """Kept, because a stepper that is held down goes on stepping while the bar changes."""

    def ask(self, offer: Offer, seen: Observation) -> None:
        """Proposes what was laid the last time, else the least; for a bank half the purse."""
        usual = offer.high // 2 if offer.verb is actions.Verb.BANK else offer.low
        self._seen = seen
        self.amount = Amount(offer, self._last.get(offer.verb, usual))

    def close(self) -> None:
        """Nothing is asked for any more."""
        self.amount = None

    @property
    def preview(self) -> list[int]:
        """Chips on each hand that are being thought about, to show faintly on the cloth."""
        if self.amount is None or self.amount.offer.verb is not actions.Verb.BET:
            return []
        return list(self.amount.hands)

    @property
    def _purse(self) -> int:
        """Chips in the purse of the seat that is asked."""
        seen = self._seen
        return seen.seats[seen.to_act].purse if seen is not None and seen.to_act is not None else 0

    @property
    def header(self) -> str:
        """What may be laid."""
        if self.amount is None or self._seen is None:
            return ""
        offer = self.amount.offer
        if offer.verb in OPENING:
            return moves.header(self._seen)
        return f"{verb_label(self._seen.rules.game, offer.verb)}: {moves.hint(self._seen, offer)}"

    # Widgets

    def widgets(self, room: pygame.Rect, scale: Scale) -> list[Widget]:
        """The control in this room of the bar, in reading order."""
        amount, seen, brush = self.amount, self._seen, self._context.brush
        if amount is None or seen is None:
            return []
        several = amount.offer.hands > 1
        places = place_amount(room, scale, len(CHIPS), several)
        chips = [self._chip(value, amount.most) for value in CHIPS]
        shown = [(chip, rect) for chip, rect in zip(chips, places.chips, strict=True) if rect.width]
        buttons = [(self._all_in_button(amount), places.all_in), (self._confirm_button(amount, seen), places.confirm)]
        if several:
            buttons.insert(1, (self._hands_button(amount), places.hands))
        self._set_stepper(amount)
        for widget, rect in [*shown, (self._stepper, places.stepper)]:
            widget.place_at(rect, brush)
        for row, size in ((buttons[:-1], _AMOUNT_SIZE), (buttons[-1:], LABEL_SIZE)):
            part, rects = zip(*row, strict=True)
            place_row(part, rects, self._context, second_lines=not scale.slim, size=size)
        return [*(chip for chip, _rect in shown), self._stepper, *(button for button, _rect in buttons)]

    def _chip(self, value: int, most: int) -> ChipButton:
        header = ngettext(
            "{chips} chip more; the right mouse button takes it away",
            "{chips} chips more; the right mouse button takes them away",
            value,
        )
        reason = _("At most {chips} may be laid.").format(chips=most) if value > most else ""
        header = header.format(chips=value)
        return ChipButton(f"chip {value}", value, self._adds(value), self._adds(-value), reason=reason, header=header)

    def _set_stepper(self, amount: Amount) -> None:
        stepper, number = self._stepper, len(amount.hands)
        stepper.value, stepper.low, stepper.high = amount.value, amount.offer.low, max(amount.most, amount.value)
        stepper.caption = _("hand {number}").format(number=number) if number > 1 else _("wheel, arrows")

    def _all_in_button(self, amount: Amount) -> Button:
        header = _("All that may be laid: {chips} chips").format(chips=amount.most)
        label = _("All in") if amount.most == self._purse else _("Most")
        return Button("all in", label, self._all_in, tone=Tone.BROWN, key="A", second=str(amount.most), header=header)

    def _hands_button(self, amount: Amount) -> Button:
        count = len(amount.hands) + 1 if amount.can_add_hand else 1
        label = ngettext("{count} hand", "{count} hands", count).format(count=count)
        return Button("hands", label, self._change_hands, tone=Tone.BLUE, key="T")

    def _confirm_button(self, amount: Amount, seen: Observation) -> Button:
        label = f"{verb_label(seen.rules.game, amount.offer.verb)} {' + '.join(map(str, amount.hands))}"
        reason = "" if amount.legal else _("at least {low}").format(low=amount.offer.low)
        return Button(
            "confirm", label, self._confirm, tone=Tone.LEAF, key="Enter", reason=reason, header=reason or self.header
        )

    # What the widgets do

    def _confirm(self) -> None:
        amount = self.amount
        if amount is not None and amount.legal:
            self._last[amount.offer.verb] = amount.hands[0]
            self.amount = None
            self._done(amount.action)

    def _adds(self, chips: int) -> Callable[[], None]:
        def add() -> None:
            self._change(lambda amount: amount.add(chips))

        return add

    def _set(self, chips: int) -> None:
        self._change(lambda amount: amount.set(chips))

    def _all_in(self) -> None:
        self._change(lambda amount: amount.all_in())

    def _change_hands(self) -> None:
        self._change(lambda amount: amount.change_hands())

    def _change(self, change: Callable[[Amount], bool]) -> None:
        if self.amount is not None and change(self.amount):
            self._changed()

    def handle(self, event: Input) -> bool:
        """The wheel, digits, Backspace, up and down, wherever the focus is. True when it was one of them."""
        change = self._change_by(event) if self.amount is not None else None
        if change is None:
            return False
        self._change(change)
        return True

    @staticmethod
    def _change_by(event: Input) -> Callable[[Amount], bool] | None:
        if isinstance(event, Pointer):
            if event.kind is not PointerKind.WHEEL:
                return None
            notches = event.steps * (_BIG_STEP if event.shift else 1)
            return lambda amount: amount.add(notches)
        if not isinstance(event, Command):
            return None
        if event.verb is Verb.PLACE or (event.verb is Verb.LETTER and event.letter == "0"):
            return lambda amount: amount.digit(event.place)
        if event.verb is Verb.BACKSPACE:
            return lambda amount: amount.backspace()
        step = _BIG_STEP if event.shift else 1
        steps = {Verb.UP: step, Verb.DOWN: -step, Verb.PAGE_UP: _BIG_STEP, Verb.PAGE_DOWN: -_BIG_STEP}
        by = steps.get(event.verb)
        return None if by is None else lambda amount: amount.add(by)
