"""Chips that a computer player bets, as its temper would have it."""

from __future__ import annotations

from game.ai.dice import roll
from game.ai.temper import Temper
from game.engine.actions import Action
from game.engine.observation import Observation, SeatView

_MOOD = 100  # a purpose of the dice that no level uses


def own_seat(observation: Observation) -> SeatView:
    """The seat that decides; an observation with offers always has one."""
    assert observation.seat is not None
    return observation.seats[observation.seat]


def bet_by_temper(seed: int, observation: Observation, temper: Temper, chips: float) -> Action:
    """A bet of about so many chips on one hand, made larger or smaller by temper, within what is offered."""
    offer = observation.offers[0]
    chips *= temper.bets
    if temper.moods:
        chips *= 1 + temper.moods * (2 * roll(seed, observation, _MOOD) - 1)
    if temper.lucky:
        hands = own_seat(observation).hands
        face = hands[0].cards[0].face if hands and hands[0].cards else None
        if face is not None and face.rank == temper.lucky:
            chips *= 1.5
    return Action(offer.verb, (max(offer.low, min(round(chips), offer.high)),))
