"""Draws the seats: plaque, portrait, pointer, the banker's badge and what is said."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.app.text import gettext as _
from game.engine.observation import Phase
from scenes import shapes, theme
from scenes.table.model import TableModel
from scenes.table.pictures import Pictures
from scenes.table.places import SeatPlace, Side
from scenes.table.signs import GROWN, Signs
from scenes.table.stage import Bubble, Stage
from scenes.table.timeline import back_out
from scenes.theme import Face
from scenes.ui import Brush

_BADGE_TRACE = ((90, 50), (60, 90), (30, 150))  # ms behind the badge, and how solid the copy is
_LARGER = 1.18  # text on the person's own plaque


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What does not change at a seat: name and portrait."""

    name: str
    portrait: str


@dataclass(frozen=True, slots=True)
class PlaqueLook:
    """Everything a plaque shows."""

    seat: SeatLook
    purse: int
    turn: bool
    banker: bool
    note: str


class Plaques:
    """The seats of one table. ``bar``: draws in the scale of the action bar, where the person's plaque is."""

    def __init__(self, pictures: Pictures, signs: Signs, seats: list[SeatLook], bar: Brush) -> None:
        self._pictures = pictures
        self._signs = signs
        self._seats = seats
        self._bar = bar

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self._seats[seat].name

    def look(self, stage: Stage, model: TableModel, seat: int, now: float) -> PlaqueLook:
        """What the plaque of a seat shows now."""
        dealing = model.phase not in (Phase.BETWEEN, Phase.OVER)
        out = dealing and not model.plays(seat)
        return PlaqueLook(
            seat=self._seats[seat],
            purse=stage.purses[seat].at(now),
            turn=model.to_act == seat,
            banker=stage.bank_holder.at(now) == seat,
            note=_("sits out") if out else "",
        )

    def box(self, at: SeatPlace) -> pygame.Rect:
        """The room of a seat's plaque, portrait and pointer, in pixels."""
        x, y, radius = at.portrait
        brush = self._brush(at)
        up, around = radius + brush.px(24), round(radius * 1.2)
        portrait = pygame.Rect(x - around, y - up, 2 * around, up + around)
        return portrait.union(at.plaque.inflate(2 * brush.px(6), 2 * brush.px(6)))

    def badge_box(self, at: tuple[float, ...]) -> pygame.Rect:
        """The room of the banker's crown at rest, in pixels."""
        side = 2 * round(14 * self._signs.brush.unit)
        return pygame.Rect(round(at[0]) - side // 2, round(at[1]) - side // 2, side, side)

    def _brush(self, at: SeatPlace) -> Brush:
        return self._bar if at.side is Side.BOTTOM else self._signs.brush

    def draw(self, surface: pygame.Surface, look: PlaqueLook, at: SeatPlace) -> None:
        """Plaque and portrait of one seat."""
        brush = self._brush(at)
        key = ("plaque", at.plaque.size, at.portrait[2], look, self._pictures.look.game, brush.unit)
        plaque = self._pictures.assets.kept(key, lambda: self._plaque(at, look, brush))
        pad = brush.px(5)
        surface.blit(plaque, (at.plaque.x - pad, at.plaque.y - pad))
        x, y, radius = at.portrait
        name, initial = look.seat.portrait, look.seat.name[:1].upper()
        face = self._signs.portrait(name, initial, radius, turn=look.turn, banker=look.banker, faded=bool(look.note))
        surface.blit(face, face.get_rect(center=(x, y)))
        if look.turn and at.side is not Side.BOTTOM:
            side = brush.px(14)
            pointer = self._pictures.assets.kept(("pointer", side), lambda: _triangle(side))
            surface.blit(pointer, pointer.get_rect(midbottom=(x, y - radius - brush.px(4))))

    def _plaque(self, at: SeatPlace, look: PlaqueLook, brush: Brush) -> pygame.Surface:
        pad = brush.px(5)
        width, height = at.plaque.size
        surface = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
        radius = at.portrait[2]
        box = pygame.Rect(pad + radius // 2, pad, width - radius // 2, height)
        self._ground(surface, box, look, brush)
        larger = _LARGER if at.side is Side.BOTTOM and height > brush.px(46) else 1.0
        left, right = pad + 2 * radius + brush.px(9), pad + width - brush.px(10)
        size, side = 15 * larger, max(10, brush.px(17 * larger))
        amount = side + brush.px(5) + brush.measure(str(look.purse), size=size, face=Face.BOLD)[0]
        high, low, x, room = pad + height * 0.29, pad + height * 0.71, left, right - left
        if height < 2 * brush.text_px(15.5 * larger):  # text has a least size: then there is one line for both
            high = low = pad + height / 2
            x, room = right - amount, room - amount - brush.px(4)
        name = look.seat.name
        brush.text(surface, name, (left, high), size=15.5 * larger, face=Face.MEDIUM, width=room)
        chip = self._pictures.assets.svg("chips/flat_5.svg", (side, side))
        surface.blit(chip, chip.get_rect(midleft=(x, round(low))))
        at_number = (x + side + brush.px(5), low)
        brush.text(surface, str(look.purse), at_number, size=size, face=Face.BOLD, colour=theme.OCHRE)
        room = right - x - amount - brush.px(6)
        if look.note and room > brush.px(24):
            colour = theme.GREY_ON_DARK
            brush.text(surface, look.note, (right, low), size=13, colour=colour, anchor="right", width=room)
        return surface

    def _ground(self, surface: pygame.Surface, box: pygame.Rect, look: PlaqueLook, brush: Brush) -> None:
        edge, thick = theme.mix(theme.PANEL_EDGE, self._signs.palette.line, 0.35), 1.2
        if look.turn:
            edge, thick = theme.GLOW, 2.6
        elif look.banker:
            edge, thick = theme.OCHRE, 1.8
        fill = theme.mix(theme.PANEL, theme.GLOW, 0.16) if look.turn else theme.PANEL
        brush.box(surface, box, fill, edge=edge, edge_width=thick, radius=9, alpha=240)

    def draw_badge(self, surface: pygame.Surface, stage: Stage, now: float) -> None:
        """The crown of the banker; on its way it leaves a trace."""
        drawn = self._signs.badge(round(12 * self._signs.brush.unit))
        if not stage.badge.resting(now):
            for behind, alpha in _BADGE_TRACE:
                ghost = drawn.copy()
                ghost.set_alpha(alpha)
                x, y = stage.badge.at(now - behind)
                surface.blit(ghost, ghost.get_rect(center=(round(x), round(y))))
        x, y = stage.badge.at(now)
        surface.blit(drawn, drawn.get_rect(center=(round(x), round(y))))

    def draw_bubble(self, surface: pygame.Surface, at: SeatPlace, bubble: Bubble, now: float) -> None:
        """What a seat says, laid over the words of its plaque."""
        scale, strength = _bubble_state(bubble, now)
        if strength <= 0:
            return
        room = (at.bubble.width, at.bubble_room.width, at.bubble.height)
        drawn = self._signs.bubble(bubble.text, *room, round(scale * GROWN))
        if strength < 1:
            drawn = drawn.copy()
            drawn.set_alpha(round(255 * strength))
        pad = self._signs.brush.px(15)
        surface.blit(drawn, drawn.get_rect(midleft=(at.bubble.x - pad, at.bubble.centery)))


def _bubble_state(bubble: Bubble, now: float) -> tuple[float, float]:
    """Scale and strength of a bubble that grows, stays and fades."""
    if now < bubble.start:
        return 1.0, 0.0
    if now < bubble.grown:
        return 0.8 + 0.2 * back_out((now - bubble.start) / (bubble.grown - bubble.start)), 1.0
    if now < bubble.fades:
        return 1.0, 1.0
    return 1.0, max(0.0, (bubble.end - now) / max(1.0, bubble.end - bubble.fades))


def _triangle(side: int) -> pygame.Surface:
    body = '<path d="M1 1L99 1L50 62Z" fill="#FFE9A8" stroke="#101817" stroke-width="6" stroke-linejoin="round"/>'
    return shapes.raster((side, side * 2 // 3), body, (100, 66))
