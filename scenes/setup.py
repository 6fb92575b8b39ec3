"""Laying the table: who sits where with how many chips, by which house rules, for how long and with which cards."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pygame import Rect, Surface

from game.app.journal import Journal
from game.app.session import Session
from game.app.session import resume as resume_sitting
from game.app.sitting import deal_number_text, new_deal_number, parse_deal_number
from game.app.table_choices import ROUNDS, TableChoices
from game.app.table_memory import remember_choices, remembered_choices
from game.app.text import gettext as _
from game.app.words import words_of
from game.engine.rules import RulesError
from game.engine.variants import GAMES
from scenes import theme
from scenes.context import Context
from scenes.dialog import Answer, Dialog, Question
from scenes.panel import paint_table
from scenes.rulebook import RuleCard
from scenes.scale import Scale
from scenes.settings_layout import place_pills
from scenes.setup_layout import SetupPlan, place_setup
from scenes.setup_rules import Extra, RulesPanel
from scenes.setup_seats import SeatsPanel
from scenes.stack import Scene
from scenes.table.scene import TableScene
from scenes.theme import Face, Tone
from scenes.ui import Button, Choice, Input, Pill, TextField, Verb, Widget, level
from scenes.ui.input import Command

_HEADING = 54  # dp, of a panel with the line below it
_FIELD = 136  # dp, of the deal number


class SetupScreen(Scene):
    """Seats at the left, house rules at the right, the sitting below; in a small window one after the other."""

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context)
        self._choices, self._message = remembered_choices(context.paths, game, context.settings.names)
        self._deal = deal_number_text(new_deal_number())
        self._tab = 0
        self.problem = ""
        self._captions: list[int] = []
        self._seats = SeatsPanel(context, lambda: self._choices, self._take, self._rebuild)
        self._rules = RulesPanel(context, lambda: self._choices, lambda: self.problem, self._take, self._rebuild)
        self._sit_down = Button("sit", "", self._press_sit_down)
        self._plan: SetupPlan | None = None
        self._find_problem()

    # --- what is chosen ---------------------------------------------------------------------------------------------

    def _take(self, choices: TableChoices) -> None:
        """Other values: everything stays where it is, but for the notice."""
        self._choices = choices
        self._find_problem()
        self._seats.refresh()
        if self._plan is not None and (self._tab == 1 or not self._plan.compact):
            self._rules.place(self.context.scale)

    def _rebuild(self, choices: TableChoices) -> None:
        """Other rows: everything is made anew."""
        self._choices = choices
        self.layout(self.context.scale)

    def _find_problem(self) -> None:
        self.problem = self._choices.problem()
        if not self.problem and self._deal.strip() and parse_deal_number(self._deal) is None:
            self.problem = _("A deal number has up to eight digits.")
        self._show_problem()

    def _show_problem(self) -> None:
        self._sit_down.reason = _("not like this yet") if self.problem else ""

    def _set_rounds(self, rounds: int | None) -> None:
        self._take(replace(self._choices, rounds=rounds))

    def _set_deal(self, text: str) -> None:
        self._deal = text
        self._take(self._choices)

    # --- layout -----------------------------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        brush = self.context.brush
        self._find_problem()
        rounds, deal = self._sitting_fields()
        self._captions = [brush.measure(caption, size=17)[0] + scale.dp(12) for caption in _captions()]
        bottom = sum(self._captions) + rounds.width(brush) + scale.dp(_FIELD + 40)
        self._plan = plan = place_setup(scale, bottom_width=bottom)
        widgets: list[Widget] = []
        if plan.tabs is not None:
            widgets += self._tabs(plan.tabs)
        if not plan.compact or self._tab == 0:
            self._seats.build(scale, _inside(scale, plan.seats, headed=not plan.compact))
            widgets += self._seats.widgets
        if not plan.compact or self._tab == 1:
            chip = Rect(plan.rules.right - scale.dp(150), plan.rules.y + scale.dp(11), scale.dp(128), scale.dp(30))
            extras = self._extras(scale, rounds, deal) if plan.compact else []
            self._rules.build(scale, _inside(scale, plan.rules), chip, extras)
            widgets += self._rules.widgets
        if plan.rounds is not None and plan.deal is not None:
            control = scale.dp(36)
            wide = rounds.width(brush)
            at = Rect(plan.rounds.x + self._captions[0], plan.rounds.centery - control // 2, wide, control)
            rounds.place_at(at, brush)
            at = Rect(plan.deal.x + self._captions[1], at.y, scale.dp(_FIELD), control)
            deal.place_at(at, brush)
            widgets += [rounds, deal]
        self.ring.set([*widgets, *self._bottom(plan)], focus=None if self.ring.focused else "sit")

    def _sitting_fields(self) -> tuple[Choice[int | None], TextField]:
        rounds: Choice[int | None] = Choice(
            "rounds",
            [(number, _("until we stop") if number is None else str(number)) for number in ROUNDS],
            self._choices.rounds,
            self._set_rounds,
            header=_("How many rounds are played"),
        )
        deal = TextField(
            "deal",
            self._deal,
            self._set_deal,
            max_length=10,
            placeholder=_("drawn"),
            allowed=_in_deal_number,
            header=_("The same number brings the same cards."),
        )
        return rounds, deal

    def _extras(self, scale: Scale, rounds: Choice[int | None], deal: TextField) -> list[Extra]:
        """Rounds and deal number as rows, where the bottom has no room for them."""
        rounds_name, deal_name = _captions()
        return [
            Extra(rounds_name, rounds, rounds.width(self.context.brush)),
            Extra(deal_name, deal, scale.dp(_FIELD)),
        ]

    def _tabs(self, room: Rect) -> list[Pill]:
        brush = self.context.brush
        names = (_("Seats"), _("House rules"))
        tabs = [
            Pill(f"tab.{place}", name, partial(self.turn_to, place), selected=place == self._tab)
            for place, name in enumerate(names)
        ]
        gap = brush.px(10)
        widths = [tab.width(brush) for tab in tabs]
        needed = min(room.width, sum(widths) + gap)
        right = Rect(room.right - needed, room.y, needed, room.height)
        for tab, rect in zip(tabs, place_pills(right, widths, gap), strict=True):
            tab.place_at(rect, brush)
        return tabs

    def turn_to(self, tab: int) -> None:
        self._tab = tab
        self.layout(self.context.scale)

    def _bottom(self, plan: SetupPlan) -> list[Button]:
        brush = self.context.brush
        back = Button("back", _("Back"), self.context.stack.pop, key="Esc")
        self._sit_down = Button("sit", _("Sit down"), self._press_sit_down, tone=Tone.LEAF, key="Enter")
        self._show_problem()
        for button, rect in ((back, plan.back), (self._sit_down, plan.sit_down)):
            button.place_at(rect, brush)
        level([back, self._sit_down], brush, 22)
        return [back, self._sit_down]

    # --- sitting down -----------------------------------------------------------------------------------------------

    def _press_sit_down(self) -> None:
        """Sit down, or ask first where that would end another sitting."""
        self._find_problem()
        if self.problem:
            return
        unfinished = resume_sitting(self.context.paths).session
        if unfinished is None:
            self._sit()
            return
        game = words_of(unfinished.rules.game).title

        def ask() -> Question:
            return Question(
                _("Another table is waiting"),
                _("Your sitting at {game} is not over. A new sitting takes its place.").format(game=game),
                [
                    Answer("new", _("Begin the new sitting"), self._sit, Tone.LEAF),
                    Answer("old", _("Go on with {game}").format(game=game), partial(self._go_on, unfinished)),
                    Answer("back", _("Back"), self.context.stack.pop, Tone.BROWN, "Esc"),
                ],
                460,
                focus="back",
            )

        self.context.stack.push(Dialog(self.context, ask))

    def _go_on(self, session: Session) -> None:
        self.context.stack.clear_to(TableScene(self.context, session))

    def _sit(self) -> None:
        number = parse_deal_number(self._deal) if self._deal.strip() else new_deal_number()
        assert number is not None  # an unreadable one is a problem, and then nobody sits down
        sitting = self._choices.sitting(number)
        remember_choices(self.context.paths, self._choices)
        people = tuple(seat.name for seat in sitting.seats if seat.person)
        self.context.change(names=people, last_game=self._choices.game)
        session = Session(sitting, Journal(self.context.paths))
        self.context.stack.clear_to(TableScene(self.context, session))

    # --- input and drawing ------------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        if super().handle(event):
            return True
        if isinstance(event, Command) and not event.repeat:
            if event.goes_back:
                self.context.stack.pop()
                return True
            if event.verb is Verb.RULES:
                self._show_rules()
                return True
            if event.tab_step and self._plan is not None and self._plan.compact:
                self.turn_to(1 - self._tab)
                return True
        return False

    def _show_rules(self) -> None:
        try:
            rules = self._choices.rules()
        except RulesError:
            rules = GAMES[self._choices.game]
        self.context.stack.push(RuleCard(self.context, rules))

    def draw(self, surface: Surface) -> None:
        plan, brush = self._plan, self.context.brush
        assert plan is not None
        paint_table(self.context, surface, self._choices.game)
        title = words_of(self._choices.game).title
        at = (plan.title.x, plan.title.centery)
        drawn = brush.text(
            surface,
            title,
            at,
            size=38 if not plan.compact else 30,
            face=Face.TITLE,
            colour=theme.WHITE,
            width=plan.title.width,
        )
        if plan.subtitle is not None:
            words = self._message or _("Lay the table: who sits where, and by which rules")
            left = drawn.right + brush.px(22)
            at = (left, plan.subtitle.centery + brush.px(3))
            brush.text(surface, words, at, size=18, width=plan.subtitle.right - left)
        if not plan.compact or self._tab == 0:
            heading = "" if plan.compact else _("Seats")
            self._panel(surface, plan.seats, heading, self._seats.heading_note())
        if not plan.compact or self._tab == 1:
            self._panel(surface, plan.rules, _("House rules"), "")
            self._rules.draw(surface)
        for rect, caption in zip((plan.rounds, plan.deal), _captions(), strict=True):
            if rect is not None:
                brush.text(surface, caption, rect.midleft, size=17, width=rect.width // 2)
        super().draw(surface)

    def _panel(self, surface: Surface, rect: Rect, heading: str, note: str) -> None:
        brush = self.context.brush
        accent = self.context.assets.palette(self._choices.game).accent
        inside = brush.panel(surface, rect, heading=heading, colour=accent)
        if not heading:
            return
        room = inside.width - brush.measure(heading, size=20, face=Face.HEADING)[0] - brush.px(20)
        at = (inside.right, rect.y + brush.px(29))
        brush.text(surface, note, at, size=15.5, colour=theme.GREY_ON_DARK, anchor="right", width=room)


def _captions() -> tuple[str, str]:
    return _("Rounds"), _("Deal no.")


def _in_deal_number(letter: str) -> bool:
    return letter.isascii() and (letter.isdecimal() or letter == " ")


def _inside(scale: Scale, panel: Rect, *, headed: bool = True) -> Rect:
    """The room for a list inside a panel, below its heading."""
    side, top, bottom = scale.dp(14), scale.dp(_HEADING if headed else 10), scale.dp(10)
    return Rect(panel.x + side, panel.y + top, panel.width - 2 * side, panel.height - top - bottom)
