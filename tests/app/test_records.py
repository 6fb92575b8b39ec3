"""The statistics: what should have happened is reckoned rightly, whoever plays however, and a sitting counts once."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import asdict, replace
from itertools import permutations
from math import sqrt
from pathlib import Path

import pytest

from game.app.journals.entry import Entry
from game.app.journals.journal import Journal, finished_sittings, parse_journal
from game.app.journals.replay import Replay
from game.app.paths import Paths, find_paths
from game.app.session import Session, resume
from game.app.statistics.ledger import Ledger, Tally
from game.app.statistics.records import (
    Feat,
    GameRecord,
    Records,
    add_sitting,
    forget_records,
    load_records,
    parse_records,
    record_of,
)
from game.engine.actions import Action, Verb
from game.engine.cards import parse_cards
from game.engine.events import (
    BankBroken,
    CardDealt,
    CardsShuffled,
    CardsThrownIn,
    Event,
    Facing,
    HandSplit,
    RoundStarted,
)
from game.engine.rules import Rules
from game.engine.stock import SeededShuffler
from game.engine.table import Table
from game.engine.variants import GAMES, rules_for

from .sittings import play_round, sitting


@pytest.fixture(name="paths")
def _paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path / "data")


class Noting(SeededShuffler):
    """Keeps every order it gives."""

    def __init__(self, deal_number: int) -> None:
        super().__init__(deal_number)
        self.orders: list[tuple[object, ...]] = []

    def __call__(self, cards):  # type: ignore[no-untyped-def]
        order = super().__call__(cards)
        self.orders.append(tuple(order))
        return order


def knowing(table: Table, chance: random.Random) -> Action:
    """Plays by its hidden cards in a way that would deceive whoever counts them among the unseen: low ones draw."""
    assert table.to_act is not None
    offers = {offer.verb: offer for offer in table.offers()}
    hands = table.observation(table.to_act).seats[table.to_act].hands
    low = sum(card.face is not None and card.face.rank < 8 for hand in hands for card in hand.cards)
    verb = Verb.HIT if low and Verb.HIT in offers else chance.choice(list(offers))
    return Action(verb, (offers[verb].low,) if offers[verb].high else ())


def careless(table: Table, chance: random.Random) -> Action:
    """Anything that is allowed."""
    offer = chance.choice(table.offers())
    return Action(offer.verb, (offer.low,) if offer.high else ())


OTHER_TABLES = [
    *GAMES.values(),
    rules_for("huszonegy", {"ohne_ace": "replace_ace", "bank_passes": "3"}),
    rules_for("tjugoett", {"bank_card": "hidden", "max_hands": 3}),
]


@pytest.mark.parametrize("player", [knowing, careless])
@pytest.mark.parametrize("rules", OTHER_TABLES, ids=lambda rules: rules.game)
def test_fair_cards_do_what_they_should_however_people_play(
    rules: Rules, player: Callable[[Table, random.Random], Action]
) -> None:
    """All counts of some thousand cards lie within four standard deviations."""
    ledger = Ledger(rules)
    chance = random.Random(1)
    shuffler = Noting(10**30)
    seats = min(5, rules.seats[1])
    table = Table(rules, [10_000] * seats, shuffler=shuffler)
    for _number in range(350):
        events = [*table.start_round()]
        while table.to_act is not None:
            events += table.apply(player(table, chance))
        ledger.follow(events, shuffler.orders)  # type: ignore[arg-type]
        if table.over is not None:
            table.reseat([10_000] * seats, 0)
    counted = {name: tally for name, tally in ledger.tallies.items() if tally.chances}
    assert len(counted) >= 6
    for name, tally in counted.items():
        assert abs(tally.seen - tally.expected) <= 4 * sqrt(tally.variance) + 1e-9, (name, tally)
    assert ledger.tallies["players bust"].chances > 300


def test_the_chances_are_those_of_counting_all_orders() -> None:
    """Five cards left, two drawn by the bank to a ten: every one of the sixty ways, counted one by one."""
    stock = parse_cards(["AS", "KS", "5H", "6H", "9D"])
    rules = GAMES["twenty_one"]
    ten = parse_cards(["10C"])[0]
    ways = list(permutations(stock, 3))
    seen: dict[str, int] = {"bank 21": 0, "bank bust": 0, "bank named": 0}
    expected = dict.fromkeys(seen, 0.0)
    for order in ways:
        ledger = Ledger(rules)
        events = [RoundStarted(1, 0, (1,)), CardsShuffled(6)]
        events += [CardDealt(0, 0, place, Facing.UP, face) for place, face in enumerate((ten, *order))]
        ledger.follow(events, [(ten, *order, *(card for card in stock if card not in order))])
        for name in seen:
            seen[name] += ledger.tallies[name].seen
            expected[name] += ledger.tallies[name].expected
    assert expected == {name: pytest.approx(count) for name, count in seen.items()}
    assert seen["bank named"] == len(ways) // 5


def test_a_tally_knows_what_chance_brings_in_95_of_100_cases() -> None:
    coins = Tally()
    for place in range(100):
        coins.add(0.5, place < 50)
    assert coins.usual() == (40, 60)
    assert coins.verdict == 0
    assert replace(coins, seen=61).verdict == 1
    assert replace(coins, seen=39).verdict == -1
    rare = Tally(chances=50, seen=1, expected=0.2, variance=0.19)
    assert rare.usual()[0] == 0
    assert rare.verdict == 0
    assert Tally().usual() == (0, 0)
    assert Tally(chances=3, seen=3, expected=3.0, variance=0.0).verdict == 0
    many = Tally(chances=100_000, seen=50_000, expected=50_000.0, variance=25_000.0)
    assert many.usual() == (49_690, 50_310)


def finished(paths: Paths, game: str, rounds: int = 5, persons: int = 1, deal_number: int = 10**20) -> Entry:
    """A sitting that is over."""
    laid = sitting(GAMES[game], rounds=rounds, persons=persons, deal_number=deal_number)
    session = Session(laid, Journal(paths))
    while not session.over:
        play_round(session)
    session.stop()
    return parse_journal(finished_sittings(paths)[0].read_text("utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_chips_and_deals_are_those_of_the_people(game: str, paths: Paths) -> None:
    entry = finished(paths, game, rounds=12)
    records, message = load_records(paths)
    record = records.games[game]
    assert message == ""
    assert records.since == entry.began[:10]
    assert (record.sittings, record.deals) == (1, 12)
    assert entry.leaving is not None
    net = entry.leaving[0] - entry.sitting.seats[0].purse
    assert record.chips_won - record.chips_lost == net
    assert record.best_sitting == (Feat(net, "Sven", entry.began[:10]) if net > 0 else None)
    assert 0 < record.hands_won < record.hands
    assert record.tallies["players ace"].chances > 12
    assert all(other == GameRecord() for name, other in records.games.items() if name != game)


def test_banks_of_people_and_of_the_computer_that_broke_are_counted_apart(paths: Paths) -> None:
    entry = finished(paths, "siebzehn_und_vier", rounds=40, persons=2)
    replay = Replay(entry)
    deals = [*entry.deals, entry.last]
    events = [event for number, deal in enumerate(deals, 1) for event in replay.play(number, deal)]
    broken = [event.seat for event in events if isinstance(event, BankBroken)]
    record = load_records(paths)[0].games["siebzehn_und_vier"]
    assert record.own_broken == sum(seat < 2 for seat in broken)
    assert record.broken == sum(seat >= 2 for seat in broken)
    assert record.own_broken != record.broken


def test_a_hand_that_is_over_21_unseen_goes_over_but_once() -> None:
    ledger = Ledger(GAMES["tjugoett"])
    cards = parse_cards(["KS", "QS", "2S", "4S"])
    events: list[Event] = [RoundStarted(1, 0, (1,)), CardsShuffled(4)]
    events += [CardDealt(1, 0, place, Facing.DARK, face) for place, face in enumerate(cards[:3])]
    ledger.follow(events, [tuple(cards)])
    # Of three cards left after the king only the queen brings it over; after that there is nothing to go over.
    assert (ledger.tallies["players bust"].seen, ledger.tallies["players bust"].chances) == (1, 1)


def test_a_hand_begun_again_has_a_first_card_again() -> None:
    ledger = Ledger(GAMES["huszonegy"])
    seven, ace = cards = parse_cards(["7S", "AS"])
    events: list[Event] = [RoundStarted(1, 0, (1,)), CardsShuffled(2), CardDealt(1, 0, 0, Facing.OWN, seven)]
    events += [CardsThrownIn(1, 0, (0,)), CardDealt(1, 0, 1, Facing.OWN, ace)]
    ledger.follow(events, [tuple(cards)])
    assert (ledger.tallies["players ace"].seen, ledger.tallies["players 21"].seen) == (1, 0)


@pytest.mark.parametrize(("split_pontoon", "named"), [("double", 1), ("plain", 0)])
def test_two_cards_of_a_split_hand_have_a_name_only_where_the_rules_give_them_one(
    split_pontoon: str, named: int
) -> None:
    ledger = Ledger(rules_for("twenty_one", {"split_pontoon": split_pontoon}))
    cards = parse_cards(["AS", "AH", "KS"])
    first, second, king = (CardDealt(1, 0, place, Facing.OWN, face) for place, face in enumerate(cards))
    events = [RoundStarted(1, 0, (1,)), CardsShuffled(3), first, second, HandSplit(1, 0, 1, 2), king]
    ledger.follow(events, [tuple(cards)])
    assert ledger.tallies["players named"].seen == named
    assert ledger.tallies["players 21"].seen == 1


def test_the_computer_s_own_sittings_count_cards_but_no_chips(paths: Paths) -> None:
    finished(paths, "huszonegy", persons=0)
    record = load_records(paths)[0].games["huszonegy"]
    assert record.sittings == 1
    assert (record.hands, record.chips_won, record.chips_lost, record.biggest_deal) == (0, 0, 0, None)
    assert record.tallies["bank 21"].chances > 0


def test_sittings_add_up_and_each_counts_once(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = finished(paths, "tjugoett")
    add_sitting(paths, entry)
    assert load_records(paths)[0].games["tjugoett"] == record_of(entry)
    other = replace(entry, began="2001-02-03T04:05:06")
    add_sitting(paths, other)
    records = load_records(paths)[0]
    assert records.since == entry.began[:10], "counted since the first one that was counted"
    assert records.games["tjugoett"].sittings == 2
    assert records.games["tjugoett"].deals == 2 * record_of(entry).deals
    assert records.games["tjugoett"].tallies["bank 21"].expected == pytest.approx(
        2 * record_of(entry).tallies["bank 21"].expected
    )


def test_a_program_that_dies_before_the_file_is_put_by_counts_it_once(paths: Paths) -> None:
    finished(paths, "tjueett")
    (file,) = finished_sittings(paths)
    file.replace(paths.journal)
    assert resume(paths).session is None
    assert load_records(paths)[0].games["tjueett"].sittings == 1


def test_a_sitting_stopped_in_the_middle_of_a_deal_counts_the_deals_that_are_over(paths: Paths) -> None:
    session = Session(sitting(GAMES["tjueett"], persons=1), Journal(paths))
    play_round(session)
    session.start_round()
    session.apply(session.computer_action())
    session.stop()
    record = load_records(paths)[0].games["tjueett"]
    assert (record.sittings, record.deals) == (1, 1)


def test_statistics_come_back_as_they_were_kept_and_can_be_forgotten(paths: Paths) -> None:
    finished(paths, "siebzehn_und_vier")
    records = load_records(paths)[0]
    assert parse_records(paths.records.read_text("utf-8")) == records
    assert forget_records(paths)
    assert load_records(paths) == (Records(), "")
    assert forget_records(paths)


def _bad(good: str) -> dict[str, str]:
    data = json.loads(good)
    game = data["games"]["tjueett"]

    def with_game(**changes: object) -> str:
        return json.dumps({**data, "games": {**data["games"], "tjueett": {**game, **changes}}})

    tally = {**game["tallies"], "bank 21": {"chances": 5, "seen": 9, "expected": 1.0, "variance": 0.5}}
    endless = {**game["tallies"], "bank 21": {"chances": 5, "seen": 1, "expected": float("nan"), "variance": 0.5}}
    return {
        "empty": "",
        "no JSON": "once",
        "a list": "[]",
        "future": json.dumps({**data, "format": 2}),
        "no games": json.dumps({**data, "games": {}}),
        "negative": with_game(deals=-1),
        "true": with_game(deals=True),
        "no tallies": with_game(tallies={}),
        "more than all": with_game(tallies=tally),
        "no number": with_game(tallies=endless),
        "a strange feat": with_game(biggest_deal=7),
    }


def test_bad_statistics_are_kept_aside_told_of_and_never_a_crash(tmp_path: Path) -> None:
    good = json.dumps({"format": 1, **asdict(Records())})
    assert parse_records(good) == Records()
    for number, (name, text) in enumerate(_bad(good).items()):
        bad = find_paths(tmp_path / str(number))
        bad.records.write_text(text)
        records, message = load_records(bad)
        assert records == Records(), name
        assert "statistics.json" in message, name
        assert bad.records.with_name("statistics.json.bad").read_text() == text
        assert load_records(bad) == (Records(), "")


def test_a_sitting_that_cannot_be_played_once_more_is_logged_and_nothing_else(
    paths: Paths, caplog: pytest.LogCaptureFixture
) -> None:
    entry = finished(paths, "tjueett")
    forget_records(paths)
    add_sitting(paths, replace(entry, sitting=replace(entry.sitting, deal_number=12)))
    assert "not in the statistics" in caplog.text
    assert load_records(paths) == (Records(), "")
