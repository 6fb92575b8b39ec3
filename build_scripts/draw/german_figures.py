"""Kings, Obers and Unters of the German pack: backdrop, half figure twice, name band, frame."""

from __future__ import annotations

from build_scripts.draw.arms import fist
from build_scripts.draw.attributes import ATTRIBUTES, crossbow
from build_scripts.draw.backdrops import mountains
from build_scripts.draw.card import FRAME, FRAME_LINE, LEVEL_HALF, frame_line
from build_scripts.draw.companions import falcon, glove, hanging_horn, horn, horse_head
from build_scripts.draw.faces import BEARDS, beard, face, neck
from build_scripts.draw.figure import Figure
from build_scripts.draw.garments import GARMENTS
from build_scripts.draw.german_people import FIGURINES, Figurine
from build_scripts.draw.hair import curl_marks, hair_back, hair_front
from build_scripts.draw.headgear import HEADGEAR
from build_scripts.draw.kit import Drawing, letters, petal, rectangle, ring
from build_scripts.draw.palette import INK, OCHRE, VERMILION
from build_scripts.draw.poses import crossed_arms, on_the_sword
from build_scripts.draw.signs import DIAMOND, GERMAN

BAND = 15.0
"""Half the height of the name band."""
_SIGN = 47.0
_RISE, _SIZE = 8.0, 1.1


def figure_card(code: str) -> Drawing:
    """The whole picture of a king, Ober or Unter (``KH``, ``QH``, ``JH``); the name bands of the latter two are files
    of their own.
    """
    person = FIGURINES[code]
    half = mountains(code[-1]).add(_half_figure(person).clipped(LEVEL_HALF))
    place = (-76.0, -43.0) if code[0] == "J" else (-76.0, -90.0)
    half.add(GERMAN[code[-1]](*place, _SIGN, 0, 2.0))
    drawing = Drawing().twice(half).add(frame_line(FRAME))
    return drawing if code[0] != "K" else drawing.add(name_band("", *person.band))


def name_band(name: str, ground: str, light: str) -> Drawing:
    """The level band over the seam; each half reads its own name, a nameless one bears ornament."""
    drawing = Drawing().fill(rectangle(-104, -BAND, 208, 2 * BAND), ground, INK, FRAME_LINE)
    drawing.fill(rectangle(-102.8, -0.7, 205.6, 1.4), light)
    line = Drawing()
    reach = 0.0
    if name:
        accented = any(letter in name for letter in "ÁÉÍÓÖŐÚÜŰ")
        text = letters(name, 7.8 if accented else 8.6, tracking=1.2)
        _, _, right, bottom = text.bounds()
        text = text.move(0, (-2.7 if accented else -3.6) - bottom)
        line.fill(text, light)
        reach = right + 3
    for side in (-1, 1):
        x = reach + 10 if name else 0.0
        while x < 96:
            odd = round((x - reach - 10) / 11) % 2 if name else round(x / 11) % 2
            ornament = DIAMOND.scale(6.4) if odd else ring(petal(4.6, 3.8), 6, 0.4)
            if x or side > 0:
                line.fill(ornament.move(side * x, -7.8), light)
            x += 11
    return drawing.twice(line)


def _half_figure(person: Figurine) -> Drawing:
    figure = Figure(person.cx, person.cy, _SIZE, person.tilt, person.turn, _RISE)
    if person.holding == "shouldered crossbow":
        _shoulder_crossbow(figure)
    hair_back(figure, person.hair_back, person.hair)
    if person.curl_mark:
        curl_marks(figure, person.curl_mark)
    if person.beard not in BEARDS or person.beard == "short":
        neck(figure, person.face.skin)
    GARMENTS[person.garment](figure, person.garment_colours, person.width)
    if person.horse:
        horse_head(figure, *person.horse)
    face(figure, person.face)
    if person.beard:
        beard(figure, person.beard, person.beard_colour)
    if person.hair_front:
        hair_front(figure, person.hair_front, person.hair)
    HEADGEAR[person.headgear](figure, person.headgear_colours)
    _hands(figure, person)
    return figure.drawing


def _hands(figure: Figure, person: Figurine) -> None:
    sleeve, x, elbow = person.sleeve, 80.0, (-28.0, 44.0)
    if person.holding == "falcon":
        fist(figure, x - 2, -34, sleeve, elbow)
        falcon(figure, x - 3, -49)
    elif person.holding == "horn":
        horn(figure, x, 10, -128)
        fist(figure, x + 1, -36, sleeve, elbow)
    elif person.holding == "glove":
        glove(figure, x - 2, -32, "#E3C58C")
        fist(figure, x - 2, -32, sleeve, elbow)
    elif person.holding == "folded on the sword":
        on_the_sword(figure, figure.cx, -33, sleeve)
    elif person.holding == "crossed arms":
        crossed_arms(figure, figure.cx, -32, sleeve)
    elif person.holding == "shouldered crossbow":
        hanging_horn(figure, figure.cx - 8, -30)
        fist(figure, 66, -34, sleeve, elbow)
    elif person.holding == "crossbow":
        crossbow(figure, x - 7, 12, -154, (VERMILION, OCHRE, INK))
        fist(figure, x - 7, -36, sleeve, elbow)
    elif person.holding == "sword":
        ATTRIBUTES["sword"](figure, x + 4, 14, -142, (OCHRE, INK, VERMILION))
        fist(figure, x + 4, -36, sleeve, elbow)
    else:
        ATTRIBUTES[person.holding](figure, 84, 20, -136, (OCHRE, *person.garment_colours[:2]))
        fist(figure, 83, -36, sleeve, (-22.0, 44.0))


def _shoulder_crossbow(figure: Figure) -> None:
    weapon = Figure()
    crossbow(weapon, 0, 60, -104, (VERMILION, OCHRE, INK))
    figure.drawing.add(weapon.drawing.mapped(lambda path: path.rotate(12).move(62, -44)))
