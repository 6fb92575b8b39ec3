"""The Obers, Unters and kings of the German pack, as data."""

from __future__ import annotations

from dataclasses import dataclass

from build_scripts.draw.arms import Sleeve
from build_scripts.draw.faces import Face
from build_scripts.draw.palette import BROWN, CREAM, FAIR, INK, LEAF, NIGHT, OCHRE, SKIN, TANNED, VERMILION

Colours = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Figurine:
    """One figure of the German pack. ``holding`` names what is done with the hands, see ``german_figures``; ``band``:
    ground and letters of the band over the seam.
    """

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
    holding: str
    sleeve: Sleeve
    band: tuple[str, str]
    beard: str | None = None
    beard_colour: str = BROWN
    width: float = 62.0
    cx: float = 14.0
    horse: tuple[str, str, str] | None = None
    curl_mark: str | None = None
    cy: float = -100.0


_RED, _GREEN, _BLUE, _UMBER = "#A5342B", "#2F6A40", NIGHT, "#6A4423"

FIGURINES: dict[str, Figurine] = {
    "QH": Figurine(
        turn=0.5, tilt=2, hair="#3A2A22", hair_back="bob", hair_front="sweep",
        face=Face(skin=SKIN, brow=INK, iris="#4A5A32", lip=None, cheek=None, lid=0.55, gaze=0.8, nose=1.3, stern=0.5,
            age=0.7),
        beard="short", beard_colour="#4A342A", headgear="beret", headgear_colours=(VERMILION, OCHRE, CREAM),
        garment="fur_coat", garment_colours=("#2F6A40", "#C8A878", OCHRE), holding="falcon",
        sleeve=Sleeve("#2F6A40", OCHRE, "#C99A5E"), band=(_RED, CREAM), width=64,
    ),
    "JH": Figurine(
        turn=-0.5, tilt=-3, hair="#8A5A2E", hair_back="page", hair_front="fringe",
        face=Face(skin=TANNED, brow="#6B4422", iris="#3B6C94", lid=0.35, gaze=-0.8, jaw=1.06, smile=1.0, raised=0.4,
                  lip="#B56A52", nose=1.15),
        headgear="round_cap", headgear_colours=(VERMILION, NIGHT, CREAM),
        garment="work_shirt", garment_colours=("#6E5636", VERMILION, OCHRE), holding="horn",
        sleeve=Sleeve("#FFFBF0", VERMILION, TANNED), band=(_RED, CREAM),
    ),
    "QD": Figurine(
        turn=-0.45, tilt=-2, hair="#6B4A2E", hair_back="page", hair_front=None,
        face=Face(skin=TANNED, brow="#5A3A20", iris="#5A6A3A", lip=None, cheek="#D48A62", lid=0.4, gaze=-0.9,
            nose=1.25, age=0.8, smile=0.6),
        beard="moustache", beard_colour="#7F5A36", headgear="tall_hat", headgear_colours=("#5C6B3A", VERMILION,
            "#F4E6C8"),
        garment="jerkin", garment_colours=("#8A6238", "#5C6B3A", VERMILION), holding="shouldered crossbow",
        sleeve=Sleeve("#5C6B3A", "#8A6238", TANNED), band=("#8A5A1E", CREAM), width=63,
    ),
    "JD": Figurine(
        turn=0.4, tilt=2, hair="#B9B4A6", hair_back="shoulder", hair_front="sweep",
        face=Face(skin="#EFD2AC", brow="#8E897B", iris="#3B5A78", lip=None, cheek="#DDA07C", lid=0.5, gaze=0.6,
            age=1, nose=1.2),
        beard="square", beard_colour="#CFCABB", headgear="beret", headgear_colours=("#3B4F78", OCHRE, "#F4E6C8"),
        garment="fur_coat", garment_colours=("#7A2E3A", "#9A7A54", OCHRE), holding="folded on the sword",
        sleeve=Sleeve("#7A2E3A", "#9A7A54", "#EFD2AC"), band=("#8A5A1E", CREAM), width=64, cx=16,
    ),
    "QS": Figurine(
        turn=0.5, tilt=4, hair="#B9853A", hair_back="page", hair_front="sweep",
        face=Face(skin=SKIN, brow="#7A5220", iris="#3B6C94", lid=0.35, gaze=0.7, jaw=1.06, smile=0.6, lip=None,
            cheek=None, nose=1.15),
        beard="goatee", beard_colour="#A8742E", headgear="plumed_hat", headgear_colours=(LEAF, OCHRE, VERMILION),
        garment="cloak", garment_colours=(LEAF, "#B03A2E", OCHRE), holding="glove",
        sleeve=Sleeve(LEAF, "#D9B264", "#E3C58C"), band=(_GREEN, CREAM), width=62,
    ),
    "JS": Figurine(
        turn=-0.4, tilt=-2, hair="#7A6A58", hair_back="bob", hair_front=None,
        face=Face(skin=SKIN, brow="#5E5142", iris="#4A5A32", lip=None, cheek="#DDA07C", lid=0.45, gaze=-0.6, age=0.9,
            nose=1.2, stern=0.2),
        beard="full", beard_colour="#8E7E6A", headgear="plumed_hat", headgear_colours=("#8C2A24", OCHRE, "#6FA05A"),
        garment="striped", garment_colours=("#3B5F78", "#2E4A62", CREAM), holding="crossed arms",
        sleeve=Sleeve("#3B5F78", CREAM, SKIN), band=(_GREEN, CREAM), width=63, cx=14,
    ),
    "QC": Figurine(
        turn=-0.45, tilt=-3, hair="#7F4C28", hair_back="page", hair_front="wave",
        face=Face(skin=SKIN, brow="#4E2C16", iris="#4A3524", lip=None, cheek="#DDA07C", lid=0.35, gaze=-0.9,
            nose=1.2, stern=0.2),
        beard="round", beard_colour="#9A6236", headgear="hunter_hat", headgear_colours=("#2F5C3A", OCHRE, VERMILION),
        garment="dolman", garment_colours=(LEAF, OCHRE, VERMILION), holding="crossbow", cx=8,
        sleeve=Sleeve(LEAF, VERMILION, SKIN), band=(_UMBER, CREAM), width=64,
    ),
    "JC": Figurine(
        turn=0.5, tilt=3, hair="#3A2A22", hair_back="close", hair_front=None,
        face=Face(skin=SKIN, brow=INK, iris="#3B5A78", cheek="#DDA07C", lid=0.4, gaze=0.7, nose=1.1, stern=0.3,
            smile=0.2),
        beard="moustache", beard_colour="#4A342A", headgear="helmet", headgear_colours=("#C9CFCB", OCHRE, VERMILION),
        garment="breastplate", garment_colours=(_BLUE, OCHRE, VERMILION), holding="sword",
        sleeve=Sleeve("#9AA3A3", OCHRE, SKIN), band=(_UMBER, CREAM), width=64,
    ),
    "KH": Figurine(
        turn=-0.45, tilt=-2, hair=_UMBER, hair_back="page", hair_front="parted",
        face=Face(skin=SKIN, brow="#4E3018", iris="#3B5A78", lip=None, cheek="#DDA07C", lid=0.45, gaze=-0.8,
            nose=1.15, age=0.5),
        beard="round", beard_colour="#8A5A34", headgear="pointed_crown", headgear_colours=(OCHRE, CREAM, VERMILION),
        garment="ermine", garment_colours=("#A5342B", OCHRE, VERMILION), holding="sceptre",
        sleeve=Sleeve("#A5342B", OCHRE, SKIN), band=(_RED, CREAM), cx=32, horse=("#A5673A", "#5A3420", VERMILION),
    ),
    "KD": Figurine(
        turn=-0.4, tilt=2, hair="#2E2622", hair_back="curls", hair_front="tight", curl_mark="#7A5A44",
        face=Face(skin="#D9A679", brow=INK, iris="#3A2818", lip=None, cheek="#C97F55", lid=0.5, gaze=-0.7, nose=1.25),
        beard="short", beard_colour="#3E322C", headgear="lily_crown", headgear_colours=(OCHRE, "#3B4F78", CREAM),
        garment="gown", garment_colours=("#3B4F78", CREAM, OCHRE), holding="orb_sceptre",
        sleeve=Sleeve("#3B4F78", OCHRE, "#D9A679"), band=("#8A5A1E", CREAM), cx=32, horse=("#CFA05C", "#F0E2BC",
            "#3B4F78"),
    ),
    "KS": Figurine(
        turn=-0.5, tilt=-3, hair="#CFCABB", hair_back="shoulder", hair_front="parted",
        face=Face(skin="#EFD2AC", brow="#8E897B", iris="#3D6B4A", lip=None, cheek="#DDA07C", lid=0.5, gaze=-0.9,
            nose=1.2, age=1),
        beard="forked", beard_colour="#DDD8CA", headgear="imperial_crown", headgear_colours=(OCHRE, LEAF, VERMILION),
        garment="dolman", garment_colours=("#2F6A40", OCHRE, CREAM), holding="lily_sceptre",
        sleeve=Sleeve("#2F6A40", OCHRE, "#EFD2AC"), band=(_GREEN, CREAM), cx=32, cy=-95, horse=("#EDE6D4", "#CFC2A4",
            "#2F6A40"),
    ),
    "KC": Figurine(
        turn=-0.4, tilt=2, hair="#B9722F", hair_back="bob", hair_front="wave",
        face=Face(skin=FAIR, brow="#8A4A20", iris="#3B6C94", lip=None, cheek="#E0A080", lid=0.4, gaze=-0.7, nose=1.1),
        beard="square", beard_colour="#C98242", headgear="fur_crown", headgear_colours=("#8C2A24", "#C8A878", OCHRE),
        garment="fur_coat", garment_colours=("#8C2A24", "#C8A878", OCHRE), holding="mace",
        sleeve=Sleeve("#8C2A24", "#C8A878", FAIR), band=(_UMBER, CREAM), cx=32, cy=-97, horse=("#A9ABA6", "#E3E1D6",
            "#8C2A24"),
    ),
}  # fmt: skip
