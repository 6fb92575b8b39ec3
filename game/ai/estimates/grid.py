"""Every hand that counts differently at a table, made once, each knowing what it becomes with one card more."""

from __future__ import annotations

from functools import cache

from game.ai.estimates.counted import NOTHING, Counted, net, score, total
from game.ai.estimates.heap import Kind, kind_of
from game.engine.rules import Rules
from game.engine.score import Score

BUST = -1
"""In place of a hand: over 21."""
DARK_BUST = Score(22, None, 1)
_BUST_BANK = Score(22, None, 0)
_MANY_CARDS = 6
"""Hands of this many cards or more differ no longer by their number."""


class Grid:
    """The hands of a player or the banker that are not bust, those with the higher totals first; the last is no hand
    at all, so a card always leads to a hand before."""

    def __init__(self, rules: Rules, *, banker: bool = False) -> None:
        ranks = [1, *range(7 if rules.pack == 32 else 2, 14)]
        self.kinds: list[Kind] = list(dict.fromkeys(kind_of(rules, rank) for rank in ranks))
        found = {NOTHING}
        fresh = [NOTHING]
        while fresh:
            after = {_near(hand.with_card(kind)) for hand in fresh for kind in self.kinds}
            fresh = [hand for hand in after if total(rules, hand, banker=banker) <= 21 and hand not in found]
            found.update(fresh)
        self.hands = sorted(found, key=lambda hand: (hand.low, hand.cards), reverse=True)
        self.place = {hand: place for place, hand in enumerate(self.hands)}
        self.totals = [total(rules, hand, banker=banker) for hand in self.hands]
        self.scores: list[Score] = [score(rules, hand, banker=banker) for hand in self.hands]
        self.next = [[self.place.get(_near(hand.with_card(kind)), BUST) for kind in self.kinds] for hand in self.hands]

    def at(self, hand: Counted) -> int:
        """The place of a hand; :data:`BUST` for one that is over 21."""
        return self.place.get(_near(hand), BUST)


def _near(hand: Counted) -> Counted:
    return hand._replace(cards=_MANY_CARDS) if hand.cards > _MANY_CARDS else hand


class Payments:
    """What the banker wins of a bet of 1, by classes of hands that all fare alike."""

    def __init__(self, rules: Rules) -> None:
        players, banks = grid(rules), grid(rules, banker=True)
        own = list(dict.fromkeys([*players.scores, DARK_BUST]))
        theirs = list(dict.fromkeys([*banks.scores, _BUST_BANK]))
        nets = [[net(rules, player, bank) for bank in theirs] for player in own]
        columns = list(zip(*nets, strict=True))
        kinds = list(dict.fromkeys(columns))
        column_of = {bank: kinds.index(column) for bank, column in zip(theirs, columns, strict=True)}
        rows = {
            player: tuple([row[columns.index(kind)] for kind in kinds]) for player, row in zip(own, nets, strict=True)
        }
        self.rows = list(dict.fromkeys(rows.values()))
        """For each class of the player's hands: what the banker wins with each class of his own."""
        number = {row: place for place, row in enumerate(self.rows)}
        self.row_of = [number[rows[score]] for score in players.scores]
        """The class of every hand of the player's grid."""
        self.dark_bust = number[rows[DARK_BUST]]
        self.column_of = [column_of[score] for score in banks.scores]
        """The class of every hand of the banker's grid."""
        self.bust = column_of[_BUST_BANK]


@cache
def payments(rules: Rules) -> Payments:
    """The payments of a table."""
    return Payments(rules)


@cache
def grid(rules: Rules, *, banker: bool = False) -> Grid:
    """The grid of a table."""
    return Grid(rules, banker=banker)
