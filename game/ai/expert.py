"""The expert: plays solved tables where there are any, counts the cards, weighs what the play of others tells, and
sizes bets and bank to the purse."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.dice import roll
from game.ai.estimates.banking import BankersView
from game.ai.estimates.counted import counted
from game.ai.estimates.heap import Heap, full_and_fresh, kind_of, unseen, without
from game.ai.estimates.prospects import Prospects
from game.ai.regular import Regular
from game.ai.strategy import equilibrium
from game.ai.temper import CALM, Temper
from game.ai.wagers import bank_by_temper, experts_bet, own_seat, small_bank
from game.engine.actions import HIT, STAND, Action, Offer, Verb
from game.engine.cards import Card
from game.engine.observation import HandView, Observation, Phase

Policy = Mapping[Action, float]
"""What may be done, each with its chance."""

_ESTIMATED = (Verb.HIT, Verb.STAND, Verb.DOUBLE, Verb.DARK, Verb.BUY)
_PAID_IN_FULL = 9.0
"""Bets that can surely be paid."""
_NERVE = 0.03
"""By how many bets a banker with nerves of steel overrates a card."""
_CLEARLY = 0.01
"""By how many bets what is known of the cards must speak for another move than the solved one."""


class Expert:
    """A computer player that is hard to beat, and sees no more than any other."""

    def __init__(self, seed: int, temper: Temper = CALM) -> None:
        self._seed = seed
        self._temper = temper
        self._usual = Regular(seed)

    def decide(self, observation: Observation) -> Action:
        """A legal action for the seat to act, drawn from :meth:`policy`."""
        policy = self.policy(observation)
        if len(policy) > 1:
            left = roll(self._seed, observation)
            for action, chance in policy.items():
                left -= chance
                if left < 0:
                    return action
        return max(policy, key=lambda action: policy[action])

    def policy(self, observation: Observation) -> Policy:
        """What may be done here, each with its chance."""
        if observation.phase is Phase.BANK:
            return {bank_by_temper(observation, self._temper, small_bank(observation, 1, 12)): 1.0}
        if observation.phase is Phase.BETS:
            return {experts_bet(self._seed, observation, self._temper): 1.0}
        if len(observation.offers) == 1 and not observation.offers[0].high:
            return {Action(observation.offers[0].verb): 1.0}
        solved = equilibrium(observation)
        if solved is not None and full_and_fresh(observation):
            return _with_nerve(solved, self._temper.nerve)
        if observation.phase is Phase.BANKER:
            return self._bank(observation)
        if solved is None:
            return _by_estimate(observation, self._usual.decide(observation))
        return _by_count(observation, solved)

    def _bank(self, observation: Observation) -> Policy:
        """The banker's move against all hands still in; where it hardly matters nerve decides."""
        view = BankersView(observation)
        gain = view.hit() - view.stand()
        return {HIT if gain + _NERVE * self._temper.nerve * view.at_stake > 0 else STAND: 1.0}


def _with_nerve(policy: Policy, nerve: float) -> Policy:
    """The same moves, a card a little more often, or more seldom, where both are good."""
    if not nerve or not {HIT, STAND} <= policy.keys():
        return policy
    more = nerve * min(policy[HIT], policy[STAND])
    return {**policy, HIT: policy[HIT] + more, STAND: policy[STAND] - more}


def _by_estimate(observation: Observation, usual: Action) -> Policy:
    """The move of a player's hand that promises most; ``usual``: what is done where moves cannot be estimated."""
    if usual.verb not in _ESTIMATED:
        return {usual: 1.0}
    worth = _worths(observation, unseen(observation))
    return {_full(max(worth, key=lambda offer: worth[offer])): 1.0}


def _by_count(observation: Observation, solved: Policy) -> Policy:
    """The solved moves, unless what is known of the cards speaks clearly for another one."""
    likeliest = max(solved, key=lambda action: solved[action]).verb
    if likeliest not in _ESTIMATED:
        return solved
    now = _worths(observation, unseen(observation))
    fresh = _worths(observation, without(observation.rules, _faces(_own_hand(observation))))
    offers = {offer.verb: offer for offer in now}
    usual = offers[likeliest]
    gains = {}
    for offer in now:
        before = fresh[offer] - fresh[usual]
        after = now[offer] - now[usual]
        solved_too = any(action.verb is offer.verb for action in solved)
        # A move that the solved play also makes is as good there as the others; one that it never makes is no better.
        gains[offer] = after - before if solved_too else after - max(before, 0.0)
    best = max(gains, key=lambda offer: gains[offer])
    return {_full(best): 1.0} if gains[best] > _CLEARLY else solved


def _worths(observation: Observation, heap: Heap) -> Mapping[Offer, float]:
    """What the moves of the hand are worth that can be estimated, in bets, with these cards unseen."""
    rules = observation.rules
    hand = _own_hand(observation)
    bank = observation.seats[observation.banker].hands
    bank_cards = counted([kind_of(rules, face.rank) for one in bank for face in _faces(one)])
    own = counted([kind_of(rules, face.rank) for face in _faces(hand)])
    pays = observation.bank / hand.bet if rules.cover == "pot" and rules.lays_bank != "never" else _PAID_IN_FULL
    prospects = Prospects(rules, heap, own, bank_cards, pays)
    dark = len(hand.cards) - own.cards
    if dark:
        worth = {Verb.STAND: prospects.stand(own, dark), Verb.DARK: prospects.dark(own, dark)}
        return {offer: worth[offer.verb] for offer in observation.offers}
    return {
        offer: prospects.move(own, offer.verb, offer.high / hand.bet)
        for offer in observation.offers
        if offer.verb in _ESTIMATED
    }


def _own_hand(observation: Observation) -> HandView:
    return own_seat(observation).hands[observation.hand]


def _faces(hand: HandView) -> list[Card]:
    return [card.face for card in hand.cards if card.face is not None]


def _full(offer: Offer) -> Action:
    """The move with the most chips there may be."""
    return Action(offer.verb, (offer.high,) if offer.high else ())
