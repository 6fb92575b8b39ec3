"""A number with minus and plus."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes import theme
from scenes.theme import Face
from scenes.ui.brush import Brush
from scenes.ui.buttons import HOVER
from scenes.ui.input import Command, Device, Pointer, PointerKind, Verb
from scenes.ui.translator import REPEAT_AFTER, REPEAT_EVERY
from scenes.ui.widget import Look, Widget


class Stepper(Widget):
    """A number between ``low`` and ``high`` with minus and plus; held down it repeats. Wheel and keys work too.

    Left and right change it, or up and down on the keyboard if it is ``vertical``; the other arrows move the focus.
    Shift, Page Up and Page Down take ``big_step``.
    """

    radius = 8.0

    def __init__(
        self,
        name: str,
        value: int,
        low: int,
        high: int,
        on_change: Callable[[int], None],
        *,
        step: int = 1,
        big_step: int = 5,
        caption: str = "",
        vertical: bool = False,
        size: float = 16,
        header: str = "",
        show: Callable[[int], str] = str,
    ) -> None:
        super().__init__(name, header=header)
        self.value = value
        self.low = low
        self.high = high
        self.on_change = on_change
        self.step = step
        self.big_step = big_step
        self.caption = caption
        self.vertical = vertical
        self.size = size
        self.show = show
        self._held = 0
        self._repeat_in = 0

    @property
    def header(self) -> str:
        return self._header or self.caption

    def change(self, by: int) -> bool:
        """Add ``by`` as far as the limits let it. False when nothing changed."""
        value = min(max(self.value + by, self.low), self.high)
        if value == self.value:
            return False
        self.value = value
        self.on_change(value)
        return True

    def command(self, command: Command) -> bool:
        step = self.big_step if command.shift else self.step
        changes = {
            Verb.PAGE_DOWN: -self.big_step,
            Verb.PAGE_UP: self.big_step,
            Verb.HOME: self.low - self.value,
            Verb.END: self.high - self.value,
        }
        if self.vertical and command.device is Device.KEYBOARD:
            changes |= {Verb.DOWN: -step, Verb.UP: step}
        else:
            changes |= {Verb.LEFT: -step, Verb.RIGHT: step}
        if command.verb not in changes:
            return False
        self.change(changes[command.verb])
        return True

    def _side_under(self, at: tuple[int, int]) -> int:
        """-1 over minus, 1 over plus, 0 between them."""
        rect = self.shown
        if at[0] < rect.left + rect.height:
            return -1
        return 1 if at[0] >= rect.right - rect.height else 0

    def pointer(self, pointer: Pointer) -> bool:
        step = self.big_step if pointer.shift else self.step
        if pointer.kind is PointerKind.WHEEL:
            self.change(pointer.steps * step)
            return True
        if pointer.kind is PointerKind.DOWN and pointer.button == 1:
            self._held = self._side_under(pointer.at) * step
            self._repeat_in = REPEAT_AFTER
            self.change(self._held)
            return True
        if pointer.kind is PointerKind.UP or not self.contains(pointer.at):
            self._held = 0
        return False

    @property
    def wake_ms(self) -> int | None:
        return max(0, self._repeat_in) if self._held else None

    def update(self, dt_ms: int) -> bool:
        if not self._held:
            return False
        self._repeat_in -= dt_ms
        changed = False
        while self._held and self._repeat_in <= 0:
            self._repeat_in += REPEAT_EVERY
            if not self.change(self._held):
                self._held = 0
            else:
                changed = True
        return changed

    def paint(self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        edge = theme.lighter(theme.PANEL_EDGE, 0.25) if look.hovered else theme.PANEL_EDGE
        brush.box(surface, rect, theme.FIELD, edge=edge, radius=self.radius)
        inset = brush.px(3)
        side = rect.height - 2 * inset
        for name, left, live in (
            ("minus", rect.left + inset, self.value > self.low),
            ("plus", rect.right - inset - side, self.value < self.high),
        ):
            place = pygame.Rect(left, rect.top + inset, side, side)
            fill = theme.lighter(theme.OFF, HOVER if look.hovered and live else 0.0)
            brush.box(surface, place, fill if live else theme.PANEL, radius=self.radius - 2.5)
            inner = place.inflate(-side // 3, -side // 3)
            brush.glyph(surface, name, inner, theme.CREAM if live else theme.mix(theme.OFF_TEXT, theme.PANEL, 0.5))
        room = rect.width - 2 * rect.height - 2 * inset
        captioned = (
            bool(self.caption)
            and rect.height >= brush.text_px(self.size) + brush.text_px(12) * 1.3
            and brush.measure(self.caption, size=12)[0] <= room + 2 * inset
        )
        middle = rect.centery - (round(rect.height * 0.13) if captioned else 0)
        brush.text(
            surface,
            self.show(self.value),
            (rect.centerx, middle),
            size=self.size,
            face=Face.BOLD,
            colour=theme.OCHRE,
            anchor="centre",
            width=room,
        )
        if captioned:
            at = (rect.centerx, rect.bottom - round(rect.height * 0.2))
            brush.text(
                surface, self.caption, at, size=12, colour=theme.GREY_ON_DARK, anchor="centre", width=room + 2 * inset
            )
