"""The round log: a drawer of paper at the right with everything that happened, round by round, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.session import Session
from game.app.text import gettext as _
from game.app.wording.log import LogLine
from scenes import theme
from scenes.context import Context
from scenes.faces import paint_portrait, paint_tag, tag_width
from scenes.scale import Scale
from scenes.stack import Scene
from scenes.theme import Face
from scenes.ui import Brush, Input, PaperButton, ScrollArea, Verb
from scenes.ui.input import Command

WIDTH = 420
_PORTRAIT, _TAG, _TEXT_LEFT = 36, 27, 48  # dp
_COLOURS = {"won": theme.GREEN_ON_PAPER, "lost": theme.RED_ON_PAPER, "note": theme.GREY_ON_PAPER}


class Words(NamedTuple):
    """A run of words in one face: left edge and middle in pixels."""

    text: str
    x: int
    y: int
    face: Face


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the log: its place in the scrolled content, its words and cards counted from its top left."""

    line: LogLine
    rect: Rect
    words: tuple[Words, ...]
    tags: tuple[Rect, ...]


class LogDrawer(Scene):
    """Left and right turn to other rounds, up and down scroll; L or Escape closes."""

    overlay = True

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self._session = session
        self._round = session.log.rounds[-1] if session.log.rounds else 0
        self._paper = Rect(0, 0, 0, 0)
        self._head = Rect(0, 0, 0, 0)
        self._foot = Rect(0, 0, 0, 0)
        self._rows: tuple[Row, ...] = ()
        self._area = ScrollArea("lines", content=self._paint_rows, on_paper=True)

    def layout(self, scale: Scale) -> None:
        brush = self.context.brush
        self._paper = place_drawer(scale)
        inner = self._paper.inflate(-2 * scale.dp(24), -2 * scale.dp(18))
        side = scale.dp(38)
        close = PaperButton("close", "", self.context.stack.pop, glyph="close", header=_("Close"))
        close.place_at(Rect(inner.right - side, inner.y, side, side), brush)
        pages = self._pages(Rect(inner.x, inner.y + scale.dp(3), close.rect.x - scale.dp(12) - inner.x, scale.dp(33)))
        self._head = Rect(inner.x, inner.y, (pages[0].rect.x if pages else close.rect.x) - inner.x - scale.dp(8), side)
        self._foot = Rect(inner.x, inner.bottom - scale.dp(26), inner.width, scale.dp(26))
        top = inner.y + side + scale.dp(10)
        self._area.place_at(Rect(inner.x, top, inner.width, self._foot.y - scale.dp(6) - top), brush)
        lines = self._session.log.lines(self._round) if self._round else ()
        self._rows = place_rows(brush, lines, inner.width - scale.dp(12))
        self._area.content_height = self._rows[-1].rect.bottom if self._rows else 0
        self._area.scroll_to(self._area.offset)
        self.ring.set([self._area, *pages, close], focus=None if self.ring.focused else "close")

    def _pages(self, room: Rect) -> list[PaperButton]:
        """The round before, this round, the round after, at the right end of their room."""
        rounds, brush = self._session.log.rounds, self.context.brush
        if not rounds:
            return []
        place = rounds.index(self._round)
        pages = [PaperButton("page.this", str(self._round), lambda: None, selected=True)]
        if place > 0:
            pages.insert(0, PaperButton("page.before", f"← {rounds[place - 1]}", lambda: self._turn(-1)))
        if place + 1 < len(rounds):
            pages.append(PaperButton("page.after", f"{rounds[place + 1]} →", lambda: self._turn(1)))
        width, gap = brush.px(48), brush.px(6)
        x = room.right - len(pages) * width - (len(pages) - 1) * gap
        for page in pages:
            page.place_at(Rect(x, room.y, width, room.height), brush)
            x += width + gap
        pages[[page.name for page in pages].index("page.this")].focusable = False
        return pages

    def _turn(self, step: int) -> None:
        rounds = self._session.log.rounds
        place = rounds.index(self._round) + step if self._round else -1
        if 0 <= place < len(rounds):
            self._round = rounds[place]
            self._area.offset = 0
            self.layout(self.context.scale)

    def handle(self, event: Input) -> bool:
        if isinstance(event, Command):
            closes = event.goes_back or event.verb is Verb.LOG or event.letter == "L"
            if closes and not event.repeat:
                self.context.stack.pop()
                return True
            if event.verb in (Verb.LEFT, Verb.RIGHT):
                self._turn(-1 if event.verb is Verb.LEFT else 1)
                return True
            if event.verb in (Verb.UP, Verb.DOWN, Verb.PAGE_UP, Verb.PAGE_DOWN, Verb.HOME, Verb.END):
                self._area.command(event)
                return True
        return super().handle(event) or self.closed_beside(event, self._paper)

    def _paint_rows(self, brush: Brush, surface: Surface, x: int, y: int) -> None:
        clip = surface.get_clip()
        for row in self._rows:
            rect = row.rect.move(x, y)
            if rect.colliderect(clip):
                self._paint_row(brush, surface, row, rect)

    def _paint_row(self, brush: Brush, surface: Surface, row: Row, rect: Rect) -> None:
        line = row.line
        if line.seat is not None:
            side = brush.px(_PORTRAIT)
            place = Rect(rect.x, rect.y + brush.px(3), side, side)
            paint_portrait(self.context, surface, place, self._session.sitting.seats[line.seat], ring=theme.SAND)
        colour = _COLOURS.get(line.kind, theme.INK)
        for words in row.words:
            brush.text(
                surface, words.text, (rect.x + words.x, rect.y + words.y), size=16, face=words.face, colour=colour
            )
        for code, tag in zip(line.cards, row.tags, strict=True):
            paint_tag(self.context, surface, tag.move(rect.topleft), self._session.rules, code)
        brush.line(surface, rect.x, rect.right, rect.bottom - 1, theme.mix(theme.PAPER, theme.PAPER_EDGE, 0.8))

    def draw(self, surface: Surface) -> None:
        brush = self.context.brush
        brush.dim(surface, 100)
        brush.paper(surface, self._paper, framed=False)
        at = (self._head.x, self._head.centery)
        brush.text(surface, _("Round log"), at, size=25, face=Face.HEADING, colour=theme.INK, width=self._head.width)
        hint = _("↑ ↓ scroll   ← → other rounds   L or Esc closes")
        brush.text(surface, hint, self._foot.midleft, size=14.5, colour=theme.GREY_ON_PAPER, width=self._foot.width)
        if not self._rows:
            at = self._area.rect.midtop
            brush.text(
                surface,
                _("Nothing has happened yet."),
                (at[0], at[1] + brush.px(20)),
                size=16,
                colour=theme.GREY_ON_PAPER,
                anchor="centre",
                width=self._area.rect.width,
            )
        super().draw(surface)


def place_drawer(scale: Scale) -> Rect:
    """The drawer along the right side of the window."""
    air = scale.dp(13)
    width = min(scale.dp(WIDTH), scale.width - 2 * air)
    return Rect(scale.width - width - air, air, width, scale.height - 2 * air)


def place_rows(brush: Brush, lines: Sequence[LogLine], width: int) -> tuple[Row, ...]:
    """The lines one below the other: each as high as its sentence and the rows of its card tags need."""
    left, gap, pad = brush.px(_TEXT_LEFT), brush.px(6), brush.px(9)
    tag = brush.px(_TAG), tag_width(brush)
    rows = []
    y = 0
    for line in lines:
        words, used = place_words(brush, line.text, line.name, Rect(left, pad, width - left, 0))
        tags: list[Rect] = []
        at = Rect(left, pad + used + brush.px(3), tag[1], tag[0])
        for _code in line.cards:
            if at.right > width:
                at = Rect(left, at.bottom + gap, at.width, at.height)
            tags.append(at)
            at = at.move(at.width + gap, 0)
        height = max((tags[-1].bottom if tags else pad + used) + pad, brush.px(_PORTRAIT + 6))
        rows.append(Row(line, Rect(0, y, width, height), words, tuple(tags)))
        y += height
    return tuple(rows)


def place_words(brush: Brush, text: str, name: str, room: Rect) -> tuple[tuple[Words, ...], int]:
    """``text`` in lines from the top of ``room``, the ``name`` it begins with in bold; and its height in pixels."""
    step = brush.line_height(size=16)
    space = brush.measure(" ", size=16)[0]
    bold = len(name.split()) if name and text.startswith(name) else 0
    placed: list[Words] = []
    x, y = room.x, room.y + step // 2
    for number, word in enumerate(text.split()):
        face = Face.SEMIBOLD if number < bold else Face.TEXT
        wide = brush.measure(word, size=16, face=face)[0]
        if x > room.x and x + wide > room.right:
            x, y = room.x, y + step
        if placed and placed[-1].y == y and placed[-1].face is face:
            placed[-1] = placed[-1]._replace(text=f"{placed[-1].text} {word}")
        else:
            placed.append(Words(word, x, y, face))
        x += wide + space
    return tuple(placed), y + step // 2 - room.y
