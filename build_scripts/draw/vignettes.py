"""The little scenes in the middle of the German number cards, each on the ground line y = 0, x from -45 to 45."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.draw.attributes import crossbow
from build_scripts.draw.figure import Figure
from build_scripts.draw.kit import Drawing, Path, Point, ellipse, petal, polygon, polyline, rectangle, smooth, taper
from build_scripts.draw.palette import BROWN, CREAM, INK, LEAF, NIGHT, OCHRE, VERMILION, WHITE, darker
from build_scripts.draw.scenery import (
    FOAM,
    GRASS,
    LAKE,
    MEADOW,
    ROCK,
    STONE,
    THIN,
    TIMBER,
    fir,
    flag,
    ground,
    house,
    mountain,
    part,
    person,
    tower,
    tree,
    water,
)  # fmt: skip


def rider() -> Drawing:
    """Hearts VII: a rider on a rearing horse."""
    drawing = Drawing()
    ground(drawing, [(-42, -3), (-20, -8), (8, -5), (40, -2)], 3, GRASS)
    coat = "#8A5331"
    tail: list[Point] = [(-21, -26), (-33, -26), (-36, -8)]
    drawing.fill(taper(tail, 4, 9, 1), darker(coat, 0.45), INK, 1.2)
    limbs: list[tuple[list[Point], float, float, float]] = [
        ([(-14, -26), (-22, -17), (-13, -10), (-17, -3)], 14, 7, 4.6),
        ([(-8, -24), (-7, -14), (0, -10), (-3, -3)], 12, 6.4, 4.6),
        ([(8, -42), (20, -43), (24, -33)], 8, 6, 4.2),
        ([(7, -36), (18, -32), (27, -36), (30, -29)], 8, 5.6, 4),
        ([(5, -44), (14, -58), (18, -66)], 17, 13, 10),
        ([(14, -66), (24, -65), (34, -56)], 9, 11, 6.4),
    ]
    horse = ellipse(0, 0, 21, 12).rotate(-42).move(-5, -34)
    for spine, first, middle, last in limbs:
        horse = horse | taper(spine, first, middle, last)
    horse = horse | polygon((12, -69), (15, -77), (18, -69))
    drawing.two_tone(horse, coat, smooth([(-30, -20), (-4, -22), (16, -38), (40, -30), (40, 10), (-40, 10)]), width=1.6)
    drawing.fill(taper([(13, -73), (5, -60), (2, -48)], 3, 7, 2), darker(coat, 0.5), INK, 1.1)
    drawing.fill(ellipse(22, -65, 1.3), INK)
    drawing.stroke(smooth([(30, -58), (16, -52), (2, -54)], closed=False), INK, 1.2)
    drawing.stroke(smooth([(25, -69), (26, -60)], closed=False), VERMILION, 1.6)
    saddle = ellipse(0, 0, 8, 10).rotate(-42).move(-7, -38)
    drawing.fill(saddle, OCHRE, INK, 1.2)
    drawing.fill(taper([(-9, -44), (1, -38), (0, -26)], 8, 7, 5), NIGHT, INK, 1.3)
    part(drawing, taper([(-10, -44), (-9, -58)], 13, 15, 10), VERMILION, -8, 1.4)
    drawing.fill(ellipse(-8, -66, 5.2, 5.6), "#F4DDBB", INK, 1.2)
    drawing.fill(ellipse(-6, -66, 0.8), INK)
    drawing.fill(Path.parse("M-15-68C-13-76-3-76-1-68C-5-70-11-70-15-68Z"), LEAF, INK, 1.2)
    drawing.fill(petal(13, 5).rotate(-62).move(-12, -71), CREAM, INK, 1)
    drawing.fill(taper([(-9, -55), (-1, -52), (4, -56)], 6, 5, 4), VERMILION, INK, 1.2)
    return drawing


def boat() -> Drawing:
    """Hearts VIII: Tell steering the boat through the storm."""
    drawing = Drawing()
    mountain(drawing, (-20, -92), 26, -28, ROCK)
    mountain(drawing, (24, -78), 22, -28, "#7E9298")
    drawing.fill(polygon((26, -92), (17, -78), (23, -78), (19, -66), (33, -82), (26, -82), (31, -92)), OCHRE, INK, 1.2)
    cloud = (
        ellipse(14, -96, 11) | ellipse(29, -94, 10) | ellipse(1, -93, 8) | ellipse(38, -90, 6) | ellipse(17, -89, 22, 6)
    )
    part(drawing, cloud, "#A9B5B8", 20, 1.4)
    sea = smooth([(-44, -20), (-30, -32), (-12, -26), (6, -34), (26, -27), (44, -20), (36, 2), (0, 4), (-36, 2)])
    drawing.fill(sea, LAKE, INK, THIN)
    person(drawing, 6, -24, 50, "#3C6E4A", "#2F5C3A", beard=True)
    drawing.stroke(polyline((-20, -2), (10, -50)), INK, 3.6).stroke(polyline((-20, -2), (10, -50)), TIMBER, 1.8)
    drawing.fill(taper([(0, -58), (-4, -48), (1, -40)], 5, 4.4, 4), "#3C6E4A", INK, 1.1)
    person(drawing, -18, -22, 28, VERMILION, None)
    person(drawing, 25, -22, 26, "#6A5A8A", None)
    hull = Path.parse("M-36-27C-20-19 22-19 38-29C36-16 28-8 18-7L-18-7C-28-8-34-16-36-27Z")
    part(drawing, hull, TIMBER, 4, 1.6)
    drawing.stroke(smooth([(-32, -19), (0, -14), (34, -20)], closed=False), darker(TIMBER, 0.5), 1.2)
    for x, y, size in ((-34, -7, 1.0), (-8, -3, 1.1), (20, -5, 1.0)):
        crest = (
            Path.parse("M-10 4C-8-4 2-9 8-4C11-1 9 3 6 2C7-1 4-2 2 0C0 2 2 5 6 5C1 7-6 7-10 4Z").scale(size).move(x, y)
        )
        drawing.fill(crest, FOAM, INK, 1.1)
    return drawing


def castle() -> Drawing:
    """Hearts IX: a castle on a green hill."""
    drawing = Drawing()
    ground(drawing, [(-44, -4), (-26, -12), (-8, -24), (12, -24), (28, -12), (44, -4)], 2, GRASS, 8)
    tower(drawing, -12, -19, 9, 16, roof="#A8402F")
    tower(drawing, 14, -19, 9, 13, roof="#A8402F")
    part(drawing, rectangle(-9, -31, 20, 12), STONE, 4, 1.2)
    tower(drawing, 2, -28, 10, 11)
    drawing.fill(Path.parse("M-2-19L-2-24C-2-27 4-27 4-24L4-19Z"), INK)
    flag(drawing, 2, -42, 8)
    tree(drawing, -31, -4, 15)
    tree(drawing, 31, -4, 13, "#4C8A4E")
    drawing.stroke(smooth([(1, -18), (-5, -12), (4, -7), (-2, -1)], closed=False), CREAM, 2.2)
    return drawing


def stronghold() -> Drawing:
    """Hearts X: the governor's stronghold, still in its scaffold."""
    drawing = Drawing()
    ground(drawing, [(-44, -4), (-18, -9), (16, -9), (44, -4)], 2, MEADOW, 10)
    part(drawing, rectangle(-30, -26, 60, 20), STONE, 6, 1.3)
    tower(drawing, -27, -6, 14, 30)
    tower(drawing, 27, -6, 14, 26)
    tower(drawing, 0, -6, 22, 42)
    drawing.fill(Path.parse("M-6-6L-6-15C-6-22 6-22 6-15L6-6Z"), INK)
    for y in (-14, -10):
        drawing.stroke(polyline((-5, y), (5, y)), "#7C8A90", 1)
    for x in (-2.4, 2.4):
        drawing.stroke(polyline((x, -18), (x, -6)), "#7C8A90", 1)
    for x in (13.6, 18.4):
        drawing.stroke(polyline((x, -8), (x, -48)), TIMBER, 1.6)
    for y in (-18, -28, -38):
        drawing.stroke(polyline((11, y), (21, y)), TIMBER, 1.8)
    for x, y in ((-22, -16), (-15, -20), (19, -17), (-16, -12), (15, -13)):
        drawing.fill(rectangle(x, y, 5, 2.2), darker(STONE, 0.22))
    flag(drawing, -27, -39, 10)
    return drawing


def crossbow_with_apple() -> Drawing:
    """Bells VII: an upright crossbow, the apple on its bolt."""
    weapon = Figure()
    crossbow(weapon, 0, 12, -110, (VERMILION, OCHRE, INK))
    butt = Path.parse("M-5-16C-5-6-10 2-11 18C-4 22 4 22 11 18C10 2 5-6 5-16Z")
    part(weapon.drawing, butt, BROWN, 0, 2)
    weapon.drawing.stroke(smooth([(4, -30), (10, -26), (13, -16)], closed=False), INK, 2.4)
    drawing = weapon.drawing.mapped(lambda path: path.scale(0.53).move(0, -15))
    for side in (-1, 1):
        for x, y, turn, size in ((7, -3, 96, 15), (16, -4, 62, 13), (19, -2, 118, 11)):
            spray = petal(size, size * 0.46).rotate(side * turn).move(side * x, y)
            drawing.fill(spray, GRASS if side < 0 else darker(GRASS), INK, 1.2)
        drawing.fill(ellipse(side * 25, -11, 2.6), VERMILION, INK, 1.1)
    apple = Path.parse("M0-9C5-13 13-10 12-1C11 7 5 11 0 9C-5 11-11 7-12-1C-13-10-5-13 0-9Z").scale(0.66).move(0, -70)
    part(drawing, apple, VERMILION, 2, 1.6)
    drawing.fill(ellipse(-3.4, -72, 1.5, 2.1), "#F0A08C")
    drawing.fill(petal(8, 4.6).rotate(60).move(0, -75), LEAF, INK, 1.1)
    return drawing


def farewell() -> Drawing:
    """Bells VIII: Tell takes leave of his family before the house."""
    drawing = Drawing()
    mountain(drawing, (16, -112), 26, -52, ROCK)
    ground(drawing, [(-44, -12), (-20, -20), (14, -18), (44, -10)], 3, GRASS, 14)
    part(drawing, rectangle(-36, -66, 46, 50), TIMBER, -8, 1.5)
    for y in (-58, -50, -42, -34, -26):
        drawing.stroke(polyline((-35, y), (9, y)), darker(TIMBER, 0.35), 1)
    part(drawing, polygon((-44, -62), (-13, -94), (18, -62)), "#7A3B2C", -10, 1.6)
    drawing.fill(rectangle(-20, -74, 14, 9), INK).stroke(polyline((-13, -74), (-13, -65)), CREAM, 1)
    for x in (-33, -2):
        drawing.fill(rectangle(x, -57, 9, 9), INK).stroke(polyline((x + 4.5, -57), (x + 4.5, -48)), CREAM, 1)
        for blossom in (1.5, 4.5, 7.5):
            drawing.fill(ellipse(x + blossom, -46.6, 1.6), VERMILION)
    person(drawing, 22, -5, 60, "#3C6E4A", "#2F5C3A", beard=True)
    drawing.stroke(polyline((34, -8), (34, -58)), INK, 3).stroke(polyline((34, -8), (34, -58)), TIMBER, 1.4)
    drawing.stroke(smooth([(27, -48), (34, -56), (41, -48)], closed=False), INK, 2)
    drawing.fill(petal(12, 4).rotate(40).move(25, -62), VERMILION, INK, 1)
    person(drawing, -14, -5, 54, "#A5342B", None, skirt=True, hair="#6B3E22")
    drawing.fill(rectangle(-18, -26, 8, 20, 3), WHITE, INK, 1)
    drawing.fill(taper([(16, -44), (6, -40), (-2, -40)], 6, 5, 4), "#3C6E4A", INK, 1.1)
    drawing.fill(taper([(-9, -39), (-2, -37), (4, -39)], 5, 4.6, 4), "#A5342B", INK, 1.1)
    drawing.fill(ellipse(1, -40, 2.6), "#F4DDBB", INK, 1)
    person(drawing, 4, -1, 33, OCHRE, None, hair="#B9722F")
    person(drawing, -32, -2, 30, NIGHT, None, skirt=True, hair="#B9722F")
    return drawing


def hat_on_pole() -> Drawing:
    """Bells IX: the governor's hat on the pole."""
    drawing = Drawing()
    ground(drawing, [(-44, -4), (-14, -9), (16, -8), (44, -3)], 2, GRASS, 6)
    house(drawing, -28, -6, 17, 13)
    tree(drawing, 29, -5, 26)
    drawing.stroke(polyline((0, -6), (0, -34)), INK, 4).stroke(polyline((0, -6), (0, -34)), TIMBER, 2)
    person(drawing, 11, -3, 24, "#6B7A80", "#8D9FA3")
    drawing.stroke(polyline((17, -3), (17, -34)), INK, 1.4)
    hat = Path.parse("M-14-32C-8-36 8-36 14-32C10-29-10-29-14-32ZM-8-33C-8-43 8-43 8-33Z")
    part(drawing, hat, VERMILION, 1, 1.3)
    drawing.fill(petal(15, 6).rotate(58).move(4, -37), CREAM, INK, 1.1)
    return drawing


def chapel() -> Drawing:
    """Bells X: a chapel among trees."""
    drawing = Drawing()
    ground(drawing, [(-44, -4), (-14, -10), (16, -10), (44, -4)], 2, MEADOW, 8)
    fir(drawing, -26, -6, 40)
    fir(drawing, 31, -6, 34)
    part(drawing, rectangle(-6, -25, 26, 18), WHITE, 8, 1.3)
    part(drawing, polygon((-8, -24), (-4, -37), (20, -37), (23, -24)), "#A8402F", 8, 1.3)
    part(drawing, rectangle(-13, -34, 11, 27), WHITE, -6, 1.3)
    part(drawing, polygon((-15.4, -33), (-7.5, -52), (0.4, -33)), "#A8402F", -7, 1.3)
    drawing.stroke(polyline((-7.5, -52), (-7.5, -60)), INK, 1.6).stroke(polyline((-10.4, -57), (-4.6, -57)), INK, 1.6)
    drawing.fill(Path.parse("M-10.4-7L-10.4-15C-10.4-19-4.6-19-4.6-15L-4.6-7Z"), INK)
    drawing.fill(ellipse(-7.5, -26, 2.2), INK)
    for x in (4, 12):
        drawing.fill(Path.parse(f"M{x}-12L{x}-18C{x}-21 {x + 4}-21 {x + 4}-18L{x + 4}-12Z"), INK)
    tree(drawing, -36, -3, 22)
    tree(drawing, 22, -3, 18, "#4C8A4E")
    return drawing


def barn() -> Drawing:
    """Leaves VII: a barn by a lake."""
    drawing = Drawing()
    mountain(drawing, (-20, -40), 22, -14)
    mountain(drawing, (12, -46), 26, -14, "#7E9298")
    ground(drawing, [(-44, -8), (-10, -18), (24, -14), (44, -8)], 0, MEADOW)
    water(drawing, 8, -7, 36, 8)
    part(drawing, rectangle(-34, -25, 24, 14), TIMBER, -18, 1.3)
    for x in (-30, -26, -18, -14):
        drawing.stroke(polyline((x, -24), (x, -12)), darker(TIMBER, 0.35), 1)
    part(drawing, polygon((-39, -23), (-33, -35), (-11, -35), (-5, -23)), "#7A3B2C", -18, 1.3)
    drawing.fill(rectangle(-25, -21, 6, 10), INK)
    fir(drawing, 31, -12, 24)
    return drawing


def walled_town() -> Drawing:
    """Leaves VIII: a walled town."""
    drawing = Drawing()
    ground(drawing, [(-44, -5), (-16, -10), (16, -10), (44, -5)], 1, GRASS, 8)
    for x, width, height, wall in ((-16, 13, 14, CREAM), (14, 14, 13, CREAM), (0, 12, 20, WHITE)):
        house(drawing, x, -14, width, height, wall)
    tower(drawing, 2, -30, 6, 10, roof=NIGHT)
    part(drawing, rectangle(-34, -20, 68, 13), STONE, 10, 1.3)
    for step in range(9):
        drawing.fill(rectangle(-33.4 + step * 7.8, -23.4, 4.4, 4.4), STONE, INK, 1.1)
    tower(drawing, -34, -6, 10, 22, roof="#A8402F")
    tower(drawing, 34, -6, 10, 22, roof="#A8402F")
    drawing.fill(Path.parse("M-5-7L-5-13C-5-18 5-18 5-13L5-7Z"), INK)
    return drawing


def village() -> Drawing:
    """Acorns VII: a village by the water."""
    drawing = Drawing()
    mountain(drawing, (18, -46), 24, -14)
    ground(drawing, [(-44, -9), (-14, -19), (20, -15), (44, -9)], 0, MEADOW)
    tower(drawing, -2, -15, 7, 15, roof="#A8402F", wall=WHITE)
    house(drawing, -26, -12, 14, 10)
    house(drawing, 14, -13, 13, 9, WHITE, "#7A3B2C")
    house(drawing, 31, -10, 12, 8)
    tree(drawing, -13, -12, 13)
    water(drawing, 0, -4, 40, 6.4)
    sail = polygon((-8, -18), (-8, -7), (1, -7))
    drawing.fill(sail, WHITE, INK, 1.1).stroke(polyline((-9, -19), (-9, -5)), INK, 1.2)
    drawing.fill(Path.parse("M-18-6L3-6C1-1-15-1-18-6Z"), TIMBER, INK, 1.2)
    return drawing


def river() -> Drawing:
    """Acorns VIII: a river between mountains."""
    drawing = Drawing()
    mountain(drawing, (-22, -50), 22, -8)
    mountain(drawing, (22, -46), 22, -8, "#7E9298")
    ground(drawing, [(-44, -8), (-22, -16), (0, -10), (22, -16), (44, -8)], 1, GRASS)
    stream = Path.parse("M-3-26C4-22-8-18-2-14C8-9-14-6-12 2L14 2C10-5 16-9 7-14C2-18 8-22 3-26Z")
    drawing.fill(stream, LAKE, INK, THIN)
    for line in ([(-1, -18), (3, -17)], [(-2, -9), (6, -8)], [(-7, -2), (3, -1.6)]):
        drawing.fill(taper(line, 0.4, 1.5, 0.4), FOAM)
    for x, height in ((-33, 20), (-22, 15), (24, 17), (34, 21)):
        fir(drawing, x, -5, height)
    drawing.fill(Path.parse("M-12-15C-6-20 6-20 12-15L12-12C6-17-6-17-12-12Z"), BROWN, INK, 1.1)
    return drawing


VIGNETTES: dict[str, Callable[[], Drawing]] = {
    "7H": rider, "8H": boat, "9H": castle, "10H": stronghold,
    "7D": crossbow_with_apple, "8D": farewell, "9D": hat_on_pole, "10D": chapel,
    "7S": barn, "8S": walled_town, "7C": village, "8C": river,
}  # fmt: skip
