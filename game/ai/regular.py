"""The regular: sound rules of thumb for every game, from the observation only. He neither counts nor infers."""

from __future__ import annotations

from game.ai.dice import roll
from game.ai.temper import CALM, Temper
from game.ai.wagers import bank_by_temper, bet_by_temper, first_card, own_seat, small_bank
from game.engine.actions import DARK, HIT, OHNE_ACE, RESTART, SPLIT, STAND, Action, Verb
from game.engine.cards import ACE, Card
from game.engine.observation import HandView, Observation, Phase
from game.engine.rules import Rules
from game.engine.score import totals


class Regular:
    """A computer player that plays the thresholds of a good club player."""

    def __init__(self, seed: int, temper: Temper = CALM) -> None:
        self._seed = seed
        self._temper = temper

    def decide(self, observation: Observation) -> Action:
        """A legal action for the seat to act."""
        phase = observation.phase
        if phase is Phase.BANK:
            return bank_by_temper(observation, self._temper, small_bank(observation, 2, 10))
        if phase is Phase.BETS:
            return self._bet(observation)
        edge = self._edge(observation) if self._temper.nerve else 0
        return _play(observation, edge) if phase is Phase.PLAY else _bank(observation, edge)

    def _edge(self, observation: Observation) -> int:
        """What temper adds to the total from which a hand is left as it is: 1, 0 or −1."""
        nerve = self._temper.nerve
        if roll(self._seed, observation) >= abs(nerve):
            return 0
        return 1 if nerve > 0 else -1

    def _bet(self, observation: Observation) -> Action:
        """About a twelfth of the purse, twice that on a promising first card."""
        bet = own_seat(observation).purse // 12
        face = first_card(observation)
        if face is not None and _promising(observation.rules, face):
            bet *= 2
        return bet_by_temper(self._seed, observation, self._temper, bet)


def _promising(rules: Rules, face: Card) -> bool:
    if face.rank == ACE:
        return True
    return rules.card_values[face.rank] == 10 if rules.max_cards != 5 or rules.soft_stand else False


def _faces(hand: HandView) -> list[Card]:
    return [card.face for card in hand.cards if card.face is not None]


def _play(observation: Observation, edge: int) -> Action:
    """A player's move."""
    rules = observation.rules
    hand = own_seat(observation).hands[observation.hand]
    offered = {offer.verb: offer for offer in observation.offers}
    if OHNE_ACE.verb in offered:
        return OHNE_ACE
    faces = _faces(hand)
    if len(faces) < len(hand.cards):
        return STAND  # one dark card is enough
    low, best = totals(rules, faces)
    if RESTART.verb in offered and best < _RESTART_BELOW:
        return RESTART
    if _RAISE in offered and best >= _RAISE_FROM:
        return Action(_RAISE, (min(offered[_RAISE].high, hand.bet),))
    if SPLIT.verb in offered and faces[0].rank == ACE:
        return SPLIT
    if _BUY in offered and len(faces) == 2 and (best in (10, 11) or low <= _SMALL_PAIR):
        return Action(_BUY, (offered[_BUY].high,))
    if HIT.verb in offered and STAND.verb not in offered:
        return HIT
    if best >= _stands_from(rules, len(faces), soft=best > low) + edge:
        return STAND
    if DARK.verb in offered and best >= _DARK_FROM:
        return DARK
    return HIT if HIT.verb in offered else STAND


_RAISE, _BUY = Verb.RAISE, Verb.BUY
_RESTART_BELOW = 16
_RAISE_FROM = 19
_SMALL_PAIR = 6
_DARK_FROM = 12


def _stands_from(rules: Rules, cards: int, *, soft: bool) -> int:
    """The total from which a player's hand is left as it is: 16, which loses little in every game."""
    if rules.dark != "off":
        return 17
    if rules.soft_stand and soft:
        return 18
    return 17 if rules.soft_stand and cards == 4 else 16  # the fifth card may make a Five Card Trick


def _bank(observation: Observation, edge: int) -> Action:
    """The banker's move: a fixed threshold."""
    rules = observation.rules
    faces = _faces(observation.seats[observation.banker].hands[0])
    low, best = totals(rules, faces, banker=True)
    threshold = 16 if rules.pack == 32 or rules.duels else 17
    if rules.soft_stand and best > low:
        threshold = 18
    wanted, other = (STAND, HIT) if best >= threshold + edge else (HIT, STAND)
    return wanted if wanted.verb in [offer.verb for offer in observation.offers] else other
