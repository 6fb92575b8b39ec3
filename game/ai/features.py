"""What the solved tables look at in a hand: a few whole numbers, each by a name that the tables use.

A hand is given as somebody sees it: cards without a face count for nothing but their number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.engine.cards import Card
from game.engine.events import OWN, UP, Facing
from game.engine.observation import HandView
from game.engine.rules import Rules
from game.engine.score import totals

Feature = Callable[[Rules, HandView, bool], int]
"""Of a hand, which is the banker's or not."""


def _faces(hand: HandView, facings: Iterable[Facing] = (UP, OWN)) -> list[Card]:
    return [card.face for card in hand.cards if card.face is not None and card.facing in facings]


def _total(rules: Rules, hand: HandView, banker: bool) -> int:
    return totals(rules, _faces(hand), banker=banker)[1]


def _soft(rules: Rules, hand: HandView, banker: bool) -> int:
    """1 where an ace counts high."""
    low, best = totals(rules, _faces(hand), banker=banker)
    return int(best > low)


def _cards(_rules: Rules, hand: HandView, _banker: bool) -> int:
    return min(len(hand.cards), _MANY_CARDS)


def _open_cards(_rules: Rules, hand: HandView, _banker: bool) -> int:
    return len(_faces(hand, (UP,)))


def _open(rules: Rules, hand: HandView, _banker: bool) -> int:
    """The total of the cards face up."""
    return totals(rules, _faces(hand, (UP,)))[1]


def _open_soft(rules: Rules, hand: HandView, _banker: bool) -> int:
    """1 where an ace face up counts high."""
    low, best = totals(rules, _faces(hand, (UP,)))
    return int(best > low)


def _hidden(rules: Rules, hand: HandView, _banker: bool) -> int:
    """The total of the cards that only their owner sees."""
    return totals(rules, _faces(hand, (OWN,)))[1]


def _highest(rules: Rules, hand: HandView, _banker: bool) -> int:
    """The value of the highest card."""
    return max([rules.card_values[face.rank] for face in _faces(hand)], default=0)


def _higher_of_two(rules: Rules, hand: HandView, banker: bool) -> int:
    """The value of the higher of two cards; 0 for any other hand."""
    return _highest(rules, hand, banker) if len(hand.cards) == 2 else 0


def _added(_rules: Rules, hand: HandView, _banker: bool) -> int:
    """How many first bets have been added to the first."""
    return (hand.bet - hand.first_bet) // hand.first_bet


def _raised(_rules: Rules, hand: HandView, _banker: bool) -> int:
    """1 where anything has been added to the first bet."""
    return int(hand.bet > hand.first_bet)


def _pair(rules: Rules, hand: HandView, _banker: bool) -> int:
    """The value of each of two equal cards that are worth splitting, which tens never are; else 0."""
    faces = _faces(hand)
    if len(faces) != 2 or faces[0].rank != faces[1].rank or hand.from_split:
        return 0
    return rules.card_values[faces[0].rank] % 10


_MANY_CARDS = 6
"""More cards than these play alike."""

FEATURES: Mapping[str, Feature] = {
    "total": _total,
    "soft": _soft,
    "cards": _cards,
    "open cards": _open_cards,
    "open": _open,
    "open soft": _open_soft,
    "hidden": _hidden,
    "highest": _highest,
    "higher of two": _higher_of_two,
    "added": _added,
    "raised": _raised,
    "pair": _pair,
}
