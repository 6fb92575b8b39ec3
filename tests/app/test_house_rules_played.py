"""Whatever the set-up lets people choose can be played: 80 deals end, no chip is lost; what cannot is explained."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.app.session import Session
from game.app.table_choices import TableChoices, default_choices
from game.engine.variants import GAMES, OPTIONS

DEALS = 80


def random_choices(game: str, random: Random) -> TableChoices:
    """Some seats with some chips and some house rules, as people might put them together."""
    choices = default_choices(game)
    for _ in range(random.randrange(4)):
        choices = choices.with_one_more()
    seats = tuple([replace(seat, purse=random.choice((5, 30, 200))) for seat in choices.seats])
    options: dict[str, bool | int | str] = {}
    for option in OPTIONS[game]:
        if random.random() < 0.5:
            options[option.name] = random.randint(1, 12) if option.free else random.choice(option.values)
    return replace(choices, seats=seats, options=options, rounds=None, banker=None)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", GAMES)
def test_any_house_rules_that_set_up_accepts_can_be_played(game: str, seed: int) -> None:
    choices = random_choices(game, Random(f"{game} {seed}"))
    problem = choices.problem()
    if problem:
        assert problem.endswith(".")  # a sentence
        return
    session = Session(choices.sitting(seed), None)
    whole = sum(seat.purse for seat in choices.seats)
    while session.round_number < DEALS and not session.over:
        session.start_round()
        moves = 0
        while session.to_act is not None:
            session.apply(session.computer_action())
            moves += 1
            assert moves < 500
        assert sum(session.history.chips[-1]) == whole
        assert session.banner() is not None
    assert session.over or session.round_number == DEALS
