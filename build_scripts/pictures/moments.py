"""The telling moments of the five games: who sits there, what lies in the stock, what is said, and when to look."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.engine.observation import Phase, Status
from scenes.table.scene import TableScene

Now = Callable[[TableScene], bool]
"""Whether the moment has come."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment at a table. The person sits in seat 0; what is not said here the computer players decide.

    ``stock``: the cards as in scenario files, the first to be dealt first; empty: as the deal number has them.
    ``says``: what the seats say, in the order in which they are asked, with commas between; for ``auto`` the person
    goes on as a computer player would. ``later``: milliseconds after the moment has come.
    """

    name: str
    game: str
    seats: int
    now: Now
    says: str = ""
    stock: str = ""
    banker: int = 1
    purses: tuple[int, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    deal: int = 1
    auto: bool = False
    later: int = 0
    persons: tuple[int, ...] = (0,)
    coach: bool = False


def asked(scene: TableScene) -> bool:
    """The person is asked, and everything lies still."""
    return scene.live and not scene.animating


def asked_to_play(scene: TableScene) -> bool:
    """The person is asked for a move, no longer for a bet."""
    return asked(scene) and scene.session.phase in (Phase.PLAY, Phase.BANKER)


def asked_for_a_bet(scene: TableScene) -> bool:
    """The person is asked for a bet."""
    return asked(scene) and scene.session.phase is Phase.BETS


def holding(cards: int) -> Now:
    """The person is asked for a move with at least so many cards in the first hand."""

    def now(scene: TableScene) -> bool:
        hands = scene.model.seats[0].hands
        return asked_to_play(scene) and bool(hands) and len(hands[0].cards) >= cards

    return now


def dealt(cards: int) -> Now:
    """So many cards have left the stock, and the last one is on its way."""
    return lambda scene: len(scene.stage.cards) >= cards


def bust(scene: TableScene) -> bool:
    """Somebody has just gone over 21."""
    return any(hand.status is Status.BUST for seat in scene.model.seats for hand in seat.hands)


def over(scene: TableScene) -> bool:
    """The banner says how the deal ended."""
    return scene.stage.banner.at(scene.timeline.now)[0] >= 1 and not scene.animating


def broken(scene: TableScene) -> bool:
    """The bank has just been broken."""
    return scene.model.bank_broken


def coached(scene: TableScene) -> bool:
    """The coach tells the person about a move."""
    return asked_to_play(scene) and scene.advice is not None


def coached_bet(scene: TableScene) -> bool:
    """The coach tells the person about a bet."""
    return asked_for_a_bet(scene) and scene.advice is not None


def talking(scene: TableScene) -> bool:
    """Somebody has a word beside the game."""
    return any(bubble.talk and bubble.grown <= scene.timeline.now for bubble in scene.stage.bubbles.values())


def speaking(word: str) -> Now:
    """Somebody is saying this."""
    return lambda scene: any(bubble.text.startswith(word) for bubble in scene.stage.bubbles.values())


_USUAL = (
    # game, seats, banker, deal
    ("tjueett", 6, 3, 6),
    ("tjugoett", 6, 2, 8),
    ("twenty_one", 6, 2, 4),
    ("siebzehn_und_vier", 5, 2, 15),
    ("huszonegy", 6, 3, 12),
)


def _usual() -> list[Moment]:
    """The same moments of every game: cards being dealt, a bet, a move, how the deal ended."""
    return [
        Moment(
            f"table {game}: {what}",
            game,
            seats,
            now,
            banker=banker,
            deal=deal,
            auto=True,
            later=later,
            coach=what == "the coach",
        )
        for game, seats, banker, deal in _USUAL
        for what, now, later in (
            ("deal in progress", dealt(seats - 2), 160),
            ("betting", asked_for_a_bet, 0),
            ("a move", asked_to_play, 0),
            ("the coach", coached, 0),
            ("banner after the round", over, 0),
        )
    ]


_SPECIAL = [
    Moment(
        "table tjueett: ten seats",
        "tjueett",
        10,
        asked_to_play,
        banker=4,
        purses=(40,) * 10,
        deal=6,
        auto=True,
    ),
    Moment(
        "table tjugoett: in full play",
        "tjugoett",
        6,
        asked,
        "bank 65, bet 5 5, bet 8, bet 10, bet 12, bet 15, hit, hit, stand, hit, hit, hit, stand, dark, stand, hit, "
        "stand, hit",
        "9D 7H 5S 10C 8D AC QS 4S 6C 9S KH KD 2C JH 6H",
        purses=(50, 120, 50, 50, 50, 50),
    ),
    Moment(
        "table tjugoett: two hands and dark cards",
        "tjugoett",
        5,
        asked,
        "bank 30, bet 5, bet 6 4, bet 8, bet 5 5, hit, hit, stand, dark, stand, hit, stand, double, hit, stand, dark",
        "7H KD 5S QC AS 9D 8C 6D 5C 4S 9H 4D 6S 6H 7S",
    ),
    Moment(
        "table tjugoett: bust",
        "tjugoett",
        5,
        bust,
        "bank 30, bet 5, bet 6, bet 8, bet 5, stand, hit, stand, hit, hit, hit",
        "KH 8D 9S 7C JC 9H 5D 6C QS",
        banker=2,
        later=500,
    ),
    Moment(
        "table tjugoett: bank broken",
        "tjugoett",
        4,
        over,
        "bank 10, bet 10, bet 10, bet 5, hit, hit, stand, hit",
        "KH QD 9S 10C 8C 7D QS 6H KC",
        purses=(50, 10, 50, 50),
    ),
    Moment(
        "table tjugoett: the bank cracks",
        "tjugoett",
        4,
        broken,
        "bank 10, bet 10, bet 10, bet 5, hit, hit, stand, hit",
        "KH QD 9S 10C 8C 7D QS 6H KC",
        purses=(50, 10, 50, 50),
        later=500,
    ),
    Moment(
        "table twenty_one: four split hands",
        "twenty_one",
        4,
        asked,
        "bet 4, bet 6, bet 5, stand, stand, split, split, hit, stand, hit, stand, split, hit",
        "10H 9C 8S KC 9H JC 8D 7H 8H 8C 3D 5C 9D 4H 2C 6S 4C",
    ),
    Moment(
        "table twenty_one: an opponent splits",
        "twenty_one",
        6,
        asked,
        "bet 4, bet 6, bet 5, bet 3, bet 5, stand, split, hit, stand, hit, stand",
        "10H 7C 9S 2H 8S KC 9H 7D JS 3C QD 4H 9C 5D 4S 5S",
    ),
    Moment(
        "table twenty_one: two split hands of the person",
        "twenty_one",
        5,
        asked,
        "bet 4, bet 6, bet 5, bet 5, stand, stand, stand, split, hit, hit",
        "10H 9C KS AS QC 9H JC 9D AD 7H 3D 5C 2H 4C",
    ),
    Moment(
        "table siebzehn_und_vier: the coach on a bet",
        "siebzehn_und_vier",
        5,
        coached_bet,
        deal=15,
        auto=True,
        coach=True,
    ),
    Moment("table tjueett: the coach among ten", "tjueett", 10, coached, banker=4, deal=6, auto=True, coach=True),
    Moment("table tjugoett: a greeting", "tjugoett", 6, talking, banker=2, deal=8, auto=True, later=100),
    Moment("table tjueett: a word among ten", "tjueett", 10, talking, banker=4, deal=6, auto=True, later=100),
    Moment("table twenty_one: eight seats", "twenty_one", 8, asked_to_play, banker=5, deal=2, auto=True),
    Moment(
        "table siebzehn_und_vier: a long fan of cards",
        "siebzehn_und_vier",
        5,
        asked,
        "bank 20, bet 3, bet 4, bet 2, bet 5, hit, hit, hit, hit, stand, hit, stand, hit, stand, "
        "hit, hit, hit, hit, hit",
        "JC 10H 9S JS 8D QC KS KH 7S 9D 10S JH JD QS QH KD",
    ),
    Moment("table siebzehn_und_vier: two seats", "siebzehn_und_vier", 2, holding(2), banker=1, deal=4, auto=True),
    Moment(
        "table huszonegy: eleven, óne ász on offer",
        "huszonegy",
        5,
        asked,
        "bank 20, bet 4, bet 5, bet 3, bet 5, stand, stand, ohne-ace, stand",
        "10S 9H 7C 7S 8D 9S 8H KC KD KS",
        banker=4,
    ),
    Moment(
        "table huszonegy: óne ász",
        "huszonegy",
        5,
        speaking("Óne"),
        "bank 20, bet 4, bet 5, bet 3, bet 5, stand, stand, ohne-ace",
        "10S 9H 7C 7S 8D 9S 8C KC AD",
        banker=4,
        later=300,
    ),
]

MOMENTS = tuple(_usual() + _SPECIAL)
