"""The coach: its sentences and figures, what a choice cost, and what people say beside the game."""

from __future__ import annotations

import re
import threading
from collections import Counter
from dataclasses import replace

import pytest

from game.app.coaching.coach import advise
from game.app.coaching.coach_why import why
from game.app.coaching.coach_words import card_name, decimal, often
from game.app.coaching.review import Choice, costliest, review_sentence, review_sentences
from game.app.coaching.thinking import Thinker
from game.app.people.table_talk import TableTalk
from game.app.session import Session
from game.app.sitting import Seat, Sitting
from game.engine.actions import HIT, STAND, Action, Verb, parse_action
from game.engine.cards import parse_cards
from game.engine.events import BankBroken, HandSettled, Outcome, Reason, RoundStarted
from game.engine.observation import Observation, Phase
from game.engine.rules import Rules
from game.engine.stock import StackedShuffler
from game.engine.table import Table
from game.engine.variants import GAMES

from .odds_made_up import actions, equal, made_up
from .sittings import every_table, play_round, sitting, table_name


def heads_up(rules: Rules, stock: str, *moves: Action) -> Observation:
    """A banker in seat 0 and a player in seat 1, after these moves, as the seat to act sees it."""
    seats = (Seat("Sven", False, 50), Seat("Maud", True, 50))
    shuffler = StackedShuffler([parse_cards(stock.split())])
    session = Session(Sitting(rules, seats, 1, banker=0), shuffler=shuffler)
    session.start_round()
    for move in moves:
        session.apply(move)
    return session.observation(session.to_act)


@pytest.mark.parametrize("rules", every_table(), ids=table_name)
def test_there_is_a_whole_sentence_for_whatever_is_best(rules: Rules) -> None:
    session = Session(sitting(rules))
    seen: Counter[Verb] = Counter()
    for _deal in range(3):
        session.start_round()
        while session.to_act is not None:
            observation = session.observation(session.to_act)
            for best in [one for offer in observation.offers for one in actions(offer)]:
                seen[best.verb] += 1
                odds = made_up(observation, lambda action, best=best: 0.3 if action == best else -0.2)  # type: ignore[misc]
                advice = advise(observation, odds, "Őze {Ilona}")
                for text in (advice.title, advice.sentence, advice.small_print):
                    assert "{" not in text.replace("Őze {Ilona}", "")
                    assert text[0].isupper()
                assert advice.sentence.endswith(".")
                assert [line.action for line in advice.lines if line.best] == [best]
                assert advice.stake >= 0.3  # the best move's bar is whole
            session.apply(session.computer_action())
        if session.over:
            break
    assert {Verb.BET, Verb.HIT, Verb.STAND} <= set(seen)


def sentence(observation: Observation, best: Action, bust: float) -> str:
    return advise(observation, made_up(observation, lambda one: 0.5 if one == best else 0.0, bust)).sentence


def test_the_sentence_names_the_card_that_brings_21_while_there_is_one() -> None:
    rules = GAMES["siebzehn_und_vier"]
    bets = (Action(Verb.BANK, (10,)), Action(Verb.BET, (1,)))
    assert "an ace would bring 21" in sentence(heads_up(rules, "10S KS", *bets), HIT, 0.0).lower()
    seen = heads_up(rules, "9S 7S KS", *bets, HIT)
    assert "an 8 would bring 21" in sentence(seen, HIT, 0.3).lower()
    counted = replace(seen, shown=(*seen.shown, *parse_cards(["8S", "8H", "8D", "8C"])))
    assert "would bring 21" not in sentence(counted, HIT, 0.3)


def test_standing_low_against_a_bank_that_must_draw_wins_only_if_it_breaks() -> None:
    seen = heads_up(GAMES["tjugoett"], "9S KH", Action(Verb.BANK, (10,)), Action(Verb.BET, (2,)))
    assert "wins only if the bank breaks, 4 times in 10" in sentence(seen, STAND, 0.0)
    high = heads_up(GAMES["tjugoett"], "9S KH 8D", Action(Verb.BANK, (10,)), Action(Verb.BET, (2,)), HIT)
    assert "only if" not in sentence(high, STAND, 0.5)


def test_the_small_print_says_what_the_bank_is_taken_to_do() -> None:
    for total, words in ((17, "draws below 17"), (0, "as well as it can for itself")):
        rules = replace(GAMES["tjugoett"], banker_stands_at=total)
        seen = heads_up(rules, "9H 4S", Action(Verb.BANK, (20,)), Action(Verb.BET, (4,)))
        assert words in advise(seen, made_up(seen, lambda action: 0.0)).small_print


def test_chips_of_several_hands_are_said_to_be_of_all_of_them() -> None:
    moves = (Action(Verb.BANK, (20,)), Action(Verb.BET, (4, 4)))
    seen = heads_up(GAMES["tjugoett"], "9H 4S 5S", *moves)
    assert "all your hands" in advise(seen, made_up(seen, lambda action: 0.0)).small_print


@pytest.mark.parametrize("bank", [5, 7, 8])
def test_it_is_said_where_the_bank_may_not_have_enough(bank: int) -> None:
    table = Table(GAMES["tjugoett"], (bank, 20, 20), 0, shuffler=StackedShuffler([parse_cards(["9H", "4S", "5S"])]))
    table.start_round()
    for words, short in ((f"bank {bank}", False), ("bet 4", bank < 6), ("bet 4", False), ("stand", bank < 8)):
        table.apply(parse_action(words))
        seen = table.observation(table.to_act)
        told = "may run short" in advise(seen, made_up(seen, lambda action: 0.0)).small_print
        assert told == short, words


def test_courts_have_the_names_that_stand_on_the_cards() -> None:
    named = [card_name(GAMES[game], 11) for game in ("tjueett", "siebzehn_und_vier", "huszonegy")]
    assert named == ["a jack", "an unter", "an alsó"]


def test_what_is_certain_but_for_rounding_is_said_to_be_certain() -> None:
    assert often(1 - 1e-12) == "in every case"
    assert often(1e-12) == "in no case"
    assert often(0.97) == "in nearly every case"


def test_amounts_that_make_no_difference_are_said_to_be_worth_the_same() -> None:
    seen = heads_up(GAMES["tjueett"], "9S KH")
    assert seen.offers[0].verb is Verb.BANK
    odds = made_up(seen, lambda one: 0.63)
    assert why(seen, odds, "") == "All banks are worth about the same, +0.63 chips."
    odds = made_up(seen, lambda one: 0.63 + sum(one.amounts) / 10)
    assert "one of" in why(seen, odds, "")
    seen = heads_up(GAMES["siebzehn_und_vier"], "10S KS", Action(Verb.BANK, (10,)))
    odds = made_up(seen, lambda one: 0.63 - sum(one.amounts) / 10_000)
    assert why(seen, odds, "").endswith("all bets are worth about the same, +0.63 chips.")


def test_figures_have_two_decimals_a_sign_and_a_true_minus() -> None:
    assert [decimal(value) for value in (0.314, -0.5, 0.001, -0.004, 12.04, -9.996)] == [
        "+0.31",
        "−0.50",
        "0.00",
        "0.00",
        "+12.0",
        "−10.0",
    ]
    assert [often(chance) for chance in (0, 0.04, 0.1, 0.42, 0.97, 1)] == [
        "in no case",
        "in hardly any case",
        "once in 10",
        "4 times in 10",
        "in nearly every case",
        "in every case",
    ]


# --- after the deal -------------------------------------------------------------------------------------------------


def choices_of(*worths: tuple[Action, Action, float]) -> list[Choice]:
    """What was done, what was best, and how much better that was."""
    seen = heads_up(GAMES["tjugoett"], "9S KH 4D", Action(Verb.BANK, (10,)), Action(Verb.BET, (2,)), HIT)
    return [
        Choice(seen, done, made_up(seen, lambda one, best=best, more=more: more if one == best else 0.0))  # type: ignore[misc]
        for done, best, more in worths
    ]


def test_the_choice_that_cost_most_is_told_in_chips() -> None:
    worst = costliest(choices_of((STAND, HIT, 0.4), (HIT, STAND, 0.1), (HIT, HIT, 3.0)))
    assert worst is not None
    assert review_sentence(worst) == "Your costliest choice: standing on 13, about 0.4 chips."
    assert review_sentence(worst, "Maud") == "Maud’s costliest choice: standing, about 0.4 chips."


def test_everybody_at_the_screen_is_told_the_own_costliest_choice() -> None:
    maud, *more = choices_of((STAND, HIT, 0.4), (STAND, HIT, 0.2), (HIT, HIT, 3.0))
    seat = maud.observation.seat
    assert seat == 1
    sven = [replace(one, observation=_as_seat_0(one.observation)) for one in more]
    told = review_sentences([maud, *sven], (0, 1), ("Sven", "Maud"))
    assert [sentence.partition("’")[0] for sentence in told] == ["Sven", "Maud"]
    assert [sentence.rpartition("about ")[2] for sentence in told] == ["0.2 chips.", "0.4 chips."]
    assert len(review_sentences([maud, *sven], (1,), ("Sven", "Maud"))) == 1


def test_choices_as_good_as_the_best_are_not_told() -> None:
    assert costliest(choices_of((STAND, HIT, 0.01), (HIT, HIT, 2.0))) is None
    assert costliest([]) is None


def test_an_amount_between_two_that_were_worked_out_costs_what_lies_between() -> None:
    seen = heads_up(GAMES["siebzehn_und_vier"], "10S KS", Action(Verb.BANK, (21,)))
    odds = made_up(seen, lambda one: -0.1 * sum(one.amounts))  # 1, 11 and 21 chips
    assert Choice(seen, Action(Verb.BET, (9,)), odds).cost == pytest.approx(0.8)


def test_the_session_forgets_choices_with_the_next_deal_and_tells_them_in_the_banner() -> None:
    session = Session(sitting(GAMES["tjugoett"], persons=1))
    play_round(session)
    seen = choices_of((STAND, HIT, 0.4))[0]
    session.note_choice(Choice(seen.observation, STAND, seen.odds))
    banner = session.banner()
    assert banner is not None
    assert banner.reviews == ()  # seat 1 is no person here
    play_round(session)
    for seat in range(4):
        other = seen.observation
        session.note_choice(Choice(other if seat else _as_seat_0(other), STAND, seen.odds))
    banner = session.banner()
    assert banner is not None
    assert len(banner.reviews) == 1
    play_round(session)
    banner = session.banner()
    assert banner is not None
    assert banner.reviews == ()


def _as_seat_0(seen: Observation) -> Observation:
    return replace(seen, seat=0)


# --- what people say ------------------------------------------------------------------------------------------------


def talk_of(deal_number: int, characters: tuple[str, ...]) -> list[tuple[int, int, str]]:
    """Round, seat and words of an evening."""
    seats = tuple(
        [Seat(f"Seat {place}", not one, 30, character=one) for place, one in enumerate(characters)],
    )
    session = Session(Sitting(GAMES["siebzehn_und_vier"], seats, deal_number, rounds=8))
    talk, said, mark = TableTalk(session.sitting), [], 0
    while not session.over:
        play_round(session)
        for event in session.events_since(mark, None):
            spoken = talk.hear(event)
            if spoken is not None:
                said.append((session.round_number, *spoken))
        mark = session.mark
    return said


def test_talk_is_seldom_only_of_characters_and_the_same_on_the_same_evening() -> None:
    characters = ("", "heinz", "grete", "", "lotte")
    evenings = {number: talk_of(number, characters) for number in range(12)}
    assert talk_of(3, characters) == evenings[3]
    for said in evenings.values():
        assert all(characters[seat] for _round, seat, _words in said)
        assert max(Counter((number, seat) for number, seat, _words in said).values()) == 1
        assert said[0][0] == 1  # the greeting
    words = [one for said in evenings.values() for one in said]
    assert len(evenings) < len(words) < 5 * 8 * 12 / 4
    assert talk_of(1, ("", "", "")) == []


def test_somebody_may_speak_again_in_the_next_round_and_of_that_rounds_winner_only() -> None:
    seats = tuple(Seat(f"Seat {place}", False, 30, character=one) for place, one in enumerate(("heinz", "grete")))
    talk = TableTalk(Sitting(GAMES["siebzehn_und_vier"], seats, 1))
    win = HandSettled(1, 0, Outcome.WON, Reason.HIGHER, 1, 0, 1)
    events = (RoundStarted(2, 0, (1,)), win, BankBroken(0), RoundStarted(3, 0, (1,)), win, BankBroken(0))
    spoken = [talk.hear(event) for event in events]
    assert [one is not None and one[0] for one in spoken] == [False, False, 1, False, False, 1]
    assert [talk.hear(event) for event in (RoundStarted(4, 0, (1,)), BankBroken(0))] == [None, None]


def test_bars_of_a_banker_are_drawn_to_all_bets_against_him() -> None:
    seats = tuple(Seat(name, True, 50) for name in ("Sven", "Maud", "Britta"))
    shuffler = StackedShuffler([parse_cards(["10H", "9C", "9D", "9S", "8C"])])
    session = Session(Sitting(GAMES["siebzehn_und_vier"], seats, 1, banker=0), shuffler=shuffler)
    session.start_round()
    for action in ("bank 20", "bet 4", "bet 6", "stand", "stand"):
        session.apply(parse_action(action))
    seen = session.observation(0)
    assert seen.phase is Phase.BANKER
    assert advise(seen, equal(seen)).stake == pytest.approx(0.6 * 10)


# --- beside the table -----------------------------------------------------------------------------------------------


def test_nobody_thinks_any_more_once_the_table_is_left() -> None:
    before = set(threading.enumerate())
    thinker, begun, go_on = Thinker(), threading.Event(), threading.Event()

    def think() -> None:
        begun.set()
        assert go_on.wait(10)

    running = thinker.begin(think)
    waiting = thinker.begin(lambda: 7)
    assert begun.wait(10)
    threading.Timer(0.01, go_on.set).start()
    thinker.stop()
    assert running.done()
    assert waiting.cancelled()
    assert {one for one in threading.enumerate() if re.match("thinker", one.name)} <= before


def _busy(rounds: int) -> int:
    return sum(number * number for number in range(rounds))


class _Counting:
    """A thought that counts until it is told that that is enough."""

    def __init__(self) -> None:
        self.enough = threading.Event()
        self.counted = 0

    def __call__(self) -> None:
        while not self.enough.is_set():
            self.counted += 1
            _busy(1)


def test_nobody_thinks_while_a_frame_of_many_is_drawn_unless_it_is_waited_for() -> None:
    thinker, count = Thinker(), _Counting()
    with thinker.still(moving=True):
        thought = thinker.begin(count)
        _busy(200_000)  # long enough for many turns of both
        before = count.counted
        _busy(1_000_000)
        after = count.counted
        count.enough.set()
        assert thinker.wait([thought], 10)
    assert after == before
    count.enough.clear()
    with thinker.still(moving=False):
        thought = thinker.begin(count)
        while count.counted < before + 10:
            _busy(1000)
    count.enough.set()
    assert thought.result(10) is None
    thinker.stop()


def test_what_a_person_waits_for_does_not_stand_still_for_frames() -> None:
    thinker, count = Thinker(), _Counting()
    with thinker.still(moving=True):
        thought = thinker.begin(count)
        assert not thinker.hurry([thought], 0.01)
        before = count.counted
        for _ in range(10_000):
            _busy(1000)
            if count.counted > before:
                break
        after = count.counted
        count.enough.set()
        assert thinker.wait([thought], 10)
    thinker.stop()
    assert after > before > 0


def test_a_players_thought_sees_what_the_seat_saw_when_it_was_asked() -> None:
    session = Session(sitting(GAMES["huszonegy"]))
    session.start_round()
    while session.to_act is not None:
        thought = session.computer_thought()
        assert any(offer.allows(thought()) for offer in session.observation(session.to_act).offers)
        session.apply(session.computer_action())
