"""A player's look-ahead: what every move of a hand is worth when it is played on as well as can be.

Exact for a single hand of a seat, as far as :mod:`game.ai.chances.deck` is, against a banker who plays by a fixed
total, or who is as :mod:`game.ai.chances.bank` says.
"""

from __future__ import annotations

from collections.abc import Callable

from game.ai.chances.company import Company
from game.ai.chances.deck import Deck, FrozenDeck
from game.ai.chances.finish import Finish
from game.ai.chances.hands import Counts, Hand
from game.ai.chances.legal import LEAST_FOR_DARK, MOST_BEFORE_DARK, Legal, legal_at
from game.ai.chances.situation import FEW, HandAt, Situation
from game.ai.chances.stakes import Value, lost, mean
from game.ai.chances.step_by_step import Results
from game.ai.chances.turn import Turn
from game.ai.chances.views import View, views_for
from game.engine.actions import STAND, Action, Verb
from game.engine.cards import ACE


class Plan:
    """The look-ahead of one seat."""

    def __init__(
        self, situation: Situation, seat: int, company: Company | None = None, *, sketch: bool = False, plenty: int = 0
    ) -> None:
        """``plenty``: so many chips lie in the bank, whatever bank and purses hold."""
        self.situation = situation
        self.seat = seat
        self._sketch = sketch
        self._rules = situation.rules
        self._book = situation.book
        self._rough: Plan | None = None
        payable = 10 * plenty or situation.means(seat).payable
        self._finish = Finish(situation, company, payable, sketch=sketch)
        self._legal = Legal(situation.rules, plenty, plenty // 2) if plenty else legal_at(situation.observation)
        self._best: dict[tuple[object, ...], dict[tuple[Hand, View, Deck], Value]] = {}
        """What hands are worth, by all that a card does not change, and then by what it does."""

    def turn_of(self, at: HandAt) -> Turn:
        """The hand at the beginning of what is still to come of its turn."""
        observation = self.situation.observation
        view = at.view if self._finish.fixed is None else self.unseen_view
        purse = observation.seats[self.seat].purse
        deck = self.situation.frozen if self._sketch else self.situation.deck
        return Turn(at.hand, view, deck, at.bet, at.first_bet, purse, at.unknown, 2 * at.first_bet)

    @property
    def unseen_view(self) -> View:
        """What a banker sees who does not look at the hands."""
        return views_for(self._book).first(self._book.players, 0)

    def best(self, turn: Turn) -> Value:
        """What a hand is worth from here on."""
        return self._once(turn, self._work_out)

    def _once(self, turn: Turn, work_out: Callable[[Turn], Value]) -> Value:
        known = self._best.setdefault(turn[3:], {})
        found = known.get(turn[:3])
        if found is None:
            found = known[turn[:3]] = work_out(turn)
        return found

    def move(self, turn: Turn, action: Action) -> Value:
        """What a move is worth."""
        return _MOVES[action.verb](self, turn, action)

    def bank_results(self, at: HandAt) -> Results:
        """How likely each result of the bank is when this hand stands now."""
        turn = self.turn_of(at)
        return self._finish.results(turn.deck, *self._finish.banker(turn, 0))

    def _work_out(self, turn: Turn) -> Value:
        hand = turn.hand
        if not turn.dark:
            if hand.wins_at_once:
                two_aces = hand.count == 2 and hand.aces == 2
                return self._finish.stakes.won_at_once(turn.bet, two_aces=two_aces, means=self._finish.means(turn))
            if hand.complete:
                return self._stand(turn, STAND)
        values: list[Value] = []
        before = STAND
        for action in self._legal.moves(turn):
            if action.verb is Verb.BUY is before.verb and self.situation.near:
                values.append(_scaled(values[-1], turn.bet + before.amounts[0], turn.bet + action.amounts[0]))
            else:
                values.append(self.move(turn, action))
            before = action
        return max(values)

    # The moves

    def _hit(self, turn: Turn, _action: Action) -> Value:
        view = turn.view
        if self._finish.fixed is None and not self._rules.hits_open:
            view = view.hidden_card()
        hit = turn._replace(hits=1) if self._rules.buy_limit != "off" else turn
        opened = self._finish.fixed is None and self._rules.hits_open

        def seen(card: int, deck: Deck) -> View:
            if not opened:
                return view
            after = view.open_card(card)
            return self.situation.first_view_like(after) if deck is turn.deck else after

        return self._expect(hit, seen)

    def _double(self, turn: Turn, _action: Action) -> Value:
        doubled = turn._replace(bet=2 * turn.bet, purse=turn.purse - turn.bet)
        if self._finish.fixed is None:
            view = turn.view
            return self._expect(doubled, lambda card, deck: view.open_card(card), self._end)
        return self._finish.stand_after_a_card(doubled)

    def _end(self, turn: Turn) -> Value:
        return self._stand(turn, STAND)

    def _buy(self, turn: Turn, action: Action) -> Value:
        amount = action.amounts[0]
        bought = turn._replace(bet=turn.bet + amount, purse=turn.purse - amount, last_buy=amount, bought=True)
        return self._hidden_card(bought)

    def _hidden_card(self, turn: Turn) -> Value:
        view = turn.view.hidden_card() if self._finish.fixed is None else turn.view
        return self._expect(turn, lambda card, deck: view)

    def _raise(self, turn: Turn, action: Action) -> Value:
        amount = action.amounts[0]
        return self.best(turn._replace(bet=turn.bet + amount, purse=turn.purse - amount, raised=True))

    def _dark(self, turn: Turn, _action: Action) -> Value:
        count = turn.hand.count + turn.dark
        most = min(MOST_BEFORE_DARK - count, int(turn.deck.available) - LEAST_FOR_DARK + 1)
        return self._finish.stand_in_the_dark(turn, most)

    def _stand(self, turn: Turn, _action: Action) -> Value:
        return self._finish.stand(turn, 0)

    def _split(self, turn: Turn, _action: Action) -> Value:
        """Each of the two hands as if the other did not lie there, but for the card it began with: an approximation."""
        first = turn.first_bet
        view = views_for(self._book).first(self._book.split, 1 if self._finish.fixed is None else 0)
        hand = self._book.split.hand((turn.hand.cards[0],))
        deck = FrozenDeck(turn.deck) if self.situation.near else turn.deck
        one = self._hidden_card(Turn(hand, view, deck, first, first, turn.purse - first, 0, 2 * first))
        return (2 * one[0], *one[1:])

    def _ohne_ace(self, turn: Turn, _action: Action) -> Value:
        parts = []
        view = turn.view.hidden_card() if self._finish.fixed is None else turn.view
        for card, chance, deck in self._finish.draws(turn.deck):
            after = turn.with_card(card, deck, view)
            if self._book.faces[card].rank != ACE:
                value = lost(turn.bet) if after.hand.bust else self.best(after)
            elif self._rules.ohne_ace == "new_hand":
                value = self._start_again(after, turn.hand.counts)
            else:
                value = self._hidden_card(turn._replace(deck=deck.thrown_in(self._book.count((card,)))))
            parts.append((chance, value))
        return mean(parts)

    def _restart(self, turn: Turn, _action: Action) -> Value:
        return self._start_again(turn, turn.hand.counts)

    def _start_again(self, turn: Turn, secret: Counts) -> Value:
        """``secret``: those of the cards thrown in that only the seat has seen."""
        if turn.deck is not self.situation.deck and turn.deck.available > FEW:
            return self._about_a_new_hand(turn)
        counts = turn.hand.counts
        thrown = tuple([old + new for old, new in zip(turn.thrown, secret, strict=True)]) if turn.thrown else secret
        view = self.unseen_view if self._finish.fixed is None else turn.view
        again = turn._replace(
            hand=self._book.players.hand(()), view=view, deck=turn.deck.thrown_in(counts), hits=0, thrown=thrown
        )
        return self._hidden_card(again)

    def _about_a_new_hand(self, turn: Turn) -> Value:
        """What starting again is worth later in the look-ahead: by a sketch of a new hand from the cards unseen now."""
        if turn.restarts:
            value = NEW_HAND
            return value[0] * turn.bet, *value[1:]
        sketch = self if self._sketch else self._sketched()
        again = Turn(
            self._book.players.hand(()),
            self.unseen_view,
            self.situation.frozen,
            turn.bet,
            turn.first_bet,
            turn.purse,
            raised=turn.raised,
            restarts=1,
        )
        return sketch.new_hand(again)

    def dealt(self, turn: Turn, cards: int) -> Value:
        """What a hand is worth that gets so many cards before it is asked."""
        if cards < 1:
            return self.best(turn)
        return self._expect(turn, lambda card, deck: turn.view, lambda then: self.dealt(then, cards - 1))

    def new_hand(self, turn: Turn) -> Value:
        """What a hand is worth that gets its first card now."""
        return self._once(turn, self._hidden_card)

    def _sketched(self) -> Plan:
        if self._rough is None:
            self._rough = Plan(self.situation, self.seat, sketch=True)
        return self._rough

    # Cards and chips

    def _expect(
        self, turn: Turn, view: Callable[[int, Deck], View], then: Callable[[Turn], Value] | None = None
    ) -> Value:
        """Over all cards that may come next; without ``then`` the hand is played on as well as can be."""
        change = win = tie = lose = 0.0
        rest = turn[3:]
        known = self._best.setdefault(rest, {})
        draws, bust = self._finish.drawn(turn.hand, turn.deck)
        for card, chance, deck, after in draws:
            seen = view(card, deck)
            value = None if then else known.get((after, seen, deck))
            if value is None:
                value = (then or self.best)(Turn(after, seen, deck, *rest))
            change += chance * value[0]
            win += chance * value[1]
            tie += chance * value[2]
            lose += chance * value[3]
        return change - bust * turn.bet, win, tie, lose + bust


def _scaled(value: Value, bet: int, other: int) -> Value:
    """What a hand is worth with another bet, as far as the banker does not mind."""
    return (value[0] * other / bet, *value[1:])


NEW_HAND: Value = (-0.1, 0.45, 0.0, 0.55)
"""About what a new hand is worth for each chip bet, where it makes no difference."""

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
