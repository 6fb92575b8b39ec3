"""The result of a sitting on paper: chips over the rounds, who held the bank, standings, and where to go next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.app.journals.history import Standing, headline, moment_words, summary
from game.app.journals.journal import Journal
from game.app.paths import shown_path
from game.app.session import Session
from game.app.sitting import deal_number_text, new_deal_number
from game.app.text import gettext as _
from game.app.text import signed
from scenes import theme
from scenes.context import Context
from scenes.faces import paint_portrait
from scenes.panel import paint_table
from scenes.result.chart import SEAT_COLOURS, Chart, chart_svg, place_chart
from scenes.result.layout import place_result, row_height
from scenes.scale import Scale
from scenes.shapes import raster
from scenes.stack import Scene
from scenes.statistics.scene import StatisticsScreen
from scenes.theme import Face, Tone
from scenes.ui import Brush, Button, Input, PaperButton, ScrollArea, clipboard, level
from scenes.ui.input import Command, Pointer, PointerKind, Verb

DEAD_TIME = 700
"""Milliseconds in which no key and no click counts: those that are still meant for the table. Whoever goes on pressing
has to pause first."""


class ResultScreen(Scene):
    """Shown once a sitting is over. The same table again, another table, or the title."""

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self._session = session
        self._result = session.result()
        self._plan = place_result(context.scale)
        self._chart: Chart | None = None
        self._lines: Surface | None = None
        self._row = 0
        self._copied = False
        self.dead_ms = DEAD_TIME
        self.ring.rests = True  # Enter brought everybody here and would lead on before the result was seen
        self._area = ScrollArea("standings", content=self._paint_standings, on_paper=True)
        session.stop()

    def layout(self, scale: Scale) -> None:
        brush = self.context.brush
        copies = [_("Copy deal no."), _("Copied")]
        copy = PaperButton("copy", copies[self._copied], self._copy, key="C")
        wide = max(brush.measure(label, size=15.5, face=Face.MEDIUM)[0] for label in copies) + 2 * brush.px(13)
        self._plan = plan = place_result(scale, wide)
        if plan.deal.height:  # beside the words
            words = brush.measure(self._deal_words(), size=15)[0] + brush.px(14)
            plan.copy.x = min(plan.copy.x, plan.deal.x + words)
        copy.place_at(plan.copy, brush)
        again = Button("again", _("Same table again"), self._again, tone=Tone.LEAF, key="A")
        new = Button("new", _("New table"), self._new_table, key="T")
        title = Button("title", _("Title"), self.context.title, tone=Tone.BROWN, key="Esc")
        for button, rect in ((again, plan.again), (new, plan.new_table), (title, plan.to_title)):
            button.place_at(rect, brush)
        statistics = PaperButton("statistics", _("Statistics"), self._statistics)
        statistics.place_at(plan.statistics, brush)
        if again.rect.y == new.rect.y:
            level([again, new, title], brush)
        else:
            level([new, title], brush)
            level([again], brush)
        standings = self._result.standings
        self._row = row_height(scale, plan.standings.height, len(standings))
        self._area.place_at(plan.standings, brush)
        self._area.content_height = self._row * len(standings) - scale.dp(8)
        self._area.scroll_to(self._area.offset)
        if self.ring.focused is None:  # for the first time: who is first stands above all
            self._show_person()
        self._place_chart(brush)
        self.ring.set([copy, statistics, self._area, again, new, title], focus=None if self.ring.focused else "again")

    def _show_person(self) -> None:
        """Scroll the standings to the best of those who play at this screen."""
        here = [number for number, one in enumerate(self._result.standings) if one.seat in self._session.persons]
        if here:
            self._area.reveal(Rect(0, here[0] * self._row, 1, self._row))

    def _place_chart(self, brush: Brush) -> None:
        result, plot = self._result, self._plan.plot
        series = list(zip(*result.chips, strict=True))
        area = (plot.x - self._plan.chart.x, plot.y - self._plan.chart.y, plot.width, plot.height)
        self._chart = place_chart(
            area, series, result.bankers, label_gap=brush.px(36), row_height=max(brush.px(44), brush.text_px(14) * 2)
        )
        lines = chart_svg(self._chart, unit=brush.unit, strong=self._session.persons)
        self._lines = raster(self._plan.chart.size, lines)

    # The table leads here and here leads to the table: imported when pressed.

    def _again(self) -> None:
        from scenes.table.scene import TableScene

        sitting = replace(self._session.sitting, deal_number=new_deal_number())
        session = Session(sitting, Journal(self.context.paths))
        self.context.stack.replace(TableScene(self.context, session))

    def _copy(self) -> None:
        self._copied = clipboard.copy(deal_number_text(self._result.deal_number))
        self.layout(self.context.scale)

    def _statistics(self) -> None:
        self.context.stack.push(StatisticsScreen(self.context, self._result.rules.game))

    def _new_table(self) -> None:
        from scenes.setup.scene import SetupScreen

        self.context.title()
        self.context.stack.push(SetupScreen(self.context, self._result.rules.game))

    def handle(self, event: Input) -> bool:
        moved = isinstance(event, Pointer) and event.kind in (PointerKind.MOVE, PointerKind.LEAVE)
        if self.too_soon(event) or (self.dead_ms > 0 and not moved):
            return False
        if super().handle(event):
            return True
        if isinstance(event, Command) and event.verb is Verb.COPY:
            self._copy()
            return True
        if isinstance(event, Command) and event.goes_back and not event.repeat:
            self.context.title()
            return True
        return False

    def draw(self, surface: Surface) -> None:
        brush, plan, result = self.context.brush, self._plan, self._result
        paint_table(self.context, surface, result.rules.game)
        brush.paper(surface, plan.paper)
        low = plan.title.height < brush.px(40)
        at = plan.title.midleft
        brush.text(
            surface,
            headline(result),
            at,
            size=27 if low else 36,
            face=Face.TITLE,
            colour=theme.INK,
            width=plan.title.width,
        )
        about = summary(result)
        if plan.deal.height:
            self._paint_deal(brush, surface, [self._deal_words(), *self._file_words()])
        at = plan.summary.midleft
        size = 15 if low else 17
        longer = about + " · " + _("Deal no. {number}").format(number=deal_number_text(result.deal_number))
        if not plan.deal.height and brush.measure(longer, size=size)[0] <= plan.summary.width:
            about = longer
        brush.text(surface, about, at, size=size, colour=theme.GREY_ON_PAPER, width=plan.summary.width)
        self._paint_chart(brush, surface)
        if plan.notes.height:
            brush.paragraph(surface, moment_words(result), plan.notes, size=15, colour=theme.GREY_ON_PAPER)
        super().draw(surface)

    def _deal_words(self) -> str:
        number = deal_number_text(self._result.deal_number)
        return _("Deal no. {number} · share it to play the same cards").format(number=number)

    def _file_words(self) -> list[str]:
        """Where the file is that ``verify`` reads, if it could be kept."""
        if self._session.file is None:
            return []
        return [_("To check the cards: {file}").format(file=shown_path(self._session.file))]

    def _paint_deal(self, brush: Brush, surface: Surface, lines: Sequence[str]) -> None:
        rect = self._plan.deal
        for place, line in enumerate(lines):
            at = (rect.x, rect.y + round(rect.height * (0.25 + 0.5 * place)))
            room = rect.width if place else self._plan.copy.x - brush.px(10) - rect.x
            brush.text(surface, line, at, size=15, colour=theme.GREY_ON_PAPER, width=room)

    def _paint_chart(self, brush: Brush, surface: Surface) -> None:
        chart, plan = self._chart, self._plan
        assert chart is not None
        assert self._lines is not None
        left, top = plan.chart.topleft
        for tick in chart.chips:
            y = top + round(tick.at)
            start = tick.value == self._result.chips[0][0]
            brush.line(surface, plan.plot.x, plan.plot.right, y, theme.SAND if start else theme.PAPER_EDGE)
            brush.text(
                surface,
                str(tick.value),
                (plan.plot.x - brush.px(12), y),
                size=15,
                face=Face.MEDIUM,
                colour=theme.GREY_ON_PAPER,
                anchor="right",
            )
        caption = brush.px(12)
        brush.text(
            surface,
            _("chips"),
            (plan.plot.x - brush.px(12), top + caption * 0.6),
            size=15,
            colour=theme.GREY_ON_PAPER,
            anchor="right",
        )
        below = plan.plot.bottom + brush.px(17)
        for tick in chart.rounds:
            brush.text(
                surface,
                str(tick.value),
                (left + tick.at, below),
                size=15,
                face=Face.MEDIUM,
                colour=theme.GREY_ON_PAPER,
                anchor="centre",
            )
        brush.text(surface, _("round"), (plan.plot.right + brush.px(14), below), size=15, colour=theme.GREY_ON_PAPER)
        brush.text(
            surface,
            _("bank"),
            (plan.plot.x - brush.px(12), plan.band.centery),
            size=15,
            colour=theme.GREY_ON_PAPER,
            anchor="right",
        )
        for tenure in chart.tenures:
            gap = 1 if tenure.width < brush.px(8) else brush.px(2)
            bar = Rect(left + round(tenure.x), plan.band.y, max(1, round(tenure.width) - gap), plan.band.height)
            brush.box(surface, bar, SEAT_COLOURS[tenure.seat], radius=3)
        surface.blit(self._lines, plan.chart)
        gap = plan.plot.height // max(1, len(chart.curves) - 1)
        side = max(brush.px(18), min(brush.px(34), gap))
        for curve in chart.curves:
            place = Rect(0, 0, side, side)
            place.center = (plan.plot.right + brush.px(28), top + round(curve.label_y))
            self._portrait(surface, place, curve.seat)

    def _portrait(self, surface: Surface, place: Rect, seat: int) -> None:
        paint_portrait(self.context, surface, place, self._session.sitting.seats[seat], ring=SEAT_COLOURS[seat])

    def _paint_standings(self, brush: Brush, surface: Surface, x: int, y: int) -> None:
        width = self._area.rect.width - (brush.px(12) if self._area.longest else 0)
        for number, standing in enumerate(self._result.standings):
            row = Rect(x, y + number * self._row, width, self._row - brush.px(8))
            self._paint_standing(brush, surface, row, standing)

    def _paint_standing(self, brush: Brush, surface: Surface, row: Rect, standing: Standing) -> None:
        person = standing.seat in self._session.persons
        fill, edge = (theme.YELLOW, theme.YELLOW_EDGE) if person else (theme.PAPER_BUTTON, theme.PAPER_EDGE)
        brush.box(surface, row, fill, edge=edge, edge_width=2 if person else 1.2, radius=10)
        place = str(standing.place)
        brush.text(
            surface,
            place,
            (row.x + brush.px(23), row.centery),
            size=24,
            face=Face.SEMIBOLD,
            colour=theme.INK,
            anchor="centre",
        )
        side = min(row.height - brush.px(4), brush.px(54))
        face = Rect(row.x + brush.px(46), row.centery - side // 2, side, side)
        self._portrait(surface, face, standing.seat)
        chips = str(standing.chips)
        chips_width = brush.measure(chips, size=25, face=Face.BOLD)[0]
        brush.text(
            surface,
            chips,
            (row.right - brush.px(15), row.centery),
            size=25,
            face=Face.BOLD,
            colour=theme.INK,
            anchor="right",
        )
        left = face.right + brush.px(11)
        room = row.right - brush.px(22) - chips_width - left
        tall = row.height >= brush.text_px(17) + brush.text_px(14.5) + brush.px(8)
        if tall:
            self._paint_net(brush, surface, (left, row.centery + round(brush.text_px(17) * 0.62)), standing.net)
        y = row.centery - (brush.text_px(14.5) * 0.62 if tall else 0)
        brush.text(surface, standing.name, (left, y), size=17, face=Face.SEMIBOLD, colour=theme.INK, width=room)

    def _paint_net(self, brush: Brush, surface: Surface, at: tuple[int, int], net: int) -> None:
        colour = theme.GREEN_ON_PAPER if net > 0 else theme.RED_ON_PAPER if net < 0 else theme.GREY_ON_PAPER
        words = signed(net) if net else _("as at the start")
        brush.text(surface, words, at, size=14.5, face=Face.SEMIBOLD, colour=colour)
