"""Draws the cloth and everything on it from the stage, moving or still by the same path. Drawing changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from math import pi, sin
from typing import Protocol

import pygame

from game.app.text import gettext as _
from game.app.text import signed
from game.app.wording.totals import total_words
from game.app.wording.words import words_of
from game.engine.cards import Card
from game.engine.events import Outcome, Reason
from game.engine.observation import HandView, Status
from scenes import theme
from scenes.table.middle import draw_middle, middle_box, middle_shows
from scenes.table.model import Result, Spot, TableModel
from scenes.table.pictures import Edges, Pictures, shown_face
from scenes.table.places import Anchor, HandPlace, Placement, Side
from scenes.table.places import Spot as ChipSpot
from scenes.table.plaques import Plaques
from scenes.table.signs import Signs
from scenes.table.stage import CardSprite, Stage
from scenes.table.still import Part, Still

_LEAF_RIBBON = theme.rgb("#2F7A45")
_PREVIEW = 150  # alpha of chips that are only being thought about


class Bar(Protocol):
    """The action bar as the painter sees it: ``version`` is another whenever it looks different; it draws nothing
    beyond ``box`` (pixels).
    """

    @property
    def version(self) -> int: ...

    @property
    def box(self) -> pygame.Rect: ...

    def draw(self, surface: pygame.Surface) -> None: ...


class Painter:
    """Draws one table. ``background``: the empty cloth with its rails in the size of the window."""

    def __init__(self, pictures: Pictures, signs: Signs, plaques: Plaques, background: pygame.Surface) -> None:
        self._pictures = pictures
        self._signs = signs
        self._plaques = plaques
        self._still = Still(background)
        self._shown: dict[CardSprite, tuple[Card | None, pygame.Surface]] = {}
        self._last = self._shown

    @property
    def behind(self) -> bool:
        """Some cards look as they did a frame ago: there was too much to draw. Another frame is due."""
        return self._pictures.behind

    def prepare(self, places: Placement, stage: Stage, model: TableModel, now: float, bar: Bar) -> Iterator[None]:
        """Draws what lies still before it is first shown, and what soon follows, a little at a time."""
        yield from self._still.lay(self._parts(places, stage, model, now, bar))
        for at in {hand.cards[0].width for seat in places.seats for hand in seat.hands if hand.cards}:
            self._pictures.card(None, False, at, at, 0, 0, 1)
            yield
        for room in {(at.bubble.width, at.bubble_room.width, at.bubble.height) for at in places.seats}:
            self._signs.bubble("", *room)
            yield

    def draw(
        self, surface: pygame.Surface, places: Placement, stage: Stage, model: TableModel, now: float, bar: Bar
    ) -> None:
        """The whole table as it is at this moment, but for what is said, and the action bar."""
        self._pictures.begin_frame()
        surface.blit(self._still.show(self._parts(places, stage, model, now, bar)), (0, 0))
        self._draw_pulses(surface, places, stage, now)
        self._draw_cards(surface, stage, now)
        self._draw_words(surface, places, stage, model, now)
        self._draw_flights(surface, stage, now)
        if not stage.badge.resting(now):
            self._plaques.draw_badge(surface, stage, now)

    def draw_bubbles(self, surface: pygame.Surface, places: Placement, stage: Stage, now: float) -> None:
        """What is said."""
        for seat, bubble in stage.bubbles.items():
            self._plaques.draw_bubble(surface, places.seats[seat], bubble, now)

    def _parts(self, places: Placement, stage: Stage, model: TableModel, now: float, bar: Bar) -> dict[Hashable, Part]:
        """What lies under the cards: light, stock, bank, plaques, chips and the bar."""
        parts: dict[Hashable, Part] = {"bar": Part(bar.version, bar.box, bar.draw)}
        x, y, strength = stage.glow.at(now)
        if strength > 0:
            light = self._signs.glow(places.seats[0].glow.size, round(strength * 16))
            box = light.get_rect(center=(round(x), round(y))).clip(places.cloth)
            offset = box.x - round(x) + light.get_width() // 2, box.y - round(y) + light.get_height() // 2
            seen = light.subsurface((offset, box.size))
            parts["light"] = Part(round(strength * 16), box, partial(_blit, seen, box.topleft))
        if stage.banner.at(now)[0] < 1:
            holder = self._plaques.name(stage.bank_holder.at(now))
            draw: Callable[[pygame.Surface], None] = partial(
                draw_middle,
                pictures=self._pictures,
                signs=self._signs,
                places=places,
                stage=stage,
                holder=holder,
                now=now,
            )
            parts["middle"] = Part((middle_shows(stage, now), places.unit), middle_box(places), draw)
        for seat, at in enumerate(places.seats):
            look = self._plaques.look(stage, model, seat, now)
            parts[seat] = Part(look, self._plaques.box(at), partial(self._plaques.draw, look=look, at=at))
        if stage.badge.resting(now):
            draw = partial(self._plaques.draw_badge, stage=stage, now=now)
            parts["badge"] = Part(None, self._plaques.badge_box(stage.badge.at(now)), draw)
        for (seat, number), counter in stage.bets.items():
            amount = counter.at(now)
            if amount and number < len(places.seats[seat].hands):
                spot = places.seats[seat].hands[number].bet
                draw = partial(self._draw_bet, spot=spot, amount=amount, alpha=255)
                parts["bet", seat, number] = Part((amount, spot), self._bet_box(spot), draw)
        return parts

    def _draw_pulses(self, surface: pygame.Surface, places: Placement, stage: Stage, now: float) -> None:
        """A light that swells once under a hand with a name of its own."""
        for (seat, number), (start, end) in stage.pulse.items():
            if start <= now < end:
                box = places.seats[seat].hands[number].box
                size = (round(box.width * 1.8), round(box.height * 1.7))
                drawn = self._signs.glow(size, round(32 * sin(pi * (now - start) / (end - start))))
                surface.blit(drawn, drawn.get_rect(center=box.center))

    # Cards

    def _draw_cards(self, surface: pygame.Surface, stage: Stage, now: float) -> None:
        """Cards at rest first, then those on their way over them."""
        self._last, self._shown = self._shown, {}
        flying = list(stage.leaving)
        for sprite in stage.cards.values():
            if now < sprite.flying_until:
                flying.append(sprite)
            else:
                self._draw_card(surface, sprite, now)
        for sprite in flying:
            self._draw_card(surface, sprite, now)

    def _draw_card(self, surface: pygame.Surface, sprite: CardSprite, now: float) -> None:
        x, y, width, angle = sprite.at(now)
        side, shade, solid = sprite.side.at(now)[0], sprite.shade.at(now)[0], sprite.solid.at(now)[0]
        base = sprite.pose.widest(2, now)
        edges = Edges.SHARP if sprite.lies(now) else Edges.SMOOTH
        seen = shown_face(sprite.face, side)
        before, last = self._last.get(sprite, (None, None))
        if before not in (None, seen):  # a face that is covered now is not to be seen for one more frame
            last = None
        drawn = self._pictures.card(sprite.face, sprite.dark, width, base, angle, side, shade, edges, last)
        self._shown[sprite] = seen, drawn
        if solid < 1:
            drawn = drawn.copy()
            drawn.set_alpha(round(255 * solid))
        wide, high = drawn.get_size()
        surface.blit(drawn, (round(x - wide / 2), round(y - high / 2)))

    # Chips

    def draw_preview(self, surface: pygame.Surface, places: Placement, bets: Mapping[Spot, int]) -> None:
        """Chips on hands about which somebody is only thinking, faintly."""
        for (seat, number), amount in bets.items():
            hands = places.seats[seat].hands
            if amount and number < len(hands):
                self._draw_bet(surface, hands[number].bet, amount, _PREVIEW)

    def _bet_box(self, spot: ChipSpot) -> pygame.Rect:
        """Room for any chips and their number at a spot."""
        wide, high = self._pictures.px(300), self._pictures.px(130)
        return pygame.Rect(round(spot.x) - wide // 2, round(spot.y) - high * 2 // 3, wide, high)

    def _draw_bet(self, surface: pygame.Surface, spot: ChipSpot, amount: int, alpha: int) -> None:
        pictures = self._pictures
        diameter = pictures.px(19 if spot.small else 27)
        chips = pictures.stack(amount, 1 if spot.small else 2, diameter)
        pill = self._signs.pill(str(amount), size=13 if spot.small else 15, height=20 if spot.small else 23)
        pad = pictures.stack_pad(diameter)
        body, gap = chips.get_width() - 2 * pad, pictures.px(4)
        wide = body + gap + pill.get_width()
        left = {Anchor.LEFT: spot.x, Anchor.CENTRE: spot.x - wide / 2, Anchor.RIGHT: spot.x - wide}[spot.anchor]
        if alpha < 255:
            chips, pill = chips.copy(), pill.copy()
            chips.set_alpha(alpha)
            pill.set_alpha(alpha)
        surface.blit(chips, (round(left - pad), round(spot.y + diameter * 0.58 + pad - chips.get_height())))
        surface.blit(pill, pill.get_rect(midleft=(round(left + body + gap), round(spot.y + pictures.px(3)))))

    def _draw_flights(self, surface: pygame.Surface, stage: Stage, now: float) -> None:
        diameter = self._pictures.px(27)
        for flight in stage.flights:
            if flight.start <= now < flight.end:
                x, y = flight.way.at(now)
                drawn = self._pictures.stack(flight.amount, 2, diameter)
                surface.blit(drawn, drawn.get_rect(center=(round(x), round(y))))

    # Totals and ribbons

    def _draw_words(
        self, surface: pygame.Surface, places: Placement, stage: Stage, model: TableModel, now: float
    ) -> None:
        for seat, at in enumerate(places.seats):
            for number, (hand, place) in enumerate(zip(model.seats[seat].hands, at.hands, strict=True)):
                if not hand.cards:
                    continue
                large = at.side is Side.BOTTOM and not place.dimmed
                ribbon = stage.ribbons.get((seat, number))
                if ribbon is None or hand.status is not Status.BUST:
                    words = total_words(model.rules, _landed(hand, stage, now), banker=not hand.first_bet)
                    self._draw_total(surface, place, words, large)
                part = ribbon.unrolled.at(now)[0] if ribbon is not None else 0.0
                if ribbon is not None and part > 0:
                    text, colour = ribbon_words(ribbon.result, model)
                    drawn = self._signs.ribbon(text, colour, part, 18.0 if large else 15.0)
                    beside = [other.box for other in at.hands if other is not place]
                    surface.blit(drawn, _clear_of(beside, drawn.get_rect(center=_whole(place.ribbon)), places.cloth))

    def _draw_total(self, surface: pygame.Surface, place: HandPlace, words: str, large: bool) -> None:
        if not words:
            return
        if place.covered:
            drawn = self._signs.pill(words.replace(" ", ""), size=12, height=19)
            surface.blit(drawn, drawn.get_rect(midright=(round(place.box.right), round(place.total[1]))))
            return
        size, height = (18, 32) if large else (14.5, 24)
        drawn = self._signs.pill(words, size=size, height=height, lined=large)
        surface.blit(drawn, drawn.get_rect(center=(round(place.total[0]), round(place.total[1]))))


def ribbon_words(result: Result, model: TableModel) -> tuple[str, theme.Colour]:
    """What a ribbon says, and its colour: bust, won, lost or returned."""
    if result.reason is Reason.BUST:
        return f"{words_of(model.rules.game).bust} {result.total}", theme.VERMILION
    if result.outcome is Outcome.WON and result.net:  # nothing may be left in the bank to win
        return signed(result.net), _LEAF_RIBBON
    if result.outcome is Outcome.LOST:
        return signed(result.net), theme.VERMILION
    return _("bet back"), theme.GREY_ON_PAPER


def _clear_of(beside: list[pygame.Rect], box: pygame.Rect, cloth: pygame.Rect) -> pygame.Rect:
    """The box moved sideways, off the other hands of its seat, as far as the cloth reaches."""
    for other in beside:
        if box.colliderect(other):
            if other.centerx < box.centerx:
                box.left = other.right
            else:
                box.right = other.left
    return box.clamp(cloth)


def _whole(at: tuple[float, float]) -> tuple[int, int]:
    return round(at[0]), round(at[1])


def _landed(hand: HandView, stage: Stage, now: float) -> HandView:
    """The hand without the cards that are still on their way: a total counts what lies there."""
    cards = tuple([card for card in hand.cards if card.id in stage.cards and stage.cards[card.id].flying_until <= now])
    return hand if len(cards) == len(hand.cards) else replace(hand, cards=cards)


def _blit(drawn: pygame.Surface, at: tuple[int, int], surface: pygame.Surface) -> None:
    surface.blit(drawn, at)
