"""The beginner: plays by feel and errs like a person. Sees no more and no less than any other player."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.dice import roll
from game.ai.temper import CALM, Temper
from game.ai.wagers import bet_by_temper, own_seat
from game.engine.actions import DARK, HIT, OHNE_ACE, RESTART, SPLIT, STAND, Action, Offer, Verb
from game.engine.observation import Observation, Phase
from game.engine.score import totals

_DRAWS = {12: 0.95, 13: 0.9, 14: 0.8, 15: 0.7, 16: 0.6, 17: 0.4, 18: 0.25, 19: 0.1, 20: 0.05}
"""How often one card more is taken at a total, for love of 21; always below the lowest of them."""
_FORGETS = 1 / 3
"""How often óne ász is forgotten."""
_WHIM = 0.12
"""How often a move is tried for no better reason than that it is offered."""
_HAND, _WHIMS, _CALL, _BANK, _BET = range(5)


class Beginner:
    """A computer player that goes by the total in hand and by mood. He never counts."""

    def __init__(self, seed: int, temper: Temper = CALM) -> None:
        self._seed = seed
        self._temper = temper

    def decide(self, observation: Observation) -> Action:
        """A legal action for the seat to act."""
        offer = observation.offers[0]
        if observation.phase is Phase.BANK:
            share = (0.35 + 0.65 * roll(self._seed, observation, _BANK)) * self._temper.bank
            return Action(offer.verb, (max(offer.low, min(round(offer.high * share), offer.high)),))
        if observation.phase is Phase.BETS:
            share = 0.04 + 0.21 * roll(self._seed, observation, _BET) ** 2
            return bet_by_temper(self._seed, observation, self._temper, own_seat(observation).purse * share)
        return self._play(observation, {offer.verb: offer for offer in observation.offers})

    def _play(self, observation: Observation, offered: Mapping[Verb, Offer]) -> Action:
        banks = observation.phase is Phase.BANKER
        hand = own_seat(observation).hands[0 if banks else observation.hand]
        faces = [card.face for card in hand.cards if card.face is not None]
        if len(faces) < len(hand.cards):
            return STAND  # whoever has a dark card is excited enough
        best = totals(observation.rules, faces, banker=banks)[1]
        if OHNE_ACE.verb in offered:
            forgets = roll(self._seed, observation, _CALL) < _FORGETS
            return HIT if forgets and HIT.verb in offered else OHNE_ACE
        if SPLIT.verb in offered:
            return SPLIT
        if roll(self._seed, observation, _WHIMS) < _WHIM:
            for verb in (Verb.RAISE, Verb.DOUBLE, Verb.BUY):
                if verb in offered:
                    return Action(verb, (offered[verb].low,) if offered[verb].high else ())
        wants_card = self._wants_card(observation, best)
        if RESTART.verb in offered and best < 14:
            return RESTART
        if DARK.verb in offered and wants_card and best > 16:
            return DARK
        wanted = HIT if wants_card else STAND
        return wanted if wanted.verb in offered else STAND if wanted is HIT else HIT

    def _wants_card(self, observation: Observation, best: int) -> bool:
        nerve = self._temper.nerve * 0.1
        return roll(self._seed, observation, _HAND) < _DRAWS.get(best, 1.0 if best < 12 else 0.0) + nerve
