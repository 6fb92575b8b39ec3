"""Sittings for the tests of this folder."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.session import Session
from game.app.sitting import Seat, Sitting
from game.engine.rules import Rules
from game.engine.variants import GAMES, OPTIONS, OptionValue, rules_for

SECRET = "5ea1" * 8
"""For sittings whose seals must be the same."""
NAMES = ("Sven", "Maud", "Őze {Ilona}", "Britta")


def sitting(rules: Rules, *, deal_number: int = 48291307, rounds: int | None = None, persons: int = 0) -> Sitting:
    """Four seats with the purses that the game suggests."""
    seats = tuple(Seat(name, place < persons, rules.suggested_purse) for place, name in enumerate(NAMES))
    return Sitting(rules, seats, deal_number, rounds)


def play_round(session: Session) -> None:
    """The computer plays every seat to the end of the deal."""
    session.start_round()
    while session.to_act is not None:
        session.apply(session.computer_action())


def every_table() -> list[Rules]:
    """The usual table of every game, and one for every other value of every house option."""
    found = list(GAMES.values())
    for game, options in OPTIONS.items():
        for option in options:
            others: tuple[OptionValue, ...] = option.values[1:]
            if option.free and isinstance(option.values[0], int):
                others = (*others, option.values[0] + 1)
            changes: list[Mapping[str, OptionValue]] = [{option.name: value} for value in others]
            found += [rules_for(game, change) for change in changes]
    return found


def table_name(rules: Rules) -> str:
    """A short name of a table for the list of tests."""
    from game.engine.variants import differing

    return "-".join([rules.game, *(f"{name}={value}" for name, value in differing(rules).items())])
