"""Crowns and diadems; each takes a figure and three colours (main, second, accent)."""

from __future__ import annotations

from build_scripts.draw.figure import Figure
from build_scripts.draw.kit import Path, ellipse, oval_points, petal, rectangle, ring, taper
from build_scripts.draw.palette import INK, LEAF, WHITE, darker
from build_scripts.draw.signs import DIAMOND, HEART

Colours = tuple[str, str, str]


def brow_band(low: float, high: float, half: float = 24.4, sag: float = 7.0) -> Path:
    """A band round the brow, its lower edge at ``low`` on the sides, ``sag`` higher in the middle."""
    rise = sag * 1.35
    return Path.parse(
        f"M{-half} {low}C{-half * 0.55} {low - rise} {half * 0.55} {low - rise} {half} {low}"
        f"L{half + 0.8} {high}C{half * 0.55} {high - rise} {-half * 0.55} {high - rise} {-half - 0.8} {high}Z"
    )


def pointed_crown(figure: Figure, colours: Colours) -> None:
    """An open crown of five points with pearls."""
    main, second, accent = colours
    figure.head_part(
        Path.parse("M-23-19L-29-45L-17.5-35L-11-51L0-38L11-51L17.5-35L29-45L23-19C12-26-12-26-23-19Z"), main
    )
    for x, y in ((-29, -46.5), (-11, -52.5), (11, -52.5), (29, -46.5)):
        figure.head_part(ellipse(x, y, 3.3), second, width=1.6, split=x)
    figure.head_part(brow_band(-18.6, -27.4, 23.4), accent, width=1.7)
    for x in (-14, 0, 14):
        figure.head_flat(DIAMOND.scale(7.4).move(x, -28.3 + abs(x) * 0.1), second)


def imperial_crown(figure: Figure, colours: Colours) -> None:
    """A closed crown: cap under three arches, jewelled band, a small cross."""
    main, second, accent = colours
    figure.head_part(Path.parse("M-24-20C-34-39-22-51 0-49C22-51 34-39 24-20C12-27-12-27-24-20Z"), second)
    for side in (-1, 1):
        arch = Path.parse("M0-50C-18-49-27-41-24-24L-18.5-26C-21-37-14-44.5 0-45.5Z").scale(side, 1)
        figure.head_part(arch, main, width=1.6)
    figure.head_part(rectangle(-3.3, -49.5, 6.6, 25), main, width=1.6)
    figure.head_part(brow_band(-17.6, -26.4, 24.8), main, width=2)
    for step in range(-2, 3):
        figure.head_flat(ellipse(step * 9.4, -26.8 + step * step * 0.85, 2.4), accent)
    for part in (rectangle(-1.6, -59, 3.2, 10), rectangle(-5, -56.6, 10, 3.1)):
        figure.drawing.fill(figure.head(part), main, INK, 1.4)


def lily_crown(figure: Figure, colours: Colours) -> None:
    """A tall crown of three lilies over a coloured cap."""
    main, second, accent = colours
    figure.head_part(Path.parse("M-21-24C-24-42-10-46 0-46C10-46 24-42 21-24Z"), second)
    lily = Path.parse(
        "M-3 2C-2-4-4-7-8-7C-12-7-12-12-8-12C-5-12-3-10-2-8C-3-13-2-17 0-20C2-17 3-13 2-8"
        "C3-10 5-12 8-12C12-12 12-7 8-7C4-7 2-4 3 2Z"
    )
    for x, y, lean in ((-20, -26, -14), (20, -26, 14), (0, -31, 0)):
        figure.head_part(lily.scale(1.12).rotate(lean).move(x, y), main, width=1.8, split=x)
    figure.head_part(brow_band(-17.6, -26.4, 24.4), main, width=2)
    for step in range(-2, 3):
        figure.head_flat(DIAMOND.scale(6.4).move(step * 9.2, -26.6 + step * step * 0.85), accent)


def fur_crown(figure: Figure, colours: Colours) -> None:
    """A prince's cap: thick fur brim, velvet top that falls over, jewel and egret plumes."""
    main, second, accent = colours
    for lean in (-16, 2, 20):
        feather = petal(31, 9).rotate(lean).move(-12, -24)
        figure.drawing.fill(figure.head(feather), WHITE, INK, 1.7)
        figure.head_flat(taper([(-12, -26), (-12 + lean * 0.42, -47)], 1.4, 1.2, 0.3), darker(WHITE, 0.4))
    figure.head_part(
        Path.parse("M-23-24C-25-44-10-52 8-50C24-48 35-38 34-22C33-16 28-14 26-18C25-22 22-24 20-24Z"), main
    )
    figure.head_flat(taper([(2, -26), (8, -38), (24, -44)], 0.3, 1.5, 0.3), darker(main, 0.45))
    figure.head_flat(taper([(14, -26), (20, -34), (30, -34)], 0.3, 1.5, 0.3), darker(main, 0.45))
    brim = Path()
    for x, y in oval_points(0, -10, 25.5, 14.5, -84, 84, 11):
        brim = brim | ellipse(x, y, 5.6, 6.2)
    figure.head_part(brim, second)
    for x, y in oval_points(0, -10, 25.5, 14.5, -70, 70, 9):
        figure.head_flat(taper([(x - 0.6, y - 2.4), (x + 0.4, y + 2.6)], 0.4, 1.2, 0.3), darker(second, 0.45))
    figure.head_part(ellipse(-12, -24.5, 5), accent, width=1.7, split=-12)
    figure.head_flat(ellipse(-13.2, -25.8, 1.5), WHITE)


def parta(figure: Figure, colours: Colours) -> None:
    """The Hungarian bride's diadem with beads and flowers."""
    main, second, accent = colours
    figure.head_part(Path.parse("M-23.6-16C-27-34-22-47 0-49C22-47 27-34 23.6-16C14-27-14-27-23.6-16Z"), main)
    figure.head_part(brow_band(-17.4, -22.6, 23.8, 8), second, width=1.6)
    for x, y in oval_points(0, -20, 26.6, 30.5, -62, 62, 11):
        figure.head_part(ellipse(x, y, 3.0), WHITE, width=1.3, split=x)
    for x, y, size, colour in ((0, -39, 1.0, accent), (-12.4, -36.4, 0.66, LEAF), (12.4, -36.4, 0.66, LEAF)):
        figure.head_flat(ring(petal(6.8, 5.4), 6, 1).scale(size).move(x, y), colour)
        figure.head_flat(ellipse(x, y, 2 * size), WHITE)


def tiara(figure: Figure, colours: Colours) -> None:
    """A pointed diadem with one large stone."""
    main, second, accent = colours
    figure.head_part(
        Path.parse("M-22-17C-20-28-12-32-8-40C-5-36.5-2-42 0-52C2-42 5-36.5 8-40C12-32 20-28 22-17C12-24-12-24-22-17Z"),
        main,
    )
    figure.head_part(ellipse(0, -34.5, 3.4, 4.8), second, width=1.3, split=0)
    for side in (-1, 1):
        figure.head_flat(ellipse(side * 9.2, -29.4, 2.4), accent)
        figure.head_flat(ellipse(side * 16, -24.2, 1.9), second)
        figure.head_part(ellipse(side * 8, -41.4, 2.2), second, width=1.2, split=side * 8)
    figure.head_part(ellipse(0, -53.5, 2.8), second, width=1.3, split=0)


def heart_crown(figure: Figure, colours: Colours) -> None:
    """A small crown set high on the hair, three hearts on its rim."""
    main, second, accent = colours
    figure.head_part(
        Path.parse(
            "M-17-30L-21-46C-15-45-12-42-10-38C-8-43-4-47 0-49C4-47 8-43 10-38C12-42 15-45 21-46"
            "L17-30C10-34-10-34-17-30Z"
        ),
        main,
    )
    for x, y in ((-21, -48), (0, -51.5), (21, -48)):
        figure.head_part(HEART.scale(8.6).move(x, y), accent, width=1.5, split=x)
    figure.head_part(brow_band(-28.4, -33.4, 17.4, 4), second, width=1.6)
