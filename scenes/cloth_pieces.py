"""What the cloth is put together from: ornament files, and lines and frames written as SVG in window pixels."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pygame

from game.app.paths import assets_folder

TABLES = assets_folder() / "tables"
_AT_ONCE, _AT_ONCE_SOFT = 60_000, 400_000  # pixels that take a few milliseconds, of lines and of soft light


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


def paint(surface: pygame.Surface, area: pygame.Rect, body: str) -> Iterator[None]:
    """Draw ``body``, given in pixels of the whole surface, but only inside ``area``: the reader's time is area. Large
    areas are drawn in pieces.
    """
    for part in _pieces(area.clip(surface.get_rect()), _AT_ONCE):
        moved = f'<g transform="translate({-part.x} {-part.y})">{body}</g>'
        surface.blit(rasterised(part.size, moved).convert_alpha(), part)
        yield


def enlarge(small: pygame.Surface, surface: pygame.Surface) -> Iterator[None]:
    """Draw a soft picture so that it fills ``surface``, in pieces: rows of ``small``, each with those beside it so that
    no seam is seen.
    """
    width, height = surface.get_size()
    rows = small.get_height()
    step = max(1, round(_AT_ONCE_SOFT * rows / (width * height)))
    for top in range(0, rows, step):
        first, last = max(0, top - 2), min(rows, top + step + 2)
        above, below = round(first * height / rows), round(last * height / rows)
        part = small.subsurface((0, first, small.get_width(), last - first))
        drawn = pygame.transform.smoothscale(part, (width, below - above))
        start, end = round(top * height / rows), round(min(rows, top + step) * height / rows)
        surface.blit(drawn, (0, start), (0, start - above, width, end - start))
        yield


def rim(box: pygame.Rect, share: tuple[float, float]) -> list[pygame.Rect]:
    """``box`` without its middle: two sides and two bars, ``share`` of its width and height thick."""
    across, down = round(box.width * share[0]), round(box.height * share[1])
    middle = box.height - 2 * down
    return [
        pygame.Rect(box.x, box.y, box.width, down),
        pygame.Rect(box.x, box.bottom - down, box.width, down),
        pygame.Rect(box.x, box.y + down, across, middle),
        pygame.Rect(box.right - across, box.y + down, across, middle),
    ]


def _pieces(area: pygame.Rect, most: int) -> Iterator[pygame.Rect]:
    """``area`` in pieces of at most about ``most`` pixels, cut along its longer side."""
    count = -(-area.width * area.height // most)
    for number in range(count):
        if area.width >= area.height:
            start, end = (area.width * (number + here) // count for here in (0, 1))
            yield pygame.Rect(area.x + start, area.y, end - start, area.height)
        else:
            start, end = (area.height * (number + here) // count for here in (0, 1))
            yield pygame.Rect(area.x, area.y + start, area.width, end - start)


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
