"""The expert measured against perfect play in every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from build_scripts.solve.exploit import measured
from build_scripts.solve.plans import PLANS
from build_scripts.tournament_rounds.exact import measure
from build_scripts.tournament_rounds.promises import Shortfall
from game.ai.expert import Expert
from game.engine.variants import GAMES

EXACT = 0.002
EXPLOITED = 0.01
"""What is promised, in first bets: where the banker has no choice, and where both hide cards."""


def shortfalls(games: Sequence[str], tell: Callable[[str], None]) -> list[Shortfall]:
    """How far the expert is from perfect play in these games, by every table there is and every bank that it is
    measured with."""
    found = []
    for game in games:
        rules = GAMES[game]
        if rules.banker_stands_at:
            exact = measure(rules, tell)
            found.append(Shortfall(game, exact.optimum, exact.optimum - exact.reached, None, EXACT))
        for name, plan in PLANS.items():
            if plan.rules.game == game:
                for stakes, gained in measured(name, Expert(1).policy):
                    of = f"{name}, {stakes}" if plan.rules.raise_ != "never" else name
                    found.append(Shortfall(of, gained.value, gained.as_player, gained.as_banker, EXPLOITED))
                    tell(f"{of}: {gained}")
    return found
