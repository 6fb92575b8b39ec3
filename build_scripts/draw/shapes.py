"""Outlines to build with: straight, round and soft shapes, brush strokes, rings of petals."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from build_scripts.draw.path import Path, Point, Segment

Knot = tuple[float, float] | tuple[float, float, bool]
"""A point of a smooth outline; (x, y, True) is a corner."""
_ARC = 0.5523


def polyline(*points: Point) -> Path:
    """Straight lines through the points, open."""
    return Path((Segment("M", (points[0],)), *(Segment("L", (point,)) for point in points[1:])))


def polygon(*points: Point) -> Path:
    """Straight lines through the points, closed."""
    return Path((*polyline(*points).segments, Segment("Z", ())))


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> Path:
    """An ellipse, or a disc when one radius is given."""
    return rectangle(cx - rx, cy - (ry or rx), 2 * rx, 2 * (ry or rx), rx, ry or rx)


def rectangle(x: float, y: float, width: float, height: float, rx: float = 0.0, ry: float | None = None) -> Path:
    """A rectangle with corner radii."""
    if not rx:
        return polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    ry = rx if ry is None else ry
    right, bottom, kx, ky = x + width, y + height, rx * (1 - _ARC), ry * (1 - _ARC)
    parts = [
        Segment("M", ((x + rx, y),)),
        Segment("L", ((right - rx, y),)),
        Segment("C", ((right - kx, y), (right, y + ky), (right, y + ry))),
        Segment("L", ((right, bottom - ry),)),
        Segment("C", ((right, bottom - ky), (right - kx, bottom), (right - rx, bottom))),
        Segment("L", ((x + rx, bottom),)),
        Segment("C", ((x + kx, bottom), (x, bottom - ky), (x, bottom - ry))),
        Segment("L", ((x, y + ry),)),
        Segment("C", ((x, y + ky), (x + kx, y), (x + rx, y))),
        Segment("Z", ()),
    ]
    return Path(tuple(parts))


def capsule(start: Point, end: Point, width: float) -> Path:
    """A bar with round ends from ``start`` to ``end``."""
    length = math.dist(start, end)
    angle = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    return rectangle(-width / 2, -width / 2, length + width, width, width / 2).rotate(angle).move(*start)


def smooth(knots: Sequence[Knot], *, closed: bool = True, tension: float = 0.36) -> Path:
    """A soft curve through the knots (Catmull-Rom); at a corner it breaks."""
    count = len(knots)
    points = [(knot[0], knot[1]) for knot in knots]
    sharp = [len(knot) > 2 and bool(knot[2]) for knot in knots]

    def handle(index: int, base: Point, other: Point, direction: int) -> Point:
        if sharp[index]:
            return base[0] + (other[0] - base[0]) / 3, base[1] + (other[1] - base[1]) / 3
        before = points[(index - 1) % count] if closed or index > 0 else base
        after = points[(index + 1) % count] if closed or index < count - 1 else base
        dx, dy = after[0] - before[0], after[1] - before[1]
        reach = direction * tension * math.dist(base, other) / (math.hypot(dx, dy) or 1.0)
        return base[0] + dx * reach, base[1] + dy * reach

    segments = [Segment("M", (points[0],))]
    for index in range(count if closed else count - 1):
        following = (index + 1) % count
        start, end = points[index], points[following]
        segments.append(Segment("C", (handle(index, start, end, 1), handle(following, end, start, -1), end)))
    return Path((*segments, Segment("Z", ()))) if closed else Path(tuple(segments))


def symmetric(knots: Sequence[Knot]) -> Path:
    """A smooth closed shape about the axis x = 0, from its right half, top to bottom."""
    left: list[Knot] = [(-knot[0], knot[1], len(knot) > 2) for knot in reversed(knots) if abs(knot[0]) > 1e-6]
    return smooth([*knots, *left])


def taper(points: Sequence[Point], start: float, middle: float | None = None, end: float | None = None) -> Path:
    """A brush stroke through the points with its widths at start, middle and end (a missing one equals the first)."""
    middle = start if middle is None else middle
    end = start if end is None else end
    spine = smooth([*points], closed=False).flattened(3)[0]
    travelled = [0.0]
    for here, there in itertools.pairwise(spine):
        travelled.append(travelled[-1] + math.dist(here, there))
    left: list[Knot] = []
    right: list[Knot] = []
    for index, (x, y) in enumerate(spine):
        before, after = spine[max(0, index - 1)], spine[min(len(spine) - 1, index + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        share = travelled[index] / (travelled[-1] or 1.0)
        edge, near = (start, share) if share < 0.5 else (end, 1 - share)
        half = (edge + (middle - edge) * math.sin(min(2 * near, 1.0) * math.pi / 2)) / 2
        tip = index in (0, len(spine) - 1)
        left.append((x - dy / length * half, y + dx / length * half, tip))
        right.append((x + dy / length * half, y - dx / length * half, tip))
    return smooth([*left, *reversed(right)])


def petal(length: float, width: float) -> Path:
    """A pointed leaf from the origin upwards."""
    half, top = width / 2, -length
    return Path(
        (
            Segment("M", ((0, 0),)),
            Segment("C", ((half * 0.9, top * 0.2), (half * 1.35, top * 0.66), (0, top))),
            Segment("C", ((-half * 1.35, top * 0.66), (-half * 0.9, top * 0.2), (0, 0))),
            Segment("Z", ()),
        )
    )


def ring(part: Path, count: int, radius: float = 0.0, first: float = 0.0) -> Path:
    """``part``, which points upwards, repeated round the origin at a radius."""
    whole = Path()
    for index in range(count):
        whole = whole + part.move(0, -radius).rotate(first + 360 * index / count)
    return whole


def oval_points(cx: float, cy: float, rx: float, ry: float, first: float, last: float, count: int) -> list[Point]:
    """``count`` points along an arc; angles in degrees, clockwise from the top."""
    angles = [math.radians(first + (last - first) * i / max(1, count - 1)) for i in range(count)]
    return [(cx + rx * math.sin(angle), cy - ry * math.cos(angle)) for angle in angles]
