"""An observation as counts: the deck for the seat that asks, every hand on the table, the chips behind the bets."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.chances.bank import Start
from game.ai.chances.deck import Deck, Decks
from game.ai.chances.hands import Book, Hand, book_for
from game.ai.chances.stakes import Means
from game.ai.chances.views import View, views_for
from game.engine.cards import Card
from game.engine.events import OWN, UP
from game.engine.observation import BUST, SETTLED, STOOD, WAITING, HandView, Observation


@dataclass(frozen=True, slots=True)
class HandAt:
    """A player's hand whose bet is not decided. ``hand``: its cards that the asking seat knows; ``unknown``: how many
    others it has (of the asking seat's own hands: dark ones)."""

    seat: int
    place: int
    hand: Hand
    unknown: int
    view: View
    bet: int
    first_bet: int
    stood: bool
    waits: bool


class Situation:
    """What an observation says, counted."""

    def __init__(self, observation: Observation, book: Book | None = None) -> None:
        self.observation = observation
        self.rules = rules = observation.rules
        self.book = book or book_for(rules)
        self.hands = [
            self._hand_at(seat, place, hand)
            for seat in observation.players
            for place, hand in enumerate(observation.seats[seat].hands)
            if hand.status not in (BUST, SETTLED)
        ]
        """The players' hands still in, in order of play."""
        self.start = self._bank_start()
        self.decks = Decks()
        self.deck = self._deck()

    def means(self, seat: int) -> Means:
        """The chips behind a bet of this seat."""
        observation = self.observation
        payable = observation.bank if self.rules.lays_bank != "never" else 0
        if self.rules.lays_bank == "never" or self.rules.cover != "pot":
            payable += observation.seats[observation.banker].purse
        return Means(payable, observation.seats[seat].purse)

    def hand_to_act(self) -> HandAt:
        """The player's hand that is to act."""
        observation = self.observation
        return next(at for at in self.hands if at.seat == observation.to_act and at.place == observation.hand)

    def bust_chance(self, hand: Hand) -> float | None:
        """The chance that one more card makes a hand bust; None when no card can be had."""
        draws = self.deck.draws()
        return sum([chance for card, chance, _ in draws if hand.plus(card).bust]) if draws else None

    def _hand_at(self, seat: int, place: int, hand: HandView) -> HandAt:
        family = self.book.split if hand.from_split else self.book.players
        known = [card.face for card in hand.cards if card.face is not None]
        return HandAt(
            seat=seat,
            place=place,
            hand=family.hand(self.book.classes(known)),
            unknown=len(hand.cards) - len(known),
            view=self._view(hand),
            bet=hand.bet,
            first_bet=hand.first_bet,
            stood=hand.status is STOOD,
            waits=hand.status is WAITING,
        )

    def _view(self, hand: HandView) -> View:
        family = self.book.split if hand.from_split else self.book.players
        view = views_for(self.book).first(family, 0)
        for card in hand.cards:
            if card.facing is UP:
                assert card.face is not None
                view = view.open_card(self.book.class_of[card.face.rank])
            elif card.facing is OWN:
                view = view.hidden_card()
            else:
                view = view.dark_cards(1)
        return view

    def _bank_start(self) -> Start:
        observation = self.observation
        rules = self.rules
        hands = () if rules.duels and self._player_acts() else observation.seats[observation.banker].hands
        cards = hands[0].cards if hands else ()
        known = [card.face for card in cards if card.face is not None]
        return Start(
            hand=self.book.bank.hand(self.book.classes(known)),
            unseen=len(cards) - len(known),
            dealt=2 if rules.duels else 0,
            no_pontoon=rules.bank_pontoon == "double" and len(cards) == 2 and not known,
        )

    def _player_acts(self) -> bool:
        return self.observation.to_act != self.observation.banker

    def _deck(self) -> Deck:
        observation = self.observation
        book = self.book
        shown = book.count(book.classes(observation.shown))
        pool = tuple([whole - seen for whole, seen in zip(book.pack, shown, strict=True)])
        lying = [card for seat in observation.seats for hand in seat.hands if not hand.out for card in hand.cards]
        seen_in_play: list[Card] = [card.face for card in lying if card.face is not None]
        hidden = len(lying) - len(seen_in_play)
        in_play = book.count(book.classes(seen_in_play))
        back = tuple([seen - here for seen, here in zip(shown, in_play, strict=True)])
        kept = int(self.rules.keeps_last_card and observation.used_count > 0 and observation.stock_count > 0)
        loose = sum(pool) - observation.stock_count - hidden
        return self.decks.deck(pool, observation.stock_count - kept, hidden, loose, back, kept=kept)
