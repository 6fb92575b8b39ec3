"""The levels of computer players, by the name a table calls them, the weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from game.ai.beginner import Beginner
from game.ai.expert import Expert
from game.ai.player import Player
from game.ai.regular import Regular
from game.ai.temper import CALM, Temper


class Level(Protocol):
    """Makes a player of one level."""

    def __call__(self, seed: int, temper: Temper = CALM) -> Player:
        """``seed`` is the player's own, apart from the seed of the cards."""


LEVELS: Mapping[str, Level] = {"beginner": Beginner, "regular": Regular, "expert": Expert}
