"""Player against banker as arrays: one sequence of moves of each, times a matrix of what comes of it.

All figures are the player's gain in first bets. A value is weighed by the chance of the cards drawn so far in one
certain order, so the value of a choice is the plain sum over what may follow.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from build_scripts.solve.bankers_tree import BUST, BankersTree
from build_scripts.solve.pack import Floats, Ints, Pack
from build_scripts.solve.players_tree import RICH, Choice, End, Holding, PlayersTree, Stakes, Story
from game.engine.events import LOST, WON
from game.engine.rules import Rules
from game.engine.score import EVEN, Score, judge


@dataclass(slots=True)
class Level:
    """Holdings with stories of one length: the slice of holdings, the slice of their choices, and what may follow."""

    holdings: slice
    choices: slice
    first_of_holding: Ints
    follows: Ints
    of_choice: Ints


class Game:
    """``holdings``, ``choices`` and ``ends`` are in order; ``holder[choice]`` is the holding that it belongs to, and
    ``first_choice[holding]`` the first of a holding's choices."""

    def __init__(self, rules: Rules, stakes: Stakes = RICH, starts: int = 1) -> None:
        self.rules = rules
        self.pack = Pack(rules)
        self.banker = BankersTree(rules, self.pack)
        self.tree = PlayersTree(rules, self.pack, stakes, starts)
        tree = self.tree.choices
        self.holdings: list[Holding] = list(tree)
        self.choices: list[Choice] = [choice for choices in tree.values() for choice in choices]
        self.first_choice: Ints = np.cumsum([0, *(len(choices) for choices in tree.values())])
        self.holder: Ints = np.repeat(np.arange(len(tree)), np.diff(self.first_choice))
        self._number_ends([choice.end for choice in self.choices if choice.end is not None])
        self._link(tree)
        self._pay()

    def _number_ends(self, ends: list[End]) -> None:
        stories: dict[Story, list[End]] = {}
        for end in ends:
            stories.setdefault(end.holding.story, []).append(end)
        self.stories = list(stories)
        self.ends = [end for story in self.stories for end in stories[story]]
        starts = np.cumsum([0, *(len(stories[story]) for story in self.stories)])
        self.of_story = [slice(int(start), int(stop)) for start, stop in pairwise(starts)]

    def _link(self, tree: dict[Holding, list[Choice]]) -> None:
        """What follows each choice: holdings by their number, ends after them."""
        number = {holding: place for place, holding in enumerate(self.holdings)}
        end_number = {id(end): len(number) + place for place, end in enumerate(self.ends)}
        lengths = [len(holding.story) for holding in self.holdings]
        self.levels: list[Level] = []
        for length in sorted(set(lengths)):
            holdings = slice(lengths.index(length), len(lengths) - lengths[::-1].index(length))
            start, stop = self.first_choice[[holdings.start, holdings.stop]]
            follows, of_choice = [], []
            for place in range(start, stop):
                choice = self.choices[place]
                found = [number[after] for after in choice.then]
                if choice.end is not None:
                    found.append(end_number[id(choice.end)])
                follows += found
                of_choice += [place - start] * len(found)
            first = self.first_choice[holdings] - start
            self.levels.append(
                Level(holdings, slice(start, stop), first, np.array(follows, int), np.array(of_choice, int))
            )
        paths = np.zeros(len(number) + len(self.ends))
        paths[0] = 1
        for level in self.levels:
            np.add.at(paths, level.follows, paths[self.holder[level.choices]][level.of_choice])
        self.paths: Floats = paths[: len(number)]

    def _pay(self) -> None:
        """What each choice wins at once, and what each end wins against each hand of the bank."""
        nothing = [self.pack.nothing]
        self.at_once = np.zeros(len(self.choices))
        for place, choice in enumerate(self.choices):
            if choice.at_once:
                chances = self.pack.chances([after.drawn for after, _won in choice.at_once], nothing)[:, 0]
                self.at_once[place] = chances @ np.array([won for _after, won in choice.at_once])
        banker = self.banker
        drawn = sorted({end.holding.drawn for end in self.ends})
        row = {counts: place for place, counts in enumerate(drawn)}
        rows = np.array([row[end.holding.drawn] for end in self.ends])
        bets = np.array([float(end.bet) for end in self.ends])
        scores = {score: place for place, score in enumerate(dict.fromkeys(end.score for end in self.ends))}
        of_end = np.array([scores[end.score] for end in self.ends])
        gains = {
            bank: np.array([self._gain(score, bank) for score in scores])
            for bank in {BUST, *banker.scores, *(score for _hand, _cards, score in banker.last_cards)}
        }
        chances = self.pack.chances(drawn, banker.hands)
        self.stand: Floats = chances[rows] * np.array([gains[bank] for bank in banker.scores]).T[of_end] * bets[:, None]
        self.stand[:, ~banker.chooses] = 0
        # A card that neither leads on nor ends the turn otherwise is one that busts the bank.
        known = np.hstack([chances, np.zeros((len(drawn), 1))])
        bust = chances - sum(known[:, banker.after[:, kind]] for kind in range(banker.after.shape[1]))
        last_chances = self.pack.chances(drawn, [cards for _hand, cards, _score in banker.last_cards])
        last: dict[tuple[int, Score], Floats] = {}
        for column, (hand, _cards, bank) in enumerate(banker.last_cards):
            bust[:, hand] -= last_chances[:, column]
            last[hand, bank] = last.get((hand, bank), 0.0) + last_chances[:, column]
        self.last: Floats = bust[rows] * (gains[BUST][of_end] * bets)[:, None]
        for (hand, bank), chance in last.items():
            self.last[:, hand] += chance[rows] * gains[bank][of_end] * bets

    def _gain(self, player: Score, bank: Score) -> float:
        verdict = judge(self.rules, player, bank)
        if verdict.outcome is WON:
            return verdict.pay / EVEN
        return -1.0 - verdict.extra if verdict.outcome is LOST else 0.0

    # Values and reaches

    def start_of_banker(self, reach_of_ends: Floats) -> tuple[Floats, Floats]:
        """What standing and a last card are worth in each hand of the bank (rows) after each story (columns)."""
        stand = np.empty((len(self.stories), self.stand.shape[1]))
        last = np.empty_like(stand)
        for story, ends in enumerate(self.of_story):
            reach = reach_of_ends[ends]
            stand[story] = reach @ self.stand[ends]
            last[story] = reach @ self.last[ends]
        return stand.T, last.T

    def worth_of_ends(self, hits: Floats) -> Floats:
        """What each end is worth against a banker who hits so often; rows: his hands, columns: stories."""
        reach = self.banker.reach(hits)
        standing, hitting = (reach * (1 - hits)).T.copy(), (reach * hits).T.copy()
        worth = np.empty(len(self.ends))
        for story, ends in enumerate(self.of_story):
            worth[ends] = self.stand[ends] @ standing[story] + self.last[ends] @ hitting[story]
        return worth

    def values(
        self, worth_of_ends: Floats, shares: Floats | None, floor: Floats | None = None
    ) -> tuple[Floats, Floats]:
        """What each holding and each choice is worth; ``shares``: how often each choice is made, None: the best.
        ``floor``: what each choice is worth at least, by something that is not in the tree."""
        count = len(self.holdings)
        worth = np.concatenate([np.zeros(count), worth_of_ends])
        of_choice = self.at_once.copy()
        for level in reversed(self.levels):
            values = of_choice[level.choices]
            values += np.bincount(level.of_choice, worth[level.follows], len(values))
            if floor is not None:
                np.maximum(values, floor[level.choices], out=values)
            if shares is None:
                worth[level.holdings] = np.maximum.reduceat(values, level.first_of_holding)
            else:
                worth[level.holdings] = np.add.reduceat(values * shares[level.choices], level.first_of_holding)
        return worth[:count], of_choice

    def reach(self, shares: Floats) -> tuple[Floats, Floats]:
        """How often each holding and each end is come to, summed over the orders."""
        count = len(self.holdings)
        reach = np.zeros(count + len(self.ends))
        reach[0] = 1
        for level in self.levels:
            going_on = reach[self.holder[level.choices]] * shares[level.choices]
            reach += np.bincount(level.follows, going_on[level.of_choice], len(reach))
        return reach[:count], reach[count:]

    def best_banker(self, shares: Floats) -> float:
        """The player's gain with these shares against the banker who replies best."""
        _reach, ends = self.reach(shares)
        worth, _hit = self.banker.values(*self.start_of_banker(ends), None)
        return float(worth[0].sum() + self._sure(shares))

    def best_player(self, hits: Floats) -> float:
        """The gain of the player who replies best to this banker."""
        return float(self.values(self.worth_of_ends(hits), None)[0][0])

    def gain(self, shares: Floats, hits: Floats) -> float:
        """The player's gain where both play so."""
        return float(self.values(self.worth_of_ends(hits), shares)[0][0])

    def _sure(self, shares: Floats) -> float:
        """What the player wins and loses before the bank's turn."""
        return float(self.values(np.zeros(len(self.ends)), shares)[0][0])
