"""What every widget is, and the scroll area that may hold some."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from scenes import theme
from scenes.ui.brush import Brush
from scenes.ui.input import Command, Pointer, PointerKind, Verb


class Look(NamedTuple):
    """How a widget appears at this moment. ``focused`` is also true while the ring itself is hidden."""

    focused: bool = False
    hovered: bool = False
    pressed: bool = False
    enter: bool = True
    """Whether the Enter key presses the widget that has it for its own; not while the ring is on another."""


class Widget:
    """Something in a rectangle of the window (pixels), known by a name that no language changes."""

    focusable = True
    takes_text = False
    enabled = True
    """False while it is greyed and does nothing."""
    radius = 11.0  # of its corners, dp: the focus ring follows it
    key = ""
    """Key cap: a letter, "Enter", "Esc" or "F1"; pressing that key presses the widget."""
    show_key = True
    """False while a pad is used: its buttons are no keys."""
    answers_enter = False
    """Enter presses it while it has the focus."""
    place = 0
    """Number key 1 to 9, by place on the keyboard; 0 for none."""

    def __init__(self, name: str, *, header: str = "") -> None:
        self.name = name
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.area: ScrollArea | None = None
        self._header = header

    @property
    def header(self) -> str:
        """A full sentence about it, shown where there is room once it has the focus."""
        return self._header

    def place_at(self, rect: pygame.Rect, brush: Brush) -> None:
        """Put it into ``rect``; some take less of it."""
        self.rect = pygame.Rect(rect)

    @property
    def shown(self) -> pygame.Rect:
        """Where it is on the screen: inside a scroll area ``rect`` counts from the top of the content."""
        if self.area is None:
            return self.rect
        return self.rect.move(self.area.rect.x, self.area.rect.y - self.area.offset)

    def contains(self, at: tuple[int, int]) -> bool:
        inside = self.area is None or self.area.rect.collidepoint(at)
        return inside and bool(self.shown.collidepoint(at))

    def press(self) -> bool:
        """Enter, a shortcut or a click. False when there is nothing to press: Enter may then mean another button."""
        return False

    def command(self, command: Command) -> bool:
        """A command while it has the focus. True when used."""
        return False

    def typed(self, text: str, composing: bool) -> bool:
        """Text while it has the focus. True when used."""
        return False

    def pointer(self, pointer: Pointer) -> bool:
        """A button pressed on it, and what follows until it is released; wheels over it. True when used."""
        return False

    def focus_changed(self, focused: bool) -> None:
        """It has just got or lost the focus."""

    def update(self, dt_ms: int) -> bool:
        """Time passes. True when it looks different now."""
        return False

    @property
    def wake_ms(self) -> int | None:
        """Milliseconds until it needs ``update``, or None."""
        return None

    def draw(self, brush: Brush, surface: pygame.Surface, look: Look) -> None:
        """Draw it, clipped to its scroll area."""
        if self.area is None:
            self.paint(brush, surface, self.shown, look)
            return
        outer = surface.get_clip()
        surface.set_clip(outer.clip(self.area.rect))
        self.paint(brush, surface, self.shown, look)
        surface.set_clip(outer)

    def paint(self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        """Draw it in ``rect``, its place on the screen. Changes nothing."""

    def paint_over_ring(self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        """Draw what of it must not be covered by the ring round it."""


ContentPainter = Callable[[Brush, pygame.Surface, int, int], None]


class ScrollArea(Widget):
    """A window onto something taller. Other widgets live in it (their ``area``), or ``content`` draws plain reading.

    ``content(brush, surface, x, y)`` draws with its top left at ``x``, ``y``; only then the area takes the focus.
    """

    radius = 8.0

    def __init__(
        self, name: str, *, content: ContentPainter | None = None, on_paper: bool = False, header: str = ""
    ) -> None:
        super().__init__(name, header=header)
        self.content = content
        self.content_height = 0
        self.offset = 0
        self.on_paper = on_paper
        self.step = 48  # pixels a wheel notch or arrow key moves; place_at sets it to the scale
        self._grab: int | None = None

    def place_at(self, rect: pygame.Rect, brush: Brush) -> None:
        super().place_at(rect, brush)
        self.step = brush.px(48)
        self.scroll_to(self.offset)

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return self.content is not None and self.longest > 0

    @property
    def longest(self) -> int:
        """The largest offset, in pixels."""
        return max(0, self.content_height - self.rect.height)

    def scroll_to(self, offset: int) -> bool:
        """Show the content from ``offset`` pixels on, as far as there is content."""
        before = self.offset
        self.offset = min(max(0, offset), self.longest)
        return self.offset != before

    def reveal(self, rect: pygame.Rect, margin: int = 0) -> None:
        """Scroll as little as needed to show ``rect`` of the content, and ``margin`` pixels around it."""
        if rect.top - margin < self.offset:
            self.scroll_to(rect.top - margin)
        elif rect.bottom + margin > self.offset + self.rect.height:
            self.scroll_to(rect.bottom + margin - self.rect.height)

    def command(self, command: Command) -> bool:
        page = max(self.step, self.rect.height - self.step)
        steps = {
            Verb.UP: -self.step,
            Verb.DOWN: self.step,
            Verb.PAGE_UP: -page,
            Verb.PAGE_DOWN: page,
            Verb.HOME: -self.content_height,
            Verb.END: self.content_height,
        }
        return command.verb in steps and self.scroll_to(self.offset + steps[command.verb])

    def pointer(self, pointer: Pointer) -> bool:
        if pointer.kind is PointerKind.WHEEL:
            return self.scroll_to(self.offset - pointer.steps * self.step)
        if pointer.kind is PointerKind.DOWN:
            handle = self._handle()
            if self.longest and pointer.button == 1 and pointer.x >= handle.left - handle.width:
                self._grab = pointer.y - handle.y if handle.top <= pointer.y <= handle.bottom else handle.height // 2
                return self._drag(pointer.y) or True
            return self.content is not None
        if pointer.kind is PointerKind.MOVE and self._grab is not None:
            return self._drag(pointer.y)
        if pointer.kind is PointerKind.UP:
            self._grab = None
        return False

    def _drag(self, y: int) -> bool:
        free = self.rect.height - self._handle().height
        grabbed = self._grab or 0
        return self.scroll_to(round((y - grabbed - self.rect.top) * self.longest / max(1, free)))

    def _handle(self) -> pygame.Rect:
        """The scroll bar's handle on the screen."""
        width = max(6, self.step // 7)
        height = max(self.step // 2, self.rect.height * self.rect.height // max(1, self.content_height))
        free = self.rect.height - height
        top = self.rect.top + (free * self.offset // self.longest if self.longest else 0)
        return pygame.Rect(self.rect.right - width, top, width, height)

    def paint(self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        if self.content is not None:
            outer = surface.get_clip()
            surface.set_clip(outer.clip(rect))
            self.content(brush, surface, rect.x, rect.y - self.offset)
            surface.set_clip(outer)
        if self.longest:
            colour = theme.PAPER_EDGE if self.on_paper else theme.PANEL_EDGE
            brush.box(surface, self._handle(), theme.lighter(colour, 0.2 if look.hovered else 0.0), radius=4)

    def paint_fades(self, brush: Brush, surface: pygame.Surface) -> None:
        """Let what is cut off sink into the ground. After everything that lies in the area."""
        width = self.rect.width - self._handle().width
        size, ground = (width, brush.px(26)), theme.PAPER if self.on_paper else theme.PANEL
        fade = brush.assets.kept(("fade", size, ground), lambda: _fade(size, ground))
        if self.offset < self.longest:
            surface.blit(fade, (self.rect.x, self.rect.bottom - fade.get_height()))
        if self.offset:
            surface.blit(pygame.transform.flip(fade, False, True), self.rect)


def _fade(size: tuple[int, int], ground: theme.Colour) -> pygame.Surface:
    """From nothing at the top to the colour of the ground."""
    column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        column.set_at((0, y), (*ground, round(255 * (y + 1) / size[1])))
    return pygame.transform.scale(column, size)
