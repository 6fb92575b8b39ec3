"""Every hand with which the banker goes on, as a set of cards: his order of drawing tells nobody anything."""

from __future__ import annotations

import numpy as np

from build_scripts.solve.pack import Counts, Floats, Ints, Pack, plus
from game.engine.events import Special
from game.engine.rules import Rules
from game.engine.score import Score, finished, totals

BUST = Score(22, None, 0)


class BankersTree:
    """The banker's hands to which a card can come, smaller ones first; hand 0 is the empty one.

    ``chooses``: he may also stand; else he gets his first cards. ``after[hand, kind]``: the hand with one card more, or
    the number of hands where his turn is over then. ``last_cards``: where it is over without being bust, as the hand,
    the cards it becomes and their score.
    """

    def __init__(self, rules: Rules, pack: Pack) -> None:
        self.rules = rules
        self.pack = pack
        self.hands: list[Counts] = [pack.nothing]
        self.last_cards: list[tuple[int, Counts, Score]] = []
        numbers = {pack.nothing: 0}
        after: list[list[int]] = []
        for place, hand in enumerate(self.hands):  # grows while it is read
            row = [-1] * len(hand)
            for kind, size in enumerate(pack.sizes):
                more = plus(hand, kind)
                low, total = totals(rules, pack.face_list(more), banker=True)
                if more[kind] > size or total > 21:
                    continue
                if self._ended(more, low, total):
                    self.last_cards.append((place, more, self.score(more)))
                    continue
                row[kind] = numbers.setdefault(more, len(numbers))
                if row[kind] == len(self.hands):
                    self.hands.append(more)
            after.append(row)
        self.after: Ints = np.array(after)
        self.after[self.after < 0] = len(self.hands)
        sizes = np.array([sum(hand) for hand in self.hands])
        self.chooses = sizes >= self._first_cards
        self.scores = [self.score(hand) for hand in self.hands]
        self.levels = [np.nonzero(sizes == size)[0] for size in range(sizes.max() + 1)]
        self.orders: Floats = np.zeros(len(self.hands) + 1)
        """In how many orders each hand can have come."""
        self.orders[0] = 1
        for place in range(len(self.hands)):
            self.orders[self.after[place]] += self.orders[place]
        self.orders = self.orders[:-1]

    @property
    def _first_cards(self) -> int:
        return 1 if self.rules.second_card == "asked" else 2

    def score(self, hand: Counts) -> Score:
        """What the banker's hand counts."""
        faces = self.pack.face_list(hand)
        return finished(self.rules, faces, totals(self.rules, faces, banker=True)[1])

    def _ended(self, hand: Counts, low: int, total: int) -> bool:
        rules = self.rules
        if sum(hand) < self._first_cards:
            return False
        at_21 = (low if rules.soft_stand else total) == 21
        return at_21 or sum(hand) == rules.max_cards or self.score(hand).special in (Special.FEUER, Special.PONTOON)

    def values(self, stand: Floats, last: Floats, hits: Floats | None) -> tuple[Floats, Floats]:
        """What each hand is worth (rows: hands, columns: stories), and what a hit is: the player's gain.

        ``stand`` and ``last``: his gain where the banker stands, or takes a card that ends his turn. ``hits``: how
        often the banker hits; None: he chooses what is best for him.
        """
        worth = np.zeros((len(self.hands) + 1, stand.shape[1]))
        hit = last.copy()
        for level in reversed(self.levels):
            for kind in range(self.after.shape[1]):
                hit[level] += worth[self.after[level, kind]]
            if hits is not None:
                worth[level] = stand[level] + hits[level] * (hit[level] - stand[level])
            elif self.chooses[level[0]]:
                worth[level] = np.minimum(hit[level], stand[level])
            else:
                worth[level] = hit[level]
        return worth[:-1], hit

    def reach(self, hits: Floats) -> Floats:
        """How often each hand is come to, summed over the orders; rows: hands, columns: stories."""
        reach = np.zeros((len(self.hands) + 1, hits.shape[1]))
        reach[0] = 1
        for level in self.levels:
            going_on = reach[level] * hits[level]
            for kind in range(self.after.shape[1]):
                reach[self.after[level, kind]] += going_on  # different hands, but for the row after the last
        return reach[:-1]
