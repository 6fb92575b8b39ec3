"""What stands below the seats of the set-up screen: one seat more, other opponents, and how well they play."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from pygame import Rect, Surface

from game.app.people.characters import LEVEL_NAMES
from game.app.table_choices import TableChoices
from game.app.text import gettext
from game.app.text import gettext as _
from scenes import theme
from scenes.context import Context
from scenes.scale import Scale
from scenes.ui import Brush, Choice, PlainButton, ScrollArea, Widget

_BUTTON, _LEVELS = 42, 36  # dp high
_ABOVE_HINT = 4


class Others:
    """``on_change`` hears of other people, ``on_add`` that one more is wanted."""

    def __init__(
        self,
        context: Context,
        choices: Callable[[], TableChoices],
        on_change: Callable[[TableChoices], None],
        on_add: Callable[[], None],
    ) -> None:
        self._context = context
        self._choices = choices
        self._change = on_change
        self._add = on_add
        self._caption = self._hint = Rect(0, 0, 0, 0)
        self.widgets: list[Widget] = []

    def height(self, scale: Scale, width: int, gap: int) -> int:
        """Pixels of everything, ``gap`` of them between two rows."""
        hint = self._context.brush.paragraph_height(_hint_words(), width, size=15)
        return scale.dp(_BUTTON) + gap + scale.dp(_LEVELS + _ABOVE_HINT) + hint

    def build(self, scale: Scale, room: Rect, gap: int, area: ScrollArea | None) -> None:
        """Make everything and put it into ``room``, on the screen or in the content of ``area``."""
        brush = self._context.brush
        add, surprise, levels = self._add_button(), self._surprise_button(), self._level_choice()
        half, high = (room.width - gap) // 2, scale.dp(_BUTTON)
        add.place_at(Rect(room.x, room.y, half, high), brush)
        surprise.place_at(Rect(room.x + half + gap, room.y, room.width - half - gap, high), brush)
        y = room.y + high + gap
        caption = brush.measure(_("Opponents"), size=17)[0] + scale.dp(14)
        levels.place_at(Rect(room.x + caption, y, room.width - caption, scale.dp(_LEVELS)), brush)
        self._caption = Rect(room.x + scale.dp(4), y, caption, scale.dp(_LEVELS))
        top = y + scale.dp(_LEVELS + _ABOVE_HINT)
        self._hint = Rect(room.x, top, room.width, room.bottom - top)
        self.widgets = [add, surprise, levels]
        for widget in self.widgets:
            widget.area = area

    def _add_button(self) -> PlainButton:
        most = self._choices().limits[1]
        full = len(self._choices().seats) >= most
        reason = _("no more than {number}").format(number=most) if full else ""
        return PlainButton("add", _("Add a seat"), self._add, glyph="plus", reason=reason, size=17)

    def _surprise_button(self) -> PlainButton:
        drawn = any(not seat.person for seat in self._choices().seats)
        reason = "" if drawn else _("no computer player sits here")
        header = _("Other opponents, drawn by lot") if drawn else ""
        return PlainButton("surprise", _("Surprise me"), self._surprise, header=header, reason=reason, size=17)

    def _level_choice(self) -> Choice[str]:
        return Choice(
            "level",
            [("", _("mixed")), *((level, gettext(name)) for level, name in LEVEL_NAMES.items())],
            self._choices().level,
            self._set_level,
            header=_("How well the computer’s people play"),
        )

    def _set_level(self, level: str) -> None:
        self._change(self._choices().with_level(level))

    def _surprise(self) -> None:
        self._change(self._choices().surprised(secrets.randbits(32)))

    def draw(self, brush: Brush, surface: Surface, x: int = 0, y: int = 0) -> None:
        """Draw the words between the widgets, as far from their places as the list has been scrolled."""
        at = (self._caption.x + x, self._caption.centery + y)
        brush.text(surface, _("Opponents"), at, size=17, width=self._caption.width)
        hint, colour = self._hint.move(x, y), theme.GREY_ON_DARK
        brush.paragraph(surface, _hint_words(), hint, size=15, colour=colour, anchor="centre")


def _hint_words() -> str:
    return _("Crown: who banks first. Drawn by lot if nobody is crowned.")
