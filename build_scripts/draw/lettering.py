"""Letters and figures as outlines, from the packaged open fonts."""

from __future__ import annotations

import functools
from importlib import resources

import pathops
from fontTools.ttLib import TTFont

from build_scripts.draw.path import Path, Point

DISPLAY_FONT = "fontpkg_alegreya_sans/AlegreyaSans-Black.ttf"
TEXT_FONT = "fontpkg_fira_sans/FiraSans-Bold.ttf"


@functools.cache
def _font(name: str) -> tuple[TTFont, dict[str, str]]:
    """The font and its map from default to lining figures (empty when the defaults are lining already)."""
    package, file = name.split("/")
    font = TTFont(str(resources.files(package) / "files" / file))
    lining: dict[str, str] = {}
    if "GSUB" in font:
        table = font["GSUB"].table
        indices = {
            index for record in table.FeatureList.FeatureRecord if record.FeatureTag == "lnum"
            for index in record.Feature.LookupListIndex
        }  # fmt: skip
        for index in sorted(indices):
            for subtable in table.LookupList.Lookup[index].SubTable:
                lining.update(getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {}))
    return font, lining


def letters(text: str, height: float, centre: Point = (0.0, 0.0), *, font: str = DISPLAY_FONT, tracking: float = 0.0,
            most: float | None = None) -> Path:  # fmt: skip
    """Text as one outline: capitals ``height`` units high, the bounding box centred on ``centre``, squeezed if wider
    than ``most``. Raises KeyError when the font lacks a character."""
    face, lining = _font(font)
    glyphs, characters = face.getGlyphSet(), face.getBestCmap()
    factor = height / face["OS/2"].sCapHeight
    pen_x, outline = 0.0, Path()
    for character in text:
        name = characters[ord(character)]
        glyph = glyphs[lining.get(name, name)]
        shape = pathops.Path()
        glyph.draw(shape.getPen(glyphSet=glyphs))
        shape.simplify(fix_winding=True)
        outline = outline + Path.from_skia(shape).scale(factor, -factor).move(pen_x, 0)
        pen_x += glyph.width * factor + tracking
    left, top, right, bottom = outline.bounds()
    squeeze = 1.0 if most is None else min(1.0, most / (right - left))
    return outline.move(-(left + right) / 2, -(top + bottom) / 2).scale(squeeze, 1.0).move(*centre)
