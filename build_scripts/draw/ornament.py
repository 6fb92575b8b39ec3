"""Folk ornament shared by tables, card backs and chips: flowers, leaves, knitted stars and inlay.

Every part points upwards (or sits round the origin) and knows nothing of where it will be used.
"""

from __future__ import annotations

import math

from build_scripts.draw.kit import Drawing, Path, Point, ellipse, petal, polygon, ring, smooth, symmetric, taper
from build_scripts.draw.palette import darker, mix

RIGHT_HALF = polygon((0, -400), (400, -400), (400, 400), (0, 400))
LEFT_HALF = polygon((0, -400), (-400, -400), (-400, 400), (0, 400))


def placed(part: Drawing, x: float, y: float, *, turn: float = 0.0, size: float = 1.0, flip: bool = False) -> Drawing:
    """A copy scaled, mirrored if ``flip``, turned clockwise by ``turn`` degrees and moved to (x, y)."""

    def change(path: Path) -> Path:
        sized = path.scale(-size if flip else size, size)
        return sized.rotate(turn).move(x, y)

    return part.mapped(change)


def both(part: Drawing) -> Drawing:
    """The part and its mirror image about x = 0."""
    return Drawing().add(part, part.mapped(Path.mirror))


def leaf(length: float, width: float, colour: str, *, bend: float = 0.0, shade: float = 0.24) -> Drawing:
    """A leaf of two tones with its tip bent sideways by ``bend`` units."""
    half = width / 2
    outline = smooth(
        [
            (0, 0, True),
            (half * 0.8 + bend * 0.1, -length * 0.3),
            (half * 0.86 + bend * 0.5, -length * 0.62),
            (bend, -length, True),
            (-half * 0.86 + bend * 0.35, -length * 0.62),
            (-half * 0.8, -length * 0.3),
        ]
    )
    fold = smooth([(0, 0), (bend * 0.2, -length * 0.5), (bend, -length)], closed=False)
    shaded = Path(
        fold.segments + polygon((bend, -length), (200, -length), (200, 40), (0, 40)).segments[1:],
    )
    return Drawing().fill(outline, colour).fill(outline & shaded, darker(colour, shade))


def sprig(length: float, colour: str, *, pairs: int = 3, leaf_length: float = 9.0, width: float = 1.8) -> Drawing:
    """A straight stem with mirrored pairs of small leaves and one at the tip."""
    drawing = Drawing().stroke(smooth([(0, 0), (0, -length)], closed=False), colour, width)
    for number in range(pairs):
        y = -length * (number + 0.55) / (pairs + 0.4)
        drawing.add(both(placed(leaf(leaf_length, leaf_length * 0.46, colour), 0.4, y, turn=52)))
    return drawing.add(placed(leaf(leaf_length, leaf_length * 0.5, colour), 0, -length + 1))


def rose(radius: float, outer: str, inner: str, heart: str, *, petals: int = 9) -> Drawing:
    """A round flower in three colours: scallops, a ring of petals, a heart with seeds."""
    scallop = ellipse(0, 0, radius * 0.92 * math.pi / petals)
    reach = radius * (1 - 0.92 * math.pi / petals)
    step = 360 / petals
    drawing = Drawing()
    drawing.fill(ring(scallop, petals, reach) + ellipse(0, 0, reach), outer)
    drawing.fill(ring(petal(radius * 0.5, radius * 0.11), petals, radius * 0.42, step / 2), darker(outer, 0.3))
    drawing.fill(ring(petal(radius * 0.46, radius * 0.3), petals, radius * 0.3), inner)
    drawing.fill(ellipse(0, 0, radius * 0.36), heart)
    drawing.fill(ellipse(0, 0, radius * 0.36) & RIGHT_HALF.rotate(40), darker(heart, 0.2))
    drawing.fill(ellipse(0, 0, radius * 0.14), darker(outer, 0.1))
    return drawing


def star_flower(radius: float, colour: str, heart: str, *, petals: int = 6, seed: str | None = None) -> Drawing:
    """A small open flower: plain petals round a disc."""
    drawing = Drawing()
    drawing.fill(ring(petal(radius, radius * 0.86), petals), colour)
    drawing.fill(ring(petal(radius * 0.62, radius * 0.16), petals), darker(colour, 0.28))
    drawing.fill(ellipse(0, 0, radius * 0.3), heart)
    return drawing.fill(ellipse(0, 0, radius * 0.13), seed) if seed else drawing


def tulip(height: float, outer: str, inner: str, *, cup: str | None = None) -> Drawing:
    """A tulip on the origin: two side petals curling out, one in the middle, a small cup below."""
    h = height
    side = smooth(
        [
            (0, 0, True),
            (h * 0.3, -h * 0.14),
            (h * 0.4, -h * 0.48),
            (h * 0.52, -h * 0.92, True),
            (h * 0.26, -h * 0.74),
            (h * 0.1, -h * 0.5),
        ]
    )
    middle = symmetric([(0, -h, True), (h * 0.2, -h * 0.62), (h * 0.18, -h * 0.2), (0, -h * 0.02)])
    seed = symmetric([(0, -h * 0.76, True), (h * 0.08, -h * 0.5), (0, -h * 0.26, True)])
    drawing = Drawing().fill(middle, inner).fill(middle & RIGHT_HALF, darker(inner, 0.18))
    drawing.fill(seed, mix(inner, outer, 0.75))
    drawing.fill(side.mirror(), outer).fill(side, darker(outer, 0.22))
    return drawing.fill(ellipse(0, -h * 0.02, h * 0.13, h * 0.1), cup) if cup else drawing


def plume(length: float, colour: str, light: str, *, fat: float = 1.0) -> Drawing:
    """A kurbits leaf: rises from the origin, swells, droops to the right and curls at its tip; a brush light on it."""
    u = length / 40
    outline = smooth(
        [
            (0, 0, True),
            (-5.5 * u * fat, -12 * u),
            (-5 * u * fat, -26 * u),
            (5 * u, -37 * u),
            (17 * u, -37 * u),
            (23 * u, -28 * u),
            (20 * u, -21 * u, True),
            (17.5 * u, -26.5 * u),
            (12 * u, -26 * u),
            (8 * u * fat, -18 * u),
            (5 * u * fat, -8 * u),
        ]
    )
    belly = taper(
        [(1.2 * u, -4 * u), (4.6 * u * fat, -14 * u), (9 * u, -25 * u), (16 * u, -29.5 * u), (20 * u, -24 * u)],
        0.4 * u, 5.4 * u, 0.6 * u,
    )  # fmt: skip
    gleam = taper(
        [(-1.4 * u, -6 * u), (-2.6 * u * fat, -17 * u), (0.6 * u, -28 * u), (9 * u, -34 * u), (16 * u, -33.6 * u)],
        0.3 * u, 2.5 * u, 0.3 * u,
    )  # fmt: skip
    return Drawing().fill(outline, colour).fill(belly & outline, darker(colour, 0.26)).fill(gleam, light)


def bell(height: float, outer: str, inner: str, light: str) -> Drawing:
    """The heart of a kurbits bouquet: a flame between two gourd halves, each with a brush light."""
    h = height
    half = smooth(
        [
            (0, 0, True),
            (h * 0.3, -h * 0.08),
            (h * 0.46, -h * 0.36),
            (h * 0.36, -h * 0.66),
            (h * 0.56, -h * 0.86, True),
            (h * 0.26, -h * 0.86),
            (h * 0.12, -h * 0.56),
        ]
    )
    flame = symmetric([(0, -h * 1.06, True), (h * 0.2, -h * 0.66), (h * 0.2, -h * 0.3), (0, 0, True)])
    core = symmetric([(0, -h * 0.84, True), (h * 0.1, -h * 0.52), (h * 0.08, -h * 0.24), (0, -h * 0.08, True)])
    gleam = taper(
        [(h * 0.16, -h * 0.1), (h * 0.34, -h * 0.26), (h * 0.3, -h * 0.56), (h * 0.42, -h * 0.8)], 0.3, h * 0.055, 0.3
    )
    drawing = Drawing().fill(flame, inner).fill(flame & RIGHT_HALF, darker(inner, 0.2)).fill(core, light)
    drawing.fill(half.mirror(), outer).fill(half, darker(outer, 0.2))
    return drawing.fill(gleam.both_sides(), light)


_OAK_LOBES = (
    (0.04, 0.05), (0.13, 0.13), (0.2, 0.27), (0.27, 0.25), (0.31, 0.15), (0.38, 0.24), (0.46, 0.39), (0.54, 0.35),
    (0.57, 0.21), (0.64, 0.26), (0.72, 0.36), (0.79, 0.29), (0.82, 0.16), (0.89, 0.19), (0.95, 0.17), (1.0, 0.07),
)  # fmt: skip
"""Places along an oak leaf and its half width there, both as shares of its length."""


def oak_outline(length: float, bend: float = 0.0) -> Path:
    """The edge of an oak leaf with four lobes a side."""
    right = [(length * half + bend * along**2, -length * along) for along, half in _OAK_LOBES]
    left = [(-length * half + bend * along**2, -length * along) for along, half in reversed(_OAK_LOBES)]
    return smooth([(0, 0), *right, (bend * 1.05, -length * 1.02), *left], tension=0.34)


def _spike(root: Point, tip: Point, width: float) -> Path:
    """A thin triangle, ``width`` units across at its root."""
    distance = math.dist(root, tip)
    dx, dy = (tip[1] - root[1]) / distance * width / 2, (root[0] - tip[0]) / distance * width / 2
    return polygon((root[0] + dx, root[1] + dy), tip, (root[0] - dx, root[1] - dy))


def oak_veins(length: float, bend: float = 0.0) -> Path:
    """Stalk, middle vein and three pairs of side veins."""
    middle: list[Point] = [(bend * t * t, -length * t) for t in (-0.14, 0.0, 0.3, 0.6, 0.95)]
    veins = taper(middle, length * 0.05, length * 0.034, length * 0.012)
    for along, reach in ((0.16, 0.2), (0.36, 0.28), (0.6, 0.25)):
        start = (bend * along**2, -length * along)
        for side in (-1, 1):
            tip = (side * length * reach + bend * (along + 0.14) ** 2, -length * (along + 0.13))
            veins = veins + _spike(start, tip, length * 0.026)
    return veins


def oak_leaf(length: float, colour: str, vein: str, *, bend: float = 0.0) -> Drawing:
    """An oak leaf, lit left and shaded right, its tip bent sideways."""
    outline = oak_outline(length, bend)
    spine = [(bend * t * t, -length * t) for t in (0.0, 0.3, 0.6, 0.95)]
    shaded = Path(
        smooth([*spine, (bend * 1.3, -length * 1.3)], closed=False).segments
        + polygon((0, 0), (300, -length * 1.3), (300, 40), (0, 40)).segments[1:]
    )
    drawing = Drawing().fill(outline, colour).fill(outline & shaded, darker(colour, 0.24))
    return drawing.fill(oak_veins(length, bend), vein)


def acorn_parts(height: float) -> tuple[Path, Path]:
    """Nut (with its tip) and cup of an acorn that grows upwards from the origin."""
    h = height
    nut = symmetric(
        [(0, -h * 1.04, True), (h * 0.06, -h * 0.92), (h * 0.2, -h * 0.8), (h * 0.31, -h * 0.54), (h * 0.3, -h * 0.26),
         (0, -h * 0.2)]
    )  # fmt: skip
    right: list[Point] = [(h * 0.26, -h * 0.1), (h * 0.4, -h * 0.3), (h * 0.34, -h * 0.4)]
    cup = smooth([(0, -h * 0.04), *right, (0, -h * 0.34), *((-x, y) for x, y in reversed(right))])
    return nut, cup


def acorn(height: float, nut: str, cup: str, light: str) -> Drawing:
    """An acorn growing upwards: nut of two tones with a gleam, cup with scales."""
    h = height
    body, hood = acorn_parts(h)
    drawing = Drawing().fill(body, nut).fill(body & RIGHT_HALF, darker(nut, 0.2))
    drawing.fill(
        taper([(-h * 0.17, -h * 0.46), (-h * 0.17, -h * 0.62), (-h * 0.1, -h * 0.78)], 0.3, h * 0.07, 0.3), light
    )
    drawing.fill(hood, cup).fill(hood & RIGHT_HALF, darker(cup, 0.24))
    scales = Path()
    for row, y in enumerate((-0.15, -0.26)):
        for column in range(-2, 3):
            x = h * 0.13 * (column + 0.5 * (row % 2))
            if abs(x) < h * 0.28:
                scales = scales + ellipse(x, h * y, h * 0.032, h * 0.04)
    return drawing.fill(scales, mix(cup, light, 0.45))


def star_halves(radius: float) -> tuple[Path, Path]:
    """The Selbu rose as two sets of four parallelograms, mirror images of each other."""
    u = radius / 5.5
    half = polygon((0.45, 0.72), (0.45, 3.45), (2.6, 5.5), (2.6, 2.87)).scale(u)
    first, other = Path(), Path()
    for quarter in range(4):
        first, other = first + half.rotate(90 * quarter), other + half.mirror().rotate(90 * quarter)
    return first, other


def knitted_star(radius: float, colour: str, second: str | None = None) -> Drawing:
    """The Selbu rose: eight petals, each of two parallelograms; ``second`` colours every other half."""
    first, other = star_halves(radius)
    return Drawing().fill(first, colour).fill(other, second or colour)


def lozenge(width: float, height: float, colour: str, inner: str | None = None, core: str | None = None) -> Drawing:
    """A diamond on end, with up to two smaller ones inside."""

    def diamond(share: float) -> Path:
        w, h = width / 2 * share, height / 2 * share
        return polygon((0, -h), (w, 0), (0, h), (-w, 0))

    drawing = Drawing().fill(diamond(1), colour)
    if inner:
        drawing.fill(diamond(0.62), inner)
    return drawing.fill(diamond(0.28), core) if core else drawing


def scroll(points: list[Point], colour: str, width: float) -> Drawing:
    """A stem: a brush stroke through the points, thick at the root and thin at the tip."""
    return Drawing().fill(taper(points, width, width * 0.9, width * 0.35), colour)
