"""Writes the chips and the banker's badge to ``assets/chips``.

A chip is seen slightly from above: a round face and its darker side below (100 x 116 units, the face centred on the
origin). A stack is the same picture again and again, each 13 units higher. ``flat_`` chips are the face alone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path as FilePath

from build_scripts.draw.kit import Drawing, Path, document, ellipse, petal, polygon, rectangle, ring
from build_scripts.draw.ornament import star_halves
from build_scripts.draw.palette import INK, darker, lighter, mix
from build_scripts.draw.signs import FRENCH

RADIUS = 46.0
SIDE = 13.0
"""How far the side shows below the face, and so the step of a stack."""
_RIGHT = polygon((0, -90), (90, -90), (90, 90), (0, 90))


@dataclass(frozen=True, slots=True)
class Chip:
    """Colours of one value: the body, its edge spots and ornament; and the spots themselves as pairs of where (degrees,
    clockwise from the top) and how wide (degrees), so that they tell the value without colour as the ornament does.
    """

    body: str
    spots: str
    edge: tuple[tuple[float, float], ...]


def _around(count: int, width: float, first: float) -> tuple[tuple[float, float], ...]:
    return tuple((first + step * 360 / count, width) for step in range(count))


CHIPS: dict[int, Chip] = {
    1: Chip("#E2DDCE", "#5F6C73", _around(8, 22, 22.5)),
    5: Chip("#C8362B", "#F7EBD2", _around(5, 30, 36)),
    10: Chip("#2F5590", "#F2E6CC", _around(6, 11, 21) + _around(6, 11, 39)),
    25: Chip("#3A7D4C", "#F2E6CC", _around(4, 44, 45) + _around(4, 8, 0)),
    100: Chip("#D9A441", "#2B2422", _around(16, 11, 0)),
}


def _spot(turn: float, width: float) -> Path:
    """One edge spot on the face."""
    sides = [Path.parse(f"M0 0L0-90L{side * 90}-90Z").rotate(-side * width / 2) for side in (1, -1)]
    return ((sides[0] & sides[1]).rotate(turn) & ellipse(0, 0, RADIUS)) - ellipse(0, 0, 34.8)


def face(value: int) -> Drawing:
    """The round face of a chip."""
    chip = CHIPS[value]
    drawing = Drawing().fill(ellipse(0, 0, RADIUS), chip.body)
    for turn, width in chip.edge:
        drawing.fill(_spot(turn, width), chip.spots)
    shade = ellipse(0, 0, RADIUS) & _RIGHT.rotate(35)
    drawing.fill(shade, "#1A1420", opacity=0.13)
    inner = mix(chip.body, INK, 0.17)
    drawing.fill(ellipse(0, 0, 33.4), chip.spots).fill(ellipse(0, 0, 31), inner)
    drawing.fill(ellipse(0, 0, 31) & _RIGHT.rotate(35), darker(inner, 0.2))
    drawing.add(_ornament(value, chip))
    return drawing.stroke(ellipse(0, 0, RADIUS - 0.6), INK, 2)


def _ornament(value: int, chip: Chip) -> Drawing:
    """A sign of its own for each value, so that chips are told apart without colour."""
    drawing = Drawing()
    if value == 1:
        return drawing.fill(ring(petal(23, 15), 6, 2.5), chip.spots).fill(ellipse(0, 0, 5.4), chip.body)
    if value == 5:
        return drawing.fill(ring(petal(24, 14), 5, 2), chip.spots).fill(ellipse(0, 0, 6), chip.body)
    if value == 10:
        first, other = star_halves(23)
        return drawing.fill(first + other, chip.spots)
    if value == 25:
        drawing.fill(ring(ellipse(0, 0, 7), 8, 15) + ellipse(0, 0, 15), chip.spots)
        return drawing.fill(ring(petal(13, 6), 8, 3), chip.body).fill(ellipse(0, 0, 4), chip.spots)
    drawing.fill(ring(petal(25, 8.4), 12), chip.spots).fill(ellipse(0, 0, 13), chip.body)
    return drawing.fill(FRENCH["S"].scale(19), chip.spots)


def stacked(value: int) -> Drawing:
    """A chip with its side."""
    chip = CHIPS[value]
    below = ellipse(0, 0, RADIUS).move(0, SIDE) | rectangle(-RADIUS, 0, 2 * RADIUS, SIDE)
    side = below - ellipse(0, 0, RADIUS - 1)
    drawing = Drawing().fill(side, darker(chip.body, 0.46))
    for turn, width in chip.edge:
        ends = [math.radians(min(270.0, max(90.0, turn % 360 + half))) for half in (width / 2, -width / 2)]
        left, right = (RADIUS * math.sin(end) for end in ends)
        if right - left > 1:
            drawing.fill(side & rectangle(left, 0, right - left, 70), darker(chip.spots, 0.4))
    drawing.stroke(below, INK, 2)
    return drawing.add(face(value))


def crown_badge() -> Drawing:
    """The banker's badge: a dark crown on brass."""
    disc = ellipse(0, 0, 46)
    drawing = Drawing().fill(disc, "#E2B04A").fill(disc & _RIGHT.rotate(35), "#C08C33")
    drawing.stroke(disc, INK, 4).stroke(ellipse(0, 0, 37.5), lighter("#E2B04A", 0.45), 2)
    drawing.fill(crown(52), INK)
    for x in (-11, 0, 11):
        drawing.fill(ellipse(x, 14.4, 2.6), "#F4E6C8")
    return drawing


def crown(width: float) -> Path:
    """A crown of three points about the origin."""
    points = Path.parse(
        "M-.5 .3L-.5-.2C-.42-.12-.34-.06-.26-.04C-.16-.12-.06-.24 0-.36C.06-.24 .16-.12 .26-.04C.34-.06 .42-.12 .5-.2"
        "L.5 .3C.3 .38-.3 .38-.5 .3Z"
    )
    balls = ellipse(0, -0.38, 0.07) | ellipse(-0.5, -0.22, 0.065) | ellipse(0.5, -0.22, 0.065)
    return (points | balls).scale(width)


def make(assets: FilePath) -> None:
    """All chips and the badge."""
    folder = assets / "chips"
    folder.mkdir(parents=True, exist_ok=True)
    for value in CHIPS:
        _write(folder / f"{value}.svg", document(stacked(value).svg(), 100, 116, (-50, -50)))
        _write(folder / f"flat_{value}.svg", document(face(value).svg(), 100, 100))
    _write(folder / "crown.svg", document(crown_badge().svg(), 100, 100))


def _write(file: FilePath, text: str) -> None:
    file.write_text(text, encoding="utf-8", newline="\n")
