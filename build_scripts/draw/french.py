"""The French-suited pack: number cards, aces, indices; the courts come from :mod:`build_scripts.draw.courts`."""

from __future__ import annotations

from pathlib import Path as FilePath

from build_scripts.draw.card import blank, write
from build_scripts.draw.courts import court
from build_scripts.draw.kit import DISPLAY_FONT, Drawing, Path, ellipse, letters, petal, ring, taper
from build_scripts.draw.palette import CREAM, INK, LEAF, OCHRE, STOCK, VERMILION
from build_scripts.draw.signs import FRENCH

COLOURS = {"S": INK, "H": VERMILION, "D": VERMILION, "C": INK}
LETTER_HEIGHT = 46.0
LETTER_WIDTH = 41.0
LABELS = ("A", "K", "Q", "J", "E", "D", "B", "Kn", *(str(number) for number in range(2, 11)))
_PIP = 43.0
_RAYS, _RAYS_FROM = 24, 75.0  # round an ace
_COLUMN = 45.0

_PAIRS: dict[str, list[tuple[float, float]]] = {
    "top": [(-_COLUMN, -126.0), (_COLUMN, -126.0), (-_COLUMN, 126.0), (_COLUMN, 126.0)],
    "inner": [(-_COLUMN, -42), (_COLUMN, -42), (-_COLUMN, 42), (_COLUMN, 42)],
    "middle": [(-_COLUMN, 0), (_COLUMN, 0)],
}
PLACES: dict[int, list[tuple[float, float]]] = {
    2: [(0, -126), (0, 126)],
    3: [(0, -126), (0, 0), (0, 126)],
    4: _PAIRS["top"],
    5: [*_PAIRS["top"], (0, 0)],
    6: [*_PAIRS["top"], *_PAIRS["middle"]],
    7: [*_PAIRS["top"], *_PAIRS["middle"], (0, -63)],
    8: [*_PAIRS["top"], *_PAIRS["middle"], (0, -63), (0, 63)],
    9: [*_PAIRS["top"], *_PAIRS["inner"], (0, 0)],
    10: [*_PAIRS["top"], *_PAIRS["inner"], (0, -84), (0, 84)],
}
"""Where the signs of a number card stand; those below the middle are turned."""


def make(assets: FilePath) -> None:
    """Write every file of the French pack except ``deck.toml``, which is kept by hand."""
    folder = assets / "decks" / "french"
    write(folder, "blank", blank())
    for label in LABELS:
        write(folder / "index", label, Drawing().fill(index_outline(label, LETTER_HEIGHT, LETTER_WIDTH), INK))
    for suit, sign in FRENCH.items():
        write(folder / "index", f"sign_{suit}", Drawing().fill(sign.scale(33), INK))
        write(folder, f"A{suit}", ace(suit))
        for number in PLACES:
            write(folder, f"{number}{suit}", number_card(number, suit))
        for rank in "JQK":
            write(folder, f"{rank}{suit}", court(f"{rank}{suit}"))


def number_card(number: int, suit: str) -> Drawing:
    """The signs of a number card, 2 to 10."""
    sign = FRENCH[suit].scale(_PIP)
    drawing = Drawing()
    for x, y in PLACES[number]:
        drawing.fill((sign.rotate(180) if y > 0 else sign).move(x, y), COLOURS[suit])
    return drawing


def ace(suit: str) -> Drawing:
    """One large sign; the ace of spades carries the mark of the house."""
    if suit == "S":
        return _ace_of_spades()
    drawing = Drawing().fill(FRENCH[suit].scale(112), COLOURS[suit])
    flower = ring(petal(13, 9.5), 8, 3.4)
    y = {"H": -14.0, "D": 0.0, "C": -4.0}[suit]
    drawing.fill(flower.move(0, y), STOCK).fill(ellipse(0, y, 2.6), STOCK)
    for step in range(_RAYS):
        turn = 360 / _RAYS * step
        ray = petal(18, 8) if step % 2 else petal(11, 6)
        drawing.fill(ray.move(0, -_RAYS_FROM).rotate(turn), COLOURS[suit])
        if not step % 2:
            drawing.fill(ellipse(0, -_RAYS_FROM - 16, 1.9).rotate(turn), OCHRE)
    return drawing


def _ace_of_spades() -> Drawing:
    """A large spade with a tulip tree growing in it."""
    drawing = Drawing().fill(FRENCH["S"].scale(176), INK)
    inner = FRENCH["S"].scale(148).move(0, -2)
    drawing.fill((inner - FRENCH["S"].scale(142).move(0, -2.5)) - _below(24), OCHRE)
    stem = taper([(0, 44), (0, 10), (0, -30)], 4.2, 3.6, 3)
    drawing.fill(stem, CREAM)
    for side in (-1, 1):
        branch = taper([(0, 34), (side * 16, 22), (side * 30, 14), (side * 38, 0)], 3, 2.8, 1.6)
        curl = taper([(0, 2), (side * 12, -8), (side * 18, -20)], 2.6, 2.4, 1.4)
        drawing.fill(branch, CREAM).fill(curl, CREAM)
        drawing.fill(petal(17, 8).rotate(side * 64).move(side * 4, 30), LEAF)
        drawing.fill(petal(15, 7).rotate(side * 128).move(side * 20, 22), LEAF)
        drawing.fill(petal(14, 6.5).rotate(side * 8).move(side * 9, -4), LEAF)
        flower = ring(petal(10, 7.6), 7, 1.6).move(side * 39, -4)
        drawing.fill(flower, VERMILION).fill(ellipse(side * 39, -4, 3.2), OCHRE)
        bud = ring(petal(7, 5.2), 6, 1.0).move(side * 20, -25)
        drawing.fill(bud, OCHRE).fill(ellipse(side * 20, -25, 2), INK)
    cup = Path.parse(
        "M0 0C-12-1-17-10-15-27C-10-24-7-21-5-16C-4-22-2-27 0-31C2-27 4-22 5-16C7-21 10-24 15-27C17-10 12-1 0 0Z"
    )
    drawing.fill(cup.move(0, -28), CREAM).fill(petal(18, 7).move(0, -31), VERMILION)
    drawing.fill(ring(petal(6, 4.4), 5, 0.8).move(0, 50), CREAM)
    for x, y in ((0, 66), (-9, 74), (9, 74)):
        drawing.fill(ellipse(x, y, 1.8), OCHRE)
    return drawing


def _below(y: float) -> Path:
    return Path.parse(f"M-16 {y}L16 {y}L26 60L60 60L60 120L-60 120L-60 60L-26 60Z")


def index_outline(label: str, height: float, width: float) -> Path:
    """The letters of an index, capitals ``height`` high about the origin. The two-letter knave gets a narrow K and a
    smaller n on its line, since squeezing both would close their counters at 60 pixels."""
    if len(label) == 2 and label.isalpha():
        first = letters(label[0], height if label[0].isupper() else height * 0.93, most=24, font=DISPLAY_FONT)
        second = letters(label[1], height * 0.68, most=17, font=DISPLAY_FONT)
        first = first.move(-20.5 - first.bounds()[0], height / 2 - first.bounds()[3])
        return first + second.move(20.5 - second.bounds()[2], height / 2 - second.bounds()[3])
    outline = letters(label, height, most=width, font=DISPLAY_FONT)
    top, bottom = outline.bounds()[1], outline.bounds()[3]
    if label in ("Á", "J", "Q"):  # an accent or a tail would reach the suit sign
        fitted = outline.scale(1.0, (height + 3) / (bottom - top))
        return fitted.move(0, -1.5 if label == "Á" else 1.5)
    return outline.move(0, -height / 2 - top)
