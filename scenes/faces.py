"""Faces in the colours of a table: its cards as its players know them, and the portraits of its seats."""

from __future__ import annotations

from functools import cache

from pygame import Rect, Surface

from game.app.paths import assets_folder
from game.app.sitting import Seat
from game.app.wording.log import HIDDEN
from game.app.wording.words import words_of
from game.engine.rules import Rules
from scenes import theme
from scenes.context import Context
from scenes.shapes import raster
from scenes.theme import Colour, Face
from scenes.ui import Brush

_CROWN = (
    '<path d="M12 1C18.1 1 23 5.9 23 12C23 18.1 18.1 23 12 23C5.9 23 1 18.1 1 12C1 5.9 5.9 1 12 1Z" fill="#D9A441" '
    'stroke="#F6DFA8" stroke-width="1.4"/>'
    '<path d="M6 16.6L5.2 8.6L8.9 11.4L12 6.6L15.1 11.4L18.8 8.6L18 16.6Z" fill="#3A2608" stroke="#3A2608" '
    'stroke-width="1" stroke-linejoin="round"/>'
)
"""A brass disc with a crown, in a box of 24 x 24."""


def german_deck(context: Context, rules: Rules) -> bool:
    """Whether this table plays with the German-suited pack: the game always does, or the person chose it."""
    return rules.german_suits or (rules.game == "siebzehn_und_vier" and context.settings.german_suits)


def table_card(context: Context, rules: Rules, code: str, width: int) -> Surface:
    """The front of a card as this table sees it, ``width`` (even) pixels wide; its back for a hidden one."""
    if code == HIDDEN:
        return context.assets.back(rules.game, width)
    settings = context.settings
    return context.assets.card(
        "german" if german_deck(context, rules) else "french",
        code,
        width,
        language=words_of(rules.game).language,
        four_colour=settings.four_colour,
        index=settings.german_index,
    )


def paint_portrait(context: Context, surface: Surface, rect: Rect, seat: Seat, *, ring: Colour = theme.CREAM) -> None:
    """The portrait of a seat in a ring; a seat without one shows the first letter of its name."""
    brush = context.brush
    side = min(rect.size)
    edge = max(2, round(side * 0.045))
    if seat.portrait in portraits():
        picture = context.assets.svg(f"portraits/{seat.portrait}.svg", (side, side))
        surface.blit(picture, picture.get_rect(center=rect.center))
        fill = None
    else:
        fill = theme.NIGHT
    whole = Rect(0, 0, side, side)
    whole.center = rect.center
    surface.blit(context.assets.box(whole.size, side / 2, fill, ring, float(edge)), whole)
    if fill is not None:
        brush.text(
            surface,
            seat.name[:1].upper(),
            rect.center,
            size=side * 0.5 / brush.unit,
            face=Face.SEMIBOLD,
            anchor="centre",
        )


@cache
def portraits() -> tuple[str, ...]:
    """The names of all portraits there are."""
    return tuple(sorted(file.stem for file in (assets_folder() / "portraits").glob("*.svg")))


def tag_width(brush: Brush) -> int:
    """Pixels a card's tag is wide."""
    return brush.px(52)


def paint_tag(context: Context, surface: Surface, rect: Rect, rules: Rules, code: str) -> None:
    """A card as a small tag: its index letter and its suit sign; "?" for a card nobody else has seen."""
    brush, assets = context.brush, context.assets
    brush.box(surface, rect, theme.rgb("#FFFFFF"), edge=theme.PAPER_EDGE, edge_width=1.4, radius=6)
    if code == HIDDEN:
        brush.text(surface, code, rect.center, size=16, face=Face.SEMIBOLD, colour=theme.GREY_ON_PAPER, anchor="centre")
        return
    deck = "german" if german_deck(context, rules) else "french"
    letter = assets.rank_label(deck, code[:-1], words_of(rules.game).language)
    side = round(rect.height * 0.62)
    sign, colour = assets.suit_sign(deck, code[-1], side, four_colour=context.settings.four_colour)
    at = (rect.x + rect.width * 0.3, rect.centery)
    brush.text(surface, letter, at, size=16, face=Face.SEMIBOLD, colour=colour, anchor="centre", width=rect.width // 2)
    surface.blit(sign, sign.get_rect(center=(rect.x + round(rect.width * 0.69), rect.centery)))


def paint_crown(brush: Brush, surface: Surface, rect: Rect, *, faint: bool = False) -> None:
    """The brass badge of the banker; ``faint`` shows where it could go."""
    side = min(rect.size)
    badge = brush.assets.kept(("crown", side), lambda: raster((side, side), _CROWN, (24, 24)))
    if faint:
        badge = badge.copy()
        badge.set_alpha(90)
    surface.blit(badge, badge.get_rect(center=rect.center))
