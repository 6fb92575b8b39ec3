"""Drawing in design pixels: text that fits, boxes, panels, paper, key caps, the focus ring."""

from __future__ import annotations

from typing import Literal

import pygame

from scenes import theme
from scenes.assets import Assets
from scenes.scale import TEXT_FLOOR
from scenes.theme import Colour, Face

Anchor = Literal["left", "centre", "right"]
ELLIPSIS = "…"
_WRAPS_KEPT = 2000
_LEAST_FITTED = 10.0  # dp: in a large window shrunk text stays in proportion


class Brush:
    """Draws with sizes in dp, ``unit`` pixels each; places and rectangles are always pixels."""

    def __init__(self, assets: Assets, unit: float) -> None:
        self.assets = assets
        self.unit = unit
        self._fits: dict[tuple[str, int, float, Face], tuple[int, str]] = {}
        self._wraps: dict[tuple[str, int, float, Face], list[str]] = {}

    def at(self, unit: float) -> Brush:
        """The same brush at another scale (furniture on the cloth)."""
        return self if unit == self.unit else Brush(self.assets, unit)

    def px(self, dp: float) -> int:
        """Pixels of ``dp`` design pixels, whole."""
        return round(dp * self.unit)

    def text_px(self, size: float) -> int:
        """Pixels of text of ``size`` dp, never under the floor."""
        return max(TEXT_FLOOR, round(size * self.unit))

    @property
    def floor(self) -> int:
        """Pixels below which fitted text is cut rather than made smaller."""
        return max(TEXT_FLOOR, round(_LEAST_FITTED * self.unit))

    # --- text -------------------------------------------------------------------------------------------------------

    def measure(self, string: str, *, size: float = 16, face: Face = Face.TEXT) -> tuple[int, int]:
        """Width and height in pixels of ``string`` in one line."""
        return self.assets.font(face, self.text_px(size)).size(string)

    def fit(self, string: str, width: int, *, size: float = 16, face: Face = Face.TEXT) -> tuple[int, str]:
        """Font pixels and text so that ``string`` fits into ``width``: smaller down to the floor, then cut with "…"."""
        key = (string, width, size, face)
        if key not in self._fits:
            if len(self._fits) > _WRAPS_KEPT:
                self._fits.clear()
            self._fits[key] = self._fit(string, width, self.text_px(size), face)
        return self._fits[key]

    def _fit(self, string: str, width: int, pixels: int, face: Face) -> tuple[int, str]:
        while True:
            wide = self.assets.font(face, pixels).size(string)[0]
            if wide <= width:
                return pixels, string
            if pixels <= self.floor:
                break
            pixels = max(self.floor, min(pixels - 1, int(pixels * width / wide)))
        font = self.assets.font(face, pixels)
        fits, too_long = 0, len(string)
        while too_long - fits > 1:
            middle = (fits + too_long) // 2
            if font.size(string[:middle].rstrip() + ELLIPSIS)[0] <= width:
                fits = middle
            else:
                too_long = middle
        return pixels, string[:fits].rstrip() + ELLIPSIS if fits else ""

    def text(
        self,
        surface: pygame.Surface,
        string: str,
        at: tuple[float, float],
        *,
        size: float = 16,
        face: Face = Face.TEXT,
        colour: Colour = theme.CREAM,
        anchor: Anchor = "left",
        width: int | None = None,
    ) -> pygame.Rect:
        """Draw one line; ``at`` is its anchor and the middle of its capitals. ``width`` (pixels) makes it fit."""
        pixels = self.text_px(size)
        if width is not None:
            pixels, string = self.fit(string, width, size=size, face=face)
        drawn = self.assets.text(string, face, pixels, colour)
        ascent = self.assets.font(face, pixels).get_ascent()
        share = {"left": 0.0, "centre": 0.5, "right": 1.0}[anchor]
        x = round(at[0] - drawn.get_width() * share)
        y = round(at[1] + face.cap_height * pixels / 2) - ascent
        return surface.blit(drawn, (x, y))

    def wrap(self, string: str, width: int, *, size: float = 16, face: Face = Face.TEXT) -> list[str]:
        """``string`` in lines of at most ``width`` pixels, broken between words (inside one only if it is too long)."""
        key = (string, width, size, face)
        if key not in self._wraps:
            if len(self._wraps) > _WRAPS_KEPT:
                self._wraps.clear()
            font = self.assets.font(face, self.text_px(size))
            self._wraps[key] = [line for part in string.split("\n") for line in _wrap(part, width, font)]
        return self._wraps[key]

    def line_height(self, *, size: float = 16, leading: float = 1.36) -> int:
        """Pixels from one line of a paragraph to the next."""
        return round(self.text_px(size) * leading)

    def paragraph_height(
        self, string: str, width: int, *, size: float = 16, face: Face = Face.TEXT, leading: float = 1.36
    ) -> int:
        """Pixels ``paragraph`` needs."""
        return len(self.wrap(string, width, size=size, face=face)) * self.line_height(size=size, leading=leading)

    def paragraph(
        self,
        surface: pygame.Surface,
        string: str,
        rect: pygame.Rect,
        *,
        size: float = 16,
        face: Face = Face.TEXT,
        colour: Colour = theme.CREAM,
        anchor: Anchor = "left",
        leading: float = 1.36,
    ) -> int:
        """Draw ``string`` in lines from the top of ``rect``; the last line that fits ends in "…" if more follow.

        Returns the height used, in pixels.
        """
        lines = self.wrap(string, rect.width, size=size, face=face)
        step = self.line_height(size=size, leading=leading)
        room = max(1, rect.height // step)
        x = {"left": rect.left, "centre": rect.centerx, "right": rect.right}[anchor]
        for number, line in enumerate(lines[:room]):
            cut = number == room - 1 and len(lines) > room
            shown = self.fit(f"{line} {lines[number + 1]}", rect.width, size=size, face=face)[1] if cut else line
            middle = rect.top + step * (number + 0.5)
            self.text(
                surface,
                shown,
                (x, middle),
                size=size,
                face=face,
                colour=colour,
                anchor=anchor,
                width=rect.width if cut else None,
            )
        return min(len(lines), room) * step

    # --- boxes ------------------------------------------------------------------------------------------------------

    def box(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        fill: Colour | None,
        *,
        edge: Colour | None = None,
        edge_width: float = 1.2,
        radius: float = 11,
        alpha: int = 255,
    ) -> None:
        """A rounded box with a line inside its rim; ``edge_width`` and ``radius`` in dp, the line at least a pixel."""
        if rect.width <= 0 or rect.height <= 0:
            return
        thick = max(1.0, edge_width * self.unit) if edge is not None else 0.0
        surface.blit(self.assets.box(rect.size, radius * self.unit, fill, edge, thick, alpha), rect)

    def shadow(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        *,
        radius: float = 11,
        blur: float = 5,
        alpha: int = 105,
        offset: tuple[float, float] = (1, 4),
    ) -> None:
        """A soft shadow under ``rect``; all sizes in dp."""
        reach = max(1, self.px(blur))
        drawn = self.assets.shadow(rect.size, radius * self.unit, reach, alpha)
        surface.blit(drawn, (rect.x - 2 * reach + self.px(offset[0]), rect.y - 2 * reach + self.px(offset[1])))

    def panel(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        *,
        heading: str = "",
        colour: Colour = theme.OCHRE,
        fill: Colour = theme.PANEL,
        edge: Colour = theme.PANEL_EDGE,
    ) -> pygame.Rect:
        """A dark panel; returns the room inside it, below the heading."""
        self.shadow(surface, rect, radius=13, blur=9, alpha=120)
        self.box(surface, rect, fill, edge=edge, edge_width=1.4, radius=13)
        inside = rect.inflate(-2 * self.px(22), -2 * self.px(14))
        if heading:
            middle = rect.top + self.px(29)
            self.text(
                surface, heading, (inside.left, middle), size=20, face=Face.HEADING, colour=colour, width=inside.width
            )
            self.line(surface, inside.left, inside.right, rect.top + self.px(46), edge)
            inside.height = inside.bottom - rect.top - self.px(54)
            inside.top = rect.top + self.px(54)
        return inside

    def paper(self, surface: pygame.Surface, rect: pygame.Rect, *, framed: bool = True) -> pygame.Rect:
        """A sheet of paper, what is to be read; ``framed`` adds the fine ochre line. Returns the room inside."""
        self.shadow(surface, rect, radius=14, blur=12, alpha=150, offset=(0, 6))
        self.box(surface, rect, theme.PAPER, edge=theme.PAPER_EDGE, radius=14)
        if framed:
            inner = rect.inflate(-2 * self.px(9), -2 * self.px(9))
            self.box(surface, inner, None, edge=theme.mix(theme.PAPER, theme.YELLOW_EDGE, 0.75), radius=8)
        return rect.inflate(-2 * self.px(38), -2 * self.px(30))

    def notice(self, surface: pygame.Surface, rect: pygame.Rect, string: str, look: theme.NoticeLook) -> None:
        """A box with a sign and ``string``."""
        self.box(surface, rect, look.fill, edge=look.edge, radius=10)
        side = self.px(32)
        left = rect.left + self.px(20) + side
        width = rect.right - self.px(14) - left
        high = min(rect.height - self.px(18), self.paragraph_height(string, width, size=15))
        top = rect.top + max(self.px(10), (rect.height - high) // 2)
        sign = pygame.Rect(rect.left + self.px(10), min(top, rect.centery - side // 2), side, side)
        self.glyph(surface, look.sign, sign, look.ink)
        self.paragraph(surface, string, pygame.Rect(left, top, width, rect.bottom - top), size=15)

    def pill(self, surface: pygame.Surface, rect: pygame.Rect, *, alpha: int = 235) -> None:
        """The dark ground of a figure on the cloth."""
        self.box(surface, rect, theme.RING_DARK, radius=rect.height / 2 / self.unit, alpha=alpha)

    def line(self, surface: pygame.Surface, left: int, right: int, y: int, colour: Colour) -> None:
        """A horizontal hairline."""
        surface.fill(colour, (left, y, right - left, max(1, self.px(1))))

    def dim(self, surface: pygame.Surface, alpha: int = 150) -> None:
        """Darken everything drawn so far, under an overlay."""
        veil = self.assets.kept(("veil", surface.get_size()), lambda: pygame.Surface(surface.get_size()))
        veil.set_alpha(alpha)
        surface.blit(veil, (0, 0))

    # --- small things -----------------------------------------------------------------------------------------------

    def glyph(self, surface: pygame.Surface, name: str, rect: pygame.Rect, colour: Colour = theme.CREAM) -> None:
        """A line drawing of ``shapes.GLYPHS`` in the middle of ``rect``."""
        side = min(rect.size)
        drawn = self.assets.glyph(name, side, colour)
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    def key_cap_width(self, label: str) -> int:
        """Pixels a key cap takes; 0 for no label."""
        return max(self.px(22), self.measure(label, size=13.5, face=Face.SEMIBOLD)[0] + self.px(11)) if label else 0

    def key_cap(
        self, surface: pygame.Surface, at: tuple[int, int], label: str, ground: Colour, colour: Colour = theme.WHITE
    ) -> None:
        """A small key with ``label``, its left middle at ``at``, on a button of colour ``ground``."""
        height = max(self.px(22), self.text_px(13.5) + self.px(4))
        rect = pygame.Rect(at[0], at[1] - height // 2, self.key_cap_width(label), height)
        under = rect.move(0, max(1, self.px(1.6)))
        self.box(surface, under, theme.darker(ground, 0.42), radius=5)
        self.box(surface, rect, theme.darker(ground, 0.14), edge=theme.lighter(ground, 0.3), edge_width=1.2, radius=5)
        self.text(surface, label, rect.center, size=13.5, face=Face.SEMIBOLD, colour=colour, anchor="centre")

    def focus_ring(self, surface: pygame.Surface, rect: pygame.Rect, radius: float = 11) -> None:
        """The ring round what the keyboard or pad acts on; ``radius`` is the thing's own, in dp."""
        gap, thick = max(3, self.px(5)), max(2, self.px(3))
        corner = radius * self.unit
        dark = rect.inflate(2 * gap, 2 * gap)
        surface.blit(self.assets.box(dark.size, corner + gap, None, theme.RING_DARK, float(gap)), dark)
        ring = dark.inflate(2 * thick, 2 * thick)
        surface.blit(self.assets.box(ring.size, corner + gap + thick, None, theme.GLOW, float(thick) + 0.6), ring)


def _wrap(string: str, width: int, font: pygame.Font) -> list[str]:
    lines = [""]
    for word in string.split():
        longer = f"{lines[-1]} {word}".lstrip()
        if font.size(longer)[0] <= width:
            lines[-1] = longer
            continue
        if lines[-1]:
            lines.append("")
        for letter in word:
            if lines[-1] and font.size(lines[-1] + letter)[0] > width:
                lines.append("")
            lines[-1] += letter
    return lines
