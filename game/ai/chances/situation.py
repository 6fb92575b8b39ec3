"""An observation as counts: the deck for the seat that asks, every hand on the table, the chips behind the bets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.ai.chances.deck import Deck, Decks, FrozenDeck
from game.ai.chances.hands import Book, Counts, Family, Hand, book_for
from game.ai.chances.stakes import Means
from game.ai.chances.start import Start
from game.ai.chances.views import Outline, View, views_for
from game.engine.actions import Verb
from game.engine.cards import Card
from game.engine.events import OWN, UP
from game.engine.observation import BUST, SETTLED, STOOD, WAITING, HandView, Observation
from game.engine.score import Score

_ASKS = frozenset({Verb.HIT, Verb.DOUBLE, Verb.DARK, Verb.BUY, Verb.OHNE_ACE})
"""The moves that ask for a card to this hand."""


EXACT_UP_TO = 16
"""Cards not in play, and unseen ones, up to which quick odds are as exact as others."""

FEW = 10
FEW_HIDDEN = 3
FEWER = 8
"""Unseen cards up to which, with however many of them in play, it is followed what other hands tell of each."""


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

    @property
    def hidden_counts(self) -> Counts:
        """How many cards of each class the asking seat alone knows."""
        opened = self.hand.family.book.count(self.view.opened)
        return tuple([known - seen for known, seen in zip(self.hand.counts, opened, strict=True)])


class Situation:
    """What an observation says, counted."""

    def __init__(self, observation: Observation, book: Book | None = None, *, quick: bool = False) -> None:
        """``quick``: the odds have to be there at once, and need only be near."""
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
        self._first_hands: dict[Hand, Hand] = {}
        self._first_views: dict[Outline, View] = {}
        self.start = self._bank_start()
        self.decks = Decks()
        self.deck = self._deck()
        self.near = quick and self.deck.cards > EXACT_UP_TO
        """Whether figures need only be near."""
        weighed = not self.rules.duels and any(at.stood for at in self.hands)
        most = FEW if self.deck.hidden <= FEW_HIDDEN else FEWER if weighed else 0
        self.few = self.deck.size <= most
        """So few cards are unseen that it makes a difference who gets them."""
        self.step_by_step = self.few and not self.near
        """Whether the bank's play is followed card by card through a shuffle."""

    @cached_property
    def frozen(self) -> FrozenDeck:
        """The deck for sketches of a hand."""
        return FrozenDeck(self.deck)

    def first_like(self, hand: Hand) -> Hand:
        """The first hand of the look-ahead of those that are alike: it stands for all, whatever other decisions came
        to."""
        return self._first_hands.setdefault(hand.alike(), hand)

    def first_view_like(self, view: View) -> View:
        """The same for views."""
        return self._first_views.setdefault(view.outline, view)

    def means(self, seat: int) -> Means:
        """The chips behind a bet of this seat."""
        observation = self.observation
        return Means(observation.payable, observation.seats[seat].purse)

    def hand_to_act(self) -> HandAt:
        """The player's hand that is to act."""
        observation = self.observation
        return next(at for at in self.hands if at.seat == observation.to_act and at.place == observation.hand)

    def bust_chance(self, at: HandAt | None) -> float | None:
        """The chance that one more card makes a player's hand (None: the banker's) bust, dark cards counted; None when
        no card may be asked for."""
        hand = at.hand if at else self.start.hand
        chances = {(hand, self.deck): 1.0}
        for dark in range(at.unknown + 1 if at else 1):
            after: dict[tuple[Hand, Deck], float] = {}
            for (held, deck), weight in chances.items():
                for card, chance, left in deck.hidden_draws() if at and dark < at.unknown else deck.draws():
                    key = (held.plus(card), left)
                    after[key] = after.get(key, 0.0) + weight * chance
            chances = after
        asks = any(offer.verb in _ASKS for offer in self.observation.offers)
        bust = sum([chance for (held, _), chance in chances.items() if held.bust])
        return min(bust, 1.0) if chances and asks else None

    def _hand_at(self, seat: int, place: int, hand: HandView) -> HandAt:
        family = self.book.split if hand.from_split else self.book.players
        known = [card.face for card in hand.cards if card.face is not None]
        return HandAt(
            seat=seat,
            place=place,
            hand=family.hand(self.book.classes(known)),
            unknown=len(hand.cards) - len(known),
            view=self._view(hand, family),
            bet=hand.bet,
            first_bet=hand.first_bet,
            stood=hand.status is STOOD,
            waits=hand.status is WAITING,
        )

    def _view(self, hand: HandView, family: Family) -> View:
        view = views_for(self.book).first(family, 0)
        opened = []
        for card in hand.cards:
            if card.facing is UP:
                assert card.face is not None
                opened.append(self.book.class_of[card.face.rank])
                view = view.open_card(opened[-1])
            elif card.facing is OWN:
                view = view.hidden_card()
            else:
                view = view.dark_cards(1)
        if len(opened) == len(hand.cards):
            view = view.with_result(family.hand(sorted(opened)).result)
        elif hand.declared is not None:  # a Pontoon: nobody else has seen its cards, but everybody heard what they are
            view = view.with_result(self.book.result(Score(21, hand.declared, 0)))
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
