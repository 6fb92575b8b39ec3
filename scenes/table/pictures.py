"""Pictures of everything on the cloth, drawn once in each size and kept: cards in every turn, chips, ribbons, pills, plaques."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi

import pygame

from game.engine.cards import Card
from scenes import shapes, theme
from scenes.assets import AssetError, Assets
from scenes.table.chips import piles_of
from scenes.theme import Colour, Face, GamePalette
from scenes.ui.brush import Brush

_ANGLE_STEPS = 2  # per degree: cards on the move are drawn in half degrees
_SCALE_STEPS = 24
_FLIP_STEPS = 12
_SHADE_STEPS = 16
_SHADOW = 7.0  # dp of soft shadow around a card
_LIFTED_FLIP = 0.03


@dataclass(frozen=True, slots=True)
class Look:
    """How the pictures of one table are made: its game, its pack, the letters on the cards and the wishes of the person."""

    game: str
    deck: str
    letters: str
    four_colour: bool = False
    index: bool = True


class Pictures:
    """The pictures of one table. ``unit``: pixels per dp on the cloth; ``furniture``: pixels per dp of plaques and figures."""

    def __init__(self, assets: Assets, look: Look, unit: float, furniture: float) -> None:
        self.assets = assets
        self.look = look
        self.unit = unit
        self.brush = Brush(assets, furniture)
        self.palette: GamePalette = assets.palette(look.game)

    def px(self, dp: float) -> int:
        """Pixels of a length on the cloth."""
        return round(dp * self.unit)

    # Cards

    def card(
        self, face: Card | None, dark: bool, width: float, target: float, angle: float, side: float, shade: float
    ) -> pygame.Surface:
        """A card as it looks now; blit it around its middle.

        ``width`` pixels now, ``target`` where it is going to lie; ``angle`` degrees clockwise; ``side`` 0 (back) to 1 (face), ``shade`` 1
        (bright) to 0.
        """
        even = 2 * round(target / 2)
        scale = round(width / target * _SCALE_STEPS)
        turned = round(side * _FLIP_STEPS)
        steps = round(angle * _ANGLE_STEPS)
        dimmed = round(shade * _SHADE_STEPS)
        shown = face if turned * 2 > _FLIP_STEPS else None
        mark = dark and shown is None
        key = ("card", self.look, shown, mark, even, scale, turned if 0 < turned < _FLIP_STEPS else 0, steps, dimmed)
        return self.assets.kept(key, lambda: self._card(shown, mark, even, scale, turned, steps, dimmed))

    def _card(
        self, face: Card | None, mark: bool, width: int, scale: int, turned: int, steps: int, dimmed: int
    ) -> pygame.Surface:
        drawn = self._flat(face, mark, width)
        wide, high = drawn.get_size()
        squeeze = abs(cos(pi * turned / _FLIP_STEPS))
        lift = 1 + _LIFTED_FLIP * (1 - squeeze)
        part = scale / _SCALE_STEPS * lift
        if squeeze < 1 or scale != _SCALE_STEPS:
            drawn = pygame.transform.smoothscale(drawn, (max(2, round(wide * part * squeeze)), max(2, round(high * part))))
        if steps:
            drawn = self._turned(face, mark, width, steps) if squeeze == 1 and scale == _SCALE_STEPS else (
                pygame.transform.rotozoom(drawn, -steps / _ANGLE_STEPS, 1)
            )
        if dimmed != _SHADE_STEPS:
            drawn = drawn.copy()
            value = round(255 * dimmed / _SHADE_STEPS)
            drawn.fill((value, value, value, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return drawn

    def _turned(self, face: Card | None, mark: bool, width: int, steps: int) -> pygame.Surface:
        """A turned card at rest: drawn twice as large and brought down, so that its edges are smooth."""
        key = ("turned card", self.look, face, mark, width, steps)
        return self.assets.kept(
            key, lambda: pygame.transform.rotozoom(self._flat(face, mark, 2 * width), -steps / _ANGLE_STEPS, 0.5)
        )

    def _flat(self, face: Card | None, mark: bool, width: int) -> pygame.Surface:
        """A card with its shadow, lying straight."""
        return self.assets.kept(("flat card", self.look, face, mark, width), lambda: self._draw_flat(face, mark, width))

    def _draw_flat(self, face: Card | None, mark: bool, width: int) -> pygame.Surface:
        look = self.look
        if face is None:
            drawn = self.assets.back(look.game, width)
        else:
            drawn = self.assets.card(
                look.deck, face.code, width, language=look.letters, four_colour=look.four_colour, index=look.index
            )
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
        """One chip seen a little from above."""
        try:
            return self.assets.svg(f"chips/{value}.svg", (diameter, diameter))
        except AssetError:
            return self.assets.kept(("chip", value, diameter), lambda: _plain_chip(value, diameter))

    def stack(self, amount: int, piles: int, diameter: int) -> pygame.Surface:
        """The chips of an amount in at most so many piles side by side; their feet are at the lower edge."""
        return self.assets.kept(("stack", amount, piles, diameter), lambda: self._stack(amount, piles, diameter))

    def _stack(self, amount: int, piles: int, diameter: int) -> pygame.Surface:
        heaps = piles_of(amount, piles)
        rise = max(2, round(diameter * 0.15))
        high = diameter + rise * (max([len(heap) for heap in heaps], default=1) - 1)
        blur = max(1, diameter // 12)
        pad = 2 * blur
        surface = pygame.Surface((diameter * max(1, len(heaps)) + 2 * pad, high + 2 * pad), pygame.SRCALPHA)
        shade = self.assets.shadow((diameter, diameter), diameter / 2, blur, 130)
        for column, heap in enumerate(heaps):
            x = pad + column * diameter
            surface.blit(shade, (x - 2 * blur, pad + high - diameter - 2 * blur + max(1, rise)))
            for level, value in enumerate(heap):
                surface.blit(self.chip(value, diameter), (x, pad + high - diameter - rise * level))
        return surface

    # Words

    def pill(self, text: str, *, size: float, height: float, face: Face = Face.SEMIBOLD, lined: bool = False) -> pygame.Surface:
        """A dark pill with a figure or a few words; height in dp of furniture."""
        key = ("pill", text, size, height, face, lined, self.brush.unit)
        return self.assets.kept(key, lambda: self._pill(text, size, height, face, lined))

    def _pill(self, text: str, size: float, height: float, face: Face, lined: bool) -> pygame.Surface:
        brush = self.brush
        high = max(brush.px(height), brush.text_px(size) + 4)
        wide = max(high, brush.measure(text, size=size, face=face)[0] + round(high * 0.75))
        surface = pygame.Surface((wide, high), pygame.SRCALPHA)
        edge = theme.CREAM if lined else None
        brush.box(surface, surface.get_rect(), theme.RING_DARK, edge=edge, edge_width=1.6, radius=high / 2 / brush.unit, alpha=235)
        brush.text(surface, text, (wide / 2, high / 2), size=size, face=face, anchor="centre")
        return surface

    def ribbon(self, text: str, colour: Colour, part: float, size: float) -> pygame.Surface:
        """A ribbon, ``part`` of it unrolled (0 to 1)."""
        step = round(part * 8)
        key = ("ribbon", text, colour, step, size, self.brush.unit)
        return self.assets.kept(key, lambda: self._ribbon(text, colour, step / 8, size))

    def _ribbon(self, text: str, colour: Colour, part: float, size: float) -> pygame.Surface:
        brush = self.brush
        unit = brush.unit
        high = max(brush.px(size * 1.55), brush.text_px(size) + 6)
        room = brush.measure(text, size=size, face=Face.SEMIBOLD)[0] + brush.px(26)
        body = max(brush.px(20), round(room * part))
        tail, drop = brush.px(15), brush.px(5)
        wide = body + 2 * tail
        dark = theme.darker(colour, 0.38)
        hexes = [f"#{one[0]:02x}{one[1]:02x}{one[2]:02x}" for one in (dark, colour, theme.lighter(colour, 0.35))]
        fold = brush.px(9)
        tails = "".join(
            f'<path d="M{a} {drop}L{b} {drop}L{c} {drop + high / 2}L{b} {drop + high}L{a} {drop + high}Z" fill="{hexes[0]}"/>'
            for a, b, c in ((tail + fold, 0, tail * 0.45), (wide - tail - fold, wide, wide - tail * 0.45))
        )
        frame = shapes.rounded_path(tail, 0.5, body, high - 1, 2.2 * unit)
        inner = shapes.rounded_path(tail + 3 * unit, 3 * unit, max(1, body - 6 * unit), max(1, high - 6 * unit), 1.2 * unit)
        band = f'<path d="{frame}" fill="{hexes[1]}"/><path d="{inner}" fill="none" stroke="{hexes[2]}" stroke-width="{unit:.2f}"/>'
        surface = pygame.Surface((wide, high + drop + brush.px(4)), pygame.SRCALPHA)
        brush.shadow(surface, pygame.Rect(tail, 0, body, high), radius=2, blur=2, alpha=80, offset=(0, 2))
        surface.blit(shapes.raster((wide, high + drop), tails + band), (0, 0))
        if part > 0.5:
            brush.text(surface, text, (wide / 2, high / 2), size=size, face=Face.SEMIBOLD, colour=theme.WHITE, anchor="centre", width=body - 6)
        return surface

    def bubble(self, text: str, least: int, most: int, height: int) -> pygame.Surface:
        """A speech bubble of paper with its tail at the left."""
        key = ("bubble", text, least, most, height, self.brush.unit)
        return self.assets.kept(key, lambda: self._bubble(text, least, most, height))

    def _bubble(self, text: str, least: int, most: int, height: int) -> pygame.Surface:
        brush = self.brush
        tail = brush.px(9)
        wide = min(most, max(least, brush.measure(text, size=17.5, face=Face.SEMIBOLD)[0] + brush.px(26)))
        pad = brush.px(6)
        surface = pygame.Surface((wide + tail + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
        paper = pygame.Rect(pad + tail, pad, wide, height)
        brush.shadow(surface, paper, radius=9, blur=2.5, alpha=110, offset=(0, 2))
        brush.box(surface, paper, theme.PAPER, edge=theme.INK, edge_width=1.4, radius=9)
        middle = paper.centery
        points = [(paper.left + 2, middle - tail * 0.8), (pad, middle), (paper.left + 2, middle + tail * 0.8)]
        path = "L".join(f"{x - pad:.1f} {y - middle + tail:.1f}" for x, y in points)
        body = f'<path d="M{path}" fill="#FBF6EA" stroke="#1E2A2F" stroke-width="{1.4 * brush.unit:.2f}" stroke-linejoin="round"/>'
        surface.blit(shapes.raster((tail + 3, 2 * tail), body), (pad, middle - tail))
        brush.text(
            surface, text, paper.center, size=17.5, face=Face.SEMIBOLD, colour=theme.INK, anchor="centre", width=wide - brush.px(12)
        )
        return surface

    # Seats

    def portrait(self, name: str, initial: str, radius: int, *, turn: bool, banker: bool, faded: bool) -> pygame.Surface:
        """A round portrait in its ring; without a drawing of that name the initial stands for it."""
        key = ("portrait", name, initial, radius, turn, banker, faded)
        return self.assets.kept(key, lambda: self._portrait(name, initial, radius, turn, banker, faded))

    def _portrait(self, name: str, initial: str, radius: int, turn: bool, banker: bool, faded: bool) -> pygame.Surface:
        edge = theme.GLOW if turn else theme.OCHRE if banker else theme.CREAM
        thick = max(2, round(radius * (0.13 if turn else 0.085)))
        side = 2 * (radius + thick)
        surface = pygame.Surface((side, side), pygame.SRCALPHA)
        try:
            drawn = self.assets.svg(f"portraits/{name}.svg", (2 * radius, 2 * radius))
            surface.blit(drawn, (thick, thick))
        except AssetError:
            surface.blit(self.assets.box((2 * radius, 2 * radius), radius, theme.mix(self.palette.cloth_light, self.palette.line, 0.35)), (thick, thick))
            brush = Brush(self.assets, radius / 25)
            brush.text(surface, initial, (side / 2, side / 2), size=24, face=Face.BOLD, anchor="centre")
        if faded:
            surface.fill((110, 110, 110, 255), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(self.assets.box((side, side), side / 2, None, edge, thick), (0, 0))
        return surface

    def badge(self, radius: int) -> pygame.Surface:
        """The banker's crown in brass."""
        return self.assets.kept(("badge", radius), lambda: _crown(radius))

    def glow(self, size: tuple[int, int]) -> pygame.Surface:
        """Soft light under a seat."""
        return self.assets.kept(("glow", size), lambda: _glow(size))


def _crescent(side: int) -> pygame.Surface:
    """A night disc with a crescent moon: nobody has seen this card."""
    body = (
        '<path d="M50 2A48 48 0 1 1 49.9 2Z" fill="#0F1B2B" stroke="#E8B75C" stroke-width="3"/>'
        '<path d="M62 18A33 33 0 1 0 82 62A27 27 0 1 1 62 18Z" fill="#E8B75C"/>'
    )
    return shapes.raster((side, side), body, (100, 100))


def _crown(radius: int) -> pygame.Surface:
    body = (
        '<path d="M50 3A47 47 0 1 1 49.9 3Z" fill="#C9952F" stroke="#5A3C0B" stroke-width="6"/>'
        '<path d="M50 13A37 37 0 1 1 49.9 13Z" fill="none" stroke="#F2D58C" stroke-width="3"/>'
        '<path d="M26 66L22 36L38 49L50 30L62 49L78 36L74 66Z" fill="#3A2508" stroke="#3A2508" stroke-width="4" stroke-linejoin="round"/>'
    )
    return shapes.raster((2 * radius, 2 * radius), body, (100, 100))


def _glow(size: tuple[int, int]) -> pygame.Surface:
    """A radial light, drawn small and enlarged."""
    side = 64
    small = pygame.Surface((side, side), pygame.SRCALPHA)
    red, green, blue = theme.GLOW
    for y in range(side):
        for x in range(side):
            away = (((x - 31.5) / 32) ** 2 + ((y - 31.5) / 32) ** 2) ** 0.5
            strength = max(0.0, 1 - away) ** 1.5
            small.set_at((x, y), (red, green, blue, round(255 * 0.36 * strength)))
    return pygame.transform.smoothscale(small, size)


_CHIP_COLOURS = {1: "#8D9490", 5: "#C8362B", 10: "#2F5C86", 25: "#3C7A4B", 50: "#C9952F", 100: "#33272B"}


def _plain_chip(value: int, diameter: int) -> pygame.Surface:
    """A chip without its drawing: colour and notches."""
    colour = _CHIP_COLOURS[value]
    notches = "".join(
        f'<path d="M46 3L54 3L53 16L47 16Z" fill="#F6ECD2" transform="rotate({turn} 50 50)"/>' for turn in range(0, 360, 45)
    )
    body = (
        f'<path d="M50 2A48 48 0 1 1 49.9 2Z" fill="{colour}" stroke="#1E2A2F" stroke-width="4"/>{notches}'
        f'<path d="M50 22A28 28 0 1 1 49.9 22Z" fill="#F6ECD2"/><path d="M50 28A22 22 0 1 1 49.9 28Z" fill="{colour}"/>'
    )
    return shapes.raster((diameter, diameter), body, (100, 100))
