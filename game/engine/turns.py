"""Whose turn it is and when it ends: a player's hand, and the banker's (rules.md, What all five share, 6 and 7)."""

from __future__ import annotations

from game.engine.actions import STAND, Action, Verb
from game.engine.consequences import CONSEQUENCES, draw
from game.engine.deal import Deal, Play
from game.engine.dealing import deal_card, show
from game.engine.events import UP, HandBust, MoveMade, Outcome, Reason, Special, TurnStarted
from game.engine.hands import Hand
from game.engine.moves import bankers_duty
from game.engine.observation import BUST, PLAYING, STOOD, Phase
from game.engine.score import EVEN, Verdict, two_aces_pay
from game.engine.settlement import settle

_ONLY = {verb: Action(verb) for verb in Verb}


def players_turn(deal: Deal, hand: Hand) -> Play:
    """A player's hand until it is over or stands."""
    hand.status = PLAYING
    deal.emit(TurnStarted(hand.seat, hand.place))
    if deal.rules.second_card == "duel":
        draw(deal, hand, UP)
    names_count = deal.table.names_count
    while hand.status is PLAYING:
        if names_count and _ends_by_name(deal, hand):
            if not hand.over:
                hand.status = STOOD
            return
        action = _only_move(deal, hand) or (yield)
        deal.emit(MoveMade(hand.seat, hand.place, action))
        CONSEQUENCES[action.verb](deal, hand, action)


def _only_move(deal: Deal, hand: Hand) -> Action | None:
    """The move of a hand that has but one; None when its seat must choose, which is asked then."""
    offers, refusals = deal.table.moves.answers(deal, hand)
    if len(offers) == 1 and not offers[0].high:
        return _ONLY[offers[0].verb]
    deal.ask(hand.seat, offers, refusals, hand)
    return None


def _ends_by_name(deal: Deal, hand: Hand) -> bool:
    """Whether a named hand ends the turn, some of them by winning at once."""
    rules = deal.rules
    special = hand.named
    if special is Special.TWO_ACES:
        _win_at_once(deal, hand, Special.TWO_ACES, Verdict(Outcome.WON, Reason.TWO_ACES, two_aces_pay(rules)))
    elif special is Special.FIVE_CARDS and (rules.instant_five or rules.five_cards == "wins"):
        _win_at_once(deal, hand, Special.FIVE_CARDS, Verdict(Outcome.WON, Reason.FIVE_CARDS, EVEN))
    elif rules.instant_21 and hand.total == 21:
        settle(deal, hand, Verdict(Outcome.WON, Reason.TWENTY_ONE, EVEN))
    elif special is Special.PONTOON:
        deal.declare(hand, special)
    elif special is Special.FEUER:
        show(deal, hand)
        deal.declare(hand, special)
    else:
        return False
    return True


def _win_at_once(deal: Deal, hand: Hand, special: Special, verdict: Verdict) -> None:
    show(deal, hand)
    deal.declare(hand, special)
    settle(deal, hand, verdict)


def bankers_turn(deal: Deal) -> Play:
    """The banker's hand, all cards face up, until it stands or is bust."""
    rules = deal.rules
    hand = deal.bankers_hand
    deal.phase = Phase.BANKER
    hand.status = PLAYING
    deal.emit(TurnStarted(hand.seat, 0))
    show(deal, hand)
    if rules.duels:
        deal_card(deal, hand, UP)
        deal_card(deal, hand, UP)
    names_count = deal.table.names_count
    fixed = rules.banker_stands_at > 0
    while hand.total <= 21:
        if names_count:
            special = hand.named
            if special is Special.PONTOON or special is Special.FEUER:
                deal.declare(hand, special)
                break
        action = bankers_duty(deal, hand) if fixed else _only_move(deal, hand) or (yield)
        deal.emit(MoveMade(hand.seat, 0, action))
        if action.verb is STAND.verb:
            break
        deal_card(deal, hand, UP)
    if hand.total <= 21:
        hand.status = STOOD
    else:
        hand.status = BUST
        deal.emit(HandBust(hand.seat, 0, hand.total))
