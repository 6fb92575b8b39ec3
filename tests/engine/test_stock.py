"""Deal numbers, shuffles and orders."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.cards import PACK_32, PACK_52, CardError, parse_card, parse_cards
from game.engine.stock import SeededShuffler, StackedShuffler, StackError, Stock

GOLDEN = {
    (1, 52): "QD 6H QH 9D KD 9C JS 7D 6D 8H",
    (48291307, 32): "KH 9D 10D QS 9H 8S AH AD 7H 8D",
}
"""The first ten cards of a deal number: the same on every system and in every version, or sharing it means nothing."""


@pytest.mark.parametrize(("number", "size"), GOLDEN)
def test_a_deal_number_means_the_same_cards_for_ever(number: int, size: int) -> None:
    order = SeededShuffler(number)(PACK_52 if size == 52 else PACK_32)
    assert " ".join(card.code for card in order[:10]) == GOLDEN[number, size]


def test_the_order_depends_on_the_set_of_cards_and_the_number_of_the_shuffle_only() -> None:
    first, second = SeededShuffler(7), SeededShuffler(7)
    assert first(PACK_52) == second(PACK_52[::-1])
    assert first(PACK_52) == SeededShuffler(7, count=1)(PACK_52)
    assert first(PACK_52) != second(PACK_32)


def test_every_card_comes_to_every_place_about_equally_often() -> None:
    shuffler = SeededShuffler(3)
    places = Counter((place, card) for _ in range(3200) for place, card in enumerate(shuffler(PACK_32)))
    assert len(places) == 32 * 32
    # 100 expected; seven standard deviations of a fair shuffle either way
    assert min(places.values()) > 30
    assert max(places.values()) < 170


def test_cards_that_an_order_does_not_name_lie_under_it() -> None:
    order = parse_cards(["KS", "2H"])
    dealt = StackedShuffler([order])(PACK_52)
    assert dealt[:2] == order
    assert sorted(card.code for card in dealt) == sorted(card.code for card in PACK_52)


def test_an_order_with_a_card_that_is_not_there_is_refused() -> None:
    with pytest.raises(StackError, match="2H"):
        StackedShuffler([parse_cards(["2H"])])(PACK_32)


def test_a_stock_knows_when_its_last_card_was_dealt() -> None:
    stock = Stock(parse_cards(["KS", "2H"]), SeededShuffler(1))
    assert [(stock.draw().code, stock.used_up) for _ in range(2)] == [("KS", False), ("2H", True)]
    assert not stock.needs_shuffle, "there is nothing to shuffle"


def test_a_kept_last_card_is_dealt_only_when_there_is_nothing_to_shuffle_it_with() -> None:
    alone = Stock(parse_cards(["KS"]), SeededShuffler(1), keeps_last=True)
    assert not alone.needs_shuffle
    with_a_pile = Stock(parse_cards(["KS"]), SeededShuffler(1), used=parse_cards(["2H"]), keeps_last=True)
    assert with_a_pile.needs_shuffle
    with_a_pile.shuffle()
    assert sorted(card.code for card in with_a_pile.order) == ["2H", "KS"]


@pytest.mark.parametrize("code", ["10", "1S", "AX", "11H", "as", 5, None])
def test_a_text_that_is_no_card_is_named(code: object) -> None:
    with pytest.raises(CardError, match=repr(code)):
        parse_card(code)
