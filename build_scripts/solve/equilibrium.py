"""Solves a game by counterfactual regret minimisation, both sides in turn: predictive CFR+ with a quadratic average."""

from __future__ import annotations

import numpy as np

from build_scripts.solve.game import Game
from build_scripts.solve.pack import Floats, Ints


class Side:
    """Regrets and the average of one side, whose decisions may be gathered in groups that are played alike.

    An *option* is one move at one group; ``owner[option]`` is its group.
    """

    def __init__(self, owner: Ints) -> None:
        self.owner = owner
        self.groups = int(owner.max()) + 1
        self.regret = np.zeros(len(owner))
        self.last_gains = np.zeros(len(owner))
        self.total = np.zeros(len(owner))
        self.equal = 1.0 / np.bincount(owner, minlength=self.groups)[owner]

    def shares(self) -> Floats:
        """How often each option is to be taken now, if the next gains are like the last."""
        return self._normal(np.maximum(self.regret + self.last_gains, 0))

    def average(self) -> Floats:
        """How often each option has been taken."""
        return self._normal(self.total)

    def _normal(self, weights: Floats) -> Floats:
        sums = np.bincount(self.owner, weights, self.groups)[self.owner]
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), self.equal)

    def learn(self, gains: Floats) -> None:
        """``gains``: how much better each option was than what was done."""
        self.regret = np.maximum(self.regret + gains, 0)
        self.last_gains = gains


class Players(Side):
    """The player's side; ``group[holding]`` gathers holdings with the same moves."""

    def __init__(self, game: Game, group: Ints | None = None) -> None:
        self.game = game
        group = np.arange(len(game.holdings)) if group is None else group
        keys: dict[tuple[int, str], int] = {}
        self.option = np.array(
            [
                keys.setdefault((int(group[holding]), str(choice.action)), len(keys))
                for holding, choice in zip(game.holder, game.choices, strict=True)
            ]
        )
        owners: Ints = np.zeros(len(keys), int)
        owners[self.option] = group[game.holder]
        super().__init__(owners)
        chances = game.pack.chances([holding.drawn for holding in game.holdings], [game.pack.nothing])[:, 0]
        self.weight = game.paths[game.holder]
        self.chance = chances[game.holder]

    def play(self) -> Floats:
        """How often each choice of the game's list is to be made now, 0 to 1."""
        return self.shares()[self.option]

    def mean_play(self) -> Floats:
        """How often each choice has been made on the average, which comes near equilibrium."""
        return self.average()[self.option]

    def update(self, worth_of_ends: Floats, time: float) -> None:
        """Learns from one round of the other side. ``worth_of_ends``: of every end of a hand, in first bets, as that
        side plays now; ``time``: how much the round weighs in the average."""
        shares = self.play()
        worth, of_choice = self.game.values(worth_of_ends, shares)
        reach, _ends = self.game.reach(shares)
        self.total += time * np.bincount(self.option, reach[self.game.holder] * self.chance * shares, len(self.owner))
        gains = self.weight * (of_choice - worth[self.game.holder])
        self.learn(np.bincount(self.option, gains, len(self.owner)))


class Bankers(Side):
    """The banker's side; ``group[hand, story]`` gathers decisions; without it each is for itself."""

    def __init__(self, game: Game, group: Ints | None = None) -> None:
        self.game = game
        tree = game.banker
        self.shape = (len(tree.hands), len(game.stories))
        count = self.shape[0] * self.shape[1]
        group = np.arange(count).reshape(self.shape) if group is None else group
        self.chooses = np.nonzero(tree.chooses)[0]
        numbers, inverse = np.unique(group[self.chooses], return_inverse=True)
        self.group = inverse.reshape(len(self.chooses), -1)
        self.count = len(numbers)
        super().__init__(np.tile(np.arange(self.count), 2))  # first all hits, then all stands
        self.weight = tree.orders[self.chooses, None]
        self.chance = game.pack.chances(tree.hands, [game.pack.nothing])[self.chooses]

    def hits(self, shares: Floats) -> Floats:
        """How often a card is taken with each hand after each story, when the options are taken with these shares."""
        hits = np.zeros(self.shape)
        hits[~self.game.banker.chooses] = 1
        hits[self.chooses] = shares[: self.count][self.group]
        return hits

    def play(self) -> Floats:
        """How often a card is to be taken now with each hand after each story, 0 to 1."""
        return self.hits(self.shares())

    def mean_play(self) -> Floats:
        """How often a card has been taken on the average, which comes near equilibrium."""
        return self.hits(self.average())

    def update(self, stand: Floats, last: Floats, time: float) -> None:
        """Learns from one round of the other side. ``stand`` and ``last``: what :meth:`Game.start_of_banker` says of
        that side's play; ``time``: how much the round weighs in the average."""
        hits = self.play()
        worth, hit = self.game.banker.values(stand, last, hits)
        reach = (self.game.banker.reach(hits)[self.chooses] * self.chance).ravel()
        share = hits[self.chooses].ravel()
        group = self.group.ravel()
        taken = [np.bincount(group, reach * part, self.count) for part in (share, 1 - share)]
        self.total += time * np.concatenate(taken)
        gains = [
            np.bincount(group, (self.weight * (worth - value)[self.chooses]).ravel(), self.count)
            for value in (hit, stand)
        ]
        self.learn(np.concatenate(gains))


def solve(game: Game, players: Players, bankers: Bankers, rounds: int) -> None:
    """Lets both sides learn from each other; later rounds weigh more."""
    for time in range(1, rounds + 1):
        players.update(game.worth_of_ends(bankers.play()), time**2)
        _reach, ends = game.reach(players.play())
        bankers.update(*game.start_of_banker(ends), time**2)
