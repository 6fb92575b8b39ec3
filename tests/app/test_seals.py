"""Seals: they hold, they tell nothing too early, and every seed is shown in the end."""

from __future__ import annotations

import hashlib
import random
from itertools import pairwise

import pytest

from game.app.fair.seals import Opened, Sealed, SealNote, Seals, new_secret
from game.app.session import Session
from game.app.sitting import HIGHEST_CHOSEN, new_deal_number
from game.engine.actions import Action
from game.engine.cards import PACK_52
from game.engine.events import CardDealt, CardsShuffled, CardTurned, Event, Facing, RoundEnded, RoundStarted
from game.engine.rules import Rules
from game.engine.stock import SeededShuffler, shuffle_seed
from game.engine.table import Table
from game.engine.variants import GAMES, rules_for

from .sittings import SECRET, play_round, sitting

DRAWN = HIGHEST_CHOSEN + 12345
MANY_SHUFFLES = [
    *GAMES.values(),
    rules_for("twenty_one", {"min_stand": 17}),
    rules_for("huszonegy", {"five_cards": "restart", "bank_passes": "3"}),
]


def course(rules: Rules, deal_number: int, deals: int, seed: int, seats: int = 0) -> list[Event | SealNote]:
    """Random play at a table with all (or so many) seats taken, with its seals and seeds, for the engine's eyes."""
    chance = random.Random(seed)
    table = Table(rules, [40] * (seats or rules.seats[1]), shuffler=SeededShuffler(deal_number), rounds=deals)
    seals = Seals(deal_number, SECRET)
    told: list[Event | SealNote] = []
    while table.over is None:
        told += seals.woven(table.start_round())
        while table.to_act is not None:
            offer = chance.choice(table.offers())
            told += seals.woven(table.apply(Action(offer.verb, (offer.low,) if offer.high else ())))
    return [*told, *seals.last()]


def test_a_seal_is_the_hash_of_nonce_and_seed() -> None:
    told = course(GAMES["huszonegy"], DRAWN, 3, 1)
    seals = {note.number: note.seal for note in told if isinstance(note, Sealed)}
    opened = [note for note in told if isinstance(note, Opened)]
    assert [note.number for note in opened] == [0, 1, 2]
    for note in opened:
        seed = shuffle_seed(DRAWN, note.number)
        assert note.seed == seed.hex()
        assert seals[note.number] == hashlib.sha256(bytes.fromhex(note.nonce) + seed).hexdigest()
    assert len({note.nonce for note in opened}) == 3


def test_who_knows_the_deal_number_cannot_tell_the_seal_without_the_secret() -> None:
    """Otherwise a hundred million tries would tell the number from the seal."""
    first, second = (
        next(note for note in Seals(7, new_secret()).woven([CardsShuffled(52)]) if isinstance(note, Sealed))
        for _number in range(2)
    )
    assert first.seal != second.seal


@pytest.mark.parametrize("rules", MANY_SHUFFLES, ids=lambda rules: rules.game)
def test_a_seal_stands_before_its_shuffle_and_is_opened_after_the_next_one(rules: Rules) -> None:
    told = course(rules, DRAWN, 25, 2)
    shuffles = 0
    closed: list[int] = []
    for before, item in pairwise([None, *told]):
        if isinstance(item, Sealed):
            assert item.number == shuffles
            closed.append(item.number)
        elif isinstance(item, CardsShuffled):
            assert isinstance(before, Sealed)
            shuffles += 1
        elif isinstance(item, Opened) and item.number + 1 < shuffles:
            closed.remove(item.number)
            assert len(closed) <= 2, "a seed waits for one more shuffle at most"
    assert shuffles > 2
    assert closed[-1] == shuffles - 1
    assert sorted(note.number for note in told if isinstance(note, Opened)) == list(range(shuffles))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("rules", MANY_SHUFFLES, ids=lambda rules: rules.game)
def test_no_seed_is_shown_while_a_card_that_it_tells_lies_hidden(rules: Rules, seed: int) -> None:
    """Neither a card that lies hidden on the table, nor one that was hidden when it was left out of the last shuffle:
    what is in the stock would follow from it."""
    shuffle = -1
    hidden: dict[int, int] = {}  # card of this deal that not everybody has seen: the shuffle it came from
    left_out: dict[int, int] = {}
    opened: set[int] = set()
    guarded = 0
    for item in course(rules, DRAWN + seed, 40, seed, seats=3 * (seed % 2))[:-1]:
        if isinstance(item, RoundStarted):
            hidden = {}
        elif isinstance(item, CardsShuffled):
            shuffle += 1
            left_out = dict(hidden)
        elif isinstance(item, CardDealt) and item.facing is not Facing.UP:
            hidden[item.card] = shuffle
        elif isinstance(item, CardTurned) and item.facing is Facing.UP:
            hidden.pop(item.card, None)
            left_out.pop(item.card, None)
        elif isinstance(item, Opened):
            opened.add(item.number)
        secret = {*hidden.values(), *left_out.values(), shuffle}
        guarded += len(secret) > 1
        assert not secret & opened
    assert guarded or rules.shuffle != "used_up"


@pytest.mark.parametrize("turned_up", [True, False])
def test_a_seed_is_shown_at_the_end_of_the_deal_if_all_cards_it_could_tell_have_been_turned_up(turned_up: bool) -> None:
    face = PACK_52[0]
    deal: list[Event] = [RoundStarted(1, 0, (1,)), CardsShuffled(52), CardDealt(1, 0, 0, Facing.OWN, face)]
    deal.append(CardsShuffled(20))  # in the middle of the deal, while that card lies hidden
    if turned_up:
        deal.append(CardTurned(1, 0, 0, Facing.UP, face))
    told = [*Seals(DRAWN, SECRET).woven([*deal, RoundEnded(1)])]
    opened = [note.number for note in told if isinstance(note, Opened)]
    assert opened == ([0] if turned_up else [])
    assert isinstance(told[-1], Opened if turned_up else RoundEnded)


@pytest.mark.parametrize("game", GAMES)
def test_a_number_that_a_person_chose_keeps_every_seed_shut_to_the_end(game: str) -> None:
    told = course(GAMES[game], HIGHEST_CHOSEN, 12, 3)
    shuffles = sum(isinstance(item, CardsShuffled) for item in told)
    last = told[-shuffles:]
    assert [note.number for note in last if isinstance(note, Opened)] == list(range(shuffles))
    assert not any(isinstance(item, Opened) for item in told[:-shuffles])


def test_drawn_deal_numbers_are_beyond_guessing_and_chosen_ones_stay_what_they_were() -> None:
    drawn = {new_deal_number() for _number in range(50)}
    assert len(drawn) == 50
    assert min(drawn) > HIGHEST_CHOSEN
    assert max(drawn).bit_length() >= 128


def test_the_log_tells_of_seals_in_one_line_each() -> None:
    session = Session(sitting(GAMES["siebzehn_und_vier"], deal_number=DRAWN, rounds=3), secret=SECRET)
    while not session.over:
        play_round(session)
    first, second, last = ([line.text for line in session.log.lines(number)] for number in (1, 2, 3))
    sealed = next(text for text in first if text.startswith("Sealed: "))
    seal = sealed.rpartition(": ")[2]
    assert first.index(sealed) + 1 == first.index("Shuffled: 32 cards.")
    opened = next(text for text in second if text.startswith("Opened: "))
    assert opened.startswith(f"Opened: {seal}, seed ")
    assert shuffle_seed(DRAWN, 0).hex() in opened.replace(" ", "")
    assert sum(text.startswith("Opened: ") for text in last) == 2
    assert not any(text.startswith("Opened: ") for text in first)


def test_many_seeds_at_once_are_one_line() -> None:
    session = Session(sitting(GAMES["huszonegy"], deal_number=5, rounds=6))
    while not session.over:
        play_round(session)
    opened = [line.text for line in session.log.lines(6) if "opened" in line.text]
    assert opened == ["6 seals are opened; their seeds are in the file of this sitting"]
