"""Solved play as a small table: hands that look alike are played alike, and chances are rounded."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from build_scripts.solve.equilibrium import Bankers, Players, solve
from build_scripts.solve.game import Game
from build_scripts.solve.pack import Ints
from build_scripts.solve.players_tree import RICH, Stakes
from build_scripts.solve.views import bankers_view, players_view, seen_view
from game.ai.strategy import STEPS, Key, key
from game.engine.actions import Action, Verb
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
    columns: Mapping[Stakes, int] = field(default_factory=lambda: {RICH: 150})
    """What it is solved for, and in how many rounds; of raises smaller ones first. What is missed is counted in first
    bets, so large raises need more."""
    between: Mapping[Stakes, int] = field(default_factory=dict)
    """Further stakes at which it is measured, and in how many rounds the value there is found."""


@dataclass(frozen=True, slots=True)
class Column:
    """Solved play for one bank: the player's chances in percent, and the banker's as letters, a row for each key of
    what he sees."""

    value: float
    player: Mapping[Key, Mapping[str, int]]
    hands: Sequence[Key]
    banker: Mapping[Key, str]


def make(plan: Plan, tell: Callable[[str], None]) -> dict[str, Any]:
    """The table as it is written to its file: each side is solved against an opponent who is bound by no table."""
    columns = []
    values = {}
    for stakes, rounds in plan.columns.items():
        game = Game(plan.rules, stakes)
        hands, banker = _bankers_rows(game, plan, rounds)
        columns.append(Column(_value(game, rounds), _players_chances(game, plan, rounds), hands, banker))
        values[str(stakes)] = columns[-1].value
        tell(f"{plan.rules.game}: solved for {stakes}")
    for stakes, rounds in plan.between.items():
        values[str(stakes)] = _value(Game(plan.rules, stakes), rounds)
    raised = plan.rules.raise_ != "never"
    return {
        "rules": {field: list(fitting) for field, fitting in plan.fits.items()},
        "raises": [round(stakes.raise_ / stakes.bet, 3) if raised else 0 for stakes in plan.columns],
        "values": values,
        "features": {"player": list(plan.player), "seen": list(plan.seen), "banker": list(plan.banker)},
        "player": {
            _written(one): _moves([column.player[one] for column in columns]) for one in sorted(columns[0].player)
        },
        "banker's hands": [_written(one) for one in columns[0].hands],
        "banker": {
            _written(one): _once([column.banker[one] for column in columns]) for one in sorted(columns[0].banker)
        },
    }


def _value(game: Game, rounds: int) -> float:
    """What the player gains in equilibrium, in first bets."""
    players, bankers = Players(game), Bankers(game)
    solve(game, players, bankers, rounds)
    return round((game.best_banker(players.mean_play()) + game.best_player(bankers.mean_play())) / 2, 5)


def _players_chances(game: Game, plan: Plan, rounds: int) -> Mapping[Key, Mapping[str, int]]:
    keys = [key(plan.player, game.rules, players_view(game.tree, holding)) for holding in game.holdings]
    moves: list[list[str]] = [[] for _ in game.holdings]
    for holding, choice in zip(game.holder, game.choices, strict=True):
        moves[holding].append(_move(choice.action))
    group = _numbered((one, tuple(some)) for one, some in zip(keys, moves, strict=True))
    asked = {(one, tuple(some)) for one, some in zip(keys, moves, strict=True) if len(some) > 1}
    if len(asked) > len({one for one, _moves in asked}):
        raise ValueError("hands with different moves look alike: the player has to look at more")
    players = Players(game, group)
    solve(game, players, Bankers(game), rounds)
    chances: dict[Key, dict[str, int]] = {}
    for holding, choice, share in zip(game.holder, game.choices, players.mean_play(), strict=True):
        if len(moves[holding]) > 1:
            chances.setdefault(keys[holding], {})[_move(choice.action)] = round(100 * _sure(share))
    return chances


def _move(action: Action) -> str:
    """The move, amounts in first bets; there is but one raise."""
    return str(Action(action.verb, (1,)) if action.verb is Verb.RAISE else action)


def _bankers_rows(game: Game, plan: Plan, rounds: int) -> tuple[Sequence[Key], Mapping[Key, str]]:
    seen = [key(plan.seen, game.rules, seen_view(game.tree, game.ends[ends.start].holding)) for ends in game.of_story]
    own = [key(plan.banker, game.rules, bankers_view(game.tree, hand), banker=True) for hand in game.banker.hands]
    stories, hands = _numbered(seen), _numbered(own)
    bankers = Bankers(game, hands[:, None] + (hands.max() + 1) * stories[None, :])
    solve(game, Players(game), bankers, rounds)
    hits = bankers.mean_play()
    places = {one: hand for hand, one in enumerate(own) if game.banker.chooses[hand]}
    in_order = sorted(places)
    always = len(STEPS) - 1
    rows = {
        one: "".join([STEPS[round(always * _sure(hits[places[hand], column]))] for hand in in_order])
        for column, one in enumerate(seen)
    }
    return in_order, rows


def _sure(share: float) -> float:
    return 0.0 if share < SURE else 1.0 if share > 1 - SURE else share


def _moves(columns: Sequence[Mapping[str, int]]) -> dict[str, Any]:
    """How often each move is made, in each column; what is never done is left out."""
    found = {move: [column[move] for column in columns] for move in columns[0]}
    return {move: _once(percents) for move, percents in found.items() if any(percents)}


def _once(values: Sequence[Any]) -> Any:
    """Values in each column, or the one where all are the same."""
    return values[0] if len(set(values)) == 1 else list(values)


def _numbered(keys: Iterable[Hashable]) -> Ints:
    numbers: dict[Hashable, int] = {}
    return np.array([numbers.setdefault(one, len(numbers)) for one in keys])


def _written(one: Key) -> str:
    return " ".join(map(str, one))
