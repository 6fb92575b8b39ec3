"""Solved play for the games in which player and banker hide cards from each other, as small tables that come with the
program.

The tables are made by ``build_scripts/strategies.py``: equilibrium play of one player against the banker with a fresh
pack, so what they say does not depend on what is known of cards out of play. A table belongs to rules by their fields;
a table for rules that are nearly the same is used too, but never for a move that is not offered.

Where bets may be raised a table has columns for small and large raises, and play between two is mixed of both. Who
raises at all raises by the most, since nobody can answer by giving up. That is no weakness: a banker who answers a
smaller raise as in :meth:`Table.bankers_hit` leaves it worth no more, with any hand, than a mean of none and the most.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from game.ai.features import FEATURES
from game.engine.actions import HIT, STAND, Action, Offer, Verb, parse_action
from game.engine.observation import STOOD, HandView, Observation, Phase, SeatView
from game.engine.rules import Rules

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "strategies"
"""Beside ``game`` in a checkout, a wheel and a package alike."""

Chances = Mapping[Action, float]
Key = tuple[int, ...]

STEPS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""How often something is done, as one letter: never, more and more often, always."""


@dataclass(frozen=True, slots=True)
class Raise:
    """Of a hand's bet, in first bets: the largest raise that the bank and the purse allow, and what has been added."""

    largest: float
    added: float


@dataclass(frozen=True, slots=True)
class Table:
    """Solved play for one kind of rules. Keys are the features of a hand, in the order of their names here.

    ``fits``: fields of the rules and the values with which this table is right, or near enough. ``raises``: the largest
    raise, in first bets, for which each of its columns is solved, smaller ones first; one of 0 where none is allowed.
    ``players``: how often each move is made, in each column; amounts are in first bets. ``hits``: how often the banker
    takes a card, by what he sees of the player's hand: in each column a letter of :data:`STEPS` at the place of his own
    hand.
    """

    fits: Mapping[str, Sequence[object]]
    raises: Sequence[float]
    players_features: Sequence[str]
    seen_features: Sequence[str]
    bankers_features: Sequence[str]
    players: Mapping[Key, Mapping[Action, Sequence[float]]]
    bankers_hands: Mapping[Key, int]
    hits: Mapping[Key, Sequence[str]]

    def is_for(self, rules: Rules) -> bool:
        """Whether a table that plays so can use this."""
        return all(getattr(rules, field) in values for field, values in self.fits.items())

    def players_move(self, rules: Rules, hand: HandView, raise_: Raise) -> Chances | None:
        """How often each move is made with this hand of one's own; amounts in first bets."""
        found = self.players.get(key(self.players_features, rules, hand))
        if found is None:
            return None
        weights = self._columns(raise_.largest)
        return {move: sum([weight * chances[column] for column, weight in weights]) for move, chances in found.items()}

    def bankers_hit(self, rules: Rules, bank: HandView, seen: HandView, raise_: Raise) -> float | None:
        """How often the banker takes a card against a hand as he sees it."""
        place = self.bankers_hands.get(key(self.bankers_features, rules, bank, banker=True))
        answer = self._hit(rules, place, seen, raise_)
        if answer is None or not 0 < raise_.added < raise_.largest:
            return answer
        # A whole bet of s, answered with the chance p as if it were 1 (no raise) and else as if it were m (the most),
        # is worth p·s times what 1 is worth and (1 - p)·s/m times what m is worth. With this p both factors sum to 1.
        none, most = _small(0), _small(raise_.largest)
        as_none = (_small(raise_.added) - most) / (none - most)
        unraised = self._hit(rules, place, replace(seen, bet=seen.first_bet), raise_)
        return None if unraised is None else as_none * unraised + (1 - as_none) * answer

    def _hit(self, rules: Rules, place: int | None, seen: HandView, raise_: Raise) -> float | None:
        rows = self.hits.get(key(self.seen_features, rules, seen))
        if rows is None or place is None:
            return None
        often = sum([weight * STEPS.index(rows[column][place]) for column, weight in self._columns(raise_.largest)])
        return often / (len(STEPS) - 1)

    def _columns(self, largest: float) -> Sequence[tuple[int, float]]:
        """The one or two columns solved for raises most like the largest here, each with its weight."""
        above = bisect_left(self.raises, largest)
        if above == 0 or above == len(self.raises):
            return ((min(above, len(self.raises) - 1), 1.0),)
        small, here, large = [_small(one) for one in (self.raises[above - 1], largest, self.raises[above])]
        share = (small - here) / (small - large)
        return (above - 1, 1 - share), (above, share)

    def play(self, observation: Observation, hand: HandView, raise_: Raise) -> Chances | None:
        """How often each move is made in a decision about this hand of a player; None if the table does not know it."""
        rules = observation.rules
        if observation.phase is Phase.PLAY:
            found = self.players_move(rules, hand, raise_)
            return found and _offered(found, observation, hand.first_bet)
        hit = self.bankers_hit(rules, observation.seats[observation.banker].hands[0], hand, raise_)
        return None if hit is None else _offered({HIT: hit, STAND: 1 - hit}, observation)


def key(names: Sequence[str], rules: Rules, hand: HandView, *, banker: bool = False) -> Key:
    """The features of a hand that have these names."""
    return tuple([FEATURES[name](rules, hand, banker) for name in names])


def _small(added: float) -> float:
    """The first bet as a part of the whole: play changes evenly with it, from one half to nothing as much as from 1."""
    return 1 / (1 + added)


def _raise(observation: Observation, seat: SeatView, hand: HandView) -> Raise:
    if observation.rules.raise_ == "never":
        return Raise(0, 0)
    first, added = hand.first_bet, hand.bet - hand.first_bet
    largest = max(added, min(observation.bank - first, seat.purse + added))
    return Raise(largest / first, added / first)


@cache
def table_for(rules: Rules) -> Table | None:
    """The solved table for these rules, or None."""
    return next((table for table in _tables() if table.is_for(rules)), None)


@cache
def _tables() -> tuple[Table, ...]:
    return tuple(_read(json.loads(file.read_text("utf-8"))) for file in sorted(FOLDER.glob("*.json")))


def _read(written: Mapping[str, Any]) -> Table:
    """The table of a strategy file."""
    features = written["features"]
    columns = len(written["raises"])
    return Table(
        written["rules"],
        written["raises"],
        features["player"],
        features["seen"],
        features["banker"],
        {
            _read_key(text): {parse_action(move): _each(percents, columns) for move, percents in moves.items()}
            for text, moves in written["player"].items()
        },
        {_read_key(text): place for place, text in enumerate(written["banker's hands"])},
        {
            _read_key(text): [rows] * columns if isinstance(rows, str) else rows
            for text, rows in written["banker"].items()
        },
    )


def _each(percents: float | Sequence[float], columns: int) -> Sequence[float]:
    """Percents in each column, which are written once where they are all the same."""
    everywhere = [percents] * columns if isinstance(percents, (int, float)) else percents
    return [percent / 100 for percent in everywhere]


def _read_key(text: str) -> Key:
    return tuple(map(int, text.split()))


def equilibrium(observation: Observation) -> Chances | None:
    """How often each move is made here in solved play (the chances are of offered moves and sum to 1), or None.

    None for other decisions than those of a player's or the banker's hand, for rules without a table, for a banker who
    has to weigh several hands at once, and for hands that the table does not know.
    """
    hands = list(_hands_asked_about(observation))
    if len(hands) != 1:
        return None
    seat, hand = hands[0]
    raise_ = _raise(observation, seat, hand)
    # Where nothing is left to raise by, it is as if raising were not allowed.
    table = table_for(observation.rules if raise_.largest > 0 else replace(observation.rules, raise_="never"))
    return table.play(observation, hand, raise_) if table is not None else None


def _hands_asked_about(observation: Observation) -> Iterator[tuple[SeatView, HandView]]:
    """The player's hand to be played now, or the hands that the banker plays against now, each with its seat."""
    if observation.phase is Phase.PLAY and observation.seat is not None and observation.offers:
        view = observation.seats[observation.seat]
        yield view, view.hands[observation.hand]
    if observation.phase is Phase.BANKER and observation.offers:
        for seat in observation.players:
            view = observation.seats[seat]
            yield from ((view, hand) for hand in view.hands if hand.status is STOOD)


def _offered(chances: Chances, observation: Observation, bet: int = 1) -> Chances | None:
    """The moves that are offered, chances that sum to 1, amounts in chips and within the offer; None if none is."""
    legal: dict[Action, float] = {}
    for move, chance in chances.items():
        for offer in observation.offers:
            if offer.verb is move.verb:
                # Nobody can answer a raise by giving up, so a hand that is worth one is worth the largest.
                whole = offer.verb is Verb.RAISE
                amounts = tuple([offer.high if whole else _within(offer, amount * bet) for amount in move.amounts])
                action = Action(move.verb, amounts)
                legal[action] = legal.get(action, 0.0) + chance
    total = sum(legal.values())
    return {action: chance / total for action, chance in legal.items() if chance > _ROUNDING} if total else None


_ROUNDING = 1e-9
"""What is done less often than this is never done: two that sum to 1 need not do so quite."""


def _within(offer: Offer, amount: int) -> int:
    return min(max(amount, offer.low), offer.high)
