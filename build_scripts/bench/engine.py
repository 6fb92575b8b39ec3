"""The speed of the engine beside the blackjack of Gymnasium, RLCard and OpenSpiel, all in Python and in one process.

Everybody plays whole rounds as its documentation shows; the others stand on 17. Gymnasium runs without its environment
checker, which would only slow it down.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from build_scripts.bench.row import Row, speeds

SLICES = 7
SECONDS_PER_SLICE = 0.5
STAND_ON = 17
# Half of Gymnasium's speed is promised, all of it is aimed at; the others stand beside it for comparison.
PROMISED = {"Gymnasium": (0.5, 1.0)}

Play = Callable[[int], object]


def banco() -> Play:
    """Heads-up Tjugoett, `regular` on both seats."""
    from game.app.command_line.simulate import simulate

    return lambda rounds: simulate("tjugoett", ("regular", "regular"), rounds, seed=1)


def gymnasium() -> Play:
    """Gymnasium's Blackjack-v1."""
    import gymnasium

    table = gymnasium.make("Blackjack-v1", disable_env_checker=True)

    def play(rounds: int) -> None:
        for _ in range(rounds):
            (total, _, _), _ = table.reset()
            over = False
            while not over:
                (total, _, _), _, over, _, _ = table.step(int(total < STAND_ON))

    return play


def rlcard() -> Play:
    """RLCard's blackjack."""
    import rlcard

    table = rlcard.make("blackjack")
    hit, stand = table.actions.index("hit"), table.actions.index("stand")

    def play(rounds: int) -> None:
        for _ in range(rounds):
            state, _ = table.reset()
            while not table.is_over():
                state, _ = table.step(hit if state["obs"][0] < STAND_ON else stand)

    return play


def open_spiel() -> Play:
    """OpenSpiel's blackjack."""
    import pyspiel

    table = pyspiel.load_game("blackjack")
    dice = random.Random(1)
    hit, stand = 0, 1

    def play(rounds: int) -> None:
        for _ in range(rounds):
            state = table.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    cards, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(cards, chances)[0])
                else:
                    state.apply_action(hit if state.get_best_player_total(0) < STAND_ON else stand)

    return play


def rows() -> Iterator[Row]:
    """The engine's speed, then its ratio to each of the others."""
    others = {"Gymnasium": gymnasium, "RLCard": rlcard, "OpenSpiel": open_spiel}
    contenders: dict[str, Play] = {}
    missing = []
    for name, prepare in {"Banco": banco, **others}.items():
        try:
            contenders[name] = prepare()
        except ImportError:
            missing.append(name)
    if "Banco" in missing:
        yield Row("engine", None, "rounds/s", note="the engine cannot be imported")
        return
    measured = speeds(contenders, SLICES, SECONDS_PER_SLICE)
    yield Row("engine: heads-up Tjugoett", measured["Banco"], "rounds/s")
    for name in others:
        if name in measured:
            target, aim = PROMISED.get(name, (None, None))
            note = f"{name}: {measured[name]:,.0f} rounds/s"
            ratio = measured["Banco"] / measured[name]
            yield Row(f"engine / {name}'s blackjack", ratio, "times", target, "at least", aim, note)
    if missing:
        names = ", ".join(missing)
        yield Row("engine / others", None, "times", note=f"not installed: {names} (`dev.py bench` installs them)")
