"""The action bar: what may be done now, in the game's own words, with what follows or the reason why not under each
button.
"""

from __future__ import annotations

import pygame

from game.app.coaching.coach import Advice
from game.app.text import gettext as _
from game.app.wording import moves
from game.engine.actions import Action, Verb
from game.engine.observation import Observation
from game.engine.variants import verbs
from scenes import theme
from scenes.context import Context
from scenes.scale import Scale
from scenes.table.amount_bar import OPENING, AmountBar
from scenes.table.bar import BarPlaces, place_bar, place_buttons, place_cells
from scenes.table.bar_icons import Calls, bar_icons
from scenes.table.coach_bars import draw_bar, draw_bar_on_button
from scenes.table.coach_button import CoachButton
from scenes.table.move_buttons import move_button, place_row
from scenes.theme import Face, Tone
from scenes.ui import Button, Command, Device, FocusRing, Input, Widget
from scenes.ui import Verb as Key
from scenes.ui.marks import REACH


class Hud:
    """The bar of one table. It shows one of: the moves, an amount, waiting (all grey), or the end of a deal."""

    def __init__(self, context: Context, ring: FocusRing, calls: Calls) -> None:
        self._context = context
        self._ring = ring
        self._calls = calls
        self._scale = context.scale
        self._decision: Observation | None = None
        self._waiting: Observation | None = None
        self._why = self._header = self._first = self._opponent = ""
        self._ended: tuple[str, str, bool] | None = None
        self._armed: Verb | None = None
        self._advice: Advice | None = None
        self._coach_lit = self._coach_counts = self._coach_speaks = False
        self.amounts = AmountBar(context, self._act, self._build)
        self.version = 0
        """Another number whenever the bar looks different."""
        ring.space_presses = False

    # What the bar shows

    @property
    def live(self) -> bool:
        """A decision of a person is being asked for."""
        return self._decision is not None

    def ask(self, observation: Observation, opponent: str = "") -> None:
        """A person's seat is to act: the focus lies on its first move or on the proposed amount, never on all in.

        ``opponent``: the name of whom the banker plays in a duel.
        """
        self._opponent = opponent
        self._decision, self._ended, self._armed = observation, None, None
        opening = [offer for offer in observation.offers if offer.verb in OPENING]
        if opening:
            self.amounts.ask(opening[0], observation)
        offered = [offer.verb for offer in observation.offers]
        first = Verb.HIT if Verb.HIT in offered else offered[0]
        self._first = "confirm" if opening else first.value
        self._build(focus=self._first)

    def wait(self, observation: Observation) -> None:
        """Nobody at this screen is to act: the buttons of ``observation`` stay in their places, grey."""
        self._decision = self._ended = None
        self.amounts.close()
        self._waiting, self._header = observation, ""
        self._build()

    def waits_for(self, header: str, why: str) -> bool:
        """Whom everybody waits for, and what the grey buttons say of it. False when that is nothing new."""
        if self.live or self._ended is not None or (self._header, self._why) == (header, why):
            return False
        self._header, self._why = header, why
        self._build()
        return True

    def end(self, label: str, second: str, header: str, *, out: bool = False) -> None:
        """A deal is over: the button that goes on, and the log; ``header`` says how it went for whoever plays here.
        ``out``: nobody here can bet any more, so the result is offered first, and to watch how the others go on.
        """
        self._decision, self._ended, self._header = None, (label, second, out), header
        self.amounts.close()
        self._build(focus="result" if out else "next")

    def count_down(self, second: str) -> bool:
        """The line under the button that goes on. False when it has not changed."""
        if self._ended is None or self._ended[1] == second:
            return False
        self._ended = (self._ended[0], second, self._ended[2])
        self._build()
        return True

    def coach(self, advice: Advice | None, *, lit: bool, counts: bool, speaks: bool) -> bool:
        """The coach's bars for the decision being asked for, or None; whether the button is lit, whether the coach is
        still counting, and whether the bar must say the sentence because there is no room on the cloth. False when
        that changes nothing.
        """
        before = self._coach_lit, self._coach_counts, self._coach_speaks
        if self._advice is advice and before == (lit, counts, speaks):
            return False
        self._advice, self._coach_lit, self._coach_counts, self._coach_speaks = advice, lit, counts, speaks
        self._build()
        return True

    @property
    def looked_at(self) -> Verb | None:
        """The move that has the focus, or the pointer over it; None where it is something else."""
        found = self._ring.focused if self._ring.visible else self._ring.hovered
        return next((verb for verb in Verb if found is not None and verb.value == found.name), None)

    def layout(self, scale: Scale) -> None:
        """Places everything for this window."""
        self._scale = scale
        self._build()

    @property
    def _bar(self) -> BarPlaces:
        seen = self._decision or self._waiting
        return place_bar(self._scale, len(verbs(seen.rules)) if seen is not None else 0)

    # Building the widgets

    def _build(self, focus: str | None = None) -> None:
        self.version += 1
        bar = self._bar
        if self._ended is not None:
            widgets = self._end_widgets(bar.room, *self._ended)
        else:
            widgets = self.amounts.widgets(bar.room, self._scale) or self._move_widgets(bar.room)
        self._ring.set(
            [*widgets, self._coach_button(bar.coach), *bar_icons(self._calls, bar.icons, self._context.brush)], focus
        )
        self._ring.rests = self._decision is None and self._ended is None

    def _move_widgets(self, room: pygame.Rect) -> list[Widget]:
        seen = self._decision or self._waiting
        if seen is None:
            return []
        seat = seen.seat if seen.seat is not None else seen.to_act
        shown = verbs(seen.rules, banker=seat == seen.banker)
        buttons = [self._move(verb, place, seen) for place, verb in enumerate(shown, start=1)]
        self._place_row(buttons, room)
        return list(buttons)

    def _move(self, verb: Verb, place: int, seen: Observation) -> Button:
        button = move_button(seen, verb, place, lambda: self._press(verb))
        if self._decision is None:
            button.reason = self._why or _("not now")
        elif verb is self._armed:
            button.second = _("click again")
        line = self._advice.line(verb) if self._advice is not None and self._decision is not None else None
        if line is not None and self._advice is not None and self._scale.slim:
            button.gauge = draw_bar_on_button(line, self._advice)
        return button

    def _place_row(self, buttons: list[Button], room: pygame.Rect) -> None:
        places = place_buttons(room, self._scale, len(buttons))
        place_row(buttons, places, self._context, second_lines=not self._scale.slim)

    def _end_widgets(self, room: pygame.Rect, label: str, second: str, out: bool) -> list[Widget]:
        calls, why = self._calls, _("no chips left to bet")
        if out:
            result = Button("result", _("See the result"), calls.result, tone=Tone.LEAF, key="Enter", second=why)
            buttons = [result, Button("next", _("Watch on"), calls.next_deal, key="W", second=second)]
        else:
            buttons = [Button("next", label, calls.next_deal, tone=Tone.LEAF, key="Enter", second=second)]
        buttons.append(Button("log", _("Log"), calls.log, key="L", second=_("cards and chips")))
        for place, button in enumerate(buttons, start=1):
            button.place = place
        self._place_row(buttons, room)
        return list(buttons)

    def _coach_button(self, place: pygame.Rect) -> CoachButton:
        show_key = self._context.device is not Device.PAD
        button = CoachButton(self._calls.coach, lit=self._coach_lit, counting=self._coach_counts, show_key=show_key)
        button.place_at(place, self._context.brush)
        return button

    # What the buttons do

    def _press(self, verb: Verb) -> None:
        seen = self._decision
        offer = next((offer for offer in seen.offers if offer.verb is verb), None) if seen is not None else None
        if seen is None or offer is None:
            return
        settings = self._context.settings
        if offer.high:
            self.amounts.ask(offer, seen)
            self._build(focus="confirm")
        elif settings.click_twice and self._context.device is Device.POINTER and self._armed is not verb:
            self._armed = verb
            self._build()
        else:
            self._act(Action(verb))

    def _act(self, action: Action) -> None:
        self._decision = None
        self._ring.chosen = False
        self._calls.act(action)

    def step_back(self) -> bool:
        """Escape: from the amount of a buy or raise back to the moves. False when there is no step back."""
        amount = self.amounts.amount
        if amount is None or amount.offer.verb in OPENING:
            return False
        self.amounts.close()
        self._build(focus=amount.offer.verb.value)
        return True

    def handle(self, event: Input) -> bool:
        """Keys and wheel of the amount first, then the widgets; among icons arrows move the focus. True when used."""
        focused = self._ring.focused
        at_icons = self._ring.visible and focused is not None and focused.name.startswith("icon")
        arrow = isinstance(event, Command) and event.verb in (Key.UP, Key.DOWN)
        used = (not (at_icons and arrow) and self.amounts.handle(event)) or self._ring.handle(event)
        self.version += used
        return used

    def update(self, passed: int) -> bool:
        """Time passes for the widgets (ms). True when one looks different now."""
        changed = self._ring.update(passed)
        self.version += changed
        return changed

    # Drawing

    @property
    def box(self) -> pygame.Rect:
        """The whole lower rail, and above it what the ring round a button may reach; nothing is drawn beyond it."""
        high = self._scale.bar + self._context.brush.px(REACH)
        return pygame.Rect(0, self._scale.height - high, self._scale.width, high)

    def draw(self, surface: pygame.Surface) -> None:
        """The header row, the ground of the bet control, and all widgets."""
        brush, bar = self._context.brush, self._bar
        if self.amounts.amount is not None:
            ground = bar.room.inflate(0, brush.px(8))
            brush.box(surface, ground, theme.darker(theme.PANEL, 0.25), edge=theme.PANEL_EDGE, radius=13)
        if not self._draw_bars(surface):
            self._draw_headline(surface)
        self._ring.draw(surface, brush)

    def _draw_headline(self, surface: pygame.Surface) -> None:
        brush, bar = self._context.brush, self._bar
        text = self._headline()
        at, width = bar.header.center, bar.header.width
        brush.text(surface, text, at, size=16, face=Face.MEDIUM, colour=theme.GLOW, anchor="centre", width=width)

    def _draw_bars(self, surface: pygame.Surface) -> bool:
        """What the coach says in the header row: above every button what its move is worth, or what some of the
        amounts are. On a slim bar the buttons say it themselves. False when there is nothing to say.
        """
        advice, brush, bar = self._advice, self._context.brush, self._bar
        if advice is None or self._decision is None:
            return False
        amount = self.amounts.amount
        if amount is not None:
            lines = [line for line in advice.lines if line.action.verb is amount.offer.verb]
            for line, cell in zip(lines, place_cells(bar.header, self._scale, len(lines)), strict=True):
                draw_bar(brush, surface, cell, line, advice, label=line.label)
            return bool(lines)
        if self._scale.slim:
            return False
        for verb in verbs(self._decision.rules):
            best = advice.line(verb)
            if best is not None:
                button = self._ring.widget(verb.value).rect
                cell = pygame.Rect(button.x, bar.header.y, button.width, bar.header.height)
                draw_bar(brush, surface, cell.inflate(-brush.px(6), 0), best, advice)
        return True

    def _headline(self) -> str:
        """Whom everybody waits for; else the sentence of what somebody looks at; else the rule that matters now."""
        focused = self._ring.focused
        one = focused if self._ring.visible else self._ring.hovered
        looked_at = "" if isinstance(one, Button) and one.says_all else self._ring.header
        if self._decision is None:
            return self._header or (looked_at if self.looked_at is None else "")
        if self._ring.visible and focused is not None and focused.name == self._first:
            looked_at = ""  # untouched
        if self._coach_speaks and self._advice is not None:
            looked_at = looked_at or self._advice.sentence
        return looked_at or self.amounts.header or moves.header(self._decision, self._opponent)
