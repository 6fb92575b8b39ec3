"""Borders of the five tables: one repeat, the bud that hides its joints, and the corner piece.

A repeat is 64 units high (the thickness of a rail); up is inwards.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from build_scripts.draw.kit import Drawing, Path, ellipse, petal, polygon, ring, smooth
from build_scripts.draw.ornament import (
    acorn,
    bell,
    both,
    knitted_star,
    leaf,
    lozenge,
    oak_leaf,
    placed,
    plume,
    rose,
    scroll,
    star_flower,
    tulip,
)
from build_scripts.draw.palette import darker, mix
from build_scripts.draw.signs import FRENCH

HEIGHT = 64.0
MIDDLE = -3.0
"""Optical middle of the ornament: the outer line of the frame takes a little of the rail's outside."""

Colours = dict[str, str]


@dataclass(frozen=True, slots=True)
class Border:
    """The drawn pieces of one table; widths in units of a 64-unit rail."""

    unit: Drawing
    width: float
    joint: Drawing
    joint_width: float
    corner: Drawing


def knitted(c: Colours) -> Border:
    """Selbu: eight-petalled stars and lozenges between two rows of stitches."""
    width = 116.0
    unit = Drawing().add(placed(knitted_star(20.5, c["cream"]), 0, MIDDLE))
    for side in (-1, 1):
        unit.add(placed(lozenge(5, 8, c["red"]), side * 29, MIDDLE))
        for up in (-1, 1):
            unit.add(placed(lozenge(3.4, 5.4, c["blue"]), side * 29, MIDDLE + up * 10.5))
            unit.add(placed(lozenge(3.4, 5.4, c["blue"]), side * 45, MIDDLE + up * 15))
    stitches = 16
    for number in range(stitches):
        x = width * ((number + 0.5) / stitches - 0.5)
        unit.fill(polygon((x - 2.6, -28.6), (x, -25.4), (x + 2.6, -28.6)), c["blue"])
        unit.fill(polygon((x - 2.6, 21.4), (x, 18.2), (x + 2.6, 21.4)), c["blue"])
    joint = placed(lozenge(22, 36, c["cream"], c["rail"], c["red"]), 0, MIDDLE)
    joint.add(placed(lozenge(13.5, 22, c["red"], c["red"], c["cream"]), 0, MIDDLE))
    corner = Drawing().add(placed(knitted_star(20.5, c["red"], darker(c["red"], 0.16)), 2, 2))
    corner.add(placed(lozenge(5, 5, c["cream"]), 2, 2))
    return Border(unit, width, joint, 30.0, corner)


def kurbits(c: Colours) -> Border:
    """Dala painting: a bell between drooping gourd plumes on swinging stems, with brush lights."""
    width = 184.0
    light = mix(c["cream"], "#FFFFFF", 0.25)
    half = Drawing()
    half.add(scroll([(2, 16), (22, 15), (44, 2), (66, -2), (92, 10)], c["green"], 3.2))
    half.add(placed(plume(31, c["blue"], light), 40, 5, turn=-40))
    half.add(placed(plume(31, c["ochre"], light, fat=1.1), 24, 13, turn=24))
    half.add(placed(plume(28, c["red"], light), 50, 1, turn=104, flip=True))
    half.add(placed(plume(25, c["cream"], c["ochre"]), 66, -3, turn=34))
    half.add(placed(plume(17, c["green"], light), 74, 0, turn=-66))
    half.add(placed(plume(20, c["red"], light, fat=0.9), 8, 17, turn=46))
    unit = both(half).add(placed(bell(38, c["red"], c["ochre"], light), 0, 18))
    unit.fill(ellipse(0, 17, 4.6), c["ochre"]).fill(ellipse(0, 17, 1.9), c["rail"])
    joint = Drawing()
    for turn in (-60, 60):
        joint.add(placed(leaf(13, 7, c["green"]), 0, 10, turn=turn))
    joint.add(placed(tulip(19, c["ochre"], c["cream"], cup=c["red"]), 0, 11))
    joint.fill(ellipse(0, -14, 2.2), c["red"]).fill(ellipse(0, -20, 1.5), c["red"])
    corner = _kurbits_corner(c, light)
    return Border(unit, width, joint, 34.0, corner)


def _kurbits_corner(c: Colours, light: str) -> Drawing:
    corner = Drawing()
    for turn in range(0, 360, 45):
        colour = (c["red"], c["ochre"])[turn // 45 % 2]
        corner.add(placed(leaf(22, 12.5, colour), 2.5, 2.5, turn=turn))
    corner.fill(ring(petal(13, 8), 8).move(2.5, 2.5), light)
    return corner.fill(ellipse(2.5, 2.5, 5), c["ochre"]).fill(ellipse(2.5, 2.5, 2.2), c["red"])


def brass_fret(c: Colours) -> Border:
    """A pub's bar: two brass strands plaited round inlaid suit signs, beading along the edge."""
    width, lens = 240.0, 60.0
    unit = Drawing()
    for number in range(4):
        x = lens * (number - 1.5)
        unit.fill(_lens(lens - 4, 15.5).move(x, MIDDLE), c["wood"])
    for number in range(30):
        x = width * ((number + 0.5) / 30 - 0.5)
        unit.fill(ellipse(x, -26.6, 1.25), c["shade"]).fill(ellipse(x, 20.6, 1.25), c["shade"])
    for strand in (1, -1):
        for number in range(-1, 6):
            x = lens * (number - 2)
            rise = strand * (1 if number % 2 else -1)
            wave = Path.parse(
                f"M{x} {MIDDLE}C{x + 15} {MIDDLE - 24 * rise} {x + 45} {MIDDLE - 24 * rise} {x + lens} {MIDDLE}"
            )
            unit.stroke(wave.move(0, 1.1), c["shade"], 3.6).stroke(wave, c["brass"], 3)
            unit.stroke(wave.move(0, -0.7), c["gleam"], 0.8)
    for number, suit in enumerate("SHCD"):
        x = lens * (number - 1.5)
        sign = FRENCH[suit].scale(20).move(x, MIDDLE)
        unit.fill(sign.move(0, 1.1), c["shade"]).fill(sign, c["brass"])
        unit.fill(sign & polygon((x, -60), (x + 60, -60), (x + 60, 60), (x, 60)), mix(c["brass"], c["shade"], 0.38))
    for number in (-1, 0, 1):
        _stud(unit, lens * number, c)
    joint = Drawing()
    _stud(joint, 0, c)
    corner = Drawing()
    corner.fill(ellipse(2.5, 2.5, 22), c["shade"]).fill(ellipse(2.5, 2.5, 20.6), c["brass"])
    corner.fill(ellipse(2.5, 2.5, 17.6), c["wood"])
    for turn in range(0, 360, 45):
        corner.add(placed(leaf(15.5, 9.5, c["brass"], shade=0.3), 2.5, 2.5, turn=turn))
    corner.fill(ellipse(2.5, 2.5, 4.6), c["wood"]).fill(ellipse(2.5, 2.5, 2.8), c["gleam"])
    return Border(unit, width, joint, 12.0, corner)


def _lens(length: float, half_height: float) -> Path:
    h, w = half_height * 4 / 3, length / 2
    return Path.parse(f"M{-w} 0C{-w / 2} {-h} {w / 2} {-h} {w} 0C{w / 2} {h} {-w / 2} {h} {-w} 0Z")


def _stud(drawing: Drawing, x: float, c: Colours) -> None:
    drawing.fill(ellipse(x, MIDDLE + 0.6, 5.4), c["shade"]).fill(ellipse(x, MIDDLE, 4.6), c["brass"])
    drawing.fill(ellipse(x - 0.8, MIDDLE - 1, 2), c["gleam"])


def oak(c: Colours) -> Border:
    """Oak: a twig with pairs of leaves, two acorns hanging inwards, galls between."""
    width = 172.0
    half = Drawing()
    half.add(scroll([(0, 12), (22, 13), (46, 5), (86, 9)], c["brown"], 3.2))
    half.add(placed(oak_leaf(52, c["green"], c["rail"], bend=6), 11, 11, turn=66))
    half.add(placed(oak_leaf(27, c["moss"], c["rail"], bend=-3), 50, 7, turn=110))
    half.add(placed(oak_leaf(24, c["moss"], c["rail"], bend=2), 58, 5, turn=18))
    unit = both(half)
    for side in (-1, 1):
        unit.add(placed(acorn(34, c["ochre"], c["brown"], c["cream"]), side * 3.6, 14, turn=side * 19))
    unit.fill(ellipse(0, 12, 3), darker(c["brown"], 0.1))
    joint = Drawing()
    for turn in (-48, 48):
        joint.add(placed(leaf(12, 6.4, c["moss"]), 0, 10, turn=turn))
    joint.fill(ellipse(0, 6, 4.8), c["ochre"]).fill(ellipse(-1.3, 4.6, 1.5), c["cream"])
    joint.fill(ellipse(0, -7, 2.1), c["ochre"]).fill(ellipse(0, -14, 1.5), c["ochre"])
    corner = Drawing()
    for turn in (0, 90, 180, 270):
        corner.add(placed(oak_leaf(26, c["green"], c["rail"]), 2.5, 2.5, turn=turn + 45))
    for turn in (0, 90, 180, 270):
        corner.add(placed(acorn(20, c["ochre"], c["brown"], c["cream"]), 2.5, 2.5, turn=turn))
    corner.fill(ellipse(2.5, 2.5, 3.4), c["brown"])
    return Border(unit, width, joint, 26.0, corner)


def embroidery(c: Colours) -> Border:
    """Kalocsa: a rose, forget-me-nots and tulips on a garland with leaves in mirrored pairs."""
    width = 172.0
    half = Drawing()
    half.stroke(smooth([(0, 6), (26, 13), (52, 3), (86, 9)], closed=False), c["green"], 2.4)
    for x, y, turn, length in ((22, 12, 66, 17), (20, 12, 122, 12), (34, 8, 10, 14), (48, 3, 140, 15), (74, 6, 60, 10)):
        half.add(placed(leaf(length, length * 0.46, c["green"], bend=2), x, y, turn=turn))
    half.add(placed(star_flower(10.5, c["blue"], c["ochre"], petals=7, seed=c["red"]), 41, -12))
    half.add(placed(tulip(20, c["ochre"], c["red"], cup=c["green"]), 60, 6, turn=14))
    half.fill(ellipse(25, -18, 2) + ellipse(28.5, -11.5, 2) + ellipse(25.5, -5, 1.7), c["red"])
    half.fill(ellipse(55, -19, 1.8) + ellipse(76, -12, 1.8), c["pink"])
    unit = both(half).add(placed(rose(20, c["red"], c["pink"], c["ochre"], petals=9), 0, MIDDLE - 0.5))
    joint = Drawing()
    for turn in (-62, 62):
        joint.add(placed(leaf(13, 6.5, c["green"]), 0, 10, turn=turn))
    joint.add(placed(rose(9.6, c["pink"], c["cream"], c["ochre"], petals=7), 0, 6))
    joint.add(placed(leaf(11, 6, c["ochre"]), 0, -4))
    corner = Drawing().add(
        *(placed(leaf(25, 10.5, c["green"]), 2.5, 2.5, turn=turn + 22.5) for turn in range(0, 360, 45)),
        placed(rose(19, c["blue"], mix(c["blue"], c["cream"], 0.55), c["ochre"], petals=8), 2.5, 2.5),
    )
    corner.fill(ellipse(2.5, 2.5, 3), c["red"])
    return Border(unit, width, joint, 28.0, corner)


BORDERS: dict[str, Callable[[Colours], Border]] = {
    "tjueett": knitted,
    "tjugoett": kurbits,
    "twenty_one": brass_fret,
    "siebzehn_und_vier": oak,
    "huszonegy": embroidery,
}
