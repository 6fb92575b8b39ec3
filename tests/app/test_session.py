"""Sittings in progress: course, journal, log and banner."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from game.app.journals.history import headline, moment_words, summary
from game.app.journals.journal import Journal
from game.app.paths import Paths, find_paths
from game.app.session import Resumed, Session, resume
from game.app.sitting import (
    Seat,
    Sitting,
    new_deal_number,
)
from game.engine.actions import HIT, STAND, Action, IllegalAction, Verb, parse_action
from game.engine.cards import parse_cards
from game.engine.events import CardDealt, CardsShuffled, CardTurned
from game.engine.observation import Observation, Phase
from game.engine.rules import Rules
from game.engine.stock import StackedShuffler
from game.engine.variants import GAMES, rules_for

from .sittings import NAMES, SECRET, every_table, play_round, sitting, table_name

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(name="paths")
def _paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path)


def state(session: Session) -> tuple[object, ...]:
    """Everything that must be the same after a sitting is continued."""
    seats = (None, *range(len(session.names)))
    history = session.history
    course = (history.chips, history.bankers, history.broken, history.best)
    lines = {number: session.log.lines(number) for number in session.log.rounds}
    return (
        session.phase,
        session.to_act,
        [session.observation(seat) for seat in seats],
        course,
        lines,
        session.banner(),
    )


def resumed(paths: Paths) -> Session:
    """The sitting that is continued without a word of complaint."""
    answer = resume(paths)
    assert answer.message == ""
    assert answer.session is not None
    return answer.session


class Wrong:
    """An opponent that always asks for what it may not have."""

    def decide(self, observation: Observation) -> Action:
        """Bets a fortune."""
        return Action(observation.offers[0].verb, (10**9,))


class Failing:
    """An opponent that fails."""

    def decide(self, observation: Observation) -> Action:
        """Raises."""
        raise RuntimeError(f"seat {observation.seat} does not know what to do")


class Silent:
    """An opponent that says nothing."""

    def decide(self, observation: Observation) -> Action:
        """Answers with nothing at all."""
        return None  # type: ignore[return-value]


class Odd:
    """An opponent that bets half chips."""

    def decide(self, observation: Observation) -> Action:
        """Asks for an amount that is no number of chips."""
        return Action(observation.offers[0].verb, (observation.offers[0].low + 0.5,))  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", every_table(), ids=table_name)
def test_chips_stay_at_the_table_and_the_history_follows(rules: Rules) -> None:
    session = Session(sitting(rules, rounds=12))
    total = len(NAMES) * rules.suggested_purse
    while not session.over:
        play_round(session)
        banner = session.banner()
        assert banner is not None
        assert banner.title
        assert all("{" not in line.replace(NAMES[2], "") for line in banner.lines)
    assert all(sum(row) == total for row in session.history.chips)
    result = session.result()
    assert sum(standing.chips for standing in result.standings) == total
    assert [standing.chips for standing in result.standings] == sorted(result.chips[-1], reverse=True)
    assert headline(result)
    assert summary(result)
    assert moment_words(result) or result.best is None


@pytest.mark.parametrize("game", GAMES)
def test_the_banner_knows_the_bank(game: str) -> None:
    session = Session(sitting(GAMES[game]))
    bank = 0
    for _ in range(25):
        if session.over:
            break
        play_round(session)
        banner = session.banner()
        assert banner is not None
        lines = session.log.lines(session.round_number)
        returned = [line.text for line in lines if "back from the bank" in line.text]
        after = session.observation(None).bank
        if GAMES[game].lays_bank == "never":
            assert banner.after == session.history.chips[-1][session.history.bankers[-1]]
        elif returned:
            assert returned == [f"{NAMES[session.history.bankers[-1]]} takes {banner.after} back from the bank"]
        else:
            assert banner.after == after
            assert not bank or banner.before == bank
        bank = after


def test_what_the_purse_had_to_pay_is_not_missing_from_the_bank() -> None:
    seats = tuple(Seat(name, True, 15) for name in NAMES[:3])
    cards = parse_cards(["10S", "10H", "9D", "KD", "4C", "9C", "9H", "KH", "4D", "9S"])
    session = Session(Sitting(GAMES["tjueett"], seats, 1, banker=0), shuffler=StackedShuffler([cards]))
    session.start_round()
    for action in ("bank 2", "bet 2", "bet 2", "stand", "hit", "stand", "hit"):
        session.apply(parse_action(action))
    banner = session.banner()
    assert banner is not None
    assert (banner.before, banner.after) == (2, 0)
    assert session.history.chips[-1] == (11, 17, 17)


@pytest.mark.parametrize("game", GAMES)
def test_a_sitting_goes_on_after_every_single_action(game: str, paths: Paths) -> None:
    session = Session(sitting(GAMES[game]), Journal(paths))
    for _ in range(4):
        session.start_round()
        assert state(resumed(paths)) == state(session)
        while session.to_act is not None:
            session.apply(session.computer_action())
            assert state(resumed(paths)) == state(session)
    again = resumed(paths)
    play_round(session)
    play_round(again)
    assert state(again) == state(session)


@pytest.mark.parametrize("game", GAMES)
def test_a_sitting_may_be_taken_up_anew_for_every_action(game: str, paths: Paths) -> None:
    session = Session(sitting(GAMES[game]), Journal(paths))
    session.start_round()
    while session.to_act is not None:
        session.apply(session.computer_action())
        told = state(session)
        session = resumed(paths)
        assert state(session) == told


@pytest.mark.parametrize("rules", every_table(), ids=table_name)
def test_every_table_goes_on_in_the_middle_of_a_round(rules: Rules, paths: Paths) -> None:
    session = Session(sitting(rules, deal_number=7), Journal(paths))
    play_round(session)
    if not session.over:
        session.start_round()
        session.apply(session.computer_action())
    assert resumed(paths).rules == rules
    assert state(resumed(paths)) == state(session)


def test_the_log_goes_back_to_the_first_round_after_a_sitting_has_gone_on_twice(paths: Paths) -> None:
    session = Session(sitting(GAMES["siebzehn_und_vier"], deal_number=new_deal_number()), Journal(paths))
    again = session
    for _ in range(3):
        for one in {session, again}:
            play_round(one)
        again = resumed(paths)
    lines = [again.log.lines(number) for number in (1, 2, 3)]
    assert lines == [session.log.lines(number) for number in (1, 2, 3)]
    assert all(any(line.text.startswith("Sealed: ") for line in round_lines) for round_lines in lines[1:])


def test_earlier_rounds_that_cannot_have_been_so_are_missing_from_the_log(
    paths: Paths, caplog: pytest.LogCaptureFixture
) -> None:
    session = Session(sitting(GAMES["tjugoett"]), Journal(paths))
    for _ in range(2):
        play_round(session)
    text = paths.journal.read_text(encoding="utf-8")
    first = json.loads(text.splitlines()[1])[1]
    paths.journal.write_text(
        text.replace(_line(first), _line({**first, "moves": first["moves"][:-1]})), encoding="utf-8"
    )
    assert resumed(paths).log.rounds == (2,)
    assert "after round 1" in caplog.text


def test_a_line_cut_off_at_any_place_loses_only_its_own_action(paths: Paths) -> None:
    session = Session(sitting(GAMES["tjugoett"]), Journal(paths))
    session.start_round()
    session.apply(session.computer_action())
    before = state(session)
    whole = paths.journal.stat().st_size
    session.apply(session.computer_action())
    text = paths.journal.read_bytes()
    for length in range(whole, len(text)):
        paths.journal.write_bytes(text[:length])
        assert state(resumed(paths)) == before


def test_after_the_end_there_is_nothing_to_go_on_with(paths: Paths) -> None:
    session = Session(sitting(GAMES["huszonegy"], rounds=1), Journal(paths))
    play_round(session)
    assert session.over
    assert resumed(paths).over
    session.stop()
    assert resume(paths) == Resumed(None, "")
    assert {path.name for path in paths.data.iterdir()} == {"finished", "statistics.json"}
    with pytest.raises(IllegalAction):
        session.start_round()


def _line(value: object) -> str:
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return f'["{zlib.crc32(body.encode()):08x}",{body}]\n'


def _bad_journals(good: str) -> dict[str, bytes]:
    lines = good.splitlines(keepends=True)
    head = json.loads(lines[0])[1]

    def with_head(**changes: object) -> bytes:
        return (_line({**head, **changes}) + "".join(lines[1:])).encode()

    return {
        "empty": b"",
        "all NUL": b"\0" * 5000,
        "no JSON": b"once upon a time",
        "truncated in the head": good[: len(lines[0]) // 2].encode(),
        "a line in the middle is broken": "".join([lines[0], "x" + lines[1], *lines[2:]]).encode(),
        "a line in the middle is missing": "".join([*lines[:2], *lines[3:]]).encode(),
        "huge": b"9" * 10_000_000,
        "future format": with_head(format=99),
        "future engine": with_head(engine=99),
        "unknown game": with_head(game="baccarat"),
        "unknown option": with_head(rules={"jokers": True}),
        "unknown value": with_head(rules={"dark": "maybe"}),
        "one seat": with_head(seats=head["seats"][:1]),
        "a seat of the wrong kind": with_head(seats=[{"name": 1, "person": 2, "purse": "x"}] * 4),
        "snapshot of nothing": with_head(snapshot={}),
        "snapshot is a list": with_head(snapshot=[1]),
        "cards that are none": with_head(snapshot={**head["snapshot"], "stock": ["ZZ"]}),
        "a card twice": with_head(snapshot={**head["snapshot"], "stock": ["AS"] * 52}),
        "history does not fit": with_head(history={**head["history"], "chips": [[1]]}),
        "no history": with_head(history=None),
        "an illegal action": (good + _line({"move": 4, "seat": 0, "action": "bank 999"})).encode(),
        "a move that is not the next": "".join([*lines[:-1], _line({**json.loads(lines[-1])[1], "move": 9})]).encode(),
        "no action at all": (good + _line({"move": 4, "seat": 0, "action": "sing"})).encode(),
        "a seal of another shuffle": good.replace(lines[1], _line({"sealed": 0, "seal": "0" * 64})).encode(),
        "no list of closed seals": with_head(closed=None),
        "closed seals of another sitting": with_head(closed=[7]),
        "no secret": with_head(secret="guess"),
        "the format before the seals": with_head(format=1),
        "a move of the wrong kind": (good + _line(["x"]) + _line(["y"])).encode(),
    }


def test_a_bad_journal_is_kept_aside_told_of_and_never_a_crash(tmp_path: Path) -> None:
    paths = find_paths(tmp_path / "good")
    session = Session(sitting(GAMES["tjugoett"]), Journal(paths))
    session.start_round()
    for _ in range(4):
        session.apply(session.computer_action())
    for number, (name, content) in enumerate(_bad_journals(paths.journal.read_text("utf-8")).items()):
        bad = find_paths(tmp_path / str(number))
        bad.journal.write_bytes(content)
        answer = resume(bad)
        assert answer.session is None, name
        assert "sitting.json" in answer.message, name
        assert bad.journal.with_name("sitting.json.bad").read_bytes() == content, name
        assert resume(bad) == Resumed(None, ""), name


def test_the_last_good_journal_is_one_deal_back(paths: Paths) -> None:
    session = Session(sitting(GAMES["tjueett"]), Journal(paths))
    play_round(session)
    before = state(session)
    session.start_round()
    paths.journal.write_bytes(b"\0" * 300)
    answer = resume(paths)
    assert answer.message
    assert answer.session is not None
    assert state(answer.session) == before
    assert resume(paths).message == ""


def test_a_sitting_that_was_never_begun_leaves_the_file_of_another_alone(paths: Paths) -> None:
    play_round(Session(sitting(GAMES["tjueett"]), Journal(paths)))
    kept = paths.journal.read_bytes()
    Session(sitting(GAMES["huszonegy"]), Journal(paths)).stop()
    assert paths.journal.read_bytes() == kept
    assert not paths.finished.exists()


def test_without_a_place_to_write_the_sitting_is_played_unsaved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    paths = find_paths(tmp_path / "file" / "data")
    session = Session(sitting(GAMES["tjueett"]), Journal(paths))
    play_round(session)
    assert not session.saved
    session.stop()


def test_a_disk_that_fills_up_is_noticed_and_the_game_goes_on(paths: Paths) -> None:
    session = Session(sitting(GAMES["tjueett"]), Journal(paths))
    saved = []
    session.start_round()
    saved.append(session.saved)
    paths.journal.unlink()
    paths.journal.mkdir()
    session.apply(session.computer_action())
    saved.append(session.saved)
    while session.to_act is not None:
        session.apply(session.computer_action())
    paths.journal.rmdir()
    session.start_round()
    assert [*saved, session.saved] == [True, False, True]
    assert state(resumed(paths)) == state(session)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponent", [Wrong, Failing, Silent, Odd])
def test_a_failing_opponent_gets_a_legal_default_and_a_line_in_the_log(
    game: str, opponent: type[Wrong | Failing | Silent | Odd], caplog: pytest.LogCaptureFixture
) -> None:
    session = Session(sitting(GAMES[game], rounds=3), levels={"regular": lambda _seed, _temper: opponent()})
    while not session.over:
        play_round(session)
    assert "computer player" in caplog.text


def test_who_fails_stands_or_does_what_commits_to_least() -> None:
    session = Session(sitting(GAMES["tjugoett"]), levels={"regular": lambda _seed, _temper: Failing()})
    session.start_round()
    while (seat := session.to_act) is not None:
        offers = {offer.verb: offer for offer in session.observation(seat).offers}
        action = session.computer_action()
        if Verb.STAND in offers:
            assert action == STAND
        else:
            assert action.amounts == (offers[action.verb].low,)
        session.apply(action)


def test_an_unknown_level_is_no_crash() -> None:
    session = Session(sitting(GAMES["tjueett"]), levels={})
    play_round(session)
    assert session.history.chips[1:]


def test_the_same_deal_number_gives_the_same_evening() -> None:
    first, second = (
        Session(sitting(GAMES["huszonegy"], deal_number=5, rounds=5), secret=SECRET) for _number in range(2)
    )
    for session in (first, second):
        while not session.over:
            play_round(session)
    assert state(first) == state(second)
    bankers = {sitting(GAMES["huszonegy"], deal_number=number).first_banker for number in range(50)}
    assert bankers == {0, 1, 2, 3}


@pytest.mark.parametrize("game", GAMES)
def test_the_log_never_holds_a_card_that_lies_hidden_and_never_says_you(game: str) -> None:
    options = {"bets_within_bank": True} if game != "twenty_one" else {}
    session = Session(sitting(rules_for(game, options), deal_number=3))
    chance = random.Random(1)
    compared = 0
    for _ in range(40):
        if session.over:
            break
        mark = session.mark
        session.start_round()
        while session.to_act is not None:
            offers = session.observation(session.to_act).offers
            offer = chance.choice(offers)
            session.apply(Action(offer.verb, (offer.low,) if offer.high else ()))
            lines = session.log.lines(session.round_number)
            shown = {code for line in lines for code in line.cards}
            text = " ".join(line.text for line in lines)
            assert not re.search(r"\byou\b", text, re.IGNORECASE)
            if not _shuffled_midway(session, mark):
                compared += len(shown)
                assert not shown & _hidden(session)
    assert compared > 50


def _hidden(session: Session) -> set[str]:
    """The cards in hands that a stranger does not see but their owners do."""
    stranger = session.observation(None)
    found = set()
    for seat in range(len(session.names)):
        for own, seen in zip(session.observation(seat).seats[seat].hands, stranger.seats[seat].hands, strict=True):
            for card, public in zip(own.cards, seen.cards, strict=True):
                if card.face is not None and public.face is None:
                    found.add(card.face.code)
    return found


def _shuffled_midway(session: Session, mark: int) -> bool:
    """Whether cards of this round have been shuffled back: then a card shown before may lie hidden now."""
    kinds = [type(event) for event in session.events_since(mark, None)]
    return CardDealt in kinds and CardsShuffled in kinds[kinds.index(CardDealt) :]


def test_events_are_redacted_for_whoever_asks() -> None:
    session = Session(sitting(GAMES["huszonegy"]))
    mark = session.mark
    session.start_round()
    session.apply(session.computer_action())
    seen = {seat: session.events_since(mark, seat) for seat in (None, 0, 1, 2, 3)}
    faces = {seat: sum(getattr(event, "face", None) is not None for event in events) for seat, events in seen.items()}
    assert faces[None] == 0
    assert sorted(faces[seat] for seat in range(4)) == [0, 1, 1, 1]
    assert not any(isinstance(event, CardTurned) for event in seen[None])


def test_an_illegal_action_changes_nothing_and_is_not_journalled(paths: Paths) -> None:
    session = Session(sitting(GAMES["tjueett"]), Journal(paths))
    session.start_round()
    before = paths.journal.read_bytes(), state(session)
    with pytest.raises(IllegalAction):
        session.apply(HIT)
    assert (paths.journal.read_bytes(), state(session)) == before


@pytest.mark.parametrize("persons", [0, 1])
def test_what_people_had_decided_is_known_again_but_not_what_the_computer_had(paths: Paths, persons: int) -> None:
    session = Session(sitting(GAMES["tjugoett"], persons=persons), Journal(paths))
    session.start_round()
    while session.phase is not Phase.PLAY:
        session.apply(session.computer_action())
    again = resumed(paths).decided_before
    assert [seen.seat for seen, _action in again] == [0] * len(again)
    assert bool(again) is bool(persons)


def test_a_sitting_that_was_ended_has_no_further_round() -> None:
    session = Session(sitting(GAMES["tjueett"]))
    play_round(session)
    session.stop()
    assert session.over
    with pytest.raises(IllegalAction, match="has been ended"):
        session.start_round()


def test_a_program_killed_in_the_middle_has_lost_nothing(paths: Paths) -> None:
    """The program ends at once, without closing anything, after its sixth action."""
    program = """
import os, sys
from game.app.journals.journal import Journal
from game.app.paths import find_paths
from game.app.session import Session
from tests.app.sittings import SECRET, sitting
from game.engine.variants import GAMES

session = Session(sitting(GAMES["siebzehn_und_vier"]), Journal(find_paths(sys.argv[1])), secret=SECRET)
session.start_round()
for _ in range(6):
    session.apply(session.computer_action())
os._exit(9)
"""
    ended = subprocess.run([sys.executable, "-c", program, str(paths.data)], cwd=ROOT, check=False)
    assert ended.returncode == 9
    expected = Session(sitting(GAMES["siebzehn_und_vier"]), secret=SECRET)
    expected.start_round()
    for _ in range(6):
        expected.apply(expected.computer_action())
    assert state(resumed(paths)) == state(expected)
