"""The title screen: five doors to five tables, and the way back to a sitting that is not over yet."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.app.text import gettext as _
from game.app.text import ngettext
from game.app.wording.words import words_of
from game.engine.variants import GAMES
from scenes import theme
from scenes.context import Context
from scenes.dialog import Answer, Dialog, Question
from scenes.opening import NAME, NAME_SIZE
from scenes.panel import paint_room
from scenes.scale import Scale
from scenes.stack import Scene
from scenes.theme import Face, Tone
from scenes.title.door import Door, level_doors
from scenes.title.layout import TitlePlan, place_title
from scenes.ui import Brush, Button, Input, Pointer, Verb, Widget, level
from scenes.ui.input import Command

if TYPE_CHECKING:
    from game.app.session import Session

# The other screens, the table and the engine are imported where they are first needed: the window is there sooner.


def resume(context: Context) -> Scene | None:
    """The table of the sitting that was not over when the program last ended; None where there is none."""
    session, _message = _unfinished(context)
    if session is None:
        return None
    from scenes.table.scene import TableScene

    return TableScene(context, session)


class TitleScene(Scene):
    """Five doors, Continue where there is something to continue, rules, statistics, settings, and the way out."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._session, self._message = _unfinished(context)
        self._waiting = _games_not_over(context, self._session)
        last = context.settings.last_game
        self._game = last if last in GAMES else next(iter(GAMES))
        self._plan: TitlePlan | None = None

    def take_message(self) -> str:
        """What was wrong with the file of the sitting, for somebody who says it more loudly; empty afterwards."""
        message, self._message = self._message, ""
        return message

    def layout(self, scale: Scale) -> None:
        brush = self.context.brush
        doors = [
            Door(
                self.context,
                game,
                partial(self._enter, game),
                partial(self._look_at, game),
                waiting=game in self._waiting,
            )
            for game in GAMES
        ]
        buttons = self._buttons()
        self._plan = place_title(scale, len(doors), len(buttons), wide_first=self._session is not None)
        for widget, rect in zip([*doors, *buttons], (*self._plan.doors, *self._plan.buttons), strict=True):
            widget.place_at(rect, brush)
        for button in buttons:
            button.second_lines = button.rect.height >= brush.text_px(20) + 2 * brush.text_px(13.5)
            button.show_key = not scale.slim
        level(buttons[-4:], brush)
        if self._session is not None:
            _shorten(buttons[0], self._session, brush)
        level_doors(doors, brush)
        widgets: list[Widget] = [*doors, *buttons]
        first = None
        if self.ring.focused is None:
            first = "continue" if self._session is not None else f"door.{self._game}"
        self.ring.set(widgets, focus=first)

    def _buttons(self) -> list[Button]:
        context = self.context
        buttons = [
            Button("rules", _("Rules"), self._rules, key="F1"),
            Button("statistics", _("Statistics"), self._statistics, key="S"),
            Button("settings", _("Settings"), self._settings, key="O"),
            Button("quit", _("Quit"), context.quit, tone=Tone.BROWN, key="Q"),
        ]
        if self._session is not None:
            label = _("Continue: {where}").format(where=_where(self._session))
            second = _who(self._session)
            buttons.insert(0, Button("continue", label, self._go_on, tone=Tone.LEAF, key="C", second=second))
        return buttons

    def _look_at(self, game: str) -> None:
        self._game = game

    def _enter(self, game: str) -> None:
        """To lay a table, or first the question whether to go on at the one that waits."""
        if game not in self._waiting:
            self._lay(game)
            return

        def ask() -> Question:
            return Question(
                words_of(game).title,
                _("Your table is waiting: this sitting is not over."),
                [
                    Answer("go on", _("Go on"), partial(self._turn_to, game), Tone.LEAF),
                    Answer("new", _("New table"), partial(self._lay_instead, game)),
                    Answer("back", _("Back"), self.context.stack.pop, Tone.BROWN, "Esc"),
                ],
                focus="go on",
            )

        self.context.stack.push(Dialog(self.context, ask))

    def _turn_to(self, game: str) -> None:
        from game.app.waiting import turn_to
        from scenes.table.scene import TableScene

        session = turn_to(self.context.paths, game)
        if session is None:
            self.context.title()  # which says what is wrong
        else:
            self.context.stack.clear_to(TableScene(self.context, session))

    def _lay_instead(self, game: str) -> None:
        self.context.stack.pop()
        self._lay(game)

    def _lay(self, game: str) -> None:
        from scenes.setup.scene import SetupScreen

        self.context.stack.push(SetupScreen(self.context, game))

    def _rules(self) -> None:
        from scenes.rulebook.scene import RuleCard

        self.context.stack.push(RuleCard(self.context, GAMES[self._game], every_game=True))

    def _statistics(self) -> None:
        from scenes.statistics.scene import StatisticsScreen

        self.context.stack.push(StatisticsScreen(self.context))

    def _settings(self) -> None:
        from scenes.settings.scene import SettingsScreen

        self.context.stack.push(SettingsScreen(self.context))

    def _go_on(self) -> None:
        from scenes.table.scene import TableScene

        if self._session is not None:
            self.context.stack.replace(TableScene(self.context, self._session))

    def handle(self, event: Input) -> bool:
        used = super().handle(event)
        over = self.ring.hovered
        if isinstance(event, Pointer) and isinstance(over, Door) and over is not self.ring.focused:
            self.ring.focus(over.name)  # the one door that stands out is the one that is pointed at
            return True
        if not used and isinstance(event, Command) and event.verb is Verb.BACK:
            self.ring.focus("quit")  # Escape leads to the way out, but never through it
            return True
        return used

    def draw(self, surface: Surface) -> None:
        plan, brush = self._plan, self.context.brush
        assert plan is not None
        paint_room(self.context, surface)
        brush.text(
            surface,
            NAME,
            plan.title.center,
            size=plan.title.height / brush.unit * NAME_SIZE,
            face=Face.TITLE,
            colour=theme.OCHRE,
            anchor="centre",
            width=plan.title.width // 2,
        )
        self._paint_sprigs(surface, plan)
        if plan.subtitle is not None:
            text = self._message or _("Five national games of twenty-one, and the bank goes round")
            colour = theme.GLOW if self._message else theme.CREAM
            brush.text(
                surface, text, plan.subtitle.center, size=20, colour=colour, anchor="centre", width=plan.subtitle.width
            )
        super().draw(surface)
        if plan.hint is not None:
            brush.text(
                surface,
                self._hint(),
                plan.hint.midright,
                size=15,
                colour=theme.GREY_ON_DARK,
                anchor="right",
                width=plan.hint.width,
            )

    def _hint(self) -> str:
        """What the keys do now: Enter is named only while something is lit for it."""
        lit = self.ring.focused if self.ring.visible else None
        if lit is None:
            return _("Arrows choose · F11 full screen")
        if isinstance(lit, Door):
            return _("Arrows choose · Enter sits down · F11 full screen")
        return _("Arrows choose · Enter presses · F11 full screen")

    def _paint_sprigs(self, surface: Surface, plan: TitlePlan) -> None:
        """A garland on each side of the name, where there is room."""
        size = round(plan.title.height * 1.5), round(plan.title.height * 0.5)
        assets = self.context.assets
        left = assets.svg("tables/flourish.svg", size)
        right = assets.kept(("flourish to the right", size), lambda: pygame.transform.flip(left, True, False))
        away = round(plan.title.height * 2.5)
        if plan.title.width < 2 * away + size[0]:
            return
        for sprig, middle in ((left, plan.title.centerx - away), (right, plan.title.centerx + away)):
            surface.blit(sprig, sprig.get_rect(center=(middle, plan.title.centery)))


def _unfinished(context: Context) -> tuple[Session | None, str]:
    """The sitting to go on with, and a sentence if something was wrong with its file."""
    if not any(context.paths.data.glob(f"{context.paths.journal.stem}*")):
        return None, ""
    from game.app.waiting import unfinished

    resumed = unfinished(context.paths)
    return resumed.session, resumed.message


def _games_not_over(context: Context, played: Session | None) -> tuple[str, ...]:
    """The games at which somebody is still to play on."""
    if played is None:
        return ()
    from game.app.waiting import waiting_games

    return (played.rules.game, *waiting_games(context.paths))


def _shorten(button: Button, session: Session, brush: Brush) -> None:
    """Says less on the placed button that continues where its room is too small for everything."""
    room = button.label_room(brush)[1]
    game = words_of(session.rules.game).title
    choices = (
        (button.label, button.second),
        (button.label, ""),
        (_("Continue"), _where(session)),
        (_("Continue"), _round(session)),
        (_("Continue"), game),
    )
    for button.label, button.second in choices:
        if _fits(button.label, room, button.label_size, Face.SEMIBOLD, brush) and _fits(
            button.second if button.second_lines else "", room, button.second_size, Face.TEXT, brush
        ):
            break


def _fits(line: str, room: int, size: float, face: Face, brush: Brush) -> bool:
    return brush.fit(line, room, size=size, face=face)[1] == line


def _where(session: Session) -> str:
    """Game and round, and how many there are."""
    if session.sitting.rounds is None:
        return _round(session)
    title = words_of(session.rules.game).title
    return _("{game}, round {number} of {rounds}").format(
        game=title, number=session.round_number, rounds=session.sitting.rounds
    )


def _round(session: Session) -> str:
    """Game and round."""
    title = words_of(session.rules.game).title
    return _("{game}, round {number}").format(game=title, number=session.round_number)


def _who(session: Session) -> str:
    """Who banks, and the chips of whoever plays alone."""
    banker = session.names[session.observation(None).banker]
    second = _("{name} holds the bank").format(name=banker)
    if len(session.persons) == 1:
        person = session.persons[0]
        chips = session.result().chips[-1][person]
        second += " · " + ngettext("{name} has {chips} chip", "{name} has {chips} chips", chips).format(
            name=session.names[person], chips=chips
        )
    return second
