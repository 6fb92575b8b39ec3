"""Anti-aliased boxes and glyphs as surfaces: drawn once as SVG, stretched without blurring to any size."""

from __future__ import annotations

import io
import math

import pygame

from scenes.theme import Colour

_BLURRED_ENOUGH = 4  # pixels of blur; what is blurred more than twice as much is drawn smaller and enlarged
_CURVE = 0.4477  # how far Bézier handles of a quarter circle stay away from its corner, in radii

GLYPHS = {  # strokes in a box of 24 x 24, drawn 2.4 wide with round ends
    "close": "M6 6L18 18M18 6L6 18",
    "minus": "M6.5 12L17.5 12",
    "plus": "M6.5 12L17.5 12M12 6.5L12 17.5",
    "left": "M14.5 5.5L8 12L14.5 18.5",
    "right": "M9.5 5.5L16 12L9.5 18.5",
    "up": "M5.5 14.5L12 8L18.5 14.5",
    "down": "M5.5 9.5L12 16L18.5 9.5",
    "menu": "M4 6.5L20 6.5M4 12L20 12M4 17.5L20 17.5",
    "list": "M9.5 6.5L20 6.5M9.5 12L20 12M9.5 17.5L20 17.5M4.3 6.5L4.7 6.5M4.3 12L4.7 12M4.3 17.5L4.7 17.5",
    "check": "M5 12.5L10 17.5L19 7",
    "help": "M8.6 8.8C8.6 6.6 10.1 5.4 12 5.4C14 5.4 15.4 6.7 15.4 8.5C15.4 11.2 12 11.3 12 14.2M12 18.3L12 18.6",
    "info": "M20 12C20 16.4 16.4 20 12 20C7.6 20 4 16.4 4 12C4 7.6 7.6 4 12 4C16.4 4 20 7.6 20 12"
    "M12 11.2L12 15.9M12 8L12 8.2",
    "warning": "M12 3.8L21.5 20L2.5 20Z M12 9.5L12 14M12 17.2L12 17.4",
}


def _hex(colour: Colour) -> str:
    return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"


def rounded_path(x: float, y: float, width: float, height: float, radius: float) -> str:
    """SVG path of a rounded rectangle; it ends just short of its start, which the SVG reader draws much faster."""
    radius = max(0.1, min(radius, width / 2, height / 2))
    near = radius * _CURVE
    right, bottom = x + width, y + height
    return (
        f"M{x + radius:.2f} {y:.2f}L{right - radius:.2f} {y:.2f}"
        f"C{right - near:.2f} {y:.2f} {right:.2f} {y + near:.2f} {right:.2f} {y + radius:.2f}"
        f"L{right:.2f} {bottom - radius:.2f}"
        f"C{right:.2f} {bottom - near:.2f} {right - near:.2f} {bottom:.2f} {right - radius:.2f} {bottom:.2f}"
        f"L{x + radius:.2f} {bottom:.2f}"
        f"C{x + near:.2f} {bottom:.2f} {x:.2f} {bottom - near:.2f} {x:.2f} {bottom - radius:.2f}"
        f"L{x:.2f} {y + radius:.2f}"
        f"C{x:.2f} {y + near:.2f} {x + near:.2f} {y:.2f} {x + radius - 0.02:.2f} {y:.2f}Z"
    )


def raster(size: tuple[int, int], body: str, view: tuple[float, float] | None = None) -> pygame.Surface:
    """SVG elements as a surface of ``size`` pixels; ``view`` is the size of their own units (pixels if left out)."""
    width, height = view or size
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{body}</svg>'
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    return for_the_screen(surface)


def for_the_screen(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the format of the window, in which it is drawn faster; as it is while there is no window."""
    try:
        return surface.convert_alpha()
    except pygame.error:
        return surface


def _stretch(small: pygame.Surface, size: tuple[int, int], corner: int) -> pygame.Surface:
    """Enlarge a small box to ``size``: its corners stay as they are, the pixels between them are repeated."""
    width, height = size
    side = small.get_width()
    middle = side - 2 * corner
    large = pygame.Surface(size, pygame.SRCALPHA)
    across = (
        (0, corner, 0, corner),
        (corner, middle, corner, width - 2 * corner),
        (side - corner, corner, width - corner, corner),
    )
    down = (
        (0, corner, 0, corner),
        (corner, middle, corner, height - 2 * corner),
        (side - corner, corner, height - corner, corner),
    )
    for from_x, from_width, to_x, to_width in across:
        for from_y, from_height, to_y, to_height in down:
            piece = small.subsurface((from_x, from_y, from_width, from_height))
            if (from_width, from_height) != (to_width, to_height):
                piece = pygame.transform.scale(piece, (to_width, to_height))
            large.blit(piece, (to_x, to_y), special_flags=pygame.BLEND_RGBA_ADD)
    return large


def box(
    size: tuple[int, int], radius: float, fill: Colour | None, edge: Colour | None, edge_width: float, alpha: int
) -> pygame.Surface:
    """A rounded box of ``size`` pixels; ``alpha`` (0 to 255) is that of the fill, the edge is drawn inside the box."""
    corner = math.ceil(radius + edge_width) + 2
    stretched = min(size) > 2 * corner + 2
    width, height = (2 * corner + 2, 2 * corner + 2) if stretched else size
    parts = []
    if fill is not None:
        inset = min(0.5, edge_width / 2) if edge is not None else 0.0  # hides the fill under the edge's soft rim
        path = rounded_path(inset, inset, width - 2 * inset, height - 2 * inset, radius - inset)
        parts.append(f'<path d="{path}" fill="{_hex(fill)}" fill-opacity="{alpha / 255:.3f}"/>')
    if edge is not None and edge_width > 0:
        inset = edge_width / 2
        path = rounded_path(inset, inset, width - edge_width, height - edge_width, radius - inset)
        parts.append(f'<path d="{path}" fill="none" stroke="{_hex(edge)}" stroke-width="{edge_width:.2f}"/>')
    small = raster((width, height), "".join(parts))
    return _stretch(small, size, corner) if stretched else small


def shadow(size: tuple[int, int], radius: float, blur: int, alpha: int) -> pygame.Surface:
    """The soft black shadow of a rounded box of ``size`` pixels; it reaches 2 x ``blur`` pixels beyond on each side."""
    pad = 2 * blur
    corner = pad + math.ceil(radius) + 2 * blur
    full = (size[0] + 2 * pad, size[1] + 2 * pad)
    stretched = min(full) > 2 * corner + 2
    width, height = (2 * corner + 2, 2 * corner + 2) if stretched else full
    path = rounded_path(pad, pad, width - 2 * pad, height - 2 * pad, radius)
    body = f'<path d="{path}" fill="#000000" fill-opacity="{alpha / 255:.3f}"/>'
    coarse = max(1, blur // _BLURRED_ENOUGH)
    sharp = raster((-(-width // coarse), -(-height // coarse)), body, (width, height))
    soft = pygame.transform.gaussian_blur(sharp, blur // coarse, repeat_edge_pixels=False) if blur else sharp
    if coarse > 1:
        soft = pygame.transform.smoothscale(soft, (width, height))
    return _stretch(soft, full, corner) if stretched else soft


def glyph(name: str, side: int, colour: Colour) -> pygame.Surface:
    """One of ``GLYPHS`` in a square of ``side`` pixels."""
    stroke = f'fill="none" stroke="{_hex(colour)}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"'
    return raster((side, side), f'<path d="{GLYPHS[name]}" {stroke}/>', (24, 24))
