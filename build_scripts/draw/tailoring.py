"""What garments are cut from: the shoulder outline and embroidery."""

from __future__ import annotations

from build_scripts.draw.figure import Figure
from build_scripts.draw.kit import Path, ellipse, petal, ring, symmetric

Colours = tuple[str, str, str]
LINEN_SHADE = "#DDD3C0"


def torso(width: float) -> Path:
    """Shoulders and chest down past the middle of the card."""
    return symmetric([(0, -44), (16, -50), (width * 0.62, -43), (width * 0.92, -34), (width, -18),
                      (width + 5, 62), (0, 62)])  # fmt: skip


def flower(figure: Figure, x: float, y: float, size: float, colours: Colours) -> None:
    """An embroidered rose: two rings of petals round a dot."""
    outer, inner, dot = colours
    figure.body_flat(ring(petal(size, size * 0.72), 8, size * 0.1).move(x, y), outer)
    figure.body_flat(ring(petal(size * 0.62, size * 0.46), 6, size * 0.06).move(x, y), inner)
    figure.body_flat(ellipse(x, y, size * 0.24), dot)
