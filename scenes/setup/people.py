"""Who sits on a seat of the computer: a card for everybody there is, by country, over the set-up screen."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.app.people.characters import COUNTRIES, Character, people_at
from game.app.sitting import Seat
from game.app.table_choices import TableChoices
from game.app.text import gettext
from game.app.text import gettext as _
from scenes import theme
from scenes.context import Context
from scenes.faces import paint_portrait
from scenes.scale import Scale
from scenes.setup.widgets import Rows, told
from scenes.stack import Scene
from scenes.theme import Face, Tone
from scenes.ui import Brush, Button, Input, Look, Pressable, Widget, level
from scenes.ui.buttons import HOVER
from scenes.ui.input import Command

_SIZE = (900, 640)  # dp, of the panel
_CELL = (196, 66)  # dp, the least width of a card and its height
_HEADING = 28  # dp, of a country
_GAP = 8  # dp


class PersonCard(Pressable):
    """Somebody to play against: face, name, how well and with what temper."""

    radius = 11.0

    def __init__(self, context: Context, seat: Seat, on_press: Callable[[], None], *, mark: str, chosen: bool) -> None:
        super().__init__(f"person.{seat.character}", on_press, header=f"{seat.name}: {told(seat)}")
        self._context = context
        self._seat = seat
        self._mark = mark
        self._chosen = chosen

    def paint(self, brush: Brush, surface: Surface, rect: Rect, look: Look) -> None:
        fill = theme.lighter(theme.ROW, HOVER if look.hovered else 0.0)
        edge = theme.OCHRE if self._chosen else theme.ROW_EDGE
        brush.box(surface, rect, fill, edge=edge, edge_width=2 if self._chosen else 1, radius=self.radius)
        pad = brush.px(8)
        side = rect.height - 2 * pad
        portrait = Rect(rect.x + pad, rect.y + pad, side, side)
        paint_portrait(self._context, surface, portrait, self._seat, ring=theme.GLOW if self._chosen else theme.CREAM)
        left = portrait.right + brush.px(10)
        room = rect.right - brush.px(8) - left
        lines = [self._seat.name, told(self._seat)] + ([self._mark] if self._mark else [])
        step = brush.px(20 if len(lines) < 3 else 17)
        y = rect.centery - step * (len(lines) - 1) // 2
        for place, line in enumerate(lines):
            size, face, colour = (17.0, Face.SEMIBOLD, theme.CREAM) if place == 0 else (13.5, Face.TEXT, theme.CREAM)
            if place == 2:
                colour = theme.OCHRE
            brush.text(surface, line, (left, y), size=size, face=face, colour=colour, width=room)
            y += step


class PeoplePicker(Scene):
    """Chooses who sits at ``place``; ``on_choice`` gets the table with that person on it."""

    overlay = True

    def __init__(
        self, context: Context, choices: TableChoices, place: int, on_choice: Callable[[TableChoices], None]
    ) -> None:
        super().__init__(context)
        self._choices = choices
        self._place = place
        self._choose = on_choice
        self._panel = Rect(0, 0, 0, 0)
        self._headings: list[tuple[str, Rect]] = []
        self._area = Rows("people", content=self._paint_headings)

    def layout(self, scale: Scale) -> None:
        brush = self.context.brush
        window = Rect((0, 0), scale.size)
        margin = scale.dp(16)
        self._panel = Rect(
            0, 0, min(scale.dp(_SIZE[0]), window.width - margin), min(scale.dp(_SIZE[1]), window.height - margin)
        )
        self._panel.center = window.center
        inner = self._panel.inflate(-2 * scale.dp(22), -2 * scale.dp(16))
        high = scale.dp(46)
        surprise = Button("surprise", _("Surprise me"), self._surprise, tone=Tone.BLUE)
        back = Button("back", _("Back"), self.context.stack.pop, tone=Tone.BROWN, key="Esc")
        wide = min(scale.dp(230), (inner.width - scale.dp(14)) // 2)
        surprise.place_at(Rect(inner.centerx - scale.dp(7) - wide, inner.bottom - high, wide, high), brush)
        back.place_at(Rect(inner.centerx + scale.dp(7), inner.bottom - high, wide, high), brush)
        level([surprise, back], brush)
        top = inner.y + scale.dp(46)
        self._area.place_at(Rect(inner.x, top, inner.width, inner.bottom - high - scale.dp(12) - top), brush)
        cards = self._cards(scale, inner.width - scale.dp(12))
        self._area.scroll_to(self._area.offset)
        seated = f"person.{self._choices.seats[self._place].character}"
        names = [card.name for card in cards]
        focus = None if self.ring.focused else seated if seated in names else names[0]
        self.ring.set([self._area, *cards, surprise, back], focus=focus)

    def _cards(self, scale: Scale, width: int) -> list[Widget]:
        """The cards of everybody, as many beside each other as there is room for."""
        brush = self.context.brush
        gap, high, heading = scale.dp(_GAP), scale.dp(_CELL[1]), scale.dp(_HEADING)
        columns = max(1, min(4, (width + gap) // (scale.dp(_CELL[0]) + gap)))
        wide = (width - (columns - 1) * gap) // columns
        cards: list[Widget] = []
        self._headings = []
        y, column, country = 0, 0, ""
        for one in people_at(self._choices.game):
            if one.country != country:
                y += (high + gap) if country else 0
                country, column = one.country, 0
                self._headings.append((country, Rect(0, y, width, heading)))
                y += heading
            elif column == columns:
                y, column = y + high + gap, 0
            card = self._card(one)
            card.area = self._area
            card.place_at(Rect(column * (wide + gap), y, wide, high), brush)
            cards.append(card)
            column += 1
        self._area.content_height = y + high
        return cards

    def _card(self, one: Character) -> PersonCard:
        sits = [place for place, seat in enumerate(self._choices.seats) if seat.character == one.id]
        here = self._place in sits
        mark = "" if here or not sits else _("sits at seat {number}").format(number=sits[0] + 1)
        seat = self._choices.seated(Seat("", False, 0), one)
        return PersonCard(self.context, seat, partial(self._take, one.id), mark=mark, chosen=here)

    def _take(self, character: str) -> None:
        self.context.stack.pop()
        self._choose(self._choices.with_character(self._place, character))

    def _surprise(self) -> None:
        """Somebody who is not at the table yet, drawn by lot."""
        absent = [one.id for one in self._choices.absent()]
        self._take(secrets.choice(absent) if absent else self._choices.seats[self._place].character)

    def handle(self, event: Input) -> bool:
        if isinstance(event, Command) and event.goes_back and not event.repeat:
            self.context.stack.pop()
            return True
        return super().handle(event) or self.closed_beside(event, self._panel)

    def _paint_headings(self, brush: Brush, surface: Surface, x: int, y: int) -> None:
        for country, room in self._headings:
            at = (x + room.x + brush.px(4), y + room.centery)
            name = gettext(COUNTRIES[country])
            brush.text(surface, name, at, size=16, face=Face.HEADING, colour=theme.OCHRE, width=room.width)

    def draw(self, surface: Surface) -> None:
        brush, panel = self.context.brush, self._panel
        brush.dim(surface)
        brush.shadow(surface, panel, radius=16, blur=12, alpha=150, offset=(0, 6))
        brush.box(surface, panel, theme.DIALOG, edge=theme.OCHRE, edge_width=2, radius=16)
        title = _("Who sits at seat {number}?").format(number=self._place + 1)
        at = (panel.centerx, panel.y + brush.px(34))
        brush.text(surface, title, at, size=28, face=Face.TITLE, anchor="centre", width=panel.width - 2 * brush.px(20))
        super().draw(surface)
