"""Hands as heaps of cards of a class: every hand there can be at a table is made once, with its score.

Suits never matter, and ranks only where they count differently: cards that always count the same are one *class*. What
a hand is worth says :mod:`game.engine.score` alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from game.engine.cards import ACE, JACK, PACK_32, PACK_52, Card
from game.engine.events import FEUER, FIVE_CARDS, PONTOON, TWO_ACES, Special
from game.engine.rules import Rules
from game.engine.score import Score, Verdict, finished, judge, named_hand, totals

Counts = tuple[int, ...]
"""How many cards of each class."""


class _Judgement(NamedTuple):
    """What the rules say of a hand; its fields are those of :class:`Hand`."""

    total: int
    bust: bool
    named: Special | None
    score: Score
    result: int
    may_hit: bool
    wins_at_once: bool
    complete: bool


class Hand:
    """A hand without its order: its cards' classes in ascending order, its totals and its score.

    ``may_hit``: whether the rules let it take a card, if one can be had and it has no dark ones; ``complete``: whether
    it is over by itself, whatever else it might do.
    """

    __slots__ = (
        "_alike", "aces", "bust", "cards", "complete", "count", "counts", "family", "low", "may_hit", "named", "next",
        "result", "score", "total", "wins_at_once",
    )  # fmt: skip

    def __init__(self, family: Family, cards: Counts) -> None:
        book = family.book
        self.family = family
        self.cards = cards
        self.count = len(cards)
        self.counts = book.count(cards)
        self.aces = self.counts[family.ace]
        self.low = sum([book.lows[card] for card in cards])
        judgement = family.judgement(self)
        self.total = judgement.total
        self.bust = judgement.bust
        self.named = judgement.named
        self.score = judgement.score
        self.result = judgement.result
        self.may_hit = judgement.may_hit
        self.wins_at_once = judgement.wins_at_once
        self.complete = judgement.complete
        self._alike: Hand | None = None
        self.next: list[Hand | None] = [None] * len(book.faces)

    def alike(self) -> Hand:
        """One hand that stands for all that differ from this one only in the cards they are made of: no rule tells more
        than five cards, or aces among other cards, apart; only with an ace to come a court may be more than a ten."""
        found = self._alike
        if found is None:
            only_aces = self.aces if self.aces == self.count else 0
            cards = min(self.count, _MORE_THAN_FIVE)
            first = self.cards if self.count == 1 else ()
            of_cards = (self.low, bool(self.aces), only_aces, cards, first)
            kind = (*of_cards, self.result, self.named, self.may_hit, self.complete)
            found = self._alike = self.family.kinds.setdefault(kind, self)
        return found

    def plus(self, card: int) -> Hand:
        """The hand with one more card of this class; where that is bust it makes no difference of which cards."""
        found = self.next[card]
        if found is None:
            found = self.next[card] = self.family.with_card(self, card)
        return found


_MORE_THAN_FIVE = 6


class Family:
    """All hands of a kind: a player's, one that came of a split, or the banker's."""

    def __init__(self, book: Book, *, banker: bool = False, from_split: bool = False) -> None:
        self.book = book
        self.banker = banker
        self.from_split = from_split
        self._hands: dict[Counts, Hand] = {}
        self.kinds: dict[tuple[object, ...], Hand] = {}
        """Of hands that are alike the one that stands for all."""
        self.ace = book.class_of[ACE]
        self._bust: Hand | None = None
        self._judged: dict[tuple[int, int, int], _Judgement] = {}

    def hand(self, cards: Iterable[int]) -> Hand:
        """The hand of these classes, which must be in ascending order."""
        key = tuple(cards)
        found = self._hands.get(key)
        if found is None:
            found = self._hands[key] = Hand(self, key)
        return found

    def with_card(self, hand: Hand, card: int) -> Hand:
        """A hand and one more card of this class; one bust hand stands for all."""
        only_aces = hand.aces == hand.count and card == self.ace
        if only_aces or hand.low + self.book.lows[card] <= 21:
            return self.hand(sorted((*hand.cards, card)))
        if self._bust is None:
            self._bust = self.hand(sorted((*hand.cards, card)))
        return self._bust

    def judgement(self, hand: Hand) -> _Judgement:
        """What the rules say of a hand. From three cards on that depends on its count, its aces and how many cards it
        has alone, so it is asked only once for all of these."""
        if hand.count < 3:
            return self._judge(hand)
        key = (hand.low, hand.aces, hand.count)
        found = self._judged.get(key)
        if found is None:
            found = self._judged[key] = self._judge(hand)
        return found

    def _judge(self, hand: Hand) -> _Judgement:
        rules = self.book.rules
        faces = [self.book.faces[card] for card in hand.cards]
        total = totals(rules, faces, banker=self.banker)[1]
        bust = total > 21
        named = named_hand(rules, faces, total, from_split=self.from_split)
        score = finished(rules, faces, total, from_split=self.from_split)
        at_21 = (hand.low if rules.soft_stand else total) == 21
        wins_at_once = not self.banker and (
            named is TWO_ACES
            or (named is FIVE_CARDS and (rules.instant_five or rules.five_cards == "wins"))
            or (rules.instant_21 and total == 21)
        )
        return _Judgement(
            total=total,
            bust=bust,
            named=named,
            score=score,
            result=self.book.result(_told_apart(rules, score, self.banker)),
            may_hit=not (bust or at_21 or 0 < rules.max_cards <= hand.count),
            wins_at_once=wins_at_once,
            complete=bust or wins_at_once or named is PONTOON or named is FEUER,
        )


class Book:
    """The classes of a table's cards, all its hands, and how every score fares against every other."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.faces: list[Card] = []
        """One card for each class, in ascending order of their low counts."""
        self.class_of: dict[int, int] = {}
        """The class of a rank."""
        self._results: dict[Score, int] = {}
        self.scores: list[Score] = []
        self._verdicts: dict[tuple[int, int], Verdict] = {}
        self.pack_cards = PACK_52 if rules.pack == 52 else PACK_32
        seen: dict[object, int] = {}
        for card in sorted(self.pack_cards, key=lambda card: (rules.card_values[card.rank], card.rank)):
            court = rules.pontoons and not rules.ace_ten_pontoon and card.rank >= JACK
            kind = (rules.card_values[card.rank], card.rank == ACE, court)
            if kind not in seen:
                seen[kind] = len(self.faces)
                self.faces.append(card)
            self.class_of[card.rank] = seen[kind]
        self.lows = [rules.card_values[face.rank] for face in self.faces]
        """What a card of each class counts at least."""
        self.pack = self.count(self.class_of[card.rank] for card in self.pack_cards)
        self.bust = self.result(BUST)
        self.players = Family(self)
        self.split = Family(self, from_split=True) if rules.split_pontoon == "plain" else self.players
        """Hands that came of a split, which are others only where that makes a difference."""
        self.bank = Family(self, banker=True)
        self.kept: dict[object, Any] = {}
        """What others have worked out for the rules."""

    def count(self, classes: Iterable[int]) -> Counts:
        """How many of each class there are."""
        counts = [0] * len(self.faces)
        for card in classes:
            counts[card] += 1
        return tuple(counts)

    def classes(self, cards: Iterable[Card]) -> list[int]:
        """The classes of these cards, in ascending order."""
        return sorted(self.class_of[card.rank] for card in cards)

    def result(self, score: Score) -> int:
        """A running number that stands for a score."""
        number = self._results.get(score)
        if number is None:
            number = self._results[score] = len(self.scores)
            self.scores.append(score)
        return number

    def verdict(self, player: int, bank: int) -> Verdict:
        """How a player's result fares against the bank's."""
        found = self._verdicts.get((player, bank))
        if found is None:
            found = self._verdicts[player, bank] = judge(self.rules, self.scores[player], self.scores[bank])
        return found


def _told_apart(rules: Rules, score: Score, banker: bool) -> Score:
    """The score as far as it makes a difference: bust hands are alike, and so are numbers of cards that pay alike."""
    if score.bust:
        return BUST
    cards_count = not banker and (rules.five_cards == "double" or rules.pays_21 == "two_cards")
    return score if cards_count else Score(score.points, score.special, 0)


BUST = Score(22, None, 0)


@lru_cache(maxsize=2)
def book_for(rules: Rules) -> Book:
    """The book of a table; those of the last two tables are kept: they are large."""
    return Book(rules)
