"""Card backs of the five tables: each the same when mirrored and when turned by 180 degrees (240 x 360 units)."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.draw.card import blank
from build_scripts.draw.kit import Drawing, Path, ellipse, petal, polygon, rectangle, ring, smooth
from build_scripts.draw.ornament import (
    LEFT_HALF,
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

Colours = dict[str, str]

FIELD = rectangle(-107, -167, 214, 334, 9)
INNER = rectangle(-95, -155, 190, 310, 4)
INNER_LINE = 1.4


def folded(part: Drawing) -> Drawing:
    """A part on the axis made of its lit half and the mirror image of that."""
    return both(part.clipped(LEFT_HALF))


def _ground(c: Colours) -> Drawing:
    """Card stock, the printed field and the darker panel inside its border."""
    return blank().fill(FIELD, c["field"]).fill(INNER, c["deep"])


def _row(sign: Drawing, count: int, half_length: float) -> list[tuple[Drawing, float]]:
    """``count`` copies spread evenly from -half_length to +half_length."""
    return [(sign, half_length * (2 * number / (count - 1) - 1)) for number in range(count)]


def _edge(across: Drawing, down: Drawing, counts: tuple[int, int] = (13, 20)) -> Drawing:
    """A border of signs in the 12-unit margin: ``across`` along the top, ``down`` along the right side, four times."""
    edge = Drawing()
    for sign, x in _row(across, counts[0], 89):
        edge.add(placed(sign, x, -161))
    for sign, y in _row(down, counts[1], 149):
        edge.add(placed(sign, 101, y))
    return edge


def _finished(ground: Drawing, half: Drawing, edge: Drawing, centre: Drawing, line: str) -> Drawing:
    """Everything on the ground: the half turned twice, the edge turned twice, the centre once, the inner line."""
    return ground.twice(half).twice(edge).add(centre).stroke(INNER, line, INNER_LINE)


def knitted(c: Colours) -> Drawing:
    """The yoke of a jumper: one large Selbu star between bands of stitches, small stars and zigzags."""
    light, second, deep = c["light"], c["second"], c["deep"]
    half = Drawing()
    for y in (-64.0, -112.0):
        half.fill(rectangle(-95, y - 1.1, 190, 2.2), light)
    for number in range(19):
        x = (number - 9) * 10.0
        half.fill(polygon((x - 4, -66.5), (x, -73), (x + 4, -66.5)), light)
        half.fill(polygon((x - 4, -109.5), (x, -103), (x + 4, -109.5)), light)
    for x in (-57.0, -19.0, 19.0, 57.0):
        half.add(placed(lozenge(7, 11, second), x, -88))
    for x in (-76.0, -38.0, 0.0, 38.0, 76.0):
        half.add(placed(knitted_star(13.4, light), x, -88))
    for row, y in enumerate((-119.0, -126.0, -133.0, -140.0, -147.0)):
        for number in range(-9, 10):
            if (number + row) % 2 == 0:
                half.add(placed(lozenge(7, 7, light if row in (0, 4) else second), number * 9.6, y))
    for x in (-80.0, 80.0):
        half.add(placed(lozenge(15, 24, light, deep, second), x, -42))
    for x, y in ((-64.0, -52.0), (64.0, -52.0), (-64.0, -30.0), (64.0, -30.0)):
        half.add(placed(lozenge(6, 9, second), x, y))
    centre = Drawing()
    for side in (-1, 1):
        centre.add(placed(lozenge(15, 24, light, deep, second), side * 80, 0))
    centre.add(knitted_star(54, light), placed(lozenge(10, 10, second), 0, 0))
    stitch = Drawing().fill(polygon((-4, 3), (0, -3.4), (4, 3)), light)
    edge = _edge(stitch, placed(stitch, 0, 0, turn=90), (17, 28))
    return _finished(_ground(c), half, edge, centre, light)


def kurbits(c: Colours) -> Drawing:
    """A Dala bouquet: bells and drooping plumes round a sunflower."""
    light, second, red, blue = c["light"], c["second"], "#C4483D", "#7FA6C4"
    half = Drawing()
    side = Drawing()
    side.add(scroll([(3, -34), (18, -62), (52, -70), (72, -98), (62, -124)], second, 3.6))
    side.add(scroll([(24, -14), (46, -26), (70, -26), (84, -36), (80, -48)], second, 3.0))
    side.add(placed(plume(52, blue, light), 14, -66, turn=-6))
    side.add(placed(plume(48, red, light, fat=1.1), 42, -72, turn=6))
    side.add(placed(plume(36, light, second), 60, -84, turn=16))
    side.add(placed(plume(36, second, light), 40, -66, turn=112, flip=True))
    side.add(placed(plume(32, red, light), 70, -108, turn=-18))
    side.add(placed(plume(26, blue, light), 46, -25, turn=20))
    side.add(placed(plume(24, second, light), 66, -26, turn=112, flip=True))
    side.add(placed(plume(30, blue, light, fat=0.9), 88, -151, turn=-150))
    side.fill(ellipse(34, -142, 2.4) + ellipse(27, -148, 1.7) + ellipse(41, -148, 1.7), second)
    side.fill(ellipse(78, -58, 2.4) + ellipse(84, -9, 2.4) + ellipse(76, -5, 1.6), second)
    half.add(both(side))
    half.add(folded(placed(bell(54, red, second, light), 0, -66)))
    half.fill(ellipse(0, -134, 3.4), light).fill(ellipse(0, -144, 2.4), second)
    half.stroke(smooth([(0, -30), (0, -66)], closed=False), second, 3.2)
    half.fill(ellipse(0, -66, 5), light).fill(ellipse(0, -66, 2.2), red)
    centre = Drawing().fill(ring(petal(46, 17), 12, 0, 15), red)
    centre.fill(ring(petal(40, 15), 12), second).fill(ring(petal(28, 11), 12, 0, 15), light)
    centre.fill(ellipse(0, 0, 12), c["deep"]).fill(ring(petal(10, 6.5), 8), second).fill(ellipse(0, 0, 3), light)
    comma = Drawing().fill(petal(11, 6.5).move(0, 5), second)
    return _finished(_ground(c), half, _edge(comma, placed(comma, 0, 0, turn=90), (15, 24)), centre, second)


def lattice(c: Colours) -> Drawing:
    """Pub cards: a brass lattice with signs at its crossings round a rosette in a ring."""
    light, brass, field = c["light"], c["second"], c["field"]
    quiet = mix(c["deep"], brass, 0.42)
    half, wide, high = Drawing(), 190 / 8, 310 / 12
    for row in range(-6, 1):
        for column in range(-4, 5):
            x, y = column * wide, row * high
            for sx, sy in ((x, y), (x + wide / 2, y + high / 2)):
                if abs(sx) < 94 and -154 < sy <= 0:
                    half.add(placed(lozenge(5.4, 7.4, brass), sx, sy))
    lines = Path()
    for number in range(-20, 21):
        start = number * wide
        lines = lines + smooth([(start - 190, -155), (start - 190 + 310 * wide / high, 155)], closed=False)
        lines = lines + smooth([(start + 190, -155), (start + 190 - 310 * wide / high, 155)], closed=False)
    ground = _ground(c)
    ground.fill(lines.stroked(1.1) & INNER, quiet)
    corner = Drawing()
    corner.fill(_quarter_disc(34), field).fill(_quarter_disc(34) - _quarter_disc(31.6), brass)
    for turn in (9, 27, 45, 63, 81):
        corner.add(placed(leaf(27, 9.4, brass, shade=0.26), 95, -155, turn=180 + turn))
    corner.fill(_quarter_disc(9), light)
    half.add(both(corner))
    centre = Drawing().fill(ellipse(0, 0, 61), brass).fill(ellipse(0, 0, 58.4), field)
    centre.fill(ellipse(0, 0, 54.5), brass).fill(ellipse(0, 0, 53.4), c["deep"])
    for turn, suit in ((0, "S"), (90, "H"), (180, "S"), (270, "H")):
        sign = FRENCH[suit].scale(15).move(0, -43).rotate(turn)
        centre.fill(sign, light)
    for turn in (45, 135, 225, 315):
        centre.fill(FRENCH["D"].scale(13).move(0, -43).rotate(turn), brass)
    for turn in range(0, 360, 45):
        centre.add(placed(folded(leaf(33, 14, brass)), 0, 0, turn=turn))
    centre.fill(ring(petal(21, 9), 8, 0, 22.5), light).fill(ellipse(0, 0, 8), field).fill(ellipse(0, 0, 4.4), brass)
    bead = Drawing().fill(ellipse(0, 0, 2.5), brass)
    return _finished(ground, half, _edge(bead, bead, (19, 32)), centre, brass)


def _quarter_disc(radius: float) -> Path:
    """The quarter of a disc in the upper right corner of the inner panel."""
    return ellipse(95, -155, radius) & rectangle(0, -155, 95, 100)


def oak_wreath(c: Colours) -> Drawing:
    """An oak wreath with acorns, oak twigs in the corners."""
    light, gold, deep = c["light"], c["second"], c["deep"]
    pale = mix(gold, light, 0.55)
    olive = "#8C8A4A"
    half = Drawing()
    side = Drawing()
    for turn, length, colour in ((16, 47, olive), (47, 47, gold), (74, 43, olive)):
        lying = placed(oak_leaf(length, colour, deep, bend=6), -20, -56, turn=90)
        side.add(placed(lying, 0, 0, turn=turn))
    half.add(both(side).mapped(lambda path: path.scale(1.16)))
    twig = Drawing()
    twig.add(placed(oak_leaf(42, olive, deep, bend=-4), 74, -136, turn=262))
    twig.add(placed(oak_leaf(42, olive, deep, bend=4), 76, -134, turn=188))
    twig.add(placed(oak_leaf(56, gold, deep), 86, -146, turn=225))
    twig.fill(ellipse(87, -147, 4.6), gold).fill(ellipse(87, -147, 2), deep)
    half.add(both(twig))
    half.add(folded(placed(acorn(46, pale, gold, light), 0, -98)))
    half.stroke(smooth([(0, -88), (0, -100)], closed=False), pale, 3)
    for turn in (-64, 64):
        half.add(placed(leaf(24, 10, olive), 0, -92, turn=turn))
    half.fill(ellipse(0, -88, 3.4), light)
    for x, y in ((0.0, -152.0), (-8.0, -147.0), (8.0, -147.0)):
        half.fill(ellipse(x, y + 4, 2), gold)
    ground = _ground(c)
    spots = Path()
    for row in range(-11, 12):
        for column in range(-7, 8):
            x, y = column * 13.0, row * 13.6
            if (row + column) % 2 == 0 and abs(x) < 90 and abs(y) < 150:
                spots = spots + FRENCH["D"].scale(5).move(x, y)
    ground.fill(spots, mix(deep, gold, 0.2))
    centre = Drawing().fill(ellipse(0, 0, 45), deep).stroke(ellipse(0, 0, 36), gold, 1.6)
    for turn in (0, 90, 180, 270):
        centre.add(placed(folded(acorn(33, pale, gold, light)), 0, 0, turn=turn))
    for turn in (45, 135, 225, 315):
        centre.add(placed(folded(leaf(29, 11, olive)), 0, 0, turn=turn))
    centre.fill(ellipse(0, 0, 5), gold).fill(ellipse(0, 0, 2.2), deep)
    across = lozenge(6, 6, gold)
    return _finished(ground, half, _edge(across, across, (15, 24)), centre, gold)


def embroidery(c: Colours) -> Drawing:
    """Kalocsa: a rose with tulips, forget-me-nots on curling stems, fans in the corners."""
    light, gold, deep, field = c["light"], c["second"], c["deep"], c["field"]
    stem, coral, blue = "#C9A862", "#C65B47", "#8FA6D6"
    side = Drawing()
    for points in (
        [(0, -56), (22, -84), (52, -92), (74, -112), (68, -138), (48, -138), (46, -122)],
        [(22, -10), (48, -15), (74, -30)],
    ):
        side.stroke(smooth([*points], closed=False), stem, 2.2)
    for x, y, turn, length in (
        (18, -80, 12, 20), (34, -88, 152, 19), (52, -92, 18, 20), (70, -110, 112, 17), (62, -104, -12, 16),
        (74, -126, 62, 14), (44, -14, 30, 17), (58, -19, 132, 16), (79, -44, -18, 13), (84, -50, 22, 13),
    ):  # fmt: skip
        side.add(placed(leaf(length, length * 0.44, coral, bend=2), x, y, turn=turn))
    side.add(placed(rose(15, gold, light, deep, petals=8), 46, -118))
    side.add(placed(rose(12, light, gold, field, petals=8), 79, -31))
    side.add(placed(star_flower(9.5, blue, gold, petals=6, seed=deep), 50, -62))
    side.add(placed(star_flower(7, coral, gold, petals=6), 20, -132))
    side.fill(ellipse(84, -72, 2.4) + ellipse(84, -81, 1.8) + ellipse(84, -89, 1.3), gold)
    side.fill(ellipse(33, -146, 1.8) + ellipse(8, -146, 1.8), gold)
    for number, length in enumerate((27, 34, 39, 34, 27)):
        fan = leaf(length, 10, coral if number % 2 else stem, shade=0.18)
        side.add(placed(fan, 92, -152, turn=180 + 22.5 * number))
    side.fill(ellipse(89, -149, 5.4), light).fill(ellipse(89, -149, 2.2), deep)
    half = both(side)
    half.stroke(smooth([(0, -30), (0, -62)], closed=False), stem, 2.4)
    half.add(folded(placed(tulip(37, light, gold, cup=stem), 0, -60)))
    half.fill(ellipse(0, -106, 2.2) + ellipse(0, -114, 1.6), gold)
    half.fill(ellipse(0, -146, 2.4), gold)
    centre = Drawing()
    for turn in range(15, 375, 30):
        centre.add(placed(folded(leaf(47, 14, coral)), 0, 0, turn=turn))
    for turn in range(30, 390, 60):
        centre.add(placed(folded(leaf(59, 17, stem)), 0, 0, turn=turn))
    centre.fill(ring(ellipse(0, 0, 9.4), 10, 22) + ellipse(0, 0, 22), light)
    centre.fill(ring(petal(14, 3), 10, 15, 18), darker(light, 0.2)).fill(ring(petal(16, 8.6), 10, 8), gold)
    centre.fill(ellipse(0, 0, 10), field).fill(ring(petal(7, 4), 6), gold).fill(ellipse(0, 0, 2), light)
    signs = (FRENCH["D"].scale(8.6), FRENCH["D"].scale(8.6).rotate(90))
    down, across = (Drawing().fill(sign, light) for sign in signs)
    return _finished(_ground(c), half, _edge(across, down, (13, 21)), centre, light)


BACKS: dict[str, Callable[[Colours], Drawing]] = {
    "tjueett": knitted,
    "tjugoett": kurbits,
    "twenty_one": lattice,
    "siebzehn_und_vier": oak_wreath,
    "huszonegy": embroidery,
}
