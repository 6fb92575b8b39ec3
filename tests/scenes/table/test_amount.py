from __future__ import annotations

from game.engine.actions import Action, Offer, Verb
from scenes.table.amount import Amount


def test_chips_stay_within_the_offer() -> None:
    amount = Amount(Offer(Verb.BET, 2, 30, 1, 30), 4)
    assert amount.add(25)
    assert amount.value == 29
    assert amount.add(25)
    assert amount.value == 30
    assert not amount.add(1)
    assert amount.add(-100)
    assert amount.action == Action(Verb.BET, (2,))


def test_digits_are_typed_one_after_the_other() -> None:
    amount = Amount(Offer(Verb.BET, 5, 30, 1, 30), 7)
    amount.digit(2)
    assert (amount.value, amount.legal) == (2, False)
    amount.digit(4)
    assert (amount.value, amount.legal) == (24, True)
    amount.digit(9)
    assert amount.value == 9
    amount.backspace()
    assert not amount.legal


def test_two_hands_together_stay_within_the_purse() -> None:
    amount = Amount(Offer(Verb.BET, 2, 30, 2, 31), 20)
    assert amount.change_hands()
    assert amount.hands == [20, 11]
    assert amount.most == 11
    assert amount.legal
    assert amount.change_hands()
    assert amount.hands == [20]


def test_no_second_hand_without_the_chips_for_it() -> None:
    amount = Amount(Offer(Verb.BET, 2, 30, 2, 31), 30)
    assert not amount.can_add_hand
    assert not amount.change_hands()
