"""What the four seasons bring: basket, sickle, corn, grapes, vat and firewood."""

from __future__ import annotations

from build_scripts.draw.arms import Sleeve, fist
from build_scripts.draw.attributes import blossom, tulip_cup
from build_scripts.draw.companions import lit_part
from build_scripts.draw.figure import Figure
from build_scripts.draw.kit import LINE, Drawing, Path, Point, ellipse, petal, rectangle, taper
from build_scripts.draw.palette import BROWN, INK, LEAF, OCHRE, STEEL, VERMILION, WHITE, darker, lighter

_STEEL_SHADE = "#B9BDB8"
_STRAW = "#D9B264"


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
    lit_part(figure, bowl, _STRAW, x + 4, 2)
    weave = Path()
    for row in range(3):
        for step in range(-4, 5):
            px = x + step * 7 + (3.5 if row % 2 else 0)
            weave = weave + taper([(px - 3, rim + 7 + row * 8), (px + 3, rim + 7 + row * 8)], 0.8, 3, 0.8)
    drawing.fill(weave & bowl, darker(_STRAW, 0.4))
    drawing.fill(rectangle(x - 30, rim - 3, 60, 6.4, 3.2), darker(_STRAW, 0.12), INK, 1.8)
    fist(figure, x, y, sleeve, (-22.0, 48.0))


def sickle(figure: Figure, x: float, y: float) -> None:
    """A sickle held in the fist at x, y, its blade curving up to the left."""
    blade = Path.parse("M-2-14C2-34-10-46-28-44C-40-42-48-32-50-22C-42-32-32-35-24-32C-14-28-9-22-8-13Z").move(x, y)
    lit_part(figure, blade, STEEL, x - 18, 2, shade=_STEEL_SHADE)
    figure.drawing.fill(rectangle(x - 4, y - 18, 8, 48, 3), BROWN, INK, 1.8)


def wheat(figure: Figure, x: float, y: float) -> None:
    """A fan of ripe ears growing up from x, y."""
    for turn in (-30, -15, 0, 15, 30):
        ear = Drawing().fill(taper([(0, 0), (0, -40)], 1.8, 1.6, 1.2), "#B98A2E")
        for row in range(5):
            for side in (-1, 1):
                ear.fill(
                    petal(9, 4.6).rotate(side * 32).move(0, -30 - row * 5),
                    OCHRE if side < 0 else darker(OCHRE, 0.15),
                    INK,
                    1,
                )
        ear.fill(petal(10, 4.6).move(0, -52), OCHRE, INK, 1)
        figure.drawing.add(ear.mapped(lambda path, turn=turn: path.rotate(turn).move(x, y)))  # type: ignore[misc]


def grapes(figure: Figure, x: float, y: float) -> None:
    """A bunch of grapes hanging from x, y."""
    for row, count in enumerate((3, 4, 3, 2, 1)):
        _grape_row(figure.drawing, x, y + row * 6, count, 8.2)
    lobe = (
        "M0 2C-5 0-11-1-13-6C-16-8-14-13-10-13C-10-18-5-18-4-14C-4-19 4-19 4-14C5-18 10-18 10-13"
        "C14-13 16-8 13-6C11-1 5 0 0 2Z"
    )
    lit_part(figure, Path.parse(lobe).scale(0.8).rotate(-10).move(x - 2, y), "#6E9A48", x + 1, 1.6)


def _grape_row(drawing: Drawing, x: float, y: float, count: int, pitch: float) -> None:
    grapes_path, glints = Path(), Path()
    for step in range(count):
        px = x + (step - (count - 1) / 2) * pitch
        grapes_path = grapes_path + ellipse(px, y, pitch * 0.5)
        glints = glints + ellipse(px - pitch * 0.15, y - pitch * 0.16, pitch * 0.15)
    drawing.fill(grapes_path, "#6A4A86", INK, 1.3).fill(glints, "#C9B2DA")


def vat(figure: Figure, x: float, top: float) -> None:
    """The wine-press vat in front of the treader, its must full of grapes."""
    drawing = figure.drawing
    drawing.fill(ellipse(x, top, 64, 11), darker(BROWN, 0.2), INK, LINE)
    for count, py in ((9, -4.0), (10, 1.0), (9, 6.0)):
        _grape_row(drawing, x, top + py - 2, count, 10.6)
    wall = Path.parse("M-66 0C-60 13 60 13 66 0L62 60L-62 60Z").move(x, top)
    lit_part(figure, wall, "#A9693B", x + 8, LINE)
    for step in range(-5, 6):
        drawing.fill(
            taper([(x + step * 11.4, top + 8.4 - abs(step) * 0.9), (x + step * 11, top + 60)], 1.4), darker(BROWN, 0.4)
        )
    hoop = Path.parse("M-65 10C-58 23 58 23 65 10L64.4 17C58 30-58 30-64.4 17Z").move(x, top)
    lit_part(figure, hoop, "#7C8A90", x + 8, 1.7)


def firewood(figure: Figure, x: float, y: float) -> None:
    """A bundle of sticks carried on the back."""
    for row, (dy, reach) in enumerate(((-18, 46), (-9, 56), (0, 60), (9, 58), (18, 50))):
        stick = taper([(-reach, dy + (row % 2) * 3), (0, dy), (reach + 3, dy - 2 + (row % 2) * 3)], 9.6, 9.6, 9)
        colour = ("#8A5A34", "#A06B3E", "#7A4A2B")[row % 3]
        figure.drawing.fill(stick.rotate(-14).move(x, y), colour, INK, 1.8)
        for side in (-1, 1):
            end = ellipse(
                side * (reach + (2 if side > 0 else 0)), dy + (row % 2) * 3 - (2 if side > 0 else 0), 3.4, 4.6
            )
            figure.drawing.fill(end.rotate(-14).move(x, y), "#E0BE8C", INK, 1.4)
    for px in (-34, 36):
        figure.drawing.fill(
            taper([(px - 1, -25), (px, 0), (px - 1, 25)], 4).rotate(-14).move(x, y), lighter(BROWN, 0.5), INK, 1.3
        )


def staff(figure: Figure, x: float, y: float, sleeve: Sleeve) -> None:
    """A crooked walking stick in the fist at x, y."""
    pole = taper([(x + 1, y + 50), (x - 1, y), (x, y - 26), (x + 3, y - 34)], 6.4, 6.6, 8)
    lit_part(figure, pole, "#7A4A2B", x + 1, 1.9)
    fist(figure, x, y, sleeve)
