"""A choice of a few values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from scenes import theme
from scenes.theme import Face
from scenes.ui.brush import Brush
from scenes.ui.input import Command, Pointer, PointerKind, Verb
from scenes.ui.widget import Look, Widget

Value = TypeVar("Value")

_CHOICE_SIZE = 15.0
_CHOICE_PADDING = 11.0
_CHOICE_INSET = 3.0


class Choice(Widget, Generic[Value]):
    """One of a few values side by side. Put it down with ``place_at``: it takes what it needs of the right end.

    Where the values do not fit side by side, only the chosen one is shown between two arrows.
    """

    radius = 8.0
    answers_enter = True

    def __init__(
        self,
        name: str,
        options: Sequence[tuple[Value, str]],
        value: Value,
        on_change: Callable[[Value], None],
        *,
        reason: str = "",
        header: str = "",
    ) -> None:
        super().__init__(name, header=header)
        self.options = tuple(options)
        self.value = value
        self.on_change = on_change
        self.reason = reason
        self._size = _CHOICE_SIZE
        self._ends: list[int] = []
        """Right end of every segment, in pixels from the left; empty when only the chosen one is shown."""

    @property
    def enabled(self) -> bool:  # type: ignore[override]
        return not self.reason

    @property
    def header(self) -> str:
        return self.reason or self._header or self.label

    @property
    def label(self) -> str:
        """The chosen value in words."""
        return next((label for value, label in self.options if value == self.value), "")

    @property
    def index(self) -> int:
        """Number of the chosen option; -1 when the value is none of them."""
        return next((number for number, (value, _label) in enumerate(self.options) if value == self.value), -1)

    def width(self, brush: Brush, size: float = _CHOICE_SIZE) -> int:
        """Natural width in pixels."""
        return sum(self._widths(brush, size)) + 2 * brush.px(_CHOICE_INSET)

    def _widths(self, brush: Brush, size: float) -> list[int]:
        padding = 2 * brush.px(_CHOICE_PADDING * size / _CHOICE_SIZE)
        return [brush.measure(label, size=size, face=Face.SEMIBOLD)[0] + padding for _value, label in self.options]

    def place_at(self, rect: pygame.Rect, brush: Brush) -> None:
        self._size = _CHOICE_SIZE
        while self.width(brush, self._size) > rect.width and brush.text_px(self._size) > brush.floor:
            self._size -= 0.5
        widths = self._widths(brush, self._size)
        inset = brush.px(_CHOICE_INSET)
        self._ends = [inset + sum(widths[: number + 1]) for number in range(len(widths))]
        wide = self._ends[-1] + inset
        if wide > rect.width:
            arrows = 2 * rect.height
            wide = min(rect.width, max(widths) + arrows)
            self._ends = []
        self.rect = pygame.Rect(rect.right - wide, rect.y, wide, rect.height)

    def choose(self, number: int) -> bool:
        """Take option ``number``. False if it is there already or does not exist."""
        if self.reason or not 0 <= number < len(self.options) or number == self.index:
            return False
        self.value = self.options[number][0]
        self.on_change(self.value)
        return True

    def command(self, command: Command) -> bool:
        if command.verb in (Verb.LEFT, Verb.RIGHT):
            return self.choose(self.index + (1 if command.verb is Verb.RIGHT else -1))
        return False

    def press(self) -> bool:
        """On to the next value, round and round."""
        self.choose((self.index + 1) % len(self.options))
        return True

    def pointer(self, pointer: Pointer) -> bool:
        if pointer.kind is not PointerKind.DOWN or pointer.button != 1:
            return False
        x = pointer.x - self.shown.x
        if self._ends:
            self.choose(next((number for number, end in enumerate(self._ends) if x < end), len(self._ends) - 1))
        else:
            step = -1 if x < self.rect.width // 3 else 1
            self.choose((self.index + step) % len(self.options))
        return True

    def paint(self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        edge = theme.lighter(theme.PANEL_EDGE, 0.25) if look.hovered and not self.reason else theme.PANEL_EDGE
        brush.box(surface, rect, theme.FIELD, edge=edge, radius=self.radius)
        if not self._ends:
            self._paint_one(brush, surface, rect)
            return
        inset = brush.px(_CHOICE_INSET)
        left = inset
        for number, ((_value, label), end) in enumerate(zip(self.options, self._ends, strict=True)):
            segment = pygame.Rect(rect.x + left, rect.y + inset, end - left, rect.height - 2 * inset)
            self._paint_segment(brush, surface, segment, label, number == self.index)
            left = end

    def _paint_segment(
        self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, label: str, chosen: bool
    ) -> None:
        colour = theme.OFF_TEXT if self.reason else theme.CREAM
        if chosen:
            brush.box(surface, rect, theme.OFF if self.reason else theme.SAND, radius=self.radius - 2.5)
            colour = theme.OFF_TEXT if self.reason else theme.INK
        face = Face.SEMIBOLD if chosen else Face.TEXT
        brush.text(
            surface, label, rect.center, size=self._size, face=face, colour=colour, anchor="centre", width=rect.width
        )

    def _paint_one(self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect) -> None:
        side = rect.height
        inset = brush.px(_CHOICE_INSET)
        middle = rect.inflate(-2 * side, -2 * inset)
        self._paint_segment(brush, surface, middle, self.label, True)
        for name, left in (("left", rect.left), ("right", rect.right - side)):
            arrow = pygame.Rect(left, rect.top, side, side).inflate(-side // 3, -side // 3)
            brush.glyph(surface, name, arrow, theme.CREAM)
