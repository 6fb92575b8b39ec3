"""Tone-on-tone landscapes behind the figures of the German pack: pale, so that the person stands out."""

from __future__ import annotations

from build_scripts.draw.card import LEVEL_HALF
from build_scripts.draw.kit import Drawing, Knot, Path, Point, ellipse, petal, polygon, ring, smooth, taper
from build_scripts.draw.palette import darker, mix

SKIES = {"H": "#F0D9BE", "D": "#EFE2B6", "S": "#DCE3C3", "C": "#E6DCC0"}


def mountains(suit: str) -> Drawing:
    """The Alps in three tones of the suit's sky."""
    sky = SKIES[suit]
    far, near, snow = darker(sky, 0.1), mix(sky, "#7A8A4A", 0.3), mix(sky, "#FFFBF0", 0.75)
    drawing = Drawing().fill(LEVEL_HALF, sky)
    shift = {"H": 0, "D": 26, "S": -22, "C": 10}[suit]
    drawing.fill(ellipse(-62 + shift * 0.4, -118 if suit in "HS" else -104, 17), mix(sky, "#FFFBF0", 0.6))
    for x, y, half in ((-70 + shift, -92, 46), (70 + shift, -112, 60), (-6 + shift, -118, 52)):
        drawing.fill(
            polygon(
                (x - half, 0),
                (x - half * 0.4, y * 0.6),
                (x - half * 0.28, y * 0.62),
                (x, y),
                (x + half * 0.3, y * 0.7),
                (x + half * 0.42, y * 0.68),
                (x + half, 0),
            ),
            far,
        )
        drawing.fill(
            polygon(
                (x, y),
                (x + half * 0.3, y * 0.7),
                (x + half * 0.16, y * 0.75),
                (x + half * 0.04, y * 0.66),
                (x - half * 0.1, y * 0.76),
                (x - half * 0.19, y * 0.72),
            ),
            snow,
        )
    hills: list[Knot] = [(-120, -34), (-64, -48), (0, -32), (58, -46), (120, -36), (120, 20), (-120, 20)]
    drawing.fill(smooth(hills), near)
    for x, height in ((-96, 24), (-86, 17), (92, 26), (101, 18)):
        tiers = polygon((x, -38 - height), (x + height * 0.3, -36), (x - height * 0.3, -36))
        drawing.fill(tiers, darker(near, 0.16))
    return drawing.clipped(LEVEL_HALF)


def spring() -> Drawing:
    """Blossoming meadows."""
    drawing = Drawing().fill(LEVEL_HALF, "#F3DFC4")
    hills: list[Knot] = [(-120, -40), (-50, -60), (10, -46), (70, -64), (120, -50), (120, 20), (-120, 20)]
    drawing.fill(smooth(hills), "#C3CC95")
    drawing.fill(smooth([(-120, -22), (-40, -34), (40, -24), (120, -36), (120, 20), (-120, 20)]), "#A9BC78")
    blossoms = Path()
    for x, y in ((-92, -52), (88, -54)):
        drawing.fill(taper([(x, y + 26), (x - 1, y)], 5, 4, 3), "#A98C66")
        crown = ellipse(x, y - 12, 15) | ellipse(x - 11, y - 5, 9) | ellipse(x + 11, y - 5, 9)
        drawing.fill(crown, "#F7EBDA")
        for dx, dy in ((-9, -8), (2, -18), (8, -6), (-2, -6), (-12, -2), (12, -14)):
            blossoms = blossoms + ring(petal(4.2, 3.4), 5, 0.3).move(x + dx, y + dy)
    return drawing.fill(blossoms, "#E9A898").clipped(LEVEL_HALF)


def summer() -> Drawing:
    """A field of ripe corn under the sun."""
    drawing = Drawing().fill(LEVEL_HALF, "#F1E6BE")
    drawing.fill(ellipse(0, -100, 58), "#F7EFD4").fill(ellipse(0, -100, 44), "#F4DC97")
    drawing.fill(smooth([(-120, -46), (-50, -56), (20, -48), (120, -58), (120, 20), (-120, 20)]), "#E3C67A")
    blades = Path()
    for step in range(-12, 13):
        x = step * 9.0
        line: list[Point] = [(x, -18), (x + 1, -40), (x + 3, -54 - (step % 3) * 4)]
        blades = blades + taper(line, 1.4, 1.3, 1) + petal(11, 4.4).rotate(8).move(x + 2, -50 - (step % 3) * 4)
    drawing.fill(blades, "#CDA850")
    return drawing.clipped(LEVEL_HALF)


def autumn() -> Drawing:
    """Vineyards in rows on the hills."""
    drawing = Drawing().fill(LEVEL_HALF, "#EFDDBE")
    drawing.fill(smooth([(-120, -50), (-60, -74), (0, -52), (64, -78), (120, -60), (120, 20), (-120, 20)]), "#D9B878")
    rows, bushes = Path(), [Path(), Path()]
    for side in (-1, 1):
        for row in range(4):
            y = -58 + row * 13
            line: list[Point] = [(side * 34, y + 6), (side * 70, y - 6), (side * 112, y)]
            rows = rows + taper(line, 3, 5, 5)
            for step in range(5):
                bush = ellipse(side * (44 + step * 14), y - 2 - step % 2, 4.6, 3.8)
                bushes[(row + step) % 2] = bushes[(row + step) % 2] + bush
    drawing.fill(rows, "#B98E52").fill(bushes[0], "#C47B3E").fill(bushes[1], "#A9924A")
    return drawing.clipped(LEVEL_HALF)


def winter() -> Drawing:
    """Snow on the hills, bare trees, flakes in the air."""
    drawing = Drawing().fill(LEVEL_HALF, "#C9D3D6")
    drawing.fill(smooth([(-120, -56), (-60, -74), (0, -54), (60, -80), (120, -60), (120, 20), (-120, 20)]), "#E4E8E4")
    for x, height, side in ((-88, 60, 1), (92, 66, -1)):
        trunk = taper([(x, -16), (x + side * 2, -40), (x, -22 - height)], 6, 4, 1.4)
        for share, reach, up in ((0.35, 16, 16), (0.55, 14, 16), (0.75, 10, 12)):
            y = -22 - height * share
            for way in (-1, 1):
                trunk = trunk | taper(
                    [(x + 1, y + 4), (x + way * reach * 0.6, y - up * 0.4), (x + way * reach, y - up)], 2.6, 2, 0.8
                )
        drawing.fill(trunk, "#8E8A84")
    drawing.fill(smooth([(-120, -30), (-40, -42), (50, -28), (120, -40), (120, 20), (-120, 20)]), "#F8F6EE")
    places = [(-40, -140), (-20, -156), (36, -146), (52, -128), (-52, -120), (98, -134), (-96, -60), (60, -96), (-46,
        -84),
              (20, -158), (-64, -150), (70, -152), (100, -104)]  # fmt: skip
    flakes = Path()
    for x, y in places:
        flakes = flakes + ring(petal(4, 2.4), 6).move(x, y)
    return drawing.fill(flakes, "#FFFBF0").clipped(LEVEL_HALF)
