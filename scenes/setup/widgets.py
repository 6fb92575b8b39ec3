"""Small things of the set-up screen: the portrait, the crown, the arrows of a seat, and lists that scroll."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.app.people.characters import CHARACTERS, LEVEL_NAMES, TEMPER_NAMES
from game.app.sitting import Seat
from game.app.text import gettext
from game.app.text import gettext as _
from scenes import theme
from scenes.context import Context
from scenes.faces import paint_crown, paint_portrait
from scenes.theme import Face
from scenes.ui import Brush, Look, PlainButton, Pointer, PointerKind, Pressable, ScrollArea, Stepper

_ROOM_FOR_WORDS = 150
"""Dp of room for words in which those about somebody leave some beside them."""


class Rows(ScrollArea):
    """A list of widgets with something painted behind them; it takes no focus itself."""

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return False


class CalmStepper(Stepper):
    """A stepper in a list: the wheel scrolls the list instead of changing the number under the pointer."""

    def pointer(self, pointer: Pointer) -> bool:
        return pointer.kind is not PointerKind.WHEEL and super().pointer(pointer)


class PortraitButton(Pressable):
    """The face of a seat; pressing it takes the next one."""

    radius = 24.0

    def __init__(self, name: str, context: Context, seat: Seat, on_press: Callable[[], None], *, header: str) -> None:
        super().__init__(name, on_press, header=header)
        self.context = context
        self.seat = seat

    def paint(self, brush: Brush, surface: Surface, rect: Rect, look: Look) -> None:
        ring = theme.GLOW if look.hovered else theme.CREAM
        paint_portrait(self.context, surface, rect, self.seat, ring=ring)


class CharacterButton(Pressable):
    """Who sits on a seat of the computer: face, name, how well and with what temper; pressing it asks for another."""

    radius = 26.0

    def __init__(self, name: str, context: Context, seat: Seat, on_press: Callable[[], None], *, header: str) -> None:
        super().__init__(name, on_press, header=f"{seat.name}: {told(seat)}. {header}")
        self.context = context
        self.seat = seat

    def paint(self, brush: Brush, surface: Surface, rect: Rect, look: Look) -> None:
        edge = theme.OCHRE if look.hovered else theme.PANEL_EDGE
        brush.box(surface, rect, theme.FIELD, edge=edge, radius=self.radius)
        portrait = Rect(rect.x, rect.y, rect.height, rect.height)
        face = portrait.inflate(-brush.px(5), -brush.px(5))
        paint_portrait(self.context, surface, face, self.seat, ring=theme.GLOW if look.hovered else theme.CREAM)
        left, step = portrait.right + brush.px(8), brush.px(10)
        room = rect.right - brush.px(12) - left
        lines = [line.rstrip(",") for line in brush.wrap(told(self.seat), room, size=13.5, face=Face.TEXT)]
        size = 17.0
        if len(lines) > 1:
            size, step = 15.5, round(step * 0.72)
        y = rect.centery - step * len(lines)
        arrow = Rect(0, 0, brush.px(14), brush.px(14))
        beside = room >= brush.px(_ROOM_FOR_WORDS)
        arrow.midright = (rect.right - brush.px(14), rect.centery if beside else y)
        brush.glyph(surface, "down", arrow, theme.GREY_ON_DARK)
        brush.text(
            surface, self.seat.name, (left, y), size=size, face=Face.SEMIBOLD, width=arrow.x - brush.px(6) - left
        )
        for line in lines:
            y += 2 * step
            brush.text(surface, line, (left, y), size=13.5, colour=theme.GREY_ON_DARK, width=room)


def told(seat: Seat) -> str:
    """How well, and with what temper, the one on a seat of the computer plays, in words."""
    how_well = gettext(LEVEL_NAMES.get(seat.level, seat.level))
    if seat.character not in CHARACTERS:
        return how_well
    # Translators: how well and with what temper somebody plays, such as "expert, cautious".
    return _("{level}, {temper}").format(
        level=how_well, temper=gettext(TEMPER_NAMES[CHARACTERS[seat.character].temper])
    )


class CrownButton(Pressable):
    """A round place for the crown of whoever banks first."""

    radius = 13.0

    def __init__(self, name: str, crowned: Callable[[], bool], on_press: Callable[[], None], *, header: str) -> None:
        super().__init__(name, on_press, header=header)
        self.crowned = crowned

    def paint(self, brush: Brush, surface: Surface, rect: Rect, look: Look) -> None:
        if self.crowned():
            paint_crown(brush, surface, rect)
            return
        edge = theme.OCHRE if look.hovered else theme.PANEL_EDGE
        brush.box(surface, rect, theme.FIELD, edge=edge, radius=self.radius)
        if look.hovered:
            paint_crown(brush, surface, rect, faint=True)


class MiniButton(Pressable):
    """A bare glyph: earlier, later, away with it."""

    radius = 6.0

    def __init__(self, name: str, glyph: str, on_press: Callable[[], None], *, header: str) -> None:
        super().__init__(name, on_press, header=header)
        self.glyph = glyph

    def paint(self, brush: Brush, surface: Surface, rect: Rect, look: Look) -> None:
        if look.hovered:
            brush.box(surface, rect, theme.lighter(theme.ROW, 0.12), radius=self.radius)
        colour = theme.CREAM if look.hovered or look.focused else theme.GREY_ON_DARK
        brush.glyph(surface, self.glyph, rect.inflate(-rect.width // 5, -rect.height // 5), colour)


class DifferChip(PlainButton):
    """How many house rules differ; pressing it sets all of them back. Nothing at all while none differs."""

    def __init__(
        self, count: Callable[[], int], label: Callable[[], str], on_press: Callable[[], None], *, header: str
    ) -> None:
        super().__init__("differ", "", on_press, amber=True, header=header)
        self.count = count
        self.words = label

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return self.count() > 0

    def contains(self, at: tuple[int, int]) -> bool:
        return self.count() > 0 and super().contains(at)

    def paint(self, brush: Brush, surface: Surface, rect: Rect, look: Look) -> None:
        if self.count():
            self.label = self.words()
            super().paint(brush, surface, rect, look)
