"""Other hands that have stood, weighed together with the one that acts, where few cards are unseen.

What the rules force their hidden cards to be tells of the cards that are left, for the seat that acts and for the
banker; no two hidden cards are the same card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.ai.chances.deck import Deck
from game.ai.chances.hands import Counts, Hand
from game.ai.chances.joint import Joint
from game.ai.chances.situation import EXACT_UP_TO, HandAt, Situation
from game.ai.chances.views import View


class Together:
    """The hands besides the one that acts, as its seat sees them: its own other hands tell it nothing. ``feasible`` is
    False where there are too many ways to lay their hidden cards; nothing else may be asked then."""

    def __init__(self, situation: Situation, at: HandAt, others: Sequence[HandAt]) -> None:
        self._situation = situation
        self._at = at
        self._others = [other for other in others if other.stood]
        strangers = [other for other in self._others if other.seat != at.seat]
        self._most_heaps = _MOST_HEAPS if situation.deck.size <= EXACT_UP_TO else _MOST_HEAPS_OF_MANY
        self._joint = Joint(situation, strangers, situation.deck.pool, self._most_heaps)
        self.feasible = self._joint.feasible
        self._known: dict[Sequence[int], float] = {}

    @staticmethod
    def possible(situation: Situation, at: HandAt, others: Sequence[HandAt]) -> bool:
        """Whether so few cards are unseen that it makes a difference, and all other hands have stood; one that is still
        to play makes none where the banker has no choice."""
        if situation.deck.size > _MOST_UNSEEN or situation.near:
            return False
        if situation.rules.banker_stands_at:
            return any(other.stood for other in others if other.seat != at.seat)
        return bool(others) and all(other.stood for other in others)

    def likely(self, pool: Counts) -> float:
        """How likely the other hands are to be what they must be, drawn from these unseen cards."""
        found = self._known.get(pool)
        if found is None:
            found = self._known[pool] = self._joint.likely(pool, sum(pool))
        return found

    def share(self, deck: Deck, hand: Hand) -> float:
        """By what the chance of this hand of the bank grows with what is known of the others."""
        known = self._situation.start.hand.counts
        left = [max(0, count - own + old) for count, own, old in zip(deck.pool, hand.counts, known, strict=True)]
        whole = self.likely(deck.pool)
        return self.likely(tuple(left)) / whole if whole else 1.0

    def worth(self, view: View, bet: int, his: Deck) -> _Worth | None:
        """What standing is worth to a banker who sees the acting hand like this; None where that is not feasible."""
        acting = replace(self._at, view=view, bet=bet, stood=True)
        joint = Joint(self._situation, [*self._others, acting], his.pool, self._most_heaps)
        return _Worth(joint) if joint.feasible else None


class _Worth:
    """See :class:`game.ai.chances.tree.Worth`."""

    def __init__(self, joint: Joint) -> None:
        self._joint = joint

    def standing(self, hand: Hand, have: Sequence[float], size: float) -> float:
        """See :class:`game.ai.chances.tree.Worth`."""
        left = [count - own for count, own in zip(have, hand.counts, strict=True)]
        return self._joint.standing(hand.result, left, size)[0]

    def ceiling(self, hand: Hand, size: float) -> float:
        """See :class:`game.ai.chances.tree.Worth`."""
        return float("inf")


_MOST_UNSEEN = 32
"""Unseen cards up to which other hands are weighed with the one that acts."""

_MOST_HEAPS = 50_000
"""Heaps of hidden cards up to which that is done: more take too long."""

_MOST_HEAPS_OF_MANY = 400
"""The same where many cards are unseen."""
