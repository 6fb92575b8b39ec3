"""Small things of the set-up screen: the portrait, the crown, the arrows of a seat, and lists that scroll."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.app.sitting import Seat
from scenes import theme
from scenes.context import Context
from scenes.faces import paint_crown, paint_portrait
from scenes.ui import Brush, Look, PlainButton, Pointer, PointerKind, Pressable, ScrollArea, Stepper


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
