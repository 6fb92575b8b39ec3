"""The other hands at the table, as far as the banker's choice depends on them.

For the look-ahead of one seat they are taken as they are at its decision: of a hand that has stood what
:mod:`game.ai.chances.views` allows, of one that is still to play what comes of plain play (a card below 16, or where it
may not stand). What the cards drawn later tell about them is left out.
"""

from __future__ import annotations

from game.ai.chances.bank import Banker
from game.ai.chances.situation import HandAt, Situation
from game.ai.chances.stakes import Stakes
from game.ai.chances.tree import Supply, bank_tree
from game.ai.chances.views import chance, views_for
from game.ai.chances.weighing import SeenHand

PLAIN_PLAYER_STANDS_AT = 16


class Company:
    """The hands besides the one that acts."""

    def __init__(self, situation: Situation, others: list[HandAt]) -> None:
        self._situation = situation
        self._book = situation.book
        self._stakes = Stakes(situation.book)
        self._others = [(at, self._likely(at)) for at in others]
        self._known: dict[int, float] = {}

    def banker(self, seen: SeenHand) -> Banker:
        """The banker against the hand that acts, seen like this, and all others."""
        book = self._book
        deck = self._situation.deck
        weight = 1.0
        if seen.view.declared is None:
            # He has not seen the hidden cards of this hand either, so the deck is a little too small for his guess;
            # that only weighs the hands against each other.
            whole = sum([chance(option, deck.pool, deck.size) for option in views_for(book).possibilities(seen.view)])
            weight = 1.0 / whole if whole > 0 else 1.0
        return Banker(book, self._situation.start, [SeenHand(seen.view, seen.gain, weight)], self._gain)

    def _gain(self, own: int) -> float:
        """What the banker gets from the others with this result of his."""
        found = self._known.get(own)
        if found is None:
            found = 0.0
            for at, likely in self._others:
                means = self._situation.means(at.seat)
                for result, part in likely.items():
                    found -= part * self._stakes.settled(result, own, at.bet, means)[0]
            self._known[own] = found
        return found

    def _likely(self, at: HandAt) -> dict[int, float]:
        """How likely each result of a hand is that is still in when the bank plays."""
        deck = self._situation.deck
        book = self._book
        found: dict[int, float] = {}
        if at.stood:
            if at.view.declared is not None:
                return {at.view.declared: 1.0}
            for option in views_for(book).possibilities(at.view):
                found[option.result] = found.get(option.result, 0.0) + chance(option, deck.pool, deck.size)
            whole = sum(found.values())
            return {result: part / whole for result, part in found.items()} if whole else {}
        stands_at = max(book.rules.min_stand, PLAIN_PLAYER_STANDS_AT)
        tree = bank_tree(book, book.players.hand(()), at.hand.count + at.unknown or 1, stands_at)
        supply = Supply(deck.pool, deck.left, deck.loose + deck.kept, deck.back, 1)
        results = tree.results_of(supply, tree.draws)
        paid = {hand.result for hand in tree.hands if hand.wins_at_once}
        return {result: part for result, part in results.items() if result not in paid}
