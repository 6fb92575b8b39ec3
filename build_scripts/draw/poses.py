"""What both hands do together: fold on a sword, cross, lie on a rim."""

from __future__ import annotations

from build_scripts.draw.arms import Sleeve
from build_scripts.draw.companions import lit_part
from build_scripts.draw.figure import Figure
from build_scripts.draw.kit import Knot, Path, Point, capsule, ellipse, polygon, polyline, rectangle, smooth, taper
from build_scripts.draw.palette import BROWN, INK, OCHRE, STEEL, VERMILION, darker, skin_shade

_STEEL_SHADE = "#B9BDB8"


def on_the_sword(figure: Figure, x: float, y: float, sleeve: Sleeve) -> None:
    """Both hands folded on the hilt of a sword that stands before the person."""
    drawing = figure.drawing
    lit_part(figure, rectangle(x - 5, y, 10, 60), STEEL, x, shade=_STEEL_SHADE)
    lit_part(figure, rectangle(x - 20, y + 12, 40, 7, 3.4), OCHRE, x)
    lit_part(figure, ellipse(x, y - 23, 7), OCHRE, x)
    drawing.fill(ellipse(x, y - 23, 2.6), VERMILION)
    drawing.fill(rectangle(x - 3.4, y - 17, 6.8, 12), darker(BROWN, 0.2), INK, 1.6)
    for side in (-1, 1):
        arm = taper([(x + side * 60, y + 22), (x + side * 36, y + 12), (x + side * 12, y)], 30, 26, 19)
        drawing.two_tone(arm, sleeve.colour, rectangle(x - 200, y + 9, 400, 90), shade=darker(sleeve.colour, 0.2))
        cuff = polygon((x + side * 24, y - 6), (x + side * 15, y - 11), (x + side * 11, y + 8), (x + side * 20, y + 14))
        drawing.fill(cuff, sleeve.cuff, INK, 2)
    for side, lift in ((-1, 0.0), (1, -5.0)):
        palm: list[Knot] = [
            (side * -9, -7),
            (side * 4, -9),
            (side * 14, -5),
            (side * 14, 7),
            (side * 4, 10),
            (side * -8, 8),
        ]
        drawing.fill(smooth(palm).move(x, y + lift), sleeve.skin, INK, 2)
    for step in range(3):
        drawing.stroke(polyline((x - 5, y - 8 + step * 4.6), (x + 3, y - 8.6 + step * 4.6)), INK, 1.5)
    drawing.fill(ellipse(x + 6, y - 11, 7, 3.4).rotate(-12, x + 6, y - 11), skin_shade(sleeve.skin, 0.1), INK, 1.6)


def crossed_arms(figure: Figure, x: float, y: float, sleeve: Sleeve) -> None:
    """Arms crossed over the breast, each hand laid on the other upper arm."""
    drawing = figure.drawing
    for side in (-1, 1):
        colour = darker(sleeve.colour, 0.14) if side < 0 else sleeve.colour
        upper = taper([(x - side * 46, y - 11), (x - side * 60, y), (x - side * 60, y + 18)], 18, 27, 25)
        upper = upper | ellipse(x - side * 46, y - 11, 9.4)
        drawing.two_tone(upper, colour, figure.right_of(x - side * 58), shade=darker(colour, 0.2))
        forearm = taper([(x - side * 58, y + 20), (x - side * 16, y + 9), (x + side * 32, y - 4)], 25, 22, 16)
        arm = forearm | ellipse(x - side * 60, y + 19, 13)
        drawing.two_tone(arm, colour, rectangle(x - 200, y + 8, 400, 90), shade=darker(colour, 0.2))
        for fold in (0.0, 9.0):
            crease: list[Point] = [(x - side * (44 - fold), y + 8), (x - side * (39 - fold), y + 15)]
            drawing.fill(taper([*crease, (x - side * (41 - fold), y + 23)], 0.4, 1.7, 0.4), darker(colour, 0.5))
        back: list[Knot] = [
            (side * 31, y - 13),
            (side * 42, y - 15),
            (side * 46, y - 6),
            (side * 42, y + 4),
            (side * 31, y + 4),
        ]
        drawing.fill(smooth(back).move(x, 0), skin_shade(sleeve.skin, 0.16), INK, 2)
        for step in range(4):
            base, tip = (
                (x + side * 42, y - 12.4 + step * 4.7),
                (x + side * (55 - abs(step - 1.3)), y - 10.4 + step * 4.3),
            )
            drawing.fill(capsule(base, tip, 5.2), sleeve.skin, INK, 1.6)
        cuff = polygon((x + side * 24, y - 14), (x + side * 33, y - 16), (x + side * 35, y + 5), (x + side * 26, y + 8))
        drawing.fill(cuff, sleeve.cuff, INK, 2)


def hands_on_rim(figure: Figure, x: float, y: float, sleeve: Sleeve) -> None:
    """Both hands laid on the rim of a vat, ``x`` to either side of the axis."""
    for side in (-1, 1):
        at = figure.cx + side * x
        sleeve_outline = Path.parse("M30-26C46-30 64-20 67-9L62-3L43-3C44-10 36-14 31-20Z").scale(side, 1)
        arm = sleeve_outline.move(figure.cx, y)
        shade = figure.right_of(at + (4 if side < 0 else 0))
        figure.drawing.two_tone(arm, sleeve.colour, shade, shade="#DDD3C0")
        figure.drawing.fill(rectangle(at - 9.4, y - 8, 18.8, 7, 2), sleeve.cuff, INK, 2)
        back: list[Knot] = [(-9, -3), (0, -5), (9, -3), (10, 5), (0, 8), (-10, 5)]
        figure.drawing.fill(smooth(back).move(at, y + 2), skin_shade(sleeve.skin, 0.16), INK, 2)
        for step in range(4):
            reach = y + 14 - abs(step - 1.4) * 1.6
            figure.drawing.fill(
                capsule((at - 7.2 + step * 4.8, y + 5), (at - 7.2 + step * 4.8, reach), 5), sleeve.skin, INK, 1.6
            )
