"""Ornament on the cloth itself, tone on tone: the quarter rosette of each corner and the sign along the betting oval.

Drawn in pixels at scale 1; a quarter has the corner of the cloth as origin, a mark its own middle, up being outwards.
"""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.draw.kit import (
    Drawing,
    Path,
    Point,
    ellipse,
    petal,
    polygon,
    polyline,
    ring,
    smooth,
    symmetric,
    taper,
)
from build_scripts.draw.ornament import acorn_parts, lozenge, oak_outline, oak_veins, placed, star_halves
from build_scripts.draw.signs import FRENCH

LINE = 1.6
FINE = 1.0
_QUADRANT = polygon((0, 0), (200, 0), (200, 200), (0, 200))


def _core(drawing: Drawing, tone: str) -> Drawing:
    """The filled heart of the rosette, in the corner."""
    return drawing.fill((ring(petal(42, 19), 12) | ellipse(0, 0, 16)) & _QUADRANT, tone)


def _across(path: Path) -> Path:
    """The mirror image about the diagonal of the corner."""
    return path.mapped(lambda x, y: (y, x))


def knitted_quarter(tone: str) -> Drawing:
    """A Selbu star in outline, cut off by a row of stitches like the point of a shawl."""
    drawing = Drawing()
    centre = 47.0
    first, other = star_halves(30)
    drawing.stroke((first + other).move(centre, centre), tone, LINE)
    for half in star_halves(10):
        drawing.fill(half.move(centre, centre), tone)
    for number in range(1, 10):
        along = 124 * number / 10
        stitch = polygon((-5, 0), (5, 0), (0, -6.4)).rotate(135).move(along, 124 - along)
        drawing.fill(stitch, tone)
    for x, y in ((20, 20), (20, 76), (76, 20)):
        drawing.add(placed(lozenge(8, 11, tone), x, y))
    return drawing


def kurbits_quarter(tone: str) -> Drawing:
    """Three gourd leaves with brush lights, two curling tendrils between them."""
    drawing = Drawing()
    for turn, length in ((98, 88), (135, 108), (172, 88)):
        drawing.stroke(symmetric([(0, -14, True), (16, -length * 0.62), (0, -length, True)]).rotate(turn), tone, LINE)
        light = taper([(5, -40), (7.5, -length * 0.62), (2, -length * 0.86)], 0.5, 4.4, 0.5)
        drawing.fill(light.both_sides().rotate(turn), tone)
    curl = smooth([(0, -30), (3, -62), (-4, -88), (-17, -93), (-21, -83), (-14, -79)], closed=False).rotate(117)
    bead = ellipse(-7, -98, 2.8).rotate(117)
    for path in (curl, _across(curl)):
        drawing.stroke(path, tone, LINE)
    return _core(drawing.fill(bead + _across(bead), tone), tone)


def fret_quarter(tone: str) -> Drawing:
    """A fan of lenses with suit signs between arcs."""
    drawing = Drawing()
    for radius, width in ((104.0, LINE), (98.0, FINE), (51.0, LINE)):
        drawing.stroke(polyline(*_arc(radius)), tone, width)
    lens = Path.parse("M0-98C14-86 14-63 0-51C-14-63-14-86 0-98Z")
    for number, suit in enumerate("SHDCS"):
        turn = 99 + 18 * number
        drawing.stroke(lens.rotate(turn), tone, 1.2)
        drawing.fill(FRENCH[suit].scale(13).rotate(180).move(0, -75).rotate(turn), tone)
    return drawing.fill((ring(petal(45, 17), 16, 0, 11.25) | ellipse(0, 0, 18)) & _QUADRANT, tone)


def _arc(radius: float) -> list[Point]:
    curve = radius * 0.5523
    return Path.parse(f"M{radius} 0C{radius} {curve} {curve} {radius} 0 {radius}").flattened(24)[0]


def oak_quarter(tone: str) -> Drawing:
    """One large oak leaf along the diagonal, an acorn on either side."""
    drawing = Drawing()

    def lie(path: Path) -> Path:
        return path.scale(0.72, 1).rotate(135).move(16, 16)

    drawing.stroke(lie(oak_outline(108)), tone, LINE).fill(lie(oak_veins(108)), tone)
    nut, cup = acorn_parts(38)
    for part in (nut, cup):
        hung = part.move(0, -50).rotate(99).move(0, 6)
        if part is nut:
            drawing.stroke(hung, tone, LINE).stroke(_across(hung), tone, LINE)
        else:
            drawing.fill(hung + _across(hung), tone)
    stalk = taper([(0, -34), (0, -52)], 2.6).rotate(99).move(0, 6)
    drawing.fill(stalk + _across(stalk), tone)
    return _core(drawing, tone)


def embroidered_quarter(tone: str) -> Drawing:
    """A fan of double petals with beads at their tips."""
    drawing = Drawing()
    for turn, length in ((94, 96), (114, 104), (135, 112), (156, 104), (176, 96)):
        drawing.stroke(symmetric([(0, -8, True), (14, -length * 0.62), (0, -length, True)]).rotate(turn), tone, LINE)
        inner = symmetric([(0, -32, True), (6.5, -length * 0.58), (0, -length * 0.8, True)])
        drawing.stroke(inner.rotate(turn), tone, FINE)
    for turn in (104, 124.5, 145.5, 166):
        drawing.fill(ellipse(0, -98, 2.4).rotate(turn), tone)
    return _core(drawing, tone)


QUARTERS: dict[str, Callable[[str], Drawing]] = {
    "tjueett": knitted_quarter,
    "tjugoett": kurbits_quarter,
    "twenty_one": fret_quarter,
    "siebzehn_und_vier": oak_quarter,
    "huszonegy": embroidered_quarter,
}


def _petal_mark(tone: str) -> Drawing:
    return Drawing().fill(petal(10, 6).move(0, 5), tone)


def _acorn_mark(tone: str) -> Drawing:
    nut, cup = acorn_parts(11.5)
    return Drawing().fill((nut - cup.move(0, -0.9)).move(0, 6), tone).fill(cup.move(0, 6.4), tone)


MARKS: dict[str, Callable[[str], Drawing]] = {
    "tjueett": lambda tone: lozenge(5, 9, tone),
    "tjugoett": _petal_mark,
    "twenty_one": lambda tone: Drawing().fill(FRENCH["D"].scale(8.5), tone),
    "siebzehn_und_vier": _acorn_mark,
    "huszonegy": _petal_mark,
}
