"""Faces, necks and beards."""

from __future__ import annotations

from dataclasses import dataclass

from build_scripts.draw.figure import Figure
from build_scripts.draw.kit import Path, ellipse, rectangle, symmetric, taper
from build_scripts.draw.palette import INK, SKIN, SKIN_SHADOW, VERMILION, WHITE, darker, mix, skin_shade


@dataclass(frozen=True, slots=True)
class Face:
    """What makes a face somebody's own. ``lid`` 0..1 is how far the eyes are closed, ``gaze`` -1..1 where they look."""

    skin: str = SKIN
    brow: str = INK
    iris: str = "#4A3524"
    lip: str | None = "#B8473A"
    cheek: str | None = "#E79A7C"
    jaw: float = 1.0
    length: float = 1.0
    lid: float = 0.45
    gaze: float = 0.0
    nose: float = 1.0
    stern: float = 0.0
    age: float = 0.0
    raised: float = 0.0
    smile: float = 0.4
    woman: bool = False


def neck(figure: Figure, skin: str, width: float = 10.5, shoulder: float = -44.0) -> None:
    """The neck with the chin's shadow on it, for people whose collar is open."""
    top = figure.cy + figure.rise + 12
    outline = Path.parse(
        f"M{-width} {top}L{-width} {shoulder - 10}"
        f"C{-width - 2} {shoulder - 3} {-width - 9} {shoulder} {-width - 16} {shoulder + 4}L{width + 16} {shoulder + 4}"
        f"C{width + 9} {shoulder} {width + 2} {shoulder - 3} {width} {shoulder - 10}L{width} {top}Z"
    )
    figure.body_part(outline, skin, shade=skin_shade(skin, 0.3))
    chin = figure.cy + figure.rise + 30 * figure.size
    shadow = Path.parse(
        f"M{-width + 1.2} {chin - 9}C{-width + 3} {chin + 8} {width - 3} {chin + 8} {width - 1.2} {chin - 9}Z"
    )
    figure.drawing.fill(figure.body(shadow), skin_shade(skin, 0.38))


def face(figure: Figure, look: Face) -> None:
    """The bare face."""
    long, shift = look.length, figure.turn * 5
    outline = symmetric(
        [(0, -30 * long), (13, -28.5 * long), (21, -15 * long), (21.4, 1), (18.4 * look.jaw, 15 * long),
         (9.8 * look.jaw, 26.6 * long), (0, 30 * long)]
    )  # fmt: skip
    ridge = Path.parse(
        f"M{shift - 1} -40C{shift - 1} -20 {shift - 2} -10 {shift - 1.4} -2L{shift + 2.4} 8"
        f"C{shift + 1} 12 {shift} 14 {shift} 18C{shift} 24 {shift * 0.6} 28 {shift * 0.4} 40L60 40L60 -40Z"
    )
    figure.head_flat(outline, look.skin)
    figure.head_flat(outline & ridge, skin_shade(look.skin))
    figure.drawing.stroke(figure.head(outline))
    for side in (-1, 1):
        if look.cheek:
            figure.head_flat(
                ellipse(shift * 0.8 + side * 12.8 * (1 + 0.08 * figure.turn * side), 9.6, 4.4, 3.4), look.cheek, 0.6
            )
        _eye(figure, look, side)
    _nose(figure, look)
    if look.lip:
        _mouth(figure, look)


def _eye(figure: Figure, look: Face, side: int) -> None:
    turn = figure.turn
    wide = 1 + 0.15 * turn * side
    x, y = turn * 5.4 + side * 9.6 * (1 + 0.05 * turn * side), -2.6

    def at(path: Path) -> Path:
        return path.move(x, y)

    almond = Path.parse("M-6.4 .9C-4-3.8 3.2-4.4 6.6-.5C4 3.4-3.4 3.9-6.4 .9Z").scale(side * wide, 1.06)
    figure.head_flat(at(almond), WHITE)
    eye_x = look.gaze * 1.9
    figure.head_flat(at(ellipse(eye_x, -0.1, 3.2, 3.4) & almond), look.iris)
    figure.head_flat(at(ellipse(eye_x, -0.1, 1.7, 1.9) & almond), INK)
    edge = -2.4 + look.lid * 2.7
    figure.head_flat(at(almond & rectangle(-9, -9, 18, 9 + edge)), mix(look.skin, SKIN_SHADOW, 0.36))
    crest = min(edge, -1.4) - 0.9
    lash = [
        (-7.2 * side * wide, 1.1),
        (-2.5 * side * wide, crest),
        (2.6 * side * wide, crest),
        (7.7 * side * wide, -0.8),
    ]
    figure.head_flat(at(taper(lash, 0.7, 2.4 if look.woman else 1.9, 1.1)), INK)
    if look.woman:
        flick = [(5.8 * side * wide, -1.2), (8.0 * side * wide, -2.0), (9.2 * side * wide, -3.8)]
        figure.head_flat(at(taper(flick, 1.3, 1.2, 0.3)), INK)
    height = -8.6 - look.raised
    inner = height + (0.2 if look.woman else 1.0) + look.stern * 1.9
    outer = height + (1.7 if look.woman else 0.9) - look.stern
    brow = [(-5.8 * side * wide, inner), (0.6 * side * wide, height - 1.9), (8.1 * side * wide, outer)]
    thick = 1.9 if look.woman else 2.6
    figure.head_flat(at(taper(brow, thick + 0.5 * look.age, thick + 0.9 * look.age, 0.4)), look.brow)


def _nose(figure: Figure, look: Face) -> None:
    shift, side = figure.turn * 5, -1 if figure.turn < 0 else 1
    bridge = [(shift - side * 0.4, -8), (shift + side * 0.5, 0), (shift + side * 3.5 * look.nose, 7.4),
              (shift + side * 2.3 * look.nose, 10.2), (shift - side * 1.7, 9.8)]  # fmt: skip
    figure.head_flat(taper(bridge, 0.7, 1.8, 1.0), INK)
    if look.age:
        for fold in (-1, 1):
            line = [(shift + fold * 7, 9), (shift + fold * 9.6, 13), (shift + fold * 10, 17)]
            figure.head_flat(taper(line, 0.2, 1.1, 0.2), INK)


def _mouth(figure: Figure, look: Face) -> None:
    x, y, curve = figure.turn * 4.5, 17.6 * look.length, look.smile * 1.6
    wide = 5.4 if look.woman else 6.0
    lips = Path.parse("M-1 0C-.62-.4-.28-.5-.02-.34C.28-.5 .62-.4 1 0C.55 .66-.55 .66-1 0Z").scale(wide, 5.4)
    figure.head_flat(lips.move(x, y), look.lip or VERMILION)
    line = [(x - wide - 0.6, y - 0.3 - curve), (x, y + 0.3 + curve * 0.2), (x + wide + 0.6, y - 0.3 - curve)]
    figure.head_flat(taper(line, 0.4, 1.3, 0.4), INK)


BEARDS = {
    "full": (
            "M-21.8 1C-22.5 22-19 37-9.5 46C-6 50-2.5 53 0 57C2.5 53 6 50 9.5 46C19 37 22.5 22 21.8 1"
            "C19 8 14 11 9 11.5C3 12-3 12-9 11.5C-14 11-19 8-21.8 1Z"
        ),
    "forked": (
            "M-21.8 1C-24.5 20-22.5 35-16 54C-10 47-3.5 43 0 36C3.5 43 10 47 16 54C22.5 35 24.5 20 21.8 1"
            "C19 9 14 11 9 11.5C3 12-3 12-9 11.5C-14 11-19 9-21.8 1Z"
        ),
    "round": (
            "M-21.8 0C-24 23-16.5 40 0 41C16.5 40 24 23 21.8 0C18 7 14 10.5 9 11.5C3 12-3 12-9 11.5"
            "C-14 10.5-18 7-21.8 0Z"
        ),
    "square": (
            "M-21.8 0C-23.5 18-22 34-18 44C-12 47-6 44 0 46C6 44 12 47 18 44C22 34 23.5 18 21.8 0"
            "C18 7 14 10.5 9 11.5C3 12-3 12-9 11.5C-14 10.5-18 7-21.8 0Z"
        ),
    "short": (
            "M-21.6-1C-22 16-17 30-8.5 34C-3 36 3 36 8.5 34C17 30 22 16 21.6-1C19.5 8 15.5 12.5 10.5 13"
            "C4 13-4 13-10.5 13C-15.5 12.5-19.5 8-21.6-1Z"
        ),
}  # fmt: skip
"""Beards that cover the jaw, as path data in head units."""


def beard(figure: Figure, kind: str, colour: str, *, lip: str = "#B8473A") -> None:
    """A beard with its moustache: one of :data:`BEARDS`, ``goatee``, or ``moustache`` alone."""
    shift = figure.turn * 4.5
    strand = darker(colour, 0.42)
    if kind in BEARDS:
        outline = Path.parse(BEARDS[kind])
        figure.head_part(outline, colour, split=shift)
        figure.head_flat(Path.parse("M-5.2 0C-3-2 3-2 5.2 0C3 3.3-3 3.3-5.2 0Z").move(shift, 18.4), lip)
        depth = outline.bounds()[3]
        for side in (-1, 1):
            for step in (0, 1):
                line = [(side * (7 + step * 6), 18 - step), (side * (9 + step * 4.6), depth * 0.62),
                        (side * (6 + step * 3.6), depth * 0.86 - step * 5)]  # fmt: skip
                figure.head_flat(taper(line, 0.2, 1.4, 0.2) & outline, strand)
    elif kind == "goatee":
        tuft = Path.parse("M-6.4 22C-5.4 32-2.4 38 0 43.5C2.4 38 5.4 32 6.4 22C2.4 24-2.4 24-6.4 22Z")
        figure.head_part(tuft.move(shift, 0), colour, width=2, split=shift)
    long = 0.76 if kind in ("goatee", "short") else 1.0
    droop = 8.0 if kind == "moustache" else 0.0
    for side in (-1, 1):
        half = Path.parse(
            f"M0 11.4C3 9.6 8 10 12 13.4C15 {16 + droop * 0.3} 18 {16 + droop * 0.6} 20.5 {13.6 + droop}"
            f"C19 {19 + droop} 14 {20.5 + droop * 0.4} 9.5 18.4C5.5 16.8 2 15.4 0 15.4Z"
        ).scale(side * long, 1)
        figure.head_part(half.move(shift, 0.4), colour, width=1.6, split=99 if side < 0 else -99)
