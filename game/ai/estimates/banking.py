"""The banker's choice: every hand still in is weighed by its bet, and a card is taken while that raises the sum."""

from __future__ import annotations

from game.ai.estimates.counted import Counted, counted, net, score, total
from game.ai.estimates.guesses import possible_hands
from game.ai.estimates.heap import Heap, kind_of, unseen
from game.engine.observation import BUST, SETTLED, STOOD, Observation
from game.engine.score import Score


class BankersView:
    """What the banker expects of each move, in chips, against all hands still in."""

    def __init__(self, observation: Observation) -> None:
        self._rules = observation.rules
        self._heap = unseen(observation)
        self._hands = _hands_in(observation, self._heap)
        self.at_stake = sum([bet * chance for _theirs, bet, chance in self._hands])
        """Chips bet on the hands still in."""
        self._stands: dict[Score, float] = {}
        self._best: dict[Counted, float] = {}
        faces = [card.face for card in observation.seats[observation.banker].hands[0].cards if card.face is not None]
        self._own = counted(kind_of(self._rules, face.rank) for face in faces)

    def stand(self) -> float:
        """Expected chips won when the banker stands now."""
        return self._stand(self._own)

    def hit(self) -> float:
        """Expected chips won when he takes a card and goes on as well as he can."""
        return self._hit(self._own)

    def _stand(self, hand: Counted) -> float:
        own = score(self._rules, hand, banker=True)
        if own not in self._stands:
            self._stands[own] = sum(chance * bet * net(self._rules, theirs, own) for theirs, bet, chance in self._hands)
        return self._stands[own]

    def _hit(self, hand: Counted) -> float:
        return sum(count * self._after(hand.with_card(kind)) for kind, count in self._heap.counts) / self._heap.size

    def _after(self, hand: Counted) -> float:
        if hand not in self._best:
            rules = self._rules
            best = self._stand(hand)
            if total(rules, hand, banker=True) < 21 and not (rules.max_cards and hand.cards >= rules.max_cards):
                best = max(best, self._hit(hand))
            self._best[hand] = best
        return self._best[hand]


def _hands_in(observation: Observation, heap: Heap) -> list[tuple[Score, int, float]]:
    """The hands still to be settled in this turn: what each may count, its bet, and the chance of it."""
    rules = observation.rules
    found = []
    for seat in observation.players:
        for hand in observation.seats[seat].hands:
            if hand.status in (SETTLED, BUST) or (rules.duels and hand.status is not STOOD):
                continue
            for own, chance in possible_hands(rules, hand, heap, observation.seats[seat].purse).items():
                found.append((score(rules, own, from_split=hand.from_split), hand.bet, chance))
    return found
