"""Where the chips go: lost bets into the bank, won ones out of it, by the cover of the table (rules.md, What all five
share, 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.events import BankLaid, HandPaid, HandSettled, Outcome, Reason
from game.engine.hands import Hand
from game.engine.observation import Status
from game.engine.score import Verdict, judge

if TYPE_CHECKING:
    from game.engine.round import Round
    from game.engine.table import Table

_CALLED_OFF = Verdict(Outcome.RETURNED, Reason.BANK_EMPTY)


class Settlement:
    """The paying and collecting of one deal."""

    def __init__(self, table: Table, deal: Round) -> None:
        self._table = table
        self._round = deal
        self._lays_bank = table.rules.lays_bank != "never"
        self.bank_at_bets = 0
        """What lay in the bank when this deal's bets were placed: the size of a refill under ``reload``."""
        self.bankrupt = False
        """A winner could not be paid in full under ``purse`` or ``reload``."""

    @property
    def stuck(self) -> bool:
        """The bank is empty, a bet is unsettled and nothing can refill the bank: the round ends here."""
        table = self._table
        if table.bank or not self._lays_bank:
            return False
        return (table.rules.cover == "pot" or not table.purses[table.banker]) and bool(self._round.unsettled())

    def call_off(self) -> None:
        """Every unsettled bet goes back; the cards are thrown in, not shown."""
        for hand in self._round.unsettled():
            self._settle(hand, _CALLED_OFF)

    def settle_all(self) -> None:
        """All hands left against the bank's hand: the lost bets are collected first, then the won ones are paid, in
        order of play."""
        rules = self._table.rules
        bank = self._round.bankers_hand.score
        left = [(hand, judge(rules, hand.score, bank)) for hand in self._round.unsettled()]
        for hand, verdict in left:
            if verdict.outcome is not Outcome.WON:
                self.settle(hand, verdict)
        for hand, verdict in left:
            if verdict.outcome is Outcome.WON:
                self.settle(hand, verdict)

    def settle(self, hand: Hand, verdict: Verdict) -> None:
        """Shows a hand and ends its bet."""
        self._round.dealing.show(hand)
        self._settle(hand, verdict)

    def _settle(self, hand: Hand, verdict: Verdict) -> None:
        table = self._table
        bet = hand.bet
        bust = verdict.reason is Reason.BUST
        hand.status = Status.BUST if bust else Status.SETTLED
        place = self._round.dealing.place(hand)
        extra = paid = 0
        if verdict.outcome is Outcome.LOST:
            extra = min(bet * verdict.extra, table.purses[hand.seat])
            table.purses[hand.seat] -= extra
            if self._lays_bank:
                table.bank += bet + extra
            else:
                table.purses[table.banker] += bet + extra
        else:
            if verdict.pay:
                paid = self._pay(hand, place, bet * verdict.pay // 2)
            table.purses[hand.seat] += bet
        hand.bet = 0
        self._round.dealing.discard(hand)
        net = -bet - extra if verdict.outcome is Outcome.LOST else paid
        table.events.append(HandSettled(hand.seat, place, verdict.outcome, verdict.reason, bet, extra, net))

    def _pay(self, hand: Hand, place: int, due: int) -> int:
        """Pays as much of ``due`` chips as the cover allows and returns it."""
        table = self._table
        cover = table.rules.cover
        owed = due
        while True:
            if self._lays_bank:
                owed -= self._hand_over(hand, place, min(owed, table.bank), from_purse=False)
            if owed and (not self._lays_bank or (cover == "purse" and not table.bank)):
                owed -= self._hand_over(hand, place, min(owed, table.purses[table.banker]), from_purse=True)
            if not self._refilled(owed):
                break
        if owed and self._lays_bank and cover != "pot":
            self.bankrupt = True
        return due - owed

    def _hand_over(self, hand: Hand, place: int, amount: int, *, from_purse: bool) -> int:
        table = self._table
        if amount:
            if from_purse:
                table.purses[table.banker] -= amount
            else:
                table.bank -= amount
            table.purses[hand.seat] += amount
            table.events.append(HandPaid(hand.seat, place, amount, from_purse))
        return amount

    def _refilled(self, owed: int) -> bool:
        """Under ``reload``, refills an empty bank while somebody is owed or waiting; whether the payment goes on."""
        table = self._table
        if table.rules.cover != "reload" or table.bank or not self._lays_bank:
            return False
        if not owed and not self._round.unsettled():
            return False
        amount = min(self.bank_at_bets, table.purses[table.banker])
        if not amount:
            return False
        table.purses[table.banker] -= amount
        table.bank = amount
        table.events.append(BankLaid(table.banker, amount, refill=True))
        return bool(owed)
