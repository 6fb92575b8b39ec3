"""The curtain between two people at one screen: it names the next one and hides everything until they are there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.app.session import Session
from game.app.text import gettext as _
from scenes import theme
from scenes.context import Context
from scenes.faces import paint_portrait
from scenes.panel import paint_glow, paint_panel
from scenes.scale import Scale
from scenes.stack import Scene
from scenes.theme import Face, Tone
from scenes.ui import Button, Input

DEAD_TIME = 250
"""Milliseconds without any input, so that the last key of one person cannot open the curtain for the next."""

_SMALL = 5  # the blurred table is drawn this many times smaller: softer, and much faster


class Curtain(Scene):
    """Nobody's cards are on it. ``paint`` draws the table as a stranger sees it; what is drawn is blurred and dimmed.

    ``prepare`` draws some of the table ahead and is True when all of it is there: it then comes clear at once.
    ``on_open`` is called when the curtain has gone.
    """

    def __init__(
        self,
        context: Context,
        session: Session,
        seat: int,
        prepare: Callable[[], bool],
        paint: Callable[[Surface], None],
        on_open: Callable[[], None],
    ) -> None:
        super().__init__(context)
        self._session = session
        self._seat = seat
        self._prepare = prepare
        self._paint = paint
        self._on_open = on_open
        self.dead_ms = DEAD_TIME
        self._backdrop: Surface | None = None
        self._plan = place_curtain(context.scale)
        self.ring.space_presses = False  # at the table Space ends a movement, and may come once too often

    def layout(self, scale: Scale) -> None:
        self._backdrop = None
        self._plan = place_curtain(scale)
        dealt = any(hand.cards for hand in self._session.observation(None).seats[self._seat].hands)
        label = (_("I am {name}: show my cards") if dealt else _("I am {name}: go on")).format(name=self._name)
        button = Button("open", label, self._open, tone=Tone.LEAF, key="Enter")
        brush = self.context.brush
        button.place_at(self._plan.button, brush)
        while (
            button.label_size > 13
            and brush.measure(label, size=button.label_size, face=Face.SEMIBOLD)[0] > button.label_room(brush)[1]
        ):
            button.label_size -= 0.5
        self.ring.set([button])

    def prepare(self) -> bool:
        self.dead_ms = DEAD_TIME  # nobody opens what has not been seen yet
        return self._prepare()

    @property
    def _blurred(self) -> Surface:
        """The table behind the curtain, the size of the window."""
        if self._backdrop is None:
            scale = self.context.scale
            table = Surface(scale.size)
            self._paint(table)
            small = pygame.transform.smoothscale(table, (max(1, scale.width // _SMALL), max(1, scale.height // _SMALL)))
            soft = pygame.transform.gaussian_blur(small, max(1, scale.dp(7) // _SMALL * 2))
            self._backdrop = pygame.transform.smoothscale(soft, scale.size)
        return self._backdrop

    @property
    def _name(self) -> str:
        return self._session.names[self._seat]

    def _open(self) -> None:
        self.context.stack.pop()
        self._on_open()

    def handle(self, event: Input) -> bool:
        return self.dead_ms <= 0 and super().handle(event)

    def draw(self, surface: Surface) -> None:
        brush, plan = self.context.brush, self._plan
        surface.blit(self._blurred, (0, 0))
        brush.dim(surface, 140)
        game = self._session.rules.game
        paint_panel(self.context, surface, plan.panel, game, both=True)
        paint_glow(self.context, surface, plan.portrait.center, plan.portrait.width * 2)
        seat = self._session.sitting.seats[self._seat]
        paint_portrait(self.context, surface, plan.portrait, seat, ring=self.context.assets.palette(game).accent)
        title = _("Hand the screen to {name}").format(name=self._name)
        brush.text(
            surface,
            title,
            plan.title.center,
            size=34,
            face=Face.TITLE,
            colour=theme.WHITE,
            anchor="centre",
            width=plan.title.width,
        )
        brush.text(surface, self._whose_turn(), plan.line.center, size=18, anchor="centre", width=plan.line.width)
        hint = _("Your cards stay hidden until then. Later: hold Space to peek.")
        brush.text(
            surface, hint, plan.hint.center, size=15, colour=theme.GREY_ON_DARK, anchor="centre", width=plan.hint.width
        )
        super().draw(surface)

    def _whose_turn(self) -> str:
        banker = self._session.observation(None).banker
        if banker == self._seat:
            return _("{name}, it is your turn with the bank. Nobody else may look.").format(name=self._name)
        return _("{name}, it is your turn against the bank of {banker}. Nobody else may look.").format(
            name=self._name, banker=self._session.names[banker]
        )


@dataclass(frozen=True, slots=True)
class CurtainPlan:
    """Where everything on the curtain lies, in pixels."""

    panel: Rect
    portrait: Rect
    title: Rect
    line: Rect
    button: Rect
    hint: Rect


def place_curtain(scale: Scale) -> CurtainPlan:
    """One column in the middle; lower where the window is low."""
    low = scale.height < scale.dp(460)
    panel = Rect(0, 0, min(scale.dp(620), scale.width - 2 * scale.dp(12)), scale.dp(318 if low else 432))
    panel.center = (scale.width // 2, scale.height // 2)
    inner = panel.inflate(-2 * scale.dp(30), 0)
    y = panel.y + scale.dp(44 if low else 60)
    side = scale.dp(72 if low else 112)
    portrait = Rect(panel.centerx - side // 2, y, side, side)
    title = Rect(inner.x, portrait.bottom + scale.dp(8 if low else 16), inner.width, scale.dp(42))
    line = Rect(inner.x, title.bottom, inner.width, scale.dp(28))
    wide = min(inner.width, scale.dp(364))
    button = Rect(
        panel.centerx - wide // 2, line.bottom + scale.dp(8 if low else 14), wide, scale.dp(50 if low else 58)
    )
    hint = Rect(inner.x, button.bottom + scale.dp(4 if low else 14), inner.width, scale.dp(26))
    return CurtainPlan(panel, portrait, title, line, button, hint)
