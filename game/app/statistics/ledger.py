"""How often something happened beside how often it should have: whether the cards are kind to the bank.

Whenever a card leaves the stock, every card of the stock is equally likely to be the next one, whatever has been played
and for whatever reason: those who chose to draw had not seen it, and the shuffle does not know them. So for each card,
given the hand it goes to, the chance of each event below is a plain count over the stock at that moment. Summed over
all cards it is what should have happened. How people play changes which cards are drawn, but not the difference between
the two sums, which is chance alone (a martingale), with the sum of p(1-p) as its variance.

It takes the true stock, hidden cards left out, and not what one seat could know: what people do tells about the cards
they hold, and counting those among the unseen would be wrong by a little, always in the same direction. That is why it
is reckoned when a sitting is over: then every seed is shown and every card public.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, lgamma, log, log1p, sqrt

from game.engine.cards import ACE, Card
from game.engine.events import (
    CardDealt,
    CardsShuffled,
    CardsThrownIn,
    Event,
    HandSplit,
    RoundStarted,
    Special,
)
from game.engine.rules import Rules
from game.engine.score import named_hand, totals

KINDS = ("21", "bust", "named", "ace")
"""Events of a hand: it comes to 21; it goes over 21; its first two cards have a name; its first card is an ace."""
SIDES = ("bank", "players")

_NAMES = frozenset({Special.PONTOON, Special.FEUER, Special.TWO_ACES, Special.PURE_ACES})
_TAIL = 0.025
_EXACT_UP_TO = 4_000


@dataclass(slots=True)
class Tally:
    """One event: how often it could have happened, did happen, and was to be expected, with the variance of that."""

    chances: int = 0
    seen: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def add(self, chance: float, happened: bool) -> None:
        """One card more that could bring it; ``chance`` 0 to 1."""
        self.chances += 1
        self.seen += happened
        self.expected += chance
        self.variance += chance * (1 - chance)

    def join(self, other: Tally) -> None:
        """Adds what another tally counted."""
        self.chances += other.chances
        self.seen += other.seen
        self.expected += other.expected
        self.variance += other.variance

    def usual(self) -> tuple[int, int]:
        """The least and the most that chance brings in 95 of 100 cases."""
        if self.variance <= 0:
            return round(self.expected), round(self.expected)
        share = 1 - self.variance / self.expected
        tries = round(self.expected / share) if share > 0 else self.chances
        if tries > _EXACT_UP_TO:
            spread = 1.96 * sqrt(self.variance)
            return max(0, round(self.expected - spread)), min(self.chances, round(self.expected + spread))
        return _middle_of_binomial(max(1, tries), self.expected)

    @property
    def verdict(self) -> int:
        """0 as long as it happened about as often as it should; -1 less often, 1 more often than usual."""
        low, high = self.usual()
        return (self.seen > high) - (self.seen < low)


def _middle_of_binomial(tries: int, mean: float) -> tuple[int, int]:
    """The least and the most successes of so many equal tries, one in forty left away at either end.

    The sum of unequal chances is very nearly such a binomial, of the same mean and variance.
    """
    chance = min(mean / tries, 1 - 1e-12)
    below, low, high = 0.0, None, tries
    for count in range(tries + 1):
        ways = lgamma(tries + 1) - lgamma(count + 1) - lgamma(tries - count + 1)
        below += exp(ways + count * log(chance) + (tries - count) * log1p(-chance))
        if low is None and below > _TAIL:
            low = count
        if below >= 1 - _TAIL:
            high = count
            break
    return low or 0, high


Tallies = dict[str, Tally]
"""By side and kind: "bank 21", "players bust" and so on."""


def new_tallies() -> Tallies:
    """Nothing counted yet."""
    return {f"{side} {kind}": Tally() for side in SIDES for kind in KINDS}


class Ledger:
    """Follows a table through the events as the engine knows them, from the first deal on."""

    def __init__(self, rules: Rules) -> None:
        self.tallies = new_tallies()
        self._rules = rules
        self._banker = -1
        self._shuffles = 0
        self._stock: list[Card] = []
        self._hands: dict[int, list[dict[int, Card]]] = {}
        self._split: set[int] = set()

    def follow(self, events: Iterable[Event], orders: Sequence[tuple[Card, ...]]) -> None:
        """Takes the events of a deal in; ``orders``: the cards of every shuffle so far."""
        for event in events:
            if isinstance(event, RoundStarted):
                self._banker, self._hands, self._split = event.banker, {}, set()
            elif isinstance(event, CardsShuffled):
                self._stock = list(orders[self._shuffles])
                self._shuffles += 1
            elif isinstance(event, CardDealt):
                self._dealt(event)
            elif isinstance(event, CardsThrownIn):
                for card in event.cards:
                    self._hand(event.seat, event.hand).pop(card, None)
            elif isinstance(event, HandSplit):
                face = self._hand(event.seat, event.hand).pop(event.card)
                self._hands[event.seat].insert(event.hand + 1, {event.card: face})
                self._split.add(event.seat)

    def _hand(self, seat: int, hand: int) -> dict[int, Card]:
        hands = self._hands.setdefault(seat, [])
        while len(hands) <= hand:
            hands.append({})
        return hands[hand]

    def _dealt(self, event: CardDealt) -> None:
        assert event.face is not None
        hand = self._hand(event.seat, event.hand)
        faces = list(hand.values())
        ranks = {card.rank: card for card in self._stock}
        brings = {rank: self._kinds(event.seat, faces, card) for rank, card in ranks.items()}
        brought = Counter(kind for card in self._stock for kind in brings[card.rank])
        side = "bank" if event.seat == self._banker else "players"
        for kind, count in brought.items():
            self.tallies[f"{side} {kind}"].add(count / len(self._stock), kind in brings[event.face.rank])
        hand[event.card] = event.face
        self._stock.remove(event.face)

    def _kinds(self, seat: int, faces: Sequence[Card], card: Card) -> frozenset[str]:
        """What this card would bring to a hand of these."""
        if faces and totals(self._rules, faces, banker=seat == self._banker)[1] > 21:
            return frozenset()  # a dark hand, over 21 already
        faces = [*faces, card]
        kinds = set()
        _low, best = totals(self._rules, faces, banker=seat == self._banker)
        if best == 21:
            kinds.add("21")
        elif best > 21:
            kinds.add("bust")
        if len(faces) == 1 and card.rank == ACE:
            kinds.add("ace")
        if len(faces) == 2 and named_hand(self._rules, faces, best, from_split=seat in self._split) in _NAMES:
            kinds.add("named")
        return frozenset(kinds)
