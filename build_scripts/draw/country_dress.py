"""Dress of pages, soldiers and country people; the same parameters as in ``court_dress``."""

from __future__ import annotations

from build_scripts.draw.figure import Figure
from build_scripts.draw.kit import Path, ellipse, oval_points, petal, polygon, ring, smooth, symmetric, taper
from build_scripts.draw.palette import INK, IRON, LEAF, STEEL, WHITE, darker, lighter, mix
from build_scripts.draw.signs import DIAMOND
from build_scripts.draw.tailoring import LINEN_SHADE, Colours, flower, torso


def bodice(figure: Figure, colours: Colours, width: float) -> None:
    """A laced bodice with embroidered front and wide linen sleeves."""
    main, second, accent = colours
    figure.body_part(torso(width), main)
    panel = Path.parse("M-17-50C-14-30-11-10-9 62L9 62C11-10 14-30 17-50C8-41-8-41-17-50Z")
    figure.body_part(panel, second, width=1.8)
    flower(figure, 0, -24, 10, (accent, mix(accent, WHITE, 0.4), "#D9A441"))
    for side in (-1, 1):
        figure.body_flat(petal(10, 4.6).rotate(side * 118).move(side, -13), LEAF)
        figure.body_flat(petal(9, 4.2).rotate(side * 62).move(side * 2, -35), LEAF)
    flower(figure, 0, -2, 5.4, (accent, "#D9A441", accent))
    for side in (-1, 1):
        sleeve = smooth([(side * 34, -46), (side * 54, -43), (side * 75, -22), (side * 81, 6), (side * 83, 62),
                         (side * 44, 62), (side * 38, -16)])  # fmt: skip
        figure.body_part(sleeve, WHITE, shade=LINEN_SHADE)
        for step in range(3):
            x = 46.0 + step * 8
            fold = [(side * x, -36 + step * 6), (side * (x + 7), -18 + step * 5), (side * (x + 6), 10)]
            figure.body_flat(taper(fold, 0.3, 1.5, 0.3) & sleeve, "#9B907C")
        stars = Path()
        for step in range(5):
            stars = stars + ring(petal(3.8, 3.2), 4, 0.2).move(side * (43 + step * 7), -36 + step * step * 1.2)
        figure.body_flat(stars & sleeve, accent)
    for step, (x, y) in enumerate(oval_points(0, -52, 21, 11, 106, 254, 9)):
        figure.body_part(ellipse(x, y, 2.9), (accent, "#D9A441")[step % 2], width=1.2, split=x)


def parti_coloured(figure: Figure, colours: Colours, width: float) -> None:
    """A tunic of two colours with lozenges and a wide collar."""
    main, second, accent = colours
    base = torso(width)
    figure.body_part(base, main, shade=second)
    for side in (-1, 1):
        for step in range(6):
            lozenge = DIAMOND.scale(13).move(side * (23 + (step % 2) * 13), -28 + step * 12)
            figure.drawing.fill(figure.body(lozenge & base), second if side < 0 else main)
        figure.body_flat(taper([(side * 46, -35), (side * 49, -10), (side * 47, 50)], 0.5, 1.6, 1), INK)
    figure.body_part(Path.parse("M-21-53C-24-44-14-33 0-27C14-33 24-44 21-53C10-45-10-45-21-53Z"), accent, width=1.9)
    for step in range(6):
        figure.body_part(ellipse(0, -18 + step * 12, 2.8), accent, width=1.2)


def sweater(figure: Figure, colours: Colours, width: float) -> None:
    """A knitted jersey: eight-pointed rose on the chest, small lice over the yoke."""
    main, second, accent = colours
    base = torso(width)
    figure.body_part(base, main)
    yoke = base & Path.parse("M-90-60L90-60L90-14C50-26 20-18 0-18C-20-18-50-26-90-14Z")
    figure.body_part(yoke, second, width=1.8)
    for row, y in enumerate((-40, -31, -22)):
        for step in range(-8, 9):
            x = step * 8 + (4 if row % 2 else 0)
            figure.body_flat(DIAMOND.scale(4.6).move(x, y + abs(x) * 0.12) & yoke, main)
    cell = polygon((0, 0), (4.6, -4.6), (4.6, -13.8), (0, -9.2))
    rose = ring(cell, 4) + ring(cell.mirror(), 4)
    for x, y in ((0, 6), (-36, 8), (36, 8), (0, 40)):
        figure.body_flat(rose.scale(1.05).move(x, y) & base, second)
    figure.body_part(Path.parse("M-18-56L-17-44C-8-38 8-38 17-44L18-56C10-50-10-50-18-56Z"), accent, width=1.8)
    for side in (-1, 1):
        figure.body_flat(taper([(side * 46, -14), (side * 50, 6), (side * 48, 56)], 0.5, 1.6, 1), INK)


def striped(figure: Figure, colours: Colours, width: float) -> None:
    """A doublet of broad upright stripes under a falling lace collar."""
    main, second, accent = colours
    base = torso(width)
    figure.body_part(base, main)
    for step in range(-4, 5):
        x = step * 15
        stripe = taper([(x * 0.62 - 3, -60), (x - 3, -10), (x * 1.04 - 3, 70)], 6.4, 7, 7)
        figure.body_flat(stripe.move(3, 0) & base, second)
    for side in (-1, 1):
        figure.body_flat(taper([(side * 45, -35), (side * 48, -10), (side * 46, 50)], 0.5, 1.6, 1), INK)
    collar = Path.parse(
        "M-20-54C-34-48-38-40-40-32C-32-30-28-26-24-22C-20-26-12-26-8-22C-5-26-2-28 0-32"
        "C2-28 5-26 8-22C12-26 20-26 24-22C28-26 32-30 40-32C38-40 34-48 20-54C10-46-10-46-20-54Z"
    )
    figure.body_part(collar, WHITE, shade=LINEN_SHADE, width=2)
    for x in (-30, -16, 16, 30):
        figure.body_flat(ellipse(x, -31 if abs(x) < 20 else -37, 1.7), accent)


def breastplate(figure: Figure, colours: Colours, width: float) -> None:
    """A steel breastplate with shoulder plates over a coloured arming coat."""
    main, second, accent = colours
    figure.body_part(torso(width), main)
    plate = symmetric([(0, -42), (16, -47), (32, -42), (38, -20), (38, 10), (34, 62), (0, 62)])
    figure.body_part(plate, STEEL, shade="#AEB4B2")
    figure.body_flat(taper([(0, -40), (0.6, 0), (0, 60)], 1.2, 1.8, 1.2), IRON)
    figure.body_flat(taper([(-24, -34), (-28, -14), (-27, 14)], 0.5, 3, 0.5), WHITE)
    for x, y in oval_points(0, -44, 25, 16, 110, 250, 9):
        figure.body_flat(ellipse(x, y, 1.7), second)
    for side in (-1, 1):
        for step in range(3):
            lame = smooth([(side * 30, -47 + step * 10), (side * 52, -46 + step * 10), (side * (70 - step),
                -28 + step * 11),
                           (side * (66 - step), -17 + step * 11), (side * 46, -31 + step * 9), (side * 33,
                               -34 + step * 9)])  # fmt: skip
            figure.body_part(lame, lighter(IRON, 0.45), shade=lighter(IRON, 0.2), width=1.9, split=side * 52)
            figure.body_flat(ellipse(side * (60 - step), -30 + step * 11, 1.6), second)
    figure.body_part(Path.parse("M-18-56L-17-43C-8-37 8-37 17-43L18-56C10-50-10-50-18-56Z"), accent, width=1.8)


def work_shirt(figure: Figure, colours: Colours, width: float) -> None:
    """A linen shirt under a waistcoat, open at the neck."""
    main, second, accent = colours
    base = torso(width)
    figure.body_part(base, WHITE, shade=LINEN_SHADE)
    vest = (
        Path.parse("M-34-49C-40-30-42 0-42 62L42 62C42 0 40-30 34-49L20-50C14-34 6-22 0-12C-6-22-14-34-20-50Z") & base
    )
    figure.body_part(vest, main)
    figure.body_part(
        Path.parse("M-19-54L-26-40L-8-30L0-38L8-30L26-40L19-54C10-46-10-46-19-54Z"),
        WHITE,
        shade=LINEN_SHADE,
        width=1.9,
    )
    for step in range(6):
        figure.body_part(ellipse(0, -4 + step * 11, 2.7), accent, width=1.2)
    for side in (-1, 1):
        for step in range(4):
            figure.body_flat(ring(petal(4.4, 3.4), 5, 0.4).move(side * (27 - step), -30 + step * 15), second)
            figure.body_flat(ellipse(side * (27 - step), -30 + step * 15, 1.5), accent)
        for step in range(2):
            fold = [
                (side * (48 + step * 8), -36 + step * 8),
                (side * (53 + step * 6), -10),
                (side * (51 + step * 7), 50),
            ]
            figure.body_flat(taper(fold, 0.3, 1.5, 0.3) & base, "#9B907C")


def jerkin(figure: Figure, colours: Colours, width: float) -> None:
    """A laced leather jerkin with shoulder wings over coloured sleeves."""
    main, second, accent = colours
    base = torso(width)
    figure.body_part(base, second)
    trunk = symmetric([(0, -44), (18, -50), (36, -46), (42, -30), (39, 0), (37, 62), (0, 62)])
    figure.body_part(trunk & base, main)
    for side in (-1, 1):
        wing = smooth(
            [(side * 30, -49), (side * 48, -46), (side * 62, -33), (side * 58, -26), (side * 44, -32), (side * 34, -36)]
        )
        figure.body_part(wing, main, split=side * 46)
        for step in range(3):
            figure.body_flat(
                taper([(side * (38 + step * 7), -44 + step * 3), (side * (38 + step * 7), -37 + step * 3)], 1.6), accent
            )
        figure.body_flat(taper([(side * 36, -30), (side * 33, 0), (side * 32, 50)], 0.4, 1.5, 0.6), darker(main, 0.5))
    figure.body_part(Path.parse("M-19-55L-17-43C-8-37 8-37 17-43L19-55C10-49-10-49-19-55Z"), accent, width=1.8)
    for step in range(6):
        y = -32 + step * 9
        for side in (-1, 1):
            figure.body_flat(taper([(side * -7, y), (side * 7, y + 6)], 2.0), "#F4E6C8")


def shawl(figure: Figure, colours: Colours, width: float) -> None:
    """A fringed winter shawl crossed over the breast."""
    main, second, accent = colours
    base = torso(width)
    figure.body_part(base, second)
    for side in (1, -1):
        wing = smooth([(side * 10, -54), (side * 40, -50), (side * (width + 2), -32), (side * (width + 7), 10),
                       (side * 46, 24, True), (side * -16, 2, True), (side * -20, -18, True), (side * 2,
                           -36)])  # fmt: skip
        figure.body_part(wing & base, main, split=side * 34)
        for step in range(8):
            x, y = side * (40 - step * 7.6), 20 - step * 2.6
            figure.body_flat(taper([(x, y), (x - side, y + 8)], 1.8, 1.6, 0.8), accent)
        for step in range(3):
            dots = ring(petal(4.6, 3.6), 5, 0.6).move(side * (50 - step * 17), -27 + step * 6.4)
            figure.body_flat(dots & base, accent)
