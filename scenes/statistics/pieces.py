"""What is drawn on the statistics: the row of a game in its own cloth, figures, bars of what came and what should."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.app.statistics.records import GameRecord
from game.app.statistics.records_text import ChanceLine, Figure, net_figure, played_words
from game.app.text import gettext as _
from game.app.wording.words import words_of
from scenes import theme
from scenes.cloth import draw_band
from scenes.context import Context
from scenes.theme import Colour, Face
from scenes.ui import Brush, Look, Pressable
from scenes.ui.brush import Anchor

_LOSS = theme.rgb("#FBD8D0")
"""A loss on dark cloth."""
_BAND = theme.rgb("#485C57")
_SEEN, _OUTSIDE = theme.OCHRE, theme.rgb("#E07A5F")
_COLOURS = {1: theme.GLOW, 0: theme.CREAM, -1: _LOSS}


class GameRow(Pressable):
    """One game in its cloth, with what was played and won; ``on_focus`` hears when it gets the focus."""

    radius = 12.0

    def __init__(
        self, context: Context, game: str, record: GameRecord, on_focus: Callable[[], None], *, selected: bool
    ) -> None:
        super().__init__(f"game.{game}", on_focus, header=f"{words_of(game).title}: {played_words(record)}")
        self._context = context
        self._game = game
        self._record = record
        self._selected = selected
        self._on_focus = on_focus

    def focus_changed(self, focused: bool) -> None:
        if focused:
            self._on_focus()

    def paint(self, brush: Brush, surface: Surface, rect: Rect, look: Look) -> None:
        palette = self._context.assets.palette(self._game)
        cloth = theme.lighter(palette.cloth_light, 0.06) if look.hovered or self._selected else palette.cloth_mid
        edge = theme.GLOW if self._selected else palette.line
        brush.shadow(surface, rect, radius=self.radius, blur=5, alpha=120, offset=(1, 4))
        brush.box(surface, rect, cloth, edge=edge, edge_width=2.4 if self._selected else 1.2, radius=self.radius)
        side = Rect(rect.x, rect.y, min(brush.px(92), rect.width // 4), rect.height)
        brush.box(surface, side, palette.rail, edge=edge, edge_width=2.4 if self._selected else 1.2, radius=self.radius)
        size = (side.width - brush.px(16), min(brush.px(26), side.height // 2))
        band = self._context.assets.kept(("row band", self._game, size), lambda: draw_band(*size, self._game))
        surface.blit(band, band.get_rect(center=side.center))
        left, right = side.right + brush.px(14), rect.right - brush.px(14)
        apart = min(rect.height * 0.19, brush.text_px(22) * 0.62)
        net = net_figure(self._record)
        if net is not None:
            drawn = brush.measure(net.text, size=22, face=Face.SEMIBOLD)[0]
            drawn = max(drawn, brush.measure(net.caption, size=14)[0])
            _paint_figure(brush, surface, net, (right, rect.centery), apart, drawn, "right")
            right -= drawn + brush.px(10)
        name = words_of(self._game).title
        at = (left, rect.centery - apart)
        brush.text(surface, name, at, size=21, face=Face.HEADING, colour=theme.WHITE, width=right - left)
        at = (left, rect.centery + apart * 1.15)
        brush.text(surface, played_words(self._record), at, size=14.5, colour=theme.CREAM, width=right - left)


def _paint_figure(
    brush: Brush, surface: Surface, figure: Figure, at: tuple[int, int], apart: float, width: int, anchor: Anchor
) -> None:
    """The number with its caption below; ``at`` is between them."""
    x, middle = at
    number, caption = (x, middle - apart), (x, middle + apart * 1.15)
    colour = _COLOURS[figure.sign]
    brush.text(surface, figure.text, number, size=22, face=Face.SEMIBOLD, colour=colour, anchor=anchor, width=width)
    brush.text(surface, figure.caption, caption, size=14, colour=theme.CREAM, anchor=anchor, width=width)


def paint_figure(brush: Brush, surface: Surface, rect: Rect, figure: Figure) -> None:
    """A figure in a box of its own."""
    brush.box(surface, rect, theme.ROW, edge=theme.ROW_EDGE, radius=9)
    _paint_figure(brush, surface, figure, rect.center, rect.height * 0.18, rect.width - brush.px(12), "centre")


def paint_chance(brush: Brush, surface: Surface, rect: Rect, line: ChanceLine) -> None:
    """A chance: what it is and its figures, and below them a bar of what came over the range that is usual."""
    colour = _OUTSIDE if line.verdict else _SEEN
    bar = Rect(rect.x, rect.bottom - brush.px(17), rect.width, brush.px(11))
    middle = rect.y + (bar.y - rect.y) // 2
    seen = str(line.seen)
    own = brush.measure(seen, size=17, face=Face.SEMIBOLD)[0]
    name = brush.measure(line.label, size=15.5)[0]
    if name + brush.measure(line.words, size=14)[0] + own + brush.px(20) > rect.width:
        name = min(name, round((rect.width - own) * 0.5))
    brush.text(surface, line.label, (rect.x, middle), size=15.5, width=name)
    brush.text(surface, seen, (rect.right, middle), size=17, face=Face.SEMIBOLD, colour=colour, anchor="right")
    room = rect.width - name - own - brush.px(20)
    at = (rect.right - own - brush.px(8), middle)
    brush.text(surface, line.words, at, size=14, colour=theme.GREY_ON_DARK, anchor="right", width=room)
    highest = max(line.high, line.seen, 1) * 1.06

    def across(value: float) -> int:
        return bar.x + round(bar.width * value / highest)

    brush.box(surface, bar, theme.FIELD, radius=4)
    usual = Rect(across(line.low), bar.y, max(brush.px(3), across(line.high) - across(line.low)), bar.height)
    brush.box(surface, usual, _BAND, radius=3)
    inner = bar.inflate(0, -2 * brush.px(3))
    came = Rect(inner.x, inner.y, max(brush.px(3) if line.seen else 0, across(line.seen) - inner.x), inner.height)
    brush.box(surface, came, colour, radius=2)
    _tick(brush, surface, across(line.expected), bar, theme.WHITE)


def _tick(brush: Brush, surface: Surface, x: int, bar: Rect, colour: Colour) -> None:
    thick = max(2, brush.px(2.5))
    surface.fill(colour, (x - thick // 2, bar.y - brush.px(3), thick, bar.height + 2 * brush.px(3)))


def paint_legend(brush: Brush, surface: Surface, rect: Rect) -> None:
    """What bar, tick and band mean, from the left as far as there is room."""
    x = rect.x
    high = brush.px(10)
    for mark, words in (("seen", _("came")), ("tick", _("should be")), ("band", _("usual: 95 times in 100"))):
        width = brush.measure(words, size=14)[0]
        if x + brush.px(28) + width > rect.right:
            return
        box = Rect(x, rect.centery - high // 2, brush.px(18), high)
        if mark == "tick":
            _tick(brush, surface, box.centerx, box, theme.WHITE)
        else:
            brush.box(surface, box, _SEEN if mark == "seen" else _BAND, radius=3)
        brush.text(surface, words, (box.right + brush.px(8), rect.centery), size=14, colour=theme.GREY_ON_DARK)
        x = box.right + brush.px(8) + width + brush.px(22)
