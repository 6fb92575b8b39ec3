"""The benchmark's own arithmetic and its table; the measuring itself is no test."""

import json
from collections.abc import Callable

import pytest

from build_scripts import benchmark
from build_scripts.bench import row
from build_scripts.bench.row import Row


@pytest.mark.parametrize(
    ("measured", "ok"),
    [
        (Row("speed", 0.5, "times", 0.5, "at least"), True),
        (Row("speed", 0.49, "times", 0.5, "at least"), False),
        (Row("time", 4.0, "ms", 4.0), True),
        (Row("time", 4.1, "ms", 4.0), False),
        (Row("time", 4.1, "ms"), None),
        (Row("time", None, "ms", 4.0), None),
    ],
)
def test_a_target_is_reached_on_the_right_side_of_it(measured: Row, ok: bool | None) -> None:
    assert measured.ok is ok


def test_the_table_has_each_target_beside_its_figure() -> None:
    rows = [
        Row("speed", 0.4, "times", 0.5, "at least", 1.0, "theirs: 9"),
        Row("time", None, "ms", note="not available"),
    ]
    lines = benchmark.table(rows).splitlines()
    assert lines[1].split() == ["speed", "0.40", "times", "at", "least", "0.5", "(aim", "1)", "MISSED", "theirs:", "9"]
    assert lines[2].split() == ["time", "-", "not", "available"]


def test_json_has_every_key_and_null_for_no_figure() -> None:
    (found,) = json.loads(benchmark.as_json([Row("time", None, "ms", 4.0, note="not available")]))
    assert found == {
        "name": "time",
        "figure": None,
        "unit": "ms",
        "target": 4.0,
        "limit": "at most",
        "aim": None,
        "ok": None,
        "note": "not available",
    }


def test_contenders_take_turns_and_get_the_median_of_their_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    turns: list[str] = []

    def contender(name: str, seconds_per_round: float) -> Callable[[int], None]:
        def play(rounds: int) -> None:
            nonlocal now
            turns.append(name)
            now += rounds * seconds_per_round * (100 if turns.count(name) == 3 else 1)  # one busy moment each

        return play

    monkeypatch.setattr("time.perf_counter", lambda: now)
    measured = row.speeds({"quick": contender("quick", 0.01), "slow": contender("slow", 0.04)}, slices=3, seconds=1.0)
    assert measured == {"quick": pytest.approx(100), "slow": pytest.approx(25)}
    assert turns[-6:] == ["quick", "slow"] * 3
