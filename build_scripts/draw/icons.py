"""Writes the icons to ``assets/icons``: line drawings in one colour (48 x 48 units), and the program's own icon."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path as FilePath

from build_scripts.draw.chips import crown
from build_scripts.draw.kit import Drawing, Path, document, ellipse, petal, polygon, polyline, rectangle, ring, smooth
from build_scripts.draw.ornament import star_halves
from build_scripts.draw.palette import INK, STOCK, STOCK_EDGE, VERMILION
from build_scripts.draw.signs import FRENCH

COLOUR = STOCK
"""The only colour of every icon but the program's own, so that it can be replaced."""
LINE = 4.0


def _lines(*paths: Path) -> Drawing:
    drawing = Drawing()
    for path in paths:
        drawing.stroke(path, COLOUR, LINE)
    return drawing


def _solid(path: Path, *, even_odd: bool = False) -> Drawing:
    return Drawing().fill(path, COLOUR, even_odd=even_odd)


def log() -> Drawing:
    """A list with bullets."""
    rows = (-13.0, 0.0, 13.0)
    drawing = _lines(*(polyline((-6, y), (18, y)) for y in rows))
    for y in rows:
        drawing.fill(ellipse(-16, y, 3.6), COLOUR)
    return drawing


def rules() -> Drawing:
    """A card with a question mark."""
    hook = smooth([(-5.4, -7), (0, -11.6), (5.4, -7), (4, -2.4), (0.4, 0.6), (0, 4.6)], closed=False)
    return _lines(rectangle(-15, -20, 30, 40, 5), hook).fill(ellipse(0, 11, 2.8), COLOUR)


def menu() -> Drawing:
    """Three bars."""
    return _lines(*(polyline((-17, y), (17, y)) for y in (-12.0, 0.0, 12.0)))


def coach() -> Drawing:
    """A whistle on its loop."""
    body = Path.parse(
        "M-18-8L16-8C19-8 20-6 20-4L20-1C20 0 19 1 17 1L7 1C9 11 2 19-7 19C-14 19-19 13-19 6C-19 2-18-2-18-8Z"
    )
    drawing = _lines(body, polyline((2, -8), (2, -15)), polyline((9, -10), (12, -16)), polyline((-5, -10), (-8, -16)))
    return drawing.fill(ellipse(-6.6, 6.6, 4.4), COLOUR)


def _speaker() -> Path:
    return Path.parse("M-20-7L-13-7L-3-16L-3 16L-13 7L-20 7Z")


def sound() -> Drawing:
    """A loudspeaker with waves."""
    near = smooth([(4, -7), (7.6, 0), (4, 7)], closed=False)
    far = smooth([(10, -14), (17, 0), (10, 14)], closed=False)
    return _lines(near, far).fill(_speaker(), COLOUR, COLOUR, 3)


def mute() -> Drawing:
    """A loudspeaker with a cross."""
    return _lines(polyline((6, -7), (19, 7)), polyline((19, -7), (6, 7))).fill(_speaker(), COLOUR, COLOUR, 3)


def back() -> Drawing:
    """An arrow to the left."""
    return _lines(polyline((18, 0), (-17, 0)), polyline((-4, -13), (-17, 0), (-4, 13)))


def arrow() -> Drawing:
    """A chevron to the right."""
    return _lines(polyline((-6, -14), (8, 0), (-6, 14)))


def close() -> Drawing:
    """A cross."""
    return _lines(polyline((-13, -13), (13, 13)), polyline((13, -13), (-13, 13)))


def plus() -> Drawing:
    """Plus."""
    return _lines(polyline((-15, 0), (15, 0)), polyline((0, -15), (0, 15)))


def minus() -> Drawing:
    """Minus."""
    return _lines(polyline((-15, 0), (15, 0)))


def warning() -> Drawing:
    """A triangle with an exclamation mark cut out."""
    sign = polygon((0, -18), (20, 17), (-20, 17)).stroked(5) | polygon((0, -18), (20, 17), (-20, 17))
    mark = polyline((0, -6), (0, 5)).stroked(4.4) | ellipse(0, 11.4, 2.7)
    return _solid(sign - mark, even_odd=True)


def check() -> Drawing:
    """A tick."""
    return _lines(polyline((-16, 1), (-5, 12), (16, -12)))


def person() -> Drawing:
    """Head and shoulders."""
    body = Path.parse("M-19 20C-19 9-12 4 0 4C12 4 19 9 19 20Z")
    return _solid(ellipse(0, -9, 9.6)).fill(body, COLOUR, COLOUR, 2)


def computer() -> Drawing:
    """A screen on its foot, with two eyes."""
    drawing = _lines(rectangle(-19, -17, 38, 26, 4), polyline((-9, 18), (9, 18)), polyline((0, 9), (0, 18)))
    return drawing.fill(ellipse(-7, -4, 3) + ellipse(7, -4, 3), COLOUR)


def stock() -> Drawing:
    """A pile of cards."""
    edges = (smooth([(-6, 20), (14, 20), (17, 17), (17, -10)], closed=False),)
    return _lines(rectangle(-17, -20, 26, 34, 4), *edges).fill(FRENCH["D"].scale(14).move(-4, -3), COLOUR)


def crown_icon() -> Drawing:
    """A crown."""
    return _solid(crown(38).move(0, 2))


def star() -> Drawing:
    """A star of five points."""
    points = []
    for number in range(10):
        spike = polygon((0, 0), (0, -20 if number % 2 == 0 else -8.6)).rotate(number * 36)
        points.append(spike.segments[1].points[0])
    return Drawing().fill(polygon(*points), COLOUR, COLOUR, 2.4)


def trophy() -> Drawing:
    """A cup."""
    bowl = Path.parse("M-11-18L11-18C11-4 8 4 0 6C-8 4-11-4-11-18Z")
    drawing = _lines(polyline((0, 6), (0, 14)), polyline((-9, 18), (9, 18)))
    for side in (-1, 1):
        drawing.stroke(
            smooth([(side * 11, -14), (side * 18, -13), (side * 17, -5), (side * 9, -1)], closed=False), COLOUR, 3.4
        )
    return drawing.fill(bowl, COLOUR, COLOUR, 2)


def settings() -> Drawing:
    """Three sliders."""
    drawing = Drawing()
    for y, knob in ((-13.0, 6.0), (0.0, -7.0), (13.0, 10.0)):
        drawing.stroke(polyline((-18, y), (18, y)), COLOUR, 3.4).fill(ellipse(knob, y, 5.2), COLOUR)
    return drawing


def banco() -> Drawing:
    """The program's icon: a card back with a folk star behind a crowned heart, on teal cloth (128 x 128 units)."""
    ground = rectangle(-62, -62, 124, 124, 26)
    drawing = Drawing().fill(ground, "#1F4A4C")
    drawing.fill(ring(petal(56, 22), 8, 0, 22.5), "#2A5E60").stroke(rectangle(-57.5, -57.5, 115, 115, 22), "#D9A441", 4)

    def card(turn: float, x: float, fill: str, edge: str) -> None:
        outline = rectangle(-28, -43, 56, 86, 7).rotate(turn).move(x, 0)
        drawing.fill(outline.move(1.5, 4), "#12302F").fill(outline, fill, edge, 2)

    card(-14, -17, STOCK, STOCK_EDGE)
    drawing.fill(rectangle(-23, -38, 46, 76, 4).rotate(-14).move(-17, 0), "#8C2230")
    first, other = star_halves(19)
    drawing.fill((first + other).rotate(-14).move(-23, 0), "#FBF1DC")
    card(11, 17, STOCK, STOCK_EDGE)
    drawing.fill(FRENCH["H"].scale(43).rotate(11).move(15, 13), VERMILION)
    return drawing.fill(crown(42).rotate(11).move(21, -21), "#E2B04A", INK, 3)


def banco_small() -> Drawing:
    """The program's icon up to 24 pixels of width: one card with the crowned heart, upright and large."""
    drawing = Drawing().fill(rectangle(-64, -64, 128, 128, 24), "#D9A441")
    drawing.fill(rectangle(-56, -56, 112, 112, 17), "#1F4A4C")
    drawing.fill(rectangle(-40, -56, 80, 112, 6), STOCK)
    drawing.fill(FRENCH["H"].scale(66).move(0, 20), VERMILION)
    return drawing.fill(crown(46).scale(1.2, 0.9).move(0, -33), "#D9A441", INK, 4)


ICONS: dict[str, Callable[[], Drawing]] = {
    "log": log, "rules": rules, "menu": menu, "coach": coach, "sound": sound, "mute": mute, "back": back,
    "close": close, "plus": plus, "minus": minus, "warning": warning, "check": check, "arrow": arrow, "person": person,
    "computer": computer, "stock": stock, "crown": crown_icon, "star": star, "trophy": trophy, "settings": settings,
}  # fmt: skip


def make(assets: FilePath) -> None:
    """All icons."""
    folder = assets / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in ICONS.items():
        (folder / f"{name}.svg").write_text(document(draw().svg(), 48, 48), encoding="utf-8", newline="\n")
    for name, drawing in (("banco", banco()), ("banco_small", banco_small())):
        (folder / f"{name}.svg").write_text(document(drawing.svg(), 128, 128), encoding="utf-8", newline="\n")
