"""The bank's result: how likely each one is, and the banker who has no choice.

The one who has: :mod:`game.ai.chances.free_bank`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial

from game.ai.chances.course import course_of
from game.ai.chances.deck import Deck
from game.ai.chances.hands import Book, Hand
from game.ai.chances.start import Start
from game.ai.chances.step_by_step import Results, step_by_step
from game.ai.chances.together import Together
from game.ai.chances.tree import Supply, bank_tree
from game.engine.rules import Rules

_USUALLY_STANDS_AT = 16


def usual_total(rules: Rules) -> int:
    """The total that the banker plays by, or is taken to stand from where he has a choice and is only sketched."""
    return rules.banker_stands_at or _USUALLY_STANDS_AT


class Banker(ABC):
    """A banker. ``stands_at``: the total he plays by, 0 if he has a choice; ``together``: the other hands that are
    weighed with the one that acts."""

    def __init__(self, book: Book, start: Start, stands_at: int, together: Together | None = None) -> None:
        self._book = book
        self._start = start
        self._together = together
        self._tree = bank_tree(book, start.hand, start.forced, stands_at)

    @abstractmethod
    def _marks(self, his: Deck) -> Sequence[bool]:
        """At which places of the tree he draws, when he has not seen these cards."""

    @property
    def most_cards(self) -> int:
        """No more cards than these are drawn from the stock or turned."""
        return self._tree.depth

    def plain(self, deck: Deck) -> bool:
        """Whether he will be done before the stock runs out."""
        return not deck.shuffled and deck.left >= self._tree.depth - self._start.unseen

    def results(self, deck: Deck, his: Deck) -> Results:
        """How likely each result is. ``deck``: what the asker has not seen; ``his``: what the banker has not.

        Where the stock may run out before the bank is done, the cards after the shuffle have very nearly their chances
        (:class:`~game.ai.chances.tree.Supply`).
        """
        known = self._start.hand.count + self._start.unseen if self._start.no_pontoon else 0
        grows = None if self._together is None else partial(self._together.share, deck)
        supply = supply_for(deck, self._start.unseen)
        found = self._tree.results_of(supply, self._marks(his), no_pontoon=known, grows=grows)
        found[self._book.bust] = max(0.0, 1.0 - sum(found.values()))
        return found


class FixedBanker(Banker):
    """A banker who plays by the fixed total that the rules of the table say, or else by the usual one. ``exact``:
    shuffles in his turn are followed card by card."""

    def __init__(self, book: Book, start: Start, *, exact: bool, together: Together | None) -> None:
        self._stands_at = usual_total(book.rules)
        super().__init__(book, start, self._stands_at, together)
        self._exact = exact
        self._course = course_of(book, self._tree)

    def results(self, deck: Deck, his: Deck) -> Results:
        """See :meth:`Banker.results`; what he has not seen makes no difference."""
        plain = self.plain(deck)
        if not plain and self._exact:
            return step_by_step(self._start, deck, deck, self._draws, self._together)
        if self._start.no_pontoon or self._together is not None or not plain:
            return super().results(deck, his)
        found = self._course.results_of(deck.pool, deck.size)
        found[self._book.bust] = max(0.0, 1.0 - sum(found.values()))
        return found

    def _marks(self, his: Deck) -> Sequence[bool]:
        return self._tree.draws

    def _draws(self, hand: Hand, _his: Deck) -> bool:
        return hand.total < self._stands_at


def supply_for(deck: Deck, first: int) -> Supply:
    """What a hand draws from, for somebody who knows of the cards what this deck says; ``first``: see `Supply`."""
    return Supply(deck.pool, deck.left, deck.loose + deck.kept, deck.back, first)
