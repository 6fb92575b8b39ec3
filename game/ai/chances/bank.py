"""The bank's result: how likely each one is when the banker plays by a fixed total, or as suits him best.

A banker with a free choice is taken to be one who plays to maximise his own expectation against what he can see (see
:mod:`game.ai.chances.views` for what he makes of hidden cards). Where a card is worth no more to him than standing he
stands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from game.ai.chances.course import course_of
from game.ai.chances.deck import Deck
from game.ai.chances.hands import Book, Hand
from game.ai.chances.kinds import Choices, Kinds, kinds_of
from game.ai.chances.start import Start
from game.ai.chances.together import Together
from game.ai.chances.tree import INDIFFERENT, Supply, Worth, bank_tree

PLAIN_BANKER_STANDS_AT = 16
"""The total from which a banker with a free choice is taken to stand where his play is only sketched."""

_NEAREST = (15, 16, 17, 18)
"""Totals from which a banker is tried to be taken to stand, to see what drawn cards change for him."""

Results = dict[int, float]
"""The chance of each result (see :meth:`Book.result`)."""


class Banker:
    """A banker, who plays by a fixed total or else by what ``weighing`` tells him.

    ``stands_at``: a fixed total he is taken to play by where the rules leave him free; ``choices``: with which kinds
    of hands he draws, where that has been worked out; ``exact``: whether shuffles in his turn are followed card by
    card; ``together``: the other hands that are weighed with the one that acts.
    """

    def __init__(
        self,
        book: Book,
        start: Start,
        weighing: Worth | None = None,
        stands_at: int = 0,
        choices: Choices = (),
        exact: bool = False,
        together: Together | None = None,
    ) -> None:
        self._start = start
        self._exact = exact
        self._stands_at = book.rules.banker_stands_at or stands_at
        self._book = book
        self._bust = book.bust
        self._first: tuple[Results, int] | None = None
        self.tree = bank_tree(book, start.hand, start.forced, self._stands_at)
        self._given = self._kinds().marks(choices) if choices else None
        self._marks: dict[Deck, Sequence[bool]] = {}
        self._values: dict[tuple[Hand, Deck], tuple[float, bool]] = {}
        self._weighing = weighing
        self._together = together
        if self._stands_at:
            self._course = course_of(book, self.tree)

    def _kinds(self) -> Kinds:
        return kinds_of(self._book, self.tree, self._start.forced)

    def results(self, deck: Deck, his: Deck) -> Results:
        """How likely each result is. ``deck``: what the asker has not seen; ``his``: what the banker has not.

        Where the stock may run out before the bank is done, the cards after the shuffle have very nearly their chances
        (:class:`~game.ai.chances.tree.Supply`), or exactly these for an ``exact`` banker.
        """
        plain = self.plain(deck)
        if not plain and self._exact:
            return self._step_by_step(deck, his)
        known = self._start.hand.count + self._start.unseen if self._start.no_pontoon else 0
        together = self._together
        if self._stands_at and plain and not known and together is None:
            found = self._course.results_of(deck.pool, deck.size)
        else:
            marks = self.tree.draws if self._stands_at else self._at_every_place(his)
            grows = None if together is None else partial(together.share, deck)
            found = self.tree.results_of(supply_for(deck, self._start.unseen), marks, no_pontoon=known, grows=grows)
        found[self._bust] = max(0.0, 1.0 - sum(found.values()))
        return found

    def plain(self, deck: Deck) -> bool:
        """Whether he will be done before the stock runs out."""
        return not deck.shuffled and deck.left >= self.tree.depth - self._start.unseen

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
        key = (self.tree, total)
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
        key = (self.tree, total, card, left)
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
        found[self._bust] = max(0.0, 1.0 - sum(found.values()))
        return found

    def _at_every_place(self, his: Deck) -> Sequence[bool]:
        marks = self._given or self._marks.get(his)
        if marks is None:
            assert self._weighing is not None  # he has a choice
            marks = self.tree.best_draws(supply_for(his, self._start.unseen), self._weighing, self._start.forced)
            self._marks[his] = marks
        return marks

    def value(self, hand: Hand, his: Deck) -> tuple[float, bool]:
        """What a hand is worth to a free banker, relative to bust, and whether he draws."""
        found = self._values.get((hand, his))
        if found is None:
            must = hand.count < self._start.forced
            cards = his.draws() if must or (not hand.complete and hand.may_hit) else []
            stand = self.standing(hand, his)
            draw = sum([chance * self.value(hand.plus(card), after)[0] for card, chance, after in cards])
            found = (draw, True) if cards and (must or draw > stand + INDIFFERENT) else (stand, False)
            self._values[hand, his] = found
        return found

    def standing(self, hand: Hand, his: Deck) -> float:
        """What standing is worth to a free banker."""
        have = [unseen + own for unseen, own in zip(his.pool, hand.counts, strict=True)]
        assert self._weighing is not None  # he has a choice
        return self._weighing.standing(hand, have, his.size)

    def _draws(self, hand: Hand, his: Deck) -> bool:
        if hand.count < self._start.dealt:
            return True
        if hand.complete or not hand.may_hit:
            return False
        return hand.total < self._stands_at if self._stands_at else self.value(hand, his)[1]

    def _step_by_step(self, deck: Deck, his: Deck) -> Results:
        """Card by card, shuffles and all."""
        now: dict[tuple[Hand, Deck, Deck], float] = {(self._start.hand, deck, deck if self._stands_at else his): 1.0}
        for _ in range(self._start.unseen):
            now = _spread(now, lambda here: here.hidden_draws())
        if self._start.no_pontoon:
            now = {begun: weight for begun, weight in now.items() if not begun[0].complete}
            whole = sum(now.values())
            now = {begun: weight / whole for begun, weight in now.items()}
        found: Results = {}
        while now:
            going: dict[tuple[Hand, Deck, Deck], float] = {}
            for (hand, here, there), weight in now.items():
                if here.draws() and self._draws(hand, there):
                    going[hand, here, there] = weight
                else:
                    likely = weight * self._together.likely(here.pool) if self._together else weight
                    found[hand.result] = found.get(hand.result, 0.0) + likely
            now = _spread(going, lambda here: here.draws())
        whole = sum(found.values())
        return {result: likely / whole for result, likely in found.items()} if whole else found


def supply_for(deck: Deck, first: int) -> Supply:
    """What a hand draws from, for somebody who knows of the cards what this deck says; ``first``: see `Supply`."""
    return Supply(deck.pool, deck.left, deck.loose + deck.kept, deck.back, first)


def _apart(one: Results, other: Results) -> float:
    return sum([abs(chance - other.get(result, 0.0)) for result, chance in one.items()])


def _spread(
    now: dict[tuple[Hand, Deck, Deck], float], draws: Callable[[Deck], list[tuple[int, float, Deck]]]
) -> dict[tuple[Hand, Deck, Deck], float]:
    after: dict[tuple[Hand, Deck, Deck], float] = {}
    for (hand, deck, his), weight in now.items():
        # A card is told from others of its class by whether it had been seen before the shuffle.
        seen = {(card, left.pool == his.pool): left for card, _, left in draws(his)}
        for card, likely, left in draws(deck):
            key = (hand.plus(card), left, left if his is deck else seen[card, left.pool == deck.pool])
            after[key] = after.get(key, 0.0) + weight * likely
    return after
