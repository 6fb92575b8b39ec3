"""The layout keeps everything apart, in every window, for every number of seats."""

from __future__ import annotations

from itertools import combinations
from math import cos, radians, sin

import pytest
from pygame import Rect

from scenes.scale import Scale
from scenes.table.layout import place
from scenes.table.places import Anchor, CardPlace, HandShape, Placement, Spot, TableShape

WINDOWS = [
    *((1280, 720), (1024, 600), (1024, 768), (1366, 768), (1280, 1024)),
    *((1920, 1080), (2560, 1440), (3440, 1440), (3840, 2160)),
]
FIVE = HandShape(5)
INDEX = 0.18  # of a card's width: rank and suit in its corner


def card_box(card: CardPlace) -> Rect:
    across, down = card.width, card.width * 1.5
    turn = radians(abs(card.angle))
    wide, high = across * cos(turn) + down * sin(turn), across * sin(turn) + down * cos(turn)
    return Rect(round(card.x - wide / 2), round(card.y - high / 2), round(wide), round(high))


def bet_box(spot: Spot, found: Placement) -> Rect:
    k, f = found.unit, found.furniture / found.unit
    wide, high = ((19 + 23 * f) * k, 20 * f * k) if spot.small else ((27 * 2 + 4 + 26 * f) * k, 26 * f * k)
    left = {Anchor.LEFT: spot.x, Anchor.CENTRE: spot.x - wide / 2, Anchor.RIGHT: spot.x - wide}[spot.anchor]
    return Rect(round(left), round(spot.y - high / 2), round(wide), round(high))


def boxes(found: Placement) -> list[tuple[str, int, Rect]]:
    """Everything on the cloth with its owner: (what, seat, box)."""
    result = []
    for seat, at in enumerate(found.seats):
        face_x, face_y, radius = at.portrait
        if at.side.value != "bottom":
            whole = at.plaque.union(Rect(face_x - radius, face_y - radius, 2 * radius, 2 * radius))
            result.append(("plaque", seat, whole))
        for number, hand in enumerate(at.hands):
            fan = card_box(hand.cards[0]).unionall([card_box(card) for card in hand.cards])
            if at.side.value == "bottom":  # a turned fan may hang a little into the rail below it
                fan.height = min(fan.bottom, found.cloth.bottom) - fan.y
            if hand.covered:
                fan = hand.box
            result.append((f"hand {number}", seat, fan))
            result.append((f"bet {number}", seat, bet_box(hand.bet, found)))
    if found.tray is not None:
        result.append(("tray", -1, found.tray))
    for what, owner, heap in (("stock", -2, found.stock), ("discard", -3, found.discard)):
        box = card_box(heap)
        box.height += round(20 * found.unit)  # the number of cards below it
        result.append((what, owner, box))
    return result


def check(shape: TableShape, scale: Scale) -> None:
    found = place(shape, scale)
    slack = max(1, round(found.unit))
    cloth = found.cloth.inflate(2 * slack, 2 * slack)
    for what, seat, box in boxes(found):
        assert cloth.contains(box), f"{what} of seat {seat} leaves the cloth: {box} {found.cloth}"
    for (what, seat, box), (other, owner, second) in combinations(boxes(found), 2):
        over = box.clip(second)
        assert min(over.width, over.height) <= slack, f"{what} of {seat} on {other} of {owner}: {box} {second}"


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", range(2, 11))
def test_nothing_overlaps_with_a_hand_of_five_at_every_seat(
    seats: int, ui_scale: float, window: tuple[int, int]
) -> None:
    for tray in (True, False):
        check(TableShape(((FIVE,),) * seats, tray=tray), Scale(*window, ui_scale))


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("hands", [2, 3, 4])
def test_nothing_overlaps_with_several_hands_at_every_other_seat(
    hands: int, seats: int, ui_scale: float, window: tuple[int, int]
) -> None:
    several = (HandShape(3),) * hands
    check(TableShape(((FIVE,), *(several,) * (seats - 1)), tray=hands == 2), Scale(*window, ui_scale))


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("which", [0, 1])
def test_nothing_overlaps_with_two_hands_at_every_second_seat(
    which: int, seats: int, ui_scale: float, window: tuple[int, int]
) -> None:
    hands = tuple([(HandShape(3),) * (2 if seat % 2 == which else 1) for seat in range(seats)])
    check(TableShape(hands), Scale(*window, ui_scale))


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("active", [None, 0, 1, 3])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_nothing_overlaps_with_four_hands_of_five_for_the_person(
    seats: int, active: int | None, ui_scale: float, window: tuple[int, int]
) -> None:
    turn = None if active is None else (0, active)
    check(TableShape(((FIVE,) * 4, *((FIVE,),) * (seats - 1)), tray=False, active=turn), Scale(*window, ui_scale))


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("cards", range(1, 12))
def test_the_index_of_every_card_can_be_read(seats: int, cards: int) -> None:
    found = place(TableShape(((HandShape(cards),),) * seats), Scale(1280, 720))
    for at in found.seats:
        (hand,) = at.hands
        assert len(hand.cards) == cards
        for card, above in zip(hand.cards, hand.cards[1:], strict=False):
            beside = above.x - card.x >= INDEX * card.width
            below = above.y - card.y >= 0.3 * card.width
            assert beside or below


def test_the_person_sits_at_the_bottom_and_the_next_seat_at_the_left() -> None:
    found = place(TableShape(((FIVE,),) * 6, bottom=4), Scale(1280, 720))
    assert [at.side.value for at in found.seats] == ["top", "top", "top", "right", "bottom", "left"]
    assert found.seats[0].plaque.x < found.seats[1].plaque.x < found.seats[2].plaque.x


def test_bets_lie_nearer_to_their_owner_than_to_anyone_else() -> None:
    for seats in range(2, 11):
        found = place(TableShape(((FIVE,),) * seats), Scale(1280, 720))
        for seat, at in enumerate(found.seats):
            spot = bet_box(at.hands[0].bet, found).center
            far = [
                min((spot[0] - card.x) ** 2 + (spot[1] - card.y) ** 2 for card in other.hands[0].cards)
                for other in found.seats
            ]
            assert far.index(min(far)) == seat, f"{seats} seats: the bet of {seat}"
