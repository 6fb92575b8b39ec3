"""Where the parts of the action bar are: a pure function of the scales. Figures are dp of the bar (u)."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.scale import Scale
from scenes.table.layout import person_plaque

_WIDEST_BUTTON = 190
_GAP = 12
_COACH_HIGH = 26
_WIDEST_CELL = 210
_MANY = 5  # buttons from which on the row is set closer

_CHIPS_BY_USE = (1, 2, 3, 0)
"""Places of the chips in the row, those that stay longest first: the stepper does what a single one does, and few
banks stand a 25.
"""


@dataclass(frozen=True, slots=True)
class BarPlaces:
    """Plaque of the person, the header row, the room for buttons, the icons from left to right, the coach above them;
    in pixels.
    """

    plaque: Rect
    header: Rect
    room: Rect
    icons: tuple[Rect, ...]
    coach: Rect


@dataclass(frozen=True, slots=True)
class AmountPlaces:
    """The parts of the bet control; parts for which there is no room are empty."""

    panel: Rect
    chips: tuple[Rect, ...]
    stepper: Rect
    all_in: Rect
    hands: Rect
    confirm: Rect


def place_bar(scale: Scale, buttons: int = 4) -> BarPlaces:
    """The bar of this window for a game with so many moves. On a slim bar one menu button stands for all icons."""
    plaque = person_plaque(scale)
    margin = scale.dp(14 if scale.slim else 34)
    side, pitch = scale.dp(42), scale.dp(47)
    count = 1 if scale.slim else 3
    top = plaque.centery - side // 2 if scale.bar_rows == 1 else scale.height - scale.dp(11) - side
    first = scale.width - margin - side - (count - 1) * pitch
    icons = tuple([Rect(first + number * pitch, top, side, side) for number in range(count)])
    apart = scale.dp(14 if scale.slim else 30 if buttons < _MANY else 16)
    left, right = plaque.right + apart, icons[0].left - apart
    bar_top = scale.height - scale.bar
    bottom = scale.height - scale.dp(12)
    room = Rect(left, 0, right - left, scale.dp(50) * scale.bar_rows + scale.dp(8) * (scale.bar_rows - 1))
    room.bottom = bottom
    header = Rect(left, bar_top + scale.dp(3), right - left, room.top - bar_top - scale.dp(6))
    span = icons[0].unionall(icons[1:])
    high = min(scale.dp(_COACH_HIGH), span.top - bar_top - scale.dp(7))
    coach = Rect(span.left, span.top - scale.dp(5) - high, span.width, high)
    return BarPlaces(plaque, header, room, icons, coach)


def place_buttons(room: Rect, scale: Scale, count: int) -> list[Rect]:
    """``count`` equal buttons in the middle of the room, in as many rows as the bar has."""
    rows = scale.bar_rows if count > 2 else 1
    in_row = -(-count // rows)
    gap, height = scale.dp(_GAP if count < _MANY else 9), scale.dp(50)
    wide = min((room.width - gap * (in_row - 1)) // in_row, scale.dp(_WIDEST_BUTTON) if rows == 1 else room.width)
    places = []
    for number in range(count):
        row, column = divmod(number, in_row)
        here = min(in_row, count - row * in_row)
        whole = here * wide + (here - 1) * gap
        left = room.centerx - whole // 2 + column * (wide + gap)
        top = room.top + row * (height + scale.dp(8)) if rows > 1 else room.bottom - height
        places.append(Rect(left, top, wide, height))
    return places


def place_cells(header: Rect, scale: Scale, count: int) -> list[Rect]:
    """Room for ``count`` amounts side by side in the header row, in its middle."""
    gap = scale.dp(18)
    wide = min(scale.dp(_WIDEST_CELL), (header.width - gap * (count - 1)) // max(1, count))
    left = header.centerx - (count * wide + gap * (count - 1)) // 2
    return [Rect(left + number * (wide + gap), header.y, wide, header.height) for number in range(count)]


def place_amount(room: Rect, scale: Scale, chips: int, several_hands: bool) -> AmountPlaces:
    """The bet control in the room for buttons: chips first to go, then "all in" gets narrow."""
    panel = room.copy()
    height = scale.dp(50)
    if scale.bar_rows > 1:
        return _place_in_two_rows(panel, scale, chips, several_hands)
    gap, chip = scale.dp(9), scale.dp(44)
    free = room.width - 2 * scale.dp(8)
    stepper, confirm, all_in, hands = (
        scale.dp(part) for part in ((146, 172, 108, 104) if not scale.slim else (134, 138, 84, 84))
    )
    hands = hands if several_hands else 0
    fixed = stepper + confirm + all_in + hands + gap * (4 if several_hands else 3)
    shown = max(0, min(chips, (free - fixed) // (chip + gap)))
    if shown == 0 and fixed > free:
        shrink = free / fixed
        stepper, confirm, all_in, hands = (int(part * shrink) for part in (stepper, confirm, all_in, hands))
    narrow = shown == 0 and scale.slim
    left = room.left + scale.dp(8)
    top = room.bottom - height
    chip_places = []
    kept = _CHIPS_BY_USE[:shown]
    for number in range(chips):
        here = number in kept
        chip_places.append(Rect(left, top + (height - chip) // 2, chip, chip) if here else Rect(0, 0, 0, 0))
        left += (chip + gap) if here else 0
    parts = []
    for part in (stepper, all_in, hands):
        parts.append(Rect(left, top, part, height))
        left += part + gap if part else 0
    if narrow:  # its signs are as wide as it is high, and its number needs room between them
        parts[0] = parts[0].inflate(0, -round(height * 0.3))
    confirm_place = Rect(left, top, room.right - scale.dp(8) - left, height)
    return AmountPlaces(panel, tuple(chip_places), parts[0], parts[1], parts[2], confirm_place)


def _place_in_two_rows(panel: Rect, scale: Scale, chips: int, several_hands: bool) -> AmountPlaces:
    gap, height = scale.dp(9), scale.dp(50)
    chip = min(scale.dp(44), (panel.width // 2 - chips * gap) // chips)
    upper, lower = panel.top, panel.bottom - height
    places = tuple(
        [Rect(panel.left + number * (chip + gap), upper + (height - chip) // 2, chip, chip) for number in range(chips)]
    )
    left = places[-1].right + gap
    stepper = Rect(left, upper, panel.right - left, height)
    parts = 3 if several_hands else 2
    each = (panel.width - gap * (parts - 1)) // parts
    all_in = Rect(panel.left, lower, each, height)
    hands = Rect(all_in.right + gap, lower, each, height) if several_hands else Rect(0, 0, 0, 0)
    left = (hands if several_hands else all_in).right + gap
    return AmountPlaces(panel, places, stepper, all_in, hands, Rect(left, lower, panel.right - left, height))
