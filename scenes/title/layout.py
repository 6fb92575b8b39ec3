"""Where everything on the title screen lies: a pure function of the window."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.scale import Scale

DOOR_ASPECT = 330 / 216
LEAST_DOOR_ASPECT = 1.18


@dataclass(frozen=True, slots=True)
class TitlePlan:
    """Rectangles in pixels. ``subtitle`` and ``hint`` are None where the window has no room for them."""

    title: Rect
    subtitle: Rect | None
    doors: tuple[Rect, ...]
    buttons: tuple[Rect, ...]
    hint: Rect | None


def place_title(scale: Scale, doors: int, buttons: int, *, wide_first: bool) -> TitlePlan:
    """Place ``doors`` in a row and ``buttons`` below; with ``wide_first`` the first one (Continue) is wider."""
    width, height = scale.width, scale.height
    margin = max(14, min(scale.dp(62), round(width * 0.0485)))
    edge = max(10, min(scale.dp(40), round(height * 0.055)))
    roomy = height >= scale.dp(600)
    middling = height >= scale.dp(440)

    hint_height = scale.dp(34) if roomy else 0
    hint = Rect(margin, height - edge - hint_height, width - 2 * margin, hint_height) if roomy else None
    button_height = scale.dp(70 if roomy else 60)
    buttons_top = height - edge - hint_height - (scale.dp(18) if roomy else 0) - button_height

    title_height = round(min(scale.dp(96 if roomy else 64), height * 0.17))
    title = Rect(margin, edge, width - 2 * margin, title_height)
    subtitle = Rect(margin, title.bottom, title.width, scale.dp(30)) if middling else None
    doors_top = (subtitle or title).bottom + scale.dp(26 if roomy else 18)
    return TitlePlan(
        title,
        subtitle,
        _doors(scale, Rect(margin, doors_top, width - 2 * margin, buttons_top - scale.dp(24) - doors_top), doors),
        _buttons(scale, Rect(margin, buttons_top, width - 2 * margin, button_height), buttons, wide_first),
        hint,
    )


def _doors(scale: Scale, room: Rect, count: int) -> tuple[Rect, ...]:
    """Equal doors in a row, centred in their room, not slimmer than a door and not wider than they are high."""
    gap = max(8, min(scale.dp(23), room.width // 48))
    door_width = min((room.width - gap * (count - 1)) // count, round(room.height / LEAST_DOOR_ASPECT))
    door_height = min(room.height, round(door_width * DOOR_ASPECT * 1.05))
    spread = (room.width - count * door_width) // (count - 1)
    spread = min(spread, gap * 3)
    left = room.x + (room.width - count * door_width - (count - 1) * spread) // 2
    top = room.y + (room.height - door_height) // 2
    return tuple(Rect(left + place * (door_width + spread), top, door_width, door_height) for place in range(count))


def _buttons(scale: Scale, row: Rect, count: int, wide_first: bool) -> tuple[Rect, ...]:
    gap = scale.dp(14 if scale.slim else 20)
    parts = [(2 if scale.slim else 3) if wide_first and place == 0 else 1 for place in range(count)]
    unit = (row.width - gap * (count - 1)) / (sum(parts) if wide_first else max(sum(parts), 5))
    used = unit * sum(parts) + gap * (count - 1)
    x = row.x + (row.width - used) / 2
    places = []
    for part in parts:
        places.append(Rect(round(x), row.y, round(unit * part), row.height))
        x += unit * part + gap
    return tuple(places)
