"""What is left of a sitting when it is over: chips, places, the best hand, the time, and what became of the bank."""

from __future__ import annotations

import pytest

from game.app.journals.history import History, Moment, headline, moment_words, result_of, summary
from game.app.session import Session
from game.engine.events import HandSettled, Outcome, Reason
from game.engine.observation import Phase
from game.engine.variants import GAMES

from .sittings import play_round, sitting


@pytest.mark.parametrize(("seconds", "minutes"), [(4.0, "1 min"), (150.0, "2 min"), (151.0, "3 min")])
def test_the_time_played_is_told_in_minutes(seconds: float, minutes: str) -> None:
    clock = iter([100.0, 100.0, 100.0 + seconds])
    session = Session(sitting(GAMES["tjueett"], rounds=1), clock=lambda: next(clock))
    play_round(session)
    assert f" · {minutes} · " in summary(session.result())


def test_stopping_in_the_middle_gives_everybody_back_what_is_theirs() -> None:
    session = Session(sitting(GAMES["tjueett"]))
    session.start_round()
    while session.phase is not Phase.PLAY:
        session.apply(session.computer_action())
    session.stop()
    result = session.result()
    assert session.over
    assert sum(standing.chips for standing in result.standings) == 60


def test_a_deal_that_was_stopped_is_the_last_step_of_the_line_of_chips() -> None:
    session = Session(sitting(GAMES["tjueett"]))
    session.start_round()
    while session.result().chips == ((15, 15, 15, 15),):
        session.apply(session.computer_action())
    assert session.to_act is not None, "one duel is over, others are not"
    result = session.result()
    left_with = {standing.seat: standing.chips for standing in result.standings}
    assert result.chips[-1] == tuple(left_with[seat] for seat in range(4))
    assert (len(result.chips), result.bankers) == (2, (session.sitting.first_banker,))
    assert session.history.chips == [(15, 15, 15, 15)]


def test_of_equal_wins_the_earlier_one_is_the_best() -> None:
    history = History([(50, 50)])
    for number, net in enumerate((3, 5, 5, 4), start=1):
        win = HandSettled(1, 0, Outcome.WON, Reason.HIGHER, net, 0, net)
        history.add_round(number, 0, [win], (50, 50), GAMES["tjueett"])
    assert history.best == Moment(2, 1, 5)


@pytest.mark.parametrize(
    ("bankers", "broken", "words"),
    [
        ([0, 0], 0, "the bank never changed hands"),
        ([0, 1, 1], 0, "the bank changed hands once"),
        ([0, 1, 0], 2, "the bank changed hands 2 times and was broken 2 times"),
        ([0], 1, "the bank never changed hands and was broken once"),
    ],
)
def test_what_became_of_the_bank_is_told(bankers: list[int], broken: int, words: str) -> None:
    laid = sitting(GAMES["tjueett"])
    history = History([(15, 15, 15, 15)] * (len(bankers) + 1), bankers, broken)
    assert summary(result_of(laid, history, (15, 15, 15, 15))).endswith(f" · {words}")


def test_equal_chips_share_a_place() -> None:
    session = Session(sitting(GAMES["tjueett"]))
    result = session.result()
    assert {standing.place for standing in result.standings} == {1}
    assert headline(result) == "Everybody leaves with the same"
    first = result.standings[0].chips
    assert moment_words(result) == ""
    result = result_of(session.sitting, session.history, [first, first, first - 2, first - 1])
    assert headline(result) == "Sven and Maud leave with the most"
