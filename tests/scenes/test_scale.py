from __future__ import annotations

import pytest

from scenes.scale import Scale


def test_the_design_size_is_scale_one() -> None:
    scale = Scale(1280, 720)
    assert (scale.base, scale.u, scale.k) == (1, 1, 1)
    assert scale.cloth == (32, 32, 1216, 596)
    assert scale.bar == 92
    assert not scale.slim


def test_the_smallest_window_keeps_buttons_readable_and_shrinks_the_table() -> None:
    scale = Scale(1024, 600)
    assert scale.base == 0.86
    assert scale.k == pytest.approx(0.80, abs=0.005)
    assert round(128 * scale.k) == 102
    assert scale.text(20) == 17


@pytest.mark.parametrize(("ui_scale", "bar", "k"), [(1.5, 138, 0.93), (2.0, 184, 0.86)])
def test_a_larger_interface_makes_the_bar_taller_and_the_cards_a_little_smaller(
    ui_scale: float, bar: int, k: float
) -> None:
    scale = Scale(1280, 720, ui_scale)
    assert scale.rail == 26
    assert scale.bar == bar
    assert scale.k == pytest.approx(k, abs=0.005)


def test_4k_is_the_same_picture_three_times_as_large() -> None:
    scale = Scale(3840, 2160)
    assert scale.k == pytest.approx(3.0)
    assert scale.rail == 96


def test_no_text_is_smaller_than_twelve_pixels() -> None:
    assert Scale(1024, 600, 0.75).text(11) == 12


def test_the_bar_goes_slim_and_then_into_two_rows() -> None:
    assert Scale(1280, 720, 1.5).slim
    assert Scale(1280, 720, 2.0).rows_needed(4) == 1
    assert Scale(1280, 720, 2.0).rows_needed(5) == 2
    assert Scale(1024, 600, 2.0).rows_needed(4) == 1
    assert Scale(1024, 600, 2.0).rows_needed(5) == 2
    assert Scale(900, 600, 2.0).rows_needed(3) == 2
    assert Scale(1280, 720, 2.0).with_rows(2).bar == 296
    assert Scale(1280, 720).rows_needed(6) == 1


def test_furniture_grows_with_the_interface_only_as_far_as_the_seats_leave_room() -> None:
    large = Scale(1280, 720, 2.0)
    assert [large.furniture(seats) for seats in (5, 7, 10)] == [1.22, 1.16, 1.16]
    assert [Scale(1024, 600).furniture(seats) for seats in (5, 7, 10)] == pytest.approx([1.075, 1.075, 1.06], abs=1e-3)
    assert Scale(1280, 720).furniture(5) == 1.0


@pytest.mark.parametrize("window", [(1024, 600), (1280, 720), (1366, 768), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize("ui_scale", [1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_a_larger_interface_makes_no_name_and_no_total_on_the_cloth_smaller(
    seats: int, ui_scale: float, window: tuple[int, int]
) -> None:
    """With up to four moves, and five at the table."""
    usual, large = Scale(*window), Scale(*window, ui_scale)
    large = large.with_rows(large.rows_needed(4))
    assert large.k * large.furniture(seats) >= usual.k * usual.furniture(seats)


@pytest.mark.parametrize("window", [(1024, 600), (1280, 720), (1366, 768), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize("ui_scale", [1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("seats", [6, 7, 8, 10])
def test_a_larger_interface_keeps_names_at_full_tables_as_large_as_they_were(
    seats: int, ui_scale: float, window: tuple[int, int]
) -> None:
    """In pixels, with up to four moves; one is lost where there is no more room: in the smallest window at 200 %."""
    usual, large = Scale(*window), Scale(*window, ui_scale)
    before, after = (round(16 * scale.k * scale.furniture(seats)) for scale in (usual, large))
    assert after >= before - (window == (1024, 600) and ui_scale == 2.0)
