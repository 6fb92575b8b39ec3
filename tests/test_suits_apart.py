"""Suits are told apart by everybody: in greyscale, and with every kind of colour blindness."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from build_scripts.draw.courts import FIELDS
from scenes.decks import Deck

DECKS = Path(__file__).resolve().parents[1] / "assets" / "decks"
SIGN = 60
"""Height of a suit sign in pixels."""
LEAST_DIFFERENCE = 20
"""CIE 1976 colour difference that nobody overlooks."""
LEAST_SHAPE = 0.15
"""Share of the area in which two outlines differ, from which they are told apart at a glance."""

Linear = tuple[float, float, float]

# Linear-light matrices of the usual simulation of full dichromacy (Machado, Oliveira and Fernandes 2009, severity 1).
VIEWS: dict[str, tuple[Linear, Linear, Linear]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "greyscale": ((0.2126, 0.7152, 0.0722),) * 3,
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def seen(colour: pygame.Color, view: str) -> Linear:
    """Linear light of a colour as somebody with this kind of sight sees it."""
    light = [value / 255 for value in (colour.r, colour.g, colour.b)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in light]
    mixed = [sum(a * b for a, b in zip(row, linear, strict=True)) for row in VIEWS[view]]
    red, green, blue = (min(1.0, max(0.0, value)) for value in mixed)
    return red, green, blue


def lab(light: Linear) -> Linear:
    """CIELAB of linear light, white point D65."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    curve: Callable[[float], float] = lambda t: t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116  # noqa: E731
    fx, fy, fz = curve(x), curve(y), curve(z)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(first: pygame.Color, second: pygame.Color, view: str) -> float:
    pairs = zip(lab(seen(first, view)), lab(seen(second, view)), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def outline_difference(first: pygame.Surface, second: pygame.Surface) -> float:
    """Share of the area of two signs, laid over each other, that only one of them covers."""
    masks = [pygame.mask.from_surface(sign) for sign in (first, second)]
    both = masks[0].overlap_area(masks[1], (0, 0))
    either = masks[0].count() + masks[1].count() - both
    return 1 - both / either


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("four_colour", [False, True])
@pytest.mark.parametrize("name", ["french", "german"])
def test_signs_differ_in_colour_or_in_shape(name: str, four_colour: bool, view: str) -> None:
    deck = Deck.load(DECKS / name)
    for pair in combinations("SHDC", 2):
        first, second = (pygame.Color(deck.colour(suit, four_colour=four_colour)) for suit in pair)
        outlines = outline_difference(*(deck.sign(suit, SIGN, four_colour=four_colour) for suit in pair))
        assert outlines >= LEAST_SHAPE or difference(first, second, view) >= LEAST_DIFFERENCE, pair


def test_the_four_colours_are_four() -> None:
    deck = Deck.load(DECKS / "french")
    for pair in combinations("SHDC", 2):
        first, second = (pygame.Color(deck.colour(suit, four_colour=True)) for suit in pair)
        assert difference(first, second, "normal") >= LEAST_DIFFERENCE, pair


@pytest.mark.parametrize("view", VIEWS)
def test_the_fields_of_the_courts_differ_when_the_index_is_covered(view: str) -> None:
    for pair in combinations("SHDC", 2):
        first, second = (pygame.Color(FIELDS[suit]) for suit in pair)
        least = LEAST_DIFFERENCE if view != "greyscale" else LEAST_DIFFERENCE / 2
        assert difference(first, second, view) >= least, pair


def grey_face(value: int, side: int) -> list[float]:
    """How light each pixel of a chip is, as far as its own darkest and lightest parts go (0 to 1)."""
    chip = pygame.image.load_sized_svg(DECKS.parent / "chips" / f"flat_{value}.svg", (side, side))
    light = [lab(seen(chip.get_at((x, y)), "greyscale"))[0] for y in range(side) for x in range(side)]
    return [(one - min(light)) / (max(light) - min(light)) for one in light]


@pytest.mark.parametrize("pair", list(combinations((1, 5, 10, 25, 100), 2)))
def test_chips_are_told_apart_by_their_pattern_alone(pair: tuple[int, int]) -> None:
    first, second = (grey_face(value, 27) for value in pair)
    apart = sum(abs(a - b) > 0.25 for a, b in zip(first, second, strict=True)) / len(first)
    assert apart >= LEAST_SHAPE
