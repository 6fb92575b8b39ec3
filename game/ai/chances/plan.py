"""A player's look-ahead: what every move of a hand is worth when it is played on as well as can be.

Exact for a single hand of a seat against a banker who plays by a fixed total, or who is as
:mod:`game.ai.chances.bank` says, as far as :mod:`game.ai.chances.deck` is. Other hands of the same seat: see
:class:`Plan`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.ai.chances.bank import Banker, Results
from game.ai.chances.deck import Deck
from game.ai.chances.hands import Counts, Hand
from game.ai.chances.situation import HandAt, Situation
from game.ai.chances.stakes import Means, Stakes, Value, lost
from game.ai.chances.views import Beliefs, View
from game.ai.chances.weighing import SeenHand
from game.engine.actions import DARK, DOUBLE, HIT, OHNE_ACE, RESTART, STAND, Action, Verb
from game.engine.cards import ACE


class Turn(NamedTuple):
    """A hand in the middle of its turn. ``dark``: its cards that nobody knows; ``thrown``: cards the seat has thrown in
    since the look-ahead began."""

    hand: Hand
    view: View
    deck: Deck
    bet: int
    first_bet: int
    purse: int
    dark: int = 0
    last_buy: int = 0
    bought: bool = False
    hits: int = 0
    raised: bool = False
    thrown: Counts = ()
    seat_hands: int = 1


class Plan:
    """The look-ahead of one seat."""

    def __init__(self, situation: Situation, seat: int) -> None:
        self.situation = situation
        self.seat = seat
        self._rules = situation.rules
        self._book = situation.book
        self._stakes = Stakes(situation.book)
        self._beliefs = Beliefs(situation.book)
        self._payable = situation.means(seat).payable
        self._best: dict[Turn, Value] = {}
        self._bankers: dict[tuple[object, ...], Banker] = {}
        observation = situation.observation
        self._spare = observation.bank
        if self._rules.bets_within_bank:
            self._spare -= sum(hand.bet for place in observation.seats for hand in place.hands)

    # The moves

    def legal(self, turn: Turn) -> Iterator[Action]:
        """The moves of a hand; of amounts the least and the most."""
        rules = self._rules
        hand = turn.hand
        count = hand.count + turn.dark
        cards = turn.deck.available
        if turn.dark:
            yield STAND
        else:
            may_hit = hand.may_hit and cards > 0
            if may_hit:
                yield HIT
            if hand.total >= rules.min_stand or count == rules.max_cards or not cards:
                yield STAND
            if may_hit and rules.double != "off" and self._may_double(turn):
                yield DOUBLE
        if rules.dark != "off" and count < 5 and cards >= _LEAST_FOR_DARK and (turn.dark or hand.total != 21):
            yield DARK
        if rules.buy_limit != "off":
            yield from self._buys(turn)
        if rules.raise_ != "never" and count == 2 and hand.aces < 2 and not turn.raised:
            high = min(turn.purse, self.situation.observation.bank - turn.bet, self._spare)
            if high >= 1:
                yield Action(Verb.RAISE, (high,))
        if rules.ohne_ace != "off" and hand.total == 11 and count >= 2 and cards:
            yield OHNE_ACE
        if rules.five_cards == "restart" and count == 5 and hand.total != 21:
            yield RESTART

    def _may_double(self, turn: Turn) -> bool:
        bet = turn.bet
        first = self._rules.double != "first_card" or turn.hand.count == 1
        return first and turn.purse >= bet and 2 * bet <= self.situation.observation.bank and bet <= self._spare

    def _buys(self, turn: Turn) -> Iterator[Action]:
        rules = self._rules
        first = turn.first_bet
        if turn.hand.low >= 21 or turn.hand.count >= rules.max_cards or turn.hits or turn.purse < first:
            return
        if (rules.buy_limit == "total" and turn.bought) or not turn.deck.available:
            return
        high = first if rules.buy_limit == "total" else min(turn.last_buy, turn.purse)
        yield Action(Verb.BUY, (high,))
        if high > first:
            yield Action(Verb.BUY, (first,))

    def best(self, turn: Turn) -> Value:
        """What a hand is worth from here on."""
        found = self._best.get(turn)
        if found is None:
            found = self._best[turn] = self._work_out(turn)
        return found

    def _work_out(self, turn: Turn) -> Value:
        hand = turn.hand
        if hand.bust:
            return lost(turn.bet)
        if not turn.dark:
            if hand.wins_at_once:
                two_aces = hand.count == 2 and hand.aces == 2
                return self._stakes.won_at_once(turn.bet, two_aces=two_aces, means=self._means(turn))
            if hand.complete:
                return self.move(turn, STAND)
        return max([self.move(turn, action) for action in self.legal(turn)])

    def move(self, turn: Turn, action: Action) -> Value:
        """What a move is worth."""
        return _MOVES[action.verb](self, turn, action)

    def _hit(self, turn: Turn, _action: Action) -> Value:
        return self._expect(turn, self._draw_openly)

    def _draw_openly(self, turn: Turn, card: int, deck: Deck) -> Value:
        view = turn.view.open_card(card) if self._rules.hits_open else turn.view.hidden_card()
        return self.best(turn._replace(hand=turn.hand.plus(card), view=view, deck=deck, hits=turn.hits + 1))

    def _double(self, turn: Turn, _action: Action) -> Value:
        doubled = turn._replace(bet=2 * turn.bet, purse=turn.purse - turn.bet)
        return self._expect(doubled, self._last_card)

    def _last_card(self, turn: Turn, card: int, deck: Deck) -> Value:
        hand = turn.hand.plus(card)
        if hand.bust:
            return lost(turn.bet)
        return self._stand(turn._replace(hand=hand, view=turn.view.open_card(card), deck=deck), STAND)

    def _buy(self, turn: Turn, action: Action) -> Value:
        amount = action.amounts[0]
        bought = turn._replace(
            bet=turn.bet + amount, purse=turn.purse - amount, last_buy=amount, bought=True, view=turn.view.hidden_card()
        )
        return self._expect(bought, self._next_card)

    def _next_card(self, turn: Turn, card: int, deck: Deck) -> Value:
        return self.best(turn._replace(hand=turn.hand.plus(card), deck=deck))

    def _raise(self, turn: Turn, action: Action) -> Value:
        amount = action.amounts[0]
        return self.best(turn._replace(bet=turn.bet + amount, purse=turn.purse - amount, raised=True))

    def _dark(self, turn: Turn, _action: Action) -> Value:
        """The best number of dark cards: they tell nothing, so it can be chosen at once."""
        plans = []
        for more in range(1, 6 - turn.hand.count - turn.dark):
            if turn.deck.available < _LEAST_FOR_DARK + more - 1:
                break
            plans.append(self._in_the_dark(turn, more))
        return max(plans)

    def _stand(self, turn: Turn, _action: Action) -> Value:
        return self._in_the_dark(turn, 0)

    def _in_the_dark(self, turn: Turn, more: int) -> Value:
        """Stands after so many more dark cards."""
        banker = self._banker(turn, more)
        his = self._his_deck(turn)
        now = {(turn.hand, turn.deck): 1.0}
        for number in range(turn.dark + more):
            after: dict[tuple[Hand, Deck], float] = {}
            for (hand, deck), weight in now.items():
                for card, chance, left in deck.hidden_draws() if number < turn.dark else self._draws(deck):
                    key = (hand.plus(card), left)
                    after[key] = after.get(key, 0.0) + weight * chance
            now = after
        means = self._means(turn)
        parts = []
        for (hand, deck), weight in now.items():
            for result, chance in self._bank(deck, banker, his).items():
                value = self._stakes.settled(hand.result, result, turn.bet, means)
                parts.append((weight * chance, value))
        return _mean(parts)

    def _split(self, turn: Turn, _action: Action) -> Value:
        """Each of the two hands as if the other did not lie there, but for the card it began with: an approximation."""
        one = self._one_of_split(turn, turn.hand.cards[0], turn.seat_hands + 1)
        return (2 * one[0], *one[1:])

    def _one_of_split(self, turn: Turn, card: int, hands: int) -> Value:
        begun = Turn(
            hand=self._book.split.hand((card,)),
            view=View(hidden=2, from_split=True),
            deck=turn.deck,
            bet=turn.first_bet,
            first_bet=turn.first_bet,
            purse=turn.purse - turn.first_bet,
            last_buy=2 * turn.first_bet,
            seat_hands=hands,
        )
        return self._expect(begun, self._next_card)

    def _ohne_ace(self, turn: Turn, _action: Action) -> Value:
        return self._expect(turn, self._after_the_call)

    def _after_the_call(self, turn: Turn, card: int, deck: Deck) -> Value:
        hand = turn.hand.plus(card)
        if self._book.faces[card].rank != ACE:
            return self.best(turn._replace(hand=hand, view=turn.view.hidden_card(), deck=deck))
        if self._rules.ohne_ace == "new_hand":
            return self._start_again(turn._replace(hand=hand, deck=deck))
        ace = self._book.count((card,))
        replaced = turn._replace(deck=deck.thrown_in(ace), view=turn.view.hidden_card())
        return self._expect(replaced, self._next_card)

    def _restart(self, turn: Turn, _action: Action) -> Value:
        return self._start_again(turn)

    def _start_again(self, turn: Turn) -> Value:
        counts = turn.hand.counts
        thrown = tuple([old + new for old, new in zip(turn.thrown, counts, strict=True)]) if turn.thrown else counts
        again = turn._replace(
            hand=self._book.players.hand(()),
            view=View(hidden=1),
            deck=turn.deck.thrown_in(counts),
            hits=0,
            thrown=thrown,
        )
        return self._expect(again, self._next_card)

    # Cards and chips

    def _expect(self, turn: Turn, then: Callable[[Turn, int, Deck], Value]) -> Value:
        return _mean([(chance, then(turn, card, deck)) for card, chance, deck in self._draws(turn.deck)])

    def _draws(self, deck: Deck) -> list[tuple[int, float, Deck]]:
        """The next card from the stock, knowing what is known of the bank's."""
        draws = deck.draws()
        if not self.situation.start.no_pontoon:
            return draws
        weighed = [(card, chance * self._no_pontoon(after), after) for card, chance, after in draws]
        whole = sum([weight for _, weight, _ in weighed])
        return [(card, weight / whole, after) for card, weight, after in weighed if weight]

    def _no_pontoon(self, deck: Deck) -> float:
        """The chance that the bank's two cards are no Pontoon."""
        found: float | None = deck.results.get("no pontoon")
        if found is None:
            found = 0.0
            for first, chance, after in deck.hidden_draws():
                hand = self.situation.start.hand.plus(first)
                found += chance * sum([rest for card, rest, _ in after.hidden_draws() if not hand.plus(card).complete])
            deck.results["no pontoon"] = found
        return found

    def _means(self, turn: Turn) -> Means:
        return Means(self._payable, turn.purse)

    def _bank(self, deck: Deck, banker: Banker, his: Deck) -> Results:
        found: Results | None = deck.results.get(banker)
        if found is None:
            found = deck.results[banker] = banker.results(deck, his)
        return found

    def _his_deck(self, turn: Turn) -> Deck:
        """What the banker has not seen when the hand is done: also the hidden cards of the seat."""
        deck = turn.deck
        opened = self._book.count(card for card, _ in turn.view.opened)
        pool = [unseen + mine - seen for unseen, mine, seen in zip(deck.pool, turn.hand.counts, opened, strict=True)]
        mine = sum(turn.hand.counts) - sum(opened)
        if not turn.thrown:
            return deck.decks.deck(
                tuple(pool),
                deck.left,
                deck.hidden + mine,
                deck.loose,
                deck.back,
                kept=deck.kept,
                shuffled=deck.shuffled,
            )
        back = tuple([seen - own for seen, own in zip(deck.back, turn.thrown, strict=True)])
        pool = [unseen + own for unseen, own in zip(pool, turn.thrown, strict=True)]
        loose = deck.loose + sum(turn.thrown)
        return deck.decks.deck(
            tuple(pool), deck.left, deck.hidden + mine, loose, back, kept=deck.kept, shuffled=deck.shuffled
        )

    def _banker(self, turn: Turn, more: int) -> Banker:
        """How the banker will play against this hand with so many more dark cards."""
        if self._rules.banker_stands_at:
            key: tuple[object, ...] = ()
            if key not in self._bankers:
                self._bankers[key] = Banker(self._book, self.situation.start)
            return self._bankers[key]
        view = turn.view
        for _ in range(more):
            view = view.dark_card()
        if turn.hand.complete:
            view = View(declared=turn.hand.result)
        means = self._means(turn)
        key = (view, turn.bet, means, self._his_deck(turn))
        found = self._bankers.get(key)
        if found is None:

            def gain(own: int, its: int) -> float:
                return -self._stakes.settled(its, own, turn.bet, means)[0]

            found = self._bankers[key] = Banker(self._book, self.situation.start, self._beliefs, [SeenHand(view, gain)])
        return found

    def turn_of(self, at: HandAt) -> Turn:
        """The hand at the beginning of what is still to come of its turn."""
        return Turn(
            hand=at.hand,
            view=at.view,
            deck=self.situation.deck,
            bet=at.bet,
            first_bet=at.first_bet,
            purse=self.situation.observation.seats[self.seat].purse,
            dark=at.unknown,
            last_buy=2 * at.first_bet,
        )


def _mean(parts: list[tuple[float, Value]]) -> Value:
    change = win = tie = lose = 0.0
    for weight, value in parts:
        change += weight * value[0]
        win += weight * value[1]
        tie += weight * value[2]
        lose += weight * value[3]
    return change, win, tie, lose


_LEAST_FOR_DARK = 6

_MOVES: dict[Verb, Callable[[Plan, Turn, Action], Value]] = {
    Verb.HIT: Plan._hit,
    Verb.STAND: Plan._stand,
    Verb.DOUBLE: Plan._double,
    Verb.DARK: Plan._dark,
    Verb.BUY: Plan._buy,
    Verb.SPLIT: Plan._split,
    Verb.RAISE: Plan._raise,
    Verb.OHNE_ACE: Plan._ohne_ace,
    Verb.RESTART: Plan._restart,
}
