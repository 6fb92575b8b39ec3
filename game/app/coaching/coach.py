"""What the coach says to the person to act: the best move, one sentence why, and the figures behind it.

Everything is written from the figures of :mod:`game.ai.odds` and from the cards this seat has seen.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.odds import MoveOdds, Odds
from game.app.coaching.coach_why import CLOSE, why
from game.app.coaching.coach_words import move_words
from game.app.text import gettext as _
from game.app.wording.moves import acting_hand
from game.app.wording.words import words_of
from game.engine.actions import Action, Verb
from game.engine.observation import BUST, SETTLED, Observation, Phase


@dataclass(frozen=True, slots=True)
class Line:
    """One move with its figures: ``name`` in the game's own words, ``label`` what tells it from others of its kind,
    ``value`` in chips; chances are 0 to 1."""

    action: Action
    name: str
    label: str
    value: float
    win: float
    tie: float
    lose: float
    best: bool


@dataclass(frozen=True, slots=True)
class Advice:
    """Everything the coach shows. ``bust``: the chance that the next card goes over, None where none can be taken.
    ``stake``: chips that the longest bars are drawn to, for these and for more."""

    title: str
    sentence: str
    bust: float | None
    lines: tuple[Line, ...]
    stake: float
    small_print: str

    def line(self, verb: Verb) -> Line | None:
        """The best line of this kind of move, None if the coach has none."""
        lines = [line for line in self.lines if line.action.verb is verb]
        return max(lines, key=lambda line: (line.best, line.value), default=None)


def advise(observation: Observation, odds: Odds, opponent: str = "") -> Advice:
    """What to say to the seat to act. ``opponent``: the name of whom the banker plays in a duel."""
    return Advice(
        title=_("Coach: {move}").format(move=move_words(observation.rules, odds.best)),
        sentence=why(observation, odds, opponent),
        bust=odds.bust,
        lines=tuple([_line(observation, move, odds) for move in odds.moves]),
        stake=_stake(observation, odds),
        small_print=_small_print(observation),
    )


def _line(observation: Observation, move: MoveOdds, odds: Odds) -> Line:
    verb, amounts = move.action.verb, move.action.amounts
    word = words_of(observation.rules.game).verbs[verb].rstrip("!")
    label = " + ".join([str(amount) for amount in amounts])
    return Line(
        move.action, f"{word} {label}".rstrip(), label, move.ev, move.win, move.tie, move.lose, move.action == odds.best
    )


def _stake(observation: Observation, odds: Odds) -> float:
    """What the longest bar stands for: six tenths of what is at stake now, or what the best move is worth if that is
    more; before there is a bet, the largest figure."""
    hand = acting_hand(observation)
    bet = hand.bet if hand is not None else 0
    if observation.phase is Phase.BANKER:
        bet = sum(one.bet for seat in observation.players for one in observation.seats[seat].hands)
    figures = [abs(move.ev) for move in odds.moves if not bet or move.action == odds.best]
    return max(0.6 * bet, *figures, CLOSE)


def _small_print(observation: Observation) -> str:
    if observation.seat == observation.banker:
        return _("Counted from the cards this seat has seen.")
    assert observation.seat is not None
    if not observation.rules.duels and _claimed(observation, observation.seat) > observation.payable:
        return _("The bank may run short before this bet is paid in full.")
    if sum(hand.status not in (BUST, SETTLED) for hand in observation.seats[observation.seat].hands) > 1:
        return _("Chips are those of all your hands together.")
    total = observation.rules.banker_stands_at
    if total:
        return _("The bank has no choice: it draws below {total}.").format(total=total)
    return _("The bank is taken to play as well as it can for itself.")


def _claimed(observation: Observation, seat: int) -> int:
    """The chips that those who are paid before this seat, and it itself, get at even pay if they all win."""
    players = observation.players[: observation.players.index(seat) + 1]
    bets = [sum(hand.bet for hand in observation.seats[player].hands) for player in players]
    return sum(bets) + (0 if bets[-1] else observation.rules.min_bet)
