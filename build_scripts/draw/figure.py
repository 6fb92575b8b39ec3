"""A half figure in the making: where its head and body are, and the two-tone way of painting its parts."""

from __future__ import annotations

from dataclasses import dataclass, field

from build_scripts.draw.kit import LINE, Drawing, Path, rectangle
from build_scripts.draw.palette import darker


@dataclass(slots=True)
class Figure:
    """Head and body of one person. Head parts are drawn in head units (skull -30, chin +30, half width 21), body parts
    with x counted from the person's axis. ``turn`` (-0.6..0.6) says where the face looks, ``tilt`` is in degrees;
    ``rise`` lifts the body against the shoulder line at y = -46."""

    cx: float = 20.0
    cy: float = -97.0
    size: float = 1.14
    tilt: float = 0.0
    turn: float = 0.4
    rise: float = 0.0
    drawing: Drawing = field(default_factory=Drawing)

    def head(self, path: Path) -> Path:
        """From head units to the card."""
        return path.scale(self.size).rotate(self.tilt).move(self.cx, self.cy)

    def body(self, path: Path) -> Path:
        """From the person's axis to the card."""
        return path.move(self.cx, -self.rise)

    def right_of(self, x: float) -> Path:
        """The shaded side: all of the card right of x."""
        return rectangle(x, -400, 800, 800)

    def head_part(self, path: Path, colour: str, *, width: float = LINE, shade: str | None = None,
                  split: float | None = None) -> None:  # fmt: skip
        """A two-tone part in head units, light and shade meeting at ``split`` (head units; default: the nose)."""
        axis = self.turn * 4 if split is None else split
        self.drawing.two_tone(
            self.head(path), colour, self.right_of(self.cx + axis * self.size), shade=shade, width=width
        )

    def body_part(self, path: Path, colour: str, *, width: float = LINE, shade: str | None = None,
                  split: float = 0.0) -> None:  # fmt: skip
        """A two-tone part counted from the axis."""
        self.drawing.two_tone(self.body(path), colour, self.right_of(self.cx + split), shade=shade, width=width)

    def head_flat(self, path: Path, colour: str, opacity: float = 1.0) -> None:
        """A plain patch in head units."""
        self.drawing.fill(self.head(path), colour, opacity=opacity)

    def body_flat(self, path: Path, colour: str) -> None:
        """A plain patch counted from the axis; darker where the body is in the shade."""
        placed = self.body(path)
        shaded = self.right_of(self.cx)
        self.drawing.fill(placed - shaded, colour)
        self.drawing.fill(placed & shaded, darker(colour, 0.16))
