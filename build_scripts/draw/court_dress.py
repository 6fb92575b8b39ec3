"""Dress of the great; each takes a figure, three colours (main, second, accent) and the half width."""

from __future__ import annotations

from build_scripts.draw.figure import Figure
from build_scripts.draw.kit import Path, ellipse, oval_points, petal, rectangle, ring, smooth, symmetric, taper
from build_scripts.draw.palette import INK, WHITE, darker
from build_scripts.draw.signs import DIAMOND
from build_scripts.draw.tailoring import LINEN_SHADE, Colours, torso


def ermine(figure: Figure, colours: Colours, width: float) -> None:
    """A royal mantle under an ermine cape."""
    main, second, accent = colours
    figure.body_part(torso(width), main)
    cape = symmetric([(0, -50), (18, -54), (38, -46), (54, -30), (59, -15), (41, -11), (20, -7), (0, -5)])
    figure.body_part(cape, WHITE, shade=LINEN_SHADE)
    tail = Path.parse("M0-4C2-1 2.4 2 3 5L.8 3.4L0 6L-.8 3.4L-3 5C-2.4 2-2-1 0-4Z")
    for x, y in ((-44, -25), (-31, -37), (-27, -18), (-13, -14), (-14, -29)):
        figure.drawing.fill(figure.body(tail.move(x, y)) + figure.body(tail.move(-x, y)), INK)
    front = Path.parse("M-6-6L6-6L8 62L-8 62Z")
    figure.body_part(front, second, width=1.8)
    for step in range(5):
        figure.body_flat(DIAMOND.scale(9).move(0, 7 + step * 11), accent)
    figure.body_part(ellipse(0, -7, 8), second, width=1.8)
    figure.body_part(ellipse(0, -7, 4.2), accent, width=1.3)


def dolman(figure: Figure, colours: Colours, width: float) -> None:
    """A coat braided with cords from side to side."""
    main, second, accent = colours
    base = torso(width)
    figure.body_part(base, main)
    figure.body_part(Path.parse("M-18-55L-16-43C-8-38 8-38 16-43L18-55C10-49-10-49-18-55Z"), second, width=1.8)
    figure.body_flat(rectangle(-1.2, -41, 2.4, 103), second)
    for step in range(8):
        y, reach = -32 + step * 11.4, 34 - step * 2.2
        for side in (-1, 1):
            cord = taper([(side * 2, y), (side * reach * 0.5, y - 2.2), (side * reach, y - 4.6)], 2.6)
            figure.body_flat(cord & base, second)
            knot = ellipse(side * (reach + 1), y - 4.7, 3.5) - ellipse(side * (reach + 1), y - 4.7, 1.3)
            figure.body_flat(knot & base, second)
        figure.body_part(ellipse(0, y, 3), accent, width=1.2)
    for side in (-1, 1):
        figure.body_flat(taper([(side * 44, -36), (side * 47, -10), (side * 46, 50)], 0.5, 1.6, 1), INK)
        seam = [(side * 24, -47), (side * width * 0.62, -40), (side * width * 0.92, -27)]
        figure.body_flat(taper(seam, 2.4) & base, accent)


def ruffed(figure: Figure, colours: Colours, width: float) -> None:
    """A slashed doublet with puffed sleeves under a white ruff."""
    main, second, accent = colours
    base = torso(width)
    figure.body_part(base, main)
    for side in (-1, 1):
        sleeve = base & Path.parse("M26-80L90-80L90 80L40 80C44 30 42-6 26-40Z").scale(side, 1)
        figure.body_part(sleeve, second, width=1.8)
        for step in range(6):
            slash = [
                (side * (40 + step), -34 + step * 14),
                (side * (54 + step * 0.8), -30 + step * 14),
                (side * 69, -20 + step * 14),
            ]
            figure.body_flat(taper(slash, 0.6, 3.6, 0.6) & sleeve, main)
        for step in range(5):
            drop = Path.parse("M0 0C-3-4-3-7 0-11C3-7 3-4 0 0Z").rotate(side * 8).move(side * 15, -24 + step * 17)
            figure.body_flat(drop, second)
    figure.body_flat(rectangle(-1, -40, 2, 102), second)
    for step in range(7):
        figure.body_part(ellipse(0, -30 + step * 12, 2.6), accent, width=1.1)
    _ruff(figure, -54, 28)


def _ruff(figure: Figure, y: float, reach: float) -> None:
    ruff = ellipse(0, y, reach, 14)
    for x, py in oval_points(0, y, reach - 1, 13, 70, 290, 12):
        ruff = ruff | ellipse(x, py, 8.2, 7.6)
    figure.body_part(ruff, WHITE, shade=LINEN_SHADE)
    for inner, outer in zip(
        oval_points(0, y - 2, 12, 5, 74, 286, 14), oval_points(0, y, 32, 17.5, 74, 286, 14), strict=True
    ):
        middle = ((inner[0] + outer[0]) / 2, (inner[1] + outer[1]) / 2 + 0.8)
        figure.body_flat(taper([inner, middle, outer], 0.2, 1.3, 0.5), "#9B907C")


def gown(figure: Figure, colours: Colours, width: float) -> None:
    """A gown with a round yoke and embroidered scrolls."""
    main, second, accent = colours
    base = torso(width)
    figure.body_part(base, main)
    yoke = Path.parse("M-27-52C-27-30-16-23 0-21C16-23 27-30 27-52L18-50C16-38 10-33 0-32C-10-33-16-38-18-50Z")
    figure.body_part(yoke, second, width=1.7)
    for x, y in oval_points(0, -44, 21, 17.5, 116, 244, 7):
        figure.body_flat(ellipse(x, y, 1.7), accent)
    for side in (-1, 1):
        for step in range(4):
            curl = [(side * 10, -6 + step * 21), (side * 22, -14 + step * 20), (side * 34, -8 + step * 20),
                    (side * 34, 2 + step * 20), (side * 27, 3 + step * 20)]  # fmt: skip
            figure.body_flat(taper(curl, 0.8, 2.3, 1.2), accent)
            figure.body_flat(petal(9, 6).rotate(side * 50).move(side * 20, -13 + step * 21), accent)
            figure.body_flat(ellipse(side * 26.4, 0.6 + step * 20, 2.7), accent)
    figure.body_part(ellipse(0, -12, 5.6), second, width=1.6)
    figure.body_flat(ellipse(0, -12, 2.6), accent)


def high_collar(figure: Figure, colours: Colours, width: float) -> None:
    """A court dress: fan collar standing behind the neck (see :func:`fan_collar`), stomacher and pearls."""
    main, second, accent = colours
    figure.body_part(torso(width), main)
    for side in (-1, 1):
        puff = smooth(
            [(side * 36, -45), (side * 56, -44), (side * 72, -26), (side * 70, -4), (side * 54, 2), (side * 40, -10)]
        )
        figure.body_part(puff, second, split=side * 54)
        for step in range(3):
            slash = [
                (side * (44 + step * 9), -38 + step * 4),
                (side * (46 + step * 9), -22 + step * 3),
                (side * (44 + step * 7), -6),
            ]
            figure.body_flat(taper(slash, 0.6, 4, 0.6) & puff, accent)
    stomacher = Path.parse("M-22-48L22-48L10 62L-10 62Z")
    figure.body_part(stomacher, second, width=1.8)
    for step in range(4):
        figure.body_flat(DIAMOND.scale(14).move(0, -34 + step * 20), accent)
        figure.body_part(ellipse(0, -34 + step * 20, 2.6), WHITE, width=1.1)
    for x, y in oval_points(0, -50, 20, 16, 110, 250, 11):
        figure.body_part(ellipse(x, y, 2.5), WHITE, width=1.2, split=x)


def fan_collar(figure: Figure, colour: str, edge: str) -> None:
    """The wired lace collar that stands behind the head of :func:`high_collar`; draw it before the neck."""
    fan = Path.parse("M-20-44C-40-52-50-74-46-96C-34-84-14-70 0-68C14-70 34-84 46-96C50-74 40-52 20-44Z")
    figure.body_part(fan, colour, shade=LINEN_SHADE)
    for x, y in ((46, -92), (48, -82), (46.5, -72), (43, -62), (36.5, -53)):
        figure.body_part(ellipse(-x, y, 3.4), edge, width=1.3, split=-x)
        figure.body_part(ellipse(x, y, 3.4), edge, width=1.3, split=x)
    for reach in (0.35, 0.65):
        for side in (-1, 1):
            line = [(side * 12, -54), (side * (20 + 14 * reach), -62 - 6 * reach), (side * 42, -90 + 34 * (1 - reach))]
            figure.body_flat(taper(line, 0.4, 1.3, 0.3) & fan, "#9B907C")


def fur_coat(figure: Figure, colours: Colours, width: float) -> None:
    """A coat with a broad fur collar falling in two bands, and a chain of office."""
    main, second, accent = colours
    base = torso(width)
    figure.body_part(base, main)
    for side in (-1, 1):
        figure.body_flat(taper([(side * 50, -34), (side * 53, -6), (side * 50, 56)], 0.5, 1.7, 1), INK)
        fur = smooth([(side * 12, -56), (side * 30, -52), (side * 38, -40), (side * 36, -22), (side * 30, -6),
                      (side * 26, 20), (side * 25, 62), (side * 7, 62), (side * 8, 10), (side * 10, -22),
                      (side * 6, -42)])  # fmt: skip
        figure.body_part(fur, second, split=side * 22)
        for step in range(8):
            y = -44.0 + step * 13
            tuft = [(side * (18 + (step % 2) * 7), y), (side * (19 + (step % 2) * 7), y + 5)]
            figure.body_flat(taper(tuft, 0.4, 1.7, 0.3) & fur, darker(second, 0.45))
    for x, y in oval_points(0, -40, 25, 34, 120, 240, 9):
        figure.body_part(ellipse(x, y, 3.2), accent, width=1.3, split=x)
    figure.body_part(ellipse(0, -2, 7), accent, width=1.7, split=0)
    figure.body_flat(ring(petal(4.6, 3.6), 4, 0.4).move(0, -2), main)


def cloak(figure: Figure, colours: Colours, width: float) -> None:
    """A doublet with a cloak thrown over the shoulders, clasped in front."""
    main, second, accent = colours
    figure.body_part(torso(width - 6), main)
    figure.body_flat(rectangle(-1, -40, 2, 102), accent)
    for step in range(7):
        figure.body_part(ellipse(0, -30 + step * 12, 2.5), accent, width=1.1)
        for side in (-1, 1):
            figure.body_flat(
                taper([(side * 8, -26 + step * 12), (side * 20, -29 + step * 12)], 1.4, 1.6, 0.5), darker(main, 0.5)
            )
    for side in (-1, 1):
        fall = smooth([(side * 8, -52), (side * 34, -52), (side * (width - 2), -36), (side * (width + 8), 0),
                       (side * (width + 12), 62), (side * 36, 62), (side * 38, 10), (side * 33, -18), (side * 16,
                           -38)])  # fmt: skip
        figure.body_part(fall, second, split=side * 44)
        for step in range(2):
            fold = [
                (side * (38 + step * 12), -38 + step * 6),
                (side * (46 + step * 10), -8),
                (side * (46 + step * 11), 50),
            ]
            figure.body_flat(taper(fold, 0.4, 1.7, 0.5) & fall, darker(second, 0.5))
    figure.body_flat(taper([(-13, -38), (0, -33), (13, -38)], 2.2), accent)
    for side in (-1, 1):
        figure.body_part(ellipse(side * 15, -39, 5), accent, width=1.6, split=side * 15)
