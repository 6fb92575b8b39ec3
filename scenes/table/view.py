"""The picture of one table in one window: scales, places and pictures, kept until the window or the settings change."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.app.banner import Banner
from game.app.paths import not_saved_note
from game.app.session import Session
from game.app.text import gettext as _
from game.app.words import words_of
from game.engine.variants import verbs
from scenes import theme
from scenes.cloth import Rails, draw_cloth
from scenes.context import Context
from scenes.faces import german_deck
from scenes.scale import Scale
from scenes.table.banner import draw_banner
from scenes.table.fans import HAND_CARD
from scenes.table.large import LargeCards, Look
from scenes.table.layout import place
from scenes.table.model import TableModel
from scenes.table.painter import Bar, Painter
from scenes.table.pictures import Pictures
from scenes.table.places import HandShape, Placement, TableShape
from scenes.table.plaques import Plaques, SeatLook
from scenes.table.signs import Signs
from scenes.table.stage import Stage
from scenes.ui import Brush

_PLACEMENTS_KEPT = 64
_NOTE, _NOTE_HIGH = 16, 32  # of the note that nothing is saved: its letters, in parts of its height


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
        self._large: LargeCards | None = None

    @property
    def places(self) -> Placement:
        """Where everything belongs now; call :meth:`arrange` before."""
        assert self._shape is not None
        return self._place(self._shape)

    def layout(self, scale: Scale) -> None:
        """For another window, other settings or another language."""
        rules = self._session.rules
        self.scale = scale.with_rows(scale.rows_needed(len(verbs(rules))))
        self._places.clear()
        self._shape = self._painter = None

    def arrange(self, shape: TableShape) -> None:
        """For other cards on the table."""
        self._shape = shape
        places = self._place(shape)
        if self._painter is None:
            self._painter = self._make_painter(places)

    def _place(self, shape: TableShape) -> Placement:
        if shape not in self._places:
            if len(self._places) > _PLACEMENTS_KEPT:
                self._places.clear()
            self._places[shape] = place(shape, self.scale)
        return self._places[shape]

    def _make_painter(self, places: Placement) -> Painter:
        settings, rules, scale = self._context.settings, self._session.rules, self.scale
        deck = "german" if german_deck(self._context, rules) else "french"
        letters = words_of(rules.game).language
        look = Look(rules.game, deck, letters, rules.pack, settings.four_colour, settings.german_index)
        assets = self._context.assets
        pictures = Pictures(assets, self._large_cards(look, 2 * round(HAND_CARD * places.unit / 2)), places.unit)
        signs = Signs(assets, assets.palette(rules.game), places.furniture)
        key = ("table", rules.game, scale.size, scale.rail, scale.bar)
        rails = Rails(scale.rail, scale.rail, scale.rail, scale.bar)
        background = assets.kept(key, lambda: draw_cloth(scale.size, rules.game, rails, scale.k).convert())
        return Painter(pictures, signs, Plaques(pictures, signs, self._seats, Brush(assets, scale.u)), background)

    def _large_cards(self, look: Look, hand: int) -> LargeCards:
        """Those there are, unless cards look otherwise now."""
        old = self._large
        if old is None or (old.look, old.hand) != (look, hand):
            self.leave()
            old = self._large = LargeCards(self._context.assets, look, hand)
        return old

    def draw_ahead(self) -> None:
        """Begins to draw the cards that will be needed, if that has not been done for this window."""
        if self._large is not None:
            self._large.draw_ahead()

    def leave(self) -> None:
        """Nothing is drawn ahead any more."""
        if self._large is not None:
            self._large.stop()

    def draw(self, surface: pygame.Surface, stage: Stage, model: TableModel, now: float, bar: Bar) -> None:
        """The cloth and everything on it, and the bar."""
        assert self._painter is not None
        self._painter.draw(surface, self.places, stage, model, now, bar)
        if not self._session.saved:
            self._draw_not_saved(surface)

    def _draw_not_saved(self, surface: pygame.Surface) -> None:
        """On the upper rail: that this sitting will be gone when the program ends, and why."""
        context, scale = self._context, self.scale
        brush = context.brush.at(scale.rail / _NOTE_HIGH)
        note = not_saved_note(context.paths) or _("This sitting is not being saved.")
        side, gap, room = brush.px(18), brush.px(12), scale.width * 2 // 3
        pill = pygame.Rect(0, 0, min(room, brush.measure(note, size=_NOTE)[0]) + side + 3 * gap, scale.rail - 2)
        pill.center = (scale.width // 2, scale.rail // 2)
        brush.pill(surface, pill, alpha=255)
        sign = pygame.Rect(pill.x + gap, pill.centery - side // 2, side, side)
        brush.glyph(surface, "warning", sign, theme.OCHRE)
        at = (sign.right + gap // 2, pill.centery)
        brush.text(surface, note, at, size=_NOTE, colour=theme.GLOW, width=room)

    def draw_preview(self, surface: pygame.Surface, seat: int, bets: list[int]) -> None:
        """Bets that somebody is thinking about, faintly, each where it would lie."""
        assert self._painter is not None
        assert self._shape is not None
        hands = list(self._shape.hands)
        if len(hands[seat]) < len(bets):
            hands[seat] = (HandShape(1),) * len(bets)
        places = self._place(replace(self._shape, hands=tuple(hands)))
        self._painter.draw_bets(surface, places, {(seat, place): bet for place, bet in enumerate(bets)}, preview=True)

    def draw_banner(self, surface: pygame.Surface, banner: Banner, strength: float) -> None:
        """How the deal ended, on paper in the middle of the table."""
        if strength <= 0:
            return
        key = ("banner", banner, self.places.banner.size)
        drawn = self._context.assets.kept(key, lambda: draw_banner(self._context.assets, banner, self.places))
        if strength < 1:
            drawn = drawn.copy()
            drawn.set_alpha(round(255 * strength))
        surface.blit(drawn, drawn.get_rect(center=self.places.banner.center))
