"""The doors of the title screen: a small table in the cloth of its game, with border, three cards and name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.app.text import N_
from game.app.text import gettext as _
from game.app.wording.words import words_of
from game.engine.variants import GAMES
from scenes import shapes, theme
from scenes.cloth import draw_band
from scenes.context import Context
from scenes.panel import paint_glow
from scenes.theme import Face
from scenes.ui import Brush, Look, Pressable

_LIT = (120, 180)
"""Pixels in which the light on a door is drawn."""
_SIZES = (28.0, 15.0, 14.5)
RAISED = 12
"""How far the focused door stands above the others, in dp."""


@dataclass(frozen=True, slots=True)
class Display:
    """What a door shows: its deck, three codes from left to right ("" is a card back), and a line about the game."""

    deck: str
    cards: tuple[str, str, str]
    line: str


DISPLAYS = {
    "tjueett": Display("french", ("JC", "10H", "QS"), N_("The Norwegian duel")),
    "tjugoett": Display("french", ("", "QD", "8S"), N_("Swedish, with dark cards")),
    "twenty_one": Display("french", ("AC", "KH", "9D"), N_("British pub Pontoon")),
    "siebzehn_und_vier": Display("german", ("10C", "AH", "7S"), N_("German, with Feuer")),
    "huszonegy": Display("german", ("8C", "AH", "QC"), N_("Hungarian, Tell cards")),
}


class Line(NamedTuple):
    """A line of words on a door: size in dp, height of the line as a multiple of it."""

    text: str
    size: float
    face: Face
    leading: float
    accented: bool = False


class Door(Pressable):
    """One game on the title screen. ``on_focus`` hears when it gets the focus; it then stands a little higher.

    ``waiting``: a sitting at it is not over.
    """

    radius = 14.0

    def __init__(
        self,
        context: Context,
        game: str,
        on_press: Callable[[], None],
        on_focus: Callable[[], None],
        *,
        waiting: bool = False,
    ) -> None:
        super().__init__(f"door.{game}", on_press, header=words_of(game).title)
        self._waiting = waiting
        self.context = context
        self.game = game
        self.on_focus = on_focus
        self.sizes = list(_SIZES)
        """Of the three lines, in dp; the same for all doors."""
        self.words_height = 0
        """Pixels that the words need on the door where they need most, so that the cards of all are level."""
        self._raised = 0

    def place_at(self, rect: Rect, brush: Brush) -> None:
        super().place_at(rect.move(0, -self._raised), brush)

    def focus_changed(self, focused: bool) -> None:
        step = self.context.brush.px(RAISED) if focused else 0
        self.rect = self.rect.move(0, self._raised - step)
        self._raised = step
        if focused:
            self.on_focus()

    def paint(self, brush: Brush, surface: Surface, rect: Rect, look: Look) -> None:
        palette = self.context.assets.palette(self.game)
        if look.focused:
            paint_glow(self.context, surface, rect.center, round(rect.height * 1.25))
        brush.shadow(surface, rect, radius=self.radius, blur=8, alpha=150, offset=(2, 7))
        surface.blit(_table(self.context, self.game, rect.size, brush), rect)
        if look.hovered:
            brush.box(surface, rect, theme.CREAM, radius=self.radius, alpha=16)
        cloth = _cloth(rect, brush)
        cards = _cards(self.context, self.game, cloth.width)
        room = cloth.width - brush.px(10)
        lines = self._lines(room, cloth.height - cards.get_height())
        heights = [round(brush.text_px(line.size) * line.leading) for line in lines]
        room_below = cloth.height - cards.get_height()
        free = room_below - (self.words_height if self.words_height <= room_below else sum(heights))
        top = cloth.top + max(0, free // 2)
        surface.blit(cards, cards.get_rect(midtop=(cloth.centerx, top)))
        y = top + cards.get_height()
        for line, height in zip(lines, heights, strict=True):
            at = (cloth.centerx, y + height // 2)
            colour = theme.mix(palette.accent, theme.CREAM, 0.4) if line.accented else theme.CREAM
            brush.text(
                surface, line.text, at, size=line.size, face=line.face, colour=colour, anchor="centre", width=room
            )
            y += height

    def words(self) -> list[Line]:
        """Name, a line about the game, how many seats and cards."""
        rules = GAMES[self.game]
        facts = _("your table is waiting") if self._waiting else _("{least}–{most} seats · {cards} cards")
        return [
            Line(words_of(self.game).title, self.sizes[0], Face.TITLE, 1.3),
            Line(_(DISPLAYS[self.game].line), self.sizes[1], Face.TEXT, 1.5),
            Line(
                facts.format(least=rules.seats[0], most=rules.seats[1], cards=rules.pack),
                self.sizes[2],
                Face.MEDIUM,
                1.7,
                True,
            ),
        ]

    def _lines(self, width: int, height: int) -> list[Line]:
        """The name, and as much more as fits into the room below the cards (pixels); what is too long is broken. That
        a table waits comes before the line about the game.
        """
        brush = self.context.brush
        texts = [_broken(line, width, brush) for line in self.words()]
        while (
            len(texts) > 1 and sum(brush.text_px(line.size) * line.leading for text in texts for line in text) > height
        ):
            texts.pop(1 if self._waiting and len(texts) > 2 else -1)
        return [line for text in texts for line in text]


def _broken(line: Line, width: int, brush: Brush) -> list[Line]:
    """The line in as many as it needs at its size, ``width`` pixels wide."""
    parts = brush.wrap(line.text, width, size=line.size, face=line.face)
    leading = line.leading if len(parts) == 1 else 1.25
    return [line._replace(text=part.strip(" ·"), leading=leading) for part in parts]


def level_doors(doors: Sequence[Door], brush: Brush) -> None:
    """Give each line one size on all doors, the largest with which it fits everywhere."""
    shown = [(door, door.words(), _cloth(door.rect, brush).width - brush.px(10)) for door in doors]
    for place, size in enumerate(_SIZES):
        fitted = [
            brush.fit(lines[place].text, room, size=size, face=lines[place].face)[0] for _door, lines, room in shown
        ]
        for door in doors:
            door.sizes[place] = min(fitted) / brush.unit
    heights = [
        sum(
            round(brush.text_px(part.size) * part.leading)
            for line in door.words()
            for part in _broken(line, room, brush)
        )
        for door, _lines, room in shown
    ]
    for door in doors:
        door.words_height = max(heights)


def _rail(size: tuple[int, int], brush: Brush) -> int:
    """Thickness of the rail with the border above and below the cloth, in pixels."""
    return max(brush.px(16), round(size[1] * 0.082))


def _cloth(rect: Rect, brush: Brush) -> Rect:
    side = max(4, round(rect.width * 0.05))
    return rect.inflate(-2 * side, -2 * _rail(rect.size, brush))


def _table(context: Context, game: str, size: tuple[int, int], brush: Brush) -> Surface:
    """The door without cards and words."""

    def make() -> Surface:
        palette = context.assets.palette(game)
        door = Surface(size, pygame.SRCALPHA)
        whole = door.get_rect()
        cloth = _cloth(whole, brush)
        brush.box(door, whole, palette.rail, edge=palette.line, edge_width=1.5, radius=Door.radius)
        brush.box(door, cloth, palette.cloth_mid, radius=9)
        light = _light(cloth.size, palette.cloth_light, palette.cloth_mid, palette.cloth_edge)
        mask = Surface(cloth.size, pygame.SRCALPHA)
        brush.box(mask, mask.get_rect(), theme.rgb("#FFFFFF"), radius=9)
        light.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        door.blit(light, cloth)
        brush.box(door, cloth, None, edge=palette.line, edge_width=1.4, radius=9)
        rail = cloth.top
        high = round(rail * 0.72)
        band = draw_band(cloth.width - brush.px(8), high, game)
        for middle in (rail // 2 + 1, whole.height - rail // 2 - 1):
            door.blit(band, band.get_rect(center=(whole.centerx, middle)))
        return door

    return context.assets.kept(("door", game, size, brush.unit), make)


def _light(size: tuple[int, int], light: theme.Colour, middle: theme.Colour, edge: theme.Colour) -> Surface:
    """Cloth lit from above its middle: drawn smaller and enlarged, which is as smooth and faster."""
    across, down = _LIT
    stops = "".join(
        f'<stop offset="{away}" stop-color="#{red:02X}{green:02X}{blue:02X}"/>'
        for away, (red, green, blue) in ((0, light), (0.5, middle), (1, edge))
    )
    narrower = across * 0.79 / (down * 0.75)
    place = (
        f'cx="{across * 0.5 / narrower:.2f}" cy="{down * 0.4}" r="{down * 0.75}" '
        f'gradientTransform="scale({narrower:.4f} 1)"'
    )
    body = (
        f'<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" {place}>{stops}</radialGradient></defs>'
        f'<path d="M0 0L{across} 0L{across} {down}L0 {down}Z" fill="url(#light)"/>'
    )
    return pygame.transform.smoothscale(shapes.raster(_LIT, body), size)


def _cards(context: Context, game: str, room: int) -> Surface:
    """Three cards in a fan, a little wider than the cloth of a door."""
    settings = context.settings
    key = ("door cards", game, room, settings.four_colour, settings.german_index)

    def make() -> Surface:
        width = max(24, round(room * 0.437) // 2 * 2)
        fan = Surface((round(width * 2.5), round(width * 1.9)), pygame.SRCALPHA)
        middle_x, middle_y = fan.get_width() // 2, fan.get_height() // 2
        for code, place in zip(DISPLAYS[game].cards, (-1, 0, 1), strict=True):
            turned = _turned(_card(context, game, code, width * 2), -11 * place)
            at = turned.get_rect(
                center=(middle_x + round(0.6 * place * width), middle_y + round(0.08 * abs(place) * width))
            )
            dark = turned.copy()
            dark.fill((0, 0, 0, 80), special_flags=pygame.BLEND_RGBA_MULT)
            fan.blit(dark, at.move(max(1, width // 40), max(1, width // 26)))
            fan.blit(turned, at)
        return fan.subsurface(fan.get_bounding_rect()).copy()

    return context.assets.kept(key, make)


def _card(context: Context, game: str, code: str, width: int) -> Surface:
    """The front of a card on a door; without a code its back."""
    if not code:
        return context.assets.back(game, width)
    return context.assets.card(
        DISPLAYS[game].deck,
        code,
        width,
        language=words_of(game).language,
        four_colour=context.settings.four_colour,
        index=context.settings.german_index,
    )


def _turned(card: Surface, degrees: float) -> Surface:
    """A card drawn twice as large, turned and halved: its edges stay smooth."""
    padded = Surface((card.get_width() + 8, card.get_height() + 8), pygame.SRCALPHA)
    padded.blit(card, (4, 4))
    turned = pygame.transform.rotozoom(padded, degrees, 1.0)
    return pygame.transform.smoothscale(turned, (turned.get_width() // 2, turned.get_height() // 2))
