"""Hands that one stands for: whatever is taken to be alike must stay so with every card that may come."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest

from game.ai.chances.hands import Book, Family, Hand
from game.engine.rules import Rules
from game.engine.variants import GAMES, OPTIONS, rules_for


def tables(game: str) -> Iterator[Rules]:
    """The game as it is usually played, and with every other value of each house rule."""
    yield rules_for(game)
    for option in OPTIONS[game]:
        yield from [rules_for(game, {option.name: value}) for value in option.values[1:]]


def all_hands(family: Family, classes: int) -> list[Hand]:
    """Every hand of up to five cards, but for those that a card has made bust."""
    found = [family.hand(())]
    known = set(found)
    for hand in found:
        for card in range(classes) if hand.count < 5 else ():
            after = hand.plus(card)
            if not after.bust and after not in known:
                known.add(after)
                found.append(after)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_hands_that_are_alike_become_alike_by_the_same_card(game: str) -> None:
    for rules in tables(game):
        book = Book(rules)
        for family in (book.players, book.split, book.bank):
            by_kind = defaultdict(list)
            for hand in all_hands(family, len(book.faces)):
                by_kind[hand.alike()].append(hand)
            for hands in by_kind.values():
                for card in range(len(book.faces)):
                    after = [hand.plus(card) for hand in hands]
                    assert len({None if one.bust else one.alike() for one in after}) == 1, (rules, hands[0].cards, card)
