"""Whether each level of computer players beats the one below: ``build_scripts/tournament.py [--json]``.

In every game, as a player against the same banker and as the banker against the same players, with the same cards for
both levels, until that is certain to 99 % or the rounds are used up. ``--exploit``: instead, how far the expert is from
perfect play, heads-up with a full pack, and where bets may be raised with several banks, against raises of every size
(needs the extra ``solve``; some minutes a game). Exit status: 0 if every level beats the one below, or the expert is as
near as promised, else 1.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a start by file name
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more only wait for each other at matrices of this size

from build_scripts.tournament_rounds.contest import Contest, Figure, Outcome
from build_scripts.tournament_rounds.play import ROUNDS_OF_A_PACK, Match, Role
from build_scripts.tournament_rounds.promises import Shortfall
from game.ai.levels import LEVELS
from game.engine.variants import GAMES

MOST_ROUNDS = 200_000
ROLES: tuple[Role, ...] = ("player", "banker")


def contests(match: Match, rounds: int, tell: Callable[[str], None] = lambda line: None) -> list[Outcome]:
    """Every level beside the one below in this game and role, the weakest first."""
    levels = tuple(LEVELS)
    contest = Contest(match)
    return [contest.decide(level, below, rounds, tell) for below, level in pairwise(levels)]


def _told_contests(task: tuple[Match, int]) -> list[Outcome]:
    return contests(*task, tell=lambda line: print(line, file=sys.stderr, flush=True))


def table(outcomes: Sequence[Outcome]) -> str:
    """The outcomes as a table for people, a line each."""
    head = ("game", "role", "level", "beats", "rounds", "chips a round", "below", "ahead", "of a bet", "below", "")
    lines = [head, *map(_line, outcomes)]
    return _columns(lines)


def _columns(lines: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines
    )


def _line(one: Outcome) -> tuple[str, ...]:
    return (
        one.match.game,
        one.match.role,
        one.level,
        one.below,
        f"{one.rounds:,}",
        _told(one.chips),
        _told(one.chips_below),
        _told(one.ahead),
        _told(one.per_bet, 4),
        _told(one.per_bet_below, 4),
        "yes" if one.beats else "NOT SHOWN",
    )


def _told(figure: Figure, digits: int = 3) -> str:
    return f"{figure.mean:+.{digits}f} ± {figure.error:.{digits}f}"


def shortfall_table(found: Sequence[Shortfall]) -> str:
    """How far the expert is from perfect play, as a table for people."""
    lines = [("game", "worth to the player", "gained against it as player", "as banker", "promised", "")]
    lines += [
        (
            one.name,
            f"{one.value:+.4f}",
            f"{one.as_player:.5f}",
            "" if one.as_banker is None else f"{one.as_banker:.5f}",
            f"at most {one.promised:g}",
            "yes" if one.kept else "NO",
        )
        for one in found
    ]
    return _columns(lines)


def _shortfalls(games: Sequence[str], *, as_json: bool) -> int:
    try:
        from build_scripts.tournament_rounds.shortfall import shortfalls
    except ImportError as error:
        print(f"tournament: --exploit needs the extra solve, as by: pip install -e .[solve] ({error})", file=sys.stderr)
        return 2
    found = shortfalls(games, lambda line: print(line, file=sys.stderr, flush=True))
    print(json.dumps([asdict(one) for one in found], indent=1) if as_json else shortfall_table(found))
    return 0 if all(one.kept for one in found) else 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays and prints the table; the exit status."""
    parser = argparse.ArgumentParser(description="Whether each level of computer players beats the one below.")
    parser.add_argument("--games", default=",".join(GAMES), help="ids, separated by commas; all five if not given")
    parser.add_argument("--rounds", type=int, default=MOST_ROUNDS, help=f"at most; {MOST_ROUNDS:,} if not given")
    parser.add_argument("--seed", type=int, default=1, help="of cards and players")
    parser.add_argument("--others", default="regular", help="the level of the seats that are not measured")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play at once")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--exploit", action="store_true", help="how far the expert is from perfect play")
    asked = parser.parse_args(arguments)
    games = asked.games.split(",")
    trouble = _trouble(games, asked)
    if trouble:
        print(f"tournament: {trouble}", file=sys.stderr)
        return 2
    if asked.exploit:
        return _shortfalls(games, as_json=asked.json)
    tasks = [(Match(game, role, asked.others, asked.seed), asked.rounds) for game in games for role in ROLES]
    if asked.jobs > 1:
        with ProcessPoolExecutor(asked.jobs) as pool:
            outcomes = [one for found in pool.map(_told_contests, tasks) for one in found]
    else:
        outcomes = [one for task in tasks for one in _told_contests(task)]
    if asked.json:
        print(json.dumps([asdict(one) for one in outcomes], indent=1))
    else:
        print(table(outcomes))
    return 0 if all(one.beats for one in outcomes) else 1


def _trouble(games: Sequence[str], asked: argparse.Namespace) -> str:
    """Why this cannot be played, as a sentence; empty if it can."""
    for game in games:
        if game not in GAMES:
            return f"unknown game {game!r}: choose from {', '.join(GAMES)}"
    if asked.others not in LEVELS:
        return f"unknown level {asked.others!r}: choose from {', '.join(LEVELS)}"
    if asked.rounds < 2 * ROUNDS_OF_A_PACK:
        return f"--rounds must be at least {2 * ROUNDS_OF_A_PACK}, not {asked.rounds}"
    if asked.jobs < 1:
        return f"--jobs must be at least 1, not {asked.jobs}"
    return ""


if __name__ == "__main__":
    sys.exit(main())
