"""A question over the scene: a dark panel with a title, a few lines and a button for each answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes import theme
from scenes.scale import Scale
from scenes.stack import Scene
from scenes.theme import Face, Tone
from scenes.ui.buttons import Button, level
from scenes.ui.input import Command, Input, Verb

if TYPE_CHECKING:
    from scenes.context import Context
    from scenes.ui.brush import Brush

_MARGIN = 34
_TITLE = 62  # dp the title takes
_GAP = 14


class Answer(NamedTuple):
    """A button of a dialog. ``name`` is the same in all languages."""

    name: str
    label: str
    on_press: Callable[[], None]
    tone: Tone = Tone.BLUE
    key: str = ""
    second: str = ""


class Question(NamedTuple):
    """What a dialog shows; ``width`` in dp."""

    title: str
    text: str
    answers: Sequence[Answer]
    width: int = 380
    focus: str | None = None


class Dialog(Scene):
    """Asks what ``ask`` returns (asked again when the language changes). Escape does ``on_back``, else closes it."""

    overlay = True

    def __init__(
        self, context: Context, ask: Callable[[], Question], *, on_back: Callable[[], None] | None = None
    ) -> None:
        super().__init__(context)
        self._ask = ask
        self._on_back = on_back or context.stack.pop
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._text = pygame.Rect(0, 0, 0, 0)
        self._question = ask()

    def layout(self, scale: Scale) -> None:
        brush = self.context.brush
        self._question = question = self._ask()
        window = pygame.Rect((0, 0), scale.size)
        width = min(brush.px(question.width), window.width - 2 * brush.px(16))
        inner = width - 2 * brush.px(_MARGIN)
        text_height = brush.paragraph_height(question.text, inner, size=15) if question.text else 0
        above = brush.px(_MARGIN + _TITLE) + text_height + brush.px(_GAP)
        height, columns = _grid(brush, len(question.answers), window.height - above - brush.px(_MARGIN + 16))
        if columns == 2:  # the buttons stand side by side: more room for them
            width = min(width + width // 2, window.width - 2 * brush.px(16))
            inner = width - 2 * brush.px(_MARGIN)
        rows = -(-len(question.answers) // columns)
        whole = above + rows * height + (rows - 1) * brush.px(_GAP) + brush.px(_MARGIN - 8)
        self._panel = pygame.Rect(0, 0, width, min(whole, window.height - brush.px(16)))
        self._panel.center = window.center
        left = self._panel.left + brush.px(_MARGIN)
        self._text = pygame.Rect(left, self._panel.top + brush.px(_MARGIN + _TITLE - 12), inner, text_height)
        self.ring.set(self._buttons(brush, left, self._panel.top + above, inner, height, columns), question.focus)

    def _buttons(self, brush: Brush, left: int, top: int, inner: int, height: int, columns: int) -> list[Button]:
        gap = brush.px(_GAP)
        each = (inner - (columns - 1) * gap) // columns
        buttons = []
        for number, answer in enumerate(self._question.answers):
            button = Button(
                answer.name, answer.label, answer.on_press, tone=answer.tone, key=answer.key, second=answer.second
            )
            row, column = divmod(number, columns)
            button.rect = pygame.Rect(left + column * (each + gap), top + row * (height + gap), each, height)
            buttons.append(button)
        level(buttons, brush)
        return buttons

    def handle(self, event: Input) -> bool:
        if self.ring.handle(event):
            return True
        if isinstance(event, Command) and event.goes_back and not event.repeat:
            self._on_back()
            return True
        return isinstance(event, Command) and event.verb is Verb.SPACE

    def draw(self, surface: pygame.Surface) -> None:
        brush = self.context.brush
        brush.dim(surface)
        panel = self._panel
        brush.shadow(surface, panel, radius=16, blur=12, alpha=150, offset=(0, 6))
        brush.box(surface, panel, theme.DIALOG, edge=theme.OCHRE, edge_width=2, radius=16)
        title = (panel.centerx, panel.top + brush.px(_MARGIN + 20))
        room = panel.width - 2 * brush.px(20)
        brush.text(surface, self._question.title, title, size=34, face=Face.TITLE, anchor="centre", width=room)
        brush.paragraph(surface, self._question.text, self._text, size=15, colour=theme.GREY_ON_DARK, anchor="centre")
        super().draw(surface)


def _grid(brush: Brush, answers: int, room: int) -> tuple[int, int]:
    """Height in pixels and columns of the buttons, so that they fit into ``room`` pixels."""
    gap, height = brush.px(_GAP), brush.px(50)
    if answers * (height + gap) - gap <= room:
        return height, 1
    rows = -(-answers // 2)
    return min(height, max(brush.px(30), (room - (rows - 1) * gap) // rows)), 2
