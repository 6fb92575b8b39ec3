"""The one door to the engine: purses, bank, banker and stock from round to round.

``to_act``, ``offers()`` and ``apply(action)`` are all there is: an action is legal if and only if an offer allows it.
Everything that needs no decision the table does by itself; :meth:`Table.start_round` begins a deal, which then runs
until a seat must choose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.actions import Action, IllegalAction, Offer, Refusal
from game.engine.banking import Tenure, check_seats, pass_reason
from game.engine.cards import PACK_32, PACK_52, parse_cards
from game.engine.events import (
    BankBroken,
    BankPassed,
    BankReturned,
    CardsShuffled,
    EndReason,
    Event,
    PassReason,
    RoundEnded,
    RoundStarted,
    SatOut,
    SessionEnded,
    SitOutReason,
)
from game.engine.hands import Hand
from game.engine.knowledge import Knowledge
from game.engine.moves import Moves
from game.engine.observation import Observation, Phase, SeatView
from game.engine.round import Play, Round
from game.engine.rules import Rules
from game.engine.stock import SeededShuffler, Shuffler, Stock


class Table:
    """A game at a table. ``purses`` are chips, seat 0 first; ``rounds`` ends the session after so many deals (None:
    never by itself)."""

    def __init__(
        self,
        rules: Rules,
        purses: Sequence[int],
        banker: int = 0,
        *,
        shuffler: Shuffler,
        rounds: int | None = None,
        stock: Stock | None = None,
    ) -> None:
        """Raises :class:`RulesError` when these seats cannot play. ``stock``: a stacked one; otherwise the shuffler
        makes it."""
        check_seats(rules, purses, banker)
        self.rules = rules
        self.moves = Moves(rules)
        self.purses = list(purses)
        self.banker = banker
        self.bank = 0
        self.round_number = 0
        self.rounds = rounds
        self.over: EndReason | None = None
        self.pack = PACK_52 if rules.pack == 52 else PACK_32
        self.stock = stock or Stock(shuffler(self.pack), shuffler, keeps_last=rules.keeps_last_card)
        self.knowledge = Knowledge(len(purses))
        self.events: list[Event] = []
        self._deals = 0
        self._fresh = True
        self._shuffle_due = False
        self._pontoon: int | None = None
        self._banker_pontoon = False
        self._round = Round(self, ())
        self._play: Play | None = None

    # What everybody may ask

    @property
    def phase(self) -> Phase:
        """What the table is waiting for."""
        if self._play is None:
            return Phase.BETWEEN if self.over is None else Phase.OVER
        return self._round.phase

    @property
    def to_act(self) -> int | None:
        """The seat that must choose, None between two deals and when the session is over."""
        return self._round.to_act

    def offers(self) -> tuple[Offer, ...]:
        """The legal moves of the seat to act, with their ranges."""
        return self._round.offers if self._play is not None else ()

    def refusals(self) -> tuple[Refusal, ...]:
        """The moves of this game that the seat to act may not make now, and why."""
        return self._round.refusals if self._play is not None else ()

    def fund(self, seat: int) -> int:
        """All chips of a seat: its purse, its open bets and, for the banker, the bank."""
        bets = sum(hand.bet for hand in self._round.hands[seat])
        return self.purses[seat] + bets + (self.bank if seat == self.banker else 0)

    def observation(self, seat: int | None) -> Observation:
        """What this seat (None: a stranger) may know now."""
        deal = self._round
        acts = seat is not None and seat == deal.to_act
        purses = self.purses
        seats = []
        for place, at_seat in enumerate(deal.hands):
            plays = place == self.banker or place in deal.players
            seats.append(SeatView(purses[place], tuple([hand.view(seat) for hand in at_seat]), plays))
        shown = self.knowledge.public
        if seat is not None:
            shown = shown + self.knowledge.private[seat]
            for hand in deal.hands[seat]:
                shown += hand.own_faces()
        return Observation(
            rules=self.rules,
            seat=seat,
            phase=self.phase,
            round_number=self.round_number,
            banker=self.banker,
            bank=self.bank,
            seats=tuple(seats),
            players=tuple(deal.players),
            to_act=deal.to_act,
            hand=deal.dealing.place(deal.acting) if deal.acting is not None else 0,
            stock_count=len(self.stock),
            used_count=len(self.stock.used),
            shown=tuple(shown),
            offers=deal.offers if acts else (),
            refusals=deal.refusals if acts else (),
        )

    # What a seat may do

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carries out an action of the seat to act and everything that follows without a choice; returns what happened.

        :class:`IllegalAction` says in one sentence why it is refused; then nothing has changed.
        """
        if self._play is None or self.to_act is None:
            raise IllegalAction("nobody is to act now: start the next deal")
        for offer in self._round.offers:
            if offer.allows(action):
                return self._advance(action)
        raise IllegalAction(self._why_not(action))

    def _why_not(self, action: Action) -> str:
        refused = f"{action} is not legal for seat {self.to_act}: "
        for refusal in self._round.refusals:
            if refusal.verb is action.verb:
                return refused + refusal.why.value.format(number=refusal.number)
        for offer in self._round.offers:
            if offer.verb is action.verb:
                total = f", {offer.total} in all" if offer.hands > 1 else ""
                return f"{refused}{offer.low} to {offer.high} chips{total}"
        return refused + f"it may {', '.join(offer.verb.value for offer in self._round.offers)}"

    def start_round(self) -> tuple[Event, ...]:
        """Begins the next deal and returns what happened until a seat must choose. :class:`IllegalAction` in the middle
        of one."""
        if self._play is not None or self.over is not None:
            raise IllegalAction("the session is over" if self.over is not None else "a deal is still being played")
        self._collect_cards()
        self.round_number += 1
        order = self._order()
        players = tuple([seat for seat in order if self.purses[seat] >= self.rules.min_bet])
        self._round = Round(self, players)
        self.events.append(RoundStarted(self.round_number, self.banker, players))
        self.events.extend(SatOut(seat, SitOutReason.PURSE) for seat in order if seat not in players)
        self._shuffle_between_deals()
        self._pontoon = None
        self._banker_pontoon = False
        self._play = self._round.play()
        return self._advance(None)

    def _advance(self, action: Action | None) -> tuple[Event, ...]:
        assert self._play is not None
        try:
            if action is None:
                next(self._play)
            else:
                self._play.send(action)
        except StopIteration:
            self._end_round()
        events = tuple(self.events)
        self.events.clear()
        return events

    # Between two deals

    def reseat(self, purses: Sequence[int], banker: int) -> None:
        """Deals the chips and the bank anew and goes on with the same cards; raises as the constructor does.

        :class:`IllegalAction` in the middle of a deal.
        """
        if self._play is not None:
            raise IllegalAction("chips are dealt anew between two deals only")
        check_seats(self.rules, purses, banker)
        self._shuffle_due = self._shuffle_due or banker != self.banker
        self.purses[:] = purses
        self.banker = banker
        self.bank = self._deals = 0
        self.stock.used_up = False
        self.over = None

    def _order(self) -> list[int]:
        """The seats in order of play, without the banker."""
        count = len(self.purses)
        step = 1 if self.rules.clockwise else -1
        return [(self.banker + step * place) % count for place in range(1, count)]

    def _collect_cards(self) -> None:
        """The cards of the last deal are gathered; those nobody has shown stay unseen."""
        for hands in self._round.hands:
            for hand in hands:
                self._round.dealing.discard(hand)

    def _shuffle_between_deals(self) -> None:
        due = self.rules.shuffle == "each_round" or (self.rules.shuffle == "pontoon" and self._shuffle_due)
        if due and not self._fresh:
            self.stock.shuffle()
            self.knowledge.restart()
        if due or self._fresh:
            self.events.append(CardsShuffled(len(self.stock)))
        self._fresh = self._shuffle_due = False

    def pontoon_shown(self, hand: Hand) -> None:
        """A Pontoon lies on the table: after this deal the pack is shuffled, and an unsplit one of a player takes the
        bank."""
        self._shuffle_due = True
        if hand.banker:
            self._banker_pontoon = True
        elif not hand.from_split and self._pontoon is None:
            self._pontoon = hand.seat

    @property
    def _pontoon_taker(self) -> int | None:
        """The player whose Pontoon takes the bank: nobody's does when the banker has one himself (Twenty-One, 6)."""
        return None if self._banker_pontoon else self._pontoon

    def _end_round(self) -> None:
        self._play = None
        self._deals += 1
        rules = self.rules
        bankrupt = self._round.settlement.bankrupt
        if bankrupt or (rules.lays_bank != "never" and rules.cover == "pot" and self.bank < rules.min_bet):
            self.events.append(BankBroken(self.banker))
        if self.bank and (rules.lays_bank == "each_round" or self.bank < rules.min_bet):
            self._return_bank()
        self.events.append(RoundEnded(self.round_number))
        reason = pass_reason(
            rules,
            Tenure(self.purses[self.banker], self.bank, bankrupt, self._deals, self.stock.used_up, self._pontoon_taker),
            len(self.purses),
        )
        if reason is not None:
            self._pass_bank(reason)
        self.over = self._end_reason()
        if self.over is not None:
            self.events.append(SessionEnded(self.over))

    def _return_bank(self) -> None:
        if self.bank:
            self.events.append(BankReturned(self.banker, self.bank))
            self.purses[self.banker] += self.bank
            self.bank = 0

    def _pass_bank(self, reason: PassReason) -> None:
        """To the next seat in order of play that can lay ``min_bet``, or to the holder of the Pontoon."""
        self._return_bank()
        self._deals = 0
        self.stock.used_up = False
        candidates = [self._pontoon] if reason is PassReason.PONTOON and self._pontoon is not None else self._order()
        for seat in candidates:
            if self.purses[seat] >= self.rules.min_bet:
                self.events.append(BankPassed(self.banker, seat, reason))
                self.banker = seat
                self._shuffle_due = True
                return

    def _end_reason(self) -> EndReason | None:
        least = self.rules.min_bet
        if self.purses[self.banker] + self.bank < least:
            return EndReason.NO_BANKER
        if not any(purse >= least and seat != self.banker for seat, purse in enumerate(self.purses)):
            return EndReason.NO_PLAYER
        return EndReason.ROUNDS if self.rounds is not None and self.round_number >= self.rounds else None

    def snapshot(self) -> dict[str, Any]:
        """Everything needed to go on from here, as JSON values. :class:`IllegalAction` in the middle of a deal."""
        if self._play is not None:
            raise IllegalAction("a table is put away between two deals only")
        self._collect_cards()
        return {
            "purses": list(self.purses),
            "banker": self.banker,
            "bank": self.bank,
            "round_number": self.round_number,
            "rounds": self.rounds,
            "deals": self._deals,
            "fresh": self._fresh,
            "shuffle_due": self._shuffle_due,
            "stock": [card.code for card in self.stock.order],
            "used": [card.code for card in self.stock.used],
            "used_up": self.stock.used_up,
            "shuffles": self.stock.shuffler.count,
            "public": [card.code for card in self.knowledge.public],
            "private": [[card.code for card in cards] for cards in self.knowledge.private],
        }

    @classmethod
    def restore(cls, rules: Rules, saved: Mapping[str, Any], deal_number: int) -> Table:
        """The table of a :meth:`snapshot`, its later shuffles those of the deal number.

        Raises KeyError, TypeError, ValueError or :class:`RulesError` when the values are not those of a snapshot of
        such a table.
        """
        shuffler = SeededShuffler(deal_number, int(saved["shuffles"]))
        stock = Stock(
            parse_cards(saved["stock"]), shuffler, used=parse_cards(saved["used"]), keeps_last=rules.keeps_last_card
        )
        stock.used_up = bool(saved["used_up"])
        banker, bank = saved["banker"], int(saved["bank"])
        # Whoever has everything in the bank can hold it, so the seats are judged with the bank back in the purse.
        purses = [purse + bank if seat == banker else purse for seat, purse in enumerate(saved["purses"])]
        table = cls(rules, purses, banker, shuffler=shuffler, rounds=saved["rounds"], stock=stock)
        table.purses[banker] -= bank
        if sorted(card.code for card in stock.order + stock.used) != sorted(card.code for card in table.pack):
            raise ValueError("the cards of the saved table are not one whole pack")
        table.bank = bank
        table.round_number = int(saved["round_number"])
        table._deals = int(saved["deals"])
        table._fresh = bool(saved["fresh"])
        table._shuffle_due = bool(saved["shuffle_due"])
        table.knowledge.public = parse_cards(saved["public"])
        table.knowledge.private = [parse_cards(cards) for cards in saved["private"]]
        return table
