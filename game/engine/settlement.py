"""Where the chips go: lost bets into the bank, won ones out of it, by the cover of the table (rules.md, What all five
share, 4)."""

from __future__ import annotations

from game.engine.deal import Deal
from game.engine.dealing import discard, show
from game.engine.events import LOST, RETURNED, WON, BankLaid, HandPaid, HandSettled, Reason
from game.engine.hands import Hand
from game.engine.observation import BUST, SETTLED
from game.engine.score import LOST_AS_BUST, Verdict, judge

_CALLED_OFF = Verdict(RETURNED, Reason.BANK_EMPTY)


def stuck(deal: Deal) -> bool:
    """The bank is empty, a bet is unsettled and nothing can refill the bank: the round ends here."""
    if deal.table.bank or deal.rules.lays_bank == "never":
        return False
    return (deal.rules.cover == "pot" or not deal.purses[deal.banker]) and bool(deal.unsettled())


def call_off(deal: Deal) -> None:
    """Every unsettled bet goes back; the cards are thrown in, not shown."""
    for hand in deal.unsettled():
        _end_bet(deal, hand, _CALLED_OFF)


def settle_all(deal: Deal) -> None:
    """All hands left against the bank's hand: the lost bets are collected first, then the won ones are paid, in
    order of play."""
    bank = deal.bankers_hand.score
    left = [(hand, judge(deal.rules, hand.score, bank)) for hand in deal.unsettled()]
    for hand, verdict in left:
        if verdict.outcome is not WON:
            settle(deal, hand, verdict)
    for hand, verdict in left:
        if verdict.outcome is WON:
            settle(deal, hand, verdict)


def settle(deal: Deal, hand: Hand, verdict: Verdict) -> None:
    """Shows a hand and ends its bet."""
    show(deal, hand)
    _end_bet(deal, hand, verdict)


def _end_bet(deal: Deal, hand: Hand, verdict: Verdict) -> None:
    seat = hand.seat
    bet = hand.bet
    outcome = verdict.outcome
    hand.status = BUST if verdict is LOST_AS_BUST else SETTLED
    extra = 0
    if outcome is LOST:
        if verdict.extra:
            extra = min(bet * verdict.extra, deal.purses[seat])
            deal.purses[seat] -= extra
        net = -bet - extra
        _collect(deal, bet + extra)
    else:
        net = _pay(deal, hand, bet * verdict.pay // 2) if verdict.pay else 0
        deal.purses[seat] += bet
    hand.bet = 0
    discard(deal, hand)
    deal.emit(HandSettled(seat, hand.place, outcome, verdict.reason, bet, extra, net))


def _collect(deal: Deal, amount: int) -> None:
    """A lost bet goes to the bank, or to the banker's purse where no bank is laid."""
    if deal.rules.lays_bank != "never":
        deal.table.bank += amount
    else:
        deal.purses[deal.banker] += amount


def _pay(deal: Deal, hand: Hand, due: int) -> int:
    """Pays as much of ``due`` chips as the cover allows and returns it."""
    table = deal.table
    lays_bank = deal.rules.lays_bank != "never"
    cover = deal.rules.cover
    owed = due
    while True:
        if lays_bank and table.bank:
            amount = min(owed, table.bank)
            table.bank -= amount
            owed -= amount
            _hand_over(deal, hand, amount, from_purse=False)
        if owed and deal.purses[deal.banker] and (not lays_bank or (cover == "purse" and not table.bank)):
            amount = min(owed, deal.purses[deal.banker])
            deal.purses[deal.banker] -= amount
            owed -= amount
            _hand_over(deal, hand, amount, from_purse=True)
        if cover != "reload" or not _refilled(deal, owed):
            break
    if owed and lays_bank and cover != "pot":
        deal.bankrupt = True
    return due - owed


def _hand_over(deal: Deal, hand: Hand, amount: int, *, from_purse: bool) -> None:
    deal.purses[hand.seat] += amount
    deal.emit(HandPaid(hand.seat, hand.place, amount, from_purse))


def _refilled(deal: Deal, owed: int) -> bool:
    """Under ``reload``, refills an empty bank while somebody is owed or waiting; whether the payment goes on."""
    table = deal.table
    if table.bank or deal.rules.lays_bank == "never":
        return False
    if not owed and not deal.unsettled():
        return False
    amount = min(deal.bank_at_bets, deal.purses[deal.banker])
    if not amount:
        return False
    deal.purses[deal.banker] -= amount
    table.bank = amount
    deal.emit(BankLaid(deal.banker, amount, refill=True))
    return bool(owed)
