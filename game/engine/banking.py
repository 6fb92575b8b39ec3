"""Who may sit down, and when the bank passes (rules.md, the section of each game on its bank)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.events import PassReason
from game.engine.rules import Rules, RulesError


def check_seats(rules: Rules, purses: Sequence[int], banker: int) -> None:
    """Raises :class:`RulesError` when the seats cannot play: one sentence that says what is wrong. Purses are chips."""
    low, high = rules.seats
    if not low <= len(purses) <= high:
        raise RulesError(f"{rules.game} is played by {low} to {high} seats, not {len(purses)}")
    for seat, purse in enumerate(purses):
        if type(purse) is not int or purse < 0:
            raise RulesError(f"seat {seat} needs a purse of whole chips, not {purse!r}")
    if not 0 <= banker < len(purses):
        raise RulesError(f"there is no seat {banker} to hold the bank")
    if purses[banker] < rules.min_bet:
        raise RulesError(f"seat {banker} cannot hold the bank: it needs at least {rules.min_bet} chips")
    if all(purse < rules.min_bet for seat, purse in enumerate(purses) if seat != banker):
        raise RulesError(f"nobody can bet: a seat besides the banker needs at least {rules.min_bet} chips")


@dataclass(frozen=True, slots=True)
class Tenure:
    """How a banker stands after a deal: chips in purse and bank, whether a winner went unpaid, deals in this tenure,
    whether the last card of the stock was dealt in it, and the seat whose Pontoon takes the bank (None: nobody's)."""

    purse: int
    bank: int
    bankrupt: bool
    deals: int
    stock_used: bool
    pontoon: int | None


def pass_reason(rules: Rules, tenure: Tenure, seats: int) -> PassReason | None:
    """Why the bank passes after this deal, if it does."""
    if tenure.bankrupt:
        return PassReason.BANKRUPT
    if not tenure.bank and rules.lays_bank == "tenure":
        return PassReason.BROKEN
    if tenure.pontoon is not None:
        return PassReason.PONTOON
    if not tenure.bank and tenure.purse < rules.min_bet:
        return PassReason.PURSE
    if rules.bank_passes == "each_round":
        return PassReason.ROUND
    if rules.bank_passes == "stock_used":
        return PassReason.STOCK_USED if tenure.stock_used else None
    deals = seats if rules.bank_passes == "circuit" else rules.bank_passes
    return PassReason.DEALS if isinstance(deals, int) and tenure.deals >= deals else None
