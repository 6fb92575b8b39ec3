"""The construction kit of the portraits: a head, hair, beards, headgear and garments on one pair of shoulders.

A portrait is a disc of radius 60 about the origin. The head is drawn in its own space (skull at -30, chin at +28, half
width 21) and then tilted and moved; everything else is drawn in the space of the disc.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from build_scripts.draw.kit import (
    Drawing,
    Knot,
    Path,
    Point,
    ellipse,
    petal,
    polygon,
    rectangle,
    ring,
    smooth,
    symmetric,
    taper,
)
from build_scripts.draw.palette import INK, VERMILION, WHITE, mix, skin_shade

LINE = 2.4
INNER_LINE = 1.7
DISC = ellipse(0, 0, 60)
_BODY_RIGHT = polygon((0, -200), (200, -200), (200, 200), (0, 200))


@dataclass(slots=True)
class Bust:
    """One person: the drawing so far, and how the head sits."""

    skin: str
    ground: str
    turn: float = -0.5
    """-1 looks left, +1 looks right: moves nose, mouth and the edge of the light."""
    tilt: float = 0.0
    """Degrees the head leans clockwise."""
    width: float = 1.0
    """Breadth of the face."""
    drop: float = 0.0
    """Units the whole figure stands lower, to make room for a hat."""
    drawing: Drawing = field(default_factory=Drawing)

    def background(self) -> None:
        """The coloured disc with quiet rays."""
        rays = ring(polygon((-7.6, -64), (0, -12), (7.6, -64)), 12, 0, 15) & DISC
        self.drawing.fill(DISC, self.ground).fill(rays, mix(self.ground, WHITE, 0.12))

    def head(self, path: Path) -> Path:
        """From head space to the disc."""
        return path.scale(self.width, 1).rotate(self.tilt).move(0, -7 + self.drop)

    def body(self, path: Path) -> Path:
        """From body space to the disc: the same, lower or not."""
        return path.move(0, self.drop)

    def part(self, path: Path, colour: str, *, line: float = LINE, shade: str | None = None,
             shaded: Path = _BODY_RIGHT) -> None:  # fmt: skip
        """A two-tone part with its ink outline, cut to the disc."""
        inside = path & DISC
        self.drawing.two_tone(inside, colour, shaded, shade=shade, width=line)

    def on_head(self, path: Path, colour: str, *, line: float = LINE, shade: str | None = None) -> None:
        """A two-tone part that moves with the head."""
        self.part(self.head(path), colour, line=line, shade=shade, shaded=self.head(_BODY_RIGHT))

    def flat(self, path: Path, colour: str) -> None:
        """A plain patch, cut to the disc."""
        self.drawing.fill(path & DISC, colour)

    def on_face(self, path: Path, colour: str) -> None:
        """A plain patch that moves with the head; never near the edge of the disc."""
        self.drawing.fill(self.head(path), colour)

    def neck(self, half: float = 10.0) -> None:
        """Neck with the shadow of the chin; the garment covers its foot."""
        outline = Path.parse(f"M{-half} 8L{-half} 30C{-half - 4} 38 {half + 4} 38 {half} 30L{half} 8Z")
        self.part(self.body(outline), self.skin, shade=skin_shade(self.skin, 0.3))
        chin = Path.parse(f"M{1 - half} 14L{1 - half} 21C{3 - half} 30 {half - 3} 30 {half - 1} 21L{half - 1} 14Z")
        self.flat(self.body(chin), skin_shade(self.skin, 0.36))

    def face(self, *, jaw: float = 1.0, length: float = 1.0, brow: str = INK, lids: float = 0.45, gaze: float = 0.0,
             stern: float = 0.0, age: int = 0, woman: bool = False, lips: str | None = VERMILION, smile: float = 0.4,
             cheeks: str | None = "#E79A7C", nose: float = 1.0, heavy_brow: float = 1.0) -> None:  # fmt: skip
        """The face. ``lids``: 0 wide open .. 1 nearly closed; ``age``: 0 young, 1 folds at the nose, 2 at the eyes."""
        down = length
        outline = symmetric(
            [
                (0, -30),
                (13, -28.5),
                (20.5, -15),
                (21, 1),
                (17.8 * jaw, 14 * down),
                (9.6 * jaw, 25 * down),
                (0, 28.4 * down),
            ]
        )
        x = self.turn * 5
        edge = Path.parse(
            f"M{x - 1}-40C{x - 1}-20 {x - 2}-10 {x - 1.5}-2L{x + 2.4} 8C{x + 1} 12 {x} 14 {x} 18"
            f"C{x} 24 {x * 0.6} 28 {x * 0.4} 40L60 40L60-40Z"
        )
        placed = self.head(outline)
        self.drawing.fill(placed, self.skin).fill(self.head(outline & edge), skin_shade(self.skin))
        self.drawing.stroke(placed, INK, LINE)
        for side in (-1, 1):
            self._eye(side, x, lids, gaze, woman)
            y = -8.6 - lids - 1.6 * smile
            inner = 0.0 if woman else 0.9
            arch = taper(
                [(-5.8 * side, y + inner + stern * 1.8), (0.5 * side, y - 1.8), (8 * side, y + 0.9 - stern)],
                2.6 * heavy_brow, (2.4 if woman else 3.0) * heavy_brow, 0.6,
            )  # fmt: skip
            self.on_face(arch.move(x * 1.1 + side * 9.6, 0), brow)
            if cheeks:
                disc = ellipse(x * 0.8 + side * 13, 9.5, 4.2, 3.4)
                self.drawing.fill(self.head(disc), mix(self.skin, cheeks, 0.6))
            if age:
                fold = taper([(x + side * 7, 8.5), (x + side * 9.6, 12.5), (x + side * 10, 16.5)], 0.3, 1.2, 0.3)
                self.on_face(fold, INK)
            if age > 1:
                self.on_face(
                    taper([(x + side * 6, -4), (x + side * 10, 3.4), (x + side * 14, 2.2)], 0.2, 1.0, 0.2), INK
                )
        way = -1 if self.turn < 0 else 1
        bridge = taper(
            [(x - way * 0.4, -8), (x + way * 0.5, 0), (x + way * 3.6 * nose, 7.4), (x + way * 2.2 * nose, 9.8),
             (x - way * 1.8, 9.5)],
            0.8, 2.0, 1.0,
        )  # fmt: skip
        self.on_face(bridge, INK)
        if lips:
            self._mouth(x * 0.9, 17.2 * down, lips, smile, woman)

    def _eye(self, side: int, x: float, lids: float, gaze: float, woman: bool) -> None:
        size = 1.08 + 0.14 * self.turn * side
        place = (x * 1.1 + side * 9.6 * (1 + 0.05 * self.turn * side), -2.2)
        almond = Path.parse("M-6.2 .9C-4-3.6 3.4-4.2 6.4-.4C4 3.6-3.6 4-6.2 .9Z").scale(side * size, size)
        self.on_face(almond.move(*place), WHITE)
        iris = ellipse(gaze * 1.9, 0.1, 3.2, 3.4) & almond
        self.on_face(iris.move(*place), INK)
        top = -2.6 + lids * 2.7
        self.on_face((almond & rectangle(-10, -10, 20, 10 + top)).move(*place), skin_shade(self.skin, 0.4))
        lash = taper(
            [(-7 * side, 1.1), (-2.5 * side, top - 0.7), (2.6 * side, top - 0.7), (7.4 * side, -0.6)],
            0.8, 2.5 if woman else 2.1, 1.2,
        ).scale(size, 1)  # fmt: skip
        self.on_face(lash.move(*place), INK)
        if woman:
            self.on_face(taper([(6.4 * side, -0.6), (9.4 * side, -2.8)], 1.4, 1.2, 0.4).move(*place), INK)

    def _mouth(self, x: float, y: float, colour: str, smile: float, woman: bool) -> None:
        wide = 5.8 if woman else 6.2
        full = 3.6 if woman else 2.6
        bow, dip = full * 0.8, full * 0.5
        lip = Path.parse(f"M{-wide} 0C-3.4-2-1.6-{bow}-.1-{dip}C1.6-{bow} 3.4-2 {wide} 0C3 {full}-3 {full}{-wide} 0Z")
        lift = smile * 2.4
        bent = lip.mapped(lambda px, py: (px, py - lift * (px / wide) ** 2))
        self.on_face(bent.move(x, y), colour)
        line: list[tuple[float, float]] = [(-wide - 0.6, -0.3 - lift), (0, 0.4), (wide + 0.6, -0.3 - lift)]
        self.on_face(taper(line, 0.5, 1.5, 0.5).move(x, y), INK)

    def ears(self, ring_colour: str | None = None) -> None:
        """Both ears, behind the face; with ear rings if a colour is given."""
        for side in (-1, 1):
            self.on_head(ellipse(side * 21.6, 1, 4.4, 6.4), self.skin, shade=skin_shade(self.skin))
            if ring_colour:
                self.ear_ring(side, ring_colour)

    def ear_ring(self, side: int, colour: str) -> None:
        """A drop below one ear."""
        self.on_head(ellipse(side * 22, 11.5, 2.7, 4), colour, line=1.3)

    def spectacles(self, colour: str) -> None:
        """Round wire spectacles."""
        x = self.turn * 5 * 1.1
        for side in (-1, 1):
            self.drawing.stroke(self.head(ellipse(x + side * 9.6, -1.6, 8, 7.6)), colour, 1.7)
            temple = smooth([(x + side * 17.6, -2.6), (side * 21, -3.6)], closed=False)
            self.drawing.stroke(self.head(temple), colour, 1.7)
        self.drawing.stroke(self.head(smooth([(x - 1.8, -2.4), (x, -3.4), (x + 1.8, -2.4)], closed=False)), colour, 1.7)


def shoulders(half: float = 45.0) -> Path:
    """The outline every garment starts from; ``half`` is half the breadth."""
    knots: list[Knot] = [
        (0, 36),
        (8, 33),
        (13.4, 26.5, True),
        (half * 0.6, 33.4),
        (half * 0.92, 42),
        (half + 4, 54),
    ]
    return symmetric([*knots, (half + 8, 78), (0, 78)])


def strands(strokes: Sequence[Sequence[Point]], width: float = 1.6) -> Path:
    """Fine brush strokes for hair and folds, each through its points."""
    whole = Path()
    for points in strokes:
        whole = whole + taper(points, 0.3, width, 0.3)
    return whole


def polar(radius: float, degrees: float) -> tuple[float, float]:
    """A point at a clockwise angle from the top."""
    return radius * math.sin(math.radians(degrees)), -radius * math.cos(math.radians(degrees))


def blossom(bust: Bust, x: float, y: float, radius: float, colour: str, heart: str, *, petals: int = 5) -> None:
    """A small inked flower that moves with the head."""
    flower = ring(petal(radius, radius * 1.05), petals) | ellipse(0, 0, radius * 0.4)
    bust.on_head(flower.move(x, y), colour, line=1.4)
    bust.on_face(ellipse(x, y, radius * 0.34), heart)
