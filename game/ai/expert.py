"""The expert: counts the cards, weighs what the play of others tells, and sizes bets and bank to the purse."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.banking import BankersView
from game.ai.dice import roll
from game.ai.regular import Regular
from game.ai.temper import CALM, Temper
from game.engine.actions import HIT, STAND, Action
from game.engine.observation import Observation, Phase


class Expert:
    """A computer player that is hard to beat, and sees no more than any other."""

    def __init__(self, seed: int, temper: Temper = CALM) -> None:
        self._seed = seed
        self._temper = temper
        self._usual = Regular(seed, temper)

    def decide(self, observation: Observation) -> Action:
        """A legal action for the seat to act, drawn from :meth:`policy`."""
        policy = self.policy(observation)
        left = roll(self._seed, observation)
        for action, chance in policy.items():
            left -= chance
            if left < 0:
                return action
        return max(policy, key=lambda action: policy[action])

    def policy(self, observation: Observation) -> Mapping[Action, float]:
        """What may be done here, each with its chance."""
        if observation.phase is Phase.BANKER and len(observation.offers) == 2:
            view = BankersView(observation)
            return {HIT if view.hit() > view.stand() else STAND: 1.0}
        return {self._usual.decide(observation): 1.0}
