"""Odds: what every legal move of the seat to act is worth, from what that seat may know and nothing else.

Chances are without replacement over the cards the seat has not seen. A banker with a free choice is taken to be one who
plays to maximise his own expectation against what he can see: open cards, numbers of cards, bets. A hidden card is for
him any card he has not seen, on what the rules force it to be (:mod:`game.ai.chances.views`); nothing is inferred from
how others like to play, neither by him nor by the seat that asks.

Exact are all moves of a player's hand and of the banker, but for this, which is near:

* Several hands with more than 32 cards unseen, or too many ways to lay their hidden cards: a player's look-ahead takes
  the other hands as they are now, each by itself; neither what they tell of the cards that are left nor that two cannot
  have the same card is counted. Otherwise all hands that have stood are weighed together
  (:mod:`game.ai.chances.together`).
* Other hands that are still to play, against a free banker: those are taken to play plainly
  (:mod:`game.ai.chances.company`).
* The banker weighs all hands together, unless there are too many ways to lay their hidden cards
  (:mod:`game.ai.chances.joint`): then each by itself.
* Where the bank may run short, what other hands claim before is taken for each by itself
  (:mod:`game.ai.chances.claims`). The hands of a split are valued as if the other did not lie there.
* A call of *óne ász* tells the banker of an ace; he is taken not to have heard it.
* A second new hand in one turn (*óne ász*, starting again) counts by a sketch unless ten cards or fewer can be had.
* A shuffle in mid-deal with more than ten cards unseen (:class:`game.ai.chances.tree.Supply`).
* Bets and banks: all figures are estimates (:mod:`game.ai.chances.opening`).

Where the banker meets one player after the other (*duels*), his figures are those of the hand that is being played.

Quick odds are for somebody who waits. They are the same where at most sixteen cards are unseen or out of play.
Otherwise they are near: in the mean by a few thousandths of the bet, but by a tenth and more at a full table at the end
of a pack, where hands that have stood are not weighed together by a player:

* The first card of a look-ahead changes the chances of those that follow, later ones are put back
  (``Finish.draws``); the hands of a split begin with the cards as they are.
* Where the banker sees the cards that are drawn, he chooses by kinds of hands (:mod:`game.ai.chances.kinds`), and hands
  whose open cards come to the same and are as many face the same choices of his.
* What cards drawn do to his results is taken from a banker who plays by a fixed total (``FreeBanker.results_near``).
* There, that three hidden cards and more are none of his own is told of one of these at a time (``Several``); and a
  banker weighs hands together only where there are few ways to lay their hidden cards.
* Another bet of the same hand, or an amount between two others, counts in proportion; and a banker who has only one
  hand against him takes it to have chips enough behind it.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.chances.company import Company
from game.ai.chances.keeper import Keeper
from game.ai.chances.opening import Opening
from game.ai.chances.plan import Plan
from game.ai.chances.situation import HandAt, Situation
from game.ai.chances.stakes import Value, add, mean
from game.ai.chances.turn import Turn
from game.engine.actions import STAND, Action, Offer, Verb
from game.engine.observation import Observation, Phase
from game.engine.score import Score


@dataclass(frozen=True, slots=True)
class MoveOdds:
    """A move: ``ev`` is the expected change of the seat's chips over the rest of the round, against folding nothing (a
    lost bet of 1 is −1), played on as well as can be.

    ``win + tie + lose`` is 1: how the hand that acts ends; for the banker how the hands still in end for him, each by
    its share of the bets.
    """

    action: Action
    ev: float
    win: float
    tie: float
    lose: float


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds of the seat to act. ``bust``: the chance that the next card asked for busts this hand; None where no
    card can be asked for. ``best``: the move with the highest ``ev``."""

    seat: int
    bust: float | None
    moves: tuple[MoveOdds, ...]
    best: Action

    @property
    def estimated(self) -> bool:
        """Whether the figures are estimates: those of bets and banks."""
        return self.best.verb in (Verb.BET, Verb.BANK)


def odds(observation: Observation, *, quick: bool = False) -> Odds:
    """The odds of the seat to act, ``quick`` ones near enough to play by; ValueError if nobody is to act."""
    seat = observation.seat
    if seat is None or not observation.offers:
        raise ValueError("odds are for a seat that is to act")
    actions = [action for offer in observation.offers for action in telling(offer)]
    situation = Situation(observation, quick=quick)
    bust: float | None = None
    if observation.phase is Phase.PLAY:
        at = situation.hand_to_act()
        values = _players_moves(situation, at)
        bust = situation.bust_chance(at)
    elif observation.phase is Phase.BANKER:
        keeper = Keeper(situation)
        values = [keeper.move(action) for action in actions]
        bust = situation.bust_chance(None)
    else:
        opening = Opening(situation, seat)
        values = [opening.move(action) for action in actions]
    moves = tuple([MoveOdds(action, *value) for action, value in zip(actions, values, strict=True)])
    return Odds(seat, bust, moves, max(moves, key=lambda move: move.ev).action)


def bank_results(observation: Observation, *, quick: bool = False) -> dict[Score, float]:
    """How likely each result of the bank is if the player's hand to act stands now; points over 21 stand for bust.

    ValueError if no player's hand is to act. With dark cards of the hand these are the chances before they are turned.
    """
    if observation.phase is not Phase.PLAY or not observation.offers:
        raise ValueError("no player's hand is to act")
    situation = Situation(observation, quick=quick)
    at = situation.hand_to_act()
    found = _plan(situation, at).bank_results(at)
    return {situation.book.scores[result]: chance for result, chance in found.items() if chance > 0}


def _plan(situation: Situation, at: HandAt) -> Plan:
    others = [other for other in situation.hands if other is not at]
    return Plan(situation, at.seat, Company(situation, at, [] if situation.rules.duels else others))


def _players_moves(situation: Situation, at: HandAt) -> list[Value]:
    plan = _plan(situation, at)
    turn = plan.turn_of(at)
    others = [other for other in situation.hands if other is not at and other.seat == at.seat]
    besides = sum([_other_hand(situation, other) for other in others])
    values = [value for offer in situation.observation.offers for value in _values(plan, turn, telling(offer))]
    return [add((besides, 0.0, 0.0, 0.0), value) for value in values]


def _values(plan: Plan, turn: Turn, actions: list[Action]) -> list[Value]:
    """What the moves of one offer are worth; where figures need only be near, an amount between others by these."""
    if len(actions) < 3 or not plan.situation.near:
        return [plan.move(turn, action) for action in actions]
    least, most = plan.move(turn, actions[0]), plan.move(turn, actions[2])
    low, middle, high = [action.amounts[0] for action in actions]
    share = (middle - low) / (high - low)
    return [least, mean([(1 - share, least), (share, most)]), most]


def _other_hand(situation: Situation, at: HandAt) -> float:
    """What another hand of the seat is worth by itself, in chips."""
    plan = _plan(situation, at)
    turn = plan.turn_of(at)
    if at.stood:
        return plan.move(turn, STAND)[0]
    return plan.best(turn._replace(deck=situation.frozen) if situation.near else turn)[0]


def telling(offer: Offer) -> list[Action]:
    """An offer's move, or for a range of amounts the least, the most and one between."""
    if not offer.high:
        return [Action(offer.verb)]
    amounts = sorted({offer.low, (offer.low + offer.high) // 2, offer.high})
    return [Action(offer.verb, (amount,)) for amount in amounts]
