"""The deal in progress: what lies on the table, and who is asked what. Its course is in :mod:`game.engine.round`."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from game.engine.actions import Action, Offer, Refusal
from game.engine.events import HandDeclared, Special
from game.engine.hands import Hand
from game.engine.observation import Phase

if TYPE_CHECKING:
    from game.engine.table import Table

Play = Generator[None, Action, None]
"""A part of a deal that stops wherever a seat must choose and is sent the action, already checked."""


class Deal:
    """The hands of one deal, ``hands[seat]``, and what the seat to act may do. Purses, bank and stock are the table's;
    ``emit`` tells what happened."""

    __slots__ = (
        "acting", "bank_at_bets", "banker", "banker_pontoon", "bankrupt", "emit", "hands", "next_card", "offers",
        "phase", "players", "pontoon", "purses", "refusals", "rules", "table", "to_act",
    )  # fmt: skip

    def __init__(self, table: Table, players: tuple[int, ...]) -> None:
        self.table = table
        self.rules = table.rules
        self.purses = table.purses
        self.banker = table.banker
        self.emit = table.events.append
        self.players = list(players)
        """Seats that still take part, in order of play, without the banker."""
        self.hands: list[list[Hand]] = [[] for _ in table.purses]
        self.next_card = 0
        self.phase = Phase.BETS
        self.to_act: int | None = None
        self.acting: Hand | None = None
        self.offers: tuple[Offer, ...] = ()
        self.refusals: tuple[Refusal, ...] = ()
        self.bank_at_bets = 0
        """What lay in the bank when this deal's bets were placed: the size of a refill under ``reload``."""
        self.bankrupt = False
        """A winner could not be paid in full under ``purse`` or ``reload``."""
        self.pontoon: int | None = None
        """The first seat with a Pontoon that takes the bank."""
        self.banker_pontoon = False

    @property
    def bankers_hand(self) -> Hand:
        """The banker's hand; IndexError before he has one."""
        return self.hands[self.banker][0]

    def unsettled(self) -> list[Hand]:
        """The players' hands whose bets are not decided, in order of play."""
        hands = self.hands
        return [hand for seat in self.players for hand in hands[seat] if not hand.over]

    def spare(self) -> int:
        """Chips of the bank that further bets may claim (rules.md, What all five share, 4)."""
        bank = self.table.bank
        if self.rules.bets_within_bank:
            for hands in self.hands:
                for hand in hands:
                    bank -= hand.bet
        return bank

    def ask(
        self, seat: int, offers: Sequence[Offer], refusals: Sequence[Refusal] = (), hand: Hand | None = None
    ) -> None:
        """The seat must choose now, for this hand unless it lays a bank or bets."""
        self.to_act = seat
        self.acting = hand
        self.offers = tuple(offers)
        self.refusals = tuple(refusals)

    def rest(self) -> None:
        """Nobody is to act any more."""
        self.to_act = self.acting = None
        self.offers = self.refusals = ()

    def declare(self, hand: Hand, special: Special) -> None:
        """A named hand is announced. After a Pontoon the pack is shuffled, and an unsplit one of a player takes the
        bank (Twenty-One, 6)."""
        if special is Special.PONTOON:
            self.table.shuffle_due = True
            if hand.banker:
                self.banker_pontoon = True
            elif not hand.from_split and self.pontoon is None:
                self.pontoon = hand.seat
        hand.declare(special)
        self.emit(HandDeclared(hand.seat, hand.place, special))
