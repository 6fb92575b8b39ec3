"""A quick estimate of what the moves of a player's hand are worth, near enough to play and to size bets by.

Cards are drawn from the unseen ones as if each were put back, the banker stands at a fixed total, and a new start is
worth nothing. What a move is worth exactly says :mod:`game.ai.odds`.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.estimates.counted import NOTHING, Counted
from game.ai.estimates.grid import BUST, grid, payments
from game.ai.estimates.heap import Heap
from game.engine.actions import Verb
from game.engine.rules import Rules

_MOST_CARDS_BEFORE_DARK = 5
_BOUGHT = 3
"""A bet of 1 that is bought to the full, which adds 2."""


class Prospects:
    """What the moves of a hand are worth to a player, in bets, with so many cards of each kind unseen.

    ``hand``: the one in question; others can be asked for that it may become. ``bank``: what lies open of the banker's
    hand. ``pays``: the most that a bet of 1 can win, for want of more in the bank.
    """

    def __init__(self, rules: Rules, heap: Heap, hand: Counted, bank: Counted = NOTHING, pays: float = 9.0) -> None:
        self._rules = rules
        self._grid = grid(rules)
        counts = dict(heap.counts)
        self._shares = [counts.get(kind, 0) / heap.size for kind in self._grid.kinds]
        self._reach = self._grid.at(hand) + 1
        results = self._bank_results(bank)
        pay = payments(rules)
        rows = [sum([chance * min(pays, -won) for chance, won in zip(results, row, strict=True)]) for row in pay.rows]
        self._stands = [rows[row] for row in pay.row_of[: self._reach]]
        self._darkness = self._in_the_dark(rows[pay.dark_bust])
        self._hits: list[float] = []
        self._doubles: list[float] = []
        self._worths: list[float] = []
        for place in range(self._reach):
            self._worths.append(self._best(place))

    def _bank_results(self, bank: Counted) -> list[float]:
        """How often the banker ends with a hand of each class."""
        rules, hands, pay = self._rules, grid(self._rules, banker=True), payments(self._rules)
        stands_at = rules.banker_stands_at or (16 if rules.pack == 32 or rules.duels else 17)
        at_least = 2 if rules.duels or rules.second_card == "after_bets" else 1
        found = [0.0] * len(pay.rows[0])
        chances = [0.0] * len(hands.hands)
        chances[hands.at(bank)] = 1.0
        for place in range(hands.at(bank), -1, -1):
            chance = chances[place]
            if not chance:
                continue
            hand = hands.hands[place]
            if hand.cards >= at_least and (hands.totals[place] >= stands_at or hand.cards == rules.max_cards):
                found[pay.column_of[place]] += chance
                continue
            for share, after in zip(self._shares, hands.next[place], strict=True):
                if after == BUST:
                    found[pay.bust] += chance * share
                else:
                    chances[after] += chance * share
        return found

    def _drawn(self, place: int, worths: Sequence[float], bust: float) -> float:
        """What a card is worth, by what the hands are worth that may come of it."""
        return sum(
            [
                share * (worths[after] if after >= 0 else bust)
                for share, after in zip(self._shares, self._grid.next[place], strict=True)
            ]
        )

    def _in_the_dark(self, bust: float) -> list[list[float]]:
        """What every hand is worth that stands with so many dark cards more. They tell nothing, so how many are best is
        known at once."""
        found = [self._stands]
        if self._rules.dark != "off":
            for _card in range(1, _MOST_CARDS_BEFORE_DARK):
                before = found[-1]
                found.append([self._drawn(place, before, bust) for place in range(self._reach)])
        return found

    def dark(self, hand: Counted, lying: int = 0) -> float:
        """What a dark card more is worth to a hand of these cards and ``lying`` dark ones."""
        place = self._grid.at(hand)
        worths = self._darkness[lying + 1 : _MOST_CARDS_BEFORE_DARK - hand.cards + 1]
        return max([worth[place] for worth in worths], default=-1.0)

    def stand(self, hand: Counted, lying: int = 0) -> float:
        """What a hand of these cards and ``lying`` dark ones is worth as it is."""
        return self._darkness[lying][self._grid.at(hand)]

    def _best(self, place: int) -> float:
        """What a hand is worth, played as well as this estimate can tell; the higher ones are known already."""
        rules, hands = self._rules, self._grid
        hand, best, stand = hands.hands[place], hands.totals[place], self._stands[place]
        if best == 21 or hand.cards == rules.max_cards or hands.scores[place].special is not None:
            self._hits.append(-1.0)
            self._doubles.append(-2.0)
            return stand
        hit = self._hit(place)
        double = 2 * self._drawn(place, self._stands, -1.0) if rules.double != "off" else -2.0
        self._hits.append(hit)
        self._doubles.append(double)
        worth = max(hit, self.dark(hand)) if rules.dark != "off" else hit
        if best >= rules.min_stand:
            worth = max(worth, stand)
        if rules.double == "any_time" or hand.cards == 1:
            worth = max(worth, double)
        return max(worth, _BOUGHT * hit) if rules.buy_limit != "off" and hand.cards == 2 else worth

    def _hit(self, place: int) -> float:
        rules, hands = self._rules, self._grid
        hand = hands.hands[place]
        worth = self._drawn(place, self._worths, -1.0)
        if rules.ohne_ace != "off" and hand.low == 11 and hand.cards >= 2:
            worth += sum([share for share, kind in zip(self._shares, hands.kinds, strict=True) if kind[1]])
        if rules.five_cards == "restart" and hand.cards == 4:
            for share, after in zip(self._shares, hands.next[place], strict=True):
                if after != BUST and hands.totals[after] < rules.min_stand:
                    worth -= share * self._worths[after]
        return worth

    def move(self, hand: Counted, verb: Verb, more: float = 0.0) -> float:
        """What a move of a hand without dark cards is worth, with the best play afterwards; a lost bet for moves that
        are not estimated. ``more``: what a buy adds to a bet of 1."""
        if verb is Verb.STAND:
            return self.stand(hand)
        if verb is Verb.DARK:
            return self.dark(hand)
        place = self._grid.at(hand)
        if verb is Verb.DOUBLE:
            return self._doubles[place]
        return self._hits[place] * (1 + more) if verb in (Verb.HIT, Verb.BUY) else -1.0

    def after_cards(self, hand: Counted, cards: int) -> float:
        """What a hand is worth that gets so many cards before its owner is asked."""
        place = self._grid.at(hand)
        if place == BUST:
            return -1.0
        if not cards:
            return self._worths[place]
        counts = zip(self._shares, self._grid.kinds, strict=True)
        return sum([share * self.after_cards(hand.with_card(kind), cards - 1) for share, kind in counts if share])
