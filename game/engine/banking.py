"""Who may sit down, and what becomes of the bank after a deal (rules.md, the section of each game on its bank)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.events import (
    BankBroken,
    BankPassed,
    BankReturned,
    EndReason,
    PassReason,
    RoundEnded,
    SessionEnded,
)
from game.engine.rules import Rules, RulesError

if TYPE_CHECKING:
    from game.engine.table import Table


def check_seats(rules: Rules, purses: Sequence[int], banker: int) -> None:
    """Raises :class:`RulesError` when the seats cannot play: one sentence that says what is wrong. Purses are chips."""
    low, high = rules.seats
    least = rules.min_bet
    if not low <= len(purses) <= high:
        raise RulesError(f"{rules.game} is played by {low} to {high} seats, not {len(purses)}")
    for seat, purse in enumerate(purses):
        if type(purse) is not int or purse < 0:
            raise RulesError(f"seat {seat} needs a purse of whole chips, not {purse!r}")
    if not 0 <= banker < len(purses):
        raise RulesError(f"there is no seat {banker} to hold the bank")
    if purses[banker] < least:
        raise RulesError(f"seat {banker} cannot hold the bank: it needs at least {least} chips")
    if not somebody_can_bet(purses, banker, least):
        raise RulesError(f"nobody can bet: a seat besides the banker needs at least {least} chips")


def somebody_can_bet(purses: Sequence[int], banker: int, least: int) -> bool:
    """Whether a seat besides the banker has at least so many chips."""
    for seat, purse in enumerate(purses):  # noqa: SIM110  # any() takes four times as long
        if purse >= least and seat != banker:
            return True
    return False


def close_deal(table: Table) -> None:
    """After the last hand: a broken bank is announced, what need not stay goes back, the bank may pass on, and the
    session may be over."""
    rules = table.rules
    deal = table.deal
    table.deals += 1
    pot_gone = rules.cover == "pot" and rules.lays_bank != "never" and table.bank < rules.min_bet
    if deal.bankrupt or pot_gone:
        table.events.append(BankBroken(table.banker))
    if rules.lays_bank == "each_round" or table.bank < rules.min_bet:
        _return_bank(table)
    table.events.append(RoundEnded(table.round_number))
    reason = _pass_reason(table)
    if reason is not None:
        _pass_bank(table, reason)
    table.over = _end_reason(table)
    if table.over is not None:
        table.events.append(SessionEnded(table.over))


def _pontoon_taker(table: Table) -> int | None:
    """The player whose Pontoon takes the bank: nobody's does when the banker has one himself (Twenty-One, 6)."""
    return None if table.deal.banker_pontoon else table.deal.pontoon


def _pass_reason(table: Table) -> PassReason | None:
    """Why the bank passes after this deal, if it does."""
    rules = table.rules
    if table.deal.bankrupt:
        return PassReason.BANKRUPT
    if not table.bank and rules.lays_bank == "tenure":
        return PassReason.BROKEN
    if _pontoon_taker(table) is not None:
        return PassReason.PONTOON
    if not table.bank and table.purses[table.banker] < rules.min_bet:
        return PassReason.PURSE
    if rules.bank_passes == "each_round":
        return PassReason.ROUND
    if rules.bank_passes == "stock_used":
        return PassReason.STOCK_USED if table.stock.used_up else None
    deals = len(table.purses) if rules.bank_passes == "circuit" else rules.bank_passes
    return PassReason.DEALS if isinstance(deals, int) and table.deals >= deals else None


def _return_bank(table: Table) -> None:
    if table.bank:
        table.events.append(BankReturned(table.banker, table.bank))
        table.purses[table.banker] += table.bank
        table.bank = 0


def _pass_bank(table: Table, reason: PassReason) -> None:
    """To the next seat in order of play that can lay ``min_bet``, or to the holder of the Pontoon."""
    _return_bank(table)
    table.deals = 0
    table.stock.used_up = False
    taker = _pontoon_taker(table) if reason is PassReason.PONTOON else None
    for seat in table.order_of_play() if taker is None else (taker,):
        if table.purses[seat] >= table.rules.min_bet:
            table.events.append(BankPassed(table.banker, seat, reason))
            table.banker = seat
            table.shuffle_due = True
            return


def _end_reason(table: Table) -> EndReason | None:
    least = table.rules.min_bet
    if table.purses[table.banker] + table.bank < least:
        return EndReason.NO_BANKER
    if not somebody_can_bet(table.purses, table.banker, least):
        return EndReason.NO_PLAYER
    return EndReason.ROUNDS if table.rounds is not None and table.round_number >= table.rounds else None
