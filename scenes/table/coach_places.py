"""Where the coach's card lies: wherever it covers no cards, no chips, no name and no bank.

That is a lower corner of the cloth; where seats lie in the corners, a column between them and the person's hand; and
only where there is no room at all, the middle of the table, over the bank and the stock.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, Protocol

from pygame import Rect

from scenes.table.places import Anchor, CardPlace, Placement, Spot

LEGIBLE = 0.66
"""Of its usual size: a smaller card is better read with less on it."""
_LARGE = 0.84  # of its usual size: then no narrower shape is tried
_LEAST = 0.5  # of its usual size: smaller it cannot be read
_STEP = 0.04
_AIR = 8  # dp between the card and whatever it must not cover
_BOUND = 34  # dp: height of a total
_LEAST_HIGH = 100  # dp: no card is lower


class Form(Enum):
    """A shape of the card: its width in dp, its margins at the sides, whether the chances stand beside the words, and
    whether every bar stands below what it is of.
    """

    CORNER = 392, 18, False, False
    MIDDLE = 636, 18, True, False
    BROAD = 300, 16, False, True
    HALF = 250, 15, False, True
    SLIM = 210, 14, False, True
    SLIMMER = 180, 13, False, True
    SLIMMEST = 156, 12, False, True

    def __init__(self, wide: int, pad: int, beside: bool, stacked: bool) -> None:
        self.wide = wide
        self.pad = pad
        self.beside = beside
        self.stacked = stacked


class OnCloth(NamedTuple):
    """What lies on the cloth: the places of everything, the seat at the screen, and the hands that have a bet."""

    places: Placement
    bottom: int
    bets: frozenset[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class CardPlacement:
    """Where the card lies (pixels), how many pixels a dp of it has (0: there is no room), and its shape."""

    rect: Rect
    unit: float
    form: Form


class Heights(Protocol):
    """How high the card must be."""

    def __call__(self, unit: float, form: Form) -> int:
        """Pixels, when a dp has ``unit`` pixels."""


def place_in_a_corner(cloth: OnCloth, heights: Heights) -> CardPlacement:
    """The lower corner where the card is largest and covers nothing; the right one, unless the left has more room."""
    taken = [*_taken(cloth), *_middle(cloth.places)]
    return _first_large([_corner(cloth.places, taken, heights, right=right) for right in (True, False)])


def place_in_a_column(cloth: OnCloth, heights: Heights) -> CardPlacement:
    """The place beside the person's hand where the card is largest and covers nothing, as broad as it may be."""
    taken = [*_taken(cloth), *_middle(cloth.places)]
    found: list[CardPlacement] = []
    for form in Form:
        if form.stacked:
            found.append(_column(cloth.places, taken, heights, form))
            if found[-1].unit >= _LARGE * cloth.places.furniture:
                break
    return _first_large(found)


def _first_large(found: Sequence[CardPlacement]) -> CardPlacement:
    best = max(place.unit for place in found)
    return next(place for place in found if place.unit >= 0.9 * best)


def place_in_the_middle(cloth: OnCloth, heights: Heights) -> CardPlacement:
    """The place over bank, stock and used cards, where it still covers nothing of any seat."""
    places, taken, form = cloth.places, list(_taken(cloth)), Form.MIDDLE
    for unit in _units(places):
        rect = Rect(0, 0, round(form.wide * unit), heights(unit, form))
        rect.center = places.banner.center
        if rect.collidelist(taken) < 0:
            return CardPlacement(rect, unit, form)
    return CardPlacement(Rect(0, 0, 0, 0), 0.0, form)


def _units(places: Placement) -> Iterator[float]:
    unit = places.furniture
    while unit > _LEAST * places.furniture:
        yield unit
        unit -= places.furniture * _STEP


def _ground(places: Placement) -> Rect:
    """The part of the cloth that the card may lie on."""
    side, lower = round(22 * places.unit), round(10 * places.unit)
    cloth = places.cloth
    return Rect(cloth.x + side, cloth.y + lower, cloth.width - 2 * side, cloth.height - 2 * lower)


def _corner(places: Placement, taken: Sequence[Rect], heights: Heights, *, right: bool) -> CardPlacement:
    ground, form = _ground(places), Form.CORNER
    for unit in _units(places):
        rect = Rect(0, 0, round(form.wide * unit), heights(unit, form))
        rect.bottomleft = ground.bottomleft
        if right:
            rect.right = ground.right
        air = 2 * round(_AIR * unit)
        if rect.inflate(air, air).collidelist(taken) < 0:
            return CardPlacement(rect, unit, form)
    return CardPlacement(Rect(0, 0, 0, 0), 0.0, form)


def _column(places: Placement, taken: Sequence[Rect], heights: Heights, form: Form) -> CardPlacement:
    """In the middle of a gap between hands, at the lower edge of the cloth, rather at the right than at the left."""
    ground = _ground(places)
    for unit in _units(places):
        wide, air = round(form.wide * unit), round(_AIR * unit)
        high = round(_LEAST_HIGH * unit)  # to measure the words takes time
        if _widest(ground, taken, high + air).width < wide + 2 * air:
            continue
        high = heights(unit, form)
        gap = _widest(ground, taken, high + air)
        if gap.width >= wide + 2 * air and high <= ground.height:
            return CardPlacement(Rect(gap.centerx - wide // 2, ground.bottom - high, wide, high), unit, form)
    return CardPlacement(Rect(0, 0, 0, 0), 0.0, form)


def _widest(ground: Rect, taken: Sequence[Rect], high: int) -> Rect:
    """The widest gap at the lower edge of the ground that is ``high`` pixels high."""
    row = Rect(ground.x, ground.bottom - high, ground.width, high)
    return max(_gaps(row, taken), key=lambda gap: (gap.width, gap.x), default=Rect(0, 0, 0, 0))


def _gaps(row: Rect, taken: Sequence[Rect]) -> Iterator[Rect]:
    """What is free of ``row`` from its upper to its lower edge, from left to right."""
    left = row.left
    for one in sorted((one for one in taken if one.colliderect(row)), key=lambda one: one.x):
        if one.left > left:
            yield Rect(left, row.y, one.left - left, row.height)
        left = max(left, one.right)
    if left < row.right:
        yield Rect(left, row.y, row.right - left, row.height)


def _taken(cloth: OnCloth) -> Iterator[Rect]:
    """What the card must not cover of the seats: every hand with its total and its chips, and every plaque."""
    places = cloth.places
    around = round(_BOUND / 2 * places.furniture)
    for number, seat in enumerate(places.seats):
        if number != cloth.bottom:
            yield seat.plaque.inflate(round(8 * places.unit), round(8 * places.unit))
        for place, hand in enumerate(seat.hands):
            yield hand.box.union(Rect(hand.box.x, round(hand.total[1]) - around, hand.box.width, 2 * around))
            if number == cloth.bottom or (number, place) in cloth.bets:  # one's own may still be chosen
                yield _chips(places, hand.bet)


def _middle(places: Placement) -> Iterator[Rect]:
    """What lies in the middle: the bank, the stock and the used cards with their numbers."""
    if places.tray is not None:
        yield places.tray
    for heap in (places.stock, places.discard):
        yield _heap(places, heap)


def _heap(places: Placement, heap: CardPlace) -> Rect:
    wide, high = round(heap.width * 1.15), round(heap.width * 1.5)
    return Rect(round(heap.x) - wide // 2, round(heap.y) - high // 2, wide, high + round(24 * places.furniture))


def _chips(places: Placement, spot: Spot) -> Rect:
    wide, up, down = round(96 * places.unit), round(24 * places.unit), round(17 * places.unit)
    left = spot.x - {Anchor.LEFT: 0, Anchor.CENTRE: wide // 2, Anchor.RIGHT: wide}[spot.anchor]
    return Rect(round(left), round(spot.y) - up, wide, up + down)
