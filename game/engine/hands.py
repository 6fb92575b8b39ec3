"""A hand in play: its cards, its bet and what has been done with it. Only the round changes it."""

from __future__ import annotations

from game.engine.cards import ACE, Card
from game.engine.events import Facing, Special
from game.engine.observation import HandView, Status, TableCard, sees
from game.engine.rules import Rules
from game.engine.score import Score, best_total, finished, named_hand, only_aces


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
        return finished(self._rules, self.faces, self.total, from_split=self.from_split)

    @property
    def named(self) -> Special | None:
        """The name of the hand as it is, or None."""
        return named_hand(self._rules, self.faces, self.total, from_split=self.from_split)

    def add(self, number: int, face: Card, facing: Facing) -> None:
        """Takes a card with this id."""
        card = TableCard(number, facing, face)
        self.cards.append(card)
        self._hidden.append(card if facing is Facing.UP else TableCard(number, facing, None))
        self.faces.append(face)
        self._count(face)
        if facing is Facing.DARK and not self.banker:
            self.dark += 1

    def remove_last(self) -> TableCard:
        """Gives the last card away."""
        self._hidden.pop()
        self.faces.pop()
        self.low = self.aces = 0
        for face in self.faces:
            self._count(face)
        return self.cards.pop()

    def turn(self, place: int, facing: Facing) -> TableCard:
        """Lays the card at this place another way and returns it."""
        card = self.cards[place]
        turned = TableCard(card.id, facing, card.face)
        self.cards[place] = turned
        self._hidden[place] = turned if facing is Facing.UP else TableCard(card.id, facing, None)
        return turned

    def own_faces(self) -> list[Card]:
        """The faces in play that only the holder of the hand has seen."""
        if self.out:
            return []
        return [face for card, face in zip(self.cards, self.faces, strict=True) if card.facing is Facing.OWN]

    def view(self, seat: int | None) -> HandView:
        """The hand as this seat may see it."""
        hidden = self._hidden
        if seat == self.seat:
            cards = tuple([card if sees(card.facing, seat, seat) else hidden[i] for i, card in enumerate(self.cards)])
        else:
            cards = tuple(hidden)  # cards face up are not hidden there
        return HandView(cards, self.bet, self.first_bet, self.status, self.from_split, self.out)

    def _count(self, face: Card) -> None:
        """Counts one more card."""
        rules = self._rules
        rank = face.rank
        if rank == ACE:
            self.aces += 1
            self.low += rules.ace_low
        else:
            self.low += rank if rank <= 10 else rules.court_values[rank - 11]
        aces = self.aces
        if aces and aces == len(self.faces) and 2 <= aces <= 3:
            own = only_aces(rules, aces, self.banker)
            if own is not None:
                self.total = own
                return
        self.total = best_total(self.low, aces, rules.ace_high - rules.ace_low)
