"""The statistics: the five games, and for each of them what was won and lost and whether the cards were fair."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.app.paths import shown_path
from game.app.statistics.ledger import SIDES
from game.app.statistics.records import Records, forget_records, load_records
from game.app.statistics.records_text import (
    ChanceLine,
    Figure,
    chance_lines,
    figures,
    played_words,
    summary,
    verdict_words,
)
from game.app.text import gettext as _
from game.app.wording.words import words_of
from game.engine.variants import GAMES
from scenes import theme
from scenes.context import Context
from scenes.dialog import Answer, Dialog, Question
from scenes.panel import paint_room
from scenes.scale import Scale
from scenes.settings.layout import place_pills
from scenes.stack import Scene
from scenes.statistics.layout import PanelPlan, StatisticsPlan, place_panel, place_statistics
from scenes.statistics.pieces import GameRow, paint_chance, paint_figure, paint_legend
from scenes.theme import Face, Tone
from scenes.ui import Brush, Button, Input, Pill, PlainButton, ScrollArea, Widget, level
from scenes.ui.input import Command


class StatisticsScreen(Scene):
    """Opens with the game given, else with the one that was played most."""

    def __init__(self, context: Context, game: str = "") -> None:
        super().__init__(context)
        self._records, self._message = load_records(context.paths)
        played = self._records.games
        self.game = game or max(played, key=lambda name: played[name].deals)
        """Whose figures are shown."""
        self._plan: StatisticsPlan | None = None
        self._panel: PanelPlan | None = None
        self._figures: list[Figure] = []
        self._sides: list[tuple[str, list[ChanceLine]]] = []
        self._area = ScrollArea("figures", content=self._paint_panel)

    @property
    def _empty(self) -> bool:
        return not any(record.sittings for record in self._records.games.values())

    def layout(self, scale: Scale) -> None:
        brush = self.context.brush
        self._plan = plan = place_statistics(scale, len(GAMES))
        self._place_panel(scale, brush)
        back = Button("back", _("Back"), self.context.stack.pop, key="Esc")
        back.place_at(plan.back, brush)
        level([back], brush)
        widgets: list[Widget] = [back]
        if not self._empty:
            reset = PlainButton("reset", _("Begin anew"), self._ask_to_forget)
            width = min(reset.width(brush) + scale.dp(10), plan.note.width)
            place = Rect(plan.note.x, plan.back.centery - scale.dp(18), width, scale.dp(36))
            reset.place_at(place, brush)
            widgets = [*self._choosers(brush), self._area, back, reset]
        self.ring.set(widgets, focus=None if self.ring.focused else f"game.{self.game}")

    def _choosers(self, brush: Brush) -> list[Widget]:
        """A row for each game, or tabs."""
        plan = self._plan
        assert plan is not None
        if plan.compact:
            tabs = [
                Pill(f"game.{game}", words_of(game).title, partial(self.turn_to, game), selected=game == self.game)
                for game in GAMES
            ]
            rects = place_pills(plan.games[0], [tab.width(brush) for tab in tabs], brush.px(10))
            for tab, rect in zip(tabs, rects, strict=True):
                tab.place_at(rect, brush)
            return [*tabs]
        rows = []
        for (game, record), rect in zip(self._records.games.items(), plan.games, strict=True):
            row = GameRow(self.context, game, record, partial(self.turn_to, game), selected=game == self.game)
            row.place_at(rect, brush)
            rows.append(row)
        return [*rows]

    def _place_panel(self, scale: Scale, brush: Brush) -> None:
        plan, record = self._plan, self._records.games[self.game]
        assert plan is not None
        inside = plan.panel.inflate(-2 * scale.dp(22), -2 * scale.dp(14))
        if not plan.compact:
            inside = Rect(inside.x, plan.panel.y + scale.dp(54), inside.width, plan.panel.bottom - scale.dp(66))
            inside.height = plan.panel.bottom - scale.dp(12) - inside.y
        self._area.place_at(inside, brush)
        self._figures = figures(record) if record.hands else []
        sides = [(side, chance_lines(self.game, record, side)) for side in SIDES]
        self._sides = [(side, lines) for side, lines in sides if lines]
        counts = tuple(len(lines) for _side, lines in self._sides)
        for width in (inside.width, inside.width - scale.dp(14)):  # with room for the bar where it scrolls
            verdict = brush.paragraph_height(self._verdict(), width, size=15)
            self._panel = place_panel(scale, width, len(self._figures), counts, verdict, brush.line_height(size=15))
            self._area.content_height = self._panel.height
            if not self._area.longest:
                break
        self._area.scroll_to(self._area.offset)

    def _verdict(self) -> str:
        return verdict_words([line for _side, lines in self._sides for line in lines])

    def turn_to(self, game: str) -> None:
        """Show this game."""
        if game != self.game:
            self.game = game
            self._area.offset = 0
            self.layout(self.context.scale)

    def _ask_to_forget(self) -> None:
        def ask() -> Question:
            answers = [
                Answer("forget", _("Begin anew"), self._forget, Tone.RED),
                Answer("keep", _("Keep them"), self.context.stack.pop, Tone.BLUE, "Esc"),
            ]
            text = _("All that was counted so far is forgotten. The files of finished sittings stay where they are.")
            return Question(_("Begin the statistics anew?"), text, answers, 460, focus="keep")

        self.context.stack.push(Dialog(self.context, ask))

    def _forget(self) -> None:
        if forget_records(self.context.paths):
            self._records, self._message = Records(), ""
        else:
            self._message = _("The statistics cannot be removed.")
        self.context.stack.pop()

    def handle(self, event: Input) -> bool:
        if isinstance(event, Command):
            if event.goes_back and not event.repeat:
                self.context.stack.pop()
                return True
            if event.tab_step and not self._empty:
                games = list(GAMES)
                self.turn_to(games[(games.index(self.game) + event.tab_step) % len(games)])
                return True
        return super().handle(event)

    def draw(self, surface: Surface) -> None:
        brush, plan = self.context.brush, self._plan
        assert plan is not None
        paint_room(self.context, surface)
        title = brush.text(
            surface,
            _("Statistics"),
            plan.title.midleft,
            size=38,
            face=Face.TITLE,
            colour=theme.OCHRE,
            width=plan.title.width // 2,
        )
        left = title.right + brush.px(24)
        words = self._message or summary(self._records)
        colour = theme.GLOW if self._message else theme.CREAM
        at = (left, plan.title.centery + brush.px(3))
        brush.text(surface, words, at, size=17, colour=colour, width=plan.title.right - left)
        if self._empty:
            self._paint_empty(brush, surface)
        else:
            heading = words_of(self.game).title
            if self._sides:
                heading += f" · {played_words(self._records.games[self.game])}"
            brush.panel(surface, plan.panel, heading="" if plan.compact else heading)
        super().draw(surface)
        self._paint_note(brush, surface)

    def _paint_empty(self, brush: Brush, surface: Surface) -> None:
        plan = self._plan
        assert plan is not None
        room = Rect(plan.title.x, plan.title.bottom, plan.title.width, plan.back.y - plan.title.bottom)
        text = _("Nothing has been played to its end yet: a sitting is counted when it is over.")
        room.top = room.centery - brush.paragraph_height(text, room.width, size=20) // 2
        brush.paragraph(surface, text, room, size=20, anchor="centre")

    def _paint_panel(self, brush: Brush, surface: Surface, x: int, y: int) -> None:
        plan = self._panel
        assert plan is not None
        for figure, rect in zip(self._figures, plan.figures, strict=True):
            paint_figure(brush, surface, rect.move(x, y), figure)
        if not self._sides:
            text = _("{game} has not been played to its end yet.").format(game=words_of(self.game).title)
            brush.paragraph(surface, text, plan.heading.move(x, y), size=17)
            return
        heading = _("How often it came, and how often it should")
        at = plan.heading.move(x, y)
        brush.text(surface, heading, at.midleft, size=19, face=Face.HEADING, colour=theme.OCHRE, width=at.width)
        names = {"bank": _("The bank"), "players": _("The players")}
        for (side, lines), (head, rows) in zip(self._sides, plan.sides, strict=True):
            at = head.move(x, y)
            brush.text(surface, names[side], at.midleft, size=15.5, face=Face.SEMIBOLD, width=at.width)
            for line, row in zip(lines, rows, strict=True):
                paint_chance(brush, surface, row.move(x, y), line)
        paint_legend(brush, surface, plan.legend.move(x, y))
        brush.paragraph(surface, self._verdict(), plan.verdict.move(x, y), size=15, colour=theme.CREAM)

    def _paint_note(self, brush: Brush, surface: Surface) -> None:
        """Where the files are that ``verify`` reads."""
        plan = self._plan
        assert plan is not None
        left = max(widget.rect.right for widget in self.ring.widgets if widget.name in ("back", "reset"))
        room = plan.note.right - left - brush.px(16)
        if room > brush.px(240) and self.context.paths.writable and not self._empty:
            folder = shown_path(self.context.paths.finished)
            text = _("Finished sittings to check: {folder}").format(folder=folder)
            brush.text(
                surface, text, plan.note.midright, size=14.5, colour=theme.GREY_ON_DARK, anchor="right", width=room
            )
