"""The coach's bars: what a move is worth in chips, left of the middle when it loses and right of it when it wins."""

from __future__ import annotations

import pygame

from game.app.coaching.coach import Advice, Line
from game.app.coaching.coach_words import decimal
from scenes import theme
from scenes.theme import Face
from scenes.ui import Brush
from scenes.ui.buttons import Gauge

GAIN = theme.rgb("#79CE8C")
LOSS = theme.rgb("#F2857A")
_FIGURE = 14.0  # dp
_WIDEST_FIGURE = "−00.0"
_TRACK = 12  # dp high


def draw_bar(
    brush: Brush, surface: pygame.Surface, room: pygame.Rect, line: Line, advice: Advice, *, label: str = ""
) -> None:
    """One move's bar in its room on dark ground: the label, if any, the bar, a star on the best, the figure."""
    star = brush.px(15)
    figure = brush.measure(_WIDEST_FIGURE, size=_FIGURE, face=Face.SEMIBOLD)[0]
    left = room.left
    if label:
        most = max(0, room.width - figure - star - brush.px(34))
        at = (left, room.centery)
        left = brush.text(surface, label, at, size=_FIGURE, face=Face.MEDIUM, width=most).right + brush.px(7)
    end = room.right - figure - star - brush.px(4)
    if end - left > brush.px(20):
        height = min(brush.px(_TRACK), room.height)
        draw_track(brush, surface, pygame.Rect(left, room.centery - height // 2, end - left, height), line, advice)
    if line.best:
        surface.blit(star_picture(brush, star), (end + brush.px(3), room.centery - star // 2))
    colour = GAIN if line.value > 0 else LOSS if line.value < 0 else theme.CREAM
    at = (room.right, room.centery)
    words = decimal(line.value)
    brush.text(
        surface, words, at, size=_FIGURE, face=Face.SEMIBOLD, colour=colour, anchor="right", width=room.right - end
    )


def room_on_button(brush: Brush) -> int:
    """Pixels that star and figure need inside a button, without a bar."""
    return brush.measure(_WIDEST_FIGURE, size=_FIGURE, face=Face.SEMIBOLD)[0] + brush.px(15) + brush.px(4)


def draw_bar_on_button(line: Line, advice: Advice) -> Gauge:
    """The same on dark ground inside a button."""

    def draw(brush: Brush, surface: pygame.Surface, room: pygame.Rect) -> None:
        brush.box(surface, room.inflate(brush.px(8), brush.px(2)), theme.RING_DARK, radius=5)
        draw_bar(brush, surface, room, line, advice)

    return draw


def draw_track(brush: Brush, surface: pygame.Surface, rect: pygame.Rect, line: Line, advice: Advice) -> None:
    """The bar alone, with its zero in the middle."""
    brush.box(surface, rect, theme.RING_DARK, edge=theme.PANEL_EDGE, edge_width=0.8, radius=3)
    middle, half = rect.centerx, rect.width // 2 - 2
    long = max(1, round(min(1.0, abs(line.value) / advice.stake) * half)) if line.value else 0
    bar = pygame.Rect(middle if line.value > 0 else middle - long, rect.y + 2, long, rect.height - 4)
    surface.fill(GAIN if line.value > 0 else LOSS, bar)
    zero = max(1, brush.px(1.5))
    surface.fill(theme.CREAM, (middle - zero // 2, rect.y - brush.px(1), zero, rect.height + 2 * brush.px(1)))


def star_picture(brush: Brush, side: int, *, on_paper: bool = False) -> pygame.Surface:
    """The mark of the best move, ``side`` pixels across."""
    colour = theme.YELLOW_EDGE if on_paper else theme.OCHRE

    def made() -> pygame.Surface:
        star = brush.assets.svg("icons/star.svg", (side, side)).copy()
        star.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return star

    return brush.assets.kept(("coach star", side, on_paper), made)
