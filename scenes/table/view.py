"""The picture of one table in one window: scales, places and pictures, kept until the window or the settings change."""

from __future__ import annotations

import pygame

from game.app.banner import Banner
from game.app.session import Session
from game.app.text import gettext as _
from game.app.text import number
from game.app.words import words_of
from game.engine.variants import verbs
from scenes import theme
from scenes.cloth import Rails, draw_cloth
from scenes.context import Context
from scenes.faces import german_deck
from scenes.scale import Scale
from scenes.table.layout import place
from scenes.table.model import Spot, TableModel
from scenes.table.painter import Painter, SeatLook
from scenes.table.pictures import Look, Pictures
from scenes.table.places import Placement, TableShape
from scenes.table.stage import Stage
from scenes.theme import Face
from scenes.ui import Brush

_PLACEMENTS_KEPT = 64


class TableView:
    """Lays out and draws the table of a session."""

    def __init__(self, context: Context, session: Session) -> None:
        self._context = context
        self._session = session
        self.scale = context.scale
        self._seats = [SeatLook(seat.name, seat.portrait) for seat in session.sitting.seats]
        self._places: dict[TableShape, Placement] = {}
        self._shape: TableShape | None = None
        self._painter: Painter | None = None

    @property
    def places(self) -> Placement:
        """Where everything belongs now; call :meth:`arrange` before."""
        assert self._shape is not None
        return self._places[self._shape]

    def layout(self, scale: Scale) -> None:
        """For another window, other settings or another language."""
        rules = self._session.rules
        self.scale = scale.with_rows(scale.rows_needed(len(verbs(rules))))
        self._places.clear()
        self._shape = self._painter = None

    def arrange(self, shape: TableShape) -> None:
        """For other cards on the table."""
        if shape not in self._places:
            if len(self._places) > _PLACEMENTS_KEPT:
                self._places.clear()
            self._places[shape] = place(shape, self.scale)
        self._shape = shape
        if self._painter is None:
            self._painter = self._make_painter(self._places[shape])
        self._painter.places = self._places[shape]

    def _make_painter(self, places: Placement) -> Painter:
        settings, rules, scale = self._context.settings, self._session.rules, self.scale
        deck = "german" if german_deck(self._context, rules) else "french"
        look = Look(rules.game, deck, words_of(rules.game).language, settings.four_colour, settings.german_index)
        assets = self._context.assets
        pictures = Pictures(assets, look, places.unit, places.furniture)
        key = ("table", rules.game, scale.size, scale.rail, scale.bar)
        rails = Rails(scale.rail, scale.rail, scale.rail, scale.bar)
        background = assets.kept(key, lambda: draw_cloth(scale.size, rules.game, rails, scale.k).convert())
        return Painter(pictures, places, self._seats, background, Brush(assets, scale.u))

    def draw(self, surface: pygame.Surface, stage: Stage, model: TableModel, now: float, preview: dict[Spot, int]) -> None:
        """The cloth and everything on it."""
        assert self._painter is not None
        self._painter.draw(surface, stage, model, now, preview)

    def draw_banner(self, surface: pygame.Surface, banner: Banner, strength: float) -> None:
        """How the deal ended, on paper in the middle of the table."""
        if strength <= 0:
            return
        rect = self.places.banner
        key = ("banner", banner, rect.size)
        drawn = self._context.assets.kept(key, lambda: self._draw_banner(banner, rect.size))
        if strength < 1:
            drawn = drawn.copy()
            drawn.set_alpha(round(255 * strength))
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    def _draw_banner(self, banner: Banner, size: tuple[int, int]) -> pygame.Surface:
        brush = Brush(self._context.assets, self.places.unit)
        pad = brush.px(30)
        surface = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
        paper = pygame.Rect(pad, pad, *size)
        brush.paper(surface, paper)
        left, right = paper.x + brush.px(32), paper.right - brush.px(32)
        y = paper.y + brush.px(34)
        after = brush.text(
            surface, number(banner.after), (right, y), size=26, face=Face.BOLD, colour=theme.rgb("#7A5210"), anchor="right"
        )
        before = brush.text(
            surface,
            _("Bank {chips}").format(chips=number(banner.before)),
            (after.left - brush.px(34), y),
            size=16,
            colour=theme.GREY_ON_PAPER,
            anchor="right",
        )
        arrow = pygame.Rect(0, 0, brush.px(18), brush.px(18))
        arrow.center = (after.left - brush.px(17), y)
        brush.glyph(surface, "right", arrow, theme.rgb("#7A5210"))
        brush.text(
            surface, banner.title, (left, y), size=26, face=Face.SEMIBOLD, colour=theme.INK, width=before.left - left - brush.px(16)
        )
        text = "\n".join(banner.lines)
        room = pygame.Rect(left, paper.y + brush.px(52), right - left, paper.bottom - paper.y - brush.px(58))
        brush.paragraph(surface, text, room, size=17, colour=theme.INK, leading=1.28)
        return surface
