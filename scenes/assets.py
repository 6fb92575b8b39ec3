"""Everything loaded from files or drawn once and kept: fonts, texts, pictures, cards, boxes, shadows."""

from __future__ import annotations

import importlib.util
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.app.paths import assets_folder
from game.app.text import gettext as _
from scenes import shapes
from scenes.theme import Colour, Face, GamePalette, rgb

if TYPE_CHECKING:
    from scenes.decks import Deck

CACHE_BYTES = 192 * 1024 * 1024
"""Pictures kept in memory; a 4K table with all its cards needs about half of it."""


class AssetError(Exception):
    """A file of the game is missing or damaged. The message is a sentence for the person."""


class SurfaceCache:
    """Surfaces by key, the longest unused thrown away when together they exceed ``limit`` bytes."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.bytes = 0

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface under ``key``, made by ``make`` when it is not there."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        made = make()
        self._kept[key] = made
        self.bytes += _bytes(made)
        while self.bytes > self._limit and len(self._kept) > 1:
            _key, dropped = self._kept.popitem(last=False)
            self.bytes -= _bytes(dropped)
        return made


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


class _WellSpaced(pygame.Font):
    """A font in which two spaces stand for one."""

    def size(self, text: str | bytes) -> tuple[int, int]:
        return super().size(_doubled(text))

    def render(self, text: str | bytes | None, *how: Any, **also: Any) -> pygame.Surface:
        return super().render(_doubled(text or ""), *how, **also)


def _doubled(text: str | bytes) -> str:
    return (text if isinstance(text, str) else text.decode()).replace(" ", "  ")


class Assets:
    """Loads on first use and keeps. Surfaces handed out are shared: copy one before drawing on it."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = root or assets_folder()
        self._surfaces = SurfaceCache(CACHE_BYTES)
        self._fonts: dict[tuple[Face, int], pygame.Font] = {}
        self._decks: dict[str, Deck] = {}

    def font(self, face: Face, pixels: int) -> pygame.Font:
        """The font of ``face`` at an em of ``pixels``. Raises AssetError when the font package is missing."""
        key = (face, pixels)
        if key not in self._fonts:
            package, file = face.value
            folder = _font_folder(package)
            if folder is None:
                raise AssetError(_missing(file))
            if not pygame.font.get_init():
                pygame.font.init()
            try:
                self._fonts[key] = (_WellSpaced if face.narrow_spaces else pygame.Font)(folder / file, pixels)
            except (OSError, pygame.error) as error:
                raise AssetError(_missing(file)) from error
        return self._fonts[key]

    def text(self, string: str, face: Face, pixels: int, colour: Colour) -> pygame.Surface:
        """``string`` in one line, as a transparent surface as high as the font's line."""
        return self._surfaces.get(
            ("text", string, face, pixels, colour), lambda: self.font(face, pixels).render(string, True, colour)
        )

    def svg(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture ``name`` (a path inside the assets folder) at exactly ``size`` pixels. Raises AssetError."""
        return self._surfaces.get(("svg", name, size), lambda: self._load_svg(name, size))

    def _load_svg(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        try:
            loaded = pygame.image.load_sized_svg(self.root / name, size)
        except (OSError, pygame.error) as error:
            raise AssetError(_missing(name)) from error
        if loaded.get_size() != size:  # the reader keeps the picture's proportions: centre it
            canvas = pygame.Surface(size, pygame.SRCALPHA)
            canvas.blit(loaded, loaded.get_rect(center=canvas.get_rect().center))
            loaded = canvas
        return shapes.for_the_screen(loaded)

    def card(
        self, deck: str, code: str, width: int, *, language: str, four_colour: bool = False, index: bool = True
    ) -> pygame.Surface:
        """The front of the card ``code`` of ``deck`` ("french" or "german"), ``width`` pixels wide (even)."""
        key = ("card", deck, code, width, language, four_colour, index)
        return self._surfaces.get(
            key,
            lambda: self.draw_card(deck, code, width, language=language, four_colour=four_colour, index=index),
        )

    def draw_card(
        self, deck: str, code: str, width: int, *, language: str, four_colour: bool = False, index: bool = True
    ) -> pygame.Surface:
        """The same, drawn anew and not kept; may be called on any thread."""
        return self._deck(deck).front(code, width, language, four_colour=four_colour, index=index)

    def rank_label(self, deck: str, rank: str, language: str) -> str:
        """What stands in the corner of a card of this rank code (``A``, ``10``, ``Q``) in a language."""
        return self._deck(deck).label(rank, language)

    def suit_sign(self, deck: str, suit: str, side: int, *, four_colour: bool = False) -> tuple[pygame.Surface, Colour]:
        """The bare sign of a suit in a square of ``side`` pixels, and the colour of the letters beside it."""
        key = ("sign", deck, suit, side, four_colour)
        sign = self._surfaces.get(key, lambda: self._deck(deck).sign(suit, side, four_colour=four_colour))
        return sign, rgb(self._deck(deck).colour(suit, four_colour=four_colour))

    def _deck(self, name: str) -> Deck:
        if name not in self._decks:
            from scenes.decks import Deck  # the first screen may need no cards, and then starts sooner

            try:
                self._decks[name] = Deck.load(self.root / "decks" / name)
            except (OSError, ValueError, KeyError) as error:
                raise AssetError(_missing(f"decks/{name}")) from error
        return self._decks[name]

    def back(self, game: str, width: int) -> pygame.Surface:
        """The card back of ``game``'s table, ``width`` pixels wide (even) and half as high again."""
        return self.svg(f"tables/{game}/back.svg", (width, width * 3 // 2))

    def draw_back(self, game: str, width: int) -> pygame.Surface:
        """The same, drawn anew and not kept."""
        return self._load_svg(f"tables/{game}/back.svg", (width, width * 3 // 2))

    def palette(self, game: str) -> GamePalette:
        """Colours of ``game``'s table. Raises AssetError."""
        from scenes.cloth import table_style

        try:
            style = table_style(game)
        except (OSError, ValueError, KeyError) as error:
            raise AssetError(_missing(f"tables/{game}/table.toml")) from error
        return GamePalette(
            *(
                rgb(colour)
                for colour in (style.cloth, style.cloth_light, style.cloth_edge, style.rail, style.line, style.accent)
            )
        )

    def box(
        self,
        size: tuple[int, int],
        radius: float,
        fill: Colour | None,
        edge: Colour | None = None,
        edge_width: float = 0.0,
        alpha: int = 255,
    ) -> pygame.Surface:
        """A rounded box; see ``shapes.box``."""
        key = ("box", size, radius, fill, edge, edge_width, alpha)
        return self._surfaces.get(key, lambda: shapes.box(size, radius, fill, edge, edge_width, alpha))

    def shadow(self, size: tuple[int, int], radius: float, blur: int, alpha: int) -> pygame.Surface:
        """A soft shadow, 2 x ``blur`` pixels larger than ``size`` on every side."""
        return self._surfaces.get(
            ("shadow", size, radius, blur, alpha), lambda: shapes.shadow(size, radius, blur, alpha)
        )

    def glyph(self, name: str, side: int, colour: Colour) -> pygame.Surface:
        """A small line drawing (see ``shapes.GLYPHS``) in a square of ``side`` pixels."""
        return self._surfaces.get(("glyph", name, side, colour), lambda: shapes.glyph(name, side, colour))

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Any other picture worth keeping; start ``key`` with a word of your own."""
        return self._surfaces.get(("other", key), make)

    def has(self, key: Hashable) -> bool:
        """Whether a picture is kept under such a key of your own."""
        return ("other", key) in self._surfaces


@cache
def _font_folder(package: str) -> Path | None:
    """Where a font package keeps its files; None when it is not there."""
    found = importlib.util.find_spec(package)
    return None if found is None or found.origin is None else Path(found.origin).parent / "files"


def _missing(file: str) -> str:
    return _("The game's file “{file}” is missing or damaged. Installing the game again brings it back.").format(
        file=file
    )
