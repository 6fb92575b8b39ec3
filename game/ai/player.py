"""What a computer player is, and the levels there are."""

from __future__ import annotations

from typing import Protocol

from game.engine.actions import Action
from game.engine.observation import Observation


class Player(Protocol):
    """Decides for one seat, from what a person in that seat could know and nothing else."""

    def decide(self, observation: Observation) -> Action:
        """A legal action for the seat to act, ``observation.seat``."""
