"""What only the figures of the German pack have with them: falcon, horns, glove and horse."""

from __future__ import annotations

from build_scripts.draw.figure import Figure
from build_scripts.draw.kit import LINE, Knot, Path, Point, ellipse, rectangle, smooth, taper
from build_scripts.draw.palette import BROWN, CREAM, INK, OCHRE, VERMILION, WHITE, darker


def lit_part(figure: Figure, path: Path, colour: str, x: float, width: float = 1.8, shade: str | None = None) -> None:
    """A two-tone part placed on the card, shaded right of x."""
    figure.drawing.two_tone(path, colour, figure.right_of(x), width=width, shade=shade)


def falcon(figure: Figure, x: float, y: float) -> None:
    """A falcon sitting at x, y, looking left."""
    tail = Path.parse("M4-14L14 16L6 18L-2-10Z").move(x, y)
    lit_part(figure, tail, "#6B5A48", x + 6)
    body: list[Knot] = [
        (-4, -58),
        (6, -58),
        (12, -48),
        (17, -30),
        (14, -10),
        (4, 1),
        (-6, -2),
        (-13, -16),
        (-12, -36),
        (-12, -48),
    ]
    outline = smooth(body).move(x, y)
    lit_part(figure, outline, CREAM, x + 3, 2, shade="#D8C7A0")
    for row, (py, count) in enumerate(((-32, 2), (-24, 3), (-16, 3), (-8, 2))):
        for step in range(count):
            speck = Path.parse("M0-2.6C2 0 1.4 2.6 0 2.6C-1.4 2.6-2 0 0-2.6Z").move(
                x - 9 + step * 5.4 + (row % 2) * 1.6, y + py
            )
            figure.drawing.fill(speck, "#7A5A3A")
    wing = Path.parse("M4-46C16-44 22-26 18-8C16 2 14 8 12 14C8 2 2-4 1-18C0-30 0-40 4-46Z").move(x, y)
    lit_part(figure, wing, "#7C6A56", x + 11)
    for step in range(3):
        quill: list[Point] = [
            (x + 6 + step * 4, y - 34 + step * 5),
            (x + 9 + step * 3.4, y - 16),
            (x + 11 + step * 1.4, y + 2),
        ]
        figure.drawing.fill(taper(quill, 0.3, 1.4, 0.3), INK)
    hood = Path.parse("M-13-48C-14-60-2-66 6-60C12-56 12-50 9-46C4-43-6-43-13-48Z").move(x, y)
    lit_part(figure, hood, "#6B5A48", x + 2)
    figure.drawing.fill(Path.parse("M-12-52C-19-52-21-46-18-42C-16-46-13-46-11-46Z").move(x, y), OCHRE, INK, 1.5)
    figure.drawing.fill(ellipse(x - 5, y - 53, 2.6), OCHRE, INK, 1.2).fill(ellipse(x - 5.4, y - 53, 1.2), INK)
    for offset in (-5, 2):
        figure.drawing.fill(rectangle(x + offset, y - 3, 4.6, 8, 2), OCHRE, INK, 1.3)


def horn(figure: Figure, x: float, foot: float, top: float) -> None:
    """A herdsman's long horn with metal bands, its bell curving to the left above."""
    tube = taper([(x + 2, foot), (x + 3, (foot + top) / 2 + 8), (x - 1, top + 24), (x - 16, top + 8)], 6, 11, 22)
    lit_part(figure, tube, "#D8B884", x + 1, 2)
    mouth = ellipse(0, 0, 6.4, 11.6).rotate(44).move(x - 17.4, top + 7)
    figure.drawing.fill(mouth, darker(BROWN, 0.35), INK, 2)
    for centre, turn, wide in (((x + 3, foot - 66), 2, 9.6), ((x + 1, top + 36), -8, 13), ((x - 6, top + 20), -36, 16)):
        band = rectangle(-wide / 2, -2.2, wide, 4.4, 1.6).rotate(turn).move(*centre)
        figure.drawing.fill(band, VERMILION, INK, 1.4)


def hanging_horn(figure: Figure, x: float, y: float) -> None:
    """A hunting horn on the breast, its strap over the shoulder."""
    for side in (-1, 1):
        figure.drawing.stroke(
            smooth([(x + side * 20, y - 6), (x + side * 25, y - 16), (x + side * 26, y - 25)], closed=False), INK, 4
        )
        figure.drawing.stroke(
            smooth([(x + side * 20, y - 6), (x + side * 25, y - 16), (x + side * 26, y - 25)], closed=False),
            VERMILION,
            2,
        )
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
    lit_part(figure, smooth(palm).move(x, y - 8), colour, x - 1)


def horse_head(figure: Figure, coat: str, mane: str, harness: str, metal: str = OCHRE) -> None:
    """The king's horse: head and neck, looking left, at the left of the card."""
    drawing = figure.drawing
    outline: list[Knot] = [(-28, -76), (-36, -70), (-47, -57), (-60, -43), (-72, -32), (-80, -24), (-80, -15), (-73,
        -10), (-64, -12),
                           (-55, -20), (-44, -25), (-33, -26, True), (-33, -8), (-36, 20), (36, 20), (30, -16), (18,
                               -44), (0, -64), (-16, -75)]  # fmt: skip
    for x, turn, ground in ((-16, 20, darker(coat, 0.22)), (-24, 2, coat)):
        ear = Path.parse("M-7 8C-10-2-6-14 2-24C8-14 10-2 8 8Z").rotate(turn).move(x, -74)
        drawing.fill(ear, ground, INK, 2)
        drawing.fill(Path.parse("M-2 4C-4-3-2-11 2-17C4-10 4-3 3 4Z").rotate(turn).move(x, -74), darker(ground, 0.4))
    head = smooth(outline)
    shade = smooth(
        [
            (-30, -60),
            (-44, -44),
            (-62, -26),
            (-82, -16),
            (-82, 0),
            (-46, 0),
            (-36, 30),
            (60, 30),
            (60, -40),
            (10, -30),
            (-14, -40),
        ]
    )
    drawing.two_tone(head, coat, shade, shade=darker(coat, 0.18), width=LINE)
    locks = Path()
    for step, (px, py) in enumerate(
        ((-24, -75), (-12, -74), (-1, -66), (8, -56), (15, -45), (21, -33), (26, -20), (29, -7))
    ):
        lock = (
            Path.parse("M-4-6C6-7 13 0 12 15C8 13 7 10 4 12C2 8-4 4-7 2Z")
            .rotate(-18 + step * 6)
            .scale(1.2)
            .move(px, py)
        )
        locks = locks | lock
    drawing.two_tone(locks, mane, figure.right_of(4), width=1.9)
    drawing.fill(taper([(-27, -78), (-36, -70), (-42, -58)], 3, 8, 1), mane, INK, 1.7)
    eye = Path.parse("M-6 1C-4-3.6 3-4 6 0C3 3.4-3 3.6-6 1Z").rotate(-40).move(-46, -46)
    drawing.fill(eye, WHITE, INK, 1.3).fill(ellipse(-46.6, -45.8, 2.5), INK)
    drawing.fill(taper([(-52, -45), (-47, -51), (-40, -50)], 0.6, 2.0, 0.6), INK)
    drawing.fill(ellipse(0, 0, 2.6, 1.7).rotate(-50).move(-74.6, -22.4), INK)
    drawing.fill(taper([(-78, -15), (-71, -17), (-66, -20)], 0.5, 1.6, 0.4), INK)
    for line in (
        [(-66, -38), (-60, -27), (-56, -19)],
        [(-33, -71), (-36, -52), (-40, -26)],
        [(-60, -28), (-48, -36), (-38, -40)],
    ):
        drawing.fill(taper(line, 5.2) & head, harness, INK, 1.3)
    for stud in ((-60.4, -28.0), (-37.6, -41.0)):
        drawing.fill(ellipse(*stud, 3.7), metal, INK, 1.4)
    drawing.fill(taper([(-59, -26), (-46, -10), (-26, -4)], 3.4), harness, INK, 1.2)
