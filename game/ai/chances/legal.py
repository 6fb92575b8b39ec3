"""Which moves a hand has later in its turn, told from counts; :mod:`game.engine.moves` says it of a real table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.ai.chances.turn import Turn
from game.engine.actions import DARK, DOUBLE, HIT, OHNE_ACE, RESTART, STAND, Action, Verb
from game.engine.observation import Observation
from game.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Legal:
    """The moves at a table with so much in the bank, of which ``spare`` chips may be claimed by further bets."""

    rules: Rules
    bank: int
    spare: int

    def moves(self, turn: Turn) -> Iterator[Action]:
        """The moves of a hand but for a split; of amounts the most and the least."""
        rules = self.rules
        hand = turn.hand
        count = hand.count + turn.dark
        cards = turn.deck.available
        may_hit = hand.may_hit and cards > 0 and not turn.dark
        if turn.dark or hand.total >= rules.min_stand or count == rules.max_cards or not cards:
            yield STAND
        if may_hit:
            yield HIT
            if rules.double != "off" and self._may_double(turn):
                yield DOUBLE
        if rules.dark != "off" and count < 5 and cards >= LEAST_FOR_DARK and (turn.dark or hand.total != 21):
            yield DARK
        if rules.buy_limit != "off":
            yield from self._buys(turn)
        if rules.raise_ != "never" and count == 2 and hand.aces < 2 and not turn.raised:
            high = min(turn.purse, self.bank - turn.bet, self.spare)
            if high >= 1:
                yield Action(Verb.RAISE, (high,))
                if high > 1:
                    yield Action(Verb.RAISE, (1,))
        if rules.ohne_ace != "off" and hand.total == 11 and count >= 2 and cards:
            yield OHNE_ACE
        if rules.five_cards == "restart" and count == 5 and hand.total != 21:
            yield RESTART

    def _may_double(self, turn: Turn) -> bool:
        bet = turn.bet
        first = self.rules.double != "first_card" or turn.hand.count == 1
        return first and turn.purse >= bet and 2 * bet <= self.bank and bet <= self.spare

    def _buys(self, turn: Turn) -> Iterator[Action]:
        first = turn.first_bet
        hand = turn.hand
        total = self.rules.buy_limit == "total"
        if hand.low >= 21 or hand.count >= self.rules.max_cards or turn.hits or turn.purse < first:
            return
        if (total and turn.bought) or not turn.deck.available:
            return
        high = first if total else min(turn.last_buy, turn.purse)
        yield Action(Verb.BUY, (high,))
        if high > first:
            yield Action(Verb.BUY, (first,))


LEAST_FOR_DARK = 6
MOST_BEFORE_DARK = 5


def legal_at(observation: Observation) -> Legal:
    """The moves at the table of this observation."""
    bank = spare = observation.bank
    if observation.rules.bets_within_bank:
        spare -= sum([hand.bet for seat in observation.seats for hand in seat.hands])
    return Legal(observation.rules, bank, spare)
