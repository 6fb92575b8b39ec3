"""A quick estimate of what a hand is worth before it is played: good enough to size bets by, and fast.

Cards are drawn from the unseen ones as if each were put back, the banker stands at a fixed total, and óne ász, a new
start and a split are worth nothing. What a decision is worth exactly says :mod:`game.ai.odds`.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.ai.banking import net
from game.ai.counted import NOTHING, Counted, score, total
from game.ai.heap import Heap
from game.engine.rules import Rules
from game.engine.score import Score

_BUY_FACTOR = 3
"""A bet of 1 that is bought to the full, which adds 2."""


class Prospects:
    """What hands are worth against the bank, in bets, with so many cards of each kind unseen."""

    def __init__(self, rules: Rules, heap: Heap, bank: Counted = NOTHING) -> None:
        """``bank``: what lies open of the banker's hand."""
        self._rules = rules
        self._cards = [(kind, count / heap.size) for kind, count in heap.counts]
        self._stands_at = rules.banker_stands_at or (16 if rules.pack == 32 or rules.duels else 17)
        self._results = self._bank_results(bank)
        self._worth: dict[Counted, float] = {}
        self._standing: dict[Score, float] = {}

    def _bank_results(self, bank: Counted) -> list[tuple[Score, float]]:
        """What the banker ends with, and how often."""
        rules = self._rules
        at_least = 2 if rules.duels or rules.second_card == "after_bets" else 1
        going, found = {bank: 1.0}, dict[Score, float]()
        while going:
            drawn: dict[Counted, float] = {}
            for hand, chance in going.items():
                best = total(rules, hand, banker=True)
                full = rules.max_cards and hand.cards >= rules.max_cards
                if hand.cards >= at_least and (best >= self._stands_at or full):
                    own = score(rules, hand, banker=True)
                    own = _BUST if own.bust else own
                    found[own] = found.get(own, 0.0) + chance
                    continue
                for kind, share in self._cards:
                    after = hand.with_card(kind)
                    drawn[after] = drawn.get(after, 0.0) + chance * share
            going = drawn
        return list(found.items())

    def after_cards(self, hand: Counted, cards: int) -> float:
        """What a hand is worth that gets so many cards before its owner is asked."""
        if not cards:
            return self.worth(hand)
        return sum(share * self.after_cards(hand.with_card(kind), cards - 1) for kind, share in self._cards)

    def worth(self, hand: Counted) -> float:
        """What a hand of the player's is worth, played as well as this estimate can tell."""
        found = self._worth.get(hand)
        if found is None:
            found = self._worth[hand] = self._best(hand)
        return found

    def _best(self, hand: Counted) -> float:
        rules = self._rules
        best = total(rules, hand)
        if best > 21:
            return -1.0
        own = score(rules, hand)
        full = rules.max_cards and hand.cards >= rules.max_cards
        if best == 21 or full or own.special is not None:
            return self._stand(own)
        hit = self.hit(hand)
        if rules.buy_limit != "off" and hit > 0:
            hit *= _BUY_FACTOR if hand.cards == 2 else 1
        return max(hit, self._stand(own)) if best >= rules.min_stand else hit

    def hit(self, hand: Counted) -> float:
        """What a card more is worth."""
        return sum(share * self._after(hand, hand.with_card(kind)) for kind, share in self._cards)

    def stand(self, hand: Counted) -> float:
        """What the hand is worth as it is."""
        return self._stand(score(self._rules, hand))

    def _after(self, before: Counted, hand: Counted) -> float:
        rules = self._rules
        if rules.ohne_ace != "off" and before.low == 11 and before.cards >= 2 and hand.aces > before.aces:
            return 0.0
        if rules.five_cards == "restart" and hand.cards == 5 and hand.low < rules.min_stand:
            return 0.0
        return self.worth(hand)

    def _stand(self, own: Score) -> float:
        found = self._standing.get(own)
        if found is None:
            found = self._standing[own] = -_weighed(
                (chance, net(self._rules, own, bank)) for bank, chance in self._results
            )
        return found


_BUST = Score(22, None, 0)


def _weighed(parts: Iterable[tuple[float, float]]) -> float:
    return sum(chance * worth for chance, worth in parts)
