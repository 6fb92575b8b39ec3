"""A line of text to write."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes import theme
from scenes.theme import Face
from scenes.ui.brush import Brush
from scenes.ui.clipboard import copied, copy
from scenes.ui.input import Command, Pointer, PointerKind, Verb
from scenes.ui.widget import Look, Widget

_EDITS = (Verb.MARK_ALL, Verb.COPY, Verb.CUT, Verb.PASTE)


class TextField(Widget):
    """A line of text. It is being written while it has the focus; ``on_change`` hears of every letter, so that what is
    wrong with it can be said at once. Escape takes back what was typed. All of it can be marked, to be copied or
    replaced."""

    radius = 8.0
    takes_text = True

    def __init__(
        self,
        name: str,
        value: str,
        on_change: Callable[[str], None],
        *,
        max_length: int = 16,
        placeholder: str = "",
        allowed: Callable[[str], bool] = str.isprintable,
        size: float = 17,
        header: str = "",
    ) -> None:
        super().__init__(name, header=header or placeholder)
        self.value = value
        self.on_change = on_change
        self.max_length = max_length
        self.placeholder = placeholder
        self.allowed = allowed
        self.size = size
        self._given = self._heard = value
        self._cursor = len(value)
        self._composing = ""
        self._marked = False
        """All of it is marked: what is typed replaces it."""

    def focus_changed(self, focused: bool) -> None:
        self._marked = False
        if focused:
            self._given = self.value
            self._cursor = len(self.value)
        else:
            self._composing = ""
            self._given = self.value

    def _tell(self) -> None:
        if self.value != self._heard:
            self._heard = self.value
            self.on_change(self.value)

    @property
    def answers_enter(self) -> bool:  # type: ignore[override]
        return self.value != self._given

    def press(self) -> bool:
        """Enter ends writing; with nothing written it is free for the scene's Enter button."""
        changed = self.answers_enter
        self._given = self.value
        return changed

    def typed(self, text: str, composing: bool) -> bool:
        if composing:
            self._composing = text
        else:
            self._put_in(text)
            self._tell()
        return True

    def _put_in(self, text: str) -> None:
        self._composing = ""
        self._clear_marked()
        new = "".join(letter for letter in text if self.allowed(letter))[: self.max_length - len(self.value)]
        self.value = self.value[: self._cursor] + new + self.value[self._cursor :]
        self._cursor += len(new)

    def command(self, command: Command) -> bool:
        used = self._write(command)
        self._tell()
        return used

    def _write(self, command: Command) -> bool:
        verb = command.verb
        if self._composing:  # the keys belong to the input method until it is done
            return True
        if verb in (Verb.LETTER, Verb.PLACE, Verb.SPACE, Verb.SPACE_UP):
            return True  # the letter itself arrives as text
        if verb in _EDITS:
            self._edit(verb)
            return True
        marked, self._marked = self._marked, False
        if marked and verb in (Verb.BACKSPACE, Verb.DELETE):
            self._clear()
        elif marked and verb in (Verb.LEFT, Verb.RIGHT):
            self._cursor = 0 if verb is Verb.LEFT else len(self.value)
        elif verb is Verb.BACKSPACE:
            self._cut(self._cursor - 1)
        elif verb is Verb.DELETE:
            self._cut(self._cursor)
        elif verb is Verb.LEFT and self._cursor > 0:
            self._cursor -= 1
        elif verb is Verb.RIGHT and self._cursor < len(self.value):
            self._cursor += 1
        elif verb in (Verb.HOME, Verb.END):
            self._cursor = 0 if verb is Verb.HOME else len(self.value)
        elif command.goes_back and self.value != self._given:
            self.value = self._given
            self._cursor = len(self.value)
        else:
            return False
        return True

    def _edit(self, verb: Verb) -> None:
        if verb is Verb.MARK_ALL:
            self._marked = bool(self.value)
        elif verb is Verb.PASTE:
            self._put_in(copied())
        elif self._marked and copy(self.value) and verb is Verb.CUT:
            self._clear_marked()

    def _clear_marked(self) -> None:
        if self._marked:
            self._clear()

    def _clear(self) -> None:
        self.value, self._cursor, self._marked = "", 0, False

    def _cut(self, at: int) -> None:
        if 0 <= at < len(self.value):
            self.value = self.value[:at] + self.value[at + 1 :]
            self._cursor = at

    def pointer(self, pointer: Pointer) -> bool:
        if pointer.kind is PointerKind.DOWN and pointer.button == 1:
            self._cursor = len(self.value)
            self._marked = False
            return True
        return False

    def paint(self, brush: Brush, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        edge = theme.GLOW if look.focused else theme.lighter(theme.PANEL_EDGE, 0.25 if look.hovered else 0.0)
        brush.box(surface, rect, theme.FIELD, edge=edge, radius=self.radius)
        margin = brush.px(12)
        room = rect.width - 2 * margin
        at = (rect.left + margin, rect.centery)
        if look.focused:
            self._paint_writing(brush, surface, rect.inflate(-2 * margin, 0))
        elif self.value:
            brush.text(surface, self.value, at, size=self.size, face=Face.MEDIUM, width=room)
        else:
            empty, colour = self.placeholder, theme.OFF_TEXT
            brush.text(surface, empty, at, size=self.size, face=Face.ITALIC, colour=colour, width=room)

    def _paint_writing(self, brush: Brush, surface: pygame.Surface, room: pygame.Rect) -> None:
        """What is being written, with the place where it goes on; of a line too long for ``room`` what is round it."""
        shown = self.value[: self._cursor] + self._composing + self.value[self._cursor :]
        pixels = brush.fit(shown, room.width, size=self.size, face=Face.MEDIUM)[0]
        font = brush.assets.font(Face.MEDIUM, pixels)
        wide, before = font.size(shown)[0], font.size(shown[: self._cursor + len(self._composing)])[0]
        hidden = max(0, min(wide - room.width, before - room.width // 2))
        outer = surface.get_clip()
        surface.set_clip(outer.clip(room.inflate(brush.px(6), 0)))
        left = room.x - hidden
        if self._marked:
            ground = pygame.Rect(left, room.y, wide, room.height).inflate(brush.px(6), -brush.px(10))
            brush.box(surface, ground, theme.MARKED, radius=4)
        brush.text(surface, shown, (left, room.centery), size=pixels / brush.unit, face=Face.MEDIUM)
        if not self._marked:
            high = round(pixels * 1.1)
            surface.fill(theme.GLOW, (left + before, room.centery - high // 2, max(1, brush.px(1.5)), high))
        surface.set_clip(outer)
