"""Caps, hats and helmets, and the register of everything worn on the head."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.draw.crowns import (
    Colours,
    brow_band,
    fur_crown,
    heart_crown,
    imperial_crown,
    lily_crown,
    parta,
    pointed_crown,
    tiara,
)
from build_scripts.draw.figure import Figure
from build_scripts.draw.kit import Path, ellipse, oval_points, petal, polygon, ring, taper
from build_scripts.draw.palette import INK, WHITE, darker, lighter
from build_scripts.draw.signs import DIAMOND


def plume(
    figure: Figure, colour: str, root: tuple[float, float], tip: tuple[float, float], bulge: float = 14.0
) -> None:
    """A notched feather from root to tip (head units), bulging to the left of its way by ``bulge``."""
    (x0, y0), (x1, y1) = root, tip
    dx, dy = x1 - x0, y1 - y0
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = dy / length, -dx / length

    def at(along: float, aside: float) -> tuple[float, float]:
        return x0 + dx * along + nx * aside, y0 + dy * along + ny * aside

    upper = [at(0, 0), at(0.25, bulge * 0.9), at(0.6, bulge * 1.1), at(1.0, bulge * 0.2)]
    notches = [at(0.9, -bulge * 0.05), at(0.86, -bulge * 0.3), at(0.7, -bulge * 0.12), at(0.66, -bulge * 0.42),
               at(0.48, -bulge * 0.16), at(0.42, -bulge * 0.42), at(0.2, -bulge * 0.14)]  # fmt: skip
    curve = f"M{upper[0][0]:.2f} {upper[0][1]:.2f}C" + " ".join(f"{x:.2f} {y:.2f}" for x, y in upper[1:])
    edge = "".join(f"L{x:.2f} {y:.2f}" for x, y in notches)
    outline = Path.parse(f"{curve}{edge}Z")
    figure.drawing.fill(figure.head(outline), colour, INK, 1.8)
    quill = taper([at(0.02, 0.5), at(0.45, bulge * 0.36), at(0.95, bulge * 0.16)], 1.6, 1.4, 0.4)
    figure.head_flat(quill, darker(colour, 0.55))
    for share in (0.3, 0.5, 0.7):
        barb = [at(share, bulge * 0.34), at(share + 0.08, bulge * 0.62)]
        figure.head_flat(taper(barb, 0.9, 0.9, 0.3), darker(colour, 0.45))


def wimple(figure: Figure, colours: Colours) -> None:
    """A linen coif round the face under a low coronet."""
    main, second, accent = colours
    cloth = Path.parse("M0-37C-20-37-29-22-28-2C-28 14-24 28-30 42L30 42C24 28 28 14 28-2C29-22 20-37 0-37Z")
    opening = Path.parse("M0-27C-13-27-20.6-16-20.6-2C-20.6 13-13 27 0 28.6C13 27 20.6 13 20.6-2C20.6-16 13-27 0-27Z")
    figure.head_part(cloth - opening, main, shade="#DDD3C0")
    for side in (-1, 1):
        figure.head_flat(taper([(side * 24, -14), (side * 24.5, 8), (side * 22, 30)], 0.3, 1.4, 0.3), "#A79C86")
        figure.head_flat(taper([(side * 12, 30), (side * 15, 36), (side * 16, 42)], 0.3, 1.4, 0.3), "#A79C86")
    rim = Path.parse(
        "M-25-22L-27-38L-19-33L-13.5-43L-6.5-36.5L0-46L6.5-36.5L13.5-43L19-33L27-38L25-22C13-31-13-31-25-22Z"
    )
    figure.head_part(rim, second)
    for x, y in ((-13.5, -44.4), (0, -47.4), (13.5, -44.4)):
        figure.head_part(ellipse(x, y, 2.5), accent, width=1.4, split=x)
    for step in range(-2, 3):
        figure.head_flat(ellipse(step * 8.6, -31.8 + step * step * 0.8, 2.1), accent)


def beret(figure: Figure, colours: Colours) -> None:
    """A flat cap, wide to both sides, with a feather laid to the left."""
    main, second, accent = colours
    figure.head_part(
        Path.parse("M-24-18C-42-24-36-46-8-47C18-50 40-40 36-26C33-20 28-20 24-18C12-26-12-26-24-18Z"), main
    )
    for step in range(4):
        fold = [(-18 + step * 11, -23), (-21 + step * 12, -33), (-16 + step * 9, -43)]
        figure.head_flat(taper(fold, 0.3, 1.5, 0.2), darker(main, 0.42))
    figure.head_part(brow_band(-15.4, -21.4, 24.6, 6.6), second, width=1.8)
    plume(figure, accent, (-14, -23), (-56, -38), 12)


def tall_hat(figure: Figure, colours: Colours) -> None:
    """A wide-brimmed hat with a high crown and a feather."""
    main, second, accent = colours
    plume(figure, accent, (17, -28), (45, -56), -11)
    figure.head_part(Path.parse("M-20-24C-19-40-16-51-10-52C-4-53 4-53 10-52C16-51 19-40 20-24Z"), main)
    figure.head_part(Path.parse("M-20.6-25C-12-30 12-30 20.6-25L20-33C12-38-12-38-20-33Z"), second, width=1.7)
    figure.head_part(
        Path.parse("M-42-17C-34-27-14-27 0-27C14-27 34-27 42-17C30-16.5 14-20.5 0-20.5C-14-20.5-30-16.5-42-17Z"), main
    )


def stocking_cap(figure: Figure, colours: Colours) -> None:
    """A knitted cap whose long end falls to the side, with a tassel and a patterned edge."""
    main, second, accent = colours
    figure.head_part(
        Path.parse(
            "M24-18C27-40 12-52-6-50C-24-48-36-36-41-18C-43-8-41 2-38 8L-32 6C-33-6-30-16-24-20C-12-27 12-27 24-18Z"
        ),
        main,
    )
    for line in ([(-10, -48), (-22, -36), (-27, -22)], [(4, -49), (-2, -38), (-4, -27)]):
        figure.head_flat(taper(line, 0.3, 1.5, 0.3), darker(main, 0.42))
    figure.head_part(ellipse(-35, 12, 6), accent, width=1.8, split=-35)
    figure.head_part(brow_band(-14.4, -25, 25, 7), second, width=2)
    for step in range(-3, 4):
        figure.head_flat(DIAMOND.scale(6.6).move(step * 7, -24.8 + step * step * 0.62), main)


def circlet(figure: Figure, colours: Colours) -> None:
    """A twisted headband with a standing feather."""
    main, second, accent = colours
    plume(figure, accent, (12, -24), (29, -52), -13)
    figure.head_part(brow_band(-15, -23.4, 24.8, 7), main, width=2)
    for step in range(-3, 4):
        stripe = polygon((step * 7 - 3.4, -18), (step * 7 - 0.4, -18), (step * 7 + 3.4, -36), (step * 7 + 0.4, -36))
        figure.head_flat(stripe & brow_band(-15, -23.4, 24.8, 7), second)
    figure.head_part(ellipse(11, -26, 4.2), second, width=1.6, split=11)


def hunter_hat(figure: Figure, colours: Colours) -> None:
    """A hunter's hat, brim turned up on one side, two feathers."""
    main, second, accent = colours
    plume(figure, accent, (15, -28), (40, -50), -11)
    plume(figure, WHITE, (11, -29), (27, -53), -8)
    figure.head_part(Path.parse("M-24-20C-26-40-14-50 2-50C18-50 28-38 25-20C12-27-12-27-24-20Z"), main)
    figure.head_flat(taper([(-8, -47), (0, -43), (9, -46)], 0.4, 1.8, 0.4), darker(main, 0.45))
    figure.head_part(brow_band(-20.6, -27, 24.6, 6), second, width=1.7)
    figure.head_part(
        Path.parse(
            "M-34-14C-31-22-14-25.5 0-25.5C16-25.5 34-22 41-28C41-18 31-12.4 22-14.6"
            "C10-18.6-12-18.6-22-13.6C-27-10.6-33-10.6-34-14Z"
        ),
        main,
    )


def round_cap(figure: Figure, colours: Colours) -> None:
    """A herdsman's skull cap with an embroidered rim."""
    main, second, accent = colours
    figure.head_part(Path.parse("M-24.6-14C-27-36-16-48 0-48C16-48 27-36 24.6-14C12-24-12-24-24.6-14Z"), main)
    figure.head_part(brow_band(-13.4, -20, 25, 7), second, width=1.8)
    for step in range(-3, 4):
        figure.head_flat(ellipse(step * 7, -20.8 + step * step * 0.64, 1.8), accent)
    figure.head_part(ellipse(0, -49.4, 4), second, width=1.6, split=0)
    figure.head_flat(taper([(-11, -44), (-14, -34), (-14, -26)], 0.3, 1.5, 0.3), darker(main, 0.42))
    figure.head_flat(taper([(11, -44), (14, -34), (14, -26)], 0.3, 1.5, 0.3), darker(main, 0.42))


def plumed_hat(figure: Figure, colours: Colours) -> None:
    """A burgher's slashed hat under three ostrich plumes."""
    main, second, accent = colours
    plume(figure, accent, (-8, -34), (-50, -34), 17)
    plume(figure, WHITE, (0, -36), (-36, -49), 13)
    figure.head_part(Path.parse("M-22-22C-23-38-14-47 2-47C18-47 25-38 23-22Z"), main)
    figure.head_part(
        Path.parse(
            "M-36-16C-36-26-16-28 0-28C18-28 38-27 39-19C39-13 31-12 24-15C12-20-12-20-23-14C-29-11-36-11-36-16Z"
        ),
        main,
    )
    for x in (-24, -10, 6, 22):
        figure.head_flat(taper([(x - 2, -24.5), (x, -20.6), (x + 3, -18)], 0.8, 3.4, 0.8), second)
    figure.head_part(ellipse(-12, -30, 4.4), second, width=1.7, split=-12)


def helmet(figure: Figure, colours: Colours) -> None:
    """An open steel helmet with a comb and a long plume behind."""
    main, second, accent = colours
    plume(figure, accent, (2, -46), (52, -22), 20)
    plume(figure, darker(accent, 0.25), (2, -44), (46, -4), 12)
    figure.head_part(
        Path.parse("M-25-8C-28-36-18-50 0-51C18-50 28-36 25-8L21 8L19-12C10-21-10-21-19-12L-21 8Z"),
        main,
        shade=darker(main, 0.3),
    )
    figure.head_part(Path.parse("M-4-23C-5-38-4-48 0-55C4-48 5-38 4-23Z"), second, width=1.7, split=0)
    figure.head_flat(brow_band(-12.6, -16.4, 23.6, 8.6), second)
    for side in (-1, 1):
        figure.head_part(ellipse(side * 22.4, -8, 3.4), second, width=1.5, split=side * 22.4)
    figure.head_flat(taper([(-15, -40), (-19, -30), (-20, -18)], 0.4, 2, 0.4), lighter(main, 0.7))


def straw_hat(figure: Figure, colours: Colours) -> None:
    """A wide straw hat with a ribbon, and flowers unless the accent repeats the ribbon."""
    main, second, accent = colours
    weave = darker(main, 0.35)
    brim = Path.parse("M-46-14C-38-34-16-40 0-40C16-40 38-34 46-14C34-19 16-23 0-23C-16-23-34-19-46-14Z")
    figure.head_part(Path.parse("M-22-28C-22-46-12-54 0-54C12-54 22-46 22-28Z"), main)
    figure.head_part(Path.parse("M-22-32C-12-38 12-38 22-32L22-39C12-45-12-45-22-39Z"), second, width=1.7)
    figure.head_part(brim, main)
    straws = Path()
    for x0, x1 in ((-30, -39), (-20, -26), (-9, -12), (9, 12), (20, 26), (30, 39)):
        straws = straws + taper([(x0 * 0.9, -36 + abs(x0) * 0.2), (x1, -20 + abs(x1) * 0.06)], 0.3, 1.3, 0.3)
    figure.head_flat(straws & brim, weave)
    flowers = () if accent == second else ((-15, -37, accent), (-5, -40, WHITE), (-24, -32, WHITE))
    for x, y, colour in flowers:
        figure.head_part(ring(petal(6.4, 5), 6, 0.8).move(x, y), colour, width=1.3, split=99)
        figure.head_flat(ellipse(x, y, 2), second)


def kerchief(figure: Figure, colours: Colours) -> None:
    """A headscarf tied under the chin."""
    main, second, accent = colours
    cloth = Path.parse("M0-38C-21-38-31-22-29-2C-28 12-20 26-10 34L10 34C20 26 28 12 29-2C31-22 21-38 0-38Z")
    opening = Path.parse(
        "M0-24C-13-24-20.4-14-20.4-2C-20.4 12-12 25-3 31L3 31C12 25 20.4 12 20.4-2C20.4-14 13-24 0-24Z"
    )
    scarf = cloth - opening
    figure.head_part(scarf, main)
    for x, y in oval_points(0, -4, 25, 29, -96, 96, 9):
        figure.head_flat(ring(petal(4, 3), 5, 0.4).move(x, y) & scarf, accent)
    for side in (-1, 1):
        end = Path.parse("M0 0C6 4 12 12 14 20L4 18C3 12 1 6 0 0Z").scale(side, 1).move(side * 1, 34)
        figure.head_part(end, main, width=1.8, split=99 if side < 0 else -99)
    figure.head_part(ellipse(0, 34, 5.4, 4.6), second, width=1.8, split=0)


def vine_wreath(figure: Figure, colours: Colours) -> None:
    """A wreath of vine leaves with grapes."""
    main, second, accent = colours
    lobe = Path.parse(
        "M0 2C-4 0-8-1-10-5C-12-6-11-10-8-10C-8-14-4-14-3-11C-3-15 3-15 3-11C4-14 8-14 8-10"
        "C11-10 12-6 10-5C8-1 4 0 0 2Z"
    )
    for step, (x, y) in enumerate(oval_points(0, -9, 25.5, 23, -92, 92, 9)):
        colour = main if step % 2 else darker(main, 0.18)
        figure.drawing.fill(figure.head(lobe.scale(1.06).rotate((step - 4) * 24).move(x, y)), colour, INK, 1.7)
    for x, y in ((-21, -23), (-16, -19), (-22, -16), (19, -25), (24, -20), (18, -18)):
        figure.head_part(ellipse(x, y, 3.6), second, width=1.3, split=x + 0.6)
        figure.head_flat(ellipse(x - 1.1, y - 1.2, 1), accent)


HEADGEAR: dict[str, Callable[[Figure, Colours], None]] = {
    maker.__name__: maker
    for maker in (
        pointed_crown, imperial_crown, lily_crown, fur_crown, parta, tiara, heart_crown, wimple, beret, tall_hat,
        stocking_cap, circlet, hunter_hat, round_cap, plumed_hat, helmet, straw_hat, kerchief, vine_wreath,
    )
}  # fmt: skip
