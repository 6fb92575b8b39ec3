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
from game.engine.actions import HIT, Action, Verb
from game.engine.cards import PACK_52
from game.engine.observation import Observation, Phase
from game.engine.rules import Rules
from game.engine.stock import StackedShuffler
from game.engine.table import Table

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
            found = _walk(rules, bank, first, expert)
            optimum += chance * found.optimum
            lost += chance * (found.optimum - found.reached)
            decisions += found.decisions
        tell(f"bank's card {bank}: optimum {optimum / whole:+.5f}, short of it by {lost / whole:.6f}")
    return Exact(optimum / whole, (optimum - lost) / whole, decisions)


def _walk(rules: Rules, bank: int, first: int, expert: Expert) -> Exact:
    """The same for one open card of the bank and one first card."""
    left = Counter(card.rank for card in PACK_52) - Counter([bank, first])
    reached: dict[tuple[int, ...], float] = {(): 1.0}
    optimum, lost, decisions = 0.0, 0.0, 0
    while reached:
        further: dict[tuple[int, ...], float] = {}
        for drawn, chance in reached.items():
            observation = _asked(rules, bank, first, drawn)
            if observation is None:
                continue
            decisions += 1
            worth = {move.action: move.ev / 2 for move in odds(observation).moves}
            best = max(worth.values())
            policy = expert.policy(observation)
            lost += chance * (best - sum(share * worth[action] for action, share in policy.items()))
            if not drawn:
                optimum = best
            hit = chance * policy.get(HIT, 0.0)
            for rank, likely in _draws(left - Counter(drawn)) if hit else ():
                after = tuple(sorted((*drawn, rank)))
                further[after] = further.get(after, 0.0) + hit * likely
        reached = further
    return Exact(optimum, optimum - lost, decisions)


def _asked(rules: Rules, bank: int, first: int, drawn: tuple[int, ...]) -> Observation | None:
    """What the player sees who has taken these cards; None where he is not asked any more."""
    pack = list(PACK_52)
    order = []
    for rank in (first, bank, *drawn):
        order.append(next(card for card in pack if card.rank == rank))
        pack.remove(order[-1])
    table = Table(rules, (100, 100), shuffler=StackedShuffler([order]))
    table.start_round()
    table.apply(_BANK)
    table.apply(_BET)
    for _ in drawn:
        if table.phase is not Phase.PLAY:
            return None
        table.apply(HIT)
    return table.observation(1) if table.phase is Phase.PLAY and table.to_act == 1 else None


def _chance(counts: Counter[int], rank: int) -> float:
    return counts[rank] / counts.total()


def _draws(counts: Counter[int]) -> list[tuple[int, float]]:
    return [(rank, count / counts.total()) for rank, count in counts.items() if count]
