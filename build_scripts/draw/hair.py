"""Hair: what lies behind the head, what frames the face, and plaits."""

from __future__ import annotations

from build_scripts.draw.figure import Figure
from build_scripts.draw.kit import Knot, Path, ellipse, oval_points, polygon, symmetric, taper
from build_scripts.draw.palette import darker

_BACK: dict[str, list[Knot]] = {
    "long": [(0, -38), (20, -35), (30, -18), (31, 8), (35, 34), (42, 56), (28, 66), (0, 66)],
    "bob": [(0, -37), (20, -34), (29, -18), (30, 4), (31, 22), (24, 31), (0, 31)],
    "page": [(0, -36), (19, -33), (27, -18), (29, 2), (33, 19), (29, 26), (16, 22), (0, 20)],
    "veil": [(0, -44), (22, -40), (33, -20), (36, 10), (40, 34), (54, 58), (36, 76), (0, 76)],
    "close": [(0, -37), (20, -34), (27, -18), (27, 4), (22, 14), (0, 14)],
    "shoulder": [(0, -37), (21, -34), (30, -16), (31, 10), (34, 28), (40, 38), (34, 44), (18, 36), (0, 34)],
}
_FRONT = {
    "parted": (
            "M0-33.5C-14-33.5-23.4-24-23.8-4C-21-9-17-13-11.5-16C-6-19-1.5-22 0-26C1.5-22 6-19 11.5-16"
            "C17-13 21-9 23.8-4C23.4-24 14-33.5 0-33.5Z"
        ),
    "fringe": (
            "M0-34.5C-15-34.5-24.4-24-24.4-1C-22-5-21-9-20.5-13C-14-10.5-10-11.5-8-13"
            "C-3-10.5 2-10.5 6-12.5C10-10.5 16-10.5 20.5-13C21-9 22-5 24.4-1C24.4-24 15-34.5 0-34.5Z"
        ),
    "sweep": (
            "M-2-35.5C-16-34-24.4-24-23.8-2C-21-8-19-12-17-16C-6-12 8-16 15-23C18-18 21-10 23.8-2"
            "C25-24 14-36.5-2-35.5Z"
        ),
    "wave": (
            "M0-34.5C-14-35.5-25.4-25-24.6-3C-22-5-20-8-20-12C-15-10-10-12-8-16C-4-13 2-13 5-17"
            "C9-13 14-13 17-16C19-10 22-7 24.6-3C25.4-25 14-35.5 0-34.5Z"
        ),
    "tight": "M0-33C-13-33-22-25-23-9C-19-17-10-22.5 0-22.5C10-22.5 19-17 23-9C22-25 13-33 0-33Z",
}  # fmt: skip


def hair_back(figure: Figure, kind: str, colour: str) -> None:
    """The mass behind the head: a kind of :data:`_BACK`, ``curls``, ``cloud`` (curls on top only) or ``bun``."""
    if kind in ("curls", "cloud"):
        figure.head_part(_curls(3 if kind == "curls" else 0), colour)
        return
    if kind == "bun":
        figure.head_part(ellipse(0, -42, 14, 12), colour)
        kind = "close"
    outline = symmetric(_BACK[kind])
    figure.head_part(outline, colour)
    if kind in ("long", "page", "shoulder", "bob"):
        end = 36.0 if kind == "long" else 17.0
        for side in (-1, 1):
            for step in range(3):
                line = [(side * (23 + step * 1.6), -16 + step * 6), (side * (24.6 + step * 2), 4 + step * 3),
                        (side * (25 + step * (4 if kind == "long" else 2)), end)]  # fmt: skip
                figure.head_flat(taper(line, 0.2, 1.5, 0.2) & outline, darker(colour, 0.42))


def _curls(side_locks: int) -> Path:
    cloud = ellipse(0, -10, 26)
    for x, y in oval_points(0, -9, 26.5, 26, -100, 100, 11):
        cloud = cloud | ellipse(x, y, 8.8)
    for side in (-1, 1):
        for step in range(side_locks):
            cloud = cloud | ellipse(side * (26.5 + step), 4 + step * 10, 8.4)
    return cloud


def hair_front(figure: Figure, kind: str, colour: str) -> None:
    """Locks over the forehead."""
    figure.head_part(Path.parse(_FRONT[kind]), colour, split=figure.turn * 5)


def curl_marks(figure: Figure, mark: str, *, high: bool = False) -> None:
    """Small hooks that make a cloud of hair curly."""
    for side in (-1, 1):
        for x, y in ((24, -12), (27, 2)) if high else ((24, -12), (27, 2), (28, 13), (29, 23)):
            hook = [(side * (x - 4), y - 3), (side * x, y - 5), (side * (x + 3), y - 1), (side * x, y + 2)]
            figure.head_flat(taper(hook, 0.3, 1.3, 0.3), mark)


def plait(figure: Figure, colour: str, side: int, ribbon: str, links: int = 6) -> None:
    """A plait hanging beside the neck (side -1 or +1), tied with a ribbon."""
    link = Path.parse("M-6.7-6C-2-8.4 2-8.4 6.7-6C7.2-1 4 3.2 0 6.2C-4 3.2-7.2-1-6.7-6Z")
    for step in range(links):
        figure.head_part(
            link.move(side * (27 - step * 0.5), 14 + step * 9.2), colour, width=1.7, split=99 if side < 0 else -99
        )
    x, y = side * (27 - links * 0.5), 14 + links * 9.2
    figure.head_part(polygon((x - 6, y + 6), (x + 6, y + 6), (x, y)), ribbon, width=1.7, split=x)
    figure.head_part(ellipse(x, y, 4.4), ribbon, width=1.7, split=x)


def earrings(figure: Figure, colour: str) -> None:
    """Two drops beside the jaw."""
    for side in (-1, 1):
        figure.head_part(ellipse(side * 21.6, 12, 2.6, 3.8), colour, width=1.3, split=side * 21.6 + 0.6)
