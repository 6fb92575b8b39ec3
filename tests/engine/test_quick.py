"""Frozen values that are made quickly are frozen values all the same."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, replace

import pytest

from game.engine.actions import Offer, Verb
from game.engine.events import BankLaid, TurnStarted
from game.engine.quick import quick


def test_a_quick_value_refuses_assignment() -> None:
    turn = TurnStarted(1, 0)
    with pytest.raises(FrozenInstanceError):
        turn.seat = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del turn.seat
    assert turn == TurnStarted(seat=1, hand=0)


def test_a_quick_value_has_its_defaults_its_class_and_nothing_else() -> None:
    assert BankLaid(1, 5) == BankLaid(1, 5, refill=False)
    assert type(BankLaid(1, 5)) is BankLaid
    assert not hasattr(BankLaid(1, 5), "__dict__")
    assert Offer(Verb.HIT).hands == 1
    with pytest.raises(TypeError):
        TurnStarted(1)  # type: ignore[call-arg]


def test_a_quick_value_can_be_copied_changed_and_hashed() -> None:
    bank = BankLaid(1, 5)
    assert replace(bank, amount=7) == BankLaid(1, 7)
    assert copy.deepcopy(bank) == pickle.loads(pickle.dumps(bank)) == bank
    assert len({bank, BankLaid(1, 5)}) == 1


def test_a_default_that_is_made_anew_each_time_is_refused() -> None:
    @dataclass(frozen=True, slots=True)
    class Pile:
        cards: list[int] = field(default_factory=list)

    with pytest.raises(TypeError, match=r"Pile\.cards"):
        quick(Pile)
