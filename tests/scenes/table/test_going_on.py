"""A table at which somebody has sat before: what lay there lies there again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.app.session import resume
from game.app.settings import Settings
from game.engine.observation import Observation
from game.engine.variants import GAMES
from scenes.app import App
from scenes.table.scene import TableScene
from tests.app.odds_made_up import equal
from tests.scenes.table.sittings import go_on_until, sit_down


def taken_up_again(app: App) -> TableScene:
    """The table as it would be after the program had been closed now."""
    session = resume(app.context.paths).session
    assert session is not None
    return TableScene(app.context, session)


@pytest.mark.parametrize("game", GAMES)
def test_ribbons_and_the_used_pile_are_there_again(tmp_path: Path, game: str) -> None:
    app, scene = sit_down(tmp_path, game, settings=Settings(speed="off"), deal=5)
    app.window.minimised = True
    seen: set[int] = set()
    ribbons = piles = 0

    def compared() -> bool:
        nonlocal ribbons, piles
        session = scene.session
        if session.mark in seen or not scene.timeline.idle or not session.round_number:
            return False
        seen.add(session.mark)
        assert taken_up_again(app).model == scene.model
        ribbons += bool(scene.model.results)
        piles += any(scene.model.swept)
        return session.round_number > 5

    go_on_until(app, scene, compared, Random(4))
    assert ribbons > 3
    assert piles > 3 or scene.session.rules.shuffle == "each_round"


@pytest.mark.parametrize("deal_over", [False, True])
def test_the_banner_tells_the_costliest_choice_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deal_over: bool
) -> None:
    def odds(observation: Observation, *, quick: bool) -> object:
        assert quick
        made = equal(observation)
        better = replace(made.moves[0], ev=made.moves[0].ev + 0.5)
        return replace(made, moves=(better, *made.moves[1:]))

    monkeypatch.setattr("scenes.table.coached.odds", odds)
    settings = Settings(speed="off", coach=True)
    app, scene = sit_down(tmp_path, "siebzehn_und_vier", seats=3, settings=settings, deal=2)
    go_on_until(
        app, scene, lambda: (scene._ending is not None) if deal_over else bool(scene.session._choices), Random(3)
    )
    again = taken_up_again(app)
    app.context.stack.replace(again)
    go_on_until(app, again, lambda: again._ending is not None and not again.thinking, Random(3))
    assert again._ending is not None
    moves = [seat for seat, _action in again.session._transcript.entry.last.moves if seat == 0]
    assert len(again.session._choices) == len(moves) > 0
    assert any("about 0.5 chips" in review for review in again._ending.banner.reviews)
