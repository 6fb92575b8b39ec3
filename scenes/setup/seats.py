"""The seats of the set-up screen: a row of controls for each, a button for one more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.ai.levels import LEVELS
from game.app.sitting import Seat
from game.app.table_choices import LARGEST_PURSE, LONGEST_NAME, TableChoices
from game.app.text import N_, gettext
from game.app.text import gettext as _
from game.engine.variants import GAMES
from scenes import theme
from scenes.context import Context
from scenes.faces import portraits
from scenes.scale import Scale
from scenes.setup.layout import place_seat
from scenes.setup.widgets import CalmStepper, CrownButton, MiniButton, PortraitButton, Rows
from scenes.ui import Brush, Choice, PlainButton, Stepper, TextField, Widget

LEVEL_NAMES = {"careful": N_("careful"), "regular": N_("regular"), "bold": N_("bold"), "expert": N_("expert")}
_GAP = 8  # dp between two rows

Change = Callable[[TableChoices], None]


class SeatsPanel:
    """Makes the widgets of all seats; ``on_change`` hears of values, ``on_rebuild`` of what makes other widgets."""

    def __init__(
        self, context: Context, choices: Callable[[], TableChoices], on_change: Change, on_rebuild: Change
    ) -> None:
        self._context = context
        self._choices = choices
        self._change = on_change
        self._rebuild = on_rebuild
        self._rows: list[Rect] = []
        self._steppers: list[Stepper] = []
        self._hint = Rect(0, 0, 0, 0)
        self.area = Rows("seats", content=self._paint_rows)
        self.widgets: list[Widget] = []

    def build(self, scale: Scale, room: Rect) -> None:
        """Make and place everything in ``room``, the inside of the panel below its heading."""
        brush = self._context.brush
        self.area.place_at(room, brush)
        width = room.width - brush.px(12)
        self._rows, self._steppers = [], []
        self.widgets = [self.area]
        y = 0
        for place, seat in enumerate(self._choices().seats):
            y = self._build_seat(scale, width, y, place, seat)
        most = self._choices().limits[1]
        full = len(self._choices().seats) >= most
        reason = _("no more than {number}").format(number=most) if full else ""
        add = PlainButton("add", _("Add a seat"), self._add, glyph="plus", reason=reason, size=17)
        add.area = self.area
        add.place_at(Rect(0, y, width, scale.dp(46)), brush)
        self.widgets.append(add)
        hint_height = brush.paragraph_height(self._hint_words(), width, size=15)
        self._hint = Rect(0, add.rect.bottom + scale.dp(10), width, hint_height)
        self.area.content_height = self._hint.bottom
        self.area.scroll_to(self.area.offset)

    def refresh(self) -> None:
        """Purses may have followed a house rule."""
        for stepper, seat in zip(self._steppers, self._choices().seats, strict=True):
            stepper.value = seat.purse

    def _build_seat(self, scale: Scale, width: int, y: int, place: int, seat: Seat) -> int:
        """The controls of one seat from ``y`` down; returns where the next row begins."""
        brush = self._context.brush
        kind = Choice(
            f"seat{place}.kind",
            [(True, _("Person")), (False, _("Computer"))],
            seat.person,
            partial(self._set_kind, place),
        )
        purse = CalmStepper(
            f"seat{place}.purse",
            seat.purse,
            0,
            LARGEST_PURSE,
            partial(self._set, place, "purse"),
            header=_("Purse of {name}").format(name=seat.name),
        )
        levels = list(LEVELS) if len(LEVELS) > 1 else []
        level_width = max((self._level(place, level).width(brush) for level in levels), default=0)
        plan = place_seat(
            scale, width, kind_width=kind.width(brush), level_width=level_width, purse_width=scale.dp(100)
        )
        controls: list[tuple[Widget, Rect]] = []
        if place > 0:
            up = MiniButton(f"seat{place}.up", "up", partial(self._move, place, -1), header=_("One place earlier"))
            controls.append((up, plan.earlier))
        if place + 1 < len(self._choices().seats):
            down = MiniButton(f"seat{place}.down", "down", partial(self._move, place, 1), header=_("One place later"))
            controls.append((down, plan.later))
        portrait = PortraitButton(
            f"seat{place}.portrait", self._context, seat, partial(self._next_portrait, place), header=_("Another face")
        )
        name = TextField(
            f"seat{place}.name",
            seat.name,
            partial(self._set, place, "name"),
            max_length=LONGEST_NAME,
            placeholder=_("Name"),
        )
        controls += [(portrait, plan.portrait), (name, plan.name), (kind, plan.kind)]
        if levels and not seat.person:
            controls.append((self._level(place, seat.level), plan.level))
        crown = CrownButton(
            f"seat{place}.crown", partial(self._is_crowned, place), partial(self._crown, place), header=_("Banks first")
        )
        controls += [(purse, plan.purse), (crown, plan.crown)]
        if len(self._choices().seats) > self._choices().limits[0]:
            remove = MiniButton(
                f"seat{place}.remove", "close", partial(self._remove, place), header=_("Take this seat away")
            )
            controls.append((remove, plan.remove))
        for widget, rect in controls:
            widget.area = self.area
            widget.place_at(rect.move(0, y), brush)
            self.widgets.append(widget)
        self._steppers.append(purse)
        self._rows.append(Rect(0, y, width, plan.height))
        return y + plan.height + scale.dp(_GAP)

    def _level(self, place: int, level: str) -> PlainButton:
        label = gettext(LEVEL_NAMES[level]) if level in LEVEL_NAMES else level
        return PlainButton(f"seat{place}.level", f"{label} →", partial(self._next_level, place))

    def _set(self, place: int, field: str, value: object) -> None:
        self._change(self._choices().with_seat(place, **{field: value}))

    def _set_kind(self, place: int, person: bool) -> None:
        self._rebuild(self._choices().with_seat(place, person=person))

    def _next_level(self, place: int) -> None:
        levels = list(LEVELS)
        level = self._choices().seats[place].level
        following = levels[(levels.index(level) + 1) % len(levels)] if level in levels else levels[0]
        self._rebuild(self._choices().with_seat(place, level=following))

    def _next_portrait(self, place: int) -> None:
        """The next face that nobody else at the table has."""
        seats, faces = self._choices().seats, portraits()
        taken = {seat.portrait for seat in seats} - {seats[place].portrait}
        start = faces.index(seats[place].portrait) if seats[place].portrait in faces else -1
        order = [faces[(start + step) % len(faces)] for step in range(1, len(faces) + 1)]
        chosen = next((face for face in order if face not in taken), seats[place].portrait)
        self._rebuild(self._choices().with_seat(place, portrait=chosen))

    def _is_crowned(self, place: int) -> bool:
        return self._choices().banker == place

    def _crown(self, place: int) -> None:
        self._change(self._choices().crowned(place))

    def _move(self, place: int, step: int) -> None:
        self._rebuild(self._choices().moved(place, step))

    def _remove(self, place: int) -> None:
        self._rebuild(self._choices().without(place))

    def _add(self) -> None:
        self._rebuild(self._choices().with_one_more())

    def heading_note(self) -> str:
        """The order of play and how many seats there are and may be."""
        rules = GAMES[self._choices().game]
        order = _("clockwise") if rules.clockwise else _("played to the right")
        return _("{order}, {number} of {least}–{most}").format(
            order=order, number=len(self._choices().seats), least=rules.seats[0], most=rules.seats[1]
        )

    def _hint_words(self) -> str:
        return _("Crown: who banks first. Drawn by lot if nobody is crowned.")

    def _paint_rows(self, brush: Brush, surface: Surface, x: int, y: int) -> None:
        for row in self._rows:
            brush.box(surface, row.move(x, y), theme.ROW, edge=theme.ROW_EDGE, radius=11)
        brush.paragraph(
            surface, self._hint_words(), self._hint.move(x, y), size=15, colour=theme.GREY_ON_DARK, anchor="centre"
        )
