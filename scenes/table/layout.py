"""Where everything on the cloth belongs: one pure function from the shape of a table and the scales of a window.

The person sits at the bottom, the others clockwise around an oval: the left column from below, the top row, the
right column from above. Figures are design pixels (dp): pixels in a 1280x720 window. Hands are laid out in
:mod:`scenes.table.fans`.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.scale import DESIGN_WIDTH, Scale
from scenes.table.fans import lay_opponent, lay_person
from scenes.table.places import CardPlace, Placement, SeatPlace, Side, TableShape

CLOTH_HEIGHT = 596


@dataclass(frozen=True, slots=True)
class Plan:
    """The seats around one size of table: how many left and right, the places of the top row (parts of the width),
    the card width in dp and the room for one seat's cards in dp.
    """

    sides: int
    top: tuple[float, ...]
    card: float
    room: float


_FOUR = (0.215, 0.405, 0.595, 0.785)
_FIVE = (0.192, 0.346, 0.5, 0.654, 0.808)
PLANS = {
    2: Plan(0, (0.5,), 100, 212),
    3: Plan(0, (0.335, 0.665), 96, 212),
    4: Plan(1, (0.5,), 98, 212),
    5: Plan(1, (0.335, 0.665), 96, 212),
    6: Plan(1, (0.27, 0.5, 0.73), 92, 212),
    7: Plan(1, _FOUR, 88, 212),
    8: Plan(1, _FIVE, 84, 196),
    9: Plan(2, _FOUR, 84, 212),
    10: Plan(2, _FIVE, 84, 196),
}
_SIDE_ROOM = 206
_PLAQUE = (188, 42)
_PLAQUE_IN_FIVES = 172
_PORTRAIT = 25
_SIDE_HEIGHTS = {1: (0.411,), 2: (0.397, 0.711)}
_LARGE_FURNITURE_COSTS = 32  # dp of card width by which larger plaques push the cards down and must be made up for
_TALL_DROP = 0.10  # part of the surplus height of a tall window by which the top row comes down


class Ground:
    """Turns places on the cloth in dp into pixels. Wide windows draw the seats half the way out."""

    def __init__(self, scale: Scale, seats: int) -> None:
        self.scale = scale
        self.k = scale.k
        self.f = scale.furniture(seats)
        self.cloth = Rect(scale.cloth)
        self.height = self.cloth.height / self.k
        surplus = max(0.0, scale.width / self.k - DESIGN_WIDTH)
        self._span = (DESIGN_WIDTH + surplus / 2) * self.k
        self.half_width = self._span / 2

    def across(self, part: float) -> float:
        """The x of a part of the width (0 left, 1 right), in pixels."""
        return self.scale.width / 2 + (part - 0.5) * self._span

    def down(self, dp: float) -> float:
        """The y of a place ``dp`` below the upper edge of the cloth, in pixels."""
        return self.cloth.y + dp * self.k

    def px(self, dp: float) -> float:
        """A length in pixels."""
        return dp * self.k

    def fpx(self, dp: float) -> float:
        """A length of furniture (plaques, totals) in pixels."""
        return dp * self.k * self.f


def place(shape: TableShape, scale: Scale) -> Placement:
    """Where everything belongs at this table in this window."""
    plan = PLANS[shape.seats]
    ground = Ground(scale, shape.seats)
    seats: list[SeatPlace | None] = [None] * shape.seats
    seats[shape.bottom] = _person(shape, ground)
    for step, (side, x, y) in enumerate(_opponents(plan, ground), start=1):
        seat = (shape.bottom + step) % shape.seats
        seats[seat] = _opponent(shape, seat, plan, ground, side, (x, y))
    middle = ground.scale.width / 2
    centre = ground.down(0.496 * ground.height)
    tray = _box(middle, centre, ground.px(252), ground.px(72)) if shape.tray else None
    apart, lower = 178, 10
    if (
        not shape.tray
    ):  # between the chips of the person and those of a seat in the middle of the top row, if there is one
        apart, lower = (118, 6) if 0.5 in plan.top else (46, -10)
    heap = ground.px(56)
    heaps = centre + ground.px(lower)
    return Placement(
        unit=ground.k,
        furniture=ground.k * ground.f,
        cloth=ground.cloth,
        seats=tuple([found for found in seats if found is not None]),
        tray=tray,
        stock=CardPlace(middle - ground.px(apart), heaps, heap),
        discard=CardPlace(middle + ground.px(apart), heaps, heap),
        banner=_box(middle, centre - ground.px(2), ground.px(640), ground.px(104)),
        bank=(middle - ground.px(62), centre) if shape.tray else (middle, centre),
    )


def _box(x: float, y: float, width: float, height: float) -> Rect:
    """The rectangle with this middle."""
    return Rect(round(x - width / 2), round(y - height / 2), round(width), round(height))


def _opponents(plan: Plan, ground: Ground) -> list[tuple[Side, float, float]]:
    """Side and middle of the plaque of every other seat, clockwise from the person's left."""
    f = ground.f
    inset = 12 + 104 * f
    edge = ground.scale.width / 2 - ground.half_width + ground.cloth.x
    left = edge + ground.px(inset)
    right = ground.scale.width - left
    heights = [ground.down(part * ground.height) for part in _SIDE_HEIGHTS.get(plan.sides, ())]
    drop = (ground.height - CLOTH_HEIGHT) * _TALL_DROP
    top = [
        (Side.TOP, ground.across(part), ground.down(10 + 25 * f + 72 * (part - 0.5) ** 2 + drop)) for part in plan.top
    ]
    return [
        *((Side.LEFT, left, y) for y in reversed(heights)),
        *top,
        *((Side.RIGHT, right, y) for y in heights),
    ]


def _opponent(
    shape: TableShape, seat: int, plan: Plan, ground: Ground, side: Side, middle: tuple[float, float]
) -> SeatPlace:
    x, y = middle
    fives = len(plan.top) == 5 and side is Side.TOP
    width = ground.fpx(_PLAQUE_IN_FIVES if fives else _PLAQUE[0])
    plaque = _box(x, y, width, ground.fpx(_PLAQUE[1]))
    radius = round(ground.fpx(_PORTRAIT))
    face_x = plaque.x + radius
    bubble = Rect(face_x + radius + round(ground.fpx(6)), plaque.y - round(ground.fpx(1)), 0, plaque.height)
    bubble.width = plaque.right - bubble.x
    room = bubble.copy()
    spread = ground.px(DESIGN_WIDTH * (plan.top[1] - plan.top[0])) if len(plan.top) > 1 else ground.px(420)
    limit = min(
        x - width / 2 + spread - ground.px(12) if side is Side.TOP else x + ground.px(230), ground.cloth.right - 4
    )
    room.width = max(bubble.width, round(limit) - bubble.x)
    card = plan.card - _LARGE_FURNITURE_COSTS * (ground.f - 1)
    hands = lay_opponent(
        ground,
        side,
        (x, y + ground.px(25 * ground.f)),
        shape.hands[seat],
        card,
        _room(plan, side),
        _active(shape, seat),
    )
    return SeatPlace(
        side=side,
        plaque=plaque,
        portrait=(face_x, round(y), radius),
        hands=hands,
        bubble=bubble,
        bubble_room=room,
        purse=(face_x + radius + ground.fpx(16), y + ground.fpx(9)),
        badge=(face_x - radius * 0.72, y + radius * 0.66),
        glow=_box(x, y + ground.px(64), ground.px(330), ground.px(300)),
    )


def _room(plan: Plan, side: Side) -> float:
    return plan.room if side is Side.TOP else _SIDE_ROOM


def _active(shape: TableShape, seat: int) -> int | None:
    return shape.active[1] if shape.active is not None and shape.active[0] == seat else None


def _person(shape: TableShape, ground: Ground) -> SeatPlace:
    """The seat at the bottom; its plaque lies in the bar."""
    scale = ground.scale
    plaque = person_plaque(scale)
    radius = scale.dp(32)
    x, y = plaque.x + radius, plaque.bottom - radius - scale.dp(2)
    bubble = Rect(plaque.x + 2 * radius + scale.dp(6), plaque.y, 0, plaque.height)
    bubble.width = plaque.right - bubble.x
    room = bubble.copy()
    room.width = bubble.width + scale.dp(60)
    hands = lay_person(ground, shape.hands[shape.bottom], _active(shape, shape.bottom))
    glow_x, glow_y = scale.width / 2, ground.cloth.bottom - ground.px(90)
    active = _active(shape, shape.bottom)
    if active is not None and active < len(hands):
        glow_x = hands[active].box.centerx
    return SeatPlace(
        side=Side.BOTTOM,
        plaque=plaque,
        portrait=(x, y, radius),
        hands=hands,
        bubble=bubble,
        bubble_room=room,
        purse=(plaque.x + 2 * radius + scale.dp(18), plaque.y + plaque.height * 0.7),
        badge=(x - radius * 0.72, y + radius * 0.66),
        glow=_box(glow_x, glow_y, ground.px(330), ground.px(300)),
    )


def person_plaque(scale: Scale) -> Rect:
    """The plaque of the seat at the bottom, at the left end of the bar; in pixels."""
    width, height = scale.dp(132 if scale.slim else 222), scale.dp(52)
    left = scale.dp(14 if scale.slim else 34)
    return Rect(left, scale.height - scale.dp(11) - height, width, height)
