"""Several hands still in, weighed together: no two hidden cards are the same card, what one hand must be tells of the
others and of the cards that are left, and all are paid from the same chips."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.ai.chances.hands import Counts
from game.ai.chances.situation import HandAt, Situation
from game.ai.chances.stakes import Value, add, mean
from game.ai.chances.views import views_for
from game.engine.events import LOST, WON

_Results = tuple[int, ...]
_Heaps = dict[Counts, dict[_Results, float]]


class Joint:
    """The hands together, for a banker who has to guess all their hidden cards at once. ``feasible`` is False where
    there are more than ``most`` heaps of cards that they may be, or results thrice as many; nothing else may be asked
    then."""

    def __init__(self, situation: Situation, hands: Sequence[HandAt], pool: Sequence[int], most: int) -> None:
        self._book = situation.book
        self._pool = pool
        self._most_heaps = most
        self._hands = hands
        self._means = [situation.means(at.seat) for at in hands]
        self._payable = self._means[-1].payable if hands else 0
        heaps = self._heaps()
        self.feasible = heaps is not None
        self._heaps_with_results = heaps or {}
        self._needed = [tuple((card, count) for card, count in enumerate(heap) if count) for heap in heaps or ()]
        self._count = sum(at.view.hidden + at.view.dark for at in hands)
        self._gains: dict[int, list[Value]] = {}
        self._whole_bet = sum(at.bet for at in hands)
        self._bust_row = self._row(self._book.bust)

    def likely(self, pool: Sequence[float], size: float) -> float:
        """How likely the hidden cards are to make what the rules force all hands to be."""
        orders = [sum(results.values()) for results in self._heaps_with_results.values()]
        return sum([weight * order for weight, order in zip(self._weights(pool, size), orders, strict=True)])

    def when_bust(self, pool: Sequence[float], size: float) -> Value:
        """What a bust banker gets, times how likely the hands are to be what they are forced to be; ``pool``: the cards
        he has not seen then, ``size`` of them."""
        return self._sum(self._bust_row, pool, size)

    def standing(self, result: int, pool: Sequence[float], size: float) -> Value:
        """How much more he gets with this result, in the same way."""
        gains = self._gains.get(result)
        if gains is None:
            rows = zip(self._row(result), self._bust_row, strict=True)
            gains = self._gains[result] = [add(one, none, -1.0) for one, none in rows]
        return self._sum(gains, pool, size)

    def _row(self, result: int) -> list[Value]:
        """What he gets with this result for each heap of hidden cards, over all orders it may have come in."""
        settlements = [self._settlements(place, result) for place in range(len(self._hands))]
        return [
            mean([(ways, self._settled(theirs, settlements)) for theirs, ways in results.items()])
            for results in self._heaps_with_results.values()
        ]

    def _sum(self, row: Sequence[Value], pool: Sequence[float], size: float) -> Value:
        return mean(zip(self._weights(pool, size), row, strict=True))

    def _heaps(self) -> _Heaps | None:
        """Every heap of hidden cards that the hands may have between them, with the results they make and in how many
        orders; None where there are too many."""
        found: _Heaps = {tuple([0] * len(self._book.faces)): {(): 1.0}}
        for at in self._hands:
            more: _Heaps = {}
            for heap, results in found.items():
                for need, result, orders in self._options(at, heap):
                    entry = more.setdefault(need, {})
                    for before, ways in results.items():
                        key = (*before, result)
                        entry[key] = entry.get(key, 0.0) + ways * orders
                if len(more) > self._most_heaps or sum(map(len, more.values())) > 3 * self._most_heaps:
                    return None
            found = more
        return found

    def _options(self, at: HandAt, heap: Counts) -> Iterator[tuple[Counts, int, float]]:
        """The heap with the hidden cards of one more hand, its result, and the orders they may have come in."""
        for possible in views_for(self._book).possibilities(at.view):
            needed = list(heap)
            for card, count in possible.needed:
                needed[card] += count
            if all(need <= there for need, there in zip(needed, self._pool, strict=True)):
                yield tuple(needed), possible.result, possible.orders

    def _weights(self, pool: Sequence[float], size: float) -> Iterator[float]:
        """The chance of each heap in one of its orders."""
        orders = 1.0
        for taken in range(self._count):
            orders *= size - taken
        for needed in self._needed:
            ways = 1.0 if orders > 0 else 0.0
            for card, count in needed:
                here = pool[card]
                for taken in range(count):
                    ways *= max(0.0, here - taken)
            yield ways / orders if ways else 0.0

    def _settlements(self, place: int, own: int) -> dict[int, tuple[int, int, Value]]:
        """For each result of a hand what the banker collects and what he owes, and its share of the bets as a win, a
        tie or a loss."""
        at, means = self._hands[place], self._means[place]
        share = at.bet / self._whole_bet
        found: dict[int, tuple[int, int, Value]] = {}
        for its in {theirs[place] for results in self._heaps_with_results.values() for theirs in results}:
            verdict = self._book.verdict(its, own)
            if verdict.outcome is WON:
                found[its] = 0, at.bet * verdict.pay // 2, (0.0, 0.0, 0.0, share)
            elif verdict.outcome is LOST:
                found[its] = at.bet + min(at.bet * verdict.extra, means.purse), 0, (0.0, share, 0.0, 0.0)
            else:
                found[its] = 0, 0, (0.0, 0.0, share, 0.0)
        return found

    def _settled(self, theirs: _Results, settlements: list[dict[int, tuple[int, int, Value]]]) -> Value:
        """One settlement for the banker: lost bets come in first, then he pays as far as it goes (rules.md, What all
        five share, 2 and 4). Wins, ties and losses by their share of the bets."""
        collected = owed = 0
        win = tie = lose = 0.0
        for its, settlement in zip(theirs, settlements, strict=True):
            comes_in, goes_out, shares = settlement[its]
            collected += comes_in
            owed += goes_out
            win += shares[1]
            tie += shares[2]
            lose += shares[3]
        return float(collected - min(owed, self._payable + collected)), win, tie, lose
