"""Whether one level beats another: the same packs for both, a few looks at the difference, and an honest confidence.

The looks are fixed beforehand and share the chance of error of 1 %: a tenth of it for every look but the last, which
has what is left. So the chance that a level is said to beat another which is no worse is at most 1 % over all looks
together.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import NormalDist

from build_scripts.tournament_rounds.play import ROUNDS_OF_A_PACK, Match, Takings, play_pack

ERROR = 0.01
_SHARES = (1 / 40, 1 / 16, 1 / 6, 1 / 2, 1)
"""The looks, as parts of all rounds."""
_LEAST_PACKS = 200
"""Fewer packs than this are looked at only where there are no more: a mean of few is not normally distributed."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean with its standard error."""

    mean: float
    error: float

    @property
    def sigmas(self) -> float:
        """How many standard errors it is above zero."""
        return self.mean / self.error if self.error else math.copysign(math.inf, self.mean) if self.mean else 0.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """How ``level`` fared beside ``below`` with the same cards.

    ``chips`` are net chips per round, ``per_bet`` net chips for each chip first bet, ``ahead`` paired differences.
    """

    match: Match
    level: str
    below: str
    rounds: int
    chips: Figure
    chips_below: Figure
    per_bet: Figure
    per_bet_below: Figure
    ahead: Figure
    ahead_per_bet: Figure
    beats: bool


class Contest:
    """Plays packs as they are needed; what a level has played is kept for its next contest."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._played: dict[str, list[Takings]] = {}

    def decide(self, level: str, below: str, rounds: int, tell: Callable[[str], None] = lambda line: None) -> Outcome:
        """Plays until a look shows that ``level`` beats ``below``, or so many rounds are played."""
        whole = rounds // ROUNDS_OF_A_PACK
        looks = [packs for share in _SHARES if (packs := round(share * whole)) >= _LEAST_PACKS or share == 1]
        for number, packs in enumerate(looks):
            outcome = self._look(level, below, packs, needed=sigmas_needed(number, len(looks)))
            tell(f"{self.match.game} {self.match.role} {level} {outcome.rounds}: {outcome.ahead.sigmas:.1f} sigma")
            if outcome.beats or packs == looks[-1]:
                return outcome
        raise AssertionError("there is a last look")

    def _look(self, level: str, below: str, packs: int, *, needed: float) -> Outcome:
        mine, theirs = self._takings(level, packs), self._takings(below, packs)
        share, share_below = _share(mine), _share(theirs)
        mean_bet, mean_bet_below = (_mean([one.bets for one in played]) for played in (mine, theirs))
        # A ratio of two means varies as what is left of the net once its share of the bets is taken away.
        rest = [(one.net - share * one.bets) / mean_bet for one in mine]
        rest_below = [(one.net - share_below * one.bets) / mean_bet_below for one in theirs]
        per_round = [one.net / ROUNDS_OF_A_PACK for one in mine]
        per_round_below = [one.net / ROUNDS_OF_A_PACK for one in theirs]
        ahead = _figure([one - other for one, other in zip(per_round, per_round_below, strict=True)])
        return Outcome(
            match=self.match,
            level=level,
            below=below,
            rounds=packs * ROUNDS_OF_A_PACK,
            chips=_figure(per_round),
            chips_below=_figure(per_round_below),
            per_bet=Figure(share, _figure(rest).error),
            per_bet_below=Figure(share_below, _figure(rest_below).error),
            ahead=ahead,
            ahead_per_bet=Figure(
                share - share_below,
                _figure([one - other for one, other in zip(rest, rest_below, strict=True)]).error,
            ),
            beats=ahead.sigmas > needed,
        )

    def _takings(self, level: str, packs: int) -> list[Takings]:
        played = self._played.setdefault(level, [])
        played += [play_pack(self.match, level, number) for number in range(len(played), packs)]
        return played[:packs]


def sigmas_needed(number: int, looks: int) -> float:
    """Standard errors that the look with this number asks for."""
    error = ERROR / 10 if number < looks - 1 else ERROR - (looks - 1) * ERROR / 10
    return NormalDist().inv_cdf(1 - error)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _share(played: Sequence[Takings]) -> float:
    return sum(one.net for one in played) / sum(one.bets for one in played)


def _figure(values: Sequence[float]) -> Figure:
    mean = _mean(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Figure(mean, math.sqrt(variance / len(values)))
