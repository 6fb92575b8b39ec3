"""The banker's own odds: what a card and standing are worth to him, over all hands still in.

What lies hidden in a hand is for him what :mod:`game.ai.chances.views` says. Hands are weighed together
(:mod:`game.ai.chances.joint`), which is exact. Only where very many hidden cards lie on the table each is weighed by
itself: that the hidden cards of two hands cannot be the same card, what the one tells of the other, and that all are
paid from the same chips is left out then.
"""

from __future__ import annotations

from collections.abc import Callable

from game.ai.chances.deck import Deck, Pool
from game.ai.chances.hands import Hand
from game.ai.chances.joint import Joint
from game.ai.chances.situation import HandAt, Situation
from game.ai.chances.stakes import Stakes, Value, mean
from game.ai.chances.views import Views, chance, views_for
from game.ai.chances.weighing import SeenHand, Weighing
from game.engine.actions import HIT, Action


class Keeper:
    """The look-ahead of a banker whose turn it is."""

    def __init__(self, situation: Situation) -> None:
        self._book = situation.book
        self._deck = situation.deck
        self._hand = situation.start.hand
        self._payable = float(max([situation.means(at.seat).payable for at in situation.hands], default=0))
        self._values: dict[tuple[Hand, Deck], Value] = {}
        self._have: dict[Pool, Pool] = {}
        self._parts: list[Weighing] = []
        self._bust: list[float] = []
        hands = [at for at in situation.hands if at.stood]
        joint = Joint(situation, hands, situation.deck.pool, _MOST_HEAPS_NEAR if situation.near else _MOST_HEAPS)
        self._joint = joint if joint.feasible else None
        if self._joint is not None:
            self._begin_together(self._joint)
            return
        views = views_for(situation.book)
        stakes = Stakes(situation.book)
        whole = sum([at.bet for at in hands])
        likely = [self._likely(views, at) for at in hands]
        for part in range(4):
            seen = []
            for at, known in zip(hands, likely, strict=True):
                gain = _gain(stakes, at, situation, part, 1.0 if part == 0 else at.bet / whole)
                seen.append(SeenHand(at.view, gain, 1.0 / known if known else 0.0))
            self._parts.append(Weighing(views, self._book.bust, seen))
            self._bust.append(self._when_bust(views, seen))

    def move(self, action: Action) -> Value:
        """What a move is worth: chips, and the chances of a win, a tie and a loss, each hand by its share of the
        bets."""
        found = self._drawing(self._hand, self._deck) if action == HIT else self._standing(self._hand, self._deck)
        change, win, tie, lose = [value + bust for value, bust in zip(found, self._bust, strict=True)]
        return max(change, -self._payable), win, tie, min(max(lose, 0.0), 1.0)

    def _begin_together(self, joint: Joint) -> None:
        pool, size = self._deck.pool, self._deck.size
        likely = joint.likely(pool, size)
        self._weight = 1.0 / likely if likely else 0.0
        self._bust = [self._weight * part for part in joint.when_bust(pool, size)]

    def _likely(self, views: Views, at: HandAt) -> float:
        """How likely a hand is to be what the rules force it to be."""
        if at.view.declared is not None:
            return 1.0
        deck = self._deck
        return sum([chance(possible, deck.pool, deck.size) for possible in views.possibilities(at.view)])

    def _when_bust(self, views: Views, hands: list[SeenHand]) -> float:
        bust = self._book.bust
        whole = 0.0
        for seen in hands:
            if seen.view.declared is not None:
                whole += seen.gain(bust, seen.view.declared)
                continue
            for possible in views.possibilities(seen.view):
                likely = chance(possible, self._deck.pool, self._deck.size)
                whole += seen.weight * likely * seen.gain(bust, possible.result)
        return whole

    def _value(self, hand: Hand, deck: Deck) -> Value:
        found = self._values.get((hand, deck))
        if found is None:
            found = self._standing(hand, deck)
            if not hand.complete and hand.may_hit and deck.draws():
                found = max(found, self._drawing(hand, deck), key=lambda value: value[0])
            self._values[hand, deck] = found
        return found

    def _standing(self, hand: Hand, deck: Deck) -> Value:
        if self._joint is not None:
            gain = self._joint.standing(hand.result, deck.pool, deck.size)
            return mean([(self._weight, gain)])
        together = tuple([unseen + own for unseen, own in zip(deck.pool, hand.counts, strict=True)])
        have = self._have.setdefault(together, together)  # the sums over it are made once while it is the same object
        change, win, tie, lose = [part.standing(hand, have, deck.size) for part in self._parts]
        return change, win, tie, lose

    def _drawing(self, hand: Hand, deck: Deck) -> Value:
        draws = [(likely, hand.plus(card), after) for card, likely, after in deck.draws()]
        return mean((likely, self._value(drawn, after)) for likely, drawn, after in draws if not drawn.bust)


def _gain(stakes: Stakes, at: HandAt, situation: Situation, part: int, share: float) -> Callable[[int, int], float]:
    """One part of what the banker gets from a hand: his chips, or the chance of a win, a tie or a loss of his."""
    means = situation.means(at.seat)
    place = (0, 3, 2, 1)[part]
    sign = -1.0 if part == 0 else share

    def gain(own: int, its: int) -> float:
        return sign * stakes.settled(its, own, at.bet, means)[place]

    return gain


_MOST_HEAPS = 50_000
"""Heaps of hidden cards up to which hands are weighed together: more take too long."""

_MOST_HEAPS_NEAR = 600
"""The same where figures need only be near."""
