"""The German-suited pack after the Tell pattern: number cards here, figures in ``german_figures`` and ``seasons``."""

from __future__ import annotations

from pathlib import Path as FilePath

from build_scripts.draw.card import FRAME, blank, frame_line, write
from build_scripts.draw.french import index_outline
from build_scripts.draw.german_figures import figure_card
from build_scripts.draw.german_names import NAMES, band
from build_scripts.draw.kit import Drawing, Path, Point, letters, petal, polyline, taper
from build_scripts.draw.palette import INK, LEAF, STOCK
from build_scripts.draw.seasons import ace
from build_scripts.draw.signs import GERMAN, acorn, leaf
from build_scripts.draw.vignettes import VIGNETTES
from scenes.decks import glyph_name

_VIGNETTE_SCALE = {9: 0.93, 10: 0.93}
NUMERALS = {"7": "VII", "8": "VIII", "9": "IX", "10": "X"}
LABELS = ("A", "Á", "K", "F", "O", "U", "7", "8", "9", "10")
LETTER_HEIGHT, LETTER_WIDTH = 38.0, 36.0
_STEM = "#A5342B"
_SCALES: dict[int, tuple[float, list[Point]]] = {
    7: (42, [(-72, -93), (-72, -61), (-72, -28), (72, -93), (72, -61), (72, -28), (0, -111)]),
    8: (39, [(float(x), float(y)) for x in (-72, 72) for y in (-95, -72, -49, -26)]),
    9: (39, [*((float(x), float(y)) for x in (-72, 72) for y in (-94, -61, -28)), (0, -113), (0, -94), (0, -75)]),
    10: (39, [*((float(x), float(y)) for x in (-72, 72) for y in (-95, -72, -49, -26)), (0, -106), (0, -84)]),
}
"""Hearts and bells, for one half: height of a sign and places, which overlap like scales."""
_TWIGS: dict[int, tuple[float, list[float], bool]] = {
    7: (44, [-92, -60, -28], True),
    8: (40, [-97, -73, -49, -25], False),
    9: (40, [-97, -73, -49, -25], True),
    10: (36, [-100, -81, -62, -43, -24], False),
}
"""Leaves and acorns: height of a sign, heights of the twigs on each side, and whether one stands on the stem."""
_STAGGER = {"8S": 8.0, "9S": 8.0, "10S": 10.0, "10C": 9.0}
"""How far every second sign of a crowded column stands out, so that they can be counted."""


def make(assets: FilePath) -> None:
    """Write every file of the German pack except ``deck.toml``, which is kept by hand."""
    folder = assets / "decks" / "german"
    write(folder, "blank", blank())
    write(folder / "index", "tab", _tab())
    for label in LABELS:
        outline = index_outline(label, LETTER_HEIGHT, LETTER_WIDTH)
        write(folder / "index", glyph_name(label), Drawing().fill(outline, INK))
    for suit, sign in GERMAN.items():
        write(folder / "index", f"sign_{suit}", sign(0, 0, 33))  # for small tags beside a text
        write(folder, f"A{suit}", ace(suit))
        for rank in "JQK":
            write(folder, rank + suit, figure_card(rank + suit))
    for language, names in NAMES.items():
        for code in names:
            write(folder / "bands" / language, code, band(code, language))
    for rank, numeral in NUMERALS.items():
        write(folder / "numerals", rank, Drawing().fill(letters(numeral, 20, tracking=1), INK))
        for suit in GERMAN:
            write(folder, rank + suit, number_card(int(rank), suit))


def number_card(number: int, suit: str) -> Drawing:
    """A number card: each half shows the whole number, round a small scene."""
    half = _scales(number, suit) if suit in "HD" else _twigs(number, suit)
    if (code := f"{number}{suit}") in VIGNETTES:
        half.add(VIGNETTES[code]().mapped(lambda path: path.scale(_VIGNETTE_SCALE.get(number, 1.0)).move(0, -7)))
    drawing = Drawing().twice(half)
    drawing.stroke(polyline((-104, 0), (104, 0)), INK, 1.4)
    return drawing.add(frame_line(FRAME))


def _scales(number: int, suit: str) -> Drawing:
    height, places = _SCALES[number]
    half = Drawing()
    for x, y in sorted(places, key=lambda place: -place[1]):
        half.add(GERMAN[suit](x, y, height))
    return half


def _twigs(number: int, suit: str) -> Drawing:
    height, rows, crowned = _TWIGS[number]
    half, signs = Drawing(), Drawing()
    top = -112.0 if crowned else rows[0] - 6
    for row, y in enumerate(rows):
        x = 72 + _STAGGER.get(f"{number}{suit}", 0.0) * (1 if row % 2 else -1)
        hanging = _hanging(suit, -x, y, height, 66)
        signs.add(hanging, hanging.mapped(Path.mirror))
        twig = taper([(0, y + 16), (20, y + 9), (x - 32, y - 4), (x - 10, y - 4)], 4, 3.2, 2.4)
        half.fill(twig.both_sides(), _STEM)
    foot = -34.0 if f"{number}{suit}" in VIGNETTES else -3.0
    if not crowned:
        for turn in (-34, 0, 34):
            half.fill(petal(15, 7).rotate(turn).move(0, top + 3), LEAF, INK, 1.2)
    half.fill(taper([(0, foot), (0, (foot + top) / 2), (0, top)], 6.4, 5.4, 3.6), _STEM, INK, 1.2)
    if crowned:
        signs.add(_hanging(suit, 0, -122, height, 180))
    return half.add(signs)


def _hanging(suit: str, x: float, y: float, height: float, turn: float) -> Drawing:
    if suit == "C":
        return acorn(x, y, height, turn, leaves=False)
    return leaf(x, y, height, turn, stalk=False)


def _tab() -> Drawing:
    """The corner that carries the index, laid over the picture."""
    corner = Path.parse("M-106-166L-62-166L-62-128C-62-122-65-119-71-119L-106-119Z")
    edge = Path.parse("M-61-164L-61-128C-61-121.5-64.5-118-71-118L-104-118")
    return Drawing().fill(corner, STOCK).stroke(edge, INK, 2.2)
