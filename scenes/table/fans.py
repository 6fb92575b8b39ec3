"""How the cards of one seat are laid out: fans, rows of hands, totals, bets and ribbons. Pure functions; figures
are dp.
"""

from __future__ import annotations

from dataclasses import replace
from math import ceil, floor
from typing import Protocol

from pygame import Rect

from scenes.table.places import Anchor, CardPlace, HandPlace, HandShape, Side, Spot

RATIO = 1.5
HAND_CARD = 128.0
"""Width in dp of the cards in the only hand of the person, the largest on the table."""
_LEAST_STRIP = 0.20  # of a card's width: what its index needs
_WIDE_ROOM = 200  # dp: below it the seats of the top row lie close together
_GAP = 10  # dp between two hands of a seat
_BESIDE_TRAY = 150  # dp from the middle of the table on
_ROW_GAP = 34.0  # dp between the hands of the person
_ROW_WIDTH = 900
_SHELF = 0.36  # of a card's width: how far the second row of a very long fan lies below the first
_BAND = 0.46  # of a card's width: what shows of a hand that another lies on


class Field(Protocol):
    """The part of :class:`scenes.table.layout.Ground` that fans need."""

    k: float
    cloth: Rect

    def px(self, dp: float) -> float:
        """A length in pixels."""

    def fpx(self, dp: float) -> float:
        """A length of furniture in pixels."""

    def across(self, part: float) -> float:
        """The x of a part of the width."""


def _fan(
    x: float, top: float, width: float, count: int, strip: float, room: float, turn: float = 0.0
) -> tuple[list[CardPlace], Rect]:
    """Cards side by side around ``x``, their upper edge at ``top``, in a second row below where one does not hold
    them; and their box.

    All in pixels; ``strip`` is what shows of each card, ``room`` the most width, ``turn`` degrees from card to
    card.
    """
    shown = max(1, count)
    per_row = max(1, floor((room - width) / (width * _LEAST_STRIP) + 1e-6) + 1)
    rows = ceil(shown / per_row)
    per_row = ceil(shown / rows)
    cards = []
    for number in range(shown):
        row, column = divmod(number, per_row)
        in_row = min(per_row, shown - row * per_row)
        off = column - (in_row - 1) / 2
        drop = 0.35 * turn * off * off * width / HAND_CARD
        cards.append(
            CardPlace(x + off * strip, top + width * RATIO / 2 + row * width * _SHELF + drop, width, off * turn)
        )
    wide = width + (per_row - 1) * strip
    high = width * RATIO + (rows - 1) * width * _SHELF
    return cards, Rect(round(x - wide / 2), round(top), round(wide), round(high))


def _strip(width: float, count: int, room: float, most: float) -> float:
    """What shows of each card: not less than the index, not more than ``most`` (a part of the width)."""
    spread = (room - width) / (count - 1) if count > 1 else width
    return max(_LEAST_STRIP * width, min(most * width, spread))


def lay_opponent(
    ground: Field,
    side: Side,
    top: tuple[float, float],
    hands: tuple[HandShape, ...],
    card: float,
    room: float,
    active: int | None,
) -> tuple[HandPlace, ...]:
    """The hands of another seat; ``top`` is the middle of the upper edge of its cards, in pixels. ``card`` and
    ``room`` in dp.
    """
    if len(hands) <= 1:
        return tuple([_single(ground, side, top, hand, card, room) for hand in hands])
    columns = 2
    crowded = len(hands) > columns
    gap = ground.px(_GAP)
    each = ground.px(_each(room))
    larger = ground.fpx(1) / ground.px(1) - 1
    width = min(ground.px(card * ((0.70 - 0.75 * larger) if crowded else (0.82 - 0.4 * larger))), each / 1.4)
    laid = []
    low = 0
    for number, hand in enumerate(hands):
        row, column = divmod(number, columns)
        x = top[0] + (column - (columns - 1) / 2) * (each + gap)
        strip = _strip(width, hand.cards, each, 0.46 if hand.open else 0.30)
        cards, box = _fan(x, top[1] + row * width * _BAND, width, hand.cards, strip, each)
        covered = crowded and row == 0 and number + columns < len(hands)
        if covered:
            box.height = round(width * _BAND)
            total = (box.right - ground.fpx(17), box.y + ground.fpx(13))
        else:
            total = (x, box.bottom)
        low = max(low, box.bottom)
        laid.append(
            HandPlace(
                cards=tuple(cards[: hand.cards]),
                box=box,
                total=total,
                bet=Spot(0, 0),
                ribbon=(x, box.y + (box.height * 0.5 if covered else width * RATIO * 0.6)),
                dimmed=active is not None and number != active,
                covered=covered,
            )
        )
    return tuple(
        [
            replace(hand, bet=_bet_of_several(ground, side, top, low, number, len(hands), width, room))
            for number, hand in enumerate(laid)
        ]
    )


def _each(room: float) -> float:
    """The room in dp for one of two hands side by side."""
    return room / 2 + (2 if room > _WIDE_ROOM else -8)


def _single(
    ground: Field, side: Side, top: tuple[float, float], hand: HandShape, card: float, room: float
) -> HandPlace:
    width = ground.px(card)
    strip = _strip(width, hand.cards, ground.px(room), 0.46 if hand.open else 0.30)
    cards, box = _fan(top[0], top[1], width, hand.cards, strip, ground.px(room))
    if side is Side.TOP:
        middle = ground.across(0.5)
        below = 33 if abs(top[0] - middle) < ground.px(_BESIDE_TRAY) else 37
        bet = Spot(top[0] + (middle - top[0]) * 0.22, box.bottom + ground.px(below))
    elif side is Side.LEFT:
        bet = Spot(box.right + ground.px(9), top[1] + 0.7 * width, Anchor.LEFT)
    else:
        bet = Spot(box.left - ground.px(9), top[1] + 0.7 * width, Anchor.RIGHT)
    ribbon = (top[0], box.y + width * RATIO * 0.6)
    return HandPlace(tuple(cards[: hand.cards]), box, (top[0], box.bottom), bet, ribbon)


def _bet_of_several(
    ground: Field, side: Side, top: tuple[float, float], low: float, number: int, hands: int, width: float, room: float
) -> Spot:
    """Where the chips on one of two or more hands of another seat lie; ``low`` is the lowest edge of its cards."""
    row, column = divmod(number, 2)
    pitch = ground.px(_each(room) + _GAP)
    if side is Side.TOP:
        drift = 0.08 if room > _WIDE_ROOM else 0.0
        x = top[0] + (column - 0.5) * pitch + (ground.across(0.5) - top[0]) * drift
        if hands <= 2:
            return Spot(x, low + ground.px(29), small=room < _WIDE_ROOM)
        return Spot(x + (row - 0.5) * ground.px(48), low + ground.px(22), small=True)
    sign = 1 if side is Side.LEFT else -1
    x = top[0] + sign * (pitch + ground.px(13))
    anchor = Anchor.LEFT if side is Side.LEFT else Anchor.RIGHT
    if hands <= 2:
        return Spot(x, top[1] + (0.45 + 0.62 * number) * width, anchor)
    return Spot(x, top[1] + (0.22 + 0.50 * number) * width, anchor, small=True)


def lay_person(ground: Field, hands: tuple[HandShape, ...], active: int | None) -> tuple[HandPlace, ...]:
    """The hands of the seat at the bottom."""
    if len(hands) <= 1:
        return tuple([_large(ground, hand) for hand in hands])
    widths, strips = _row_of_hands(hands, active)
    fans = [width + (max(1, hand.cards) - 1) * strip for width, strip, hand in zip(widths, strips, hands, strict=True)]
    gap = _ROW_GAP
    whole = sum(fans) + gap * (len(hands) - 1)
    left = ground.across(0.5) - ground.px(whole) / 2
    laid = []
    for number, hand in enumerate(hands):
        width, strip = ground.px(widths[number]), ground.px(strips[number])
        x = left + ground.px(fans[number]) / 2
        left += ground.px(fans[number] + gap)
        top = ground.cloth.bottom - ground.px(9) - width * RATIO
        cards, box = _fan(x, top, width, hand.cards, strip, ground.px(2000), 1.0)
        inwards = 0.0
        if len(hands) == 4 and number in (0, 3):
            inwards = ground.px(24 if number == 0 else -24)
        laid.append(
            HandPlace(
                cards=tuple(cards[: hand.cards]),
                box=box,
                total=(x, box.bottom - ground.px(8)),
                bet=Spot(x + inwards, box.top - ground.px(26)),
                ribbon=(x, box.y + width * RATIO * 0.58),
                dimmed=active is not None and number != active,
            )
        )
    return tuple(laid)


def _row_of_hands(hands: tuple[HandShape, ...], active: int | None) -> tuple[list[float], list[float]]:
    """Card widths and strips in dp of two to four hands side by side: the one in play larger, all closer together
    when space runs out.
    """
    widths: list[float] = []
    strips: list[float] = []
    for most, open_strip, strip in ((120.0, 0.34, 0.30), (120.0, 0.34, 0.21), (108.0, 0.30, 0.20)):
        # The outermost of four must not reach up to the cards of the side seats.
        large = min(most, 106.0) if active in (0, 3) and len(hands) == 4 else most
        widths = [large if number == active else 92.0 for number in range(len(hands))]
        strips = [width * (open_strip if width > 92 else strip) for width in widths]
        fans = [w + (max(1, hand.cards) - 1) * s for w, s, hand in zip(widths, strips, hands, strict=True)]
        if sum(fans) + _ROW_GAP * (len(hands) - 1) <= _ROW_WIDTH:
            break
    return widths, strips


def _large(ground: Field, hand: HandShape) -> HandPlace:
    """The only hand of the person."""
    width = HAND_CARD
    spread = (435 - width) / (hand.cards - 1) if hand.cards > 1 else width
    strip = ground.px(max(0.2 * width, min(0.70 * width, spread)))
    top = ground.cloth.bottom - ground.px(7) - ground.px(width) * RATIO
    x = ground.across(0.5)
    cards, box = _fan(x, top, ground.px(width), hand.cards, strip, ground.px(2000), 1.6)
    return HandPlace(
        cards=tuple(cards[: hand.cards]),
        box=box,
        total=(x, box.bottom - ground.px(8)),
        bet=Spot(x, box.top - ground.px(26)),
        ribbon=(x, box.y + ground.px(width) * RATIO * 0.52),
    )
