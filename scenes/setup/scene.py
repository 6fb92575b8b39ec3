"""Laying the table: who sits where with how many chips, by which house rules, for how long and with which cards."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pygame import Rect, Surface

from game.app.journals.journal import Journal
from game.app.session import Session
from game.app.table_choices import TableChoices
from game.app.table_memory import remember_choices, remembered_choices
from game.app.text import gettext as _
from game.app.waiting import make_room, turn_to
from game.app.wording.words import words_of
from game.engine.rules import RulesError
from game.engine.variants import GAMES
from scenes import theme
from scenes.context import Context
from scenes.dialog import Answer, Dialog, Question
from scenes.panel import notice_height, paint_table
from scenes.rulebook.scene import RuleCard
from scenes.scale import Scale
from scenes.settings.layout import place_pills
from scenes.setup.layout import SetupPlan, place_setup
from scenes.setup.rules import RulesPanel
from scenes.setup.seats import SeatsPanel
from scenes.setup.sitting import SittingFields
from scenes.stack import Scene
from scenes.table.scene import TableScene
from scenes.theme import Face, Tone
from scenes.ui import Button, Input, Pill, PlainButton, Verb, Widget, level
from scenes.ui.input import Command

_HEADING = 54  # dp, of a panel with the line below it


class SetupScreen(Scene):
    """Seats at the left, house rules at the right, the sitting below; in a small window one after the other."""

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context)
        self._choices, self._message = remembered_choices(context.paths, game, context.settings.names)
        self._tab = 0
        self.problem = ""
        """Why nobody can sit down to this table; empty if they can."""
        self._seats = SeatsPanel(context, lambda: self._choices, self._take, self._rebuild)
        self._rules = RulesPanel(context, lambda: self._choices, lambda: self.problem, self._take, self._rebuild)
        self._sitting = SittingFields(context, game, self._set_rounds, lambda: self._take(self._choices))
        self._sit_down = Button("sit", "", self._press_sit_down)
        self._plan: SetupPlan | None = None
        self._notice = Rect(0, 0, 0, 0)
        self._find_problem()

    # --- what is chosen ---------------------------------------------------------------------------------------------

    def _take(self, choices: TableChoices) -> None:
        """Other values: every widget stays (one may be held down), the notices follow."""
        self._choices = choices
        self._find_problem()
        self._seats.refresh()
        self._place_notices()

    def _rebuild(self, choices: TableChoices) -> None:
        """Other widgets: everything is made anew."""
        self._choices = choices
        self.layout(self.context.scale)

    def _find_problem(self) -> None:
        self.problem = self._choices.problem() or self._sitting.problem
        self._sit_down.reason = _("not like this yet") if self.problem else ""

    def _set_rounds(self, rounds: int | None) -> None:
        self._take(replace(self._choices, rounds=rounds))

    # --- layout -----------------------------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        self._sitting.build(self._choices.rounds)
        self._plan = plan = place_setup(scale, bottom_width=self._sitting.bottom_width(scale))
        self._find_problem()
        widgets: list[Widget] = []
        if plan.tabs is not None:
            widgets += self._tabs(plan.tabs)
        if self._shows(0):
            self._seats.build(scale, _inside(scale, plan.seats, headed=not plan.compact), pinned=not plan.compact)
            widgets += self._seats.widgets
        if self._shows(1):
            chip = Rect(plan.rules.right - scale.dp(150), plan.rules.y + scale.dp(11), scale.dp(128), scale.dp(30))
            extras = self._sitting.extras(scale, all_of_them=plan.compact)
            self._rules.build(_inside(scale, plan.rules), chip, extras)
            widgets += self._rules.widgets
        if plan.sitting is not None:
            widgets += self._sitting.place(scale, plan.sitting)
        buttons = self._bottom(plan)
        self._place_notices()
        self.ring.set([*widgets, *buttons], focus=None if self.ring.focused else "sit")

    def _shows(self, tab: int) -> bool:
        """Whether this panel is on the screen: both, or the one that was chosen."""
        return self._plan is not None and (not self._plan.compact or self._tab == tab)

    def _place_notices(self) -> None:
        """Room for what must be said: in the panel of the rules, or below the seats while only those are shown."""
        plan, scale, brush = self._plan, self.context.scale, self.context.brush
        self._notice = Rect(0, 0, 0, 0)
        if plan is None:
            return
        if self._shows(1):
            self._rules.place(scale)
            return
        room = _inside(scale, plan.seats, headed=False)
        if self.problem:
            height = notice_height(self.context, self.problem, room.width)
            self._notice = Rect(room.x, room.bottom - height, room.width, height)
            room.height -= height + scale.dp(8)
        self._seats.area.place_at(room, brush)

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
        self._find_problem()
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
        ends = make_room(self.context.paths, self._choices.game)
        if not ends:
            self._sit()
            return
        game = words_of(ends).title

        def ask() -> Question:
            return Question(
                _("A table is waiting"),
                _("Your sitting at {game} is not over. It ends if you begin a new one.").format(game=game),
                [
                    Answer("new", _("Begin the new sitting"), partial(self._end_and_sit, ends), Tone.LEAF),
                    Answer("old", _("Go on with {game}").format(game=game), partial(self._go_on, ends)),
                    Answer("back", _("Back"), self.context.stack.pop, Tone.BROWN, "Esc"),
                ],
                460,
                focus="back",
            )

        self.context.stack.push(Dialog(self.context, ask))

    def _go_on(self, game: str) -> None:
        session = turn_to(self.context.paths, game)
        if session is None:
            self.context.title()  # which says what is wrong
        else:
            self.context.stack.clear_to(TableScene(self.context, session))

    def _end_and_sit(self, game: str) -> None:
        session = turn_to(self.context.paths, game)
        if session is not None:
            session.stop()
        self._sit()

    def _sit(self) -> None:
        sitting = self._choices.sitting(self._sitting.deal_number())
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
            usual = self._message or _("Lay the table: who sits where, and by which rules")
            words = self._told_of() or usual
            left = drawn.right + brush.px(22)
            at = (left, plan.subtitle.centery + brush.px(3))
            brush.text(surface, words, at, size=18, width=plan.subtitle.right - left)
        if self._shows(0):
            heading = "" if plan.compact else _("Seats")
            self._panel(surface, plan.seats, heading, self._seats.heading_note())
            self._seats.draw(surface)
            if self._notice.height:
                brush.notice(surface, self._notice, self.problem, theme.WARNING)
        if self._shows(1):
            self._panel(surface, plan.rules, _("House rules"), "")
            self._rules.draw(surface)
        self._sitting.draw(surface)
        super().draw(surface)

    def _told_of(self) -> str:
        """A sentence about what the ring is on, unless its own words say as much."""
        one = self.ring.focused if self.ring.visible else None
        if isinstance(one, Button):
            return "" if one.says_all else one.header
        return "" if one is None or (isinstance(one, PlainButton) and one.header == one.label) else one.header

    def _panel(self, surface: Surface, rect: Rect, heading: str, note: str) -> None:
        brush = self.context.brush
        accent = self.context.assets.palette(self._choices.game).accent
        inside = brush.panel(surface, rect, heading=heading, colour=accent)
        if not heading:
            return
        room = inside.width - brush.measure(heading, size=20, face=Face.HEADING)[0] - brush.px(20)
        at = (inside.right, rect.y + brush.px(29))
        brush.text(surface, note, at, size=15.5, colour=theme.GREY_ON_DARK, anchor="right", width=room)


def _inside(scale: Scale, panel: Rect, *, headed: bool = True) -> Rect:
    """The room for a list inside a panel, below its heading."""
    side, top, bottom = scale.dp(14), scale.dp(_HEADING if headed else 10), scale.dp(10)
    return Rect(panel.x + side, panel.y + top, panel.width - 2 * side, panel.height - top - bottom)
