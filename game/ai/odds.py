"""Odds: what every legal move of the seat to act is worth, from what that seat may know and nothing else.

Chances are without replacement over the cards the seat has not seen. A player's moves are worked out against a banker
who plays by a fixed total where the rules say so, and otherwise against one who plays to maximise his own expectation
against what he can see (:mod:`game.ai.chances.bank`, :mod:`game.ai.chances.views`); nothing is inferred from how others
like to play.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.chances.keeper import Keeper
from game.ai.chances.plan import Plan
from game.ai.chances.situation import Situation
from game.ai.chances.stakes import Value
from game.engine.actions import Action, Offer
from game.engine.observation import Observation, Phase


@dataclass(frozen=True, slots=True)
class MoveOdds:
    """A move: ``ev`` is the expected change of the seat's chips over the rest of the round, against folding nothing (a
    lost bet of 1 is −1); ``win + tie + lose`` is 1."""

    action: Action
    ev: float
    win: float
    tie: float
    lose: float


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds of the seat to act. ``bust``: the chance that the next card asked for busts this hand; None where no
    card can be asked for. ``best``: the move with the highest ``ev``."""

    seat: int
    bust: float | None
    moves: tuple[MoveOdds, ...]
    best: Action


def odds(observation: Observation) -> Odds:
    """The odds of the seat to act; ValueError if the observation is of nobody to act."""
    seat = observation.seat
    if seat is None or not observation.offers:
        raise ValueError("odds are for a seat that is to act")
    actions = [action for offer in observation.offers for action in telling(offer)]
    situation = Situation(observation)
    bust: float | None = None
    values: list[Value]
    if observation.phase is Phase.PLAY:
        plan = Plan(situation, seat)
        at = situation.hand_to_act()
        values = [plan.move(plan.turn_of(at), action) for action in actions]
        bust = situation.bust_chance(at.hand)
    elif observation.phase is Phase.BANKER:
        keeper = Keeper(situation)
        values = [keeper.move(action) for action in actions]
        bust = situation.bust_chance(situation.start.hand)
    else:
        values = [(0.0, 0.0, 1.0, 0.0) for _ in actions]
    moves = tuple([MoveOdds(action, *value) for action, value in zip(actions, values, strict=True)])
    return Odds(seat, bust, moves, max(moves, key=lambda move: move.ev).action)


def telling(offer: Offer) -> list[Action]:
    """An offer's move, or for a range of amounts the least, the most and one between."""
    if not offer.high:
        return [Action(offer.verb)]
    amounts = sorted({offer.low, (offer.low + offer.high) // 2, offer.high})
    return [Action(offer.verb, (amount,)) for amount in amounts]
