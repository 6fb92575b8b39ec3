"""An amount being put together for a bet, the bank, a buy or a raise: chips on one hand or on several. No drawing
here.
"""

from __future__ import annotations

from game.engine.actions import Action, Offer

CHIPS = (1, 5, 10, 25)


class Amount:
    """Chips for each hand within an offer. The last hand is the one being changed."""

    def __init__(self, offer: Offer, proposed: int) -> None:
        """``proposed``: chips to begin with, brought into the range of the offer."""
        self.offer = offer
        self.hands = [min(max(proposed, offer.low), offer.high)]
        self._typing = False

    @property
    def value(self) -> int:
        """Chips on the hand being changed."""
        return self.hands[-1]

    @property
    def most(self) -> int:
        """The most that may lie on the hand being changed."""
        return min(self.offer.high, self.offer.total - sum(self.hands[:-1]))

    @property
    def action(self) -> Action:
        """The move as it stands."""
        return Action(self.offer.verb, tuple(self.hands))

    @property
    def legal(self) -> bool:
        """Whether it may be made; while a number is being typed it may be too small."""
        return self.offer.allows(self.action)

    @property
    def can_add_hand(self) -> bool:
        """Whether one more hand could be bet on."""
        return len(self.hands) < self.offer.hands and self.offer.total - sum(self.hands) >= self.offer.low

    def set(self, chips: int) -> bool:
        """Lays this many chips, as far as the offer lets it. False when nothing changes."""
        self._typing = False
        chips = min(max(chips, self.offer.low), self.most)
        changed = chips != self.hands[-1]
        self.hands[-1] = chips
        return changed

    def add(self, chips: int) -> bool:
        """Adds chips or takes some away. False when nothing changes."""
        return self.set(self.value + chips)

    def all_in(self) -> bool:
        """As much as may be."""
        return self.set(self.most)

    def digit(self, digit: int) -> bool:
        """A digit typed: the first begins a new number, further ones go on with it. False if that would be too much."""
        chips = self.value * 10 + digit if self._typing else digit
        if chips > self.most:
            chips = digit if digit <= self.most else self.value
        self._typing = True
        changed = chips != self.value
        self.hands[-1] = chips
        return changed

    def backspace(self) -> bool:
        """Takes the last digit of a typed number away, else one chip."""
        if self._typing:
            self.hands[-1] //= 10
            return True
        return self.add(-1)

    def change_hands(self) -> bool:
        """One more hand with as many chips, or back to a single one when there can be no more."""
        self._typing = False
        if self.can_add_hand:
            left = self.offer.total - sum(self.hands)
            self.hands.append(min(max(self.value, self.offer.low), self.offer.high, left))
        elif len(self.hands) > 1:
            self.hands = self.hands[:1]
        else:
            return False
        return True
