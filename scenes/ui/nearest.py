"""Which widget lies in the direction of an arrow key."""

from __future__ import annotations

import math
from collections.abc import Sequence

from scenes.ui.widget import Widget

_CONE = math.radians(50)


def nearest_towards(start: Widget, widgets: Sequence[Widget], towards: tuple[int, int]) -> Widget | None:
    """The focusable widget whose centre is nearest to ``start``'s, within 50 degrees of the direction."""
    from_x, from_y = start.shown.center
    found: tuple[float, Widget] | None = None
    for widget in widgets:
        if widget is start or not widget.focusable:
            continue
        away_x, away_y = widget.shown.centerx - from_x, widget.shown.centery - from_y
        forward = away_x * towards[0] + away_y * towards[1]
        distance = math.hypot(away_x, away_y)
        if forward <= 0 or math.acos(min(1.0, forward / distance)) > _CONE:
            continue
        if found is None or distance < found[0]:
            found = (distance, widget)
    return found[1] if found else None
