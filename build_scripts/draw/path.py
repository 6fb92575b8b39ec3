"""A path as a value: build it, move it, join it with others, write it as SVG path data."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

import pathops
from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path

Point = tuple[float, float]
_PEN_NAMES = {"moveTo": "M", "lineTo": "L", "curveTo": "C", "closePath": "Z"}


class Segment(NamedTuple):
    """One drawing command: M, L, C (two control points and an end) or Z, in absolute coordinates."""

    op: str
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Path:
    """An immutable outline of straight and cubic segments; y grows downwards, unit = 1/240 of a card's width."""

    segments: tuple[Segment, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Path:
        """Read SVG path data (any commands)."""
        pen = RecordingPen()
        parse_path(text, pen)
        segments: list[Segment] = []
        for name, points in pen.value:
            if name == "qCurveTo":
                segments.append(_cubic_from_quadratic(segments[-1].points[-1], *points))
            elif name != "endPath":
                segments.append(Segment(_PEN_NAMES[name], tuple(points)))
        return cls(tuple(segments))

    @classmethod
    def from_skia(cls, shape: pathops.Path) -> Path:
        """Take over a skia path (without conics); results of operations are always closed."""
        segments: list[Segment] = []
        for verb, points in shape:
            if verb == pathops.PathVerb.MOVE:
                segments.append(Segment("M", tuple(points)))
            elif verb == pathops.PathVerb.LINE:
                segments.append(Segment("L", tuple(points)))
            elif verb == pathops.PathVerb.QUAD:
                segments.append(_cubic_from_quadratic(segments[-1].points[-1], *points))
            elif verb == pathops.PathVerb.CUBIC:
                segments.append(Segment("C", tuple(points)))
            elif verb == pathops.PathVerb.CLOSE:
                segments.append(Segment("Z", ()))
        return cls(tuple(segments))

    def __bool__(self) -> bool:
        return bool(self.segments)

    def __add__(self, other: Path) -> Path:
        return Path(self.segments + other.segments)

    def __and__(self, other: Path) -> Path:
        return self._combined(other, pathops.PathOp.INTERSECTION)

    def __sub__(self, other: Path) -> Path:
        return self._combined(other, pathops.PathOp.DIFFERENCE)

    def __or__(self, other: Path) -> Path:
        return self._combined(other, pathops.PathOp.UNION)

    def mapped(self, function: Callable[[float, float], Point]) -> Path:
        """Every point sent through ``function(x, y)``."""
        return Path(tuple(Segment(op, tuple(function(x, y) for x, y in points)) for op, points in self.segments))

    def move(self, dx: float, dy: float) -> Path:
        """Shifted."""
        return self.mapped(lambda x, y: (x + dx, y + dy))

    def scale(self, across: float, down: float | None = None) -> Path:
        """Scaled about the origin; one factor scales both ways."""
        factor = across if down is None else down
        return self.mapped(lambda x, y: (x * across, y * factor))

    def rotate(self, degrees: float, cx: float = 0.0, cy: float = 0.0) -> Path:
        """Turned clockwise about (cx, cy)."""
        cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.mapped(
            lambda x, y: (cx + (x - cx) * cosine - (y - cy) * sine, cy + (x - cx) * sine + (y - cy) * cosine)
        )

    def mirror(self) -> Path:
        """Mirrored left to right about x = 0."""
        return self.mapped(lambda x, y: (-x, y))

    def both_sides(self) -> Path:
        """Itself and its mirror image as one path."""
        return self + self.mirror()

    def stroked(self, width: float) -> Path:
        """The outline of this line drawn with a round pen, so that it can be cut like any other shape."""
        shape = self._skia(close_open=False)
        shape.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4.0)
        shape.convertConicsToQuads()
        shape.simplify()
        return Path.from_skia(shape)

    def flattened(self, steps: int = 10) -> list[list[Point]]:
        """Polylines, one per subpath, each curve cut into ``steps`` pieces."""
        lines: list[list[Point]] = []
        for op, points in self.segments:
            if op == "M":
                lines.append([points[0]])
            elif op == "L":
                lines[-1].append(points[0])
            elif op == "C":
                start = lines[-1][-1]
                lines[-1].extend(_on_curve(start, points, i / steps) for i in range(1, steps + 1))
            else:
                lines[-1].append(lines[-1][0])
        return lines

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the drawn outline; the path must not be empty."""
        points = [point for line in self.flattened() for point in line]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)

    def svg(self) -> str:
        """Relative path data with one decimal. A closed subpath ends .01 short of its start: a closing segment of
        zero length costs nanosvg a thousand subdivisions."""
        return "".join(_subpath_data(subpath) for subpath in self._subpaths())

    def _subpaths(self) -> list[list[Segment]]:
        subpaths: list[list[Segment]] = []
        for segment in self.segments:
            if segment.op == "M":
                subpaths.append([])
            subpaths[-1].append(segment)
        return subpaths

    def _skia(self, close_open: bool = True) -> pathops.Path:
        shape = pathops.Path()
        pen = shape.getPen()
        for subpath in self._subpaths():
            for op, points in subpath:
                if op == "M":
                    pen.moveTo(points[0])
                elif op == "L":
                    pen.lineTo(points[0])
                elif op == "C":
                    pen.curveTo(*points)
            if close_open or subpath[-1].op == "Z":
                pen.closePath()
            else:
                pen.endPath()
        return shape

    def _combined(self, other: Path, operation: pathops.PathOp) -> Path:
        return Path.from_skia(pathops.op(self._skia(), other._skia(), operation))


def _cubic_from_quadratic(start: Point, control: Point, end: Point) -> Segment:
    first = (start[0] + (control[0] - start[0]) * 2 / 3, start[1] + (control[1] - start[1]) * 2 / 3)
    second = (end[0] + (control[0] - end[0]) * 2 / 3, end[1] + (control[1] - end[1]) * 2 / 3)
    return Segment("C", (first, second, end))


def _on_curve(start: Point, points: tuple[Point, ...], t: float) -> Point:
    u = 1 - t
    a, b, c, d = u**3, 3 * u * u * t, 3 * u * t * t, t**3
    first, second, end = points
    return (
        a * start[0] + b * first[0] + c * second[0] + d * end[0],
        a * start[1] + b * first[1] + c * second[1] + d * end[1],
    )


def _number(hundredths: int) -> str:
    sign = "-" if hundredths < 0 else ""
    whole, rest = divmod(abs(hundredths), 100)
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{rest:02d}".rstrip("0")


def _numbers(values: Iterable[int]) -> str:
    text = ""
    for value in values:
        number = _number(value)
        text += number if not text or number[0] == "-" else " " + number
    return text


def _subpath_data(subpath: list[Segment]) -> str:
    """One subpath; coordinates are whole tenths, kept in hundredths so that the closing gap can be written exactly."""
    closed = subpath[-1].op == "Z"
    steps = [(op, [(round(x * 10) * 10, round(y * 10) * 10) for x, y in points]) for op, points in subpath if op != "Z"]
    start = steps[0][1][0]
    if closed:
        while len(steps) > 1 and steps[-1][0] == "L" and steps[-1][1][-1] == start:
            steps.pop()
        end = steps[-1][1]
        if len(steps) > 1 and end[-1] == start:
            before = end[-2] if end[-2] != start else steps[-2][1][-1]
            end[-1] = (start[0] + (1 if before[0] >= start[0] else -1), start[1] + (1 if before[1] >= start[1] else -1))
    data = "M" + _numbers(start)
    x, y = start
    previous = "M"
    for op, points in steps[1:]:
        if op == "L" and points[0] == (x, y):
            continue
        values = _numbers(value for px, py in points for value in (px - x, py - y))
        letter = op.lower()
        if letter == previous:
            data += ("" if values[0] == "-" else " ") + values
        else:
            data += letter + values
        previous = letter
        x, y = points[-1]
    return data + ("Z" if closed else "")
