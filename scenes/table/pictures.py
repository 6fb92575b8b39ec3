"""Pictures of cards, in every turn and light, and of chips, drawn once in each size and kept."""

from __future__ import annotations

from enum import Enum, auto
from math import cos, pi

import pygame

from game.engine.cards import Card
from scenes import shapes
from scenes.assets import Assets
from scenes.table.chips import piles_of
from scenes.table.large import LargeCards

_ANGLE_STEPS = 2  # per degree, of cards that lie still; those on the move are drawn in whole degrees
_SCALE_STEPS = 24
_FLIP_STEPS = 12
_FINE_WIDTH = 160  # pixels of a card up to which a rough edge would be seen
_SHADE_STEPS = 16
_LIFTED_FLIP = 0.03
_ROOM_IN_A_FRAME = 150_000
"""Pixels gone through for new pictures of cards in one frame; the last of them may take more."""
_RESIZING, _TURNING, _TURNING_SHARP, _SCALING = 1, 2, 9, 3
"""How often its pixels are gone through for a picture of a kind."""
_CHIP_HEIGHT = 1.16
_CHIP_RISE = 0.14


class Edges(Enum):
    """How carefully a turned card is drawn."""

    SMOOTH = auto()
    SHARP = auto()


class Pictures:
    """The pictures of one table. ``unit``: pixels per dp on the cloth."""

    def __init__(self, assets: Assets, large: LargeCards, unit: float) -> None:
        self.assets = assets
        self.look = large.look
        self.unit = unit
        self._large = large
        self._room = _ROOM_IN_A_FRAME
        self.behind = False
        """Since the frame began, some card was shown by an older picture."""

    def begin_frame(self) -> None:
        """A picture of the table begins: in each only so much is drawn anew."""
        self._room = _ROOM_IN_A_FRAME
        self.behind = False

    def px(self, dp: float) -> int:
        """Pixels of a length on the cloth."""
        return round(dp * self.unit)

    # Cards

    def card(
        self,
        face: Card | None,
        dark: bool,
        width: float,
        base: float,
        angle: float,
        side: float,
        shade: float,
        edges: Edges = Edges.SHARP,
        last: pygame.Surface | None = None,
    ) -> pygame.Surface:
        """A card as it looks now; blit it around its middle.

        ``width`` pixels now, ``base`` the width of the picture it is brought down from; ``angle`` degrees clockwise;
        ``side`` 0 (back) to 1 (face), ``shade`` 1 (bright) to 0. SHARP ``edges`` for what lies still and is read.
        ``last``: its picture in the frame before, which stands for it when enough has been drawn in this one.
        """
        even = 2 * round(base / 2)
        scale = round(width / base * _SCALE_STEPS)
        turned = round(side * _FLIP_STEPS)
        steps = round(angle * _ANGLE_STEPS) if edges is Edges.SHARP else _ANGLE_STEPS * round(angle)
        dimmed = round(shade * _SHADE_STEPS)
        shown = shown_face(face, side)
        mark = dark and shown is None
        turned = turned if 0 < turned < _FLIP_STEPS else 0
        bright = ("card", self.look, shown, mark, even, scale, turned, steps, edges if steps else None)
        key = bright if dimmed == _SHADE_STEPS else (*bright, dimmed)
        room_needed = _ROOM_IN_A_FRAME if steps and edges is Edges.SHARP else 1
        if last is not None and self._room < room_needed and not self.assets.has(key):
            self.behind = True
            return last
        drawn = self.assets.kept(bright, lambda: self._card(shown, mark, even, scale, turned, steps, edges))
        return drawn if key is bright else self.assets.kept(key, lambda: self._dimmed(drawn, dimmed))

    def _dimmed(self, drawn: pygame.Surface, dimmed: int) -> pygame.Surface:
        self._room -= drawn.get_width() * drawn.get_height()
        value = round(255 * dimmed / _SHADE_STEPS)
        dark = drawn.copy()
        dark.fill((value, value, value, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return dark

    def _card(
        self, face: Card | None, mark: bool, width: int, scale: int, turned: int, steps: int, edges: Edges
    ) -> pygame.Surface:
        squeeze = abs(cos(pi * turned / _FLIP_STEPS))
        if edges is Edges.SHARP and steps and squeeze == 1 and scale == _SCALE_STEPS:
            return self._turned(face, mark, width, steps)
        drawn = self._flat(face, mark, width)
        part = scale / _SCALE_STEPS * (1 + _LIFTED_FLIP * (1 - squeeze))
        if squeeze < 1 or scale != _SCALE_STEPS:
            wide, high = drawn.get_size()
            size = (max(2, round(wide * part * squeeze)), max(2, round(high * part)))
            drawn = pygame.transform.smoothscale(drawn, size)
            self._room -= _RESIZING * wide * high
        if steps:
            drawn = pygame.transform.rotozoom(drawn, -steps / _ANGLE_STEPS, 1)
            self._room -= _TURNING * drawn.get_width() * drawn.get_height()
        return drawn

    def _turned(self, face: Card | None, mark: bool, width: int, steps: int) -> pygame.Surface:
        """A turned card at rest: brought down from one twice as large if there is one, so that it stays sharp."""
        angle = -steps / _ANGLE_STEPS
        self._room -= _TURNING_SHARP * width * width
        if 2 * width > self._large.width:
            return pygame.transform.rotozoom(self._flat(face, mark, width), angle, 1)
        if width <= _FINE_WIDTH:
            return _turn_and_halve(self._flat(face, mark, 2 * width), angle)
        return pygame.transform.rotozoom(self._draw_flat(face, mark, 2 * width), angle, 0.5)

    def _flat(self, face: Card | None, mark: bool, width: int) -> pygame.Surface:
        """A card with its shadow, lying straight."""
        return self.assets.kept(("flat card", self.look, face, mark, width), lambda: self._draw_flat(face, mark, width))

    def _draw_flat(self, face: Card | None, mark: bool, width: int) -> pygame.Surface:
        drawn = self._large.picture(face)
        self._room -= _SCALING * width * width
        if drawn.get_width() != width:
            halved = drawn.get_width() == 2 * width
            drawn = pygame.transform.smoothscale(drawn, (width, width * 3 // 2))
            if not halved:  # at other scales its rounding takes some levels off every colour and off what is solid
                drawn.fill((2, 2, 2, 4), special_flags=pygame.BLEND_RGBA_ADD)
        size = drawn.get_size()
        blur = max(1, round(width * 0.035))
        pad = 2 * blur + max(1, round(width * 0.03))
        surface = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
        shade = self.assets.shadow(size, width * 0.06, blur, 120)
        surface.blit(shade, (pad - 2 * blur + round(width * 0.008), pad - 2 * blur + round(width * 0.025)))
        surface.blit(drawn, (pad, pad))
        if mark:
            moon = _crescent(round(width * 0.5))
            surface.blit(moon, moon.get_rect(center=surface.get_rect().center))
        return surface

    # Chips

    def chip(self, value: int, diameter: int) -> pygame.Surface:
        """One chip seen a little from above: higher than wide by its edge."""
        return self.assets.svg(f"chips/{value}.svg", (diameter, round(diameter * _CHIP_HEIGHT)))

    def stack(self, amount: int, piles: int, diameter: int) -> pygame.Surface:
        """The chips of an amount in at most so many piles side by side; their feet are ``stack_pad`` above the
        lower edge.
        """
        return self.assets.kept(("stack", amount, piles, diameter), lambda: self._stack(amount, piles, diameter))

    @staticmethod
    def stack_pad(diameter: int) -> int:
        """Pixels of shadow around a stack."""
        return 2 * max(1, diameter // 12)

    def _stack(self, amount: int, piles: int, diameter: int) -> pygame.Surface:
        heaps = piles_of(amount, piles)
        rise = max(2, round(diameter * _CHIP_RISE))
        tall = round(diameter * _CHIP_HEIGHT)
        high = tall + rise * (max([len(heap) for heap in heaps], default=1) - 1)
        pad = self.stack_pad(diameter)
        surface = pygame.Surface((diameter * max(1, len(heaps)) + 2 * pad, high + 2 * pad), pygame.SRCALPHA)
        shade = self.assets.shadow((diameter, tall), diameter / 2, pad // 2, 120)
        for column, heap in enumerate(heaps):
            x = pad + column * diameter
            surface.blit(shade, (x - pad, high - tall + max(1, pad // 2)))
            for level, value in enumerate(heap):
                surface.blit(self.chip(value, diameter), (x, pad + high - tall - rise * level))
        return surface


def shown_face(face: Card | None, side: float) -> Card | None:
    """The face that is seen of a card that is turned so far (0: its back, 1: its face); None: its back."""
    return face if round(side * _FLIP_STEPS) * 2 > _FLIP_STEPS else None


def _turn_and_halve(drawn: pygame.Surface, degrees: float) -> pygame.Surface:
    """The picture turned, at half its size, each pixel from all that fall on it."""
    turned = pygame.transform.rotozoom(drawn, degrees, 1)
    return pygame.transform.smoothscale(turned, (turned.get_width() // 2, turned.get_height() // 2))


def _crescent(side: int) -> pygame.Surface:
    """A night disc with a crescent moon: nobody has seen this card."""
    body = (
        '<path d="M50 2A48 48 0 1 1 49.9 2Z" fill="#0F1B2B" stroke="#E8B75C" stroke-width="3"/>'
        '<path d="M62 18A33 33 0 1 0 82 62A27 27 0 1 1 62 18Z" fill="#E8B75C"/>'
    )
    return shapes.raster((side, side), body, (100, 100))
