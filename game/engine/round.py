"""One deal from the bank and the bets to the settlement: the order of play of all five games.

:func:`play` is a generator that stops wherever a seat must choose and is sent the action; everything between two stops
needs no decision. Each step is an event.
"""

from __future__ import annotations

from game.engine.betting import lay_bank, place_bets
from game.engine.deal import Deal, Play
from game.engine.dealing import deal_card, discard, show, throw_in, turn_card
from game.engine.events import DARK, OWN, UP, Outcome, Reason, Special
from game.engine.hands import Hand
from game.engine.observation import Phase
from game.engine.score import Verdict, judge
from game.engine.settlement import call_off, settle, settle_all, stuck
from game.engine.turns import bankers_turn, players_turn


def play(deal: Deal) -> Play:
    """The whole deal. Is sent an action, already checked, at each stop."""
    rules = deal.rules
    table = deal.table
    if rules.lays_bank != "never" and not table.bank:
        yield from lay_bank(deal)
    deal.bank_at_bets = table.bank
    if rules.bet_when == "before_deal":
        yield from place_bets(deal)
        _first_cards(deal)
    else:
        _first_cards(deal)
        yield from place_bets(deal)
    if rules.second_card == "after_bets":
        _second_cards(deal)
        if rules.bank_pontoon == "double" and _bank_shows_pontoon(deal):
            return
    deal.phase = Phase.PLAY
    if rules.duels:
        yield from _duels(deal)
    else:
        yield from _everybody_against_the_bank(deal)


def _first_cards(deal: Deal) -> None:
    rules = deal.rules
    for seat in deal.players:
        hands = deal.hands[seat]
        if not hands:
            hands.append(Hand(rules, seat))
        for hand in hands:
            deal_card(deal, hand, OWN)
    if rules.bank_card != "none":
        hand = _new_bankers_hand(deal)
        deal_card(deal, hand, UP if rules.bank_card == "open" else DARK)


def _new_bankers_hand(deal: Deal) -> Hand:
    hand = Hand(deal.rules, deal.banker, banker=True)
    deal.hands[deal.banker] = [hand]
    return hand


def _second_cards(deal: Deal) -> None:
    for seat in deal.players:
        deal_card(deal, deal.hands[seat][0], OWN)
    deal_card(deal, deal.bankers_hand, DARK)


def _bank_shows_pontoon(deal: Deal) -> bool:
    """The banker looks after the second card; a Pontoon is shown and every player loses double (Twenty-One,
    ``bank_pontoon``)."""
    hand = deal.bankers_hand
    for place in range(2):
        turn_card(deal, hand, place, OWN)
    if hand.named is not Special.PONTOON:
        return False
    show(deal, hand)
    deal.declare(hand, Special.PONTOON)
    for lost in deal.unsettled():
        settle(deal, lost, Verdict(Outcome.LOST, Reason.BANK_PONTOON, extra=1))
    return True


def _everybody_against_the_bank(deal: Deal) -> Play:
    for seat in tuple(deal.players):
        for hand in deal.hands[seat]:  # a split adds a hand after the one that is played
            yield from players_turn(deal, hand)
            if stuck(deal):
                call_off(deal)
                return
    if deal.unsettled():
        yield from bankers_turn(deal)
        settle_all(deal)


def _duels(deal: Deal) -> Play:
    """The banker plays each player to the end before the next (Tjueett, 4)."""
    for seat in tuple(deal.players):
        hand = deal.hands[seat][0]
        if deal.hands[deal.banker]:
            throw_in(deal, deal.bankers_hand, 0)
            deal.hands[deal.banker] = []
        deal.phase = Phase.PLAY
        yield from players_turn(deal, hand)
        if not hand.over:
            bankers_hand = _new_bankers_hand(deal)
            yield from bankers_turn(deal)
            settle(deal, hand, judge(deal.rules, hand.score, bankers_hand.score))
            discard(deal, bankers_hand)
        if stuck(deal):
            call_off(deal)
            return
