"""Hills, water, trees and houses for the small landscapes of the German pack. Lengths in card units, y upwards is
negative, ground at y = 0 unless a place is given."""

from __future__ import annotations

from build_scripts.draw.kit import (
    Drawing,
    Knot,
    Path,
    ellipse,
    oval_points,
    polygon,
    polyline,
    rectangle,
    smooth,
    taper,
)
from build_scripts.draw.palette import BROWN, CREAM, INK, LEAF, VERMILION, darker, lighter

THIN = 1.4
GRASS, MEADOW = "#5E9450", "#8DB066"
LAKE, FOAM = "#4A7F9B", "#B8D4DA"
ROCK, SNOW = "#8D9FA3", "#FBF6EA"
STONE = "#CFC3A6"
TIMBER = "#A9693B"


def part(drawing: Drawing, path: Path, colour: str, split: float, width: float = THIN) -> None:
    """A two-tone part lit from the left, shaded right of ``split``."""
    drawing.two_tone(path, colour, rectangle(split, -400, 800, 800), width=width)


def ground(drawing: Drawing, knots: list[Knot], base: float, colour: str = GRASS, split: float | None = None) -> None:
    """A lens of earth: a soft ridge through the knots over a rounded foot at ``base``."""
    left, right = knots[0][0], knots[-1][0]
    outline = smooth([*knots, (right * 0.7, base), ((left + right) / 2, base + 1.5), (left * 0.7, base)])
    if split is None:
        drawing.fill(outline, colour, INK, THIN)
    else:
        part(drawing, outline, colour, split)


def water(drawing: Drawing, x: float, y: float, half: float, depth: float) -> None:
    """A lens of water with short waves."""
    drawing.fill(ellipse(x, y, half, depth), LAKE, INK, THIN)
    for offset, down, length in (
        (-0.45, -0.3, 0.3),
        (0.3, -0.1, 0.34),
        (-0.15, 0.25, 0.36),
        (0.5, 0.42, 0.2),
        (-0.55, 0.3, 0.16),
    ):
        line = [
            (x + half * (offset - length / 2), y + depth * down),
            (x + half * (offset + length / 2), y + depth * down),
        ]
        drawing.fill(taper(line, 0.5, 1.7, 0.5), FOAM)


def mountain(drawing: Drawing, peak: tuple[float, float], half: float, base: float, colour: str = ROCK) -> None:
    """A pointed mountain with a snow cap."""
    x, y = peak
    outline = polygon((x - half, base), (x - half * 0.45, y + (base - y) * 0.42), (x - half * 0.3,
        y + (base - y) * 0.4), (x, y),
                      (x + half * 0.34, y + (base - y) * 0.3), (x + half * 0.48, y + (base - y) * 0.34), (x + half,
                          base))  # fmt: skip
    part(drawing, outline, colour, x + half * 0.06)
    cap = polygon((x, y), (x + half * 0.34, y + (base - y) * 0.3), (x + half * 0.18, y + (base - y) * 0.25),
        (x + half * 0.06, y + (base - y) * 0.36),
                  (x - half * 0.1, y + (base - y) * 0.24), (x - half * 0.23, y + (base - y) * 0.31))  # fmt: skip
    drawing.fill(cap & outline, SNOW, INK, 1.0)


def tree(drawing: Drawing, x: float, foot: float, height: float, colour: str = LEAF) -> None:
    """A round leafy tree."""
    drawing.fill(
        taper([(x, foot), (x, foot - height * 0.5)], height * 0.13, height * 0.1, height * 0.08), BROWN, INK, 1.1
    )
    crown = ellipse(x, foot - height * 0.7, height * 0.3)
    for px, py in oval_points(x, foot - height * 0.66, height * 0.26, height * 0.22, -130, 130, 5):
        crown = crown | ellipse(px, py, height * 0.17)
    part(drawing, crown, colour, x + height * 0.08, 1.2)
    for dx, dy in ((-0.18, 0.72), (0.02, 0.86), (0.0, 0.6), (-0.08, 0.52)):
        drawing.fill(ellipse(x + dx * height, foot - dy * height, height * 0.04), lighter(colour, 0.4))


def fir(drawing: Drawing, x: float, foot: float, height: float) -> None:
    """A fir of three tiers."""
    half = height * 0.26
    outline = polygon((x, foot - height), (x + half * 0.6, foot - height * 0.66), (x + half * 0.3,
        foot - height * 0.66), (x + half * 0.85, foot - height * 0.38),
                      (x + half * 0.45, foot - height * 0.38), (x + half, foot - height * 0.1), (x - half,
                          foot - height * 0.1),
                      (x - half * 0.45, foot - height * 0.38), (x - half * 0.85, foot - height * 0.38),
                          (x - half * 0.3, foot - height * 0.66),
                      (x - half * 0.6, foot - height * 0.66))  # fmt: skip
    drawing.fill(rectangle(x - 1.3, foot - height * 0.12, 2.6, height * 0.12), BROWN, INK, 1)
    part(drawing, outline, "#33684A", x, 1.2)


def house(
    drawing: Drawing, x: float, foot: float, width: float, height: float, wall: str = CREAM, roof: str = "#A8402F"
) -> None:
    """A gabled house seen at its gable end, with door and windows."""
    part(drawing, rectangle(x - width / 2, foot - height, width, height), wall, x + width * 0.2, 1.2)
    gable = polygon(
        (x - width * 0.66, foot - height * 0.92), (x, foot - height * 1.75), (x + width * 0.66, foot - height * 0.92)
    )
    part(drawing, gable, roof, x + width * 0.04, 1.2)
    drawing.fill(rectangle(x - width * 0.12, foot - height * 0.55, width * 0.24, height * 0.55), darker(BROWN, 0.3))
    for side in (-1, 1):
        drawing.fill(
            rectangle(x + side * width * 0.31 - width * 0.08, foot - height * 0.72, width * 0.16, height * 0.3), INK
        )


def tower(
    drawing: Drawing, x: float, foot: float, width: float, height: float, *, roof: str | None = None, wall: str = STONE
) -> None:
    """A stone tower, battlemented or under a pointed roof."""
    part(drawing, rectangle(x - width / 2, foot - height, width, height), wall, x + width * 0.12, 1.2)
    top = foot - height
    if roof:
        part(
            drawing,
            polygon((x - width * 0.68, top), (x, top - width * 1.25), (x + width * 0.68, top)),
            roof,
            x + width * 0.06,
            1.2,
        )
    else:
        step = width * 1.24 / 5
        crest = rectangle(x - width * 0.62, top - width * 0.12, width * 1.24, width * 0.24)
        for merlon in (0, 2, 4):
            crest = crest | rectangle(x - width * 0.62 + merlon * step, top - width * 0.4, step, width * 0.4)
        part(drawing, crest, wall, x + width * 0.12, 1.2)
    drawing.fill(rectangle(x - width * 0.1, top + height * 0.22, width * 0.2, width * 0.34, width * 0.1), INK)


def flag(drawing: Drawing, x: float, foot: float, height: float) -> None:
    """A pole with a little banner flying to the right."""
    top = foot - height
    drawing.stroke(polyline((x, foot), (x, top)), INK, 1.2)
    cloth = Path.parse(
        f"M{x} {top}C{x + 4} {top - 2} {x + 7} {top + 3} {x + 12} {top + 0.6}L{x + 9.4} {top + 4}"
        f"L{x + 12} {top + 7}C{x + 7} {top + 9} {x + 4} {top + 5} {x} {top + 7}Z"
    )
    drawing.fill(cloth, VERMILION, INK, 1)


def person(drawing: Drawing, x: float, foot: float, height: float, coat: str, hat: str | None, *, skirt: bool = False,
           skin: str = "#F4DDBB", hair: str = BROWN, beard: bool = False) -> None:  # fmt: skip
    """A small standing figure: legs or skirt, coat, head, hair or hat."""
    shoulder, belt, head = foot - height * 0.76, foot - height * 0.42, foot - height * 0.87
    wide = height * 0.16
    if skirt:
        part(
            drawing,
            Path.parse(
                f"M{x - wide * 0.7} {belt}L{x + wide * 0.7} {belt}L{x + wide * 1.5} {foot}"
                f"C{x} {foot + 2} {x} {foot + 2} {x - wide * 1.5} {foot}Z"
            ),
            darker(coat, 0.25),
            x + 1,
            1.2,
        )
    else:
        for side in (-1, 1):
            drawing.fill(
                taper(
                    [(x + side * wide * 0.45, belt), (x + side * wide * 0.6, foot)],
                    wide * 0.8,
                    wide * 0.62,
                    wide * 0.56,
                ),
                "#5A4632",
                INK,
                1.1,
            )
            drawing.fill(ellipse(x + side * wide * 0.75, foot - 0.6, wide * 0.5, wide * 0.26), INK)
    body = smooth([(x, shoulder - 1), (x + wide * 0.95, shoulder + height * 0.05), (x + wide * 0.8, belt), (x + wide,
        belt + height * 0.1),
                   (x - wide, belt + height * 0.1), (x - wide * 0.8, belt), (x - wide * 0.95,
                       shoulder + height * 0.05)])  # fmt: skip
    part(drawing, body, coat, x + wide * 0.15, 1.2)
    size = height * 0.095
    drawing.fill(ellipse(x, head - size * 0.2, size * 1.16, size * 1.16), hair)
    drawing.fill(ellipse(x, head + size * 0.16, size * 0.92, size), skin, INK, 1.0)
    for side in (-1, 1):
        drawing.fill(ellipse(x + side * size * 0.36, head + size * 0.1, max(0.55, size * 0.12)), INK)
    drawing.fill(
        taper([(x - size * 0.3, head + size * 0.62), (x + size * 0.3, head + size * 0.62)], 0.3, 0.9, 0.3), "#A8402F"
    )
    if beard:
        curve = "M-.9 .3C-.8 1.7 .8 1.7 .9 .3C.4 .7-.4 .7-.9 .3Z"
        drawing.fill(Path.parse(curve).scale(size).move(x, head), hair, INK, 0.9)
    if hat:
        curve = "M-1.7-.4C-1-.9 1-.9 1.7-.4C1-2.4-1-2.4-1.7-.4Z"
        drawing.fill(Path.parse(curve).scale(size).move(x, head), hat, INK, 1.0)
