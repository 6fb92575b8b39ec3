"""House options: what is accepted, and one clear sentence for what is not."""

from __future__ import annotations

import pytest

from game.engine.actions import Action, ActionError, Verb, parse_action
from game.engine.rules import RulesError
from game.engine.stock import SeededShuffler
from game.engine.table import Table
from game.engine.variants import GAMES, OPTIONS, Option, differing, option_value, rules_for, verbs

ALL = [(game, option) for game in GAMES for option in OPTIONS[game]]


@pytest.mark.parametrize(("game", "option"), ALL, ids=lambda value: value if isinstance(value, str) else value.name)
def test_every_value_of_every_option_is_played_and_told(game: str, option: Option) -> None:
    assert option_value(GAMES[game], option) == option.values[0], "the default stands first"
    for value in option.values:
        rules = rules_for(game, {option.name: value})
        assert option_value(rules, option) == value
        assert differing(rules) == ({} if value == option.values[0] else {option.name: value})


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        ("whist", {}, "unknown game"),
        ("tjueett", {"dark": "off "}, "dark"),
        ("tjueett", {"trumps": 1}, "trumps"),
        ("tjugoett", {"dark": "maybe"}, "dark"),
        ("tjugoett", {"max_hands": 4}, "max_hands"),
        ("tjugoett", {"pure_aces": 1}, "pure_aces"),
        ("tjugoett", {"cover": "purse"}, "cover"),
        ("twenty_one", {"tie": "returned"}, "tie"),
        ("twenty_one", {"max_bet": 2, "min_bet": 3}, "max_bet 2 is below min_bet 3"),
        ("twenty_one", {"max_bet": 0}, "max_bet"),
        ("huszonegy", {"banker_stands_at": "17"}, "banker_stands_at"),
        ("huszonegy", {"min_bet": True}, "min_bet"),
        ("huszonegy", {"min_bet": 1.0}, "min_bet"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(game: str, options: dict[str, object], words: str) -> None:
    with pytest.raises(RulesError, match=words) as refused:
        rules_for(game, options)
    assert "\n" not in str(refused.value)


def test_numbers_of_deals_may_be_written_as_text() -> None:
    assert rules_for("huszonegy", {"bank_passes": "2"}) == rules_for("huszonegy", {"bank_passes": 2})


@pytest.mark.parametrize(
    ("purses", "banker", "words"),
    [
        ([50], 0, "2 to 7 seats"),
        ([50] * 8, 0, "2 to 7 seats"),
        ([50, 50], 2, "no seat 2"),
        ([0, 50], 0, "cannot hold the bank"),
        ([50, 0], 0, "nobody can bet"),
        ([50, -1], 0, "seat 1"),
    ],
)
def test_seats_that_cannot_play_are_refused_in_one_sentence(purses: list[int], banker: int, words: str) -> None:
    with pytest.raises(RulesError, match=words):
        Table(GAMES["huszonegy"], purses, banker, shuffler=SeededShuffler(1))


def test_a_table_has_just_the_moves_that_its_options_leave() -> None:
    assert verbs(GAMES["tjueett"]) == (Verb.HIT, Verb.STAND)
    assert Verb.DARK not in verbs(rules_for("tjugoett", {"dark": "off"}))
    assert Verb.RESTART in verbs(GAMES["huszonegy"])
    assert verbs(GAMES["twenty_one"], banker=True) == (Verb.HIT, Verb.STAND)


@pytest.mark.parametrize("text", ["bank 20", "bet 5", "bet 5 3", "hit", "ohne-ace", "raise 6"])
def test_actions_are_read_and_written_alike(text: str) -> None:
    assert str(parse_action(text)) == text


@pytest.mark.parametrize("text", ["", "jump", "hit 3", "bet", "bet x", "buy 1 2", "bank"])
def test_a_text_that_is_no_action_is_named(text: str) -> None:
    with pytest.raises(ActionError, match=repr(text)):
        parse_action(text)


def test_actions_are_equal_by_what_they_say() -> None:
    assert parse_action("bet 5") == Action(Verb.BET, (5,))
    assert parse_action("bet 5") != parse_action("bet 6")
