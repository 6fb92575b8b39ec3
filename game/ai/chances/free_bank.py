"""The banker who may draw and stand as he likes.

He is taken to be one who plays to maximise his own expectation against what he can see (see
:mod:`game.ai.chances.views` for what he makes of hidden cards). Where a card is worth no more to him than standing he
stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.ai.chances.bank import Banker, supply_for
from game.ai.chances.deck import Deck, Pool
from game.ai.chances.hands import Book, Hand
from game.ai.chances.kinds import Choices, Kinds, kinds_of
from game.ai.chances.start import Start
from game.ai.chances.step_by_step import Results, step_by_step
from game.ai.chances.together import Together
from game.ai.chances.tree import INDIFFERENT, Supply, Worth

_NEAREST = (15, 16, 17, 18)
"""Totals from which a banker is tried to be taken to stand, to see what drawn cards change for him."""


class FreeBanker(Banker):
    """A banker with a choice."""

    def __init__(self, book: Book, start: Start, together: Together | None = None) -> None:
        super().__init__(book, start, 0, together)
        self._first: tuple[Results, int] | None = None

    def _kinds(self) -> Kinds:
        return kinds_of(self._book, self._tree, self._start.forced)

    def results_near(self, deck: Deck, his: Deck, before: Deck) -> Results:
        """The same, but near: worked out for a deck ``before`` some cards were drawn. From there each chance grows and
        shrinks as it does for a banker who stands from that total (:data:`_NEAREST`) which comes nearest to this one.
        """
        if self._start.no_pontoon or not self.plain(deck):
            return self.results(deck, his)
        if self._first is None:
            first = self.results(before, his)
            supply = supply_for(before, self._start.unseen)
            self._first = first, min(_NEAREST, key=lambda total: _apart(first, self._by_total(supply, total)))
        first, nearest = self._first
        change = self._change(deck, before, nearest)
        found = {result: chance * change.get(result, 1.0) for result, chance in first.items()}
        whole = sum(found.values())
        return {result: chance / whole for result, chance in found.items()}

    def _change(self, deck: Deck, before: Deck, total: int) -> Results:
        """By what each chance grows and shrinks, for a banker who stands from this total, as the cards drawn are of one
        class and another."""
        key = (self._tree, total)
        found: Results | None = deck.results.get(key)
        if found is None:
            found = {}
            for card, (there, left) in enumerate(zip(before.pool, deck.pool, strict=True)):
                if left < there:
                    for result, factor in self._thinned(before, total, card, left).items():
                        found[result] = found.get(result, 1.0) * factor
            deck.results[key] = found
        return found

    def _thinned(self, before: Deck, total: int, card: int, left: int) -> Results:
        """The same where only so many cards of one class are left."""
        key = (self._tree, total, card, left)
        found: Results | None = before.results.get(key)
        if found is None:
            supply = supply_for(before, self._start.unseen)
            then = self._by_total(supply, total)
            pool = (*supply.pool[:card], left, *supply.pool[card + 1 :])
            now = self._by_total(replace(supply, pool=pool), total)
            changes = {result: now.get(result, 0.0) / chance for result, chance in then.items() if chance}
            found = before.results[key] = changes
        return found

    def _by_total(self, supply: Supply, total: int) -> Results:
        """About how likely each result is for a banker who stands from this total."""
        kinds = self._kinds()
        found = kinds.results_of(supply, kinds.below(total))
        found[self._book.bust] = max(0.0, 1.0 - sum(found.values()))
        return found


class WeighingBanker(FreeBanker):
    """One who weighs every hand. ``worth``: what standing is worth to him; ``exact``: shuffles in his turn are followed
    card by card."""

    def __init__(self, book: Book, start: Start, worth: Worth, *, exact: bool, together: Together | None) -> None:
        super().__init__(book, start, together)
        self._worth = worth
        self._exact = exact
        self._known_marks: dict[Deck, Sequence[bool]] = {}
        self._values: dict[tuple[Hand, Deck], tuple[float, bool]] = {}
        self._stands: dict[tuple[int, Pool], float] = {}

    def results(self, deck: Deck, his: Deck) -> Results:
        """See :meth:`Banker.results`."""
        if self._exact and not self.plain(deck):
            return step_by_step(self._start, deck, his, lambda hand, here: self._value(hand, here)[1], self._together)
        return super().results(deck, his)

    def _marks(self, his: Deck) -> Sequence[bool]:
        marks = self._known_marks.get(his)
        if marks is None:
            supply = supply_for(his, self._start.unseen)
            marks = self._known_marks[his] = self._tree.best_draws(supply, self._worth, self._start.forced)
        return marks

    def _value(self, hand: Hand, his: Deck) -> tuple[float, bool]:
        """What a hand is worth, relative to bust, and whether he draws."""
        found = self._values.get((hand, his))
        if found is None:
            must = hand.count < self._start.forced
            cards = his.draws() if must or (not hand.complete and hand.may_hit) else []
            stand = self._standing(hand, his)
            draw = sum([chance * self._value(hand.plus(card), after)[0] for card, chance, after in cards])
            found = (draw, True) if cards and (must or draw > stand + INDIFFERENT) else (stand, False)
            self._values[hand, his] = found
        return found

    def _standing(self, hand: Hand, his: Deck) -> float:
        """What standing is worth: whatever the hand is made of, its result counts and what the hidden cards may be."""
        key = (hand.result, his.pool)
        found = self._stands.get(key)
        if found is None:
            have = [unseen + own for unseen, own in zip(his.pool, hand.counts, strict=True)]
            found = self._stands[key] = self._worth.standing(hand, have, his.size)
        return found


class BankerByKinds(FreeBanker):
    """One of whom it is known with which kinds of hands he draws."""

    def __init__(self, book: Book, start: Start, choices: Choices) -> None:
        super().__init__(book, start)
        self._drawing = self._kinds().marks(choices)

    def _marks(self, his: Deck) -> Sequence[bool]:
        return self._drawing


def _apart(one: Results, other: Results) -> float:
    return sum([abs(chance - other.get(result, 0.0)) for result, chance in one.items()])
