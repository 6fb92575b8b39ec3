"""What is said where somebody has several hands: the bank in duels (Tjueett), a player who has split (Twenty-One)."""

from __future__ import annotations

import random

from game.app.wording.laid import rule_line
from game.app.wording.log import round_lines
from game.app.wording.moves import duel_opponent, header, waiting
from game.engine.events import HandSettled, Outcome, Reason
from game.engine.observation import Phase, redact
from game.engine.stock import SeededShuffler
from game.engine.table import Table
from game.engine.variants import GAMES
from tests.engine.random_play import play
from tests.engine.test_what_is_shown import played

NAMES = ("Amir", "Britta", "Kari", "Olav")


def test_the_bar_names_whom_the_banker_plays() -> None:
    told: set[int] = set()
    for seed in range(30):
        table = Table(GAMES["tjueett"], [50] * 4, shuffler=SeededShuffler(seed))
        duellist = None
        for events in play(random.Random(seed), table, 2):
            for event in events:
                if type(event).__name__ == "TurnStarted" and event.seat != table.banker:  # type: ignore[attr-defined]
                    duellist = event.seat  # type: ignore[attr-defined]
            seen = table.observation(table.to_act)
            if seen.phase is Phase.BANKER:
                opponent = duel_opponent(seen)
                assert opponent == duellist
                assert opponent is not None
                told.add(opponent)
                assert NAMES[opponent] in header(seen, NAMES[opponent])
                assert NAMES[opponent] in waiting(seen, NAMES)
            else:
                assert duel_opponent(seen) is None
    assert len(told) > 1


def test_a_bust_bank_is_told_of_its_own_duel_only() -> None:
    settled = HandSettled(1, 0, Outcome.WON, Reason.BANK_BUST, 2, 0, 2)
    assert "every hand" not in rule_line(GAMES["tjueett"], settled, "Britta 18")
    assert "every hand" in rule_line(GAMES["tjugoett"], settled, "Britta 18")


def test_after_a_duel_in_which_the_bank_was_bust_the_next_is_told_by_its_own_totals() -> None:
    stock = "10S 9H 8D KD 4C 9C 10H 10C 8C"
    actions = ["bank 9", "bet 2", "bet 3", "stand", "hit", "stand", "stand"]
    _table, events = played("tjueett", stock, actions, seats=(15, 15, 15))
    lines = [line.text for line in round_lines(GAMES["tjueett"], NAMES, [redact(event, None) for event in events])]
    assert any("bank is over 21" in line for line in lines)
    assert any("19 against 18" in line for line in lines)


def test_every_hand_of_a_split_is_told_by_its_own_total() -> None:
    stock = "8S 10H 8D 9H 8C 3C 2H 4H 9C 7C 6S"
    actions = ["bet 2", "split", "split", "hit", "stand", "hit", "stand", "hit", "stand", "stand"]
    _table, events = played("twenty_one", stock, actions)
    lines = [line.text for line in round_lines(GAMES["twenty_one"], NAMES, [redact(event, None) for event in events])]
    for number, total in ((1, 19), (2, 19), (3, 17)):
        assert any(f"(hand {number})" in line and f"{total} against 19" in line for line in lines), number
