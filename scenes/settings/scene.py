"""The settings: pages of choices with a live sample beside them. Everything takes effect, and is saved, at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from game.app.text import gettext as _
from game.app.text import set_language
from scenes import theme
from scenes.context import Context
from scenes.panel import paint_room
from scenes.scale import Scale
from scenes.settings.layout import hugging, place_pills, place_settings
from scenes.settings.pages import PAGES, Row, options_of, page_name, row_of, rows_of, standard
from scenes.settings.sample import SOUNDS, keys_height, paint_keys, paint_sample
from scenes.stack import Scene
from scenes.theme import Face
from scenes.ui import Brush, Button, Choice, Input, Pill, PlainButton, ScrollArea, Widget, level
from scenes.ui.input import Command

_ROW = 56  # dp
_ROW_OF_TWO = 88  # dp, where name and values do not fit side by side
_SAMPLE = 330  # dp, at the end of the list where there is no room beside it
_PANEL = 340  # dp, the least height of list and sample side by side


class SettingsScreen(Scene):
    """Pages of rows. Q and E, or the shoulder buttons, turn them."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._page = 0
        self._field = ""
        self._plan = place_settings(context.scale)
        self._rows: list[tuple[Row, Rect]] = []
        self._choices: list[Choice[object]] = []
        self._area = ScrollArea("rows", content=self._paint_rows)
        self._unsaved = False

    def layout(self, scale: Scale) -> None:
        brush = self.context.brush
        self._plan = plan = place_settings(scale, sampled=bool(rows_of(self._page)))
        inner = plan.rows.inflate(-2 * scale.dp(22), -2 * scale.dp(8))
        self._area.place_at(inner, brush)
        tabs = self._tabs(plan.tabs)
        self._choices = self._place_rows(inner.width)
        self._plan = plan = hugging(plan, self._area.content_height + 2 * scale.dp(8), scale.dp(_PANEL))
        self._area.place_at(plan.rows.inflate(-2 * scale.dp(22), -2 * scale.dp(8)), brush)
        back = Button("back", _("Back"), self.context.stack.pop, key="Esc")
        back.place_at(plan.back, brush)
        level([back], brush)
        widgets: list[Widget] = [*tabs, self._area, *self._choices, back]
        if self._choices:
            reset = PlainButton("reset", _("Reset this page"), self._reset)
            width = min(reset.width(brush) + scale.dp(10), plan.note.width)
            reset.place_at(
                Rect(back.rect.right + scale.dp(14), plan.back.centery - scale.dp(18), width, scale.dp(36)), brush
            )
            widgets.append(reset)
        self.ring.set(widgets, focus=None if self.ring.focused else self._first())

    def _first(self) -> str:
        return self._choices[0].name if self._choices else f"tab.{self._page}"

    def _tabs(self, room: Rect) -> list[Pill]:
        brush = self.context.brush
        tabs = [
            Pill(f"tab.{page}", page_name(page), partial(self.turn_to, page), selected=page == self._page)
            for page in range(len(PAGES))
        ]
        widths = [tab.width(brush) for tab in tabs]
        for tab, rect in zip(tabs, place_pills(room, widths, brush.px(10)), strict=True):
            tab.place_at(rect, brush)
        return tabs

    def _place_rows(self, width: int) -> list[Choice[object]]:
        """Put the rows of this page below each other in the scroll area; returns their choices."""
        brush, settings = self.context.brush, self.context.settings
        self._rows = []
        choices: list[Choice[object]] = []
        width -= brush.px(12)
        y = 0
        for row in rows_of(self._page):
            told = f"{_(row.name)}. {_(row.told)}"
            choice = _Setting(
                row.field,
                options_of(row.field),
                getattr(settings, row.field),
                partial(self._change, row.field),
                told,
                self._look_at,
            )
            name = max(brush.measure(_(row.name), size=18, face=Face.MEDIUM)[0], brush.measure(_(row.note), size=14)[0])
            beside = name + brush.px(16) + choice.width(brush) <= width
            height = brush.px(_ROW if beside else _ROW_OF_TWO)
            control = brush.px(36)
            top = y + (height - control) // 2 if beside else y + height - control - brush.px(6)
            choice.area = self._area
            choice.place_at(Rect(0, top, width, control), brush)
            self._rows.append((row, Rect(0, y, (choice.rect.x if beside else width) - brush.px(10), brush.px(_ROW))))
            choices.append(choice)
            y += height
        if not choices:
            y = keys_height(brush, width)
        elif self._plan.sample is None:
            y += brush.px(_SAMPLE)
        self._area.content_height = y
        self._area.scroll_to(self._area.offset)
        return choices

    def _look_at(self, field: str) -> None:
        self._field = field

    def turn_to(self, page: int) -> None:
        self._page = page
        self._field = ""
        self._area.offset = 0
        self.layout(self.context.scale)

    def _change(self, field: str, value: object) -> None:
        if field == "full_screen":
            self.context.toggle_full_screen()
            self.layout(self.context.scale)
            return
        if field == "language":
            set_language(str(value))
        self._unsaved = not self.context.change(**{field: value})
        if field in SOUNDS:
            self.context.audio.play("chip")  # to judge by

    def _reset(self) -> None:
        if "language" in standard(self._page):
            set_language("")
        self._unsaved = not self.context.change(**standard(self._page))

    def handle(self, event: Input) -> bool:
        if isinstance(event, Command):
            if event.goes_back and not event.repeat:
                self.context.stack.pop()
                return True
            if event.tab_step:
                self.turn_to((self._page + event.tab_step) % len(PAGES))
                return True
        return super().handle(event)

    def _paint_rows(self, brush: Brush, surface: Surface, x: int, y: int) -> None:
        if not self._rows:
            paint_keys(brush, surface, Rect(x, y, self._area.rect.width - brush.px(12), self._area.content_height))
            return
        for place, (row, rect) in enumerate(self._rows):
            at = rect.move(x, y)
            noted = bool(row.note)
            middle = at.centery - (brush.text_px(14) * 0.62 if noted else 0)
            brush.text(surface, _(row.name), (at.x, middle), size=18, face=Face.MEDIUM, width=at.width)
            if noted:
                under = at.centery + brush.text_px(18) * 0.6
                brush.text(surface, _(row.note), (at.x, under), size=14, colour=theme.GREY_ON_DARK, width=at.width)
            if place:
                brush.line(surface, x, x + self._area.rect.width - brush.px(12), at.y, theme.ROW_EDGE)
        if self._plan.sample is None:
            bottom = y + self._area.content_height
            room = Rect(
                x, bottom - brush.px(_SAMPLE - 16), self._area.rect.width - brush.px(12), brush.px(_SAMPLE - 16)
            )
            paint_sample(self.context, surface, room, self._sampled())

    def _sampled(self) -> Row:
        return row_of(self._field or (rows_of(self._page) or rows_of(0))[0].field)

    def draw(self, surface: Surface) -> None:
        brush, plan = self.context.brush, self._plan
        paint_room(self.context, surface)
        at = plan.title.midleft
        brush.text(surface, _("Settings"), at, size=38, face=Face.TITLE, colour=theme.OCHRE, width=plan.title.width)
        brush.panel(surface, plan.rows)
        if plan.sample is not None:
            row = self._sampled()
            heading = _("What it sounds like") if row.field in SOUNDS else _("What it looks like")
            paint_sample(self.context, surface, brush.panel(surface, plan.sample, heading=heading), row)
        note = _("The settings cannot be saved.") if self._unsaved else _("Everything takes effect at once.")
        last = self.ring.widgets[-1].rect
        room = plan.note.right - last.right - brush.px(16)
        if room > brush.px(120):
            colour = theme.GLOW if self._unsaved else theme.GREY_ON_DARK
            brush.text(surface, note, plan.note.midright, size=15, colour=colour, anchor="right", width=room)
        super().draw(surface)


class _Setting(Choice[object]):
    """A choice that tells which setting is looked at, for the sample."""

    def __init__(
        self,
        field: str,
        options: Sequence[tuple[object, str]],
        value: object,
        on_change: Callable[[object], None],
        header: str,
        on_focus: Callable[[str], None],
    ) -> None:
        super().__init__(f"setting.{field}", options, value, on_change, header=header)
        self._setting = field
        self._on_focus = on_focus

    def focus_changed(self, focused: bool) -> None:
        super().focus_changed(focused)
        if focused:
            self._on_focus(self._setting)
