"""A drawing: painted shapes in order, and the SVG file around them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from build_scripts.draw.palette import INK, darker
from build_scripts.draw.path import Path, Point

CARD_WIDTH, CARD_HEIGHT = 240, 360
LINE = 2.4
"""The outline: 1 % of a card's width. Inside a part 1.7 to 2.0, never below 1.2."""


@dataclass(frozen=True, slots=True)
class Shape:
    """One ``<path>``: a fill, a line, or both. Widths in card units."""

    path: Path
    fill: str | None = None
    line: str | None = None
    width: float = LINE
    opacity: float = 1.0
    even_odd: bool = False

    def svg(self) -> str:
        """The element as text."""
        text = f'<path d="{self.path.svg()}" fill="{self.fill or "none"}"'
        if self.opacity < 1:
            text += f' fill-opacity="{self.opacity:g}"'
        if self.even_odd:
            text += ' fill-rule="evenodd"'
        if self.line:
            text += f' stroke="{self.line}" stroke-width="{self.width:g}"'
        return text + "/>"

    def mapped(self, change: Callable[[Path], Path]) -> Shape:
        """The same paint on a changed outline."""
        return replace(self, path=change(self.path))

    def clipped(self, region: Path) -> list[Shape]:
        """What lies inside the region; an open line becomes the outline of its stroke first."""
        if self.line and self.path.segments[-1].op != "Z":
            outline = self.path.stroked(self.width)
            inside = outline & region
            if inside and not outline - region:
                return [self]
            return [Shape(inside, self.line)] if inside else []
        if not self.path - region:
            return [self]
        inside = self.path & region
        return [replace(self, path=inside)] if inside else []


@dataclass(slots=True)
class Drawing:
    """A list of shapes and turned groups, painted in order."""

    items: list[Shape | tuple[Drawing, str]] = field(default_factory=list)

    def fill(self, path: Path, colour: str, line: str | None = None, width: float = LINE, opacity: float = 1.0,
             even_odd: bool = False) -> Drawing:  # fmt: skip
        """Paint a shape, with an outline if ``line`` is a colour. Empty paths are left out."""
        if path:
            self.items.append(Shape(path, colour, line, width, opacity, even_odd))
        return self

    def stroke(self, path: Path, colour: str = INK, width: float = LINE) -> Drawing:
        """Draw a line of even width with round ends."""
        if path:
            self.items.append(Shape(path, None, colour, width))
        return self

    def two_tone(
        self, path: Path, colour: str, shaded: Path, *, shade: str | None = None, width: float = LINE
    ) -> Drawing:
        """The house style: base colour, the same part inside ``shaded`` in a darker one, then the ink outline."""
        self.fill(path, colour)
        self.fill(path & shaded, shade or darker(colour))
        return self.stroke(path, INK, width)

    def add(self, *others: Drawing) -> Drawing:
        """Append other drawings as they are."""
        for other in others:
            self.items.extend(other.items)
        return self

    def group(self, drawing: Drawing, transform: str) -> Drawing:
        """Append a drawing under an SVG transform."""
        self.items.append((drawing, transform))
        return self

    def twice(self, half: Drawing) -> Drawing:
        """Append a half and the same half turned by 180 degrees about the origin."""
        return self.add(half).group(half, "rotate(180)")

    def mapped(self, change: Callable[[Path], Path]) -> Drawing:
        """A copy with every outline changed; only for drawings without groups."""
        return Drawing([shape.mapped(change) for shape in self._shapes()])

    def clipped(self, region: Path) -> Drawing:
        """A copy cut to the region; only for drawings without groups."""
        return Drawing([piece for shape in self._shapes() for piece in shape.clipped(region)])

    def svg(self) -> str:
        """All elements as text, without the document around them."""
        return "".join(
            item.svg() if isinstance(item, Shape) else f'<g transform="{item[1]}">{item[0].svg()}</g>'
            for item in self.items
        )

    def _shapes(self) -> list[Shape]:
        shapes = [item for item in self.items if isinstance(item, Shape)]
        if len(shapes) != len(self.items):
            raise ValueError("a drawing with groups cannot be changed shape by shape")
        return shapes


def document(body: str, width: float = CARD_WIDTH, height: float = CARD_HEIGHT, corner: Point | None = None) -> str:
    """A whole SVG file; ``corner`` is the top left of the view box, by default so that the origin is the centre."""
    left, top = corner or (-width / 2, -height / 2)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width:g} {height:g}">'
        f'<g stroke-linejoin="round" stroke-linecap="round">{body}</g></svg>\n'
    )
