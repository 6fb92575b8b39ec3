"""The line chart of the result: steps of its axes, places of its labels, tenures of its bankers."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.result.chart import SEAT_COLOURS, chart_svg, nice_step, place_chart, push_apart, tenures_of

AREA = (46.0, 26.0, 600.0, 300.0)


@given(st.integers(1, 100_000), st.integers(1, 12))
def test_a_step_divides_an_axis_into_no_more_parts_than_asked_for(highest: int, most: int) -> None:
    step = nice_step(highest, most)
    assert step >= 1
    assert step * most >= highest


@pytest.mark.parametrize(
    ("highest", "most", "step"), [(97, 6, 20), (97, 4, 25), (20, 4, 5), (3, 6, 1), (1, 1, 1), (50, 9, 10)]
)
def test_steps_are_round_numbers(highest: int, most: int, step: int) -> None:
    assert nice_step(highest, most) == step


@given(st.lists(st.floats(0, 300), min_size=1, max_size=10))
def test_labels_stand_apart_in_the_order_of_their_lines(wanted: list[float]) -> None:
    gap = min(36.0, 300 / max(1, len(wanted) - 1))
    places = push_apart(wanted, 36.0, 0.0, 300.0)
    order = sorted(range(len(wanted)), key=lambda index: (wanted[index], index))
    sorted_places = [places[index] for index in order]
    assert all(b - a >= gap - 1e-6 for a, b in pairwise(sorted_places))
    assert min(places) >= -1e-6
    assert max(places) <= 300 + 1e-6


def test_labels_with_room_stay_where_they_belong() -> None:
    assert push_apart([10.0, 200.0, 100.0], 36.0, 0.0, 300.0) == [10.0, 200.0, 100.0]


def test_runs_of_one_banker_become_one_bar() -> None:
    assert tenures_of([2, 2, 0, 2]) == [(2, 0, 2), (0, 2, 3), (2, 3, 4)]


@given(
    st.lists(st.lists(st.integers(0, 500), min_size=2, max_size=10), min_size=1, max_size=60).filter(
        lambda rows: len({len(row) for row in rows}) == 1
    )
)
def test_every_point_lies_in_the_plot(rows: list[list[int]]) -> None:
    series = list(zip(*rows, strict=True))
    chart = place_chart(AREA, series, [0] * (len(rows) - 1), label_gap=36, row_height=44)
    x, y, width, height = AREA
    for curve in chart.curves:
        assert len(curve.points) == len(rows)
        assert all(
            x <= across <= x + width + 1e-6 and y - 1e-6 <= down <= y + height + 1e-6 for across, down in curve.points
        )
        assert curve.markers[-1] == curve.points[-1]


def test_a_sitting_without_a_round_still_has_a_chart() -> None:
    chart = place_chart(AREA, [(50,), (50,)], [], label_gap=36, row_height=44)
    assert "<path" in chart_svg(chart, unit=1.0, strong=(0,))


def test_seats_can_be_told_apart_on_paper() -> None:
    def light(colour: tuple[int, int, int]) -> float:
        parts = [part / 255 for part in colour]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    paper = light((251, 246, 234))
    assert all((paper + 0.05) / (light(colour) + 0.05) >= 3.5 for colour in SEAT_COLOURS)
    assert len(set(SEAT_COLOURS)) == 10
