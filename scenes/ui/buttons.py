"""Things to press, and the large action button among them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes import theme
from scenes.theme import Colour, Face, Tone
from scenes.ui.brush import Brush
from scenes.ui.input import Pointer, PointerKind
from scenes.ui.marks import corner_cap
from scenes.ui.widget import Look, Widget

HOVER = 0.08
PRESSED_DOWN = 2  # dp
LABEL_SIZE = 20.0
SECOND_SIZE = 13.5
Gauge = Callable[[Brush, pygame.Surface, pygame.Rect], None]
LABEL_FLOOR = 13
"""Labels of a row smaller than this many dp ask for two rows."""


class Pressable(Widget):
    """Calls ``on_press`` on a click, Enter, Space or its shortcut. With a ``reason`` it is greyed and does nothing.

    Subclass and write ``paint`` for doors, chips and the like.
    """

    answers_enter = True

    def __init__(
        self,
        name: str,
        on_press: Callable[[], None],
        *,
        key: str = "",
        place: int = 0,
        reason: str = "",
        header: str = "",
    ) -> None:
        super().__init__(name, header=header)
        self.on_press = on_press
        self.key = key
        self.place = place
        self.reason = reason

    @property
    def enabled(self) -> bool:  # type: ignore[override]
        return not self.reason

    def press(self) -> bool:
        if self.enabled:
            self.on_press()
        return True

    def pointer(self, pointer: Pointer) -> bool:
        if pointer.kind is PointerKind.UP and self.contains(pointer.at):
            return self.press()
        return pointer.kind is PointerKind.DOWN and pointer.button == 1


class Button(Pressable):
    """The large coloured button: key cap, label, second line with the consequence, or the reason why not."""

    def __init__(
        self,
        name: str,
        label: str,
        on_press: Callable[[], None],
        *,
        tone: Tone = Tone.BLUE,
        key: str = "",
        place: int = 0,
        second: str = "",
        reason: str = "",
        header: str = "",
        label_size: float = LABEL_SIZE,
    ) -> None:
        super().__init__(name, on_press, key=key, place=place, reason=reason, header=header)
        self.label = label
        self.tone = tone
        self.second = second
        self.label_size = label_size
        self.second_size = SECOND_SIZE
        self.second_lines = True
        """False on a slim bar, where only the header row has room for the second line."""
        self.key_in_corner = False
        """True where the words need all the room: then the key cap is small and sits on a corner."""
        self.gauge: Gauge | None = None
        """Draws something in the place of the second line, where there is none."""

    @property
    def line(self) -> str:
        """The second line: why not, or else what follows; empty on a slim bar."""
        return (self.reason or self.second) if self.second_lines else ""

    @property
    def header(self) -> str:
        line = self.reason or self.second
        return self._header or (f"{self.label.rstrip('!')}: {line}" if line else self.label)

    @property
    def says_all(self) -> bool:
        """Whether the button itself shows all that its header would say."""
        return not self._header and (bool(self.line) or not (self.reason or self.second))

    def label_room(self, brush: Brush) -> tuple[int, int]:
        """Left edge and width in pixels of the room for label and second line, inside the button."""
        margin = brush.px(12)
        cap = brush.key_cap_width(self.key) if self.show_key and not self.key_in_corner else 0
        left = margin + cap + brush.px(6) if cap else margin
        return left, self.rect.width - left - margin

    def paint(self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        down = brush.px(PRESSED_DOWN) if look.pressed and self.enabled else 0
        face = rect.move(0, down)
        ground = self._paint_face(brush, surface, rect, face, look)
        ink = theme.WHITE if self.enabled else theme.OFF_TEXT
        if self._shows_key(look) and not self.key_in_corner:
            brush.key_cap(surface, (face.left + brush.px(12), face.centery), self.key, ground, ink)
        line = self.line
        left, width = self.label_room(brush)
        middle = face.centerx if self._keeps_off_both_ends(brush, left) else face.left + left + width // 2
        label_y: float = face.centery
        if line or self.gauge is not None:
            apart = max(rect.height * 0.21, brush.text_px(self.second_size) * 0.75)
            label_y -= apart * (0.85 if line else 1.05)
            at = (middle, face.centery + apart * (1 if line else 1.1))
            if line:
                brush.text(surface, line, at, size=self.second_size, colour=ink, anchor="centre", width=width)
            elif self.gauge is not None:
                high = brush.px(SECOND_SIZE)
                self.gauge(brush, surface, pygame.Rect(face.left + left, round(at[1]) - high // 2, width, high))
        at = (middle, label_y)
        size = self.label_size
        brush.text(surface, self.label, at, size=size, face=Face.SEMIBOLD, colour=ink, anchor="centre", width=width)
        self.paint_over_ring(brush, surface, face, look)

    def _keeps_off_both_ends(self, brush: Brush, left: int) -> bool:
        """Whether the words can stand in the middle of the whole button, where its cap of Enter comes and goes."""
        if self.key != "Enter":
            return False
        label = brush.measure(self.label, size=self.label_size, face=Face.SEMIBOLD)[0]
        line = brush.measure(self.line, size=self.second_size, face=Face.TEXT)[0] if self.line else 0
        return max(label, line) <= self.rect.width - 2 * left

    def paint_over_ring(self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        """The key cap on the corner."""
        if self._shows_key(look) and self.key_in_corner:
            ground, ink = (self.tone.value, theme.WHITE) if self.enabled else (theme.OFF, theme.OFF_TEXT)
            corner_cap(brush, surface, rect, self.key, ground, ink, right=False)

    def _shows_key(self, look: Look) -> bool:
        return self.show_key and bool(self.key) and (look.enter or self.key != "Enter")

    def _paint_face(
        self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, face: pygame.Rect, look: Look
    ) -> Colour:
        if not self.enabled:
            edge = theme.lighter(theme.OFF, 0.1)
            brush.box(surface, face, theme.OFF, edge=edge, edge_width=1.5, radius=self.radius)
            return theme.OFF
        ground = theme.lighter(self.tone.value, HOVER) if look.hovered else self.tone.value
        brush.shadow(surface, rect, radius=self.radius, blur=3, alpha=95, offset=(0, 4))
        brush.box(surface, rect.move(0, brush.px(3)), theme.darker(self.tone.value, 0.38), radius=self.radius)
        brush.box(surface, face, ground, radius=self.radius)
        inset = brush.px(3)
        inner = theme.lighter(ground, 0.3)
        brush.box(surface, face.inflate(-2 * inset, -2 * inset), None, edge=inner, edge_width=1, radius=self.radius - 3)
        return ground


def level(buttons: Sequence[Button], brush: Brush, size: float = LABEL_SIZE) -> float:
    """Give a row of placed buttons one label size, the largest up to ``size`` dp that fits all, and one for their
    second lines; returns that of the labels. Less than LABEL_FLOOR means that the row should be two rows."""
    label = _common_size([(one, one.label) for one in buttons], brush, size, LABEL_FLOOR - 1, Face.SEMIBOLD)
    seconds = [(one, one.line) for one in buttons]
    second = _common_size(seconds, brush, min(SECOND_SIZE, label * 0.85), brush.floor / brush.unit, Face.TEXT)
    for button in buttons:
        button.label_size, button.second_size = label, second
    return label


def _common_size(lines: Sequence[tuple[Button, str]], brush: Brush, size: float, least: float, face: Face) -> float:
    """The largest size in dp, not under ``least``, at which every line fits into its button."""
    while size > least and any(
        brush.measure(line, size=size, face=face)[0] > button.label_room(brush)[1] for button, line in lines
    ):
        size -= 0.5
    return size
