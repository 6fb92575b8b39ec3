"""Odds that are made up, for tests of what is made of odds."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.odds import MoveOdds, Odds
from game.engine.actions import Action, Offer
from game.engine.observation import Observation


def actions(offer: Offer) -> list[Action]:
    """The least, the most and one amount between, or the move itself."""
    amounts = sorted({offer.low, (offer.low + offer.high) // 2, offer.high})
    return [Action(offer.verb, (amount,)) for amount in amounts] if offer.high else [Action(offer.verb)]


def made_up(observation: Observation, worth: Callable[[Action], float], bust: float | None = 0.3) -> Odds:
    """Odds of the seat to act in which every move is worth what ``worth`` says."""
    assert observation.seat is not None
    moves = tuple([MoveOdds(one, worth(one), 0.4, 0.1, 0.5) for offer in observation.offers for one in actions(offer)])
    return Odds(observation.seat, bust, moves, max(moves, key=lambda move: move.ev).action)


def equal(observation: Observation) -> Odds:
    """Odds in which all moves are worth the same."""
    return made_up(observation, lambda _action: -0.25)
