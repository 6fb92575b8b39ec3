"""Hair and beards of the portraits, in head space."""

from __future__ import annotations

from build_scripts.draw.bust import INNER_LINE, Bust, strands
from build_scripts.draw.kit import Path, ellipse, rectangle, symmetric
from build_scripts.draw.palette import VERMILION, darker

BACKS: dict[str, Path] = {
    "long": symmetric([(0, -37), (19, -34), (28, -18), (30, 8), (35, 30), (44, 56), (30, 70), (0, 70)]),
    "bob": symmetric([(0, -37), (19, -34), (28, -18), (29.5, 2), (30, 18), (24, 26), (0, 24)]),
    "short": symmetric([(0, -36), (18, -33), (25, -17), (25.5, -2), (22.5, 9), (0, 9)]),
    "cloud": symmetric([(0, -47), (18, -43), (33, -28), (36, -8), (31, 10), (20, 14), (0, 12)]),
}
FRONTS: dict[str, Path] = {
    "parted": Path.parse(
        "M0-37C-16-38-27-27-25 0C-22.5-8-18-14-12-19C-7-23-3-25 1-30C6-24 13-20 18-14C21-9 23-5 25 0C27-27 16-38 0-37Z"
    ),
    "swept": Path.parse(
        "M-22.4-4C-27-28-15-41 5-40C22-39 28-24 23-3C21.6-11 20-16 16.6-20C8-17-6-18.6-14-24C-18-19-21-12-22.4-4Z"
    ),
    "fringe": Path.parse(
        "M-23-2C-27-30-15-39 0-39C15-39 27-30 23-2C21-9 20-13 18.6-17C14-12.6 9-14.6 5-13.4C0-15.4-5-12.6-9-14.4"
        "C-13-12.6-16-14.4-18.6-17C-20-13-21-9-23-2Z"
    ),
    "quiff": Path.parse(
        "M-22.4-5C-26-22-22-34-10-37C-6-45 12-48 22-37C27-29 26-14 23-3C22-11 21-16 18.4-20.6C9-20-4-19-12-25"
        "C-17-20-21-13-22.4-5Z"
    ),
    "cropped": Path.parse(
        "M-21.6-6C-25-28-14-37.6 0-37.6C14-37.6 25-28 21.6-6C20.6-12 19-17 16-21C8-25-8-25-16-21C-19-17-20.6-12-21.6-6Z"
    ),
    "receding": Path.parse(
        "M-21.6-2C-26-12-26-24-19-32C-13-37-6-38.6 0-38.6C6-38.6 13-37 19-32C26-24 26-12 21.6-2C21.4-10 20.4-16 17.6-21"
        "C17-27 11-32.6 0-33C-11-32.6-17-27-17.6-21C-20.4-16-21.4-10-21.6-2Z"
    ),
    "centre": Path.parse(
        "M0-37C-17-38-28-27-26 6C-23-6-20-16-12-22C-7-25.4-3-27 0-31"
        "C3-27 7-25.4 12-22C20-16 23-6 26 6C28-27 17-38 0-37Z"
    ),
}
_LINES = {
    "parted": [((1, -31), (-10, -30), (-20, -12)), ((3, -32), (14, -29), (22, -12))],
    "swept": [((-13, -25), (2, -31), (18, -24)), ((-15, -29), (0, -36), (16, -32))],
    "fringe": [((-8, -37), (-12, -26), (-11, -17)), ((6, -37), (8, -26), (7, -17))],
    "quiff": [((-10, -27), (4, -35), (18, -32)), ((-8, -32), (6, -41), (17, -38))],
    "centre": [((-1, -33), (-13, -29), (-22, -10)), ((1, -33), (13, -29), (22, -10))],
}


def hair_back(bust: Bust, kind: str, colour: str) -> None:
    """Hair behind the face: long, bob, short or cloud."""
    bust.on_head(BACKS[kind], colour)


def hair_front(bust: Bust, kind: str, colour: str) -> None:
    """Hair over the forehead, with a few strands."""
    bust.on_head(FRONTS[kind], colour)
    if kind in _LINES:
        bust.on_face(strands(_LINES[kind]), darker(colour, 0.4))


def curls(bust: Bust, colour: str) -> None:
    """Round curls over the top of the head."""
    whole = ellipse(1, -29, 20, 10)
    for x, y, radius in (
        (-22, -8, 6.4), (-25, -18, 7), (-20, -29, 8), (-9, -36, 8.6), (4, -38, 8.6), (16, -33, 8), (24, -23, 7.4),
        (25, -11, 6.6), (-10, -25, 7), (2, -26.6, 7), (13, -23, 6.6),
    ):  # fmt: skip
        whole = whole | ellipse(x, y, radius)
    bust.on_head(whole, colour)
    marks = [((-16, -31), (-19, -26), (-15, -24)), ((-2, -38), (-5, -33), (-1, -31)), ((12, -33), (9, -28), (13, -26))]
    bust.on_face(strands(marks), darker(colour, 0.42))


def bun(bust: Bust, colour: str, *, y: float = -43.0, radius: float = 10.5) -> None:
    """A knot of hair on the crown."""
    bust.on_head(ellipse(0, y, radius, radius * 0.9), colour)
    bust.on_face(strands([((-6, y + 3), (0, y - 6), (6, y + 2))]), darker(colour, 0.4))


def braids(bust: Bust, colour: str, ribbon: str) -> None:
    """Two plaits falling over the shoulders."""
    for side in (-1, 1):
        for number in range(5):
            link = ellipse(0, 0, 6.6 - number * 0.2, 5.4).rotate(side * 24)
            bust.part(bust.body(link.move(side * (25.6 + number * 0.8), 8 + number * 8.2)), colour, line=INNER_LINE)
        bust.part(bust.body(rectangle(side * 29 - 4.6, 45.4, 9.2, 4.6, 2)), ribbon, line=INNER_LINE)
        tail = symmetric([(0, 0), (4.4, 2), (3.6, 10), (0, 13)]).move(side * 29.2, 50)
        bust.part(bust.body(tail), colour, line=INNER_LINE)


BEARDS: dict[str, Path] = {
    "full": Path.parse(
        "M-21.4-5C-24 12-21 28-10 35C-4 38 4 38 10 35C21 28 24 12 21.4-5C20 3 17.6 8.4 13 10.6C6 8.4-6 8.4-13 10.6"
        "C-17.6 8.4-20 3-21.4-5Z"
    ),
    "short": Path.parse(
        "M-21.2-3C-22.4 12-18.6 23-10 28.6C-4 31.4 4 31.4 10 28.6C18.6 23 22.4 12 21.2-3C19.8 4 17.6 9.6 14 12.4"
        "C7 9.6-7 9.6-14 12.4C-17.6 9.6-19.8 4-21.2-3Z"
    ),
    "long": Path.parse(
        "M-21.4-5C-25 14-24 32-13 46C-6 53 6 53 13 46C24 32 25 14 21.4-5C20 3 17.6 8.4 13 10.6C6 8.4-6 8.4-13 10.6"
        "C-17.6 8.4-20 3-21.4-5Z"
    ),
    "chin": symmetric([(0, 21.4), (7, 22.4), (9, 27), (5, 35), (0, 38)]),
}


def beard(bust: Bust, kind: str, colour: str, *, mouth: bool = True) -> None:
    """A beard with the mouth in it."""
    bust.on_head(BEARDS[kind], colour)
    x = bust.turn * 4.5
    if mouth:
        bust.on_face(Path.parse("M-5.4 16.8C-2 15.6 2 15.6 5.4 16.8C3 20.4-3 20.4-5.4 16.8Z").move(x, 0.6), VERMILION)
    lines = [((-11, 20), (-9, 25), (-6, 29)), ((11, 20), (9, 25), (6, 29)), ((0, 25), (0.4, 29), (0, 32))]
    if kind in ("full", "long"):
        bust.on_face(strands(lines), darker(colour, 0.4))


MOUSTACHES: dict[str, Path] = {
    "trim": Path.parse(
        "M0 11.2C-4 9.6-9 11-12 16.4C-8 16.6-3.4 16.6 0 14.6C3.4 16.6 8 16.6 12 16.4C9 11 4 9.6 0 11.2Z"
    ),
    "walrus": Path.parse(
        "M0 10.4C-5 8.4-12 10.6-15.4 19.4C-10 20.4-3.6 19.4 0 16C3.6 19.4 10 20.4 15.4 19.4C12 10.6 5 8.4 0 10.4Z"
    ),
    "handlebar": Path.parse(
        "M0 11.4C-4 8.8-9.6 10-13 14C-16 17.2-20 16-22 10.6C-24.6 18-18 22.6-10 20.2C-5.6 18.8-2 17 0 15"
        "C2 17 5.6 18.8 10 20.2C18 22.6 24.6 18 22 10.6C20 16 16 17.2 13 14C9.6 10 4 8.8 0 11.4Z"
    ),
}


def moustache(bust: Bust, kind: str, colour: str) -> None:
    """A moustache: trim, walrus or handlebar."""
    bust.on_head(MOUSTACHES[kind].move(bust.turn * 4.5, 0), colour, line=INNER_LINE)
