"""Colours and type of the whole program; nothing is loaded here."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    """``#RRGGBB`` as red, green, blue."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The colour ``share`` (0 to 1) of the way from ``first`` to ``second``."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def lighter(colour: Colour, share: float) -> Colour:
    """``colour`` with ``share`` (0 to 1) of white."""
    return mix(colour, (255, 255, 255), share)


def darker(colour: Colour, share: float) -> Colour:
    """``colour`` with ``share`` (0 to 1) of black."""
    return mix(colour, (0, 0, 0), share)


CREAM = rgb("#F6ECD2")  # text on dark
WHITE = rgb("#FFFDF6")  # labels on coloured buttons
INK = rgb("#1E2A2F")  # text on paper
PAPER = rgb("#FBF6EA")
PAPER_EDGE = rgb("#DCCFB0")
SAND = rgb("#DCC08A")  # the chosen part of a toggle
PANEL = rgb("#14201F")
PANEL_EDGE = rgb("#4A5C58")
ROW = rgb("#1F2D2B")
ROW_EDGE = rgb("#37474A")
MARKED = rgb("#2F5C86")  # behind text that is marked
FIELD = rgb("#0E1615")  # sunk into a panel: text fields, toggles
OCHRE = rgb("#E8B75C")
VERMILION = rgb("#C8362B")
LEAF = rgb("#3C7A4B")
NIGHT = rgb("#22384F")
GLOW = rgb("#FFE9A8")  # focus ring, whose turn, header row
RING_DARK = rgb("#101817")
GREY_ON_DARK = rgb("#B8C0B4")  # on panels and rails only, never on cloth
GREY_ON_PAPER = rgb("#4B5A5C")
RED_ON_PAPER = rgb("#B02C22")
GREEN_ON_PAPER = rgb("#2C6A3B")
PAPER_BUTTON = rgb("#F1E4C6")
YELLOW = rgb("#FFF1C9")  # the box "house rules that differ here"
YELLOW_EDGE = rgb("#D9A441")
LOUNGE_LIGHT = rgb("#35251D")  # behind screens that have no table: middle, half way, edge
LOUNGE = rgb("#271B17")
LOUNGE_DARK = rgb("#170F0E")
DIALOG = rgb("#1C1214")
OFF = rgb("#2B3432")
OFF_TEXT = rgb("#A9B3AC")


class Tone(Enum):
    """Colour of an action button: what kind of step it is."""

    LEAF = rgb("#3C7A4B")  # go on, take a card
    RED = rgb("#C2342A")  # stop, stand
    BLUE = rgb("#2F5C86")  # everything else
    BROWN = rgb("#8A5A1E")  # costs something or leaves


class Face(Enum):
    """A typeface: package, file. Figures only in the Fira faces; Alegreya Sans has old-style ones."""

    TEXT = ("fontpkg_fira_sans", "FiraSans-Regular.ttf")
    MEDIUM = ("fontpkg_fira_sans", "FiraSans-Medium.ttf")
    SEMIBOLD = ("fontpkg_fira_sans", "FiraSans-SemiBold.ttf")
    BOLD = ("fontpkg_fira_sans", "FiraSans-Bold.ttf")
    ITALIC = ("fontpkg_fira_sans", "FiraSans-Italic.ttf")
    HEADING = ("fontpkg_alegreya_sans", "AlegreyaSans-ExtraBold.ttf")
    TITLE = ("fontpkg_alegreya_sans", "AlegreyaSans-Black.ttf")

    @property
    def cap_height(self) -> float:
        """Height of capitals as a part of the font size."""
        return 0.646 if self in (Face.HEADING, Face.TITLE) else 0.689

    @property
    def narrow_spaces(self) -> bool:
        """Whether words run together where only one of its spaces stands between them."""
        return self in (Face.HEADING, Face.TITLE)


class GamePalette(NamedTuple):
    """Colours of one game's table."""

    cloth_mid: Colour
    cloth_light: Colour
    cloth_edge: Colour
    rail: Colour
    line: Colour
    accent: Colour


class NoticeLook(NamedTuple):
    """A box that says something: its sign (a glyph) and that one's colour, the box and its edge."""

    sign: str
    ink: Colour
    fill: Colour
    edge: Colour


WARNING = NoticeLook("warning", YELLOW_EDGE, rgb("#2C2316"), rgb("#8A6A2C"))
"""Something is wrong, or will be."""
INFORMATION = NoticeLook("info", GREY_ON_DARK, ROW, ROW_EDGE)
"""Good to know."""
