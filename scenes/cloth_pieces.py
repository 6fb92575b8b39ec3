"""What the cloth is put together from: ornament files, and lines and frames written as SVG in window pixels."""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import cache

import pygame

from game.app.paths import assets_folder

TABLES = assets_folder() / "tables"


@dataclass(frozen=True, slots=True)
class Piece:
    """One ornament file: its drawing and the box it fills, in its own units."""

    body: str
    x: float
    y: float
    width: float
    height: float


@cache
def piece(game: str, name: str) -> Piece:
    """The ornament ``name`` of a table, or of no table when ``game`` is empty. Raises FileNotFoundError."""
    text = (TABLES / game / f"{name}.svg").read_text(encoding="utf-8")
    box = text.split('viewBox="', 1)[1].split('"', 1)[0]
    body = text[text.index(">") + 1 : text.rindex("</svg>")]
    x, y, width, height = (float(number) for number in box.split())
    return Piece(body, x, y, width, height)


def rasterised(size: tuple[int, int], body: str) -> pygame.Surface:
    """Rasterise ``body``, drawn in pixels, to a surface of ``size`` with transparency."""
    width, height = size
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>'
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


def paint(surface: pygame.Surface, area: pygame.Rect, body: str) -> None:
    """Draw ``body``, given in pixels of the whole surface, but only inside ``area``: the reader's time is area."""
    area = area.clip(surface.get_rect())
    if area.width and area.height:
        moved = f'<g transform="translate({-area.x} {-area.y})">{body}</g>'
        surface.blit(rasterised(area.size, moved).convert_alpha(), area)


def fitted(piece: Piece, width: int, height: int) -> pygame.Surface:
    """Draw a piece so that its box fills ``width`` x ``height`` pixels exactly, stretching it a little if it must."""
    across, down = width / piece.width, height / piece.height
    placed = f'<g transform="scale({across:.5f} {down:.5f}) translate({-piece.x:g} {-piece.y:g})">{piece.body}</g>'
    return rasterised((width, height), placed)


def mixed(first: str, second: str, share: float) -> str:
    """The colour ``share`` of the way from ``first`` to ``second``."""
    pairs = zip(pygame.Color(first), pygame.Color(second), strict=True)
    red, green, blue, _alpha = (round(a + (b - a) * share) for a, b in pairs)
    return f"#{red:02X}{green:02X}{blue:02X}"


def rounded(x: float, y: float, width: float, height: float, rx: float, ry: float | None = None) -> str:
    """Path data of a rectangle with corner radii (no ``rect rx``: the SVG reader is slow at it)."""
    rx = max(0.0, min(rx, width / 2))
    ry = max(0.0, min(rx if ry is None else ry, height / 2))
    kx, ky = rx * 0.4477, ry * 0.4477
    right, bottom = x + width, y + height
    return (
        f"M{x + rx:.2f} {y:.2f}L{right - rx:.2f} {y:.2f}"
        f"C{right - kx:.2f} {y:.2f} {right:.2f} {y + ky:.2f} {right:.2f} {y + ry:.2f}"
        f"L{right:.2f} {bottom - ry:.2f}"
        f"C{right:.2f} {bottom - ky:.2f} {right - kx:.2f} {bottom:.2f} {right - rx:.2f} {bottom:.2f}"
        f"L{x + rx:.2f} {bottom:.2f}"
        f"C{x + kx:.2f} {bottom:.2f} {x:.2f} {bottom - ky:.2f} {x:.2f} {bottom - ry:.2f}"
        f"L{x:.2f} {y + ry:.2f}"
        f"C{x:.2f} {y + ky:.2f} {x + kx:.2f} {y:.2f} {x + rx - 0.02:.2f} {y:.2f}Z"
    )


def line(path: str, colour: str, width: float) -> str:
    """An element that draws path data as a line, ``width`` pixels wide."""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:.2f}"/>'


def frame(box: pygame.Rect, inset: float, radius: float, colour: str, width: float) -> str:
    """A line parallel to ``box``, ``inset`` pixels inside it (outside if negative)."""
    path = rounded(
        box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset, max(1.0, radius - inset)
    )
    return line(path, colour, width)
