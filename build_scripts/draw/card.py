"""What all cards share: the blank card, the two frames and the way a half figure becomes a whole card."""

from __future__ import annotations

import math
from pathlib import Path as FilePath

from build_scripts.draw.kit import Drawing, Path, document, polygon, rectangle
from build_scripts.draw.palette import INK, STOCK, STOCK_EDGE

OUTLINE = rectangle(-119.2, -179.2, 238.4, 358.4, 16)
FRAME = rectangle(-104, -164, 208, 328, 8)
FRAME_LINE = 2.2
_NOTCH = Path.parse("M-106-166L-60-166L-60-76C-60-71-63-68-68-68L-106-68Z")
COURT_FRAME = (FRAME - _NOTCH) - _NOTCH.rotate(180)
SASH_ANGLE = 20.0
_FALL = 130 * math.tan(math.radians(SASH_ANGLE))
COURT_HALF = COURT_FRAME & polygon((-130, -190), (130, -190), (130, _FALL), (-130, -_FALL))
LEVEL_HALF = FRAME & rectangle(-130, -190, 260, 190)


def blank() -> Drawing:
    """The bare card: stock with its edge."""
    return Drawing().fill(OUTLINE, STOCK, STOCK_EDGE, 1.6)


def frame_line(frame: Path) -> Drawing:
    """The ink line round a picture."""
    return Drawing().stroke(frame, INK, FRAME_LINE)


def write(folder: FilePath, name: str, drawing: Drawing) -> None:
    """Write one card-sized file, with the same line ends on every system."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.svg").write_text(document(drawing.svg()), encoding="utf-8", newline="\n")
