"""Somebody has lost all chips: the sitting is over for him, though not for the others."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.app.settings import Settings
from game.app.statistics.records import load_records
from scenes.result.scene import ResultScreen
from scenes.table.scene import TableScene
from scenes.ui import Command, Verb
from tests.scenes.table.sittings import go_on_until, sit_down


def funds(scene: TableScene) -> list[int]:
    """The chips of the people, with the bank that one of them holds."""
    seen = scene.session.observation(None)
    persons = scene.session.persons
    return [seen.seats[seat].purse + (seen.bank if seat == seen.banker else 0) for seat in persons]


def names(scene: TableScene) -> list[str]:
    """What the bar offers at the end of a deal."""
    return [widget.name for widget in scene.ring.widgets if not widget.name.startswith("icon")]


@pytest.mark.parametrize("persons", [(0,), (0, 2)])
def test_whoever_has_no_chips_left_sees_the_result_or_watches_on(tmp_path: Path, persons: tuple[int, ...]) -> None:
    app, scene = sit_down(
        tmp_path, "tjueett", persons=persons, chips=2, settings=Settings(speed="off"), deal=6, drawn=False
    )
    least = scene.session.rules.min_bet
    ended: list[bool] = []

    def out() -> bool:
        if scene._ending is not None:
            ended.append(all(chips < least for chips in funds(scene)))
            assert ("result" in names(scene)) is ended[-1]
        return bool(ended) and ended[-1]

    go_on_until(app, scene, out, Random(1))
    assert False in ended
    assert names(scene) == ["result", "next", "log"]
    assert scene.ring.focused is scene.ring.widget("result")
    number = scene.session.round_number
    scene.handle(Command(Verb.LETTER, letter="W"))
    go_on_until(app, scene, lambda: scene._ending is not None and scene.session.round_number > number, Random(1))
    assert names(scene)[0] == "result", "still"
    scene.handle(Command(Verb.PRESS))
    assert isinstance(app.context.stack.top, ResultScreen)
    assert load_records(app.context.paths)[0].games["tjueett"].sittings == 1
