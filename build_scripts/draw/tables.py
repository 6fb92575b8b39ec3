"""Writes the pieces of the five tables to ``assets/tables``; the colours come from each ``table.toml``."""

from __future__ import annotations

import tomllib
from pathlib import Path as FilePath

from build_scripts.draw.backs import BACKS
from build_scripts.draw.borders import BORDERS, HEIGHT
from build_scripts.draw.clothwork import MARKS, QUARTERS, dark_mark, flourish, title_rosette
from build_scripts.draw.kit import CARD_HEIGHT, CARD_WIDTH, Drawing, document
from build_scripts.draw.palette import mix

CORNER = 64.0
QUARTER = 128.0
MARK = 16.0
ROSETTE = 1280.0
DARK = 100.0
CORNER_TONE = 0.62  # the corners of the cloth lie in shade: their ornament must too


def make(assets: FilePath) -> None:
    """Border pieces and card backs of all games."""
    for game, draw in BORDERS.items():
        folder = assets / "tables" / game
        style = tomllib.loads((folder / "table.toml").read_text(encoding="utf-8"))
        rail = style["rail"]["base"]
        colours = {name: mix(colour, rail, style["rail"]["sink"]) for name, colour in style["ornament"].items()}
        border = draw({**colours, "rail": rail})
        write(folder / "unit.svg", border.unit, border.width, HEIGHT)
        write(folder / "joint.svg", border.joint, border.joint_width, HEIGHT)
        write(folder / "corner.svg", border.corner, CORNER, CORNER)
        cloth = style["cloth"]
        quiet = mix(cloth["edge"], cloth["tone"], CORNER_TONE)
        write(folder / "quarter.svg", QUARTERS[game](quiet), QUARTER, QUARTER, (0.0, 0.0))
        write(folder / "back.svg", BACKS[game](style["back"]), CARD_WIDTH, CARD_HEIGHT)
        write(folder / "mark.svg", MARKS[game](cloth["tone"]), MARK, MARK)
    write(assets / "tables" / "rosette.svg", title_rosette("#443026", "#382720"), ROSETTE, ROSETTE)
    write(assets / "tables" / "flourish.svg", flourish(), 108, 36)
    write(assets / "tables" / "dark.svg", dark_mark(), DARK, DARK)


def write(
    file: FilePath, drawing: Drawing, width: float, height: float, corner: tuple[float, float] | None = None
) -> None:
    """Write one file, with the same line ends on every system."""
    file.write_text(document(drawing.svg(), width, height, corner), encoding="utf-8", newline="\n")
