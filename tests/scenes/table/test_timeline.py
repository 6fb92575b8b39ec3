from __future__ import annotations

import pytest

from scenes.table.timeline import Beat, Counter, Timeline, Tween, back_out, ease_in_out, ease_out


@pytest.mark.parametrize("ease", [ease_out, ease_in_out, back_out])
def test_easings_begin_and_end_where_they_should(ease: object) -> None:
    assert callable(ease)
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


def test_a_tween_sets_out_again_from_where_it_is() -> None:
    tween = Tween(0.0)
    tween.go((100.0,), 0, 100)
    half_way = tween.at(50)
    tween.go((0.0,), 50, 100)
    assert tween.at(50) == half_way
    assert tween.at(150) == (0.0,)
    assert tween.resting(150)
    assert not tween.resting(149)


def test_the_way_bends_in_the_middle_and_not_at_its_ends() -> None:
    tween = Tween(0.0, 0.0)
    tween.go((100.0, 0.0), 0, 100, lambda part: part, lift=20)
    assert [tween.at(now)[1] for now in (0, 50, 100)] == [0, -20, 0]


def test_a_counter_shows_the_last_step_that_has_come() -> None:
    counter = Counter(10)
    counter.step(100, 12)
    counter.step(200, 15)
    assert [counter.at(now) for now in (0, 99, 100, 150, 200)] == [10, 10, 12, 12, 15]
    assert counter.value == 15


@pytest.mark.parametrize("frame", [1, 4, 7, 16, 33, 250])
def test_steps_begin_at_the_same_moments_at_every_frame_rate(frame: int) -> None:
    timeline: Timeline[str] = Timeline()
    for name, beat in (("a", Beat(300, 100)), ("b", Beat(100, 100)), ("c", Beat(50, 50))):
        timeline.add(name, beat)
    begun = []
    while not timeline.idle:
        begun += [(name, start) for name, _beat, start in timeline.advance(frame)]
    assert begun == [("a", 0), ("b", 100), ("c", 200)]
    assert 300 <= timeline.now < 300 + frame


def test_settling_gives_the_steps_that_had_not_begun() -> None:
    timeline: Timeline[str] = Timeline()
    for name in "abc":
        timeline.add(name, Beat(300, 300))
    timeline.advance(10)
    assert timeline.settle() == ["b", "c"]
    assert timeline.idle


def test_a_pause_holds_everything_back() -> None:
    timeline: Timeline[str] = Timeline()
    timeline.pause(100)
    timeline.add("a", Beat(10, 10))
    assert not timeline.advance(99)
    assert timeline.advance(2)


def test_at_no_speed_all_steps_begin_at_once() -> None:
    timeline: Timeline[str] = Timeline()
    for name in "abc":
        timeline.add(name, Beat(300, 300).times(0))
    assert [name for name, _beat, _start in timeline.advance(0)] == ["a", "b", "c"]
    assert timeline.idle
