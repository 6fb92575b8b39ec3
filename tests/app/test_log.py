"""A round in sentences, word for word: who did what, which cards everybody saw, and why chips went where they went."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.wording.log import LogLine, round_lines
from game.engine.events import RoundStarted, SatOut, SitOutReason
from game.engine.observation import redact
from game.engine.variants import GAMES
from tests.engine.test_what_is_shown import played

NAMES = ("Sven", "Maud", "Olav")


def told(game: str, stock: str, actions: Sequence[str], seats: Sequence[int]) -> tuple[LogLine, ...]:
    """The lines of a round as a stranger reads them."""
    _table, events = played(game, stock, actions, seats=seats)
    return round_lines(GAMES[game], NAMES, [redact(event, None) for event in events])


def written(lines: Sequence[LogLine]) -> str:
    """Sentence and cards of every line, a line each."""
    return "\n".join(" ".join([line.text, *line.cards]) for line in lines)


def test_two_duels_of_which_one_breaks_the_bank_and_one_needs_the_purse() -> None:
    stock = "10S 9H 8D KD 4C 9C 10H 10C 8C"
    actions = ["bank 3", "bet 2", "bet 3", "stand", "hit", "stand", "stand"]
    lines = told("tjueett", stock, actions, (15, 15, 15))
    assert (
        written(lines)
        == """\
Sven holds the bank
Shuffled: 52 cards.
Sven lays a bank of 3
Cards are dealt face down
Maud bets 2
Olav bets 3
Maud is dealt 8D
Maud stands
Sven is dealt KD 4C
Sven asks for a card 9C
Sven is over with 26: Sprakk
Maud turns up 10S
Maud wins 2: the bank is over 21
Olav is dealt 10H
Olav stands
Sven is dealt 10C 8C
Sven stands
Olav turns up 9H
Sven pays 2 from the purse
Olav wins 3: 19 against 18
The bank passes to Maud: after every round"""
    )
    assert [line.seat for line in lines if line.kind == "won"] == [1, 2]
    assert (lines[-1].seat, lines[-1].name, lines[-1].kind) == (1, "Maud", "note")


def test_cards_thrown_in_unseen_and_a_bank_that_is_refilled() -> None:
    stock = "JS 9H 10H JC QD KH QS 10C 9D 9S"
    actions = ["bank 8", "bet 5", "bet 5", "hit", "hit", "restart", "stand", "stand", "stand"]
    lines = told("huszonegy", stock, actions, (28, 50, 50))
    assert (
        written(lines)
        == """\
Sven holds the bank
Shuffled: 32 cards.
Sven lays a bank of 8
Cards are dealt face down
Olav bets 5
Maud bets 5
Olav asks for 4 cards ? ? ? ?
Olav begins again
Olav throws 5 cards in ?
Olav asks for a card ?
Olav stands
Maud asks for a card ?
Maud stands
Sven turns up 10H
Sven stands
Olav turns up 10C 9D
Olav wins 5: 19 against 10
Maud turns up 9H 9S
Sven must lay 8 more
Maud wins 5: 18 against 10
Sven takes 6 back from the bank
The bank passes to Olav: the agreed rounds are played"""
    )


def test_hands_of_a_split_go_by_their_numbers() -> None:
    stock = "8S 10H 8D 9H 8C 3C 2H 4H 9C 10D 9S"
    actions = ["bet 2", "split", "split", "hit", "stand", "hit", "hit", "stand", "stand"]
    lines = told("twenty_one", stock, actions, (50, 50))
    assert (
        written(lines[5:])
        == """\
Maud splits the hand ? ?
Maud (hand 1) splits the hand ? ?
Maud (hand 1) asks for a card 9C
Maud (hand 1) stands
Maud (hand 2) asks for a card 10D
Maud (hand 2) turns up 8C 4H
Maud (hand 2) loses 2: Bust 22
Maud (hand 3) asks for a card 9S
Maud (hand 3) stands
Sven turns up 10H 9H
Sven stands
Maud (hand 1) turns up 8S 2H
Maud (hand 1) loses 2: 19 against 19
Maud (hand 3) turns up 8D 3C
Maud (hand 3) wins 2: 20 against 19"""
    )
    assert [line.kind for line in lines if line.kind not in ("", "note")] == ["lost", "lost", "won"]


def test_why_a_seat_sits_out_is_told() -> None:
    events = [RoundStarted(1, 0, ()), SatOut(1, SitOutReason.PURSE), SatOut(2, SitOutReason.BANK)]
    assert [line.text for line in round_lines(GAMES["tjugoett"], NAMES, events)[1:]] == [
        "Maud sits out: the purse holds less than the least bet",
        "Olav sits out: the bank cannot cover another bet",
    ]
