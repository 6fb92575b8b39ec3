"""How near the expert is to the best play against a banker without a choice: exactly, by walking all hands it may hold.

What a policy falls short of the optimum is the sum over all its decisions of the chance to come to each, times what
the best move there is worth more than the move made. All moves are valued exactly, with the best play afterwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from game.ai.expert import Expert
from game.ai.odds import odds
from game.engine.actions import DARK, HIT, Action, Verb
from game.engine.cards import PACK_52
from game.engine.observation import Observation, Phase
from game.engine.rules import Rules
from game.engine.stock import StackedShuffler
from game.engine.table import Table

Drawn = tuple[tuple[int, ...], int]
"""The ranks that a player has drawn, in ascending order, and the number of his dark cards."""

MANY = 1_000_000
_BET = Action(Verb.BET, (2,))
_BANK = Action(Verb.BANK, (50,))


@dataclass(frozen=True, slots=True)
class Exact:
    """Expectations in bets of 1, heads-up with a full pack: the best there is, and that of the policy measured."""

    optimum: float
    reached: float
    decisions: int


def measure(rules: Rules, tell: Callable[[str], None] = lambda line: None, ranks: int = 13) -> Exact:
    """The expert's expectation beside the optimum; ``ranks``: only so many ranks of the bank's open card are walked."""
    expert = Expert(1)
    optimum = lost = whole = 0.0
    decisions = 0
    pack = Counter(card.rank for card in PACK_52)
    for bank in sorted(pack)[:ranks]:
        for first in sorted(pack):
            chance = _chance(pack, bank) * _chance(pack - Counter([bank]), first)
            whole += chance
            found = walk(rules, bank, first, expert)
            optimum += chance * found.optimum
            lost += chance * (found.optimum - found.reached)
            decisions += found.decisions
        tell(f"bank's card {bank}: optimum {optimum / whole:+.5f}, short of it by {lost / whole:.6f}")
    return Exact(optimum / whole, (optimum - lost) / whole, decisions)


def walk(rules: Rules, bank: int, first: int, expert: Expert, most: int = MANY) -> Exact:
    """The same for one open card of the bank and one first card; ends after ``most`` decisions."""
    left = Counter(card.rank for card in PACK_52) - Counter([bank, first])
    reached: dict[Drawn, float] = {((), 0): 1.0}
    optimum, lost, decisions = 0.0, 0.0, 0
    while reached and decisions < most:
        further: dict[Drawn, float] = {}
        for (drawn, dark), chance in reached.items():
            observation = _asked(rules, (first, bank, *drawn), dark)
            if observation is None or decisions == most:
                continue
            decisions += 1
            worth = {move.action: move.ev / 2 for move in odds(observation).moves}
            best = max(worth.values())
            policy = expert.policy(observation)
            lost += chance * (best - sum(share * worth[action] for action, share in policy.items()))
            if not drawn and not dark:
                optimum = best
            if DARK in policy:
                further[drawn, dark + 1] = further.get((drawn, dark + 1), 0.0) + chance * policy[DARK]
            hit = chance * policy.get(HIT, 0.0)
            for rank, likely in _draws(left - Counter(drawn)) if hit else ():
                after = (tuple(sorted((*drawn, rank))), 0)
                further[after] = further.get(after, 0.0) + hit * likely
        reached = further
    return Exact(optimum, optimum - lost, decisions)


def _asked(rules: Rules, ranks: tuple[int, ...], dark: int) -> Observation | None:
    """What the player sees with these cards (the second is the bank's) and so many dark ones; None where he is not
    asked any more."""
    pack = list(PACK_52)
    order = []
    for rank in ranks:
        order.append(next(card for card in pack if card.rank == rank))
        pack.remove(order[-1])
    table = Table(rules, (100, 100), shuffler=StackedShuffler([order]))
    table.start_round()
    for action in (_BANK, _BET, *[HIT] * (len(ranks) - 2), *[DARK] * dark):
        if table.to_act is None or table.phase is Phase.BETWEEN:
            return None
        table.apply(action)
    return table.observation(1) if table.phase is Phase.PLAY and table.to_act == 1 else None


def _chance(counts: Counter[int], rank: int) -> float:
    return counts[rank] / counts.total()


def _draws(counts: Counter[int]) -> list[tuple[int, float]]:
    return [(rank, count / counts.total()) for rank, count in counts.items() if count]
