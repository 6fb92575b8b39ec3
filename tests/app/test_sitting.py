"""Tables that are laid: seats, the first banker and deal numbers."""

from __future__ import annotations

import json

import pytest

from game.app.sitting import (
    Seat,
    Sitting,
    SittingError,
    deal_number_text,
    new_deal_number,
    parse_deal_number,
    sitting_from_json,
    sitting_to_json,
)
from game.engine.variants import GAMES

from .sittings import every_table, sitting


def test_the_lot_never_makes_somebody_banker_who_cannot_lay_the_least_bet() -> None:
    seats = (Seat("Sven", False, 1), Seat("Maud", False, 50), Seat("Britta", False, 50))
    bankers = {Sitting(GAMES["tjugoett"], seats, number).first_banker for number in range(40)}
    assert bankers == {1, 2}


def test_sittings_survive_json() -> None:
    for rules in every_table():
        laid = sitting(rules, rounds=20, persons=2)
        assert sitting_from_json(json.loads(json.dumps(sitting_to_json(laid)))) == laid


@pytest.mark.parametrize(
    "seats",
    [
        [Seat("Sven", True, 50)],
        [Seat("Sven", True, 50)] * 9,
        [Seat(" ", True, 50), Seat("Maud", False, 50)],
        [Seat("Sven", True, 50), Seat("Maud", False, 1)],
        [Seat("Sven", True, 50), Seat("Maud", False, 50), Seat("Olav", False, -3)],
    ],
)
def test_seats_that_cannot_play_get_one_clear_sentence(seats: list[Seat]) -> None:
    with pytest.raises(SittingError, match=r"^[A-Z][^.]*\.$"):
        Sitting(GAMES["tjugoett"], tuple(seats), 1)


def test_a_first_banker_without_chips_is_refused() -> None:
    seats = (Seat("Sven", True, 50), Seat("Maud", False, 50), Seat("Olav", False, 0))
    with pytest.raises(SittingError):
        Sitting(GAMES["tjugoett"], seats, 1, banker=2)


def test_deal_numbers_can_be_read_out_and_typed_in() -> None:
    assert [deal_number_text(number) for number in (0, 345, 12345, 48291307)] == ["0", "345", "12 345", "48 291 307"]
    assert parse_deal_number("48 291 307") == 48291307
    assert parse_deal_number(" 7 ") == 7
    assert [parse_deal_number(text) for text in ("", "x", "-3", "123456789", "²")] == [None] * 5
    drawn = new_deal_number()
    assert parse_deal_number(deal_number_text(drawn)) == drawn
    assert deal_number_text(32**25 + 1) == "10000 00000 000000 00000 00001"
    for misread in ("loooo oOOOo oooooo ooooo ooool", "I0000 00000 000000 00000 0000i"):
        assert parse_deal_number(misread) == 32**25 + 1
