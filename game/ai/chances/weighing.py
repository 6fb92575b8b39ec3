"""What each result is worth to a bank that must guess the hidden cards: quick sums over all that they may be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.ai.chances.hands import Hand
from game.ai.chances.several import Cards, Several
from game.ai.chances.views import Allows, View, Views


@dataclass(frozen=True, slots=True)
class SeenHand:
    """A hand still in as the banker sees it; ``gain(own, its)``: what he gets from it with these two results;
    ``weight``: 1, or one over the chance that it is what the rules force it to be where several hands are weighed."""

    view: View
    gain: Callable[[int, int], float]
    weight: float = 1.0


@dataclass(slots=True)
class _Gains:
    """What one result of the bank gains over bust: for certain, by one hidden card, by two, by more; and the sums of
    these over all cards there are, which are ``have``."""

    sure: float
    ones: list[float] | None = None
    pairs: list[list[float]] | None = None
    several: list[tuple[Several, dict[int, float]]] = field(default_factory=list)
    have: Sequence[float] = ()
    by_one: float = 0.0
    by_two: float = 0.0
    slopes: list[float] = field(default_factory=list)
    by_several: list[dict[Cards, float]] = field(default_factory=list)


class Weighing:
    """What standing is worth relative to a bust bank, over all hands still in, each times the chance that its hidden
    cards are what the rules force them to be. ``fixed``: what the bank gets besides, by its own result.

    ``near``: that three or more hidden cards are none of the bank's own is told of one of these at a time.
    """

    def __init__(
        self,
        views: Views,
        bust: int,
        hands: Sequence[SeenHand],
        fixed: Callable[[int], float] | None = None,
        *,
        near: bool = False,
    ) -> None:
        self._near = near
        self._views = views
        self._bust = bust
        self._hands = hands
        self._fixed = fixed
        self._classes = len(views.all_classes)
        self._known: dict[int, _Gains] = {}
        self._several: dict[Allows, Several] = {}
        self._have: Sequence[float] = ()
        self._allowed: list[float] | None = None
        self._allowed_sum = 0.0
        self._top = 0.0
        if len(hands) == 1 and fixed is None and hands[0].view.declared is None:
            self._allow(hands[0])
        self._most = self._most_among(fixed) if fixed else float("inf")

    def _most_among(self, fixed: Callable[[int], float]) -> float:
        """No result can bring more than this, whatever the hidden cards are."""
        results = range(len(self._views.book.scores))
        most = max([fixed(own) for own in results]) - fixed(self._bust)
        for seen in self._hands:
            declared = seen.view.declared
            known = {option.result for option in self._views.possibilities(seen.view)}
            tops = [
                max([seen.gain(own, its) for own in results]) - seen.gain(self._bust, its)
                for its in (known if declared is None else {declared})
            ]
            most += seen.weight * max([*tops, 0.0])
        return most + _A_LITTLE

    def _allow(self, seen: SeenHand) -> None:
        """Notes what a single hidden card may be, and the most there is to gain."""
        if seen.view.hidden + seen.view.dark != 1:
            return
        self._allowed = [0.0] * self._classes
        for possibility in self._views.possibilities(seen.view):
            self._allowed[possibility.needed[0][0]] = 1.0
            results = range(len(self._views.book.scores))
            gains = [seen.gain(result, possibility.result) for result in results]
            self._top = max(self._top, max(gains) - seen.gain(self._bust, possibility.result))

    def ceiling(self, hand: Hand, size: float) -> float:
        """See :class:`~game.ai.chances.tree.Worth`."""
        allowed = self._allowed
        if allowed is None or size <= 1:
            return self._most
        left = self._allowed_sum
        for card in hand.cards:
            left -= allowed[card]
        return self._top * left / (size - 1) + _A_LITTLE

    def standing(self, hand: Hand, have: Sequence[float], size: float) -> float:
        """For a bank of this hand when it and the unseen cards together are ``have``, of which ``size`` are unseen."""
        if have is not self._have:
            self._have = have
            if self._allowed is not None:
                self._allowed_sum = _dot(self._allowed, have)
        known = self._known.get(hand.result)
        if known is None:
            known = self._known[hand.result] = self._gains(hand.result)
        if known.have is not have:
            self._add_up(known)
        worth = known.sure
        ones = known.ones
        if ones is not None and size > 0:
            gained = known.by_one
            for card in hand.cards:
                gained -= ones[card]
            worth += gained / size
        if known.pairs is not None and size > 1:
            worth += self._by_two(known, known.pairs, hand) / (size * (size - 1))
        for (several, _), sums in zip(known.several, known.by_several, strict=True):
            worth += several.mean(sums, hand.cards, size)
        return worth

    def _add_up(self, gains: _Gains) -> None:
        have = gains.have = self._have
        for several, _ in gains.several:
            several.add_up(have)
        gains.by_several = [several.gained(by_its) for several, by_its in gains.several]
        if gains.ones is not None:
            gains.by_one = _dot(gains.ones, have)
        if gains.pairs is not None:
            gains.slopes = [_dot(row, have) - row[card] for card, row in enumerate(gains.pairs)]
            gains.by_two = sum([slope * count for slope, count in zip(gains.slopes, have, strict=True)]) / 2

    @staticmethod
    def _by_two(known: _Gains, pairs: list[list[float]], hand: Hand) -> float:
        """The sum over all pairs, less those with cards of the bank: each card takes its slope away, and the pairs of
        two such cards had then been taken twice."""
        cards = hand.cards
        whole = known.by_two
        for place, card in enumerate(cards):
            row = pairs[card]
            whole -= known.slopes[card]
            for other in cards[:place]:
                whole += row[other]
        return whole

    def _gains(self, result: int) -> _Gains:
        bust = self._bust
        found = _Gains(self._fixed(result) - self._fixed(bust) if self._fixed else 0.0)
        for seen in self._hands:
            declared = seen.view.declared
            if declared is not None:
                found.sure += seen.weight * (seen.gain(result, declared) - seen.gain(bust, declared))
                continue
            possibilities = self._views.possibilities(seen.view)
            gains = {
                its: seen.weight * (seen.gain(result, its) - seen.gain(bust, its))
                for its in {possibility.result for possibility in possibilities}
            }
            count = seen.view.hidden + seen.view.dark
            if count == 1:
                found.ones = found.ones or [0.0] * self._classes
                for possibility in possibilities:
                    found.ones[possibility.needed[0][0]] += gains[possibility.result]
            elif count == 2:
                found.pairs = found.pairs or [[0.0] * self._classes for _ in range(self._classes)]
                for possibility in possibilities:
                    gain = possibility.orders * gains[possibility.result]
                    first, last = possibility.needed[0][0], possibility.needed[-1][0]
                    found.pairs[first][last] += gain
                    found.pairs[last][first] += gain  # so a pair of one class stands there twice over
            else:
                found.several.append((self._several_of(seen.view), gains))
        return found

    def _several_of(self, view: View) -> Several:
        found = self._several.get(view.allows)
        if found is None:
            order = 1 if self._near else view.hidden + view.dark
            found = self._several[view.allows] = Several(self._views, view, order)
        return found


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum([first * second for first, second in zip(one, other, strict=True)])


_A_LITTLE = 1e-9
