"""Random play of any table for the tests of the table scene: every game, any house options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.engine.actions import Action, Offer
from game.engine.events import Event
from game.engine.rules import Rules, RulesError
from game.engine.stock import SeededShuffler
from game.engine.table import Table
from game.engine.variants import GAMES, OPTIONS, rules_for


def random_rules(random: Random) -> Rules:
    """Some game with some house options."""
    game = random.choice(list(GAMES))
    while True:
        chosen = {option.name: random.choice(option.values) for option in OPTIONS[game] if random.random() < 0.4}
        try:
            return rules_for(game, chosen)
        except RulesError:
            continue


def random_action(random: Random, offers: tuple[Offer, ...]) -> Action:
    """One of the legal moves, more often a small amount than a large one."""
    offer = random.choice(offers)
    if not offer.high:
        return Action(offer.verb)
    high = random.choice((offer.high, min(offer.high, offer.low + 4)))
    amounts = [random.randint(offer.low, high) for _ in range(random.randint(1, offer.hands))]
    while sum(amounts) > offer.total:
        amounts.pop()
    return Action(offer.verb, tuple(amounts) or (offer.low,))


def random_table(random: Random) -> Table:
    """A table of any size with purses of any size."""
    rules = random_rules(random)
    seats = random.randint(*rules.seats)
    purses = [random.randint(rules.min_bet, 60) for _ in range(seats)]
    return Table(rules, purses, random.randrange(seats), shuffler=SeededShuffler(random.randrange(10**9)))


def play(table: Table, random: Random, steps: int) -> Iterator[tuple[Event, ...]]:
    """The events of each step of a random session, at most ``steps`` of them."""
    for _ in range(steps):
        if table.over is not None:
            return
        yield table.apply(random_action(random, table.offers())) if table.to_act is not None else table.start_round()
