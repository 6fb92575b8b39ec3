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
from game.engine.actions import HIT, STAND, Action, Verb
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
        return {self._play(observation): 1.0}

    def _play(self, observation: Observation) -> Action:
        """The move of a player's hand that promises most."""
        usual = self._usual.decide(observation)
        if usual.verb in (Verb.RESTART, Verb.OHNE_ACE, Verb.SPLIT, Verb.RAISE) or len(observation.offers) < 2:
            return usual
        rules = observation.rules
        hand = own_seat(observation).hands[observation.hand]
        faces = [card.face for card in hand.cards if card.face is not None]
        if len(faces) < len(hand.cards):
            return STAND
        own = counted([kind_of(rules, face.rank) for face in faces])
        bank = observation.seats[observation.banker].hands
        lying_open = [kind_of(rules, card.face.rank) for one in bank for card in one.cards if card.face is not None]
        pays = observation.bank / hand.bet if rules.cover == "pot" and rules.lays_bank != "never" else 9.0
        prospects = Prospects(rules, unseen(observation), own, counted(lying_open), pays)
        best = max(observation.offers, key=lambda offer: prospects.move(own, offer.verb))
        return Action(best.verb, (best.high,) if best.high else ())
