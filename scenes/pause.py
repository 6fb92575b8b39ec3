"""The pause: everything one may do beside the table, in one column over it."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.session import Session
from game.app.text import gettext as _
from scenes import theme
from scenes.context import Context
from scenes.log import LogDrawer
from scenes.panel import paint_panel
from scenes.rulebook.scene import RuleCard
from scenes.scale import Scale
from scenes.settings.scene import SettingsScreen
from scenes.stack import Scene
from scenes.theme import Face, Tone
from scenes.ui import Button, Input, level
from scenes.ui.input import Command


class PauseMenu(Scene):
    """Back, rules, settings, log, and leaving: the sitting is saved after every move."""

    overlay = True

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self._session = session
        self._panel = Rect(0, 0, 0, 0)
        self._title = Rect(0, 0, 0, 0)

    def layout(self, scale: Scale) -> None:
        brush = self.context.brush
        stack = self.context.stack
        buttons = [
            Button("back", _("Back to the table"), stack.pop, tone=Tone.LEAF, key="Esc"),
            Button("rules", _("Rules of this table"), self._rules, key="F1"),
            Button("settings", _("Settings"), lambda: stack.push(SettingsScreen(self.context)), key="O"),
            Button("log", _("Round log"), lambda: stack.push(LogDrawer(self.context, self._session)), key="L"),
            Button("leave", _("Leave the table"), self.context.title, tone=Tone.BROWN, key="Q"),
        ]
        self._panel, self._title, places = place_pause(scale, len(buttons))
        for button, rect in zip(buttons, places, strict=True):
            button.place_at(rect, brush)
        level(buttons, brush)
        self.ring.set(buttons)

    def _rules(self) -> None:
        self.context.stack.push(RuleCard(self.context, self._session.rules))

    def handle(self, event: Input) -> bool:
        if isinstance(event, Command) and event.goes_back and not event.repeat:
            self.context.stack.pop()
            return True
        return super().handle(event)

    def draw(self, surface: Surface) -> None:
        brush = self.context.brush
        brush.dim(surface, 170)
        paint_panel(self.context, surface, self._panel, self._session.rules.game, both=False)
        title = self._title
        at = (title.centerx, title.y + brush.px(22))
        brush.text(
            surface, _("Pause"), at, size=36, face=Face.TITLE, colour=theme.WHITE, anchor="centre", width=title.width
        )
        note = _("saved after every move") if self._session.saved else _("this sitting is not being saved")
        colour = theme.GREY_ON_DARK if self._session.saved else theme.GLOW
        at = (title.centerx, title.y + brush.px(53))
        brush.text(surface, note, at, size=15, colour=colour, anchor="centre", width=title.width)
        super().draw(surface)


def place_pause(scale: Scale, buttons: int) -> tuple[Rect, Rect, list[Rect]]:
    """Panel, the room of its title and its buttons: one column, or two where the window is too low for one."""
    height, gap, pad, band, head = (scale.dp(size) for size in (52, 12, 34, 46, 82))
    room = scale.height - 2 * scale.dp(12)
    columns = 1 if band + head + buttons * (height + gap) + scale.dp(16) <= room else 2
    rows = -(-buttons // columns)
    if columns == 2:
        height, band, head = scale.dp(48), scale.dp(38), scale.dp(74)
    width = min(scale.dp(380 if columns == 1 else 620), scale.width - 2 * scale.dp(12))
    panel = Rect(0, 0, width, band + head + rows * (height + gap) - gap + scale.dp(26))
    panel.center = (scale.width // 2, scale.height // 2)
    inner = panel.inflate(-2 * pad, 0)
    title = Rect(inner.x, panel.y + band, inner.width, head)
    each = (inner.width - (columns - 1) * gap) // columns
    places = []
    for place in range(buttons):
        row, column = divmod(place, columns)
        wide = inner.width if columns == 2 and row == rows - 1 and buttons % 2 else each
        places.append(Rect(inner.x + column * (each + gap), title.bottom + row * (height + gap), wide, height))
    return panel, title, places
