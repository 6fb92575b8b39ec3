"""What :func:`scenes.table.layout.place` needs to know of a table, and the places it answers with. All in pixels of
the window.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pygame import Rect


class Side(Enum):
    """Where at the table a seat is."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


class Anchor(Enum):
    """Which edge of a row of chips lies at its place."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class HandShape:
    """A hand as far as its room goes: the number of cards, and whether one of them shows its face."""

    cards: int
    open: bool = True


@dataclass(frozen=True, slots=True)
class TableShape:
    """A table as far as its room goes. ``bottom``: the seat nearest to the screen; ``active``: seat and hand in
    play.
    """

    hands: tuple[tuple[HandShape, ...], ...]
    bottom: int = 0
    tray: bool = True
    active: tuple[int, int] | None = None

    @property
    def seats(self) -> int:
        """How many people sit at the table."""
        return len(self.hands)


@dataclass(frozen=True, slots=True)
class CardPlace:
    """The middle, width and turn (degrees, clockwise) of one card; it is one and a half times as high as wide."""

    x: float
    y: float
    width: float
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a row of chips and its number lie. ``small``: one chip and a small number, for seats with three hands
    or more.
    """

    x: float
    y: float
    anchor: Anchor = Anchor.CENTRE
    small: bool = False


@dataclass(frozen=True, slots=True)
class HandPlace:
    """Where one hand lies. ``box`` holds all its cards; total and ribbon are given by their middles."""

    cards: tuple[CardPlace, ...]
    box: Rect
    total: tuple[float, float]
    bet: Spot
    ribbon: tuple[float, float]
    dimmed: bool = False
    covered: bool = False
    """Another hand of the seat lies over its lower part; the total stands beside the indices."""


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """Where one seat is: plaque with portrait (middle and radius), hands, chips leaving the purse, speech, glow."""

    side: Side
    plaque: Rect
    portrait: tuple[int, int, int]
    hands: tuple[HandPlace, ...]
    bubble: Rect
    """The least speech bubble; it may grow up to ``bubble_room``."""
    bubble_room: Rect
    purse: tuple[float, float]
    badge: tuple[float, float]
    glow: Rect


@dataclass(frozen=True, slots=True)
class Placement:
    """Where everything on the cloth belongs. ``unit``: pixels per dp of cards and chips; ``furniture``: of plaques
    and figures.
    """

    unit: float
    furniture: float
    cloth: Rect
    seats: tuple[SeatPlace, ...]
    tray: Rect | None
    stock: CardPlace
    discard: CardPlace
    banner: Rect
    bank: tuple[float, float]
    """Where chips go to and come from when the bank takes and pays (without a tray: the middle of the table)."""
