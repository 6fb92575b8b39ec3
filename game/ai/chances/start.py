"""Where the bank's play begins."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.chances.hands import Hand


@dataclass(frozen=True, slots=True)
class Start:
    """Where the bank's play begins: its cards that are known, how many of its cards nobody has seen, and the number of
    cards that are dealt before the banker is asked. ``no_pontoon``: he has looked, and the round went on."""

    hand: Hand
    unseen: int
    dealt: int
    no_pontoon: bool = False

    @property
    def forced(self) -> int:
        """The number of cards from which the banker plays."""
        return max(self.dealt, self.hand.count + self.unseen)
