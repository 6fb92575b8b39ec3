"""What the figures hold: everything stands upright on a rod at x, from y = ``foot`` up to y = ``top``."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.draw.figure import Figure
from build_scripts.draw.kit import Path, Point, ellipse, petal, polygon, polyline, rectangle, ring, smooth, taper
from build_scripts.draw.palette import BROWN, INK, IRON, LEAF, STEEL, WHITE, darker, lighter
from build_scripts.draw.signs import acorn

Colours = tuple[str, str, str]
_STEEL_SHADE = "#B9BDB8"


def _part(figure: Figure, path: Path, colour: str, x: float, width: float = 1.8, shade: str | None = None) -> None:
    figure.drawing.two_tone(path, colour, figure.right_of(x), width=width, shade=shade)


def blossom(figure: Figure, x: float, y: float, size: float, colours: Colours, petals: int = 8) -> None:
    """An open flower: scalloped outline, inner ring, eye."""
    outer, inner, eye = colours
    scallops = Path()
    for step in range(petals):
        scallops = scallops | ellipse(0, -size * 0.64, size * 0.36).rotate(360 / petals * step)
    _part(figure, (scallops | ellipse(0, 0, size * 0.6)).move(x, y), outer, x + size * 0.15, max(1.3, size * 0.12))
    figure.drawing.fill(ring(petal(size * 0.74, size * 0.4), petals, 0, 180 / petals).move(x, y), inner)
    figure.drawing.fill(ellipse(x, y, size * 0.26), eye)


def tulip_cup(figure: Figure, x: float, y: float, size: float, turn: float, colours: Colours) -> None:
    """A closed tulip, its foot at x, y."""
    outer, inner, _ = colours
    cup = Path.parse(
        "M0 0C-.42-.02-.56-.36-.46-.92C-.32-.82-.22-.72-.16-.56C-.14-.78-.08-.92 0-1.04"
        "C.08-.92 .14-.78 .16-.56C.22-.72 .32-.82 .46-.92C.56-.36 .42-.02 0 0Z"
    )
    placed = cup.scale(size).rotate(turn).move(x, y)
    _part(figure, placed, outer, x + size * 0.12, 1.9)
    figure.drawing.fill(petal(size * 0.62, size * 0.28).rotate(turn).move(x, y), inner)


def _stem(figure: Figure, x: float, foot: float, top: float) -> None:
    figure.drawing.fill(taper([(x - 4, foot), (x, (foot + top) / 2), (x + 1, top)], 4, 3.6, 3), LEAF, INK, 1.4)


def _leaf(figure: Figure, x: float, y: float, length: float, turn: float) -> None:
    blade = petal(length, length * 0.42).rotate(turn).move(x, y)
    figure.drawing.fill(blade, LEAF if turn < 0 else darker(LEAF, 0.14), INK, 1.7)


def tulip(figure: Figure, x: float, foot: float, top: float, colours: Colours) -> None:
    """One long-stemmed tulip."""
    _stem(figure, x, foot, top + 20)
    _leaf(figure, x, top + 58, 26, 36)
    _leaf(figure, x, top + 48, 24, -36)
    tulip_cup(figure, x + 1, top + 30, 30, 4, colours)


def rose(figure: Figure, x: float, foot: float, top: float, colours: Colours) -> None:
    """A rose on its stem."""
    _stem(figure, x, foot, top + 20)
    _leaf(figure, x, top + 54, 24, 48)
    _leaf(figure, x, top + 46, 22, -48)
    blossom(figure, x + 1, top + 11, 17, colours, 9)


def oak_sprig(figure: Figure, x: float, foot: float, top: float, colours: Colours) -> None:
    """A sprig of oak: three leaves and two acorns."""
    _stem(figure, x, foot, top + 18)
    lobe = Path.parse(
        "M0 0C-5-4-8-8-6-11C-11-12-11-18-7-19C-11-22-9-28-5-28C-4-33 4-33 5-28C9-28 11-22 7-19"
        "C11-18 11-12 6-11C8-8 5-4 0 0Z"
    )
    for turn, y in ((-62, 26), (62, 24), (0, 18)):
        _part(figure, lobe.scale(0.92).rotate(turn).move(x + 1, top + y), colours[0], x + 1, 1.7)
        spine = taper([(0, -1), (0, -22)], 1.6, 1.3, 0.4).rotate(turn).move(x + 1, top + y)
        figure.drawing.fill(spine, lighter(colours[0], 0.45))
    figure.drawing.add(
        acorn(x - 9, top + 40, 21, 18, 1.4, leaves=False), acorn(x + 11, top + 39, 21, -16, 1.4, leaves=False)
    )


def sword(figure: Figure, x: float, foot: float, top: float, colours: Colours) -> None:
    """A sword held point up."""
    main, second, _ = colours
    guard = foot - 66
    _part(
        figure,
        Path.parse(f"M{x - 5} {guard + 2}L{x - 5} {top + 14}L{x} {top}L{x + 5} {top + 14}L{x + 5} {guard + 2}Z"),
        "#F1EFE4",
        x,
        shade=_STEEL_SHADE,
    )
    hilt = polygon((x - 3, guard + 4), (x + 3, guard + 4), (x + 3, foot), (x - 3, foot))
    figure.drawing.fill(hilt, second, INK, 1.8)
    _part(figure, rectangle(x - 17, guard, 34, 7, 3.5), main, x)
    _part(figure, ellipse(x, guard + 44, 5), main, x, 1.7)


def sceptre(figure: Figure, x: float, foot: float, top: float, colours: Colours) -> None:
    """A sceptre ending in a flower with a jewel."""
    main, second, _ = colours
    _part(figure, rectangle(x - 2.7, top + 14, 5.4, foot - top - 14), main, x)
    _part(figure, ring(petal(16, 12), 5, 2).move(x, top + 14), main, x)
    figure.drawing.fill(ellipse(x, top + 14, 5.4), second, INK, 1.6)
    figure.drawing.fill(ellipse(x - 1.4, top + 12.4, 1.5), WHITE)
    _part(figure, rectangle(x - 6.4, top + 31, 12.8, 5, 2.2), main, x, 1.6)


def lily_sceptre(figure: Figure, x: float, foot: float, top: float, colours: Colours) -> None:
    """A sceptre ending in a lily."""
    main, second, _ = colours
    _part(figure, rectangle(x - 2.7, top + 24, 5.4, foot - top - 24), main, x)
    for side in (-1, 1):
        leaf = Path.parse("M0 0C5-2 8-9 8-15C14-17 18-12 16-7C15-4 12-4 11-6C11 2 6 8 0 9Z").scale(side, 1)
        _part(figure, leaf.move(x, top + 24), main, x)
    _part(figure, petal(31, 13).move(x, top + 30), main, x)
    _part(figure, rectangle(x - 9, top + 28, 18, 5.6, 2.4), second, x, 1.6)


def orb_sceptre(figure: Figure, x: float, foot: float, top: float, colours: Colours) -> None:
    """A sceptre ending in a small globe with a cross."""
    main, second, belt = colours
    _part(figure, rectangle(x - 2.7, top + 30, 5.4, foot - top - 30), main, x)
    _part(figure, rectangle(x - 2.2, top - 4, 4.4, 14, 1) | rectangle(x - 7, top, 14, 4.4, 1), main, x, 1.6)
    globe = ellipse(x, top + 20, 12)
    _part(figure, globe, second, x)
    _part(figure, globe & rectangle(x - 14, top + 17, 28, 6), belt, x, 1.4)
    _part(figure, rectangle(x - 6.4, top + 32, 12.8, 5, 2.2), main, x, 1.6)


def mace(figure: Figure, x: float, foot: float, top: float, colours: Colours) -> None:
    """A Hungarian ribbed mace."""
    main, second, _ = colours
    _part(figure, rectangle(x - 2.8, top + 26, 5.6, foot - top - 26), second, x)
    _part(figure, ellipse(x, top + 16, 14, 16), main, x)
    for reach in (-7.4, 0, 7.4):
        rib = smooth(
            [(x + reach * 0.5, top + 1.6), (x + reach * 1.3, top + 16), (x + reach * 0.5, top + 30.4)], closed=False
        )
        figure.drawing.stroke(rib, INK, 1.6)
    _part(figure, rectangle(x - 7, top + 31, 14, 5.4, 2.4), main, x, 1.6)
    figure.drawing.fill(ellipse(x - 6, top + 9, 2.2), lighter(main, 0.7))


def halberd(figure: Figure, x: float, foot: float, top: float, colours: Colours) -> None:
    """A halberd: axe to the left, hook to the right, spike above."""
    _part(figure, rectangle(x - 2.7, top + 14, 5.4, foot - top - 14), BROWN, x)
    blade = Path.parse(
        f"M{x - 3} {top + 24}C{x - 12} {top + 20} {x - 20} {top + 22} {x - 24} {top + 13}"
        f"C{x - 28} {top + 30} {x - 26} {top + 46} {x - 20} {top + 56}"
        f"C{x - 16} {top + 48} {x - 10} {top + 46} {x - 3} {top + 48}Z"
    )
    _part(figure, blade, STEEL, x - 13, shade=_STEEL_SHADE)
    figure.drawing.fill(polygon((x + 3, top + 28), (x + 14, top + 36), (x + 3, top + 44)), _STEEL_SHADE, INK, 1.8)
    spike = Path.parse(
        f"M{x - 4} {top + 22}C{x - 4} {top + 12} {x - 1.4} {top + 6} {x} {top}"
        f"C{x + 1.4} {top + 6} {x + 4} {top + 12} {x + 4} {top + 22}Z"
    )
    _part(figure, spike, STEEL, x, shade=_STEEL_SHADE)
    _part(figure, rectangle(x - 4.4, top + 46, 8.8, 6, 2), colours[0], x, 1.6)


def lur(figure: Figure, x: float, foot: float, top: float, colours: Colours) -> None:
    """A long wooden horn bound with bark, its bell upwards."""
    bark, band, accent = colours
    _part(figure, taper([(x, foot), (x, top + 60), (x, top + 6)], 5, 8, 15), bark, x, 2)
    for step in range(7):
        y = top + 28 + step * 21
        _part(figure, rectangle(x - 6.4 + step * 0.4, y, 12.8 - step * 0.8, 5, 2), band, x, 1.4)
    _part(figure, ellipse(x, top + 6, 13, 6), bark, x, 2)
    figure.drawing.fill(ellipse(x, top + 6.6, 8.6, 3.4), darker(band, 0.5))
    figure.drawing.fill(
        taper([(x + 5, top + 70), (x + 12, top + 84), (x + 8, top + 100)], 2.6, 2.2, 2), accent, INK, 1.2
    )
    figure.drawing.fill(ellipse(x + 8, top + 102, 4), accent, INK, 1.4)


def quill(figure: Figure, x: float, foot: float, top: float, colours: Colours) -> None:
    """A huge writing feather."""
    main = colours[0]
    vane = Path.parse(
        f"M{x - 3} {foot - 10}C{x - 19} {top + 66} {x - 11} {top + 20} {x + 10} {top}"
        f"C{x + 15} {top + 36} {x + 13} {top + 68} {x - 1} {foot - 10}Z"
    )
    shaded = Path.parse(
        f"M{x - 2} {foot}C{x - 4} {top + 66} {x} {top + 36} {x + 10} {top}L{x + 60} {top}L{x + 60} {foot}Z"
    )
    figure.drawing.two_tone(vane, main, shaded, width=1.8)
    figure.drawing.fill(taper([(x - 2, foot + 20), (x - 3, top + 66), (x + 9, top + 4)], 2.6, 1.7, 0.4), INK)
    for step in range(5):
        y = top + 74 - step * 14
        figure.drawing.fill(
            taper([(x - 3 + step * 1.2, y), (x + 3 + step, y - 7), (x + 9, y - 14)], 0.3, 1.2, 0.2), INK
        )
        figure.drawing.fill(
            taper([(x - 3 + step * 1.2, y), (x - 7 + step, y - 8), (x - 9 + step * 2, y - 16)], 0.3, 1.1, 0.2),
            darker(main, 0.5),
        )


def pennant(figure: Figure, x: float, foot: float, top: float, colours: Colours) -> None:
    """A lance with a swallow-tailed flag flying to the left."""
    main, second, accent = colours
    _part(figure, rectangle(x - 2.6, top + 16, 5.2, foot - top - 16), BROWN, x)
    flag = Path.parse(
        f"M{x - 2} {top + 22}C{x - 14} {top + 16} {x - 22} {top + 28} {x - 33} {top + 21}"
        f"L{x - 26} {top + 36}L{x - 34} {top + 52}"
        f"C{x - 24} {top + 56} {x - 14} {top + 46} {x - 2} {top + 52}Z"
    )
    _part(figure, flag, main, x - 18)
    stripe = Path.parse(
        f"M{x - 2} {top + 32}C{x - 14} {top + 26} {x - 22} {top + 38} {x - 33} {top + 32}"
        f"L{x - 33} {top + 41}C{x - 22} {top + 47} {x - 14} {top + 36} {x - 2} {top + 42}Z"
    )
    figure.drawing.fill(stripe & flag, second)
    figure.drawing.stroke(flag, INK, 1.8)
    tip = Path.parse(
        f"M{x} {top}C{x + 5} {top + 8} {x + 5} {top + 12} {x + 2.6} {top + 20}"
        f"L{x - 2.6} {top + 20}C{x - 5} {top + 12} {x - 5} {top + 8} {x} {top}Z"
    )
    _part(figure, tip, STEEL, x, shade=_STEEL_SHADE)
    figure.drawing.fill(ellipse(x, top + 56, 3.6), accent, INK, 1.6)


def orb(figure: Figure, x: float, foot: float, top: float, colours: Colours) -> None:
    """The globe of an empire, standing on a palm at y = ``foot``."""
    main, second, accent = colours
    y = foot - 17
    _part(figure, ellipse(x, y, 18), main, x + 3)
    belt = ellipse(x, y, 18) & Path.parse(
        f"M{x - 30} {y - 5}C{x - 10} {y + 2} {x + 10} {y + 2} {x + 30} {y - 5}L{x + 30} {y + 2}"
        f"C{x + 10} {y + 9} {x - 10} {y + 9} {x - 30} {y + 2}Z"
    )
    _part(figure, belt, second, x + 3, 1.6)
    _part(figure, ellipse(x, y, 18) & rectangle(x - 3, y - 20, 6, 19), second, x, 1.5)
    for offset in (-11, 0, 11):
        figure.drawing.fill(ellipse(x + offset, y + 2.6 - abs(offset) * 0.1, 2.1), accent)
    _part(figure, ellipse(x, y - 19.6, 3.6), second, x, 1.5)
    cross = rectangle(x - 2.4, top, 4.8, y - 22 - top, 1) | rectangle(x - 8, top + 5, 16, 4.8, 1)
    _part(figure, cross, second, x, 1.6)
    figure.drawing.fill(ellipse(x - 7, y - 9, 2.8), lighter(main, 0.6))


def fan(figure: Figure, x: float, foot: float, top: float, colours: Colours) -> None:
    """A folding fan, spread."""
    main, second, accent = colours
    pivot = foot - 30
    for step in range(7):
        blade = Path.parse("M-1.6 0L-7-50C-4-55 4-55 7-50L1.6 0Z").rotate(-50 + step * 14).move(x, pivot)
        figure.drawing.fill(blade, (main, second)[step % 2], INK, 1.6)
        figure.drawing.fill(ellipse(0, -45, 2.6).rotate(-50 + step * 14).move(x, pivot), accent)
    figure.drawing.fill(ellipse(x, pivot, 3.4), accent, INK, 1.6)


def crossbow(figure: Figure, x: float, foot: float, top: float, colours: Colours) -> None:
    """A crossbow held upright, bow above, a bolt in the groove."""
    main = colours[0]
    _part(figure, rectangle(x - 4.2, top + 24, 8.4, foot - top - 24, 2), BROWN, x, 2)
    bow: list[Point] = [(x - 26, top + 54), (x - 16, top + 33), (x, top + 26), (x + 16, top + 33), (x + 26, top + 54)]
    figure.drawing.stroke(polyline((x - 25, top + 54), (x, top + 72), (x + 25, top + 54)), "#6B5A42", 1.6)
    _part(figure, taper(bow, 4, 8.4, 4), IRON, x, 2, shade="#434C54")
    figure.drawing.fill(rectangle(x - 1.4, top + 8, 2.8, 64), "#E9DDC0", INK, 1.2)
    figure.drawing.fill(polygon((x - 5, top + 13), (x, top), (x + 5, top + 13)), IRON, INK, 1.6)
    for side in (-1, 1):
        figure.drawing.fill(
            polygon(
                (x + side * 1.4, top + 64),
                (x + side * 5, top + 61),
                (x + side * 5, top + 70),
                (x + side * 1.4, top + 72),
            ),
            main,
            INK,
            1.1,
        )
    figure.drawing.fill(rectangle(x - 6.5, top + 74, 13, 7, 2), colours[1], INK, 1.6)


ATTRIBUTES: dict[str, Callable[[Figure, float, float, float, Colours], None]] = {
    maker.__name__: maker
    for maker in (
        tulip, rose, oak_sprig, sword, sceptre, lily_sceptre, orb_sceptre, mace, halberd, lur, quill, pennant, orb, fan,
        crossbow,
    )
}  # fmt: skip
