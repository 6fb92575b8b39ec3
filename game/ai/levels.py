"""The levels of computer players, by the name a table calls them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.ai.player import Player
from game.ai.regular import Regular

LEVELS: Mapping[str, Callable[[int], Player]] = {"regular": lambda seed: Regular()}
"""Each makes a player from a seed of its own, apart from the seed of the cards."""
