"""The expert: counts the cards, weighs what the play of others tells, and sizes bets and bank to the purse."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.banking import BankersView
from game.ai.counted import counted
from game.ai.dice import roll
from game.ai.heap import kind_of, unseen
from game.ai.prospects import Prospects
from game.ai.regular import Regular
from game.ai.temper import CALM, Temper
from game.ai.wagers import bank_by_temper, experts_bet, own_seat, small_bank
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
        if observation.phase is Phase.BANK:
            return {bank_by_temper(observation, self._temper, small_bank(observation, 1, 12)): 1.0}
        if observation.phase is Phase.BETS:
            return {experts_bet(self._seed, observation, self._temper): 1.0}
        if observation.phase is Phase.BANKER and len(observation.offers) == 2:
            view = BankersView(observation)
            return {HIT if view.hit() > view.stand() else STAND: 1.0}
        usual = self._usual.decide(observation)
        offered = {offer.verb for offer in observation.offers}
        if usual not in (HIT, STAND) or not offered >= {HIT.verb, STAND.verb} or observation.rules.dark != "off":
            return {usual: 1.0}
        rules = observation.rules
        hand = own_seat(observation).hands[observation.hand]
        own = counted([kind_of(rules, card.face.rank) for card in hand.cards if card.face is not None])
        prospects = Prospects(rules, unseen(observation))
        return {HIT if prospects.hit(own) > prospects.stand(own) else STAND: 1.0}
