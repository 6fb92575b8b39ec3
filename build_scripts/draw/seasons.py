"""The aces of the German pack: the four seasons."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.draw import backdrops
from build_scripts.draw.arms import Sleeve, fist
from build_scripts.draw.card import FRAME, LEVEL_HALF, frame_line
from build_scripts.draw.country_dress import bodice, shawl, work_shirt
from build_scripts.draw.faces import Face, beard, face, neck
from build_scripts.draw.figure import Figure
from build_scripts.draw.hair import hair_back, hair_front, plait
from build_scripts.draw.harvest import firewood, flower_basket, grapes, sickle, staff, vat, wheat
from build_scripts.draw.headgear import kerchief, straw_hat, vine_wreath
from build_scripts.draw.kit import Drawing
from build_scripts.draw.palette import CREAM, FAIR, LEAF, NIGHT, OCHRE, SKIN, TANNED, VERMILION, WHITE
from build_scripts.draw.poses import hands_on_rim
from build_scripts.draw.signs import GERMAN

_SIGN = 44.0


def ace(suit: str) -> Drawing:
    """The ace of a suit: signs in both upper corners of each half, its season between them."""
    backdrop, person, _band = SEASONS[suit]
    half = backdrop().add(person().clipped(LEVEL_HALF))
    for side in (-1, 1):
        half.add(GERMAN[suit](side * 77, -91, _SIGN, 0, 2.0))
    return Drawing().twice(half).add(frame_line(FRAME))


def _spring() -> Drawing:
    figure = Figure(0, -98, 1.06, 4, 0.5, 8)
    hair_back(figure, "close", "#C98A3A")
    neck(figure, FAIR)
    bodice(figure, ("#4E8F5A", WHITE, VERMILION), 58)
    for side in (-1, 1):
        plait(figure, "#C98A3A", side, VERMILION, 4)
    face(
        figure,
        Face(
            skin=FAIR, brow="#8A5A24", iris="#3D6B4A", lid=0.4, gaze=0.5, length=0.95, woman=True, smile=0.9, raised=1.0
        ),
    )
    hair_front(figure, "parted", "#C98A3A")
    straw_hat(figure, ("#E3C06E", VERMILION, "#E38A74"))
    sleeve = Sleeve(WHITE, VERMILION, FAIR, 15, puffed=True)
    flower_basket(figure, 64, -55, sleeve)
    return figure.drawing


def _summer() -> Drawing:
    figure = Figure(0, -98, 1.06, -3, -0.5, 8)
    wheat(figure, -66, -10)
    hair_back(figure, "page", "#8A5A2E")
    neck(figure, TANNED)
    work_shirt(figure, ("#3B5F78", VERMILION, OCHRE), 60)
    face(
        figure,
        Face(skin=TANNED, brow="#6B4422", iris="#3B6C94", lid=0.35, gaze=-0.7, smile=1.0, raised=0.5, cheek="#D98A66"),
    )
    beard(figure, "moustache", "#8A5A2E")
    hair_front(figure, "wave", "#8A5A2E")
    straw_hat(figure, ("#D9B264", NIGHT, NIGHT))
    sickle(figure, 72, -36)
    fist(figure, 72, -34, Sleeve(WHITE, VERMILION, TANNED), (-28, 44))
    return figure.drawing


def _autumn() -> Drawing:
    figure = Figure(0, -102, 1.06, 3, 0.45, 12)
    hair_back(figure, "shoulder", "#6B3E22")
    neck(figure, SKIN)
    work_shirt(figure, ("#8C3A34", LEAF, OCHRE), 56)
    face(
        figure, Face(skin=SKIN, brow="#5A3420", iris="#4A3524", lip=None, lid=0.4, gaze=0.6, cheek="#E0805E", smile=1.0)
    )
    beard(figure, "round", "#8A5230")
    hair_front(figure, "wave", "#6B3E22")
    vine_wreath(figure, ("#7FA650", "#6A4A86", "#E3D4EE"))
    vat(figure, 0, -35)
    hands_on_rim(figure, 52, -38, Sleeve(WHITE, "#8C3A34", SKIN))
    for x, y in ((-88, -52), (88, -52)):
        grapes(figure, x, y)
    return figure.drawing


def _winter() -> Drawing:
    figure = Figure(0, -96, 1.06, -4, -0.45, 6)
    firewood(figure, 4, -62)
    shawl(figure, ("#7A3A48", "#4A5A68", CREAM), 56)
    face(
        figure,
        Face(
            skin="#EFD2AC",
            brow="#A8A294",
            iris="#4A5A68",
            lid=0.6,
            gaze=-0.6,
            age=1.0,
            jaw=0.94,
            nose=1.35,
            smile=0.5,
            lip="#A85A4C",
        ),
    )
    hair_front(figure, "parted", "#D5D2C8")
    kerchief(figure, ("#A5342B", "#8C2A24", CREAM))
    staff(figure, 64, -31, Sleeve("#4A5A68", CREAM, "#EFD2AC", 14))
    return figure.drawing


SEASONS: dict[str, tuple[Callable[[], Drawing], Callable[[], Drawing], str]] = {
    "H": (backdrops.spring, _spring, "#A5342B"),
    "D": (backdrops.summer, _summer, "#8A5A1E"),
    "S": (backdrops.autumn, _autumn, "#2F6A40"),
    "C": (backdrops.winter, _winter, "#6A4423"),
}
"""Backdrop, person and the ground of the band over the seam."""
