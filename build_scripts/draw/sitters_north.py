"""The people of the Swedish and the Norwegian table."""

from __future__ import annotations

from build_scripts.draw import bust_hair as hair
from build_scripts.draw import bust_wear as wear
from build_scripts.draw.bust import Bust, blossom
from build_scripts.draw.palette import CREAM, FAIR, INK, LEAF, NIGHT, OCHRE, OLIVE, SKIN, VERMILION, WHITE
from build_scripts.draw.sitters import (
    BLOND,
    BLUE_GROUND,
    COPPER,
    DARK,
    GOLD_GROUND,
    GREEN_GROUND,
    RED_GROUND,
    SAND_GROUND,
    SLATE_GROUND,
)


def sven() -> Bust:
    """A man in a felt hat."""
    bust = Bust(FAIR, GREEN_GROUND, turn=-0.5, tilt=-3, drop=5)
    bust.background()
    hair.hair_back(bust, "short", BLOND)
    bust.neck()
    wear.jumper(bust, "#A83B33", "#8C2F2A")
    bust.ears()
    bust.face(brow="#A97B34", lids=0.5, gaze=-0.6, smile=0.6)
    wear.felt_hat(bust, "#2F4D5C", "#1F3440")
    return bust


def britta() -> Bust:
    """A woman with a plait and flowers round her head."""
    bust = Bust(FAIR, RED_GROUND, turn=0.45, tilt=3, width=0.95)
    bust.background()
    hair.hair_back(bust, "long", "#C0712F")
    bust.neck(8.6)
    wear.folk_blouse(bust, LEAF, VERMILION)
    bust.face(brow="#8A4A1E", lids=0.45, gaze=0.5, woman=True, jaw=0.92, smile=0.6)
    hair.hair_front(bust, "parted", "#C0712F")
    wear.braid_crown(bust, "#C97F38")
    for x, y, colour in ((-17, -23.5, WHITE), (-7, -31, OCHRE), (6, -32, WHITE), (17, -24, OCHRE)):
        blossom(bust, x, y, 5.4, colour, VERMILION)
    return bust


def amir() -> Bust:
    """A man with a full black beard."""
    bust = Bust(OLIVE, GOLD_GROUND, turn=0.5, tilt=2)
    bust.background()
    bust.neck(11)
    wear.shirt(bust, "#2F6A6E", CREAM)
    bust.ears()
    bust.face(brow=INK, lids=0.4, gaze=0.6, stern=0.3, lips=None, heavy_brow=1.25, nose=1.2, cheeks=None)
    hair.beard(bust, "full", DARK)
    hair.moustache(bust, "walrus", DARK)
    hair.hair_front(bust, "cropped", DARK)
    return bust


def linnea() -> Bust:
    """A young woman with a fair bob."""
    bust = Bust(SKIN, SLATE_GROUND, turn=-0.5, tilt=-4, width=0.95)
    bust.background()
    hair.hair_back(bust, "bob", BLOND)
    bust.neck(8.6)
    wear.cardigan(bust, "#D9A441", "#F4E6C8", VERMILION)
    bust.face(brow="#9C7434", lids=0.35, gaze=-0.7, woman=True, jaw=0.94, smile=0.9)
    hair.hair_front(bust, "fringe", BLOND)
    return bust


def olav() -> Bust:
    """A man in a knitted cap, with a red beard."""
    bust = Bust(FAIR, BLUE_GROUND, turn=0.45, tilt=2, drop=5)
    bust.background()
    hair.hair_back(bust, "short", COPPER)
    bust.neck(11)
    wear.jumper(bust, NIGHT, "#C8BFA8", CREAM)
    bust.face(brow="#8A4420", lids=0.4, gaze=0.4, age=1, lips=None, nose=1.15)
    hair.beard(bust, "full", COPPER)
    hair.moustache(bust, "walrus", COPPER)
    wear.knitted_cap(bust, VERMILION, CREAM, WHITE)
    return bust


def sigrid() -> Bust:
    """A woman with her hair up, in a festive bodice."""
    bust = Bust(FAIR, RED_GROUND, turn=-0.4, tilt=-2, width=0.95, drop=4)
    bust.background()
    hair.bun(bust, "#C9953F")
    hair.hair_back(bust, "short", "#C9953F")
    bust.neck(8.6)
    wear.bunad(bust, NIGHT, VERMILION, "#D9D8CC")
    bust.ears(OCHRE)
    bust.face(brow="#8E6526", lids=0.55, gaze=-0.5, woman=True, jaw=0.95, smile=0.3, age=1)
    hair.hair_front(bust, "centre", "#C9953F")
    return bust


def kari() -> Bust:
    """A fair young woman in a jumper."""
    bust = Bust(FAIR, GREEN_GROUND, turn=0.5, tilt=4, width=0.94)
    bust.background()
    hair.hair_back(bust, "long", "#E2C07A")
    bust.neck(8.6)
    wear.jumper(bust, "#B23A34", CREAM, CREAM)
    bust.face(brow="#A8803C", lids=0.35, gaze=0.7, woman=True, jaw=0.93, smile=0.8)
    hair.hair_front(bust, "centre", "#E2C07A")
    return bust


def eirik() -> Bust:
    """A fair man in a jumper, with a short beard."""
    bust = Bust(SKIN, SAND_GROUND, turn=-0.5, tilt=-2)
    bust.background()
    bust.neck(11)
    wear.jumper(bust, "#E7DDC4", NIGHT, NIGHT)
    bust.ears()
    bust.face(brow="#9A7638", lids=0.45, gaze=-0.5, lips=None)
    hair.beard(bust, "short", "#C69C54")
    hair.moustache(bust, "trim", "#C69C54")
    hair.hair_front(bust, "quiff", "#D2A659")
    return bust
