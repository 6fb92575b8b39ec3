"""A hand in play: its cards, its bet and what has been done with it. Only the round changes it."""

from __future__ import annotations

from game.engine.cards import ACE, Card
from game.engine.events import Facing
from game.engine.observation import HandView, Status, TableCard, sees
from game.engine.rules import Rules
from game.engine.score import Score, best_total, named_hand, only_aces, score


class Hand:
    """The cards of one hand with their faces, its totals kept up to date, and its chips."""

    __slots__ = (
        "_hidden", "_rules", "aces", "banker", "bet", "bought", "cards", "dark", "faces", "first_bet", "from_split",
        "hits", "last_buy", "low", "out", "raised", "seat", "status", "total",
    )  # fmt: skip

    def __init__(
        self, rules: Rules, seat: int, bet: int = 0, *, banker: bool = False, from_split: bool = False
    ) -> None:
        self._rules = rules
        self.seat = seat
        self.banker = banker
        self.from_split = from_split
        self.bet = bet
        self.first_bet = bet
        self.last_buy = 2 * bet
        """The most the next buy may be (Twenty-One, 3)."""
        self.bought = False
        self.raised = False
        self.hits = 0
        self.status = Status.WAITING
        self.out = False
        self.clear()

    def clear(self) -> None:
        """Takes all cards away; bet and what has been done once a deal stay."""
        self.cards: list[TableCard] = []
        self._hidden: list[TableCard] = []
        self.faces: list[Card] = []
        self.low = 0
        self.aces = 0
        self.total = 0
        self.dark = 0

    @property
    def over(self) -> bool:
        """Whether its bet is decided."""
        return self.status is Status.SETTLED or self.status is Status.BUST

    @property
    def score(self) -> Score:
        """What the hand counts in the settlement."""
        return score(self._rules, self.faces, banker=self.banker, from_split=self.from_split)

    @property
    def named(self) -> object:
        """The name of the hand as it is, or None."""
        return named_hand(self._rules, self.faces, self.total, from_split=self.from_split)

    def add(self, number: int, face: Card, facing: Facing) -> None:
        """Takes a card with this id."""
        self.cards.append(TableCard(number, facing, face))
        self._hidden.append(TableCard(number, facing, None))
        self.faces.append(face)
        self._count()
        if facing is Facing.DARK and not self.banker:
            self.dark += 1

    def remove_last(self) -> TableCard:
        """Gives the last card away."""
        self._hidden.pop()
        self.faces.pop()
        card = self.cards.pop()
        self._count()
        return card

    def turn(self, place: int, facing: Facing) -> TableCard:
        """Lays the card at this place another way and returns it."""
        card = self.cards[place]
        self.cards[place] = TableCard(card.id, facing, card.face)
        self._hidden[place] = TableCard(card.id, facing, None)
        return self.cards[place]

    def view(self, seat: int | None) -> HandView:
        """The hand as this seat may see it."""
        cards = tuple(
            [card if sees(card.facing, self.seat, seat) else self._hidden[i] for i, card in enumerate(self.cards)]
        )
        return HandView(cards, self.bet, self.first_bet, self.status, self.from_split, self.out)

    def _count(self) -> None:
        rules = self._rules
        low = aces = 0
        for face in self.faces:
            rank = face.rank
            if rank == ACE:
                aces += 1
                low += rules.ace_low
            else:
                low += rank if rank <= 10 else rules.court_values[rank - 11]
        self.low = low
        self.aces = aces
        self.total = best_total(low, aces, rules.ace_high - rules.ace_low)
        if aces == len(self.faces) and 2 <= aces <= 3:
            own = only_aces(rules, aces, self.banker)
            if own is not None:
                self.low = self.total = own
