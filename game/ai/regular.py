"""The regular: sound rules of thumb for every game, from the observation only. He neither counts nor infers."""

from __future__ import annotations

from game.engine.actions import DARK, HIT, OHNE_ACE, RESTART, SPLIT, STAND, Action, Offer, Verb
from game.engine.cards import ACE, Card
from game.engine.observation import HandView, Observation, Phase
from game.engine.rules import Rules
from game.engine.score import totals


class Regular:
    """A computer player that plays the thresholds of a good club player."""

    def decide(self, observation: Observation) -> Action:
        """A legal action for the seat to act."""
        phase = observation.phase
        if phase is Phase.PLAY:
            return _play(observation)
        if phase is Phase.BANKER:
            return _bank(observation)
        offer = observation.offers[0]
        amount = _bet(observation, offer) if phase is Phase.BETS else _lay(observation, offer)
        return Action(offer.verb, (amount,))


def _lay(observation: Observation, offer: Offer) -> int:
    """A bank that covers a few bets of everybody, yet never the whole purse if the rules allow less. Chips."""
    wanted = max(offer.high * 2 // 5, 3 * observation.rules.min_bet * len(observation.players))
    return max(offer.low, min(wanted, offer.high * 4 // 5))


def _bet(observation: Observation, offer: Offer) -> int:
    """About a twelfth of the purse, twice that on a promising first card. Chips."""
    seat = observation.seats[_seat(observation)]
    bet = seat.purse // 12
    if seat.hands and seat.hands[0].cards:
        face = seat.hands[0].cards[0].face
        if face is not None and _promising(observation.rules, face):
            bet *= 2
    return max(offer.low, min(bet, offer.high))


def _seat(observation: Observation) -> int:
    """The seat that decides; an observation with offers always has one."""
    assert observation.seat is not None
    return observation.seat


def _promising(rules: Rules, face: Card) -> bool:
    if face.rank == ACE:
        return True
    value = rules.card_values[face.rank]
    return value == 10 if rules.max_cards != 5 or rules.soft_stand else False


def _faces(hand: HandView) -> list[Card]:
    return [card.face for card in hand.cards if card.face is not None]


def _play(observation: Observation) -> Action:
    """A player's move."""
    rules = observation.rules
    hand = observation.seats[_seat(observation)].hands[observation.hand]
    offered = {offer.verb: offer for offer in observation.offers}
    if Verb.OHNE_ACE in offered:
        return OHNE_ACE
    faces = _faces(hand)
    if len(faces) < len(hand.cards):
        return STAND  # one dark card is enough
    low, best = totals(rules, faces)
    if Verb.RESTART in offered and best < _RESTART_BELOW:
        return RESTART
    if Verb.RAISE in offered and best >= _RAISE_FROM:
        return Action(Verb.RAISE, (min(offered[Verb.RAISE].high, hand.bet),))
    if Verb.SPLIT in offered and faces[0].rank == ACE:
        return SPLIT
    if Verb.BUY in offered and len(faces) == 2 and (best in (10, 11) or low <= _SMALL_PAIR):
        return Action(Verb.BUY, (offered[Verb.BUY].high,))
    if Verb.HIT in offered and Verb.STAND not in offered:
        return HIT
    if best >= _stands_from(rules, len(faces), soft=best > low):
        return STAND
    if Verb.DARK in offered and best >= _DARK_FROM:
        return DARK
    return HIT if Verb.HIT in offered else STAND


_RESTART_BELOW = 16
_RAISE_FROM = 19
_SMALL_PAIR = 6
_DARK_FROM = 12


def _stands_from(rules: Rules, cards: int, *, soft: bool) -> int:
    """The total from which a player's hand is left as it is (the study of the five games: 15 or 16 loses least)."""
    if rules.dark != "off":
        return 17
    if rules.pack == 32:
        return 15
    if rules.soft_stand and cards == 4:
        return 17  # the fifth card may make a Five Card Trick
    return 18 if soft else 16 if rules.soft_stand else 15


def _bank(observation: Observation) -> Action:
    """The banker's move: a fixed threshold."""
    rules = observation.rules
    faces = _faces(observation.seats[observation.banker].hands[0])
    low, best = totals(rules, faces, banker=True)
    threshold = 16 if rules.pack == 32 or rules.duels else 17
    if rules.soft_stand and best > low:
        threshold = 18
    stands = best >= threshold
    wanted, other = (STAND, HIT) if stands else (HIT, STAND)
    return wanted if any(offer.verb is wanted.verb for offer in observation.offers) else other
