"""What the bar asks its scene for, and the icons at its right end that do so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.app.text import gettext as _
from game.engine.actions import Action
from scenes.ui import Brush, IconButton, Widget


@dataclass(frozen=True, slots=True)
class Calls:
    """What the bar asks the scene for."""

    act: Callable[[Action], None]
    next_deal: Callable[[], None]
    result: Callable[[], None]
    log: Callable[[], None]
    rules: Callable[[], None]
    menu: Callable[[], None]
    coach: Callable[[], None]


def bar_icons(calls: Calls, places: tuple[Rect, ...], brush: Brush) -> list[Widget]:
    """Log, rules and menu in these places (pixels); the menu alone where there is one."""
    header = _("The round log")
    log = IconButton("icon log", calls.log, glyph="list", caption="L", key="L", header=header)
    header = _("The rules of this table")
    rules = IconButton("icon rules", calls.rules, glyph="help", caption="F1", key="F1", header=header)
    menu = IconButton("icon menu", calls.menu, glyph="menu", caption="Esc", key="Esc", header=_("Pause"))
    icons = [menu] if len(places) == 1 else [log, rules, menu]
    for icon, rect in zip(icons, places, strict=True):
        icon.place_at(rect, brush)
    return list(icons)
