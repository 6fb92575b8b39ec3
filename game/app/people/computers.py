"""The computer players of one sitting, and what is done for one that fails or wants what is not legal."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Mapping

from game.ai.player import Player
from game.ai.temper import Temper
from game.app.people.characters import temper_of
from game.app.sitting import Sitting
from game.engine.actions import Action, Verb
from game.engine.observation import Observation

_program_log = logging.getLogger(__name__)

Levels = Mapping[str, Callable[[int, Temper], Player]]


class Computers:
    """Whoever sits at this table and is no person. They are made anew for each deal, so that a continued sitting has
    the same ones."""

    def __init__(self, sitting: Sitting, levels: Levels) -> None:
        self._sitting = sitting
        self._levels = levels
        self._players: dict[int, Player] = {}

    def begin_deal(self) -> None:
        """Nobody of the last deal is needed any more."""
        self._players.clear()

    def thought(self, observation: Observation) -> Callable[[], Action]:
        """What works out, once, the action of the seat that has made this observation: legal always. It touches
        nothing but the player and the observation, so it may run on a thread of its own while nobody else thinks."""

        def think() -> Action:
            assert observation.seat is not None
            level = self._sitting.seats[observation.seat].level
            try:
                action = self._player(observation.seat, observation.round_number).decide(observation)
            except Exception:  # whatever an opponent does, the evening goes on
                _program_log.exception("the computer player %r failed", level)
                return default_action(observation)
            if _legal(action, observation):
                return action
            _program_log.error("the computer player %r wanted to %s", level, action)
            return default_action(observation)

        return think

    def _player(self, seat: int, round_number: int) -> Player:
        if seat not in self._players:
            words = f"banco player {self._sitting.deal_number} {round_number} {seat}"
            seed = int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")
            sitter = self._sitting.seats[seat]
            self._players[seat] = self._levels[sitter.level](seed, temper_of(sitter.character))
        return self._players[seat]


def _legal(action: object, observation: Observation) -> bool:
    """Whether this is a move that is offered: a player may have answered anything at all."""
    if not isinstance(action, Action) or not all(type(amount) is int for amount in action.amounts):
        return False
    return any(offer.allows(action) for offer in observation.offers)


def default_action(observation: Observation) -> Action:
    """A legal move that commits to nothing: stand if that is offered, else the first move with its lowest amount."""
    offers = {offer.verb: offer for offer in observation.offers}
    offer = offers.get(Verb.STAND, observation.offers[0])
    return Action(offer.verb, (offer.low,) if offer.high else ())
