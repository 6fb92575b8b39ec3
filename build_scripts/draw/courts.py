"""The twelve courts of the French pack: field, half figure twice, sash, frame."""

from __future__ import annotations

from build_scripts.draw.arms import fist, open_hand
from build_scripts.draw.attributes import ATTRIBUTES
from build_scripts.draw.card import COURT_FRAME, COURT_HALF, SASH_ANGLE, frame_line
from build_scripts.draw.court_dress import fan_collar
from build_scripts.draw.faces import beard, face, neck
from build_scripts.draw.figure import Figure
from build_scripts.draw.garments import GARMENTS
from build_scripts.draw.hair import curl_marks, earrings, hair_back, hair_front, plait
from build_scripts.draw.headgear import HEADGEAR
from build_scripts.draw.kit import Drawing, Path, ellipse, petal, rectangle, ring
from build_scripts.draw.palette import INK, WHITE, mix
from build_scripts.draw.people import PEOPLE, Colours, Person
from build_scripts.draw.signs import DIAMOND

FIELDS = {"S": "#22384F", "H": "#A62E25", "C": "#5F9468", "D": "#E0AE4C"}
"""Fields differ in lightness by at least 25 of 255, so that suits differ without colour too."""


def court(code: str) -> Drawing:
    """The whole picture of a court card such as ``QD``, without card and index."""
    person = PEOPLE[code]
    drawing = field(FIELDS[code[-1]])
    drawing.twice(half_figure(person).clipped(COURT_HALF))
    return drawing.add(sash(person.sash), frame_line(COURT_FRAME))


def field(colour: str) -> Drawing:
    """The coloured ground with a pattern that is felt rather than seen."""
    pattern = Path()
    sign = ring(petal(5.2, 4.4), 4, 1.2, 45)
    for row in range(-8, 9):
        for column in range(-5, 6):
            pattern = pattern + sign.move(column * 26 + (13 if row % 2 else 0), row * 22)
    return Drawing().fill(COURT_FRAME, colour).fill(pattern & COURT_FRAME, mix(colour, "#FFFFFF", 0.1))


def half_figure(person: Person) -> Drawing:
    """One person down to below the sash, not yet cut."""
    figure = Figure(cy=person.cy, size=person.size, tilt=person.tilt, turn=person.turn)
    if person.garment == "high_collar":
        fan_collar(figure, WHITE, person.garment_colours[2])
    hair_back(figure, person.hair_back, person.hair)
    if person.curl_mark:
        curl_marks(figure, person.curl_mark, high=person.hair_back == "cloud")
    if person.beard is None or person.beard in ("goatee", "short"):
        neck(figure, person.face.skin)
    GARMENTS[person.garment](figure, person.garment_colours, person.width)
    if person.plaits:
        for side in (-1, 1):
            plait(figure, person.hair, side, person.plaits)
    face(figure, person.face)
    if person.beard:
        beard(figure, person.beard, person.beard_colour)
    if person.hair_front:
        hair_front(figure, person.hair_front, person.hair)
    HEADGEAR[person.headgear](figure, person.headgear_colours)
    if person.jewels:
        earrings(figure, person.jewels)
    x, y = person.hand
    if person.attribute == "orb":
        open_hand(figure, x, y, person.sleeve, person.elbow)
        ATTRIBUTES["orb"](figure, x, y, person.top, person.attribute_colours)
    else:
        ATTRIBUTES[person.attribute](figure, x, y + 50, person.top, person.attribute_colours)
        fist(figure, x, y, person.sleeve, person.elbow)
    return figure.drawing


def sash(colours: Colours) -> Drawing:
    """The diagonal band over the seam of the two halves: pinstripes, rosettes and lozenges in turn."""
    ground, light, accent = colours
    drawing = Drawing()
    band = rectangle(-150, -12.5, 300, 25)
    drawing.fill(band, ground, INK, 2.2)
    for y in (-9.6, 7.8):
        drawing.fill(rectangle(-150, y, 300, 1.8), light)
    for step in range(-5, 6):
        x = step * 23
        if step % 2:
            drawing.fill(DIAMOND.scale(12).move(x, 0), accent)
        else:
            drawing.fill(ring(petal(7, 5.4), 8, 0.6).move(x, 0), light).fill(ellipse(x, 0, 2), ground)
    for step in range(-6, 6):
        drawing.fill(ellipse(step * 23 + 11.5, 0, 1.3), light)
    return drawing.mapped(lambda path: path.rotate(SASH_ANGLE)).clipped(COURT_FRAME)
