"""Rounds of one level in one role, dealt from numbered packs, so that another level can be given the same cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.ai.levels import LEVELS
from game.ai.player import Player
from game.engine.events import BetPlaced
from game.engine.stock import SeededShuffler
from game.engine.table import Table
from game.engine.variants import GAMES

Role = Literal["player", "banker"]

ROUNDS_OF_A_PACK = 4
"""Rounds played from each pack one after the other, so that there is something to count where nothing is shuffled."""
PLAYERS_OF_A_BANKER = 3


@dataclass(frozen=True, slots=True)
class Match:
    """Who is measured against whom: a level in its role, in a game; the other seats are all of the level ``others``.

    A player sits alone before the banker, a banker has :data:`PLAYERS_OF_A_BANKER` players.
    """

    game: str
    role: Role
    others: str
    seed: int


@dataclass(slots=True)
class Takings:
    """What came of one pack: net chips of the seat measured, and the chips first bet by it or against it."""

    net: int = 0
    bets: int = 0


def play_pack(match: Match, level: str, number: int) -> Takings:
    """The rounds of the pack with this number. Every round begins with the purses that the game suggests."""
    rules = GAMES[match.game]
    seats = 2 if match.role == "player" else 1 + PLAYERS_OF_A_BANKER
    measured = 1 if match.role == "player" else 0
    purses = (rules.suggested_purse,) * seats
    table = Table(rules, purses, 0, shuffler=SeededShuffler(match.seed * 1_000_003 + number))
    players = [LEVELS[level if seat == measured else match.others](_seed(match, number, seat)) for seat in range(seats)]
    takings = Takings()
    for round_number in range(ROUNDS_OF_A_PACK):
        if round_number:
            table.reseat(purses, 0)
        _play_round(table, players, takings, measured)
        takings.net += table.fund(measured) - purses[measured]
    return takings


def _seed(match: Match, number: int, seat: int) -> int:
    """A player's own, the same for every level."""
    return (match.seed * 1_000_003 + number) * 64 + seat


def _play_round(table: Table, players: list[Player], takings: Takings, measured: int) -> None:
    events = table.start_round()
    while True:
        for event in events:
            if isinstance(event, BetPlaced) and (measured in (0, event.seat)):
                takings.bets += event.amount
        seat = table.to_act
        if seat is None:
            return
        events = table.apply(players[seat].decide(table.observation(seat)))
