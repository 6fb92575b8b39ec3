"""What only the figures of the German pack have with them: falcon, horn, horse, basket, sickle, vat, firewood."""

from __future__ import annotations

from build_scripts.draw.arms import Sleeve, fist
from build_scripts.draw.attributes import blossom, tulip_cup
from build_scripts.draw.figure import Figure
from build_scripts.draw.kit import LINE, Drawing, Knot, Path, Point, capsule, ellipse, petal, polygon, polyline, rectangle, ring, smooth, taper
from build_scripts.draw.palette import BROWN, CREAM, INK, LEAF, OCHRE, STEEL, VERMILION, WHITE, darker, lighter, skin_shade

_STEEL_SHADE = "#B9BDB8"
_STRAW = "#D9B264"


def _part(figure: Figure, path: Path, colour: str, x: float, width: float = 1.8, shade: str | None = None) -> None:
    figure.drawing.two_tone(path, colour, figure.right_of(x), width=width, shade=shade)


def falcon(figure: Figure, x: float, y: float) -> None:
    """A falcon sitting at x, y, looking left."""
    tail = Path.parse("M4-14L14 16L6 18L-2-10Z").move(x, y)
    _part(figure, tail, "#6B5A48", x + 6)
    body: list[Knot] = [(-4, -58), (6, -58), (12, -48), (17, -30), (14, -10), (4, 1), (-6, -2), (-13, -16), (-12, -36), (-12, -48)]
    outline = smooth(body).move(x, y)
    _part(figure, outline, CREAM, x + 3, 2, shade="#D8C7A0")
    for row, (py, count) in enumerate(((-32, 2), (-24, 3), (-16, 3), (-8, 2))):
        for step in range(count):
            speck = Path.parse("M0-2.6C2 0 1.4 2.6 0 2.6C-1.4 2.6-2 0 0-2.6Z").move(x - 9 + step * 5.4 + (row % 2) * 1.6, y + py)
            figure.drawing.fill(speck, "#7A5A3A")
    wing = Path.parse("M4-46C16-44 22-26 18-8C16 2 14 8 12 14C8 2 2-4 1-18C0-30 0-40 4-46Z").move(x, y)
    _part(figure, wing, "#7C6A56", x + 11)
    for step in range(3):
        quill: list[Point] = [(x + 6 + step * 4, y - 34 + step * 5), (x + 9 + step * 3.4, y - 16), (x + 11 + step * 1.4, y + 2)]
        figure.drawing.fill(taper(quill, 0.3, 1.4, 0.3), INK)
    hood = Path.parse("M-13-48C-14-60-2-66 6-60C12-56 12-50 9-46C4-43-6-43-13-48Z").move(x, y)
    _part(figure, hood, "#6B5A48", x + 2)
    figure.drawing.fill(Path.parse("M-12-52C-19-52-21-46-18-42C-16-46-13-46-11-46Z").move(x, y), OCHRE, INK, 1.5)
    figure.drawing.fill(ellipse(x - 5, y - 53, 2.6), OCHRE, INK, 1.2).fill(ellipse(x - 5.4, y - 53, 1.2), INK)
    for offset in (-5, 2):
        figure.drawing.fill(rectangle(x + offset, y - 3, 4.6, 8, 2), OCHRE, INK, 1.3)


def horn(figure: Figure, x: float, foot: float, top: float) -> None:
    """A herdsman's long horn with metal bands, its bell curving to the left above."""
    tube = taper([(x + 2, foot), (x + 3, (foot + top) / 2 + 8), (x - 1, top + 24), (x - 16, top + 8)], 6, 11, 22)
    _part(figure, tube, "#D8B884", x + 1, 2)
    mouth = ellipse(0, 0, 6.4, 11.6).rotate(44).move(x - 17.4, top + 7)
    figure.drawing.fill(mouth, darker(BROWN, 0.35), INK, 2)
    for centre, turn, wide in (((x + 3, foot - 66), 2, 9.6), ((x + 1, top + 36), -8, 13), ((x - 6, top + 20), -36, 16)):
        band = rectangle(-wide / 2, -2.2, wide, 4.4, 1.6).rotate(turn).move(*centre)
        figure.drawing.fill(band, VERMILION, INK, 1.4)


def hanging_horn(figure: Figure, x: float, y: float) -> None:
    """A hunting horn on the breast, its strap over the shoulder."""
    for side in (-1, 1):
        figure.drawing.stroke(smooth([(x + side * 20, y - 6), (x + side * 25, y - 16), (x + side * 26, y - 25)], closed=False), INK, 4)
        figure.drawing.stroke(smooth([(x + side * 20, y - 6), (x + side * 25, y - 16), (x + side * 26, y - 25)], closed=False), VERMILION, 2)
    crescent = Path.parse("M-27-10C-22 11 8 17 26-2L15-11C5 1-12 1-22-12Z").move(x, y)
    figure.drawing.two_tone(crescent, "#E3CFA0", rectangle(x - 40, y + 3, 80, 40), width=2)
    figure.drawing.fill(ellipse(0, 0, 3.6, 7.6).rotate(-50).move(x + 20.6, y - 6.4), darker(BROWN, 0.4), INK, 1.8)
    for px, py, turn in ((-17, -2, 40), (9, 2, -28)):
        ferrule = rectangle(-2.2, -12, 4.4, 24).rotate(turn).move(x + px, y + py) & crescent
        figure.drawing.fill(ferrule, OCHRE, INK, 1.3)


def glove(figure: Figure, x: float, y: float, colour: str) -> None:
    """An empty glove rising out of a fist at x, y and falling to the left."""
    for turn, reach in ((-52, 23), (-34, 28), (-16, 29), (2, 26)):
        finger = rectangle(-3.6, -reach, 7.2, reach, 3.6).rotate(turn).move(x - 2, y - 15)
        figure.drawing.fill(finger, colour, INK, 1.7)
    palm: list[Knot] = [(-9, 0), (-13, -12), (-9, -22), (3, -25), (8, -16), (6, 0)]
    _part(figure, smooth(palm).move(x, y - 8), colour, x - 1)


def horse_head(figure: Figure, coat: str, mane: str, harness: str, metal: str = OCHRE) -> None:
    """The king's horse: head and neck, looking left, at the left of the card."""
    drawing = figure.drawing
    outline: list[Knot] = [(-28, -76), (-36, -70), (-47, -57), (-60, -43), (-72, -32), (-80, -24), (-80, -15), (-73, -10), (-64, -12),
                           (-55, -20), (-44, -25), (-33, -26, True), (-33, -8), (-36, 20), (36, 20), (30, -16), (18, -44), (0, -64), (-16, -75)]  # fmt: skip
    for dx, turn in ((-24, -2), (-17, 14)):
        ear = petal(19, 9).rotate(turn).move(dx, -72)
        drawing.fill(ear, coat if dx < -20 else darker(coat), INK, 1.9)
    head = smooth(outline)
    shade = smooth([(-30, -60), (-44, -44), (-62, -26), (-82, -16), (-82, 0), (-46, 0), (-36, 30), (60, 30), (60, -40), (10, -30), (-14, -40)])
    drawing.two_tone(head, coat, shade, shade=darker(coat, 0.18), width=LINE)
    locks = Path()
    for step, (px, py) in enumerate(((-24, -75), (-12, -74), (-1, -66), (8, -56), (15, -45), (21, -33), (26, -20), (29, -7))):
        lock = Path.parse("M-4-6C6-7 13 0 12 15C8 13 7 10 4 12C2 8-4 4-7 2Z").rotate(-18 + step * 6).scale(1.2).move(px, py)
        locks = locks | lock
    drawing.two_tone(locks, mane, figure.right_of(4), width=1.9)
    drawing.fill(taper([(-27, -78), (-36, -70), (-42, -58)], 3, 8, 1), mane, INK, 1.7)
    eye = Path.parse("M-6 1C-4-3.6 3-4 6 0C3 3.4-3 3.6-6 1Z").rotate(-40).move(-46, -46)
    drawing.fill(eye, WHITE, INK, 1.3).fill(ellipse(-46.6, -45.8, 2.5), INK)
    drawing.fill(taper([(-52, -45), (-47, -51), (-40, -50)], 0.6, 2.0, 0.6), INK)
    drawing.fill(ellipse(0, 0, 2.6, 1.7).rotate(-50).move(-74.6, -22.4), INK)
    drawing.fill(taper([(-78, -15), (-71, -17), (-66, -20)], 0.5, 1.6, 0.4), INK)
    for line in ([(-66, -38), (-60, -27), (-56, -19)], [(-33, -71), (-36, -52), (-40, -26)], [(-60, -28), (-48, -36), (-38, -40)]):
        drawing.fill(taper(line, 5.2) & head, harness, INK, 1.3)
    for px, py in ((-60.4, -28), (-37.6, -41)):
        drawing.fill(ellipse(px, py, 3.7), metal, INK, 1.4)
    drawing.fill(taper([(-59, -26), (-46, -10), (-26, -4)], 3.4), harness, INK, 1.2)


def on_the_sword(figure: Figure, x: float, y: float, sleeve: Sleeve) -> None:
    """Both hands folded on the hilt of a sword that stands before the person."""
    drawing = figure.drawing
    _part(figure, rectangle(x - 5, y, 10, 60), STEEL, x, shade=_STEEL_SHADE)
    _part(figure, rectangle(x - 20, y + 12, 40, 7, 3.4), OCHRE, x)
    _part(figure, ellipse(x, y - 23, 7), OCHRE, x)
    drawing.fill(ellipse(x, y - 23, 2.6), VERMILION)
    drawing.fill(rectangle(x - 3.4, y - 17, 6.8, 12), darker(BROWN, 0.2), INK, 1.6)
    for side in (-1, 1):
        arm = taper([(x + side * 60, y + 22), (x + side * 36, y + 12), (x + side * 12, y)], 30, 26, 19)
        drawing.two_tone(arm, sleeve.colour, rectangle(x - 200, y + 9, 400, 90), shade=darker(sleeve.colour, 0.2))
        cuff = polygon((x + side * 24, y - 6), (x + side * 15, y - 11), (x + side * 11, y + 8), (x + side * 20, y + 14))
        drawing.fill(cuff, sleeve.cuff, INK, 2)
    for side, lift in ((-1, 0.0), (1, -5.0)):
        palm: list[Knot] = [(side * -9, -7), (side * 4, -9), (side * 14, -5), (side * 14, 7), (side * 4, 10), (side * -8, 8)]
        drawing.fill(smooth(palm).move(x, y + lift), sleeve.skin if side < 0 else sleeve.skin, INK, 2)
    for step in range(3):
        drawing.stroke(polyline((x - 5, y - 8 + step * 4.6), (x + 3, y - 8.6 + step * 4.6)), INK, 1.5)
    drawing.fill(ellipse(x + 6, y - 11, 7, 3.4).rotate(-12, x + 6, y - 11), skin_shade(sleeve.skin, 0.1), INK, 1.6)


def crossed_arms(figure: Figure, x: float, y: float, sleeve: Sleeve) -> None:
    """Arms crossed over the breast, each hand laid on the other upper arm."""
    drawing = figure.drawing
    for side in (-1, 1):
        arm = taper([(x - side * 64, y + 24), (x - side * 24, y + 12), (x + side * 32, y - 4)], 34, 27, 17)
        drawing.two_tone(arm, sleeve.colour, rectangle(x - 200, y + 9, 400, 90), shade=darker(sleeve.colour, 0.2))
        crease: list[Point] = [(x - side * 30, y + 2), (x - side * 24, y + 10), (x - side * 26, y + 18)]
        drawing.fill(taper(crease, 0.4, 1.7, 0.4), darker(sleeve.colour, 0.5))
        back: list[Knot] = [(side * 31, y - 13), (side * 42, y - 15), (side * 46, y - 6), (side * 42, y + 4), (side * 31, y + 4)]
        drawing.fill(smooth(back).move(x, 0), skin_shade(sleeve.skin, 0.16), INK, 2)
        for step in range(4):
            base, tip = (x + side * 42, y - 12.4 + step * 4.7), (x + side * (55 - abs(step - 1.3)), y - 10.4 + step * 4.3)
            drawing.fill(capsule(base, tip, 5.2), sleeve.skin, INK, 1.6)
        cuff = polygon((x + side * 24, y - 14), (x + side * 33, y - 16), (x + side * 35, y + 5), (x + side * 26, y + 8))
        drawing.fill(cuff, sleeve.cuff, INK, 2)


def flower_basket(figure: Figure, x: float, y: float, sleeve: Sleeve) -> None:
    """A basket of spring flowers, carried by its handle; the hand is at x, y."""
    drawing = figure.drawing
    rim = y + 25
    handle: list[Point] = [(x - 27, rim), (x - 19, y + 6), (x, y - 1), (x + 19, y + 6), (x + 27, rim)]
    drawing.fill(taper(handle, 4.6), darker(_STRAW, 0.12), INK, 1.7)
    bowl = Path.parse("M-28 0L28 0C27 14 22 24 18 30L-18 30C-22 24-27 14-28 0Z").move(x, rim)
    for turn in (-72, -36, 36, 72):
        drawing.fill(petal(17, 8).rotate(turn).move(x + turn * 0.2, rim), LEAF, INK, 1.2)
    tulip_cup(figure, x - 2, rim + 2, 17, 0, (WHITE, "#E38A74", OCHRE))
    for px, py, size, colours in (
        (x - 18, rim - 5, 8.5, (VERMILION, "#E9937C", OCHRE)), (x + 18, rim - 5, 8.5, (OCHRE, "#F6DC9A", VERMILION)),
        (x + 7, rim - 3, 7, (VERMILION, "#E9937C", OCHRE)), (x - 8, rim - 2, 6.4, (WHITE, "#F1C9B8", OCHRE)),
    ):  # fmt: skip
        blossom(figure, px, py, size, colours, 7)
    _part(figure, bowl, _STRAW, x + 4, 2)
    for row in range(3):
        for step in range(-4, 5):
            px = x + step * 7 + (3.5 if row % 2 else 0)
            drawing.fill(taper([(px - 3, rim + 7 + row * 8), (px + 3, rim + 7 + row * 8)], 0.8, 3, 0.8) & bowl, darker(_STRAW, 0.4))
    drawing.fill(rectangle(x - 30, rim - 3, 60, 6.4, 3.2), darker(_STRAW, 0.12), INK, 1.8)
    fist(figure, x, y, sleeve, (-22.0, 48.0))


def sickle(figure: Figure, x: float, y: float) -> None:
    """A sickle held in the fist at x, y, its blade curving up to the left."""
    blade = Path.parse("M-2-14C2-34-10-46-28-44C-40-42-48-32-50-22C-42-32-32-35-24-32C-14-28-9-22-8-13Z").move(x, y)
    _part(figure, blade, STEEL, x - 18, 2, shade=_STEEL_SHADE)
    figure.drawing.fill(rectangle(x - 4, y - 18, 8, 48, 3), BROWN, INK, 1.8)


def wheat(figure: Figure, x: float, y: float, count: int = 5) -> None:
    """A fan of ripe ears growing up from x, y."""
    for step in range(count):
        turn = (step - (count - 1) / 2) * 15
        ear = Drawing().fill(taper([(0, 0), (0, -40)], 1.8, 1.6, 1.2), "#B98A2E")
        for row in range(5):
            for side in (-1, 1):
                ear.fill(petal(9, 4.6).rotate(side * 32).move(0, -30 - row * 5), OCHRE if side < 0 else darker(OCHRE, 0.15), INK, 1)
        ear.fill(petal(10, 4.6).move(0, -52), OCHRE, INK, 1)
        figure.drawing.add(ear.mapped(lambda path, turn=turn: path.rotate(turn).move(x, y)))  # type: ignore[misc]


def grapes(figure: Figure, x: float, y: float) -> None:
    """A bunch of grapes hanging from x, y."""
    for row, count in enumerate((3, 4, 3, 2, 1)):
        _grape_row(figure.drawing, x, y + row * 6, count, 8.2)
    lobe = "M0 2C-5 0-11-1-13-6C-16-8-14-13-10-13C-10-18-5-18-4-14C-4-19 4-19 4-14C5-18 10-18 10-13C14-13 16-8 13-6C11-1 5 0 0 2Z"
    _part(figure, Path.parse(lobe).scale(0.8).rotate(-10).move(x - 2, y), "#6E9A48", x + 1, 1.6)


def _grape_row(drawing: Drawing, x: float, y: float, count: int, pitch: float) -> None:
    grapes_path, glints = Path(), Path()
    for step in range(count):
        px = x + (step - (count - 1) / 2) * pitch
        grapes_path = grapes_path + ellipse(px, y, pitch * 0.5)
        glints = glints + ellipse(px - pitch * 0.15, y - pitch * 0.16, pitch * 0.15)
    drawing.fill(grapes_path, "#6A4A86", INK, 1.3).fill(glints, "#C9B2DA")


def hands_on_rim(figure: Figure, x: float, y: float, sleeve: Sleeve) -> None:
    """Both hands laid on the rim of a vat, ``x`` to either side of the axis."""
    for side in (-1, 1):
        at = figure.cx + side * x
        arm = taper([(figure.cx + side * 40, y - 24), (at + side * 3, y - 16), (at, y - 3)], 26, 25, 16)
        shade = figure.right_of(at + (4 if side < 0 else 0))
        figure.drawing.two_tone(arm, sleeve.colour, shade, shade="#DDD3C0")
        figure.drawing.fill(rectangle(at - 9.4, y - 8, 18.8, 7, 2), sleeve.cuff, INK, 2)
        back: list[Knot] = [(-9, -3), (0, -5), (9, -3), (10, 5), (0, 8), (-10, 5)]
        figure.drawing.fill(smooth(back).move(at, y + 2), skin_shade(sleeve.skin, 0.16), INK, 2)
        for step in range(4):
            reach = y + 14 - abs(step - 1.4) * 1.6
            figure.drawing.fill(capsule((at - 7.2 + step * 4.8, y + 5), (at - 7.2 + step * 4.8, reach), 5), sleeve.skin, INK, 1.6)


def vat(figure: Figure, x: float, top: float) -> None:
    """The wine-press vat in front of the treader, its must full of grapes."""
    drawing = figure.drawing
    drawing.fill(ellipse(x, top, 64, 11), darker(BROWN, 0.2), INK, LINE)
    for row, (count, py) in enumerate(((9, -4.0), (10, 1.0), (9, 6.0))):
        _grape_row(drawing, x, top + py - 2, count, 10.6)
    wall = Path.parse("M-66 0C-60 13 60 13 66 0L62 60L-62 60Z").move(x, top)
    _part(figure, wall, "#A9693B", x + 8, LINE)
    for step in range(-5, 6):
        drawing.fill(taper([(x + step * 11.4, top + 8.4 - abs(step) * 0.9), (x + step * 11, top + 60)], 1.4), darker(BROWN, 0.4))
    hoop = Path.parse("M-65 10C-58 23 58 23 65 10L64.4 17C58 30-58 30-64.4 17Z").move(x, top)
    _part(figure, hoop, "#7C8A90", x + 8, 1.7)


def firewood(figure: Figure, x: float, y: float) -> None:
    """A bundle of sticks carried on the back."""
    for row, (dy, reach) in enumerate(((-18, 46), (-9, 56), (0, 60), (9, 58), (18, 50))):
        stick = taper([(-reach, dy + (row % 2) * 3), (0, dy), (reach + 3, dy - 2 + (row % 2) * 3)], 9.6, 9.6, 9)
        colour = ("#8A5A34", "#A06B3E", "#7A4A2B")[row % 3]
        figure.drawing.fill(stick.rotate(-14).move(x, y), colour, INK, 1.8)
        for side in (-1, 1):
            end = ellipse(side * (reach + (2 if side > 0 else 0)), dy + (row % 2) * 3 - (2 if side > 0 else 0), 3.4, 4.6)
            figure.drawing.fill(end.rotate(-14).move(x, y), "#E0BE8C", INK, 1.4)
    for px in (-34, 36):
        figure.drawing.fill(taper([(px - 1, -25), (px, 0), (px - 1, 25)], 4).rotate(-14).move(x, y), lighter(BROWN, 0.5), INK, 1.3)


def staff(figure: Figure, x: float, y: float, sleeve: Sleeve) -> None:
    """A crooked walking stick in the fist at x, y."""
    pole = taper([(x + 1, y + 50), (x - 1, y), (x, y - 26), (x + 3, y - 34)], 6.4, 6.6, 8)
    _part(figure, pole, "#7A4A2B", x + 1, 1.9)
    fist(figure, x, y, sleeve)
