"""The statistics in words: labels in the game's own words, and a plain sentence about the cards."""

from __future__ import annotations

import pytest

from game.app.statistics.ledger import Tally
from game.app.statistics.records import Feat, GameRecord, Records
from game.app.statistics.records_text import chance_lines, figures, net_figure, played_words, summary, verdict_words
from game.engine.variants import GAMES

USUAL = Tally(chances=100, seen=52, expected=50.0, variance=25.0)


def record_with(**tallies: Tally) -> GameRecord:
    """A record in which only this has been counted; ``bank_21`` stands for "bank 21"."""
    record = GameRecord(sittings=1)
    for name, tally in tallies.items():
        record.tallies[name.replace("_", " ")] = tally
    return record


@pytest.mark.parametrize(
    ("game", "word"),
    [
        ("twenty_one", "Pontoon"),
        ("siebzehn_und_vier", "Feuer"),
        ("huszonegy", "Két ász"),
        ("tjugoett", "Rena äss"),
    ],
)
def test_the_best_two_cards_have_the_game_s_own_name(game: str, word: str) -> None:
    (line,) = chance_lines(game, record_with(bank_named=USUAL), "bank")
    assert line.label == word
    assert (line.seen, line.low, line.high, line.words) == (52, 40, 60, "should be 50.0")
    assert chance_lines(game, record_with(bank_named=USUAL), "players") == []


def test_cards_that_did_what_they_should_are_said_to() -> None:
    lines = chance_lines("tjueett", record_with(bank_21=USUAL, bank_bust=USUAL), "bank")
    assert verdict_words(lines) == "Every line lies within what chance brings 95 times in 100."
    assert verdict_words([]) == ""


def test_a_bank_that_always_has_21_would_be_found_out() -> None:
    always = Tally(chances=100, seen=70, expected=50.0, variance=25.0)
    lines = chance_lines("tjueett", record_with(bank_21=always, bank_bust=USUAL), "bank")
    assert lines[0].words == "should be 50.0 · too many"
    assert verdict_words(lines).startswith("1 of 2 lies outside what chance brings 95 times in 100.")
    never = Tally(chances=1000, seen=70, expected=150.4, variance=25.0)
    assert chance_lines("tjueett", record_with(bank_21=never), "bank")[0].words.endswith("too few")
    assert "should be 150 ·" in chance_lines("tjueett", record_with(bank_21=never), "bank")[0].words


def test_wins_and_losses_have_their_signs() -> None:
    record = GameRecord(sittings=2, deals=1, hands=8, hands_won=3, chips_won=12, chips_lost=30, broken=1)
    record.best_sitting = Feat(7, "Őze {Ilona}", "2026-11-30")
    shown = [(figure.text, figure.caption) for figure in figures(record)]
    assert shown == [
        ("+12", "chips won"),
        ("−30", "chips lost"),
        ("38 %", "of the hands won"),
        ("–", "biggest round"),
        ("+7", "best sitting: Őze {Ilona}"),
        ("1", "banks broken"),
    ]
    net = net_figure(record)
    assert net is not None
    assert (net.text, net.sign) == ("−18", -1)
    assert net_figure(GameRecord(sittings=1)) is None
    assert played_words(record) == "2 sittings · 1 round"
    assert played_words(GameRecord()) == "not yet played to its end"


def test_all_games_are_summed_up() -> None:
    assert summary(Records()) == ""
    records = Records(since="2026-11-30")
    for game in GAMES:
        records.games[game] = GameRecord(sittings=1, deals=4)
    assert summary(records) == "20 rounds since 2026-11-30"
