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
from build_scripts.draw.ornament import (
    acorn_parts,
    leaf,
    lozenge,
    oak_outline,
    oak_veins,
    placed,
    rose,
    star_flower,
    star_halves,
)
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
    centre = 42.0
    first, other = star_halves(27)
    drawing.stroke((first + other).move(centre, centre), tone, LINE)
    drawing.add(placed(lozenge(7, 7, tone), centre, centre))
    for number in range(10):
        along = 14 + 12 * number
        stitch = polygon((-5, 0), (5, 0), (0, -6.4)).rotate(135).move(along, 136 - along)
        drawing.fill(stitch, tone)
    for x, y in ((17, 17), (17, 67), (67, 17)):
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
    for bead in (104, 124.5, 145.5, 166):
        drawing.fill(ellipse(0, -98, 2.4).rotate(bead), tone)
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


def title_rosette(tone: str, faint: str) -> Drawing:
    """The large thin-lined rosette behind the title, up to 620 pixels from its middle at scale 1."""
    drawing = Drawing()
    for turn in range(0, 360, 45):
        drawing.stroke(symmetric([(0, -150, True), (104, -400), (0, -620, True)]).rotate(turn + 22.5), faint, LINE)
        drawing.stroke(symmetric([(0, -120, True), (84, -320), (0, -540, True)]).rotate(turn), tone, LINE)
        drawing.stroke(symmetric([(0, -150, True), (54, -312), (0, -470, True)]).rotate(turn), faint, FINE)
        drawing.stroke(symmetric([(0, -96, True), (34, -180), (0, -268, True)]).rotate(turn + 22.5), tone, LINE)
        drawing.fill(ellipse(0, -560, 4).rotate(turn), tone)
        curl = smooth([(0, -300), (26, -360), (20, -420), (-8, -430), (-16, -408), (-2, -400)], closed=False)
        drawing.stroke(curl.move(30, 0).rotate(turn + 10), faint, LINE)
        drawing.stroke(curl.move(30, 0).mirror().rotate(turn - 10), faint, LINE)
    for radius, colour in ((112, tone), (104, faint), (62, tone)):
        drawing.stroke(ellipse(0, 0, radius), colour, LINE)
    return drawing.stroke(ring(petal(58, 26), 12, 0), tone, LINE)


def flourish() -> Drawing:
    """The garland to the left of the title (mirrored on its right): a rose and two lesser flowers on one stem."""
    drawing = Drawing().fill(taper([(-52, 0), (-20, 9), (10, 11), (44, 2)], 0.6, 2.4, 1.6), "#4F8F5A")
    for x, y, turn, length in (
        (-34, 4, -58, 13),
        (-26, 7, 118, 12),
        (-10, 10, -50, 12),
        (0, 11, 124, 13),
        (20, 9, 140, 12),
    ):
        drawing.add(placed(leaf(length, 5.6, "#4F8F5A", bend=2), x, y, turn=turn))
    drawing.add(placed(star_flower(8.4, "#6C84C4", "#E2AC48", petals=7, seed="#C9392F"), -30, 1))
    drawing.add(placed(rose(11, "#E2AC48", "#F7ECD4", "#C9392F", petals=8), -3, 0))
    return drawing.add(placed(rose(15.5, "#C9392F", "#E59A92", "#E2AC48", petals=9), 30, 0))


def dark_mark() -> Drawing:
    """The sign on a card dealt in the dark: a night disc with crescent and stars, in a thin brass ring."""
    disc = ellipse(0, 0, 46)
    moon = ellipse(-4, 0, 27) - ellipse(8, -4.5, 24)
    drawing = Drawing().fill(disc, "#141E33").fill(disc & ellipse(0, 46, 60, 52), "#1B2844")
    drawing.stroke(disc, "#E2B458", 4).stroke(ellipse(0, 0, 40.5), "#6F6245", 1.4)
    drawing.fill(moon, "#F0C766").fill(moon & ellipse(6, 22, 33, 24), "#D9A441")
    for x, y, size in ((17, -14, 9.0), (24, 9, 6.0), (9, 21, 5.0)):
        drawing.fill(ring(petal(size, size * 0.5), 4).move(x, y), "#F6E3AE")
    return drawing
