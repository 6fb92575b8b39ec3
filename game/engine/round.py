"""One deal from the bank and the bets to the settlement: the state machine of all five games.

:meth:`Round.play` is a generator that stops wherever a seat must choose and is sent the action; everything between two
stops needs no decision. Each step is an event. The accounts (purses, bank) belong to the table, paying to
:mod:`game.engine.settlement`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from game.engine.actions import Action, Offer, Refusal, Verb
from game.engine.dealing import Dealing
from game.engine.events import (
    BankLaid,
    BetAdded,
    BetPlaced,
    Facing,
    HandBust,
    HandDeclared,
    HandSplit,
    MoveMade,
    Outcome,
    Reason,
    SatOut,
    SitOutReason,
    Special,
    TurnStarted,
)
from game.engine.hands import Hand
from game.engine.moves import Means
from game.engine.observation import Phase, Status
from game.engine.score import EVEN, Verdict, judge, may_end_by_name, two_aces_pay
from game.engine.settlement import Settlement

if TYPE_CHECKING:
    from game.engine.table import Table

Play = Generator[None, Action, None]
Choice = Generator[None, Action, Action]


_ONLY = {verb: Action(verb) for verb in Verb}


class Round:
    """The deal in progress at a table."""

    def __init__(self, table: Table, players: tuple[int, ...]) -> None:
        self._table = table
        self._rules = table.rules
        self.players = list(players)
        """Seats that still take part, in order of play, without the banker."""
        self.dealing = Dealing(table)
        self.hands = self.dealing.hands
        self.to_act: int | None = None
        self.acting: Hand | None = None
        self.offers: tuple[Offer, ...] = ()
        self.refusals: tuple[Refusal, ...] = ()
        self.phase = Phase.BETS
        self.settlement = Settlement(table, self)
        self._emit = table.events.append
        self._names_count = may_end_by_name(table.rules)

    @property
    def bankers_hand(self) -> Hand:
        """The banker's hand; IndexError before he has one."""
        return self.hands[self._table.banker][0]

    def unsettled(self) -> list[Hand]:
        """The players' hands whose bets are not decided, in order of play."""
        return [hand for seat in self.players for hand in self.hands[seat] if not hand.over]

    def play(self) -> Play:
        """The whole deal. Is sent an action, already checked, at each stop."""
        rules = self._rules
        table = self._table
        if rules.lays_bank != "never" and not table.bank:
            yield from self._lay_bank()
        self.settlement.bank_at_bets = table.bank
        if rules.bet_when == "before_deal":
            yield from self._bets()
            self._first_cards()
        else:
            self._first_cards()
            yield from self._bets()
        if rules.second_card == "after_bets":
            self._second_cards()
            if rules.bank_pontoon == "double" and self._bank_shows_pontoon():
                return
        self.phase = Phase.PLAY
        if rules.duels:
            yield from self._duels()
        else:
            yield from self._everybody_against_the_bank()

    # Bank and bets

    def _lay_bank(self) -> Play:
        table = self._table
        purse = table.purses[table.banker]
        low = min(self._rules.min_bet * len(self.players), purse)
        self.phase = Phase.BANK
        action = yield from self._ask(table.banker, [Offer(Verb.BANK, low, purse, total=purse)])
        table.purses[table.banker] -= action.amounts[0]
        table.bank = action.amounts[0]
        self._emit(BankLaid(table.banker, action.amounts[0]))

    def _bets(self) -> Play:
        self.phase = Phase.BETS
        order = tuple(self.players)
        for place, seat in enumerate(order):
            offer = self._bet_offer(seat, len(order) - place - 1)
            if offer is None:
                self._sit_out(seat)
                continue
            action = yield from self._ask(seat, [offer])
            hands = self.hands[seat] or [Hand(self._rules, seat) for _ in action.amounts]
            self.hands[seat] = hands
            for number, (hand, amount) in enumerate(zip(hands, action.amounts, strict=True)):
                self._table.purses[seat] -= amount
                hand.bet = hand.first_bet = amount
                hand.last_buy = 2 * amount
                self._emit(BetPlaced(seat, number, amount))

    def _bet_offer(self, seat: int, still_to_bet: int) -> Offer | None:
        """What the seat may bet, None if too little is left for it (rules.md, What all five share, 4)."""
        rules = self._rules
        table = self._table
        total = table.purses[seat]
        high = table.bank if rules.lays_bank != "never" else table.purses[table.banker]
        if rules.max_bet:
            high = min(high, rules.max_bet)
        if rules.bets_within_bank:
            left = table.bank - sum(hand.bet for hands in self.hands for hand in hands)
            if left < rules.min_bet:
                return None
            reserved = min(still_to_bet, left // rules.min_bet - 1)
            total = min(total, left - rules.min_bet * reserved)
        most_hands = rules.max_hands if rules.bet_when == "before_deal" else 1
        return Offer(Verb.BET, rules.min_bet, min(high, total), min(most_hands, total // rules.min_bet), total)

    def _sit_out(self, seat: int) -> None:
        self.players.remove(seat)
        for hand in self.hands[seat]:
            self.dealing.throw_in(hand, 0)
        self.hands[seat] = []
        self._emit(SatOut(seat, SitOutReason.BANK))

    # The first cards

    def _first_cards(self) -> None:
        rules = self._rules
        for seat in self.players:
            if not self.hands[seat]:
                self.hands[seat] = [Hand(rules, seat)]
            for hand in self.hands[seat]:
                self.dealing.deal(hand, Facing.OWN)
        banker = self._table.banker
        if rules.bank_card != "none":
            self.hands[banker] = [Hand(rules, banker, banker=True)]
            self.dealing.deal(self.bankers_hand, Facing.UP if rules.bank_card == "open" else Facing.DARK)

    def _second_cards(self) -> None:
        for seat in self.players:
            self.dealing.deal(self.hands[seat][0], Facing.OWN)
        self.dealing.deal(self.bankers_hand, Facing.DARK)

    def _bank_shows_pontoon(self) -> bool:
        """The banker looks after the second card; a Pontoon is shown and every player loses double (Twenty-One,
        ``bank_pontoon``)."""
        hand = self.bankers_hand
        for place in range(2):
            self.dealing.turn(hand, place, Facing.OWN)
        if hand.named is not Special.PONTOON:
            return False
        self.dealing.show(hand)
        self._declare(hand, Special.PONTOON)
        for lost in self.unsettled():
            self.settlement.settle(lost, Verdict(Outcome.LOST, Reason.BANK_PONTOON, extra=1))
        return True

    # Turns

    def _ask(self, seat: int, offers: list[Offer]) -> Choice:
        """Stops until the seat has chosen."""
        self.to_act = seat
        self.offers = tuple(offers)
        action = yield
        self.to_act = None
        return action

    def _move(self, hand: Hand) -> Choice:
        """What is said about a hand, aloud: asked, unless only one move is legal (rules.md, What all five share, 7)."""
        table = self._table
        seat = hand.seat
        purse = table.purses[seat]
        spare = table.bank - sum(other.bet for other in self.unsettled()) if self._rules.bets_within_bank else purse
        means = Means(purse, table.bank, spare, table.stock.available, len(self.hands[seat]))
        offers, refusals = table.moves.answers(hand, means)
        if len(offers) == 1 and not offers[0].high:
            action = _ONLY[offers[0].verb]
        else:
            self.acting = hand
            self.refusals = tuple(refusals)
            action = yield from self._ask(seat, offers)
            self.acting = None
            self.refusals = ()
        self._emit(MoveMade(seat, self.dealing.place(hand), action))
        return action

    def _everybody_against_the_bank(self) -> Play:
        for seat in tuple(self.players):
            place = 0
            while place < len(self.hands[seat]):
                yield from self._players_turn(self.hands[seat][place])
                if self.settlement.stuck:
                    self.settlement.call_off()
                    return
                place += 1
        if not self.unsettled():
            return
        yield from self._bankers_turn()
        self.settlement.settle_all()

    def _duels(self) -> Play:
        rules = self._rules
        banker = self._table.banker
        for seat in tuple(self.players):
            hand = self.hands[seat][0]
            if self.hands[banker]:
                self.dealing.throw_in(self.bankers_hand, 0)
                self.hands[banker] = []
            self.phase = Phase.PLAY
            yield from self._players_turn(hand)
            if not hand.over:
                self.hands[banker] = [Hand(rules, banker, banker=True)]
                yield from self._bankers_turn()
                self.settlement.settle(hand, judge(rules, hand.score, self.bankers_hand.score))
                self.dealing.discard(self.bankers_hand)
            if self.settlement.stuck:
                self.settlement.call_off()
                return

    def _players_turn(self, hand: Hand) -> Play:
        hand.status = Status.PLAYING
        self._emit(TurnStarted(hand.seat, self.dealing.place(hand)))
        if self._rules.second_card == "duel":
            self._draw(hand, Facing.UP)
        while not hand.over and not self._ends_by_name(hand):
            action = yield from self._move(hand)
            if action.verb is Verb.STAND:
                break
            self._do(hand, action)
            if action.verb is Verb.DOUBLE:
                break
        if not hand.over:
            hand.status = Status.STOOD

    def _ends_by_name(self, hand: Hand) -> bool:
        """Whether a named hand ends the turn, some of them by winning at once."""
        rules = self._rules
        if not self._names_count:
            return False
        special = hand.named
        if special is Special.TWO_ACES:
            self._win_at_once(hand, Special.TWO_ACES, two_aces_pay(rules), Reason.TWO_ACES)
        elif special is Special.FIVE_CARDS and (rules.instant_five or rules.five_cards == "wins"):
            self._win_at_once(hand, Special.FIVE_CARDS, EVEN, Reason.FIVE_CARDS)
        elif rules.instant_21 and hand.total == 21:
            self.settlement.settle(hand, Verdict(Outcome.WON, Reason.TWENTY_ONE, EVEN))
        elif special is Special.PONTOON:
            self._declare(hand, special)
        elif special is Special.FEUER:
            self.dealing.show(hand)
            self._declare(hand, special)
        else:
            return False
        return True

    def _win_at_once(self, hand: Hand, special: Special, pay: int, reason: Reason) -> None:
        self.dealing.show(hand)
        self._declare(hand, special)
        self.settlement.settle(hand, Verdict(Outcome.WON, reason, pay))

    def _declare(self, hand: Hand, special: Special) -> None:
        if special is Special.PONTOON:
            self._table.pontoon_shown(hand)
        self._emit(HandDeclared(hand.seat, self.dealing.place(hand), special))

    def _do(self, hand: Hand, action: Action) -> None:
        """Carries out a move that takes a card."""
        verb = action.verb
        if verb is Verb.HIT:
            hand.hits += 1
            self._draw(hand, Facing.UP if self._rules.hits_open else Facing.OWN)
        elif verb is Verb.DARK:
            self.dealing.deal(hand, Facing.DARK)
        elif verb is Verb.DOUBLE:
            self._add(hand, hand.bet)
            self._draw(hand, Facing.UP)
        elif verb is Verb.BUY:
            hand.bought = True
            hand.last_buy = action.amounts[0]
            self._add(hand, action.amounts[0])
            self._draw(hand, Facing.OWN)
        elif verb is Verb.RAISE:
            hand.raised = True
            self._add(hand, action.amounts[0])
        elif verb is Verb.SPLIT:
            self._split(hand)
        elif verb is Verb.OHNE_ACE:
            self._ohne_ace(hand)
        else:
            self._start_again(hand)

    def _draw(self, hand: Hand, facing: Facing) -> None:
        """A card to a player's hand without dark cards; over 21 it is shown and lost at once."""
        self.dealing.deal(hand, facing)
        if hand.total > 21:
            self.dealing.show(hand)
            self._emit(HandBust(hand.seat, self.dealing.place(hand), hand.total))
            self.settlement.settle(hand, Verdict(Outcome.LOST, Reason.BUST))

    def _add(self, hand: Hand, amount: int) -> None:
        self._table.purses[hand.seat] -= amount
        hand.bet += amount
        self._emit(BetAdded(hand.seat, self.dealing.place(hand), amount))

    def _split(self, hand: Hand) -> None:
        place = self.dealing.place(hand)
        card = hand.remove_last()
        assert card.face is not None
        new = Hand(self._rules, hand.seat, hand.first_bet, from_split=True)
        hand.from_split = True
        new.add(card.id, card.face, Facing.OWN)
        self.hands[hand.seat].insert(place + 1, new)
        self._table.purses[hand.seat] -= hand.first_bet
        self._emit(HandSplit(hand.seat, place, card.id, hand.first_bet))
        self.dealing.deal(hand, Facing.OWN)
        self.dealing.deal(new, Facing.OWN)

    def _ohne_ace(self, hand: Hand) -> None:
        """The card that follows *óne ász*: an ace is shown, and the hand starts again or the ace is replaced
        (Huszonegy, 4)."""
        self.dealing.deal(hand, Facing.OWN)
        if hand.faces[-1].rank != 1:
            return
        self.dealing.turn(hand, len(hand.cards) - 1, Facing.UP)
        if self._rules.ohne_ace == "new_hand":
            self._start_again(hand)
        else:
            self.dealing.throw_in(hand, len(hand.cards) - 1)
            self._draw(hand, Facing.OWN)

    def _start_again(self, hand: Hand) -> None:
        self.dealing.throw_in(hand, 0)
        hand.hits = 0
        self.dealing.deal(hand, Facing.OWN)

    def _bankers_turn(self) -> Play:
        rules = self._rules
        hand = self.bankers_hand
        self.phase = Phase.BANKER
        hand.status = Status.PLAYING
        self._emit(TurnStarted(hand.seat, 0))
        self.dealing.show(hand)
        if rules.duels:
            self.dealing.deal(hand, Facing.UP)
            self.dealing.deal(hand, Facing.UP)
        while hand.total <= 21:
            if hand.named in (Special.PONTOON, Special.FEUER):
                self._declare(hand, Special.PONTOON if rules.pontoons else Special.FEUER)
                break
            action = yield from self._move(hand)
            if action.verb is Verb.STAND:
                break
            self.dealing.deal(hand, Facing.UP)
        if hand.total > 21:
            hand.status = Status.BUST
            self._emit(HandBust(hand.seat, 0, hand.total))
        else:
            hand.status = Status.STOOD
