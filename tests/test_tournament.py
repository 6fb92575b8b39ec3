"""The tournament of the levels: a small seeded run, honest looks, and bad input."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from statistics import NormalDist

import pytest

from build_scripts import tournament
from build_scripts.tournament_rounds import contest, play
from build_scripts.tournament_rounds.contest import ERROR, Contest
from build_scripts.tournament_rounds.exact import walk
from build_scripts.tournament_rounds.play import Match, Takings, play_pack
from game.ai.expert import Expert
from game.engine.variants import rules_for


def test_a_small_run_prints_every_level_beside_the_one_below(capsys: pytest.CaptureFixture[str]) -> None:
    tournament.main(["--games", "siebzehn_und_vier", "--rounds", "480", "--seed", "7", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert [(one["match"]["role"], one["level"], one["below"]) for one in found] == [
        ("player", "regular", "beginner"),
        ("player", "expert", "regular"),
        ("banker", "regular", "beginner"),
        ("banker", "expert", "regular"),
    ]
    for one in found:
        assert one["rounds"] <= 480
        assert one["ahead"]["mean"] == pytest.approx(one["chips"]["mean"] - one["chips_below"]["mean"])
        assert one["ahead"]["mean"] > 0
        assert one["per_bet"]["mean"] > one["per_bet_below"]["mean"]


def test_a_run_can_be_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _run in range(2):
        tournament.main(["--games", "siebzehn_und_vier", "--rounds", "40", "--seed", "7", "--json"])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != ""


def test_both_levels_get_the_same_cards_and_the_seat_measured_is_counted() -> None:
    match = Match("tjueett", "banker", "regular", 5)
    assert play_pack(match, "regular", 3) == play_pack(match, "regular", 3)
    takings = [play_pack(match, "regular", number) for number in range(60)]
    assert all(one.bets >= play.ROUNDS_OF_A_PACK * play.PLAYERS_OF_A_BANKER for one in takings)
    assert sum(one.net for one in takings) > 0  # the banker has the better of regular players


class Dice:
    """Takings that are drawn from the same normal distribution for both levels: nobody is better."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __call__(self, _match: Match, level: str, number: int) -> Takings:
        place = (number * 7919 + self.seed * 104729 + (level == "expert") * 1299709) * 2654435761 % 2**32
        return Takings(round(100 * NormalDist().inv_cdf((place + 0.5) / 2**32)), 40)


def test_a_level_that_is_no_better_is_hardly_ever_said_to_beat_another(monkeypatch: pytest.MonkeyPatch) -> None:
    said = 0
    for seed in range(60):
        monkeypatch.setattr(contest, "play_pack", Dice(seed))
        said += Contest(Match("tjueett", "player", "regular", 1)).decide("expert", "regular", 8000).beats
    assert said <= 4  # fewer than one is to be expected


def test_a_level_that_is_better_is_found_out_early(monkeypatch: pytest.MonkeyPatch) -> None:
    def better(match: Match, level: str, number: int) -> Takings:
        takings = Dice(1)(match, level, number)
        return Takings(takings.net + 50 * (level == "expert"), takings.bets)

    monkeypatch.setattr(contest, "play_pack", better)
    outcome = Contest(Match("tjueett", "player", "regular", 1)).decide("expert", "regular", 200_000)
    assert outcome.beats
    assert outcome.rounds < 20_000
    assert outcome.ahead.mean == pytest.approx(50 / play.ROUNDS_OF_A_PACK, abs=4 * outcome.ahead.error)


def test_all_looks_together_err_as_seldom_as_promised() -> None:
    for looks in range(1, 6):
        errors = [1 - NormalDist().cdf(contest.sigmas_needed(number, looks)) for number in range(looks)]
        assert math.isclose(sum(errors), ERROR, rel_tol=1e-6)


def test_the_expert_plays_tjugoett_as_well_as_can_be_against_a_low_card() -> None:
    found = walk(rules_for("tjugoett"), 6, 9, Expert(1), most=30)
    assert found.decisions == 30
    assert found.optimum - found.reached < 0.002


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "poker"], "unknown game 'poker'"),
        (["--rounds", "3"], "--rounds must be at least 8, not 3"),
        (["--others", "champion"], "unknown level 'champion'"),
        (["--jobs", "0"], "--jobs must be at least 1, not 0"),
    ],
)
def test_bad_input_gets_one_sentence(
    arguments: Sequence[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tournament.main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert sentence in told.err
    assert len(told.err.splitlines()) == 1
