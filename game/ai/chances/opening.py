"""Bets and banks, before there is anything to decide about cards: what a hand is worth on the whole, by a sketch.

All figures here are approximations: cards drawn do not change the chances of those that follow, a banker with a free
choice stands from 16, and a stock that may run out has been shuffled. The bank holds twice the bet; where others have
bet before, what it then cannot pay is told by plain play of all. A bank is judged by bets of a twelfth of each purse.
"""

from __future__ import annotations

from game.ai.chances.bank import FixedBanker
from game.ai.chances.claims import Claim, Claims
from game.ai.chances.company import plain_results
from game.ai.chances.hands import Book
from game.ai.chances.plan import Plan
from game.ai.chances.situation import Situation
from game.ai.chances.stakes import Value, mean
from game.ai.chances.start import Start
from game.ai.chances.turn import Turn
from game.engine.actions import Action, Verb
from game.engine.events import WON

_UNIT = 10
_PLENTY = 2 * _UNIT
_SHARE_OF_PURSE = 12

_A_DEAL = 12
"""With fewer cards in the stock a deal is taken to need the others too."""


class Opening:
    """What bets and banks are worth."""

    def __init__(self, situation: Situation, seat: int) -> None:
        situation.deck = situation.deck.lasting(_A_DEAL)
        self._situation = situation
        self._seat = seat
        self._unit = self._remembered()

    def move(self, action: Action) -> Value:
        """What a bet or a bank is worth."""
        change, win, tie, lose = self._unit
        if action.verb is Verb.BET:
            bet = sum(action.amounts)
            return change / _UNIT * bet - self._not_paid(bet), win, tie, lose
        return -change / _UNIT * self._bets(action.amounts[0]), lose, tie, win

    def _not_paid(self, bet: int) -> float:
        """Chips of a won bet that the bank cannot pay in the mean, for those who have bet already."""
        situation = self._situation
        book, players = situation.book, situation.observation.players
        place = players.index(self._seat)
        others = [at for at in situation.hands if at.seat != self._seat]
        if situation.rules.duels or not others:
            return 0.0
        usual = plain_results(situation, 0)
        claims = Claims(
            book,
            [Claim(usual, at.bet, situation.means(at.seat).purse, players.index(at.seat) < place) for at in others],
            situation.means(self._seat).payable,
        )
        if not claims.short(bet):
            return 0.0
        begun = situation.start.hand.count or situation.rules.bank_card != "open"
        start = situation.start if begun else unknown_start(book)
        bank = FixedBanker(book, start, exact=False, together=None).results(situation.deck, situation.deck)
        missing = 0.0
        for result, chance in bank.items():
            for its, part in usual.items():
                verdict = book.verdict(its, result)
                if verdict.outcome is WON:
                    due = bet * verdict.pay // 2
                    missing += chance * part * (due - claims.paid(due, result))
        return missing

    def _bets(self, bank: int) -> int:
        """The bets to be expected against a bank of so many chips."""
        observation = self._situation.observation
        least = observation.rules.min_bet
        bets = [min(bank, max(least, observation.seats[seat].purse // _SHARE_OF_PURSE)) for seat in observation.players]
        return min(sum(bets), bank) if observation.rules.bets_within_bank else sum(bets)

    def _remembered(self) -> Value:
        """What a hand is worth. Before any card is dealt it is the same for all seats, so the last figure is kept."""
        situation = self._situation
        if situation.deck.hidden or any(hand.cards for seat in situation.observation.seats for hand in seat.hands):
            return self._a_hand()
        key = situation.deck.pool
        kept: tuple[object, Value] | None = situation.book.kept.get("opening")
        if kept is None or kept[0] != key:
            kept = situation.book.kept["opening"] = (key, self._a_hand())
        return kept[1]

    def _a_hand(self) -> Value:
        """What ten chips on a hand are worth, over all cards that are still to be dealt first."""
        situation = self._situation
        book = situation.book
        hands = [at for at in situation.hands if at.seat == self._seat]
        known = hands[0].hand if hands else book.players.hand(())
        if situation.start.hand.count:
            return self._from(known.cards)
        deck = situation.deck
        parts = []
        for start in starts(book):
            share = deck.pool[start.hand.cards[0]] / deck.size if start.hand.count else 1.0
            if share:
                situation.start = start
                parts.append((share, self._from(known.cards)))
        return mean(parts)

    def _from(self, cards: tuple[int, ...]) -> Value:
        plan = Plan(self._situation, self._seat, sketch=True, plenty=_PLENTY)
        turn = Turn(
            hand=self._situation.book.players.hand(cards),
            view=plan.unseen_view,
            deck=self._situation.frozen,
            bet=_UNIT,
            first_bet=_UNIT,
            purse=10 * _UNIT,
            last_buy=2 * _UNIT,
        )
        missing = (1 if self._situation.rules.second_card == "asked" else 2) - len(cards)
        return plan.dealt(turn, missing)


def unknown_start(book: Book) -> Start:
    """How it may begin where its first card is to lie open, whichever that is."""
    return Start(book.bank.hand(()), 0, 0)


def starts(book: Book) -> list[Start]:
    """How the bank's play may begin, before anything is known of its cards."""
    rules = book.rules
    nothing = book.bank.hand(())
    if rules.bank_card == "open":
        return [Start(nothing.plus(card), 0, 0) for card in range(len(book.faces))]
    if rules.duels:
        return [Start(nothing, 0, 2)]
    return [Start(nothing, 2 if rules.second_card == "after_bets" else 1, 0)]
