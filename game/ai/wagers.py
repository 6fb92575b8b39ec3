"""Chips: how much a computer player bets and lays as bank, by its level and its temper."""

from __future__ import annotations

from game.ai.dice import roll
from game.ai.estimates.counted import counted
from game.ai.estimates.heap import kind_of, unseen
from game.ai.estimates.prospects import Prospects
from game.ai.temper import Temper
from game.engine.actions import Action
from game.engine.cards import Card
from game.engine.observation import Observation, SeatView

_MOOD, _BLUFF = 100, 101  # purposes of the dice that no level uses
_USUAL_SHARE = 12
"""A usual bet is the purse divided by this."""
_HIGHEST_SHARE = 3
_BLUFFS = 1 / 8
"""How often an expert bets on a middling card as on a good one, so that his bets tell less."""


def own_seat(observation: Observation) -> SeatView:
    """The seat that decides; an observation with offers always has one."""
    assert observation.seat is not None
    return observation.seats[observation.seat]


def first_card(observation: Observation) -> Card | None:
    """The card that the seat looks at before it bets, if it has one."""
    hands = own_seat(observation).hands
    return hands[0].cards[0].face if hands and hands[0].cards else None


def bet_by_temper(seed: int, observation: Observation, temper: Temper, chips: float) -> Action:
    """A bet of about so many chips on one hand, made larger or smaller by temper, within what is offered."""
    offer = observation.offers[0]
    chips *= temper.bets
    if temper.moods:
        chips *= 1 + temper.moods * (2 * roll(seed, observation, _MOOD) - 1)
    face = first_card(observation)
    if temper.lucky and face is not None and face.rank == temper.lucky:
        chips *= 1.5
    return Action(offer.verb, (max(offer.low, min(round(chips), offer.high)),))


def bank_by_temper(observation: Observation, temper: Temper, chips: float) -> Action:
    """A bank of about so many chips, made larger or smaller by temper; a generous one can be played against by all."""
    offer = observation.offers[0]
    if temper.generous:
        chips = max(chips, offer.high * 2 / 5)
    return Action(offer.verb, (max(offer.low, min(round(chips * temper.bank), offer.high * 4 // 5)),))


def small_bank(observation: Observation, spare: float, share: int) -> float:
    """Chips to lay as bank: ``spare`` times what everybody needs to bet at all, or one ``share``-th of the purse.

    Where nothing but the bank (or the same amount again) is ever paid, a bank that is no larger loses little and
    collects much. Where the purse backs it, a large one only lets others bet more, to the banker's advantage.
    """
    rules = observation.rules
    purse = observation.offers[0].high
    least = rules.min_bet * len(observation.players)
    return max(purse * 2 / 5, 3 * least) if rules.cover == "purse" else max(spare * least, purse // share)


def experts_bet(seed: int, observation: Observation, temper: Temper) -> Action:
    """The least on a bad first card, the more on a good one the better it is."""
    rules = observation.rules
    purse = own_seat(observation).purse
    usual = purse / _USUAL_SHARE
    face = first_card(observation)
    if face is None:
        return _blind_bet(seed, observation, temper)
    bank = observation.seats[observation.banker].hands
    lying_open = [kind_of(rules, card.face.rank) for hand in bank for card in hand.cards if card.face is not None]
    own = counted([kind_of(rules, face.rank)])
    prospects = Prospects(rules, unseen(observation), own, counted(lying_open))
    worth = prospects.after_cards(own, 0 if rules.second_card == "asked" else 1)
    if worth > 0:
        chips = min(usual + purse * worth / 2, purse / _HIGHEST_SHARE)
    else:
        chips = usual if worth > -0.1 and roll(seed, observation, _BLUFF) < _BLUFFS else 0
    return bet_by_temper(seed, observation, temper, chips)


def _blind_bet(seed: int, observation: Observation, temper: Temper) -> Action:
    """A bet before any card. Whoever plays dark cards well has the better of the bank (what a table is told about its
    own rules): he bets as much, and on as many hands, as the bank can still double and pay one and a half times."""
    offer, bank = observation.offers[0], observation.bank
    purse = own_seat(observation).purse
    if observation.rules.dark != "wins":
        return bet_by_temper(seed, observation, temper, offer.low)
    one = bet_by_temper(seed, observation, temper, min(purse / 10, bank / 2)).amounts[0]
    hands = min(offer.hands, max(1, round(purse / 6 / one)), max(1, bank // (2 * one)))
    return Action(offer.verb, (one,) * hands)
