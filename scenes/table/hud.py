"""The action bar: what may be done now, in the game's own words, with the consequence or the reason under each
button.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.app import moves
from game.app.text import gettext as _
from game.app.text import ngettext
from game.app.words import verb_label
from game.engine import actions
from game.engine.actions import Action, Offer
from game.engine.observation import Observation
from game.engine.variants import verbs
from scenes import theme
from scenes.context import Context
from scenes.scale import Scale
from scenes.table.amount import CHIPS, Amount
from scenes.table.bar import BarPlaces, place_amount, place_bar, place_buttons
from scenes.table.chip_button import ChipButton
from scenes.theme import Face, Tone
from scenes.ui import Button, Command, FocusRing, IconButton, Input, Pointer, PointerKind, Stepper, Verb, Widget, level
from scenes.ui.input import Device

_KEYS = {
    actions.Verb.HIT: "H",
    actions.Verb.STAND: "S",
    actions.Verb.DOUBLE: "D",
    actions.Verb.DARK: "M",
    actions.Verb.BUY: "B",
    actions.Verb.SPLIT: "X",
    actions.Verb.RAISE: "R",
    actions.Verb.OHNE_ACE: "O",
    actions.Verb.RESTART: "N",
}
_TONES = {
    actions.Verb.HIT: Tone.LEAF,
    actions.Verb.STAND: Tone.RED,
    actions.Verb.DARK: Tone.BROWN,
    actions.Verb.BUY: Tone.BROWN,
    actions.Verb.OHNE_ACE: Tone.BROWN,
}
_OPENING = (actions.Verb.BANK, actions.Verb.BET)


@dataclass(frozen=True, slots=True)
class Calls:
    """What the bar asks the scene for."""

    act: Callable[[Action], None]
    next_deal: Callable[[], None]
    log: Callable[[], None]
    rules: Callable[[], None]
    menu: Callable[[], None]


class Hud:
    """The bar of one table. It shows one of: the moves, an amount, waiting (all grey), or the end of a deal."""

    def __init__(self, context: Context, ring: FocusRing, calls: Calls) -> None:
        self._context = context
        self._ring = ring
        self._calls = calls
        self._scale = context.scale
        self._decision: Observation | None = None
        self._waiting: Observation | None = None
        self._why = ""
        self._header = ""
        self._ended: tuple[str, str] | None = None
        self._armed: actions.Verb | None = None
        self._last: dict[actions.Verb, int] = {}
        self.amount: Amount | None = None
        self._stepper = Stepper("stepper", 1, 1, 1, self._set, size=22)
        """Kept, because a stepper that is held down goes on stepping while the bar changes."""
        self.version = 0
        """Another number whenever the bar looks different."""
        ring.space_presses = False

    # What the bar shows

    @property
    def live(self) -> bool:
        """A decision of a person is being asked for."""
        return self._decision is not None

    def ask(self, observation: Observation) -> None:
        """A person's seat is to act: the focus lies on its first move or on the proposed amount."""
        self._decision, self._ended = observation, None
        self._armed = None
        opening = [offer for offer in observation.offers if offer.verb in _OPENING]
        self.amount = self._proposed(opening[0], observation) if opening else None
        self._build(focus="confirm" if opening else self._first_move(observation))

    def wait(self, observation: Observation, header: str, why: str) -> None:
        """Nobody at this screen is to act: the buttons of ``observation`` stay in their places, grey, with a reason."""
        self._decision = self._ended = self.amount = None
        self._waiting, self._header, self._why = observation, header, why
        self._build()

    def end(self, label: str, second: str, header: str) -> None:
        """A deal is over: the button that goes on, and the log."""
        self._decision = self.amount = None
        self._ended, self._header = (label, second), header
        self._build(focus="next")

    def count_down(self, second: str) -> None:
        """The line under the button that goes on has changed."""
        if self._ended is not None and self._ended[1] != second:
            self._ended = (self._ended[0], second)
            self._build()

    def layout(self, scale: Scale) -> None:
        """Places everything for this window."""
        self._scale = scale
        self._build()

    @property
    def _bar(self) -> BarPlaces:
        seen = self._decision or self._waiting
        return place_bar(self._scale, len(verbs(seen.rules)) if seen is not None else 0)

    @property
    def preview(self) -> list[int]:
        """Chips on each hand that are being thought about, to show faintly on the cloth."""
        offer = self.amount.offer if self.amount is not None else None
        return list(self.amount.hands) if self.amount is not None and offer and offer.verb is actions.Verb.BET else []

    # Building the widgets

    def _build(self, focus: str | None = None) -> None:
        self.version += 1
        bar = self._bar
        if self._ended is not None:
            widgets = self._end_widgets(bar.room)
        elif self.amount is not None:
            widgets = self._amount_widgets(bar.room)
        else:
            widgets = self._move_widgets(bar.room)
        self._ring.set([*widgets, *self._icons(bar.icons)], focus)

    def _move_widgets(self, room: pygame.Rect) -> list[Widget]:
        seen = self._decision or self._waiting
        if seen is None:
            return []
        seat = seen.seat if seen.seat is not None else seen.to_act
        shown = verbs(seen.rules, banker=seat == seen.banker)
        offers = {offer.verb: offer for offer in seen.offers} if self._decision else {}
        refused = {refusal.verb: refusal for refusal in seen.refusals}
        buttons = []
        for place, verb in enumerate(shown, start=1):
            button = Button(
                verb.value,
                verb_label(seen.rules.game, verb),
                self._presses(verb),
                tone=_TONES.get(verb, Tone.BLUE),
                key=_KEYS[verb],
                place=place,
            )
            if verb in offers:
                button.second = _("click again") if verb is self._armed else moves.hint(seen, offers[verb])
            elif verb in refused and self._decision:
                button.reason = moves.reason(seen, refused[verb])
            else:
                button.reason = self._why or _("not now")
            buttons.append(button)
        self._place_row(buttons, room)
        return list(buttons)

    def _place_row(self, buttons: list[Button], room: pygame.Rect) -> None:
        brush = self._context.brush
        for button, rect in zip(buttons, place_buttons(room, self._scale, len(buttons)), strict=True):
            button.second_lines = not self._scale.slim
            button.show_key = self._context.device is not Device.PAD
            button.place_at(rect, brush)
        level(buttons, brush)

    def _end_widgets(self, room: pygame.Rect) -> list[Widget]:
        assert self._ended is not None
        label, second = self._ended
        buttons = [
            Button("next", label, self._calls.next_deal, tone=Tone.LEAF, key="Enter", place=1, second=second),
            Button("log", _("Log"), self._calls.log, tone=Tone.BLUE, key="L", place=2, second=_("every card and chip")),
        ]
        self._place_row(buttons, room)
        return list(buttons)

    def _icons(self, places: tuple[pygame.Rect, ...]) -> list[Widget]:
        log = IconButton(
            "icon log", self._calls.log, glyph="list", caption="L", key="L", header=_("The log of this deal")
        )
        rules = IconButton(
            "icon rules", self._calls.rules, glyph="help", caption="F1", key="F1", header=_("The rules of this table")
        )
        menu = IconButton("icon menu", self._calls.menu, glyph="menu", caption="Esc", key="Esc", header=_("Pause"))
        icons = [menu] if len(places) == 1 else [log, rules, menu]
        for icon, rect in zip(icons, places, strict=True):
            icon.place_at(rect, self._context.brush)
        return list(icons)

    def _amount_widgets(self, room: pygame.Rect) -> list[Widget]:
        amount, seen = self.amount, self._decision
        assert amount is not None
        assert seen is not None
        offer, brush = amount.offer, self._context.brush
        several = offer.hands > 1
        places = place_amount(room, self._scale, len(CHIPS), several)
        chips = [
            ChipButton(f"chip {value}", value, self._adds(value), self._adds(-value), header=self._chip_header(value))
            for value in CHIPS
        ]
        stepper = self._stepper
        stepper.value, stepper.low, stepper.high = amount.value, offer.low, max(amount.most, amount.value)
        number = len(amount.hands)
        stepper.caption = _("hand {number}").format(number=number) if number > 1 else _("wheel, arrows")
        all_in = Button(
            "all in",
            _("All in"),
            self._all_in,
            tone=Tone.BROWN,
            key="A",
            second=str(amount.most),
            header=self._all_in_header(),
        )
        label = f"{verb_label(seen.rules.game, offer.verb)} {' + '.join(map(str, amount.hands))}"
        reason = "" if amount.legal else _("at least {low}").format(low=offer.low)
        confirm = Button(
            "confirm",
            label,
            self._confirm,
            tone=Tone.LEAF,
            key="Enter",
            reason=reason,
            header=moves.explain(seen, offer.verb),
        )
        widgets: list[Widget] = []
        for chip, rect in zip(chips, places.chips, strict=True):
            if rect.width:
                chip.place_at(rect, brush)
                widgets.append(chip)
        for widget, rect in ((stepper, places.stepper), (all_in, places.all_in), (confirm, places.confirm)):
            widget.place_at(rect, brush)
        buttons = [all_in, confirm]
        if several:
            hands = Button("hands", self._hands_label(), self._change_hands, tone=Tone.BLUE, key="T")
            hands.place_at(places.hands, brush)
            buttons.insert(1, hands)
        for button in buttons:
            button.show_key = not self._scale.slim and self._context.device is not Device.PAD
            button.second_lines = not self._scale.slim
        level(buttons[:-1], brush, 16)
        level(buttons[-1:], brush)
        return [*widgets, stepper, *buttons]

    # Words of the bar

    def _chip_header(self, value: int) -> str:
        return ngettext(
            "{chips} chip more; the right mouse button takes it away",
            "{chips} chips more; the right mouse button takes them away",
            value,
        ).format(chips=value)

    def _all_in_header(self) -> str:
        assert self.amount is not None
        return _("All that may be laid: {chips} chips").format(chips=self.amount.most)

    def _hands_label(self) -> str:
        assert self.amount is not None
        count = len(self.amount.hands) + 1 if self.amount.can_add_hand else 1
        return ngettext("{count} hand", "{count} hands", count).format(count=count)

    @staticmethod
    def _first_move(observation: Observation) -> str:
        offered = [offer.verb for offer in observation.offers]
        return (actions.Verb.HIT if actions.Verb.HIT in offered else offered[0]).value

    # What the widgets do

    def _proposed(self, offer: Offer, observation: Observation) -> Amount:
        usual = (
            max(offer.low, observation.seats[observation.to_act or 0].purse // 2)
            if offer.verb is actions.Verb.BANK
            else offer.low
        )
        return Amount(offer, self._last.get(offer.verb, usual))

    def _presses(self, verb: actions.Verb) -> Callable[[], None]:
        return lambda: self._press(verb)

    def _press(self, verb: actions.Verb) -> None:
        seen = self._decision
        if seen is None:
            return
        offer = next((offer for offer in seen.offers if offer.verb is verb), None)
        if offer is None:
            return
        if offer.high:
            self.amount = self._proposed(offer, seen)
            self._build(focus="confirm")
        elif self._context.settings.click_twice and self._context.device is Device.POINTER and self._armed is not verb:
            self._armed = verb
            self._build()
        else:
            self._act(Action(verb))

    def _act(self, action: Action) -> None:
        self._decision = self.amount = None
        self._calls.act(action)

    def _confirm(self) -> None:
        amount = self.amount
        if amount is not None and amount.legal:
            self._last[amount.offer.verb] = amount.hands[0]
            self._act(amount.action)

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

    def _change(self, change: Callable[[Amount], bool]) -> bool:
        if self.amount is None or not change(self.amount):
            return False
        self._build()
        return True

    def step_back(self) -> bool:
        """Escape: from the amount of a buy or raise back to the moves. False when there is no step back."""
        if self.amount is None or self.amount.offer.verb in _OPENING or self._decision is None:
            return False
        verb = self.amount.offer.verb
        self.amount = None
        self._build(focus=verb.value)
        return True

    def handle(self, event: Input) -> bool:
        """Keys and wheel of the amount first, then the widgets. True when used."""
        used = (self.amount is not None and self._amount_input(event)) or self._ring.handle(event)
        self.version += used
        return used

    def update(self, passed: int) -> bool:
        """Time passes for the widgets (ms). True when one looks different now."""
        changed = self._ring.update(passed)
        self.version += changed
        return changed

    def _amount_input(self, event: Input) -> bool:
        if isinstance(event, Pointer):
            if event.kind is not PointerKind.WHEEL:
                return False
            by = event.steps * (5 if event.shift else 1)
            return self._change(lambda amount: amount.add(by)) or True
        if not isinstance(event, Command):
            return False
        if event.verb is Verb.PLACE or (event.verb is Verb.LETTER and event.letter == "0"):
            return self._change(lambda amount: amount.digit(event.place)) or True
        if event.verb is Verb.BACKSPACE:
            return self._change(lambda amount: amount.backspace()) or True
        step = 5 if event.shift else 1
        steps = {Verb.UP: step, Verb.DOWN: -step, Verb.PAGE_UP: 5, Verb.PAGE_DOWN: -5}
        if event.verb in steps:
            return self._change(lambda amount: amount.add(steps[event.verb])) or True
        return False

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """The header row, the ground of the bet control, and all widgets."""
        brush = self._context.brush
        bar = self._bar
        if self.amount is not None:
            ground = bar.room.inflate(0, brush.px(8))
            brush.box(surface, ground, theme.darker(theme.PANEL, 0.25), edge=theme.PANEL_EDGE, radius=13)
        text = self._ring.header or self._headline()
        brush.text(
            surface,
            text,
            bar.header.center,
            size=16,
            face=Face.MEDIUM,
            colour=theme.GLOW,
            anchor="centre",
            width=bar.header.width,
        )
        self._ring.draw(surface, brush)

    def _headline(self) -> str:
        if self._decision is not None:
            return moves.header(self._decision)
        return self._header
