"""The other hands at the table, as far as the banker's choice depends on them.

For the look-ahead of one seat they are taken as they are at its decision: of a hand that has stood what
:mod:`game.ai.chances.views` allows, of one that is still to play what comes of plain play (a card below 16, or where it
may not stand). What the cards drawn later tell about them is left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.chances.bank import supply_for
from game.ai.chances.claims import Claim, Claims
from game.ai.chances.deck import Deck
from game.ai.chances.free_bank import BankerByKinds, FreeBanker, WeighingBanker
from game.ai.chances.hands import Book, Hand
from game.ai.chances.kinds import Choices, Kinds, kinds_of
from game.ai.chances.situation import HandAt, Situation
from game.ai.chances.stakes import Means, Stakes
from game.ai.chances.together import Together
from game.ai.chances.tree import Tree, bank_tree
from game.ai.chances.views import Allows, Needed, View, chance, views_for, ways_to_draw
from game.ai.chances.weighing import SeenHand, Weighing

PLAIN_PLAYER_STANDS_AT = 16

Stake = tuple[int, Means]
"""The bet of the hand that acts, in chips, and the chips behind it."""


class Company:
    """The hands besides the one that acts."""

    def __init__(self, situation: Situation, at: HandAt, others: list[HandAt]) -> None:
        self._situation = situation
        self._book = situation.book
        self._stakes = Stakes(situation.book)
        self._ways: dict[Needed, float] = {}
        self._at = at
        self._others = [(at, self._likely(at)) for at in others]
        self.empty = not others
        self.hidden_by_seat = [other.hidden_counts for other in others if other.seat == at.seat]
        """The hidden cards of the seat's other hands: it knows them, the banker does not."""
        together = Together(situation, at, others) if Together.possible(situation, at, others) else None
        self.together = together if together and together.feasible else None
        self._known: dict[int, float] = {}
        self._fixed: dict[int, float] = {}
        self._seen: dict[Allows, dict[int, float]] = {}
        self._worths: dict[tuple[Allows, Stake], dict[int, float]] = {}
        self._rows: dict[tuple[int, Stake], dict[int, float]] = {}
        self._later: dict[Choices, BankerByKinds] = {}

    def banker(self, view: View, stake: Stake, his: Deck, *, near: bool) -> FreeBanker:
        """The banker against the hand that acts, seen like this, and all others; ``near``: see :class:`Weighing`."""
        situation = self._situation
        together = self.together
        worth = together.worth(view, stake[0], his) if together else None
        weighing = worth or self._weighing(view, stake, near=near)
        return WeighingBanker(self._book, situation.start, weighing, exact=situation.step_by_step, together=together)

    def banker_by_kinds(self, view: View, stake: Stake, his: Deck) -> FreeBanker:
        """The same who chooses by kinds of hands (:mod:`game.ai.chances.kinds`); one banker for the same choices."""
        start = self._situation.start
        tree = bank_tree(self._book, start.hand, start.forced, 0)
        kinds = kinds_of(self._book, tree, start.forced)
        if view.declared is None and view.hidden + view.dark == 1:
            standing = self._weighing(view, stake, near=True).standing
        else:
            worth = self._by_result(view, stake, kinds)

            def standing(hand: Hand, have: Sequence[float], size: float) -> float:
                return worth[hand.result]

        choices = kinds.choices(supply_for(his, start.unseen), standing)
        found = self._later.get(choices)
        if found is None:
            found = self._later[choices] = BankerByKinds(self._book, start, choices)
        return found

    def claims(self, payable: int) -> Claims:
        """What the hands claim of so many chips that can be paid out."""
        hands = self._situation.hands
        place = hands.index(self._at)
        return Claims(
            self._book,
            [
                Claim(
                    self._certain(at) or likely, at.bet, self._situation.means(at.seat).purse, hands.index(at) < place
                )
                for at, likely in self._others
            ],
            payable,
        )

    def _certain(self, at: HandAt) -> dict[int, float]:
        """The result of a hand of the same seat that has stood, if the seat knows all its cards."""
        known = at.seat == self._at.seat and at.stood and not at.unknown
        return {at.hand.result: 1.0} if known else {}

    def _weighing(self, view: View, stake: Stake, *, near: bool) -> Weighing:
        views = views_for(self._book)

        def gain(own: int, its: int) -> float:
            return -self._stakes.settled(its, own, *stake)[0]

        if self.empty:
            return Weighing(views, self._book.bust, [SeenHand(view, gain)], near=near)
        deck = self._situation.deck
        weight = 1.0
        if view.declared is None:
            # He has not seen the hidden cards of this hand either, so the deck is a little too small for his guess;
            # that only weighs the hands against each other.
            whole = sum([chance(option, deck.pool, deck.size) for option in views.possibilities(view)])
            weight = 1.0 / whole if whole > 0 else 1.0
        return Weighing(views, self._book.bust, [SeenHand(view, gain, weight)], self._gain, near=near)

    def _by_result(self, view: View, stake: Stake, kinds: Kinds) -> dict[int, float]:
        """What each of the banker's results is worth over all hands, relative to bust."""
        bust = self._book.bust
        if not self._fixed:
            self._fixed = {own: self._gain(own) - self._gain(bust) for own in kinds.results}
        known = self._worths.get((view.allows, stake))
        if known is not None:
            return known
        likely = self._seen.get(view.allows)
        if likely is None:
            likely = self._seen[view.allows] = self._seen_results(view)
        worth = self._worths[view.allows, stake] = dict(self._fixed)
        for its, part in likely.items():
            gains = self._rows.get((its, stake))
            if gains is None:
                when_bust = self._stakes.settled(its, bust, *stake)[0]
                gains = {own: when_bust - self._stakes.settled(its, own, *stake)[0] for own in kinds.results}
                self._rows[its, stake] = gains
            for own, gained in gains.items():
                worth[own] += part * gained
        return worth

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
        if at.stood:
            return self._seen_results(at.view)
        return plain_results(self._situation, at.hand.count + at.unknown)

    def _seen_results(self, view: View) -> dict[int, float]:
        """How likely each result of a hand is that has stood, as others see it."""
        if view.declared is not None:
            return {view.declared: 1.0}
        deck = self._situation.deck
        known = self._ways
        found: dict[int, float] = {}
        for option in views_for(self._book).possibilities(view):
            ways = known.get(option.needed)
            if ways is None:
                ways = known[option.needed] = ways_to_draw(option.needed, deck.pool, deck.size)
            found[option.result] = found.get(option.result, 0.0) + option.orders * ways
        whole = sum(found.values())
        return {result: part / whole for result, part in found.items()} if whole else {}


def plain_results(situation: Situation, cards: int) -> dict[int, float]:
    """How likely each result of a hand of so many cards is that is still in when the bank plays, after plain play."""
    tree = plain_tree(situation.book, cards)
    results = tree.results_of(supply_for(situation.deck, 1), tree.draws)
    paid = {hand.result for hand in tree.hands if hand.wins_at_once}
    return {result: part for result, part in results.items() if result not in paid}


def plain_tree(book: Book, cards: int = 0) -> Tree:
    """All hands that come of plain play from so many cards that nobody knows."""
    return bank_tree(book, book.players.hand(()), cards or 1, max(book.rules.min_stand, PLAIN_PLAYER_STANDS_AT))
