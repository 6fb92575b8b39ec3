"""The drawing kit every maker imports: paths, shapes, drawings, letters and the SVG writer in one place.

The written SVG holds only ``<path>`` and ``<g transform>`` with hex colours and presentation attributes, because
nanosvg (which pygame uses) silently leaves out or misdraws most of the rest.
"""

from build_scripts.draw.drawing import CARD_HEIGHT, CARD_WIDTH, LINE, Drawing, Shape, document
from build_scripts.draw.lettering import DISPLAY_FONT, TEXT_FONT, letters
from build_scripts.draw.path import Path, Point, Segment
from build_scripts.draw.shapes import (
    Knot,
    capsule,
    ellipse,
    oval_points,
    petal,
    polygon,
    polyline,
    rectangle,
    ring,
    smooth,
    symmetric,
    taper,
)

__all__ = [
    "CARD_HEIGHT",
    "CARD_WIDTH",
    "DISPLAY_FONT",
    "LINE",
    "TEXT_FONT",
    "Drawing",
    "Knot",
    "Path",
    "Point",
    "Segment",
    "Shape",
    "capsule",
    "document",
    "ellipse",
    "letters",
    "oval_points",
    "petal",
    "polygon",
    "polyline",
    "rectangle",
    "ring",
    "smooth",
    "symmetric",
    "taper",
]
