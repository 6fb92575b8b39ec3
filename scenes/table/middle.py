"""Draws the middle of the table: stock, discard pile and the tray with the bank."""

from __future__ import annotations

from collections.abc import Hashable
from math import pi, sin

import pygame

from game.app.text import current_language
from game.app.text import gettext as _
from scenes import theme
from scenes.table.pictures import Edges, Pictures
from scenes.table.places import Placement
from scenes.table.signs import Signs
from scenes.table.stage import Stage
from scenes.theme import Face
from scenes.ui import Brush

_RIFFLED_CARDS, _RIFFLES = 10, 7
_PILE_SHADES = (0.70, 0.78, 0.90)  # of the cards on the discard pile, the top one last
_PILE_TURNS = (-9, 7, -2)  # degrees, one card after the other


def middle_shows(stage: Stage, now: float) -> Hashable:
    """All that the picture of the middle depends on at this moment."""
    counters = (stage.stock, stage.pile, stage.bank, stage.bank_holder)
    moving = (stage.riffle, stage.tip, stage.banner)
    numbers = [counter.at(now) for counter in counters]
    return tuple(numbers), stage.swept.at(now), tuple([tween.at(now) for tween in moving])


def middle_box(places: Placement) -> pygame.Rect:
    """The room that stock, pile and tray never leave, whatever they do; in pixels."""
    box = places.tray.inflate(places.tray.height // 2, places.tray.height) if places.tray is not None else None
    for at in (places.stock, places.discard):
        room = pygame.Rect(0, 0, round(2.8 * at.width), round(2.4 * at.width))
        room.center = round(at.x), round(at.y)
        box = room if box is None else box.union(room)
    assert box is not None
    return box


def draw_middle(
    surface: pygame.Surface, pictures: Pictures, signs: Signs, places: Placement, stage: Stage, holder: str, now: float
) -> None:
    """Stock, pile and tray as they are now; ``holder``: the name of the banker."""
    _draw_stock(surface, pictures, signs, places, stage, now)
    _draw_pile(surface, pictures, signs, places, stage, now)
    if places.tray is not None:
        _draw_tray(surface, pictures, signs, places.tray, stage, holder, now)


def _draw_stock(
    surface: pygame.Surface, pictures: Pictures, signs: Signs, places: Placement, stage: Stage, now: float
) -> None:
    at, count = places.stock, stage.stock.at(now)
    drawn = pictures.card(None, False, at.width, at.width, 0, 0, 1)
    riffle = stage.riffle.at(now)[0]
    if 0 < riffle < 1:
        _draw_riffle(surface, pictures, places, riffle)
        return
    layers = min(4, 1 + count // 14) if count else 0
    for layer in range(layers):
        off = (layers - 1 - layer) * pictures.unit * 1.3
        surface.blit(drawn, drawn.get_rect(center=(round(at.x + off), round(at.y + off))))
    _draw_count(surface, pictures, signs, count, (at.x, at.y + at.width * 0.75))


def _draw_riffle(surface: pygame.Surface, pictures: Pictures, places: Placement, part: float) -> None:
    """Two half packs, tilted to each other, whose cards fall together in turn; clear of the tray beside them."""
    at = places.stock
    apart = sin(pi * part)
    left = at.x - at.width * 0.34 * apart
    for layer in range(_RIFFLED_CARDS):
        side = 1 if layer % 2 else -1
        turn = (part * _RIFFLES + layer / _RIFFLED_CARDS) % 1
        lift = sin(pi * turn) * at.width * 0.2 * apart
        drawn = pictures.card(None, False, at.width, at.width, round(side * 7 * apart), 0, 1, Edges.SMOOTH)
        x = left + side * at.width * (0.58 - 0.3 * turn) * apart
        y = at.y + (3.5 - layer) * pictures.unit * 1.1 - lift
        surface.blit(drawn, drawn.get_rect(center=(round(x), round(y))))


def _draw_pile(
    surface: pygame.Surface, pictures: Pictures, signs: Signs, places: Placement, stage: Stage, now: float
) -> None:
    at, count = places.discard, stage.pile.at(now)
    if not count:
        return
    deep = len(_PILE_SHADES)
    faces = [*[None] * deep, *stage.swept.at(now)][-deep:]
    for number, (face, shade) in list(enumerate(zip(faces, _PILE_SHADES, strict=True), count))[-count:]:
        angle = _PILE_TURNS[number % len(_PILE_TURNS)]  # a card keeps it while others come to lie on it
        drawn = pictures.card(face, False, at.width, at.width, angle, 0 if face is None else 1, shade)
        surface.blit(drawn, drawn.get_rect(center=(round(at.x), round(at.y))))
    _draw_count(surface, pictures, signs, count, (at.x, at.y + at.width * 0.75))


def _draw_count(surface: pygame.Surface, pictures: Pictures, signs: Signs, count: int, at: tuple[float, float]) -> None:
    drawn = signs.pill(str(count), size=13, height=19, face=Face.MEDIUM)
    surface.blit(drawn, drawn.get_rect(center=(round(at[0]), round(at[1] + pictures.px(10)))))


def _draw_tray(
    surface: pygame.Surface,
    pictures: Pictures,
    signs: Signs,
    tray: pygame.Rect,
    stage: Stage,
    holder: str,
    now: float,
) -> None:
    amount, tip = stage.bank.at(now), stage.tip.at(now)[0]
    broken = tip > 0.5
    key = ("tray", tray.size, current_language(), holder, amount, broken, pictures.look.game)
    drawn = pictures.assets.kept(key, lambda: _tray_picture(pictures, signs, tray.size, holder, amount, broken))
    if 0 < tip < 1:
        drawn = pygame.transform.rotozoom(drawn, 6 * sin(pi * tip), 1)
    surface.blit(drawn, drawn.get_rect(center=tray.center))


def _tray_picture(
    pictures: Pictures, signs: Signs, size: tuple[int, int], holder: str, amount: int, broken: bool
) -> pygame.Surface:
    brush, palette = Brush(pictures.assets, pictures.unit), signs.palette
    pad = brush.px(14)
    surface = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
    box = pygame.Rect(pad, pad, *size)
    fill = theme.darker(palette.rail, 0.28)
    brush.shadow(surface, box, radius=16, blur=6, alpha=120)
    brush.box(surface, box, fill, edge=palette.line, edge_width=2, radius=16)
    inner = box.inflate(-brush.px(10), -brush.px(10))
    brush.box(surface, inner, None, edge=theme.mix(fill, palette.line, 0.45), edge_width=1, radius=12)
    well = pygame.Rect(box.x + brush.px(10), box.y + brush.px(10), brush.px(112), box.height - brush.px(20))
    brush.box(surface, well, theme.darker(palette.rail, 0.5), radius=9)
    if amount:
        chips = pictures.stack(amount, 3, brush.px(27))
        surface.blit(chips, chips.get_rect(midbottom=(well.centerx, well.centery + brush.px(22))))
    left = well.right + brush.px(13)
    label = _("{name}’s bank").format(name=holder)
    room = box.right - left - brush.px(44 if broken else 12)  # the crack goes through no word
    if brush.fit(label, room, size=15, face=Face.MEDIUM)[1] != label:
        label = holder
    brush.text(surface, label, (left, box.y + brush.px(22)), size=15, face=Face.MEDIUM, width=room)
    at = (left, box.y + brush.px(47))
    brush.text(surface, str(amount), at, size=30, face=Face.BOLD, colour=theme.OCHRE, width=room)
    if broken:
        _draw_crack(surface, box, brush, palette.line, theme.darker(palette.rail, 0.75))
    return surface


def _draw_crack(
    surface: pygame.Surface, box: pygame.Rect, brush: Brush, light: theme.Colour, dark: theme.Colour
) -> None:
    """The bank is broken: a crack through the tray."""
    x, y, high = box.right - brush.px(28), box.y, box.height
    bends = ((0.0, 0.0), (0.18, 0.28), (-0.06, 0.52), (0.12, 0.76), (0.0, 1.0))
    points = [(x + high * across, y + high * down) for across, down in bends]
    pygame.draw.lines(surface, dark, False, points, max(3, brush.px(4)))
    pygame.draw.aalines(surface, light, False, points)
