"""Random tables and random but legal play, for tests that hold over all games and options."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.engine.actions import Action, Offer, Verb
from game.engine.events import Event
from game.engine.observation import Phase
from game.engine.rules import Rules
from game.engine.stock import SeededShuffler, Shuffler
from game.engine.table import Table
from game.engine.variants import GAMES, OPTIONS, rules_for


def random_rules(rng: random.Random, game: str) -> Rules:
    """About a third of the house options differ from the default."""
    options: dict[str, object] = {}
    for option in OPTIONS[game]:
        if rng.random() < 0.35:
            options[option.name] = rng.randint(1, 12) if option.free else rng.choice(option.values)
    if "max_bet" in options or "min_bet" in options:
        low = options.get("min_bet", GAMES[game].min_bet)
        assert isinstance(low, int)
        if game == "twenty_one":
            options["max_bet"] = low + rng.randint(0, 12)
    return rules_for(game, options)


def random_purses(rng: random.Random, rules: Rules) -> list[int]:
    """Purses from nothing to plenty; seat 0 can hold the bank and at least one other can bet."""
    low, high = rules.seats
    purses = [rng.choice((0, 1, 3, 8, 20, 60)) + rng.randint(0, 5) for _ in range(rng.randint(low, high))]
    purses[0] += rules.min_bet
    purses[1] += rules.min_bet
    return purses


def random_table(rng: random.Random, game: str, *, shuffler: Shuffler | None = None) -> Table:
    """A table of this game with random options, seats and purses; seat 0 holds the bank."""
    rules = random_rules(rng, game)
    return Table(rules, random_purses(rng, rules), shuffler=shuffler or SeededShuffler(rng.randrange(10**9)))


def random_action(rng: random.Random, offers: tuple[Offer, ...]) -> Action:
    """One of the legal actions; standing a little less often than chance, so that hands grow."""
    offer = rng.choice(offers)
    if offer.verb is Verb.STAND and rng.random() < 0.4:
        offer = rng.choice(offers)
    if not offer.high:
        return Action(offer.verb)
    amounts = [rng.choice((offer.low, offer.high, rng.randint(offer.low, offer.high)))]
    while len(amounts) < offer.hands and sum(amounts) + offer.low <= offer.total and rng.random() < 0.5:
        amounts.append(rng.randint(offer.low, min(offer.high, offer.total - sum(amounts))))
    return Action(offer.verb, tuple(amounts))


def play(rng: random.Random, table: Table, rounds: int) -> Iterator[tuple[Event, ...]]:
    """Plays up to so many rounds, yielding after each step what happened."""
    for _ in range(rounds):
        if table.phase is Phase.OVER:
            return
        yield table.start_round()
        while table.to_act is not None:
            yield table.apply(random_action(rng, table.offers()))
