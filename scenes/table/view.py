"""The picture of one table in one window: scales, places and pictures, kept until the window or the settings change."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace

import pygame

from game.app.session import Session
from game.app.storage import not_saved_note
from game.app.text import current_language
from game.app.text import gettext as _
from game.app.wording.banner import Banner
from game.app.wording.words import words_of
from game.engine.variants import verbs
from scenes import theme
from scenes.cloth import Rails, cloth_steps
from scenes.context import Context
from scenes.faces import german_deck
from scenes.scale import Scale
from scenes.steps import Steps, all_of
from scenes.table.banner import banner_steps
from scenes.table.fans import HAND_CARD
from scenes.table.large import LargeCards, Look
from scenes.table.layout import place
from scenes.table.model import TableModel
from scenes.table.painter import Bar, Painter
from scenes.table.pictures import Pictures
from scenes.table.places import HandShape, Placement, TableShape
from scenes.table.plaques import Plaques, SeatLook
from scenes.table.rehearsal import rehearse
from scenes.table.signs import Signs
from scenes.table.stage import Stage
from scenes.theme import Face
from scenes.ui import Brush

_PLACEMENTS_KEPT = 64
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:?!+=’"
_SIZES_ON_CLOTH = ((Face.MEDIUM, 15.5), (Face.BOLD, 15), (Face.SEMIBOLD, 14.5), (Face.SEMIBOLD, 17.5))
_SIZES_ON_BAR = ((Face.MEDIUM, 16), (Face.SEMIBOLD, 20), (Face.TEXT, 13.5), (Face.SEMIBOLD, 13.5))
"""Letters of these sizes (dp) come up at every table."""
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
        self._painted_for: Hashable = None
        self._large: LargeCards | None = None

    @property
    def places(self) -> Placement:
        """Where everything belongs now; call :meth:`arrange` before."""
        assert self._shape is not None
        return self._place(self._shape)

    def layout(self, scale: Scale) -> None:
        """For another window, other settings or another language; what looks as before is not drawn again."""
        rules = self._session.rules
        self.scale = scale.with_rows(scale.rows_needed(len(verbs(rules))))
        looks = self.scale, self._look, current_language()
        if looks != self._painted_for:
            self._painted_for = looks
            self._places.clear()
            self._painter = None
        self._shape = None

    def arrange(self, shape: TableShape) -> None:
        """For other cards on the table."""
        self._shape = shape

    def prepare(self, stage: Stage, model: TableModel, now: float, bar: Bar) -> Iterator[None]:
        """Draws what the first picture needs, a little at a time: the next pictures cost less."""
        places, assets, scale, looks = self.places, self._context.assets, self.scale, self._painted_for
        if self._painter is not None:
            return
        large = self._large_cards(self._look, 2 * round(HAND_CARD * places.unit / 2))
        large.draw_ahead()
        cloth = yield from self._cloth_steps()
        assets.kept(self._cloth_key, lambda: cloth)
        while not large.begun:
            yield
        for unit, sizes in ((places.furniture, _SIZES_ON_CLOTH), (scale.u, _SIZES_ON_BAR)):
            brush = Brush(assets, unit)
            for face, size in sizes:
                brush.measure(_LETTERS, size=size, face=face)
                yield
        painter = self._make_painter(places)
        yield from painter.prepare(places, stage, model, now, bar)
        yield from rehearse(self._context, scale, len(verbs(self._session.rules)))
        if self._painted_for == looks:  # else the window has changed meanwhile
            self._painter = painter

    @property
    def _painted(self) -> Painter:
        if self._painter is None:
            self._painter = self._make_painter(self.places)
        return self._painter

    def _place(self, shape: TableShape) -> Placement:
        if shape not in self._places:
            if len(self._places) > _PLACEMENTS_KEPT:
                self._places.clear()
            self._places[shape] = place(shape, self.scale)
        return self._places[shape]

    @property
    def _look(self) -> Look:
        settings, rules = self._context.settings, self._session.rules
        deck = "german" if german_deck(self._context, rules) else "french"
        letters = words_of(rules.game).language
        return Look(rules.game, deck, letters, rules.pack, settings.four_colour, settings.german_index)

    @property
    def _cloth_key(self) -> Hashable:
        return "table", self._session.rules.game, self.scale.size, self.scale.rail, self.scale.bar

    def _cloth_steps(self) -> Steps:
        scale = self.scale
        rails = Rails(scale.rail, scale.rail, scale.rail, scale.bar)
        return cloth_steps(scale.size, self._session.rules.game, rails, scale.k)

    def _make_painter(self, places: Placement) -> Painter:
        assets = self._context.assets
        large = self._large_cards(self._look, 2 * round(HAND_CARD * places.unit / 2))
        pictures = Pictures(assets, large, places.unit)
        signs = Signs(assets, assets.palette(self._session.rules.game), places.furniture)
        background = assets.kept(self._cloth_key, lambda: all_of(self._cloth_steps()))
        return Painter(pictures, signs, Plaques(pictures, signs, self._seats, Brush(assets, self.scale.u)), background)

    def _large_cards(self, look: Look, hand: int) -> LargeCards:
        """Those there are, unless cards look otherwise now."""
        old = self._large
        if old is None or (old.look, old.hand) != (look, hand):
            self.leave()
            old = self._large = LargeCards(self._context.assets, look, hand)
        return old

    @property
    def behind(self) -> bool:
        """The last picture left something for the next one."""
        return self._painter is not None and self._painter.behind

    def draw_ahead(self) -> None:
        """Begins to draw the cards that will be needed, if that has not been done for this window."""
        if self._large is not None:
            self._large.draw_ahead()

    def leave(self) -> None:
        """Nothing is drawn ahead any more."""
        if self._large is not None:
            self._large.stop()

    def draw(self, surface: pygame.Surface, stage: Stage, model: TableModel, now: float, bar: Bar) -> None:
        """The cloth and everything on it, but for what is said, and the bar."""
        self._painted.draw(surface, self.places, stage, model, now, bar)
        if not self._session.saved:
            self._draw_not_saved(surface)

    def draw_bubbles(self, surface: pygame.Surface, stage: Stage, now: float) -> None:
        """What is said at the table, over everything that lies on it."""
        self._painted.draw_bubbles(surface, self.places, stage, now)

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
        assert self._shape is not None
        hands = list(self._shape.hands)
        if len(hands[seat]) < len(bets):
            hands[seat] = (HandShape(1),) * len(bets)
        places = self._place(replace(self._shape, hands=tuple(hands)))
        self._painted.draw_preview(surface, places, {(seat, place): bet for place, bet in enumerate(bets)})

    def prepare_banner(self, banner: Banner) -> Iterator[None]:
        """Draws the banner before it is shown, a little at a time."""
        places = self.places
        drawn = yield from banner_steps(self._context.assets, banner, places)
        self._context.assets.kept(_banner_key(banner, places), lambda: drawn)

    def draw_banner(self, surface: pygame.Surface, banner: Banner, strength: float) -> None:
        """How the deal ended, on paper in the middle of the table."""
        if strength <= 0:
            return
        assets, places = self._context.assets, self.places
        drawn = assets.kept(_banner_key(banner, places), lambda: all_of(banner_steps(assets, banner, places)))
        if strength < 1:
            drawn = drawn.copy()
            drawn.set_alpha(round(255 * strength))
        surface.blit(drawn, drawn.get_rect(center=places.banner.center))


def _banner_key(banner: Banner, places: Placement) -> Hashable:
    return "banner", banner, places.banner.size
