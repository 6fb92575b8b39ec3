"""Forearms and hands. A hand never comes without the arm that carries it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from build_scripts.draw.figure import Figure
from build_scripts.draw.kit import LINE, Knot, Path, Point, polygon, rectangle, smooth
from build_scripts.draw.palette import INK, SKIN, darker, skin_shade


@dataclass(frozen=True, slots=True)
class Sleeve:
    """Colours and width of a sleeve; ``puffed`` ones are wide linen gathered at the cuff."""

    colour: str
    cuff: str
    skin: str = SKIN
    half_width: float = 16.0
    puffed: bool = False


def fist(figure: Figure, x: float, y: float, sleeve: Sleeve, elbow: Point = (-24.0, 56.0)) -> None:
    """A fist closed round an upright rod at x, y; the forearm comes from ``elbow`` (relative, hidden under the
    sash)."""
    wrist = (-9.0, 11.0)

    def place(path: Path) -> Path:
        return path.move(x, y)

    _forearm(figure, place, elbow, wrist, sleeve)
    palm: list[Knot] = [(-15, -6), (-8, -12), (3, -11), (7, 0), (4, 11), (-6, 15), (-15, 11)]
    figure.drawing.fill(place(smooth(palm)), skin_shade(sleeve.skin, 0.25), INK, LINE * 0.9)
    _cuff(figure, place, elbow, wrist, sleeve)
    for step in range(4):
        finger = rectangle(-4, -10.6 + step * 5.7, 12 - abs(step - 1.2) * 1.1, 5.9, 2.95)
        figure.drawing.fill(place(finger), sleeve.skin, INK, 1.7)
    thumb: list[Knot] = [(-10, -11), (-2, -15.5), (6.5, -14.2), (7.2, -10.6), (0, -9.0), (-8, -5)]
    figure.drawing.fill(place(smooth(thumb)), sleeve.skin, INK, 1.7)


def open_hand(figure: Figure, x: float, y: float, sleeve: Sleeve, elbow: Point = (-24.0, 56.0)) -> None:
    """A hand held palm up under something that stands on it at x, y."""
    wrist = (-6.0, 15.0)

    def place(path: Path) -> Path:
        return path.move(x, y)

    _forearm(figure, place, elbow, wrist, sleeve)
    cupped: list[Knot] = [
        (-14, 2),
        (-15, -3),
        (-10, -4),
        (0, 1),
        (10, -4),
        (15, -3),
        (14, 3),
        (6, 12),
        (0, 18),
        (-12, 18),
        (-15, 10),
    ]
    figure.drawing.fill(place(smooth(cupped)), sleeve.skin, INK, LINE * 0.9)
    for step in range(2):
        crease: list[Knot] = [(7 - step * 5, 9 - step), (2 - step * 5, 4)]
        figure.drawing.stroke(place(smooth(crease, closed=False)), INK, 1.5)
    _cuff(figure, place, elbow, wrist, sleeve)


def _axes(elbow: Point, wrist: Point) -> tuple[float, Point, Point]:
    length = math.dist(elbow, wrist)
    along = ((wrist[0] - elbow[0]) / length, (wrist[1] - elbow[1]) / length)
    return length, along, (-along[1], along[0])


def _forearm(figure: Figure, place: Callable[[Path], Path], elbow: Point, wrist: Point, sleeve: Sleeve) -> None:
    length, along, across = _axes(elbow, wrist)

    def at(base: Point, aside: float, forward: float) -> Point:
        return base[0] + across[0] * aside + along[0] * forward, base[1] + across[1] * aside + along[1] * forward

    wide, narrow = sleeve.half_width, 9.0
    if sleeve.puffed:
        outer = [(at(elbow, -wide * 1.2, 0)), at(elbow, -wide * 1.5, length * 0.45)]
        inner = [at(elbow, wide * 1.35, length * 0.45), at(elbow, wide * 1.2, 0)]
    else:
        outer = [at(elbow, -wide, -8), at(elbow, -wide * 0.95, length * 0.4)]
        inner = [at(elbow, wide * 0.9, length * 0.4), at(elbow, wide, -8)]
    ends: list[Knot] = [(*at(wrist, -narrow, 0), True), (*at(wrist, narrow, 0), True)]
    arm = place(smooth([*outer, *ends, *inner]))
    shade = place(polygon(at(elbow, 2, -20), at(wrist, 2, 20), at(wrist, 60, 20), at(elbow, 60, -20)))
    colour = "#DDD3C0" if sleeve.puffed else darker(sleeve.colour, 0.2)
    figure.drawing.two_tone(arm, sleeve.colour, shade, shade=colour)


def _cuff(figure: Figure, place: Callable[[Path], Path], elbow: Point, wrist: Point, sleeve: Sleeve) -> None:
    _, along, across = _axes(elbow, wrist)

    def band(back: float, front: float, reach: float) -> Path:
        corners = ((-reach, back), (-reach, front), (reach, front), (reach, back))
        points = [
            (wrist[0] + across[0] * a + along[0] * f, wrist[1] + across[1] * a + along[1] * f) for a, f in corners
        ]
        return polygon(*points)

    figure.drawing.fill(place(band(-9, 2.5, 12)), sleeve.cuff, INK, LINE * 0.9)
    figure.drawing.fill(place(band(-5, -2.4, 11.6)), darker(sleeve.cuff, 0.3))
