"""Bank and bets, before anybody's turn (rules.md, What all five share, 3 and 4)."""

from __future__ import annotations

from game.engine.actions import Offer, Verb
from game.engine.deal import Deal, Play
from game.engine.dealing import throw_in
from game.engine.events import BankLaid, BetPlaced, SatOut, SitOutReason
from game.engine.hands import Hand
from game.engine.observation import Phase


def lay_bank(deal: Deal) -> Play:
    """The banker lays a bank, if he can one that covers the least bet of everybody."""
    banker = deal.banker
    purse = deal.purses[banker]
    low = min(deal.rules.min_bet * len(deal.players), purse)
    deal.phase = Phase.BANK
    deal.ask(banker, [Offer(Verb.BANK, low, purse, total=purse)])
    action = yield
    amount = action.amounts[0]
    deal.purses[banker] -= amount
    deal.table.bank = amount
    deal.emit(BankLaid(banker, amount))


def place_bets(deal: Deal) -> Play:
    """Everybody bets, in order of play; whoever the bank cannot cover any more sits out."""
    deal.phase = Phase.BETS
    still_to_bet = len(deal.players)
    for seat in tuple(deal.players):
        still_to_bet -= 1
        offer = _bet_offer(deal, seat, still_to_bet)
        if offer is None:
            _sit_out(deal, seat)
            continue
        deal.ask(seat, [offer])
        action = yield
        hands = deal.hands[seat]
        for place, amount in enumerate(action.amounts):
            if place == len(hands):
                hands.append(Hand(deal.rules, seat, place))
            deal.purses[seat] -= amount
            hands[place].place_bet(amount)
            deal.emit(BetPlaced(seat, place, amount))


def _bet_offer(deal: Deal, seat: int, still_to_bet: int) -> Offer | None:
    """What the seat may bet, None if the bank has too little left for it."""
    rules = deal.rules
    least = rules.min_bet
    total = deal.purses[seat]
    high = deal.table.bank if rules.lays_bank != "never" else deal.purses[deal.banker]
    if rules.max_bet:
        high = min(high, rules.max_bet)
    if rules.bets_within_bank:
        left = deal.spare()
        if left < least:
            return None
        reserved = min(still_to_bet, left // least - 1)
        total = min(total, left - least * reserved)
    most_hands = rules.max_hands if rules.bet_when == "before_deal" else 1
    return Offer(Verb.BET, least, min(high, total), min(most_hands, total // least), total)


def _sit_out(deal: Deal, seat: int) -> None:
    deal.players.remove(seat)
    for hand in deal.hands[seat]:
        throw_in(deal, hand, 0)
    deal.hands[seat] = []
    deal.emit(SatOut(seat, SitOutReason.BANK))
