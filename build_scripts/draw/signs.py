"""The suit signs of both packs, one unit high about the origin."""

from __future__ import annotations

from build_scripts.draw.kit import Drawing, Path, ellipse, polygon, polyline, rectangle, taper
from build_scripts.draw.palette import BROWN, CREAM, INK, LEAF, OCHRE, VERMILION, darker, mix

HEART = Path.parse(
    "M0 .48C-.09 .3-.52 .11-.52-.2C-.52-.38-.4-.48-.26-.48C-.14-.48-.04-.4 0-.28"
    "C.04-.4 .14-.48 .26-.48C.4-.48 .52-.38 .52-.2C.52 .11 .09 .3 0 .48Z"
)
DIAMOND = Path.parse(
    "M0-.54C.09-.35 .24-.14 .42 0C.24 .14 .09 .35 0 .54C-.09 .35-.24 .14-.42 0C-.24-.14-.09-.35 0-.54Z"
)
SPADE = Path.parse(
    "M0-.52C.07-.35 .48-.12 .48 .14C.48 .29 .37 .37 .25 .37C.16 .37 .09 .32 .05 .25C.06 .37 .11 .46 .2 .51"
    "L-.2 .51C-.11 .46-.06 .37-.05 .25C-.09 .32-.16 .37-.25 .37C-.37 .37-.48 .29-.48 .14C-.48-.12-.07-.35 0-.52Z"
)
CLUB = (
    ellipse(0, -0.28, 0.23)
    | ellipse(-0.265, 0.09, 0.23)
    | ellipse(0.265, 0.09, 0.23)
    | polygon((-0.1, -0.12), (0.1, -0.12), (0.1, 0.16), (-0.1, 0.16))
    | Path.parse("M.035 0C.05 .31 .1 .44 .2 .51L-.2 .51C-.1 .44-.05 .31-.035 0Z")
)
FRENCH = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}

_RIGHT = rectangle(0.04, -2, 4, 4)


class _Sign:
    """Draws parts of a sign at a place, size and angle."""

    def __init__(self, x: float, y: float, height: float, turn: float) -> None:
        self.drawing = Drawing()
        self.x, self.y, self.height, self.turn = x, y, height, turn

    def _place(self, path: Path) -> Path:
        return path.scale(self.height).rotate(self.turn).move(self.x, self.y)

    def part(self, path: Path, colour: str, width: float = 0.0, *, shade: str | None = None) -> None:
        """A two-tone part with an outline of ``width`` units."""
        self.drawing.fill(self._place(path), colour)
        self.drawing.fill(self._place(path & _RIGHT), shade or darker(colour))
        self.ink(path, width)

    def flat(self, path: Path, colour: str) -> None:
        """A plain patch."""
        self.drawing.fill(self._place(path), colour)

    def ink(self, path: Path, width: float) -> None:
        """An outline."""
        if width:
            self.drawing.stroke(self._place(path), INK, width)


def heart(x: float, y: float, height: float, turn: float = 0.0, width: float = 1.8) -> Drawing:
    """A German heart."""
    sign = _Sign(x, y, height, turn)
    sign.part(HEART, VERMILION, shade="#A5281F")
    sign.flat(Path.parse("M-.39-.19C-.4-.31-.32-.39-.23-.39C-.29-.33-.33-.28-.33-.18Z"), "#EFA38F")
    sign.ink(HEART, width)
    return sign.drawing


def bell(x: float, y: float, height: float, turn: float = 0.0, width: float = 1.8) -> Drawing:
    """A round sleigh bell: loop, bright ball, red girdle, slit and clapper."""
    sign = _Sign(x, y, height, turn)
    sign.part(ellipse(0, -0.42, 0.1, 0.09) - ellipse(0, -0.42, 0.04), OCHRE, width * 0.8)
    ball = ellipse(0, 0.06, 0.43)
    sign.part(ball, "#E5B04A", shade="#BD8430")
    girdle = ball & Path.parse("M-1-.04C-.4 .08 .4 .08 1-.04L1 .12C.4 .24-.4 .24-1 .12Z")
    sign.part(girdle, VERMILION, width * 0.7, shade="#A5281F")
    sign.flat(Path.parse("M-.3-.06C-.29-.19-.2-.28-.09-.31C-.15-.24-.19-.15-.2-.04Z"), "#F8E3A8")
    sign.flat(polyline((0, 0.27), (0, 0.44)).stroked(0.07) | ellipse(0, 0.28, 0.075), INK)
    for side in (-1, 1):
        sign.flat(ellipse(side * 0.19, 0.3, 0.035), INK)
    sign.ink(ball, width)
    return sign.drawing


def leaf(x: float, y: float, height: float, turn: float = 0.0, width: float = 1.8, *, stalk: bool = True) -> Drawing:
    """A heart-shaped linden leaf, tip down, on a short stalk if asked for."""
    sign = _Sign(x, y, height, turn)
    if stalk:
        sign.flat(taper([(0, -0.28), (0.02, -0.42), (0.08, -0.54)], 0.09, 0.08, 0.06), "#8C3A24")
    blade = Path.parse(
        "M0 .5C-.06 .38-.2 .34-.3 .22C-.42 .12-.46-.02-.46-.14C-.46-.32-.34-.42-.21-.42C-.1-.42-.03-.36 0-.27"
        "C.03-.36 .1-.42 .21-.42C.34-.42 .46-.32 .46-.14C.46-.02 .42 .12 .3 .22C.2 .34 .06 .38 0 .5Z"
    )
    sign.part(blade, "#4C8A4E", shade=darker(LEAF, 0.12))
    veins = taper([(0, -0.26), (0, 0.1), (0, 0.42)], 0.05, 0.04, 0.02)
    for side in (-1, 1):
        veins = veins | taper([(0, -0.14), (side * 0.14, -0.2), (side * 0.3, -0.22)], 0.035, 0.03, 0.015)
        veins = veins | taper([(0, 0.06), (side * 0.13, -0.0), (side * 0.29, -0.02)], 0.035, 0.03, 0.015)
        veins = veins | taper([(0, 0.24), (side * 0.08, 0.19), (side * 0.18, 0.17)], 0.03, 0.025, 0.012)
    sign.flat(veins & blade, "#A9C784")
    sign.ink(blade, width)
    return sign.drawing


def acorn(x: float, y: float, height: float, turn: float = 0.0, width: float = 1.8, *, leaves: bool = True) -> Drawing:
    """An acorn hanging down, latticed cap above, with two lobed leaves if asked for."""
    sign = _Sign(x, y, height, turn)
    if leaves:
        lobe = Path.parse(
            "M0-.34C.08-.5 .2-.5 .24-.42C.31-.5 .42-.47 .42-.37C.5-.36 .52-.26 .45-.21C.34-.12 .14-.18 0-.34Z"
        )
        sign.part(lobe.mirror(), "#4C8A4E", width * 0.8)
        sign.part(lobe, LEAF, width * 0.8)
    nut = Path.parse("M-.27-.08C-.29 .18-.18 .37-.05 .43L0 .53L.05 .43C.18 .37 .29 .18 .27-.08Z")
    sign.part(nut, OCHRE, shade="#B27A2A")
    sign.flat(Path.parse("M-.17 0C-.18 .12-.14 .23-.07 .3C-.11 .18-.115 .08-.11 0Z"), "#F5DA96")
    sign.ink(nut, width)
    cap = Path.parse("M-.33-.06C-.37-.28-.2-.39 0-.39C.2-.39 .37-.28 .33-.06C.2 .02-.2 .02-.33-.06Z")
    sign.part(cap, "#8A4F2A", shade="#66371E")
    lattice = Path()
    for step in range(-2, 3):
        lattice = lattice + taper([(step * 0.13 - 0.13, 0.05), (step * 0.13 + 0.13, -0.42)], 0.028)
        lattice = lattice + taper([(step * 0.13 + 0.13, 0.05), (step * 0.13 - 0.13, -0.42)], 0.028)
    sign.flat(lattice & cap, mix("#8A4F2A", CREAM, 0.35))
    sign.ink(cap, width)
    sign.part(Path.parse("M-.035-.37L-.05-.5L.05-.52L.04-.37Z"), BROWN, width * 0.8)
    return sign.drawing


GERMAN = {"H": heart, "D": bell, "S": leaf, "C": acorn}
