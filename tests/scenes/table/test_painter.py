"""Chips and ribbons keep off what a player wants to read."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.engine.cards import Card
from scenes.assets import Assets
from scenes.table.chips import piles_of
from scenes.table.large import LargeCards, Look
from scenes.table.painter import _clear_of
from scenes.table.pictures import Edges, Pictures, shown_face

CLOTH = Rect(30, 30, 1000, 500)


@pytest.mark.parametrize("most", [1, 2, 3])
def test_piles_hold_the_amount_and_stay_low(most: int) -> None:
    for amount in range(1, 250):
        piles = piles_of(amount, most)
        assert len(piles) <= most
        highest = max(map(len, piles))
        assert highest <= 5
        if most > 1 and amount < 25:
            assert highest <= 3
        if highest < 5:  # otherwise it may be cut
            assert sum(map(sum, piles)) == amount


def test_a_ribbon_wider_than_its_hand_keeps_off_the_hand_beside_it() -> None:
    left, right = Rect(100, 60, 60, 90), Rect(170, 60, 60, 90)
    on_the_right = _clear_of([left], Rect(140, 90, 120, 20), CLOTH)
    assert not on_the_right.colliderect(left)
    assert on_the_right.colliderect(right)
    on_the_left = _clear_of([right], Rect(70, 90, 120, 20), CLOTH)
    assert not on_the_left.colliderect(right)
    assert CLOTH.contains(_clear_of([right], Rect(32, 90, 150, 20), CLOTH))


def test_a_covered_face_is_not_shown_a_frame_longer() -> None:
    ace = Card(1, "S")
    assert shown_face(ace, 1.0) is ace
    assert shown_face(ace, 0.0) is None
    pictures = Pictures(Assets(), LargeCards(Assets(), Look("tjugoett", "french", "sv", 52), 40), 0.5)
    pictures.begin_frame()
    pictures._room = 0
    last = pictures.card(ace, False, 40, 40, 3, 1, 1, Edges.SMOOTH)
    told = [pictures.behind]  # with nothing to stand for it, it is drawn
    assert pictures.card(ace, False, 40, 40, 5, 1, 1, Edges.SMOOTH, last) is last
    told.append(pictures.behind)
    assert told == [False, True]
    assert pictures.card(ace, False, 40, 40, 3, 1, 1, Edges.SMOOTH) is last  # kept from before
