"""The quieter things to press: pills, plain buttons on panels, buttons on paper, icons."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes import theme
from scenes.theme import Face
from scenes.ui.brush import Brush
from scenes.ui.buttons import HOVER, PRESSED_DOWN, Pressable
from scenes.ui.widget import Look


class Pill(Pressable):
    """A tab or a language: dark, outlined; ochre when it is the chosen one. ``radius`` 20 makes its ends round."""

    def __init__(
        self,
        name: str,
        label: str,
        on_press: Callable[[], None],
        *,
        selected: bool = False,
        size: float = 17,
        header: str = "",
    ) -> None:
        super().__init__(name, on_press, header=header or label)
        self.label = label
        self.selected = selected
        self.size = size

    def width(self, brush: Brush) -> int:
        """Natural width in pixels."""
        return brush.measure(self.label, size=self.size, face=Face.MEDIUM)[0] + 2 * brush.px(17)

    def paint(self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        fill = theme.rgb("#3B2C24") if self.selected else theme.rgb("#1E1714")
        if look.hovered:
            fill = theme.lighter(fill, HOVER)
        edge = theme.OCHRE if self.selected else theme.rgb("#51423A")
        brush.box(surface, rect, fill, edge=edge, edge_width=1.8 if self.selected else 1.2, radius=self.radius)
        colour = theme.GLOW if self.selected else theme.CREAM
        room = rect.width - brush.px(12)
        brush.text(
            surface,
            self.label,
            rect.center,
            size=self.size,
            face=Face.MEDIUM,
            colour=colour,
            anchor="centre",
            width=room,
        )


class PlainButton(Pressable):
    """A quiet dark outlined button on a panel: "Add a seat", a level, the amber "2 differ"."""

    radius = 8.0

    def __init__(
        self,
        name: str,
        label: str,
        on_press: Callable[[], None],
        *,
        glyph: str = "",
        amber: bool = False,
        reason: str = "",
        size: float = 15,
        header: str = "",
    ) -> None:
        super().__init__(name, on_press, reason=reason, header=header)
        self.label = label
        self.glyph = glyph
        self.amber = amber
        self.size = size

    @property
    def header(self) -> str:
        return self._header or (f"{self.label}: {self.reason}" if self.reason else self.label)

    def width(self, brush: Brush) -> int:
        """Natural width in pixels."""
        glyph = brush.px(self.size + 4) if self.glyph else 0
        return brush.measure(self.label, size=self.size, face=Face.MEDIUM)[0] + glyph + 2 * brush.px(13)

    def paint(self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        fill = theme.rgb("#3A2B14") if self.amber else theme.FIELD
        edge = theme.YELLOW_EDGE if self.amber else theme.PANEL_EDGE
        colour = theme.GLOW if self.amber else theme.CREAM
        if not self.enabled:
            fill, edge, colour = theme.PANEL, theme.ROW_EDGE, theme.OFF_TEXT
        elif look.pressed or look.hovered:
            fill = theme.lighter(fill, HOVER)
        brush.box(surface, rect, fill, edge=edge, radius=self.radius)
        side = brush.px(self.size + 4) if self.glyph else 0
        room = rect.width - side - brush.px(12)
        drawn = min(room, brush.measure(self.label, size=self.size, face=Face.MEDIUM)[0])
        left = rect.centerx - (drawn + side) // 2
        if self.glyph:
            place = pygame.Rect(left - brush.px(3), rect.centery - side // 2, side, side)
            brush.glyph(surface, self.glyph, place, colour)
        brush.text(
            surface,
            self.label,
            (left + side, rect.centery),
            size=self.size,
            face=Face.MEDIUM,
            colour=colour,
            width=room,
        )


class PaperButton(Pressable):
    """A button on paper: close, pages, tabs of the rule card."""

    radius = 8.0

    def __init__(
        self,
        name: str,
        label: str,
        on_press: Callable[[], None],
        *,
        glyph: str = "",
        selected: bool = False,
        key: str = "",
        header: str = "",
        reason: str = "",
    ) -> None:
        super().__init__(name, on_press, key=key, header=header or label, reason=reason)
        self.label = label
        self.glyph = glyph
        self.selected = selected

    def width(self, brush: Brush) -> int:
        """Natural width in pixels."""
        return brush.measure(self.label, size=15.5, face=Face.MEDIUM)[0] + 2 * brush.px(13)

    def paint(self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        fill, colour = (theme.INK, theme.PAPER) if self.selected else (theme.PAPER_BUTTON, theme.INK)
        if not self.enabled:
            fill, colour = theme.mix(theme.PAPER, theme.PAPER_BUTTON, 0.4), theme.mix(theme.INK, theme.PAPER, 0.45)
        elif look.pressed:
            fill = theme.darker(fill, 0.1)
        elif look.hovered:
            fill = theme.lighter(fill, 0.12) if self.selected else theme.darker(fill, 0.06)
        edge = theme.rgb("#C9B68C") if self.glyph and not self.selected else None
        brush.box(surface, rect, fill, edge=edge, radius=self.radius)
        if self.glyph:
            inner = rect.inflate(-rect.width // 3, -rect.height // 3)
            brush.glyph(surface, self.glyph, inner, colour)
        else:
            room = rect.width - brush.px(8)
            brush.text(
                surface,
                self.label,
                rect.center,
                size=15.5,
                face=Face.MEDIUM,
                colour=colour,
                anchor="centre",
                width=room,
            )


class IconButton(Pressable):
    """A small dark square with a glyph and, where there is room, its key underneath: log, rules, menu."""

    radius = 9.0

    def __init__(
        self, name: str, on_press: Callable[[], None], *, glyph: str, caption: str = "", key: str = "", header: str = ""
    ) -> None:
        super().__init__(name, on_press, key=key, header=header)
        self.glyph = glyph
        self.caption = caption

    def paint(self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        fill = theme.lighter(theme.RING_DARK, HOVER if look.hovered else 0.0)
        brush.box(
            surface,
            rect.move(0, brush.px(PRESSED_DOWN) if look.pressed else 0),
            fill,
            edge=theme.PANEL_EDGE,
            radius=self.radius,
        )
        captioned = self.caption and rect.height >= brush.px(26) + brush.text_px(12)
        side = round(min(rect.width, rect.height) * (0.56 if captioned else 0.64))
        middle = rect.centery - (brush.text_px(12) * 0.45 if captioned else 0)
        brush.glyph(surface, self.glyph, pygame.Rect(rect.centerx - side // 2, round(middle) - side // 2, side, side))
        if captioned:
            at = (rect.centerx, rect.bottom - brush.text_px(12) * 0.62)
            brush.text(surface, self.caption, at, size=12, anchor="centre", width=rect.width - 4)
