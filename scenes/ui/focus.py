"""One focus for a scene: keyboard, pad and pointer find the same widgets, in reading order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from scenes.ui.brush import Brush
from scenes.ui.input import Command, Device, Input, Pointer, PointerKind, Typed, Verb
from scenes.ui.marks import draw_enter, draw_ring
from scenes.ui.nearest import nearest_towards
from scenes.ui.widget import Look, ScrollArea, Widget

_DIRECTIONS = {Verb.UP: (0, -1), Verb.DOWN: (0, 1), Verb.LEFT: (-1, 0), Verb.RIGHT: (1, 0)}
_REVEAL_MARGIN = 8


def _nothing() -> None:
    """Nobody wants to know that something was pressed."""


class FocusRing:
    """The widgets of a scene in reading order, and which of them has the focus, the pointer over it or is held down."""

    def __init__(self, on_press: Callable[[], None] = _nothing) -> None:
        """``on_press`` is called whenever a widget has been pressed by any device."""
        self._on_press = on_press
        self.widgets: Sequence[Widget] = ()
        self.focused: Widget | None = None
        self.visible = False
        """The ring is drawn once a key or pad was used, and hides when the pointer moves."""
        self.space_presses = True
        """False where Space means something else, as at the table."""
        self.rests = False
        """Nothing is asked for: the ring and Enter are then only for what can be pressed and was ``chosen``."""
        self.chosen = False
        """Keys or pad have moved the ring to where it is; it did not just come to lie there."""
        self._hovered: Widget | None = None
        self._held: Widget | None = None
        self._pointer_at = (-1, -1)

    # --- what is there ----------------------------------------------------------------------------------------------

    def set(self, widgets: Iterable[Widget], focus: str | None = None) -> None:
        """These widgets from now on. The focus goes to ``focus``, else stays on the same name, else to the first."""
        old = self.focused.name if self.focused else None
        self.widgets = tuple(widgets)
        names = {widget.name: widget for widget in self.widgets}
        if len(names) != len(self.widgets):
            raise ValueError("two widgets of one scene have the same name")
        self._held = names.get(self._held.name) if self._held else None
        self._hovered = self._under(self._pointer_at)
        wanted = next((names[name] for name in (focus, old) if name in names and names[name].focusable), None)
        self.chosen = self.chosen and wanted is not None and wanted.name == old
        self._move(wanted or next((widget for widget in self.widgets if widget.focusable), None))

    def widget(self, name: str) -> Widget:
        """The widget called ``name``. Raises KeyError."""
        for widget in self.widgets:
            if widget.name == name:
                return widget
        raise KeyError(name)

    def focus(self, name: str) -> None:
        """Give the focus to the widget called ``name``. Raises KeyError."""
        self._move(self.widget(name))

    @property
    def header(self) -> str:
        """The full sentence of the focused widget, or of the one under the pointer while the ring is hidden."""
        widget = (self.focused if self._in_use else None) if self.visible else self._hovered
        return widget.header if widget else ""

    @property
    def hovered(self) -> Widget | None:
        """The widget that the pointer is over."""
        return self._hovered

    @property
    def typing(self) -> bool:
        """Text is being entered: letters are text now."""
        return self.focused is not None and self.focused.takes_text

    @property
    def wake_ms(self) -> int | None:
        """Milliseconds until a held widget needs ``update``, or None."""
        waits = [widget.wake_ms for widget in self.widgets]
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt_ms: int) -> bool:
        """Time passes for every widget. True when one looks different now."""
        changed = [widget.update(dt_ms) for widget in self.widgets]  # all of them, not only up to the first
        return any(changed)

    def draw(self, surface: pygame.Surface, brush: Brush) -> None:
        """Draw all widgets, then the ring."""
        for widget in self.widgets:
            widget.draw(brush, surface, self.look(widget))
        for widget in self.widgets:
            if isinstance(widget, ScrollArea) and widget.longest:
                widget.paint_fades(brush, surface)
        if self.visible and self.focused is not None and self._in_use:
            draw_ring(surface, brush, self.focused, self.look(self.focused))
            if self.focused is self.on_enter and any(one.key == "Enter" and one.show_key for one in self.widgets):
                draw_enter(surface, brush, self.focused)

    @property
    def _in_use(self) -> bool:
        """Whether Enter is for what has the focus."""
        return not self.rests or (self.chosen and self.focused is not None and self.focused.enabled)

    def look(self, widget: Widget) -> Look:
        """How ``widget`` appears now, for scenes that draw a widget themselves."""
        over = widget is self._hovered
        pressed = over and widget is self._held
        return Look(widget is self.focused, over and self._held in (None, widget), pressed, widget is self.on_enter)

    @property
    def on_enter(self) -> Widget | None:
        """The widget that Enter on the keyboard presses now."""
        focused = self.focused if self._in_use else None
        if self.visible and focused is not None and focused.answers_enter:
            return focused
        return next((one for one in self.widgets if one.key == "Enter"), focused if self.visible else None)

    # --- input ------------------------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        """Let the widgets have ``event``. True when it was used and means nothing more to the scene."""
        if isinstance(event, Typed):
            return self._typed(event)
        if isinstance(event, Pointer):
            return self._pointer(event)
        return self._command(event)

    def _typed(self, text: Typed) -> bool:
        used = self.focused is not None and self.focused.typed(text.text, text.composing)
        if used and self.focused is not None:
            self._reveal(self.focused)
        return used

    def _command(self, command: Command) -> bool:
        shown_before, self.visible = self.visible, True
        return self._use(command, shown_before)

    def _use(self, command: Command, ring_was_shown: bool) -> bool:
        if self.focused is not None and self.focused.command(command):
            if not command.repeat and _clicks(self.focused):
                self._on_press()
            self._reveal(self.focused)
            return True
        if command.verb in (*_DIRECTIONS, Verb.NEXT, Verb.PREVIOUS) and self._brought_out():
            return True
        if command.verb in _DIRECTIONS:
            return self._step_towards(command.verb)
        if command.verb in (Verb.NEXT, Verb.PREVIOUS):
            return self._step(1 if command.verb is Verb.NEXT else -1)
        if command.repeat:
            return False
        if command.verb is Verb.PRESS:
            return self._enter(command, ring_was_shown)
        if command.verb is Verb.SPACE and self.space_presses and self._in_use:
            return self._press(self.focused)
        return self._shortcut(command)

    def _enter(self, command: Command, ring_was_shown: bool) -> bool:
        """Enter presses what the ring shows. With the ring hidden it presses the scene's Enter button, and where there
        is none it only brings the ring out: nothing is pressed that could not be seen.
        """
        if not self._in_use:
            return self._shortcut(command)
        shown_first = ring_was_shown or command.device is Device.PAD
        if shown_first and self._press(self.focused):
            return True
        return self._shortcut(command) or (not shown_first and self.focused is not None)

    def _press(self, widget: Widget | None) -> bool:
        if widget is None or not widget.press():
            return False
        if _clicks(widget):
            self._on_press()
        return True

    def _shortcut(self, command: Command) -> bool:
        for widget in self.widgets:
            if _answers(widget, command):
                if widget.takes_text:
                    self._move(widget)  # elsewhere a key of its own leaves the focus, and with it Enter, where it was
                self._press(widget)
                return True
        return False

    def _pointer(self, pointer: Pointer) -> bool:
        if pointer.kind is PointerKind.MOVE or pointer.kind is PointerKind.LEAVE:
            return self._pointer_moved(pointer)
        under = self._under(pointer.at)
        if pointer.kind is PointerKind.WHEEL:
            wheeled = [under, under.area if under else None, self._area_under(pointer.at)]
            return any(widget.pointer(pointer) for widget in wheeled if widget is not None)
        if pointer.kind is PointerKind.UP:
            held, self._held = self._held, None
            return held is not None and (held.pointer(pointer) or True)
        self.visible = False
        target = under or self._area_under(pointer.at)
        if target is None:
            self._blur_text()
            return False
        if target.focusable:
            self.chosen = False
            self._move(target)
        if target.pointer(pointer) and pointer.button == 1:
            self._held = target
            if _clicks(target):
                self._on_press()
        return True

    def _pointer_moved(self, pointer: Pointer) -> bool:
        if pointer.at == self._pointer_at:
            return False
        self._pointer_at = pointer.at
        self.visible = False
        before, self._hovered = self._hovered, self._under(pointer.at)
        dragged = self._held is not None and self._held.pointer(pointer)
        return dragged or before is not self._hovered

    def _blur_text(self) -> None:
        """A click beside everything ends typing."""
        if self.typing:
            self._move(next((widget for widget in self.widgets if widget.focusable and not widget.takes_text), None))

    def _under(self, at: tuple[int, int]) -> Widget | None:
        for widget in reversed(self.widgets):
            if not isinstance(widget, ScrollArea) and widget.contains(at):
                return widget
        return None

    def _area_under(self, at: tuple[int, int]) -> ScrollArea | None:
        return next((one for one in self.widgets if isinstance(one, ScrollArea) and one.contains(at)), None)

    # --- moving the focus -------------------------------------------------------------------------------------------

    def _move(self, widget: Widget | None) -> None:
        if widget is self.focused:
            return
        before, self.focused = self.focused, widget
        if before is not None:
            before.focus_changed(False)
        if widget is not None:
            widget.focus_changed(True)
            self._reveal(widget)

    @staticmethod
    def _reveal(widget: Widget) -> None:
        if widget.area is not None:
            widget.area.reveal(widget.rect, _REVEAL_MARGIN)

    def _brought_out(self) -> bool:
        """The first step shows the ring where it has come to lie, if it was not to be seen there."""
        if self._in_use or self.focused is None or not self.focused.enabled:
            return False
        self.chosen = True
        return True

    def _step(self, by: int) -> bool:
        order = [widget for widget in self.widgets if widget.focusable]
        if not order:
            return False
        at = order.index(self.focused) if self.focused in order else -1 if by > 0 else 0
        self.chosen = True
        self._move(order[(at + by) % len(order)])
        return True

    def _step_towards(self, verb: Verb) -> bool:
        if self.focused is None:
            return self._step(1)
        nearest = nearest_towards(self.focused, self.widgets, _DIRECTIONS[verb])
        if nearest is None:
            return self._step(1 if verb in (Verb.DOWN, Verb.RIGHT) else -1)
        self.chosen = True
        self._move(nearest)
        return True


def _clicks(widget: Widget) -> bool:
    """Whether pressing ``widget`` can be felt: not when it is greyed, and not where one reads or writes."""
    return widget.enabled and not widget.takes_text and not isinstance(widget, ScrollArea)


def _answers(widget: Widget, command: Command) -> bool:
    """Whether ``command`` is the shortcut of ``widget``."""
    if command.verb is Verb.PLACE:
        return widget.place == command.place
    if command.verb is Verb.LETTER:
        return widget.key == command.letter
    if command.goes_back:
        return widget.key == "Esc"
    return {Verb.PRESS: "Enter", Verb.RULES: "F1"}.get(command.verb, "-") == widget.key
