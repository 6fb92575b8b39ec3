"""The seats of the set-up screen: a row of controls for each, and below them what concerns all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.app.people.characters import CHARACTERS
from game.app.sitting import Seat
from game.app.table_choices import LARGEST_PURSE, LONGEST_NAME, TableChoices
from game.app.text import gettext as _
from game.engine.variants import GAMES
from scenes import theme
from scenes.context import Context
from scenes.faces import portraits
from scenes.scale import Scale
from scenes.setup.layout import SeatPlan, place_seat
from scenes.setup.others import Others
from scenes.setup.people import PeoplePicker
from scenes.setup.widgets import CalmStepper, CharacterButton, CrownButton, MiniButton, PortraitButton, Rows
from scenes.ui import Brush, Choice, Stepper, TextField, Widget

_GAP = 7  # dp between two rows

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
        self._close = self._pinned = False
        self._others = Others(context, choices, on_rebuild, self._add)
        self.area = Rows("seats", content=self._paint_rows)
        self.widgets: list[Widget] = []

    def build(self, scale: Scale, room: Rect, *, pinned: bool) -> None:
        """Make and place everything in ``room``, the inside of the panel below its heading. ``pinned``: what stands
        below the seats stays where it is, however many there are; else it is scrolled with them.
        """
        self._pinned, self._close = pinned, False
        self._place(scale, room)
        if self.area.longest:
            self._close = True  # that may be all that was missing
            self._place(scale, room)
        self.area.scroll_to(self.area.offset)

    def _place(self, scale: Scale, room: Rect) -> None:
        brush, gap = self._context.brush, self._gap(scale)
        width = room.width - brush.px(12)
        others = self._others.height(scale, width, gap)
        rows = Rect(room.x, room.y, room.width, room.height - (others + gap if self._pinned else 0))
        self.area.place_at(rows, brush)
        self._rows, self._steppers = [], []
        self.widgets = [self.area]
        y = 0
        for place, seat in enumerate(self._choices().seats):
            y = self._build_seat(scale, width, y, place, seat)
        if self._pinned:
            self._others.build(scale, Rect(room.x, room.bottom - others, width, others), gap, None)
            self.area.content_height = y - gap
        else:
            self._others.build(scale, Rect(0, y, width, others), gap, self.area)
            self.area.content_height = y + others
        self.widgets += self._others.widgets

    def refresh(self) -> None:
        """Purses may have followed a house rule."""
        for stepper, seat in zip(self._steppers, self._choices().seats, strict=True):
            stepper.value = seat.purse

    def _gap(self, scale: Scale) -> int:
        return scale.dp(_GAP - 2 if self._close else _GAP)

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
        plan = place_seat(scale, width, kind_width=kind.width(brush), purse_width=scale.dp(100), close=self._close)
        controls: list[tuple[Widget, Rect]] = []
        if place > 0:
            up = MiniButton(f"seat{place}.up", "up", partial(self._move, place, -1), header=_("One place earlier"))
            controls.append((up, plan.earlier))
        if place + 1 < len(self._choices().seats):
            down = MiniButton(f"seat{place}.down", "down", partial(self._move, place, 1), header=_("One place later"))
            controls.append((down, plan.later))
        controls += [*self._sitter(place, seat, plan), (kind, plan.kind)]
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
        return y + plan.height + self._gap(scale)

    def _sitter(self, place: int, seat: Seat, plan: SeatPlan) -> list[tuple[Widget, Rect]]:
        """Who sits here: a person's face and name, or a button with somebody of the computer's."""
        if not seat.person:
            somebody = CharacterButton(
                f"seat{place}.character", self._context, seat, partial(self._pick, place), header=_("Somebody else")
            )
            return [(somebody, plan.somebody)]
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
        return [(portrait, plan.portrait), (name, plan.name)]

    def _set(self, place: int, field: str, value: object) -> None:
        self._change(self._choices().with_seat(place, **{field: value}))

    def _set_kind(self, place: int, person: bool) -> None:
        self._rebuild(self._choices().with_person(place, person))

    def _pick(self, place: int) -> None:
        self._context.stack.push(PeoplePicker(self._context, self._choices(), place, self._rebuild))

    def _next_portrait(self, place: int) -> None:
        """The next face that nobody else at the table has, nor anybody of the computer's."""
        seats = self._choices().seats
        faces = [face for face in portraits() if face not in CHARACTERS]
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
        self.area.scroll_to(self.area.longest)  # to whoever came

    def heading_note(self) -> str:
        """The order of play and how many seats there are and may be."""
        rules = GAMES[self._choices().game]
        order = _("clockwise") if rules.clockwise else _("played to the right")
        return _("{order}, {number} of {least}–{most}").format(
            order=order, number=len(self._choices().seats), least=rules.seats[0], most=rules.seats[1]
        )

    def _paint_rows(self, brush: Brush, surface: Surface, x: int, y: int) -> None:
        for row in self._rows:
            brush.box(surface, row.move(x, y), theme.ROW, edge=theme.ROW_EDGE, radius=11)
        if not self._pinned:
            self._others.draw(brush, surface, x, y)

    def draw(self, surface: Surface) -> None:
        """Draw what is not scrolled and no widget."""
        if self._pinned:
            self._others.draw(self._context.brush, surface)
