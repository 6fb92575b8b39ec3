"""Solved play for the games in which player and banker hide cards from each other, as small tables that come with the
program.

The tables are made by ``build_scripts/strategies.py``: equilibrium play of one player against the banker with a fresh
pack, so what they say does not depend on what is known of cards out of play. A table belongs to rules by their fields;
a table for rules that are nearly the same is used too, but never for a move that is not offered.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import log
from pathlib import Path
from typing import Any

from game.ai.features import FEATURES
from game.engine.actions import HIT, STAND, Action, Offer, Verb, parse_action
from game.engine.observation import STOOD, HandView, Observation, Phase
from game.engine.rules import Rules

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "strategies"
"""Beside ``game`` in a checkout, a wheel and a package alike."""

Chances = Mapping[Action, float]
Key = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Solved play for one kind of rules. Keys are the features of a hand, in the order of their names here.

    ``fits``: fields of the rules and the values with which this table is right, or near enough. ``raises``: the raise
    that the bank allows in the deals it is for, in first bets; 0: none. ``players``: amounts are in first bets.
    ``hits``: how often, in percent, the banker takes a card, by what he sees of the player's hand and at the place of
    his own hand.
    """

    fits: Mapping[str, Sequence[object]]
    raises: int
    players_features: Sequence[str]
    seen_features: Sequence[str]
    bankers_features: Sequence[str]
    players: Mapping[Key, Chances]
    bankers_hands: Mapping[Key, int]
    hits: Mapping[Key, Sequence[int]]

    def is_for(self, rules: Rules) -> bool:
        """Whether a table that plays so can use this."""
        return all(getattr(rules, field) in values for field, values in self.fits.items())

    def players_move(self, rules: Rules, hand: HandView) -> Chances | None:
        """How often each move is made with this hand of one's own; amounts in first bets."""
        return self.players.get(key(self.players_features, rules, hand))

    def bankers_hit(self, rules: Rules, bank: HandView, seen: HandView) -> float | None:
        """How often the banker takes a card against a hand as he sees it."""
        against = self.hits.get(key(self.seen_features, rules, seen))
        place = self.bankers_hands.get(key(self.bankers_features, rules, bank, banker=True))
        return None if against is None or place is None else against[place] / 100

    def play(self, observation: Observation) -> Chances | None:
        """:func:`equilibrium` by this table."""
        rules = observation.rules
        if observation.seat is None or not observation.offers:
            return None
        if observation.phase is Phase.PLAY:
            hand = observation.seats[observation.seat].hands[observation.hand]
            found = self.players_move(rules, hand)
            return found and _offered(found, observation, hand.first_bet)
        if observation.phase is Phase.BANKER:
            left = list(_hands_left(observation))
            if len(left) == 1:
                hit = self.bankers_hit(rules, observation.seats[observation.banker].hands[0], left[0])
                return None if hit is None else _offered({HIT: hit, STAND: 1 - hit}, observation)
        return None


def key(names: Sequence[str], rules: Rules, hand: HandView, *, banker: bool = False) -> Key:
    """The features of a hand that have these names."""
    return tuple([FEATURES[name](rules, hand, banker) for name in names])


@cache
def table_for(rules: Rules, *, raises: int) -> Table | None:
    """The solved table for these rules, of those there are the one for raises most like these; or None."""
    fitting = [table for table in _tables() if table.is_for(rules)]
    return min(fitting, key=lambda table: abs(log((table.raises or _NO_RAISE) / (raises or _NO_RAISE))), default=None)


_NO_RAISE = 0.01
"""As good as no raise, in first bets."""


def _raises(observation: Observation) -> int:
    """The raise made by the hand that it is about, or else the largest that the bank allows, in first bets."""
    if observation.rules.raise_ == "never":
        return 0
    bets = [(hand.first_bet, hand.bet) for seat in observation.seats for hand in seat.hands if hand.bet]
    first, bet = max(bets, default=(0, 0))
    more = bet - first if bet > first else observation.bank - first
    return max(1, more // first) if first and more > 0 else 0


@cache
def _tables() -> tuple[Table, ...]:
    return tuple(read(json.loads(file.read_text("utf-8"))) for file in sorted(FOLDER.glob("*.json")))


def read(written: Mapping[str, Any]) -> Table:
    """The table of a strategy file."""
    features = written["features"]
    return Table(
        written["rules"],
        written["raises"],
        features["player"],
        features["seen"],
        features["banker"],
        {
            _read_key(text): {parse_action(move): percent / 100 for move, percent in moves.items()}
            for text, moves in written["player"].items()
        },
        {_read_key(text): place for place, text in enumerate(written["banker's hands"])},
        {_read_key(text): hits for text, hits in written["banker"].items()},
    )


def _read_key(text: str) -> Key:
    return tuple(map(int, text.split()))


def equilibrium(observation: Observation) -> Chances | None:
    """How often each move is made here in solved play (the chances are of offered moves and sum to 1), or None.

    None for other decisions than those of a player's or the banker's hand, for rules without a table, for a banker who
    has to weigh several hands at once, and for hands that the table does not know.
    """
    table = table_for(observation.rules, raises=_raises(observation))
    return table.play(observation) if table is not None else None


def _hands_left(observation: Observation) -> Iterator[HandView]:
    """The players' hands that the banker plays against now."""
    for seat in observation.players:
        yield from (hand for hand in observation.seats[seat].hands if hand.status is STOOD)


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
    return {action: chance / total for action, chance in legal.items() if chance} if total else None


def _within(offer: Offer, amount: int) -> int:
    return min(max(amount, offer.low), offer.high)
