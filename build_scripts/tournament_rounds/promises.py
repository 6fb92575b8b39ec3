"""How far the expert is from perfect play, and how near it is promised to be."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shortfall:
    """Heads-up with a full pack, in first bets.

    ``value``: what a round is worth to the player with perfect play on both sides. ``as_player``, ``as_banker``: what a
    best reply gains over that when the expert has this part (None where the banker has no choice).
    """

    name: str
    value: float
    as_player: float
    as_banker: float | None
    promised: float

    @property
    def kept(self) -> bool:
        """Whether the promise is kept."""
        return max(self.as_player, self.as_banker or 0.0) <= self.promised
