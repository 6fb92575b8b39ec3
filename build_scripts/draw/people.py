"""The twelve people of the French courts, as data."""

from __future__ import annotations

from dataclasses import dataclass

from build_scripts.draw.arms import Sleeve
from build_scripts.draw.faces import Face
from build_scripts.draw.palette import CREAM, FAIR, INK, LEAF, NIGHT, OCHRE, OLIVE, ROSE, SKIN, TANNED, VERMILION, WHITE

Colours = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Person:
    """Everything that makes one court figure."""

    turn: float
    tilt: float
    hair: str
    hair_back: str
    hair_front: str | None
    face: Face
    headgear: str
    headgear_colours: Colours
    garment: str
    garment_colours: Colours
    width: float
    attribute: str
    attribute_colours: Colours
    hand: tuple[float, float]
    top: float
    sleeve: Sleeve
    sash: Colours
    beard: str | None = None
    beard_colour: str = INK
    size: float = 1.14
    cy: float = -97.0
    plaits: str | None = None
    jewels: str | None = None
    elbow: tuple[float, float] = (-25.0, 58.0)
    curl_mark: str | None = None


_SILVER, _GREY = "#CFCABB", "#DDD8CA"
_AUBURN, _COPPER, _BLOND, _DARK = "#8A4B24", "#C65D2B", "#DDAE5C", "#3A2A22"

PEOPLE: dict[str, Person] = {
    "KS": Person(
        turn=-0.55, tilt=-2, cy=-95, size=1.12, hair=_SILVER, hair_back="long", hair_front="parted",
        face=Face(skin="#EFD2AC", brow="#8E897B", iris="#3B5A78", lip=None, cheek="#E0A080", lid=0.5, gaze=-0.9,
            age=1, stern=0.2, nose=1.2),
        beard="forked", beard_colour=_GREY, headgear="pointed_crown", headgear_colours=(OCHRE, CREAM, VERMILION),
        garment="dolman", garment_colours=(VERMILION, OCHRE, CREAM), width=69,
        attribute="sceptre", attribute_colours=(OCHRE, VERMILION, VERMILION), hand=(83, -30), top=-143,
        sleeve=Sleeve(VERMILION, OCHRE, "#EFD2AC"), sash=(VERMILION, CREAM, OCHRE),
    ),
    "QS": Person(
        turn=-0.5, tilt=-4, hair=INK, hair_back="veil", hair_front="parted",
        face=Face(skin=SKIN, brow=INK, iris="#3D6B4A", lid=0.5, gaze=-0.8, jaw=0.92, woman=True, smile=0.5),
        headgear="parta", headgear_colours=(OCHRE, VERMILION, NIGHT), jewels=OCHRE,
        garment="bodice", garment_colours=(VERMILION, CREAM, VERMILION), width=62,
        attribute="tulip", attribute_colours=(CREAM, OCHRE, VERMILION), hand=(83, -28), top=-140,
        sleeve=Sleeve(WHITE, VERMILION, SKIN, 16, puffed=True), sash=(VERMILION, CREAM, OCHRE),
    ),
    "JS": Person(
        turn=0.5, tilt=4, hair=_BLOND, hair_back="page", hair_front="sweep",
        face=Face(skin=FAIR, brow="#A87A34", iris="#3B6C94", lid=0.3, gaze=0.9, jaw=1.02, length=0.98, smile=0.8,
            lip="#C07A62"),
        headgear="stocking_cap", headgear_colours=(VERMILION, CREAM, OCHRE),
        garment="sweater", garment_colours=(CREAM, "#35608A", VERMILION), width=60,
        attribute="lur", attribute_colours=("#E9D3A0", "#A5602E", VERMILION), hand=(84, -26), top=-150,
        sleeve=Sleeve(CREAM, VERMILION, FAIR), sash=(VERMILION, CREAM, OCHRE),
    ),
    "KH": Person(
        turn=0.45, tilt=2, cy=-93, size=1.12, hair=_AUBURN, hair_back="page", hair_front="wave",
        face=Face(skin=SKIN, brow="#6B3A1B", iris="#4A5A32", lip=None, cheek=None, lid=0.35, gaze=0.6, age=1,
            stern=0.3, nose=1.25),
        beard="full", beard_colour="#A5602E", headgear="imperial_crown", headgear_colours=(OCHRE, NIGHT, VERMILION),
        garment="ermine", garment_colours=(NIGHT, OCHRE, VERMILION), width=70,
        attribute="sword", attribute_colours=(OCHRE, INK, VERMILION), hand=(86, -36), top=-150,
        sleeve=Sleeve(NIGHT, OCHRE, SKIN, 17), sash=(NIGHT, CREAM, OCHRE), elbow=(-26, 64),
    ),
    "QH": Person(
        turn=0.5, tilt=3, hair="#E3B65E", hair_back="cloud", hair_front="tight", curl_mark="#9C6F26",
        face=Face(skin=FAIR, brow="#A8743A", iris="#3B6C94", lid=0.4, gaze=0.7, jaw=0.94, length=0.97, woman=True,
            smile=0.7, raised=0.8),
        headgear="heart_crown", headgear_colours=(OCHRE, CREAM, VERMILION), jewels=WHITE,
        garment="high_collar", garment_colours=(NIGHT, CREAM, OCHRE), width=62,
        attribute="fan", attribute_colours=(WHITE, ROSE, OCHRE), hand=(66, -34), top=-140,
        sleeve=Sleeve(NIGHT, CREAM, FAIR), sash=(NIGHT, CREAM, OCHRE),
    ),
    "JH": Person(
        turn=-0.5, tilt=-3, size=1.1, cy=-96, hair=_DARK, hair_back="curls", hair_front=None, curl_mark="#7A5A44",
        face=Face(skin=OLIVE, brow=INK, lip="#A63A2A", cheek="#C97F55", lid=0.45, gaze=-0.8, nose=1.1, smile=0.9),
        beard="goatee", beard_colour=_DARK, headgear="tall_hat", headgear_colours=("#2B3A40", OCHRE, CREAM),
        garment="ruffed", garment_colours=(NIGHT, OCHRE, CREAM), width=60,
        attribute="quill", attribute_colours=(CREAM, INK, VERMILION), hand=(84, -28), top=-142,
        sleeve=Sleeve(OCHRE, WHITE, OLIVE), sash=(NIGHT, CREAM, OCHRE),
    ),
    "KC": Person(
        turn=0.5, tilt=-1, cy=-92, size=1.12, hair="#5A3A26", hair_back="shoulder", hair_front=None,
        face=Face(skin=TANNED, brow="#4A2E1C", iris="#5A3A20", lip=None, cheek="#D48A62", lid=0.4, gaze=0.9,
            stern=0.2, age=0.6, nose=1.3),
        beard="round", beard_colour="#6B4429", headgear="fur_crown", headgear_colours=(NIGHT, "#E6D9BC", OCHRE),
        garment="fur_coat", garment_colours=("#A5342B", "#E6D9BC", OCHRE), width=70,
        attribute="mace", attribute_colours=(OCHRE, "#6A3A20", VERMILION), hand=(85, -32), top=-140,
        sleeve=Sleeve("#A5342B", "#E6D9BC", TANNED, 17), sash=(NIGHT, CREAM, OCHRE),
    ),
    "QC": Person(
        turn=-0.5, tilt=-3, hair=_AUBURN, hair_back="veil", hair_front=None,
        face=Face(skin=FAIR, brow="#7A4A20", iris="#5A6A3A", lid=0.55, gaze=-0.6, jaw=0.95, woman=True, smile=0.6,
            raised=0.6),
        headgear="wimple", headgear_colours=(WHITE, OCHRE, VERMILION),
        garment="gown", garment_colours=("#A5342B", CREAM, OCHRE), width=62,
        attribute="oak_sprig", attribute_colours=("#7FA650", OCHRE, VERMILION), hand=(79, -26), top=-138,
        sleeve=Sleeve("#A5342B", CREAM, FAIR), sash=(VERMILION, CREAM, OCHRE),
    ),
    "JC": Person(
        turn=0.6, tilt=5, hair="#D9A85A", hair_back="page", hair_front="fringe",
        face=Face(skin=SKIN, brow="#8A5A24", iris="#4A6A7A", lid=0.3, gaze=0.9, jaw=1.02, raised=0.6, smile=0.7,
            lip="#C07A62"),
        headgear="beret", headgear_colours=(VERMILION, INK, CREAM),
        garment="parti_coloured", garment_colours=(OCHRE, VERMILION, CREAM), width=58,
        attribute="halberd", attribute_colours=(OCHRE, INK, VERMILION), hand=(85, -24), top=-148,
        sleeve=Sleeve(VERMILION, CREAM, SKIN), sash=(VERMILION, CREAM, OCHRE),
    ),
    "KD": Person(
        turn=-0.45, tilt=2, cy=-93, size=1.12, hair="#5B5A58", hair_back="bob", hair_front="sweep",
        face=Face(skin=FAIR, brow="#4A4846", iris="#3B5A78", lip="#A8483A", cheek="#E0A080", lid=0.45, gaze=-0.7,
            age=0.5, nose=1.15, smile=0.5),
        beard="short", beard_colour="#6B6966", headgear="lily_crown", headgear_colours=(CREAM, VERMILION, NIGHT),
        garment="cloak", garment_colours=(LEAF, "#8C2A24", CREAM), width=66,
        attribute="orb", attribute_colours=(NIGHT, CREAM, VERMILION), hand=(80, -38), top=-98,
        sleeve=Sleeve(LEAF, CREAM, FAIR), sash=(LEAF, CREAM, VERMILION),
    ),
    "QD": Person(
        turn=0.5, tilt=4, hair=_COPPER, hair_back="close", hair_front="parted",
        face=Face(skin=FAIR, brow="#8A3D1C", iris="#3D6B4A", lid=0.4, gaze=0.8, length=0.95, raised=1, woman=True,
            smile=0.5),
        headgear="tiara", headgear_colours=(WHITE, VERMILION, NIGHT), plaits=VERMILION,
        garment="gown", garment_colours=(LEAF, CREAM, OCHRE), width=61,
        attribute="rose", attribute_colours=(VERMILION, ROSE, OCHRE), hand=(81, -26), top=-138,
        sleeve=Sleeve(LEAF, CREAM, FAIR), sash=(LEAF, CREAM, VERMILION),
    ),
    "JD": Person(
        turn=-0.55, tilt=-4, hair="#2E2420", hair_back="curls", hair_front="tight", curl_mark="#7A5A44",
        face=Face(skin="#B9794C", brow=INK, iris="#3A2818", lip="#8E3B2C", cheek="#A25A36", lid=0.35, gaze=-0.9,
            nose=1.0, smile=0.9, raised=0.8),
        headgear="circlet", headgear_colours=(VERMILION, CREAM, WHITE),
        garment="striped", garment_colours=(NIGHT, VERMILION, OCHRE), width=59,
        attribute="pennant", attribute_colours=(VERMILION, CREAM, OCHRE), hand=(86, -26), top=-146,
        sleeve=Sleeve(NIGHT, WHITE, "#B9794C"), sash=(LEAF, CREAM, VERMILION),
    ),
}  # fmt: skip
