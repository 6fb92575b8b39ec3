"""A line chart of chips over rounds: where everything lies (pure), and its lines as SVG, smooth at every size.

All lengths are pixels. A series is one seat: its chips before the first round and after each round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

Point = tuple[float, float]

SEAT_COLOURS: tuple[tuple[int, int, int], ...] = (
    (60, 122, 75),
    (200, 54, 43),
    (43, 78, 149),
    (138, 90, 30),
    (109, 63, 126),
    (20, 124, 124),
    (176, 62, 118),
    (95, 98, 24),
    (196, 92, 16),
    (70, 82, 90),
)
"""One colour per seat, each at least 4:1 on paper; the markers tell them apart without colour."""

_STEPS = (1, 2, 2.5, 5, 10)
_PAPER = "#FBF6EA"


@dataclass(frozen=True, slots=True)
class Tick:
    """A grid line: the figure beside it and its place on its axis."""

    value: int
    at: float


@dataclass(frozen=True, slots=True)
class Curve:
    """The line of one seat, its markers and where its portrait stands (vertical centre)."""

    seat: int
    points: tuple[Point, ...]
    markers: tuple[Point, ...]
    label_y: float


@dataclass(frozen=True, slots=True)
class Tenure:
    """A stretch of rounds with one banker: left edge and width in the band."""

    seat: int
    x: float
    width: float


@dataclass(frozen=True, slots=True)
class Chart:
    """A placed chart. ``area`` is the plot (x, y, width, height), the band lies below it."""

    area: tuple[float, float, float, float]
    chips: tuple[Tick, ...]
    rounds: tuple[Tick, ...]
    curves: tuple[Curve, ...]
    tenures: tuple[Tenure, ...]


def place_chart(
    area: tuple[float, float, float, float],
    series: Sequence[Sequence[int]],
    bankers: Sequence[int],
    *,
    label_gap: float,
    row_height: float,
) -> Chart:
    """Place the lines of ``series`` in ``area``; ``bankers`` names the seat that held the bank in each round.

    Labels are at least ``label_gap`` apart where the height allows it; grid lines at least ``row_height``.
    """
    x, y, width, height = area
    rounds = max(1, max(len(line) for line in series) - 1)
    top_value = max(1, max(max(line) for line in series))
    step = nice_step(top_value, max(2, int(height / row_height)))
    highest = ceil(top_value / step) * step

    def across(number: float) -> float:
        return x + width * number / rounds

    def up(chips: float) -> float:
        return y + height * (1 - chips / highest)

    every = max(1, nice_step(rounds, max(2, int(width / (2.2 * row_height)))))
    lines = [[(across(number), up(chips)) for number, chips in enumerate(line)] for line in series]
    labels = push_apart([line[-1][1] for line in lines], label_gap, y, y + height - label_gap * 0.3)
    curves = tuple(
        Curve(
            seat,
            tuple(line),
            tuple(point for number, point in enumerate(line) if number % every == 0 or number == len(line) - 1),
            label_y,
        )
        for seat, (line, label_y) in enumerate(zip(lines, labels, strict=True))
    )
    return Chart(
        area,
        tuple(Tick(value, up(value)) for value in range(0, highest + 1, step)),
        tuple(Tick(number, across(number)) for number in range(0, rounds + 1, every)),
        curves,
        tuple(Tenure(seat, across(first), across(last) - across(first)) for seat, first, last in tenures_of(bankers)),
    )


def nice_step(highest: int, most: int) -> int:
    """The smallest step of 1, 2, 5, 10, 20, 25, 50 … that divides ``highest`` into at most ``most`` parts."""
    rough = max(1.0, highest / most)
    size = 10 ** floor(log10(rough))
    return next(int(size * step) for step in _STEPS if size * step >= rough and float(size * step).is_integer())


def push_apart(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places near the wanted ones, in their order, ``gap`` apart (less if it must be), within ``low`` and ``high``."""
    if not wanted:
        return []
    gap = min(gap, (high - low) / max(1, len(wanted) - 1))
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    groups: list[tuple[float, int]] = []  # the middle of each group of neighbours, and how many stand in it
    for index in order:
        middle, count = wanted[index], 1
        while groups and middle - (count - 1) * gap / 2 < groups[-1][0] + (groups[-1][1] + 1) * gap / 2:
            before, many = groups.pop()
            middle, count = (middle * count + before * many) / (count + many), count + many
        half = (count - 1) * gap / 2
        groups.append((min(max(middle, low + half), max(low + half, high - half)), count))
    places = [middle + (place - (count - 1) / 2) * gap for middle, count in groups for place in range(count)]
    for place in range(len(places) - 2, -1, -1):
        places[place] = min(places[place], places[place + 1] - gap)
    for place in range(len(places)):
        floor_here = low if place == 0 else places[place - 1] + gap
        places[place] = max(places[place], floor_here)
    result = [0.0] * len(wanted)
    for place, index in enumerate(order):
        result[index] = places[place]
    return result


def tenures_of(bankers: Sequence[int]) -> list[tuple[int, int, int]]:
    """Runs of one banker as (seat, rounds played before it, rounds played after it)."""
    runs: list[tuple[int, int, int]] = []
    for number, seat in enumerate(bankers):
        if runs and runs[-1][0] == seat:
            runs[-1] = (seat, runs[-1][1], number + 1)
        else:
            runs.append((seat, number, number + 1))
    return runs


def chart_svg(chart: Chart, *, unit: float, strong: Sequence[int]) -> str:
    """The lines and markers as SVG elements; ``unit`` is pixels per design pixel, ``strong`` the seats of people."""
    parts = []
    order = sorted(chart.curves, key=lambda curve: curve.seat in strong)
    for curve in order:
        colour, width = svg_colour(curve.seat), 4 if curve.seat in strong else 3
        path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in curve.points)
        style = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
        parts.append(f'<path d="{path}" {style} stroke="{_PAPER}" stroke-width="{(width + 4) * unit:.1f}"/>')
        parts.append(f'<path d="{path}" {style} stroke="{colour}" stroke-width="{width * unit:.1f}"/>')
    parts += [marker_svg(curve.seat, point, 5.5 * unit) for curve in order for point in curve.markers]
    return "".join(parts)


def svg_colour(seat: int) -> str:
    """The colour of a seat as SVG writes it."""
    return "#{:02X}{:02X}{:02X}".format(*SEAT_COLOURS[seat % len(SEAT_COLOURS)])


def marker_svg(seat: int, centre: Point, radius: float) -> str:
    """The marker of a seat: five shapes, solid for the first five seats and hollow for the others."""
    colour = svg_colour(seat)
    inside, edge = (colour, _PAPER) if seat < 5 else (_PAPER, colour)
    style = f'fill="{inside}" stroke="{edge}" stroke-width="{radius * 0.36:.2f}" stroke-linejoin="round"'
    if seat % 5 == 0:
        return f'<circle cx="{centre[0]:.1f}" cy="{centre[1]:.1f}" r="{radius:.1f}" {style}/>'
    corners = (
        ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
        ((0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)),
        ((0, -1.2), (1.15, 0.85), (-1.15, 0.85)),
        ((0, 1.2), (1.15, -0.85), (-1.15, -0.85)),
    )[seat % 5 - 1]
    points = " L".join(f"{centre[0] + dx * radius:.1f} {centre[1] + dy * radius:.1f}" for dx, dy in corners)
    return f'<path d="M{points} Z" {style}/>'
