"""Solved play as a small table: hands that look alike are played alike, and chances are whole percents."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from build_scripts.solve.equilibrium import Bankers, Players, solve
from build_scripts.solve.game import RICH, Game
from build_scripts.solve.pack import Ints
from build_scripts.solve.views import bankers_view, players_view, seen_view
from game.ai.strategy import Key, key
from game.engine.rules import Rules

SURE = 0.02
"""What is done less often than this is not done at all: nobody notices, and it keeps the table small."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a table looks at, and for which rules it is made and good enough."""

    rules: Rules
    fits: Mapping[str, Sequence[object]]
    player: Sequence[str]
    seen: Sequence[str]
    banker: Sequence[str]
    bank: int = RICH
    """Chips in the bank where the first bet is 1."""
    rounds: int = 150


def make(game: Game, plan: Plan) -> dict[str, Any]:
    """The table as it is written to its file: each side is solved against an opponent who is bound by no table."""
    return {
        "value": round(_value(game, plan), 5),
        "raises": plan.bank - 1 if plan.rules.raise_ != "never" else 0,
        "rules": {field: list(values) for field, values in plan.fits.items()},
        "features": {"player": list(plan.player), "seen": list(plan.seen), "banker": list(plan.banker)},
        "player": _players_table(game, plan),
        **_bankers_table(game, plan),
    }


def _value(game: Game, plan: Plan) -> float:
    """What the player gains in equilibrium, in first bets."""
    players, bankers = Players(game), Bankers(game)
    solve(game, players, bankers, plan.rounds)
    return (game.best_banker(players.mean_play()) + game.best_player(bankers.mean_play())) / 2


def _players_table(game: Game, plan: Plan) -> dict[str, dict[str, int]]:
    keys = [key(plan.player, game.rules, players_view(game.tree, holding)) for holding in game.holdings]
    moves: list[list[str]] = [[] for _ in game.holdings]
    for holding, choice in zip(game.holder, game.choices, strict=True):
        moves[holding].append(str(choice.action))
    group = _numbered((one, tuple(some)) for one, some in zip(keys, moves, strict=True))
    asked = {(one, tuple(some)) for one, some in zip(keys, moves, strict=True) if len(some) > 1}
    if len(asked) > len({one for one, _moves in asked}):
        raise ValueError("hands with different moves look alike: the player has to look at more")
    players = Players(game, group)
    solve(game, players, Bankers(game), plan.rounds)
    shares = players.mean_play()
    table: dict[Key, dict[str, int]] = {}
    for holding, choice, share in zip(game.holder, game.choices, shares, strict=True):
        if len(moves[holding]) > 1 and _percent(share):
            table.setdefault(keys[holding], {})[str(choice.action)] = _percent(share)
    return {_written(one): table[one] for one in sorted(table)}


def _bankers_table(game: Game, plan: Plan) -> dict[str, Any]:
    seen = [key(plan.seen, game.rules, seen_view(game.tree, game.ends[ends.start].holding)) for ends in game.of_story]
    own = [key(plan.banker, game.rules, bankers_view(game.tree, hand), banker=True) for hand in game.banker.hands]
    stories, hands = _numbered(seen), _numbered(own)
    bankers = Bankers(game, hands[:, None] + (hands.max() + 1) * stories[None, :])
    solve(game, Players(game), bankers, plan.rounds)
    hits = bankers.mean_play()
    places = {one: hand for hand, one in enumerate(own) if game.banker.chooses[hand]}
    columns = {one: column for column, one in enumerate(seen)}
    hands_in_order = sorted(places)
    return {
        "banker's hands": [_written(one) for one in hands_in_order],
        "banker": {
            _written(one): [_percent(hits[places[hand], columns[one]]) for hand in hands_in_order]
            for one in sorted(columns)
        },
    }


def _percent(share: float) -> int:
    return 0 if share < SURE else 100 if share > 1 - SURE else round(100 * share)


def _numbered(keys: Iterable[Hashable]) -> Ints:
    numbers: dict[Hashable, int] = {}
    return np.array([numbers.setdefault(one, len(numbers)) for one in keys])


def _written(one: Key) -> str:
    return " ".join(map(str, one))
