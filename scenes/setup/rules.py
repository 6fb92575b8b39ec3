"""The house rules of the set-up screen: every option of the game, what differs, and what people should know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.app.table_choices import TableChoices
from game.app.text import gettext as _
from game.app.text import ngettext
from game.app.wording.house_rules import notices, sentence
from game.app.wording.options import option_name, value_word
from game.engine.rules import RulesError
from game.engine.variants import GAMES, OPTIONS, Option, OptionValue
from scenes import theme
from scenes.context import Context
from scenes.panel import notice_height
from scenes.scale import Scale
from scenes.setup.layout import OptionPlan, place_options
from scenes.setup.widgets import CalmStepper, DifferChip, Rows
from scenes.theme import Face
from scenes.ui import Brush, Choice, Widget

LARGEST_BET = 999
_NOTICE_SHARE = 0.4
"""The largest part of the panel that notices about changed rules may take; longer ones end the list instead, as those
about the usual rules do."""

Change = Callable[[TableChoices], None]


@dataclass(frozen=True, slots=True)
class Extra:
    """A row before the house rules: its name, its control and the control's width in pixels."""

    name: str
    widget: Widget
    width: int


class RulesPanel:
    """A row for every option. ``extras`` come first, where the window has no other place for them."""

    def __init__(
        self,
        context: Context,
        choices: Callable[[], TableChoices],
        problem: Callable[[], str],
        on_change: Change,
        on_rebuild: Change,
    ) -> None:
        self._context = context
        self._choices = choices
        self._problem = problem
        self._change = on_change
        self._rebuild = on_rebuild
        self._rows: list[tuple[str, str, Widget]] = []
        self._sizes: list[tuple[int, int]] = []
        self._plans: tuple[OptionPlan, ...] = ()
        self._room = Rect(0, 0, 0, 0)
        self._notice = Rect(0, 0, 0, 0)
        self._pinned = self._told = ""
        self._told_below = Rect(0, 0, 0, 0)
        self.area = Rows("rules", content=self._paint_rows)
        self.widgets: list[Widget] = []

    def build(self, room: Rect, chip: Rect, extras: Sequence[Extra]) -> None:
        """Make everything for ``room``, to be placed by :meth:`place`; ``chip`` is where "2 differ" stands."""
        brush = self._context.brush
        self._room = room
        count = DifferChip(self._differing, self._differ_words, self._reset, header=_("All house rules as usual"))
        count.place_at(chip, brush)
        self._rows = [("", extra.name, extra.widget) for extra in extras]
        self._sizes = [(brush.measure(extra.name, size=17)[0], extra.width) for extra in extras]
        for option in OPTIONS[self._choices().game]:
            widget, width = self._control(option)
            name = option_name(option.name)
            self._rows.append((option.name, name, widget))
            self._sizes.append((brush.measure(name, size=17, face=Face.SEMIBOLD)[0], width))
        self.widgets = [count, self.area, *(widget for _option, _name, widget in self._rows)]
        for _option, _name, widget in self._rows:
            widget.area = self.area

    def place(self, scale: Scale) -> None:
        """Put the rows and the notices where they belong now."""
        brush = self._context.brush
        usual = notices(GAMES[self._choices().game])
        told, problem = self._notices(), self._problem()
        new = " ".join(one for one in told if one not in usual)
        pinned = problem or new
        height = notice_height(self._context, pinned, self._room.width + scale.dp(12)) if pinned else 0
        if not problem and height > self._room.height * _NOTICE_SHARE:
            pinned, height = "", 0
        self._pinned = pinned
        self._told = " ".join(one for one in told if pinned != new or one in usual)
        self._notice = Rect(
            self._room.x - scale.dp(6), self._room.bottom - height, self._room.width + scale.dp(12), height
        )
        area = Rect(
            self._room.x, self._room.y, self._room.width, self._room.height - (height + scale.dp(8) if height else 0)
        )
        self.area.place_at(area, brush)
        width = area.width - scale.dp(12)
        self._plans = place_options(scale, width, self._sizes)
        for (_option, _name, widget), plan in zip(self._rows, self._plans, strict=True):
            widget.place_at(plan.control, brush)
        bottom = self._plans[-1].row.bottom
        told_height = brush.paragraph_height(self._told, width, size=15) if self._told else 0
        self._told_below = Rect(0, bottom + scale.dp(8), width, told_height)
        self.area.content_height = self._told_below.bottom if self._told else bottom
        self.area.scroll_to(self.area.offset)

    def _control(self, option: Option) -> tuple[Widget, int]:
        """The widget of an option and its natural width in pixels."""
        name = f"option.{option.name}"
        value = self._choices().value(option.name)
        if option.free:
            assert isinstance(value, int)
            return CalmStepper(
                name, value, 1, LARGEST_BET, partial(self._step, option.name), header=option_name(option.name)
            ), self._context.brush.px(104)
        values = sorted(option.values, key=_in_order)
        choice: Choice[OptionValue] = Choice(
            name,
            [(one, value_word(option.name, one)) for one in values],
            value,
            partial(self._choose, option.name),
            header=self._told_of(option.name),
        )
        return choice, choice.width(self._context.brush)

    def _told_of(self, option: str) -> str:
        try:
            return sentence(self._choices().rules(), option)
        except RulesError:
            return ""

    def _step(self, option: str, value: int) -> None:
        self._change(self._choices().with_option(option, value))

    def _choose(self, option: str, value: OptionValue) -> None:
        self._rebuild(self._choices().with_option(option, value))

    def _reset(self) -> None:
        self._rebuild(self._choices().with_standard_rules())

    def _differing(self) -> int:
        return len(self._choices().options)

    def _differ_words(self) -> str:
        count = self._differing()
        return ngettext("{number} differs", "{number} differ", count).format(number=count)

    def _notices(self) -> tuple[str, ...]:
        try:
            return notices(self._choices().rules())
        except RulesError:
            return ()

    def _paint_rows(self, brush: Brush, surface: Surface, x: int, y: int) -> None:
        options = self._choices().options
        for (option, name, _widget), plan in zip(self._rows, self._plans, strict=True):
            at = plan.name.move(x, y)
            differs = option in options
            if differs:
                side = brush.px(10)
                dot = Rect(x + brush.px(3), at.centery - side // 2, side, side)
                brush.box(surface, dot, theme.OCHRE, radius=5)
            face, colour = (Face.SEMIBOLD, theme.GLOW) if differs else (Face.TEXT, theme.CREAM)
            brush.text(surface, name, at.midleft, size=17, face=face, colour=colour, width=at.width)
        if self._told:
            brush.paragraph(surface, self._told, self._told_below.move(x, y), size=15, colour=theme.GREY_ON_DARK)

    def draw(self, surface: Surface) -> None:
        """Draw the notice under the list; the widgets are drawn by the ring."""
        if self._notice.height:
            look = theme.WARNING if self._problem() else theme.INFORMATION
            self._context.brush.notice(surface, self._notice, self._pinned, look)


def _in_order(value: OptionValue) -> tuple[int, int]:
    """Numbers by size, yes before no; 0 ("as one likes") and words stay as they are, after the numbers."""
    if isinstance(value, bool):
        return 1, not value
    return (0, value) if isinstance(value, int) and value else (1, 0)
