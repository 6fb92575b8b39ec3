"""What each result is worth to a bank that must guess the hidden cards: quick sums over all that they may be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.ai.chances.hands import Hand
from game.ai.chances.views import View, Views

Needed = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class SeenHand:
    """A hand still in as the banker sees it; ``gain(own, its)``: what he gets from it with these two results;
    ``weight``: 1, or one over the chance that it is what the rules force it to be where several hands are weighed."""

    view: View
    gain: Callable[[int, int], float]
    weight: float = 1.0


class Weighing:
    """What standing is worth relative to a bust bank, over all hands still in, each times the chance that its hidden
    cards are what the rules force them to be. ``fixed``: what the bank gets besides, by its own result."""

    def __init__(
        self, views: Views, bust: int, hands: Sequence[SeenHand], fixed: Callable[[int], float] | None = None
    ) -> None:
        self._views = views
        self._bust = bust
        self._hands = hands
        self._fixed = fixed
        self._classes = len(views.all_classes)
        self._known: dict[int, tuple[float, list[float] | None, list[list[float]] | None, list[_Many]]] = {}
        self._sums: dict[int, tuple[float, float, list[float]]] = {}
        self._have: list[float] = []

    def standing(self, hand: Hand, have: list[float], size: float) -> float:
        """For a bank of this hand when it and the unseen cards together are ``have``, of which ``size`` are unseen."""
        result = hand.result
        if have is not self._have:
            self._have = have
            self._sums.clear()
        known = self._known.get(result)
        if known is None:
            known = self._known[result] = self._gains(result)
        worth, ones, pairs, many = known
        sums = self._sums.get(result)
        if sums is None:
            sums = self._sums[result] = _sums(ones, pairs, have)
        cards = hand.cards
        if ones is not None and size > 0:
            worth += (sums[0] - sum([ones[card] for card in cards])) / size
        if pairs is not None and size > 1:
            slopes = sums[2]
            whole = sums[1]
            for place, card in enumerate(cards):
                row = pairs[card]
                whole -= slopes[card]
                for other in cards[:place]:
                    whole += row[other]
            worth += whole / (size * (size - 1))
        if many:
            left = [count - own for count, own in zip(have, hand.counts, strict=True)]
            worth += sum([term.worth(left, size) for term in many])
        return worth

    def _gains(self, result: int) -> tuple[float, list[float] | None, list[list[float]] | None, list[_Many]]:
        """The gains of this result: certain ones, by one hidden card, by two, and by more."""
        bust = self._bust
        sure = self._fixed(result) - self._fixed(bust) if self._fixed else 0.0
        ones: list[float] | None = None
        pairs: list[list[float]] | None = None
        many = []
        for seen in self._hands:
            declared = seen.view.declared
            if declared is not None:
                sure += seen.weight * (seen.gain(result, declared) - seen.gain(bust, declared))
                continue
            count = seen.view.hidden + seen.view.dark
            entries = []
            for possibility in self._views.possibilities(seen.view):
                gain = seen.gain(result, possibility.result) - seen.gain(bust, possibility.result)
                if gain:
                    entries.append((possibility.needed, seen.weight * gain * possibility.orders))
            if count == 1:
                ones = ones or [0.0] * self._classes
                for needed, gain in entries:
                    ones[needed[0][0]] += gain
            elif count == 2:
                pairs = pairs or [[0.0] * self._classes for _ in range(self._classes)]
                for needed, gain in entries:
                    first, last = needed[0][0], needed[-1][0]
                    pairs[first][last] += gain
                    pairs[last][first] += gain  # so a pair of one class stands there twice over
            elif entries:
                many.append(_Many(entries, count))
        return sure, ones, pairs, many


def _sums(
    ones: list[float] | None, pairs: list[list[float]] | None, have: list[float]
) -> tuple[float, float, list[float]]:
    """Over all cards: the gains by one card, by two, and how much the latter grow with each card more."""
    single = sum([gain * count for gain, count in zip(ones, have, strict=True)]) if ones else 0.0
    double = 0.0
    slopes: list[float] = []
    if pairs:
        for card, row in enumerate(pairs):
            slopes.append(sum([gain * count for gain, count in zip(row, have, strict=True)]) - row[card])
            for other in range(card):
                double += row[other] * have[card] * have[other]
            double += row[card] * have[card] * (have[card] - 1) / 2
    return single, double, slopes


class _Many:
    """The gains by three or more hidden cards."""

    def __init__(self, entries: list[tuple[Needed, float]], count: int) -> None:
        self._entries = entries
        self._count = count

    def worth(self, left: list[float], size: float) -> float:
        orders = 1.0
        for taken in range(self._count):
            orders *= size - taken
        if orders <= 0:
            return 0.0
        whole = 0.0
        for needed, gain in self._entries:
            term = gain
            for card, count in needed:
                here = left[card]
                term *= here
                for taken in range(1, count):
                    term *= here - taken
            whole += term
        return whole / orders
