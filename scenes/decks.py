"""The card decks: reads a deck's files once, joins a face from its parts as text and rasterises it at any size."""

from __future__ import annotations

import io
import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame

_BODY = re.compile(r"^<svg [^>]*>(.*)</svg>\s*$", re.DOTALL)
_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -180 240 360">'
_INK = "#1E2A2F"
DEFAULT_LANGUAGE = "en"


class DeckError(ValueError):
    """A deck cannot be read; the message names the missing or broken file."""


@dataclass(frozen=True)
class Deck:
    """One deck of cards, complete in memory: every part as SVG text without the document around it."""

    name: str
    faces: dict[str, str]
    blank: str
    glyphs: dict[str, str]
    tab: str
    numerals: dict[str, str]
    bands: dict[str, dict[str, str]]
    """By language and card, for cards with a name on them."""
    description: dict[str, Any] = field(repr=False)

    @classmethod
    def load(cls, path: Path) -> Deck:
        """Read the deck in this folder. Raises :class:`DeckError` when a file is missing or broken."""
        description = _description(path / "deck.toml")
        try:
            suits, ranks, index = description["suits"], description["ranks"], description["index"]
            labels = {label for letters in description["letters"].values() for label in letters.values()}
            labels |= {*index["plain"].values(), *(f"sign_{suit}" for suit in suits)}
            return cls(
                name=description["name"],
                faces={rank + suit: _body(path / f"{rank + suit}.svg") for suit in suits for rank in ranks},
                blank=_body(path / "blank.svg"),
                glyphs={label: _body(path / "index" / f"{glyph_name(label)}.svg") for label in sorted(labels)},
                tab=_body(path / "index" / "tab.svg") if index["tab"] else "",
                numerals={rank: _body(path / "numerals" / f"{rank}.svg") for rank in description.get("numerals", {})},
                bands=_bands(path, description.get("bands", {})),
                description=description,
            )
        except KeyError as error:
            raise DeckError(f"{path / 'deck.toml'} lacks the entry {error}") from error
        except (TypeError, AttributeError) as error:
            raise DeckError(f"{path / 'deck.toml'} is broken: {error}") from error

    def label(self, rank: str, language: str) -> str:
        """What the index shows for a rank code (``A``, ``10``, ``Q``) in a language; unknown languages read English."""
        letters = self.description["letters"]
        plain: dict[str, str] = self.description["index"]["plain"]
        return str(letters.get(language, letters[DEFAULT_LANGUAGE]).get(rank) or plain[rank])

    def colour(self, suit: str, *, four_colour: bool = False) -> str:
        """The colour of the index letters of a suit, as ``#RRGGBB``."""
        return str(self.description["colours"]["four" if four_colour else "two"][suit])

    def sign(self, suit: str, side: int, *, four_colour: bool = False) -> pygame.Surface:
        """The bare sign of a suit in a square of ``side`` pixels."""
        sign = self.glyphs[f"sign_{suit}"]
        if self.description["index"]["sign"]:  # drawn in ink, to be coloured
            sign = sign.replace(_INK, self.colour(suit, four_colour=four_colour))
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-19 -19 38 38">{sign}</svg>'
        return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (side, side))

    def front_svg(self, code: str, language: str, *, four_colour: bool = False, index: bool = True) -> str:
        """The whole face as an SVG document. ``index`` has no effect on a deck whose index is not a separate tab.
        Raises KeyError when the deck has no such card."""
        rank, suit = code[:-1], code[-1]
        colours = self.description["colours"]
        colour = colours["four" if four_colour else "two"][suit]
        art = self.faces[code]
        if rank in colours.get("recoloured", ()):
            art = art.replace(colours["two"][suit], colour)
        shown = index or not self.tab
        art += self._band(code, language)
        half = self._numeral(rank, shown) + (self._index(rank, suit, language, colour) if shown else "")
        return f'{_HEAD}{self.blank}<g stroke-linejoin="round" stroke-linecap="round">{art}{_twice(half)}</g></svg>'

    def front(
        self, code: str, width: int, language: str, *, four_colour: bool = False, index: bool = True
    ) -> pygame.Surface:
        """The face ``width`` pixels wide (raised to an even number) and half as high again."""
        width += width % 2
        text = self.front_svg(code, language, four_colour=four_colour, index=index)
        size = width, width * 3 // 2
        drawn = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
        if drawn.get_size() != size:  # the reader rounds some heights up and leaves an empty row
            drawn = drawn.subsurface((0, 0), size).copy()
        return drawn

    def _band(self, code: str, language: str) -> str:
        if not self.bands:
            return ""
        return self.bands.get(language, next(iter(self.bands.values()))).get(code, "")

    def _numeral(self, rank: str, beside_index: bool) -> str:
        if rank not in self.numerals:
            return ""
        x, y = self.description["numerals"][rank]["beside" if beside_index else "alone"]
        return _placed(self.numerals[rank], x, y)

    def _index(self, rank: str, suit: str, language: str, colour: str) -> str:
        geometry = self.description["index"]
        text = self.tab + _placed(self.glyphs[self.label(rank, language)].replace(_INK, colour), *geometry["letter"])
        if geometry["sign"]:
            text += _placed(self.glyphs[f"sign_{suit}"].replace(_INK, colour), *geometry["sign"])
        return text


def glyph_name(label: str) -> str:
    """The name of an index label's file: plain ASCII, since not every system and archive keeps other letters."""
    return "".join(letter if letter.isascii() else f"u{ord(letter):04X}" for letter in label)


def _placed(body: str, x: float, y: float) -> str:
    return f'<g transform="translate({x:g} {y:g})">{body}</g>'


def _twice(half: str) -> str:
    return f'{half}<g transform="rotate(180)">{half}</g>' if half else ""


def _bands(path: Path, bands: dict[str, list[str]]) -> dict[str, dict[str, str]]:
    return {
        language: {code: _body(path / "bands" / language / f"{code}.svg") for code in bands["cards"]}
        for language in bands.get("languages", ())
    }


def _description(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DeckError(f"{path} cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DeckError(f"{path} is broken: {error}") from error


def _body(path: Path) -> str:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise DeckError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise DeckError(f"{path} is broken: {error}") from error
    match = _BODY.match(text)
    if match is None:
        raise DeckError(f"{path} is broken: it is not a whole SVG document")
    return match[1]
