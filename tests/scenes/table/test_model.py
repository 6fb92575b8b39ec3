from __future__ import annotations

from random import Random

import pytest

from game.engine.cards import Card
from game.engine.events import CardDealt, CardTurned, Facing, Reason
from game.engine.observation import Observation, Status, redact
from game.engine.table import Table
from game.engine.variants import GAMES
from scenes.table.folds import fold
from scenes.table.model import TableModel
from tests.engine.random_play import play, random_table


def same(model: TableModel, seen: Observation) -> None:
    """Every field that an observation shows is in the model."""
    assert model.seats == TableModel.from_observation(seen).seats
    for field in ("phase", "round_number", "banker", "bank", "players", "stock_count", "used_count", "to_act"):
        assert getattr(model, field) == getattr(seen, field), field
    if seen.to_act is not None and model.turn is not None:
        assert model.turn[1] == seen.hand
    assert [model.plays(seat) for seat in range(len(seen.seats))] == [seat.plays for seat in seen.seats]
    for where, result in model.results.items():  # no ribbon lies on other cards than those it is about
        hand = model.hand(*where)
        assert hand is not None
        assert (result.reason is Reason.BUST) == (hand.status is Status.BUST)
    assert sorted(card.code for card in model.shown) == sorted(card.code for card in seen.shown)


def fold_a_session(table: Table, random: Random) -> None:
    viewers = [None, *range(len(table.purses))]
    models = {viewer: TableModel.from_observation(table.observation(viewer)) for viewer in viewers}
    shown_to_all: set[Card] = set()
    for events in play(random, table, 4):
        turned_up = [event for event in events if isinstance(event, CardDealt | CardTurned)]
        shown_to_all |= {event.face for event in turned_up if event.facing is Facing.UP and event.face is not None}
        for viewer in viewers:
            for event in events:
                models[viewer] = fold(models[viewer], redact(event, viewer))
            same(models[viewer], table.observation(viewer))
            assert {face for face in models[viewer].swept if face is not None} <= shown_to_all
            assert models[viewer].swept == models[None].swept


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_folding_redacted_events_gives_what_an_observation_shows(game: str, seed: int) -> None:
    random = Random(f"{game} {seed}")
    fold_a_session(random_table(random, game), random)
