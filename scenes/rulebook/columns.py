"""Reading on paper in columns: headings, paragraphs and rows are placed once, then only drawn; in pixels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.text import gettext as _
from scenes import theme
from scenes.theme import Face
from scenes.ui import Brush

TWO_COLUMNS_FROM = 760
"""dp of width from which a page is set in two columns."""

Paint = Callable[[Brush, Surface, Rect], None]


@dataclass(frozen=True, slots=True)
class Page:
    """Placed blocks (rectangles from the page's top left, in pixels) and the height of all."""

    blocks: tuple[tuple[Rect, Paint], ...]
    height: int

    def paint(self, brush: Brush, surface: Surface, x: int, y: int) -> None:
        """Draw every block that the surface's clip lets through, the page's top left being at ``x``, ``y``."""
        clip = surface.get_clip()
        for rect, paint in self.blocks:
            place = rect.move(x, y)
            if place.colliderect(clip):
                paint(brush, surface, place)


class Column:
    """Sets blocks one below the other in a column ``width`` pixels wide."""

    def __init__(self, brush: Brush, x: int, width: int) -> None:
        self.brush = brush
        self.x = x
        self.width = width
        self.y = 0
        self.blocks: list[tuple[Rect, Paint]] = []

    def add(self, height: int, paint: Paint, *, gap: float = 0) -> None:
        """A block of its own making; ``gap`` dp below it."""
        self.blocks.append((Rect(self.x, self.y, self.width, height), paint))
        self.y += height + self.brush.px(gap)

    def heading(self, string: str) -> None:
        """A red heading."""
        height = self.brush.paragraph_height(string, self.width, size=18.5, face=Face.HEADING, leading=1.2)

        def paint(brush: Brush, surface: Surface, rect: Rect) -> None:
            brush.paragraph(surface, string, rect, size=18.5, face=Face.HEADING, colour=theme.RED_ON_PAPER, leading=1.2)

        self.add(height, paint, gap=6)

    def text(self, string: str, *, colour: theme.Colour = theme.INK, gap: float = 0) -> None:
        """A paragraph; ``gap`` dp below it."""
        height = self.brush.paragraph_height(string, self.width, size=16)

        def paint(brush: Brush, surface: Surface, rect: Rect) -> None:
            brush.paragraph(surface, string, rect, size=16, colour=colour)

        self.add(height, paint, gap=gap)


def two_columns(brush: Brush, width: int, share: float) -> tuple[Column, Column]:
    """Two columns, or the same one twice where there is no room for two."""
    if width < brush.px(TWO_COLUMNS_FROM):
        only = Column(brush, 0, width - brush.px(14))
        return only, only
    gap = brush.px(48)
    left = Column(brush, 0, round((width - gap) * share))
    return left, Column(brush, left.width + gap, width - gap - left.width - brush.px(14))


def page_of(*columns: Column) -> Page:
    """The blocks of one or two columns, with a line between two."""
    height = max(column.y for column in columns)
    blocks = [block for column in columns for block in column.blocks]
    if len(columns) == 2:
        middle = (columns[0].width + columns[1].x) // 2

        def rule(brush: Brush, surface: Surface, rect: Rect) -> None:
            surface.fill(theme.PAPER_EDGE, rect)

        blocks.append((Rect(middle, 0, max(1, columns[0].brush.px(1)), height), rule))
    return Page(tuple(blocks), height)


def add_yellow_box(column: Column, heading: str, rows: Sequence[tuple[str, str]]) -> None:
    """A yellow box of dotted rows: a bold name and a text beside it, or below it where the line is too short."""
    brush = column.brush
    pad, dot, line = brush.px(16), brush.px(18), brush.line_height(size=16)
    inner = column.width - 2 * pad - dot
    placed = []
    y = pad + round(line * 1.2)
    for name, text in rows:
        name_width = brush.measure(name, size=16, face=Face.SEMIBOLD)[0] + brush.px(8)
        beside = name_width + brush.measure(text, size=16)[0] <= inner
        room = Rect(pad + dot, y, inner, line if beside else brush.paragraph_height(text, inner, size=16))
        placed.append((name, text, room.move(name_width, 0) if beside else room.move(0, line), y))
        y += room.height + (0 if beside else line) + brush.px(3)

    def paint(brush: Brush, surface: Surface, rect: Rect) -> None:
        brush.box(surface, rect, theme.YELLOW, edge=theme.YELLOW_EDGE, edge_width=1.4, radius=10)
        at = (rect.x + pad, rect.y + pad + line * 0.4)
        brush.text(surface, heading, at, size=17.5, face=Face.HEADING, colour=theme.INK, width=rect.width - 2 * pad)
        for name, text, room, top in placed:
            _paint_dot(brush, surface, (rect.x + pad + brush.px(5), rect.y + top + line // 2))
            at = (rect.x + pad + dot, rect.y + top + line / 2)
            brush.text(surface, name, at, size=16, face=Face.SEMIBOLD, colour=theme.INK, width=inner)
            brush.paragraph(surface, text, room.move(rect.topleft), size=16, colour=theme.INK)

    column.add(y + pad - brush.px(6), paint, gap=8)


def add_option(column: Column, name: str, value: str, usual: str, told: str) -> None:
    """A house option: name and value in one line, its sentence below; ``usual`` is given where this table differs."""
    brush = column.brush
    line = brush.line_height(size=16)
    shown = _("{value} (usually: {usual})").format(value=value, usual=usual) if usual else value
    name_width = brush.measure(name, size=16, face=Face.SEMIBOLD)[0]
    value_width = min(brush.measure(shown, size=15)[0], column.width - brush.px(60))
    name_width = min(name_width, column.width - value_width - brush.px(22))

    def paint(brush: Brush, surface: Surface, rect: Rect) -> None:
        middle = rect.y + line / 2
        if usual:
            plate = Rect(rect.x - brush.px(8), rect.y, rect.width + brush.px(14), line)
            brush.box(surface, plate, theme.YELLOW, radius=6)
        brush.text(surface, name, (rect.x, middle), size=16, face=Face.SEMIBOLD, colour=theme.INK, width=name_width)
        brush.text(
            surface, shown, (rect.right, middle), size=15, colour=theme.RED_ON_PAPER, anchor="right", width=value_width
        )

    column.add(line, paint)
    column.text(told, colour=theme.GREY_ON_PAPER, gap=8)


def add_pair(column: Column, word: str, meaning: str) -> None:
    """A word of the table in bold and what it means, in two halves of a line."""
    brush = column.brush
    half = round(column.width * 0.42)
    line = max(
        brush.paragraph_height(meaning, column.width - half, size=16),
        brush.paragraph_height(word, half - brush.px(8), size=16.5, face=Face.SEMIBOLD),
    )

    def paint(brush: Brush, surface: Surface, rect: Rect) -> None:
        room = Rect(rect.x, rect.y, half - brush.px(8), rect.height)
        brush.paragraph(surface, word, room, size=16.5, face=Face.SEMIBOLD, colour=theme.INK)
        room = Rect(rect.x + half, rect.y, rect.width - half, rect.height)
        brush.paragraph(surface, meaning, room, size=16, colour=theme.GREY_ON_PAPER)
        brush.line(
            surface, rect.x, rect.right, rect.bottom + brush.px(3), theme.mix(theme.PAPER, theme.PAPER_EDGE, 0.6)
        )

    column.add(line, paint, gap=8)


def _paint_dot(brush: Brush, surface: Surface, centre: tuple[int, int]) -> None:
    side = brush.px(9)
    dot = Rect(0, 0, side, side)
    dot.center = centre
    brush.box(surface, dot, theme.rgb("#B9802A"), radius=5)
