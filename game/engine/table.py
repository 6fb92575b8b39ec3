"""The one door to the engine: purses, bank, banker and stock from round to round.

``to_act``, ``offers()`` and ``apply(action)`` are all there is: an action is legal if and only if an offer allows it.
Everything that needs no decision the table does by itself; :meth:`Table.start_round` begins a deal, which then runs
until a seat must choose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.actions import Action, IllegalAction, Offer, Refusal
from game.engine.banking import check_seats, close_deal
from game.engine.cards import PACK_32, PACK_52, Card, parse_cards
from game.engine.deal import Deal, Play
from game.engine.dealing import discard
from game.engine.events import CardsShuffled, EndReason, Event, RoundStarted, SatOut, SitOutReason
from game.engine.knowledge import Knowledge
from game.engine.moves import Moves
from game.engine.observation import Observation, Phase, SeatView
from game.engine.round import play
from game.engine.rules import Rules
from game.engine.score import may_end_by_name
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
        if stock is None:
            stock = Stock(shuffler(self.pack), shuffler, keeps_last=rules.keeps_last_card)
        self.stock = stock
        self.knowledge = Knowledge(len(purses))
        self.events: list[Event] = []
        self.deals = 0
        """Deals of the present banker since the bank came to him."""
        self.shuffle_due = False
        """A Pontoon or a new banker makes a shuffle before the next deal necessary."""
        self.names_count = may_end_by_name(rules)
        self.deal = Deal(self, ())
        self._fresh = True
        self._play: Play | None = None

    # What everybody may ask

    @property
    def phase(self) -> Phase:
        """What the table is waiting for."""
        if self._play is None:
            return Phase.BETWEEN if self.over is None else Phase.OVER
        return self.deal.phase

    @property
    def to_act(self) -> int | None:
        """The seat that must choose, None between two deals and when the session is over."""
        return self.deal.to_act

    def offers(self) -> tuple[Offer, ...]:
        """The legal moves of the seat to act, with their ranges."""
        return self.deal.offers

    def refusals(self) -> tuple[Refusal, ...]:
        """The moves of this game that the seat to act may not make now, and why."""
        return self.deal.refusals

    def fund(self, seat: int) -> int:
        """All chips of a seat: its purse, its open bets and, for the banker, the bank."""
        chips = self.purses[seat]
        if seat == self.banker:
            chips += self.bank
        for hand in self.deal.hands[seat]:
            chips += hand.bet
        return chips

    def observation(self, seat: int | None) -> Observation:
        """What this seat (None: a stranger) may know now."""
        deal = self.deal
        acts = seat is not None and seat == deal.to_act
        players = tuple(deal.players)
        seats = []
        for place, hands in enumerate(deal.hands):
            views = tuple([hand.view(seat) for hand in hands])
            seats.append(SeatView(self.purses[place], views, place == self.banker or place in players))
        return Observation(
            self.rules,
            seat,
            self.phase,
            self.round_number,
            self.banker,
            self.bank,
            tuple(seats),
            players,
            deal.to_act,
            deal.acting.place if deal.acting is not None else 0,
            len(self.stock),
            len(self.stock.used),
            tuple(self.knowledge.public if seat is None else self._seen_by(seat)),
            deal.offers if acts else (),
            deal.refusals if acts else (),
        )

    def _seen_by(self, seat: int) -> list[Card]:
        """Every face a seat knows: those shown to all, those only it has seen, and its own cards in play."""
        faces = self.knowledge.public + self.knowledge.private[seat]
        for hand in self.deal.hands[seat]:
            if not hand.out:
                faces += hand.own_faces()
        return faces

    # What a seat may do

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carries out an action of the seat to act and everything that follows without a choice; returns what happened.

        :class:`IllegalAction` says in one sentence why it is refused; then nothing has changed.
        """
        if self._play is None or self.deal.to_act is None:
            raise IllegalAction("nobody is to act now: start the next deal")
        for offer in self.deal.offers:
            if offer.allows(action):
                return self._advance(action)
        raise IllegalAction(self._why_not(action))

    def _why_not(self, action: Action) -> str:
        refused = f"{action} is not legal for seat {self.to_act}: "
        for refusal in self.deal.refusals:
            if refusal.verb is action.verb:
                return refused + refusal.why.value.format(number=refusal.number)
        for offer in self.deal.offers:
            if offer.verb is action.verb:
                total = f", {offer.total} in all" if offer.hands > 1 else ""
                return f"{refused}{offer.low} to {offer.high} chips{total}"
        return refused + f"it may {', '.join(offer.verb.value for offer in self.deal.offers)}"

    def start_round(self) -> tuple[Event, ...]:
        """Begins the next deal and returns what happened until a seat must choose. :class:`IllegalAction` in the middle
        of one."""
        if self._play is not None or self.over is not None:
            raise IllegalAction("the session is over" if self.over is not None else "a deal is still being played")
        self._collect_cards()
        self.round_number += 1
        order = self.order_of_play()
        players = tuple([seat for seat in order if self.purses[seat] >= self.rules.min_bet])
        self.deal = Deal(self, players)
        self.events.append(RoundStarted(self.round_number, self.banker, players))
        if len(players) < len(order):
            self.events += [SatOut(seat, SitOutReason.PURSE) for seat in order if seat not in players]
        self._shuffle_between_deals()
        self._play = play(self.deal)
        return self._advance(None)

    def _advance(self, action: Action | None) -> tuple[Event, ...]:
        assert self._play is not None
        try:
            if action is None:
                next(self._play)
            else:
                self._play.send(action)
        except StopIteration:
            self._play = None
            self.deal.rest()
            close_deal(self)
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
        self.shuffle_due = self.shuffle_due or banker != self.banker
        self.purses[:] = purses
        self.banker = banker
        self.bank = self.deals = 0
        self.stock.used_up = False
        self.over = None

    def order_of_play(self) -> list[int]:
        """The seats in order of play, without the banker."""
        count = len(self.purses)
        step = 1 if self.rules.clockwise else -1
        banker = self.banker
        return [(banker + step * place) % count for place in range(1, count)]

    def _collect_cards(self) -> None:
        """The cards of the last deal are gathered; those nobody has shown stay unseen."""
        for hands in self.deal.hands:
            for hand in hands:
                discard(self.deal, hand)

    def _shuffle_between_deals(self) -> None:
        due = self.rules.shuffle == "each_round" or (self.rules.shuffle == "pontoon" and self.shuffle_due)
        if due and not self._fresh:
            self.stock.shuffle()
            self.knowledge.restart()
        if due or self._fresh:
            self.events.append(CardsShuffled(len(self.stock)))
        self._fresh = self.shuffle_due = False

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
            "deals": self.deals,
            "fresh": self._fresh,
            "shuffle_due": self.shuffle_due,
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
        table.deals = int(saved["deals"])
        table._fresh = bool(saved["fresh"])
        table.shuffle_due = bool(saved["shuffle_due"])
        table.knowledge.public = parse_cards(saved["public"])
        table.knowledge.private = [parse_cards(cards) for cards in saved["private"]]
        return table
