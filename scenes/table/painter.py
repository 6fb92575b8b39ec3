"""Draws the cloth and everything on it from the stage, moving or still by the same path. Drawing changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import pi, sin

import pygame

from game.app.text import gettext as _
from game.app.text import signed
from game.app.totals import total_words
from game.app.words import words_of
from game.engine.events import Outcome, Reason
from game.engine.observation import HandView, Status
from scenes import shapes, theme
from scenes.table.model import Result, Spot, TableModel
from scenes.table.pictures import Pictures
from scenes.table.places import Anchor, HandPlace, Placement, SeatPlace, Side
from scenes.table.places import Spot as ChipSpot
from scenes.table.stage import Bubble, CardSprite, Stage
from scenes.table.timeline import back_out
from scenes.theme import Face
from scenes.ui.brush import Brush

LEAF_RIBBON = theme.rgb("#2F7A45")
GREY_RIBBON = theme.rgb("#4B5A5C")


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What does not change at a seat: name and portrait."""

    name: str
    portrait: str


class Painter:
    """Draws one table. ``background``: the empty cloth with its rails in the size of the window."""

    def __init__(
        self, pictures: Pictures, places: Placement, seats: Sequence[SeatLook], background: pygame.Surface, bar: Brush
    ) -> None:
        self._pictures = pictures
        self.places = places
        self._seats = seats
        self._background = background
        self._bar = bar

    def draw(self, surface: pygame.Surface, stage: Stage, model: TableModel, now: float, preview: dict[Spot, int] | None = None) -> None:
        """The whole table as it is at this moment. ``preview``: bets somebody is thinking about, shown faintly."""
        surface.blit(self._background, (0, 0))
        self._glow(surface, stage, now)
        if stage.banner.at(now)[0] < 1:
            self._middle(surface, stage, model, now)
        for seat, at in enumerate(self.places.seats):
            self._plaque(surface, stage, model, seat, at, now)
        self._bets(surface, stage, model, now, preview or {})
        self._cards(surface, stage, now)
        self._totals(surface, stage, model, now)
        self._badge(surface, stage, now)
        self._flights(surface, stage, now)
        for seat, bubble in stage.bubbles.items():
            self._bubble(surface, self.places.seats[seat], bubble.text, _bubble_state(bubble, now))

    # The middle of the table

    def _glow(self, surface: pygame.Surface, stage: Stage, now: float) -> None:
        x, y, strength = stage.glow.at(now)
        if strength <= 0:
            return
        drawn = self._pictures.glow(self.places.seats[0].glow.size)
        drawn.set_alpha(round(255 * strength))
        where = drawn.get_rect(center=(round(x), round(y)))
        clip = surface.get_clip()
        surface.set_clip(self.places.cloth)
        surface.blit(drawn, where)
        surface.set_clip(clip)

    def _middle(self, surface: pygame.Surface, stage: Stage, model: TableModel, now: float) -> None:
        self._stock(surface, stage, now)
        self._pile(surface, stage, now)
        if self.places.tray is not None:
            self._tray(surface, self.places.tray, stage, model, now)

    def _stock(self, surface: pygame.Surface, stage: Stage, now: float) -> None:
        pictures, at = self._pictures, self.places.stock
        count = stage.stock.at(now)
        riffle = stage.riffle.at(now)[0]
        if 0 < riffle < 1:
            self._riffle(surface, riffle)
            return
        if count:
            drawn = pictures.card(None, False, at.width, at.width, 0, 0, 1)
            layers = min(4, 1 + count // 14)
            for layer in range(layers):
                off = (layers - 1 - layer) * pictures.unit * 1.3
                surface.blit(drawn, drawn.get_rect(center=(round(at.x + off), round(at.y + off))))
        self._count(surface, count, at.x, at.y + at.width * 0.75)

    def _riffle(self, surface: pygame.Surface, part: float) -> None:
        """Two half packs whose cards fall together in turn."""
        pictures, at = self._pictures, self.places.stock
        drawn = pictures.card(None, False, at.width, at.width, 0, 0, 1)
        apart = at.width * 0.62 * sin(pi * part)
        for layer in range(8):
            left = layer % 2 == 0
            lift = abs(sin(pi * (part * 7 + layer / 8))) * at.width * 0.12 * (1 - part)
            x = at.x + (-apart if left else apart)
            y = at.y + (3.5 - layer) * pictures.unit * 1.1 - lift
            surface.blit(drawn, drawn.get_rect(center=(round(x), round(y))))

    def _pile(self, surface: pygame.Surface, stage: Stage, now: float) -> None:
        pictures, at = self._pictures, self.places.discard
        count = stage.pile.at(now)
        if not count:
            return
        for angle, shade in ((-9, 0.7), (7, 0.78), (-2, 0.9))[-min(3, count) :]:
            drawn = pictures.card(None, False, at.width, at.width, angle, 0, shade)
            surface.blit(drawn, drawn.get_rect(center=(round(at.x), round(at.y))))
        self._count(surface, count, at.x, at.y + at.width * 0.75)

    def _count(self, surface: pygame.Surface, count: int, x: float, y: float) -> None:
        drawn = self._pictures.pill(str(count), size=13, height=19, face=Face.MEDIUM)
        surface.blit(drawn, drawn.get_rect(center=(round(x), round(y + self._pictures.unit * 10))))

    def _tray(self, surface: pygame.Surface, tray: pygame.Rect, stage: Stage, model: TableModel, now: float) -> None:
        pictures = self._pictures
        amount, holder = stage.bank.at(now), stage.bank_holder.at(now)
        tip = stage.tip.at(now)[0]
        broken = model.bank_broken and tip > 0.5
        label = _("{name}’s bank").format(name=self._seats[holder].name)
        key = ("tray", tray.size, label, amount, broken, pictures.look.game)
        drawn = pictures.assets.kept(key, lambda: self._draw_tray(tray.size, label, amount, broken))
        if 0 < tip < 1:
            drawn = pygame.transform.rotozoom(drawn, 6 * sin(pi * tip), 1)
        surface.blit(drawn, drawn.get_rect(center=tray.center))

    def _draw_tray(self, size: tuple[int, int], label: str, amount: int, broken: bool) -> pygame.Surface:
        pictures = self._pictures
        brush = Brush(pictures.assets, pictures.unit)
        palette = pictures.palette
        pad = brush.px(14)
        surface = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
        box = pygame.Rect(pad, pad, *size)
        fill = theme.darker(palette.rail, 0.28)
        brush.shadow(surface, box, radius=16, blur=6, alpha=120)
        brush.box(surface, box, fill, edge=palette.line, edge_width=2, radius=16)
        brush.box(surface, box.inflate(-brush.px(10), -brush.px(10)), None, edge=theme.mix(fill, palette.line, 0.45), edge_width=1, radius=12)
        well = pygame.Rect(box.x + brush.px(10), box.y + brush.px(10), brush.px(112), box.height - brush.px(20))
        brush.box(surface, well, theme.darker(palette.rail, 0.5), radius=9)
        if amount:
            chips = pictures.stack(amount, 3, brush.px(27))
            surface.blit(chips, chips.get_rect(midbottom=(well.centerx, well.centery + brush.px(24))))
        left = well.right + brush.px(13)
        room = box.right - left - brush.px(12)
        brush.text(surface, label, (left, box.y + brush.px(22)), size=15, face=Face.MEDIUM, width=room)
        brush.text(surface, str(amount), (left, box.y + brush.px(47)), size=30, face=Face.BOLD, colour=theme.OCHRE)
        if broken:
            x, y, high = box.centerx - brush.px(6), box.y, box.height
            points = [(x, y), (x + high * 0.16, y + high * 0.3), (x - high * 0.08, y + high * 0.55), (x + high * 0.1, y + high)]
            pygame.draw.lines(surface, theme.darker(palette.rail, 0.75), False, points, max(3, brush.px(4)))
            pygame.draw.aalines(surface, palette.line, False, points)
        return surface

    # Seats

    def _plaque(
        self, surface: pygame.Surface, stage: Stage, model: TableModel, seat: int, at: SeatPlace, now: float
    ) -> None:
        turn = model.to_act == seat
        banker = stage.bank_holder.at(now) == seat
        out = not model.plays(seat) and model.round_number > 0
        brush = self._bar if at.side is Side.BOTTOM else self._pictures.brush
        note = _("sits out") if out else ""
        look = self._seats[seat]
        purse = stage.purses[seat].at(now)
        key = ("plaque", at.plaque.size, look, purse, turn, banker, note, self._pictures.look.game, brush.unit)
        plaque = self._pictures.assets.kept(key, lambda: self._draw_plaque(at, look, purse, turn, banker, note, brush))
        pad = brush.px(5)
        surface.blit(plaque, (at.plaque.x - pad, at.plaque.y - pad))
        x, y, radius = at.portrait
        face = self._pictures.portrait(look.portrait, look.name[:1], radius, turn=turn, banker=banker, faded=out)
        surface.blit(face, face.get_rect(center=(x, y)))
        if turn:
            self._pointer(surface, at, brush)

    def _draw_plaque(
        self, at: SeatPlace, look: SeatLook, purse: int, turn: bool, banker: bool, note: str, brush: Brush
    ) -> pygame.Surface:
        pictures = self._pictures
        pad = brush.px(5)
        width, height = at.plaque.size
        surface = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
        radius = at.portrait[2]
        box = pygame.Rect(pad + radius // 2, pad, width - radius // 2, height)
        edge = theme.GLOW if turn else theme.OCHRE if banker else theme.mix(theme.PANEL_EDGE, pictures.palette.line, 0.35)
        fill = theme.mix(theme.PANEL, theme.GLOW, 0.16) if turn else theme.PANEL
        brush.box(surface, box, fill, edge=edge, edge_width=2.6 if turn else 1.8 if banker else 1.2, radius=9, alpha=240)
        left = pad + 2 * radius + brush.px(9)
        right = pad + width - brush.px(10)
        brush.text(surface, look.name, (left, pad + height * 0.29), size=15.5, face=Face.MEDIUM, width=right - left)
        chip = pictures.chip(5, max(10, brush.px(16)))
        low = pad + height * 0.71
        surface.blit(chip, chip.get_rect(midleft=(left, round(low))))
        after = brush.text(surface, str(purse), (left + chip.get_width() + brush.px(5), low), size=15, face=Face.BOLD, colour=theme.OCHRE)
        if note and right - after.right > brush.px(20):
            brush.text(surface, note, (right, low), size=13, colour=theme.GREY_ON_DARK, anchor="right", width=right - after.right - brush.px(6))
        return surface

    def _pointer(self, surface: pygame.Surface, at: SeatPlace, brush: Brush) -> None:
        """The small triangle above the portrait of whoever must act."""
        if at.side is Side.BOTTOM:
            return
        x, y, radius = at.portrait
        side = brush.px(14)
        drawn = self._pictures.assets.kept(("pointer", side), lambda: _triangle(side))
        surface.blit(drawn, drawn.get_rect(midbottom=(x, y - radius - brush.px(4))))

    def _badge(self, surface: pygame.Surface, stage: Stage, now: float) -> None:
        unit = self._pictures.brush.unit
        drawn = self._pictures.badge(round(12 * unit))
        if not stage.badge.resting(now):
            for behind, alpha in ((90, 50), (60, 90), (30, 150)):
                x, y = stage.badge.at(now - behind)
                ghost = drawn.copy()
                ghost.set_alpha(alpha)
                surface.blit(ghost, ghost.get_rect(center=(round(x), round(y))))
        x, y = stage.badge.at(now)
        surface.blit(drawn, drawn.get_rect(center=(round(x), round(y))))

    def _bubble(self, surface: pygame.Surface, at: SeatPlace, text: str, state: tuple[float, float]) -> None:
        scale, alpha = state
        if scale <= 0 or alpha <= 0:
            return
        drawn = self._pictures.bubble(text, at.bubble.width, at.bubble_room.width, at.bubble.height)
        if scale != 1:
            size = (round(drawn.get_width() * scale), round(drawn.get_height() * scale))
            drawn = pygame.transform.smoothscale(drawn, size)
        if alpha < 1:
            drawn = drawn.copy()
            drawn.set_alpha(round(255 * alpha))
        pad = self._pictures.brush.px(15)
        surface.blit(drawn, drawn.get_rect(midleft=(at.bubble.x - pad, at.bubble.centery)))

    # Cards and chips

    def _cards(self, surface: pygame.Surface, stage: Stage, now: float) -> None:
        """Cards at rest first, then those on their way over them."""
        flying = list(stage.leaving)
        for sprite in stage.cards.values():
            if now < sprite.flying_until:
                flying.append(sprite)
            else:
                self._card(surface, sprite, now)
        for sprite in flying:
            self._card(surface, sprite, now)

    def _card(self, surface: pygame.Surface, sprite: CardSprite, now: float) -> None:
        x, y, width, angle = sprite.at(now)
        solid = sprite.solid.at(now)[0]
        drawn = self._pictures.card(
            sprite.face, sprite.dark, width, sprite.pose.to[2], angle, sprite.side.at(now)[0], sprite.shade.at(now)[0]
        )
        if solid < 1:
            drawn = drawn.copy()
            drawn.set_alpha(round(255 * solid))
        wide, high = drawn.get_size()
        surface.blit(drawn, (round(x - wide / 2), round(y - high / 2)))

    def _bets(self, surface: pygame.Surface, stage: Stage, model: TableModel, now: float, preview: dict[Spot, int]) -> None:
        for (seat, number), counter in stage.bets.items():
            amount = counter.at(now)
            hands = self.places.seats[seat].hands
            if amount and number < len(hands):
                self._bet(surface, hands[number].bet, amount, 255)
        for (seat, number), amount in preview.items():
            hands = self.places.seats[seat].hands
            if amount and number < len(hands):
                self._bet(surface, hands[number].bet, amount, 150)

    def _bet(self, surface: pygame.Surface, spot: ChipSpot, amount: int, alpha: int) -> None:
        pictures = self._pictures
        diameter = pictures.px(19 if spot.small else 27)
        chips = pictures.stack(amount, 1 if spot.small else 2, diameter)
        pill = pictures.pill(str(amount), size=13 if spot.small else 15, height=20 if spot.small else 23)
        pad = 2 * max(1, diameter // 12)
        body = chips.get_width() - 2 * pad
        gap = pictures.px(4)
        wide = body + gap + pill.get_width()
        left = {Anchor.LEFT: spot.x, Anchor.CENTRE: spot.x - wide / 2, Anchor.RIGHT: spot.x - wide}[spot.anchor]
        if alpha < 255:
            chips, pill = chips.copy(), pill.copy()
            chips.set_alpha(alpha)
            pill.set_alpha(alpha)
        surface.blit(chips, (round(left - pad), round(spot.y + diameter / 2 + pad - chips.get_height())))
        surface.blit(pill, pill.get_rect(midleft=(round(left + body + gap), round(spot.y + pictures.px(3)))))

    def _totals(self, surface: pygame.Surface, stage: Stage, model: TableModel, now: float) -> None:
        for seat, model_seat in enumerate(model.seats):
            at = self.places.seats[seat]
            for number, hand in enumerate(model_seat.hands):
                place = at.hands[number]
                ribbon = stage.ribbons.get((seat, number))
                if hand.cards and not (ribbon and hand.status is Status.BUST):
                    words = total_words(model.rules, _landed(hand, stage, now), banker=seat == model.banker)
                    self._total(surface, place, words, at.side is Side.BOTTOM and not place.dimmed)
                if ribbon is not None and hand.cards:
                    self._ribbon(surface, place, ribbon.result, ribbon.unrolled.at(now)[0], model, at.side)

    def _total(self, surface: pygame.Surface, place: HandPlace, words: str, large: bool) -> None:
        if not words:
            return
        if place.covered:
            drawn = self._pictures.pill(words.replace(" ", ""), size=12, height=19)
            surface.blit(drawn, drawn.get_rect(midright=(round(place.box.right), round(place.total[1]))))
            return
        size, height = (18, 32) if large else (14.5, 24)
        drawn = self._pictures.pill(words, size=size, height=height, lined=large)
        surface.blit(drawn, drawn.get_rect(center=(round(place.total[0]), round(place.total[1]))))

    def _ribbon(
        self, surface: pygame.Surface, place: HandPlace, result: Result, part: float, model: TableModel, side: Side
    ) -> None:
        if part <= 0:
            return
        text, colour = ribbon_words(result, model)
        size = 18.0 if side is Side.BOTTOM and not place.dimmed else 15.0
        drawn = self._pictures.ribbon(text, colour, part, size)
        surface.blit(drawn, drawn.get_rect(center=(round(place.ribbon[0]), round(place.ribbon[1]))))

    def _flights(self, surface: pygame.Surface, stage: Stage, now: float) -> None:
        diameter = self._pictures.px(27)
        for flight in stage.flights:
            if flight.start <= now < flight.end:
                x, y = flight.way.at(now)
                drawn = self._pictures.stack(flight.amount, 2, diameter)
                surface.blit(drawn, drawn.get_rect(center=(round(x), round(y))))


def _landed(hand: HandView, stage: Stage, now: float) -> HandView:
    """The hand without the cards that are still on their way: a total counts what lies there."""
    cards = tuple([card for card in hand.cards if card.id in stage.cards and stage.cards[card.id].flying_until <= now])
    return hand if len(cards) == len(hand.cards) else replace(hand, cards=cards)


def _bubble_state(bubble: Bubble, now: float) -> tuple[float, float]:
    """Scale and strength of a bubble that grows, stays and fades."""
    if now < bubble.start:
        return 0.0, 0.0
    if now < bubble.grown:
        part = (now - bubble.start) / (bubble.grown - bubble.start)
        return 0.8 + 0.2 * back_out(part), 1.0
    if now < bubble.fades:
        return 1.0, 1.0
    return 1.0, max(0.0, (bubble.end - now) / max(1.0, bubble.end - bubble.fades))


def ribbon_words(result: Result, model: TableModel) -> tuple[str, theme.Colour]:
    """What a ribbon says, and its colour: bust, won, lost or returned."""
    if result.reason is Reason.BUST:
        return f"{words_of(model.rules.game).bust} {result.total}", theme.VERMILION
    if result.outcome is Outcome.WON:
        return signed(result.net), LEAF_RIBBON
    if result.outcome is Outcome.LOST:
        return signed(result.net), theme.VERMILION
    return _("bet back"), GREY_RIBBON


def _triangle(side: int) -> pygame.Surface:
    body = '<path d="M1 1L99 1L50 62Z" fill="#FFE9A8" stroke="#101817" stroke-width="6" stroke-linejoin="round"/>'
    return shapes.raster((side, side * 2 // 3), body, (100, 66))
