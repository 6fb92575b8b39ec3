"""All sizes of the interface from three numbers: window width, window height and the person's UI scale.

A design pixel (dp) is one pixel of a 1280x720 window at UI scale 1. Pure arithmetic: nothing here knows pygame.
"""

from __future__ import annotations

from dataclasses import dataclass

DESIGN_WIDTH = 1280
DESIGN_HEIGHT = 720
SMALLEST_WINDOW = (1024, 600)
TEXT_FLOOR = 12
"""No text is smaller than this many pixels."""

_CLOTH_HEIGHT = 596
_RAIL = 32
_RAIL_WHEN_ENLARGED = 26
_BAR = {1: 92, 2: 148}
_SMALLEST_BASE = 0.86  # keeps button labels at 17 px in a 1024x600 window
_MOST_FOR_TEXT = 1.16  # of furniture at full tables, so that a larger interface makes no text there smaller
_SLIM_BELOW = 1000
_TWO_ROWS_BELOW = 590
_WIDTH_OF_A_BUTTON = (
    132  # dp a button of the bar needs in one row; five of them do not fit beside plaque and menu at 640
)


@dataclass(frozen=True, slots=True)
class Scale:
    """The scales of one window. ``width`` and ``height`` in pixels, ``ui_scale`` 0.75 to 2, ``bar_rows`` 1 or 2."""

    width: int
    height: int
    ui_scale: float = 1.0
    bar_rows: int = 1

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def fit(self) -> float:
        """How many times a 1280x720 picture fits into the window."""
        return min(self.width / DESIGN_WIDTH, self.height / DESIGN_HEIGHT)

    @property
    def base(self) -> float:
        """``fit``, but never so small that buttons become unreadable."""
        return max(_SMALLEST_BASE, self.fit)

    @property
    def u(self) -> float:
        """Scale of the action bar, dialogs and every screen without a table."""
        return self.base * self.ui_scale

    @property
    def rail(self) -> int:
        """Thickness of the top, left and right rail, in pixels."""
        return round((_RAIL_WHEN_ENLARGED if self.ui_scale > 1 else _RAIL) * self.fit)

    @property
    def bar(self) -> int:
        """Height of the bottom rail with the action bar, in pixels."""
        return round(_BAR[self.bar_rows] * self.u)

    @property
    def k(self) -> float:
        """Scale of the table: cards, chips and every place on the cloth."""
        return min(self.width / DESIGN_WIDTH, (self.height - self.rail - self.bar) / _CLOTH_HEIGHT)

    @property
    def cloth(self) -> tuple[int, int, int, int]:
        """The cloth between the rails as x, y, width, height in pixels."""
        return self.rail, self.rail, self.width - 2 * self.rail, self.height - self.rail - self.bar

    @property
    def slim(self) -> bool:
        """The bar is so short that second lines move to the header row and the icons become one menu button."""
        return self.width / self.u < _SLIM_BELOW

    def furniture(self, seats: int) -> float:
        """Factor on ``k`` for plaques, totals and bet figures on the cloth with ``seats`` people at the table."""
        most = 1.22 if seats <= 5 else 1.15 if seats <= 7 else 1.06
        if self.ui_scale > 1:
            usual = Scale(self.width, self.height)
            most = max(most, min(_MOST_FOR_TEXT, usual.k * usual.furniture(seats) / self.k))
        return min(max(self.u / self.k, 1.0), most)

    def dp(self, size: float) -> int:
        """Pixels of ``size`` dp in the bar, in dialogs and on screens without a table."""
        return round(size * self.u)

    def text(self, size: float) -> int:
        """Pixels of text of ``size`` dp: never under the floor."""
        return max(TEXT_FLOOR, round(size * self.u))

    def rows_needed(self, buttons: int) -> int:
        """Rows the action bar needs for ``buttons`` buttons: 1 or 2."""
        free = self.width / self.u
        crowded = buttons >= 5 and free < buttons * _WIDTH_OF_A_BUTTON
        return 2 if (free < _TWO_ROWS_BELOW and buttons > 2) or crowded else 1

    def with_rows(self, rows: int) -> Scale:
        """The same window with ``rows`` rows of buttons in the bar."""
        return Scale(self.width, self.height, self.ui_scale, rows)
