"""Every way a player's hand can go: what he holds and what the banker has seen of it.

The walk follows ``game.engine.turns`` and ``game.engine.moves`` for a single hand with chips enough; that it does is
tested by playing on the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from build_scripts.solve.pack import Counts, Pack, plus
from game.engine.actions import HIT, OHNE_ACE, RESTART, SPLIT, STAND, Action, Verb
from game.engine.cards import ACE
from game.engine.events import Special
from game.engine.rules import Rules
from game.engine.score import EVEN, Score, finished, named_hand, totals, two_aces_pay

Story = tuple[tuple[str, int], ...]
"""What the banker has seen, in order: ``open`` (a kind of card), ``own`` (a card that he did not see), ``called`` (such
a card after a call, which he has heard), ``buy`` (first bets), ``raise``, ``ace``, ``restart``, ``split``, and at last
``declared`` or ``shown`` where a hand tells its name."""
RAISE = ("raise", 0)
DEAL = Action(Verb.BET, (1,))
"""Stands for the cards that come without asking."""
WORTH_OF_A_START, WORTH_OF_RAISING = -0.12, 0.04
"""In first bets, of a hand that begins again and is not walked any more: for each chip bet on it, and for each first
bet that it may still be raised by. With one start walked, one deal in a thousand or fewer comes to this."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """Chips in the bank and of the first bet, which limit a raise."""

    bank: int
    bet: int = 1

    @property
    def raise_(self) -> int:
        """Chips of the largest raise."""
        return self.bank - self.bet

    def __str__(self) -> str:
        return f"bank {self.bank} bet {self.bet}"


RICH = Stakes(50)
"""A bank that can always pay a bet of 1."""


def is_raised(story: Story) -> bool:
    """Whether the bet has been raised in it."""
    return RAISE in story


@dataclass(frozen=True, slots=True)
class Holding:
    """A hand in play, the cards that its player has thrown in, and its story."""

    hand: Counts
    gone: Counts
    story: Story

    @property
    def drawn(self) -> Counts:
        """All cards that the player has had."""
        return tuple(here + away for here, away in zip(self.hand, self.gone, strict=True))


@dataclass(slots=True)
class Choice:
    """One move: the holdings that may follow, the holdings that end it at once with what they win (in first bets), or
    the end in which the hand awaits the bank."""

    action: Action
    then: list[Holding] = field(default_factory=list)
    at_once: list[tuple[Holding, float]] = field(default_factory=list)
    end: End | None = None


@dataclass(frozen=True, slots=True)
class End:
    """A hand that awaits the bank: its score, and its bet in first bets."""

    holding: Holding
    score: Score
    bet: float


class PlayersTree:
    """``choices``: what may be done at each holding, holdings with shorter stories first.

    ``starts``: how often a hand may begin again and is still walked.
    """

    def __init__(self, rules: Rules, pack: Pack, stakes: Stakes = RICH, starts: int = 1) -> None:
        self.rules = rules
        self.pack = pack
        self.stakes = stakes
        self.starts = starts
        self.choices: dict[Holding, list[Choice]] = {}
        waiting = {0: {Holding(pack.nothing, pack.nothing, ()): True}}
        length = 0
        while waiting:
            for holding in waiting.pop(length, {}):
                self.choices[holding] = list(self._choices(holding))
                for choice in self.choices[holding]:
                    for after in choice.then:
                        waiting.setdefault(len(after.story), {})[after] = True
            length += 1

    def _choices(self, holding: Holding) -> Iterator[Choice]:
        rules = self.rules
        dealt = self._dealt(holding)
        if dealt:
            yield self._draw(DEAL, holding, dealt)
            return
        faces = self.pack.face_list(holding.hand)
        low, total = totals(rules, faces)
        end = End(holding, finished(rules, faces, total), self.bet(holding))
        name = named_hand(rules, faces, total)
        if name in (Special.PONTOON, Special.FEUER):
            word = "shown" if name is Special.FEUER else "declared"
            told = Holding(holding.hand, holding.gone, (*holding.story, (word, 0)))
            yield Choice(STAND, end=End(told, end.score, end.bet))
            return
        count = len(faces)
        full = count == rules.max_cards
        at_21 = (low if rules.soft_stand else total) == 21
        if full:
            # What the bank needs now is the same whatever came when.
            told = Holding(holding.hand, holding.gone, tuple(sorted(holding.story)))
            yield Choice(STAND, end=End(told, end.score, end.bet))
            return
        if not at_21:
            yield self._draw(HIT, holding, "open" if rules.hits_open else "own")
        if total >= rules.min_stand:
            yield Choice(STAND, end=end)
        yield from self._buys(holding, low)
        yield from self._raises(holding, count)
        yield from self._splits(holding, count)
        if rules.ohne_ace != "off" and total == 11 and count >= 2:
            yield self._ohne_ace(holding)
        if rules.five_cards == "restart" and count == 5 and not at_21:
            choice = Choice(RESTART)
            self._start_again(choice, holding, (*holding.story, ("restart", 0)))
            yield choice

    def _dealt(self, holding: Holding) -> str:
        """How the next card that comes by itself lies; empty where none does."""
        count = sum(holding.hand)
        if count == 0 or (count == 1 and self.rules.second_card == "after_bets"):
            return "own"
        return "open" if count == 1 and self.rules.second_card == "duel" else ""

    def bet(self, holding: Holding) -> float:
        """The whole bet, in first bets."""
        raised = self.stakes.raise_ / self.stakes.bet if is_raised(holding.story) else 0
        return 1 + raised + sum(number for word, number in holding.story if word == "buy")

    def _draw(self, action: Action, holding: Holding, facing: str, *before: tuple[str, int]) -> Choice:
        """A card that may bust the hand or win at once."""
        choice = Choice(action)
        for kind, size in enumerate(self.pack.sizes):
            if holding.drawn[kind] < size:
                card = (facing, kind if facing == "open" else 0)
                after = Holding(plus(holding.hand, kind), holding.gone, (*holding.story, *before, card))
                won = self._won_at_once(after)
                if won is None:
                    choice.then.append(after)
                else:
                    choice.at_once.append((after, won))
        return choice

    def _won_at_once(self, holding: Holding) -> float | None:
        """What a hand has won or lost as soon as it is there, in first bets; None where the play goes on."""
        rules = self.rules
        faces = self.pack.face_list(holding.hand)
        total = totals(rules, faces)[1]
        bet = self.bet(holding)
        if total > 21:
            return -bet
        special = named_hand(rules, faces, total)
        if special is Special.TWO_ACES:
            return bet * two_aces_pay(rules) / EVEN
        wins = special is Special.FIVE_CARDS and (rules.instant_five or rules.five_cards == "wins")
        return bet if wins or (rules.instant_21 and total == 21) else None

    def _buys(self, holding: Holding, low: int) -> Iterator[Choice]:
        rules = self.rules
        if rules.buy_limit == "off" or low >= 21:
            return
        buys = [number for word, number in holding.story if word == "buy"]
        if any(word == "open" for word, _number in holding.story) or (buys and rules.buy_limit == "total"):
            return
        for amount in range(1, 1 + (1 if rules.buy_limit == "total" else buys[-1] if buys else 2)):
            yield self._draw(Action(Verb.BUY, (amount,)), holding, "own", ("buy", amount))

    def _raises(self, holding: Holding, count: int) -> Iterator[Choice]:
        if self.rules.raise_ == "never" or count != 2 or is_raised(holding.story):
            return
        # Nobody can answer a raise by giving up, so a hand that is worth one is worth the largest.
        after = Holding(holding.hand, holding.gone, (*holding.story, RAISE))
        yield Choice(Action(Verb.RAISE, (self.stakes.raise_,)), then=[after])

    def _splits(self, holding: Holding, count: int) -> Iterator[Choice]:
        """A pair as two hands. Each is played as if it were alone against a bank that knows where it comes from: the
        banker answers each for itself, and neither is split again. Tens are not split at all."""
        split = self.rules.split
        if split == "off" or count != 2 or max(holding.hand) < 2 or ("split", 0) in holding.story:
            return
        kind = holding.hand.index(2)
        ace = self.pack.faces[kind].rank == ACE
        if (split == "aces" and not ace) or (split == "no_aces" and ace):
            return
        if self.rules.card_values[self.pack.faces[kind].rank] == 10:
            return
        one = plus(self.pack.nothing, kind)
        story = (*holding.story, ("split", 0))
        hands = [
            Holding(plus(one, other), one, story)
            for other, size in enumerate(self.pack.sizes)
            if holding.drawn[other] < size
        ]
        yield Choice(SPLIT, then=hands * 2)

    def _ohne_ace(self, holding: Holding) -> Choice:
        """A call: the card after it busts the hand if it is an ace, or rather would."""
        choice = self._draw(OHNE_ACE, holding, "called")
        lost = next((after for after, won in choice.at_once if won < 0), None)
        if lost is not None:
            choice.at_once = [(after, won) for after, won in choice.at_once if after is not lost]
            story = (*holding.story, ("ace", 0))
            if self.rules.ohne_ace == "new_hand":
                self._start_again(choice, lost, story)
            else:
                away = tuple(more - less for more, less in zip(lost.drawn, holding.hand, strict=True))
                replaced = self._draw(OHNE_ACE, Holding(holding.hand, away, story), "own")
                choice.then += replaced.then
                choice.at_once += replaced.at_once
        return choice

    def _start_again(self, choice: Choice, old: Holding, story: Story) -> None:
        """The cards of the old hand are gone, and another begins; at last it is not walked any more."""
        gone = old.drawn
        starts = sum(word in ("ace", "restart") for word, _number in story)
        for kind, size in enumerate(self.pack.sizes):
            if gone[kind] < size:
                after = Holding(plus(self.pack.nothing, kind), gone, (*story, ("own", 0)))
                if starts <= self.starts:
                    choice.then.append(after)
                else:
                    choice.at_once.append((after, self._worth_of_start(after)))

    def _worth_of_start(self, holding: Holding) -> float:
        if self.rules.raise_ == "never" or is_raised(holding.story):
            return WORTH_OF_A_START * self.bet(holding)
        return WORTH_OF_A_START + WORTH_OF_RAISING * self.stakes.raise_ / self.stakes.bet
