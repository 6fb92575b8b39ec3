"""A hand in play: its cards, its bet and what has been done with it. Only the deal changes it."""

from __future__ import annotations

from game.engine.cards import ACE, Card
from game.engine.events import DARK, OWN, UP, Facing, Special
from game.engine.observation import BUST, SETTLED, WAITING, HandView, TableCard, sees
from game.engine.rules import Rules
from game.engine.score import Score, best_total, finished, named_hand, only_aces


class Hand:
    """The cards of one hand with their faces, its totals kept up to date, and its chips. ``place``: its number at its
    seat."""

    __slots__ = (
        "_rules", "_views", "aces", "banker", "bet", "bought", "cards", "covered", "dark", "declared", "faces",
        "first_bet", "from_split", "hits", "last_buy", "low", "out", "place", "raised", "seat", "status", "total",
    )  # fmt: skip

    def __init__(self, rules: Rules, seat: int, place: int = 0, *, banker: bool = False) -> None:
        self._rules = rules
        self.seat = seat
        self.place = place
        self.banker = banker
        self.from_split = False
        self.bet = 0
        self.first_bet = 0
        self.last_buy = 0
        """The most the next buy may be (Twenty-One, 3)."""
        self.bought = False
        self.raised = False
        self.hits = 0
        self.declared: Special | None = None
        self.status = WAITING
        self.out = False
        self.clear()

    def clear(self) -> None:
        """Takes all cards away; bet and what has been done once a deal stay."""
        self.cards: list[TableCard] = []
        self.faces: list[Card] = []
        self.low = 0
        self.aces = 0
        self.total = 0
        self.covered = 0
        """Cards that do not lie face up."""
        self.dark = 0
        self._views: dict[bool, HandView] = {}

    def place_bet(self, amount: int) -> None:
        """The first bet, in chips."""
        self.bet = self.first_bet = amount
        self.last_buy = 2 * amount

    @property
    def over(self) -> bool:
        """Whether its bet is decided."""
        return self.status is SETTLED or self.status is BUST

    @property
    def score(self) -> Score:
        """What the hand counts in the settlement."""
        return finished(self._rules, self.faces, self.total, from_split=self.from_split)

    @property
    def named(self) -> Special | None:
        """The name of the hand as it is, or None."""
        return named_hand(self._rules, self.faces, self.total, from_split=self.from_split)

    def declare(self, special: Special) -> None:
        """Announces it by this name."""
        self.declared = special
        self._views.clear()

    def add(self, number: int, face: Card, facing: Facing) -> None:
        """Takes a card with this id."""
        self.cards.append(TableCard(number, facing, face))
        self.faces.append(face)
        self._count(face.rank, 1)
        if facing is not UP:
            self.covered += 1
            if facing is DARK and not self.banker:
                self.dark += 1
        self._views.clear()

    def remove_last(self) -> TableCard:
        """Gives the last card away."""
        self._count(self.faces.pop().rank, -1)
        self._views.clear()
        card = self.cards.pop()
        if card.facing is not UP:
            self.covered -= 1
        return card

    def turn(self, place: int, facing: Facing) -> TableCard:
        """Lays a covered card, at this place, another way and returns it."""
        card = self.cards[place]
        self.cards[place] = turned = TableCard(card.id, facing, card.face)
        if facing is UP:
            self.covered -= 1
        self._views.clear()
        return turned

    def own_faces(self, first: int = 0) -> list[Card]:
        """The faces from this place on that only the holder of the hand has seen."""
        if not self.covered:
            return []
        return [self.faces[place] for place, card in enumerate(self.cards) if card.facing is OWN and place >= first]

    def view(self, seat: int | None) -> HandView:
        """The hand as this seat may see it; the same object as long as nothing changes."""
        own = seat == self.seat
        view = self._views.get(own)
        if view is None or view.status is not self.status or view.bet != self.bet or view.out is not self.out:
            cards = self.cards
            if self.covered:
                cards = [card if sees(card.facing, self.seat, seat) else card.hidden() for card in cards]
            status, declared = self.status, self.declared
            view = HandView(tuple(cards), self.bet, self.first_bet, status, self.from_split, self.out, declared)
            self._views[own] = view
        return view

    def _count(self, rank: int, cards: int) -> None:
        """Counts one more card of this rank, or one fewer."""
        rules = self._rules
        self.low += cards * rules.card_values[rank]
        if rank == ACE:
            self.aces += cards
        aces = self.aces
        if not aces:
            self.total = self.low
            return
        own = only_aces(rules, aces, self.banker) if aces == len(self.faces) and 2 <= aces <= 3 else None
        self.total = best_total(self.low, aces, rules.ace_high - rules.ace_low) if own is None else own
