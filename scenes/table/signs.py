"""Words and signs on the cloth, drawn once in each size and kept: pills, ribbons, bubbles, portraits, the light of
the turn.
"""

from __future__ import annotations

import pygame

from scenes import shapes, theme
from scenes.assets import Assets
from scenes.faces import portraits
from scenes.theme import Colour, Face, GamePalette
from scenes.ui import Brush

_SAID, _SAID_IN_TWO, _SAID_LEAST = 17.5, 15.0, 11.0  # dp: words of a bubble in one line, and in two
GROWN = 32
"""Steps of growth of a speech bubble."""
_GLOW_STOPS = 12


class Signs:
    """Everything on the cloth that is read. ``furniture``: pixels per dp of plaques and figures."""

    def __init__(self, assets: Assets, palette: GamePalette, furniture: float) -> None:
        self.assets = assets
        self.palette = palette
        self.brush = Brush(assets, furniture)

    def pill(
        self, text: str, *, size: float, height: float, face: Face = Face.SEMIBOLD, lined: bool = False
    ) -> pygame.Surface:
        """A dark pill with a figure or a few words; height in dp of furniture."""
        key = ("pill", text, size, height, face, lined, self.brush.unit)
        return self.assets.kept(key, lambda: self._pill(text, size, height, face, lined))

    def _pill(self, text: str, size: float, height: float, face: Face, lined: bool) -> pygame.Surface:
        brush = self.brush
        high = max(brush.px(height), brush.text_px(size) + 4)
        wide = max(high, brush.measure(text, size=size, face=face)[0] + round(high * 0.75))
        surface = pygame.Surface((wide, high), pygame.SRCALPHA)
        edge = theme.CREAM if lined else None
        radius = high / 2 / brush.unit
        brush.box(surface, surface.get_rect(), theme.RING_DARK, edge=edge, edge_width=1.6, radius=radius)
        brush.text(surface, text, (wide / 2, high / 2), size=size, face=face, anchor="centre")
        return surface

    def ribbon(self, text: str, colour: Colour, part: float, size: float) -> pygame.Surface:
        """A ribbon, ``part`` of it unrolled (0 to 1)."""
        step = round(part * 8)
        key = ("ribbon", text, colour, step, size, self.brush.unit)
        return self.assets.kept(key, lambda: self._ribbon(text, colour, step / 8, size))

    def _ribbon(self, text: str, colour: Colour, part: float, size: float) -> pygame.Surface:
        brush = self.brush
        high = max(brush.px(size * 1.55), brush.text_px(size) + 6)
        room = brush.measure(text, size=size, face=Face.SEMIBOLD)[0] + brush.px(26)
        body = max(brush.px(20), round(room * part))
        tail, drop = brush.px(15), brush.px(5)
        surface = pygame.Surface((body + 2 * tail, high + drop + brush.px(4)), pygame.SRCALPHA)
        band = pygame.Rect(tail, 0, body, high)
        brush.shadow(surface, band, radius=2, blur=2, alpha=80, offset=(0, 2))
        tails = _ribbon_tails(surface.get_width(), high, tail, drop, brush.px(9))
        fill = _hex(theme.darker(colour, 0.38))
        ends = shapes.raster((surface.get_width(), high + drop), f'<path d="{tails}" fill="{fill}"/>')
        surface.blit(ends, (0, 0))
        brush.box(surface, band, colour, radius=2.2)
        inset = 2 * brush.px(3)
        brush.box(
            surface, band.inflate(-inset, -inset), None, edge=theme.lighter(colour, 0.35), edge_width=1, radius=1.2
        )
        if part > 0.5:
            face, width = Face.SEMIBOLD, body - 6
            brush.text(
                surface, text, band.center, size=size, face=face, colour=theme.WHITE, anchor="centre", width=width
            )
        return surface

    def bubble(self, text: str, least: int, most: int, height: int, size: int = GROWN) -> pygame.Surface:
        """A speech bubble of paper with its tail at the left; ``size`` is GROWN, or less or more while it grows."""
        key = ("bubble", text, least, most, height, size, self.brush.unit)
        return self.assets.kept(key, lambda: self._bubble(text, least, most, height, size))

    def _bubble(self, text: str, least: int, most: int, height: int, size: int) -> pygame.Surface:
        if size != GROWN:
            drawn = self.bubble(text, least, most, height)
            return pygame.transform.smoothscale_by(drawn, size / GROWN)
        brush = self.brush
        tail = brush.px(9)
        wide = min(most, max(least, brush.measure(text, size=_SAID, face=Face.SEMIBOLD)[0] + brush.px(26)))
        pad = brush.px(6)
        surface = pygame.Surface((wide + tail + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
        paper = pygame.Rect(pad + tail, pad, wide, height)
        brush.shadow(surface, paper, radius=9, blur=2.5, alpha=110, offset=(0, 2))
        brush.box(surface, paper, theme.PAPER, edge=theme.INK, edge_width=1.4, radius=9)
        middle = paper.centery
        points = [(paper.left + 2, middle - tail * 0.8), (pad, middle), (paper.left + 2, middle + tail * 0.8)]
        path = "L".join(f"{x - pad:.1f} {y - middle + tail:.1f}" for x, y in points)
        line = f'stroke="{_hex(theme.INK)}" stroke-width="{1.4 * brush.unit:.2f}" stroke-linejoin="round"'
        body = f'<path d="M{path}" fill="{_hex(theme.PAPER)}" {line}/>'
        surface.blit(shapes.raster((tail + 3, 2 * tail), body), (pad, middle - tail))
        self._say(surface, paper, text)
        return surface

    def _say(self, surface: pygame.Surface, paper: pygame.Rect, text: str) -> None:
        """The words of a bubble in one line, or in two smaller ones where that is too long."""
        brush, face, size = self.brush, Face.SEMIBOLD, _SAID
        width, lines = paper.width - brush.px(14), [text]
        if brush.measure(text, size=size, face=face)[0] > width:
            size, face = _SAID_IN_TWO, Face.MEDIUM
            while size > _SAID_LEAST and len(brush.wrap(text, width, size=size, face=face)) > 2:
                size -= 0.5
            lines = brush.wrap(text, width, size=size, face=face)
            lines = [*lines[:1], " ".join(lines[1:])]
        step = min(brush.line_height(size=size, leading=1.18), paper.height // len(lines))
        for number, line in enumerate(lines):
            at = (paper.centerx, paper.centery + step * (number - (len(lines) - 1) / 2))
            brush.text(surface, line, at, size=size, face=face, colour=theme.INK, anchor="centre", width=width)

    def portrait(
        self, name: str, initial: str, radius: int, *, turn: bool, banker: bool, faded: bool
    ) -> pygame.Surface:
        """A round portrait in its ring; without a drawing of that name the initial stands for it."""
        key = ("portrait", name, initial, radius, turn, banker, faded)
        return self.assets.kept(key, lambda: self._portrait(name, initial, radius, turn, banker, faded))

    def _portrait(self, name: str, initial: str, radius: int, turn: bool, banker: bool, faded: bool) -> pygame.Surface:
        edge = theme.GLOW if turn else theme.OCHRE if banker else theme.CREAM
        thick = max(2, round(radius * (0.13 if turn else 0.085)))
        side = 2 * (radius + thick)
        surface = pygame.Surface((side, side), pygame.SRCALPHA)
        if name in portraits():
            surface.blit(self.assets.svg(f"portraits/{name}.svg", (2 * radius, 2 * radius)), (thick, thick))
        else:
            surface.blit(
                self.assets.box(
                    (2 * radius, 2 * radius), radius, theme.mix(self.palette.cloth_light, self.palette.line, 0.35)
                ),
                (thick, thick),
            )
            brush = Brush(self.assets, radius / 25)
            brush.text(surface, initial, (side / 2, side / 2), size=24, face=Face.BOLD, anchor="centre")
        if faded:
            surface.fill((110, 110, 110, 255), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(self.assets.box((side, side), side / 2, None, edge, thick), (0, 0))
        return surface

    def badge(self, radius: int) -> pygame.Surface:
        """The banker's crown in brass."""
        return self.assets.svg("chips/crown.svg", (2 * radius, 2 * radius))

    def glow(self, size: tuple[int, int], sixteenths: int) -> pygame.Surface:
        """Soft light under a seat, of so many sixteenths of its full strength."""
        return self.assets.kept(("glow", size, sixteenths), lambda: self._glow(size, sixteenths))

    def _glow(self, size: tuple[int, int], sixteenths: int) -> pygame.Surface:
        drawn = pygame.transform.smoothscale(self.assets.kept(("small glow",), _small_glow), size)
        drawn.fill((255, 255, 255, min(255, 8 * sixteenths)), special_flags=pygame.BLEND_RGBA_MULT)
        return drawn


def _small_glow() -> pygame.Surface:
    """A radial light as bright as any, to be enlarged."""
    stops = "".join(
        f'<stop offset="{away / _GLOW_STOPS:g}" stop-color="{_hex(theme.GLOW)}" '
        f'stop-opacity="{0.72 * (1 - away / _GLOW_STOPS) ** 1.5:.3f}"/>'
        for away in range(_GLOW_STOPS + 1)
    )
    light = f'<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="32" cy="32" r="32">{stops}</radialGradient>'
    return shapes.raster((64, 64), f'<defs>{light}</defs><path d="M0 0L64 0L64 64L0 64Z" fill="url(#light)"/>')


def _ribbon_tails(width: int, high: int, tail: int, drop: int, fold: int) -> str:
    """The two notched ends of a ribbon, a little lower than its band, as an SVG path."""
    low = drop + high
    return "".join(
        f"M{inner} {drop}L{outer} {drop}L{notch} {drop + high / 2}L{outer} {low}L{inner} {low}Z"
        for inner, outer, notch in ((tail + fold, 0, tail * 0.45), (width - tail - fold, width, width - tail * 0.45))
    )


def _hex(colour: Colour) -> str:
    """The colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)
