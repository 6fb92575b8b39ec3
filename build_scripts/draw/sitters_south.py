"""The people of the British, the German and the Hungarian table."""

from __future__ import annotations

from build_scripts.draw import bust_hair as hair
from build_scripts.draw import bust_wear as wear
from build_scripts.draw.bust import Bust, blossom
from build_scripts.draw.kit import ellipse
from build_scripts.draw.palette import CREAM, FAIR, INK, OCHRE, OLIVE, SKIN, TANNED, VERMILION, WHITE
from build_scripts.draw.sitters import (
    BLUE_GROUND,
    BROWN_SKIN,
    CHESTNUT,
    DARK,
    GOLD_GROUND,
    GREEN_GROUND,
    GREY,
    MOSS_GROUND,
    PLUM_GROUND,
    RED_GROUND,
    SAND_GROUND,
    SLATE_GROUND,
    WHITE_HAIR,
)


def arthur() -> Bust:
    """An elderly man with a walrus moustache and a bow tie."""
    bust = Bust(SKIN, SAND_GROUND, turn=0.45, tilt=1, width=1.03)
    bust.background()
    bust.neck(10.5)
    wear.jacket(bust, "#3D4A56", WHITE, "#8C2F3A", bow=True)
    bust.ears()
    bust.face(brow="#8F897B", lids=0.5, gaze=0.4, age=2, smile=0.5, heavy_brow=1.2, nose=1.25)
    hair.moustache(bust, "walrus", "#B7B1A3")
    hair.hair_front(bust, "receding", "#B7B1A3")
    return bust


def maud() -> Bust:
    """An elderly lady in a purple hat."""
    bust = Bust(FAIR, MOSS_GROUND, turn=-0.5, tilt=-3, width=0.96, drop=6)
    bust.background()
    hair.hair_back(bust, "bob", WHITE_HAIR)
    bust.neck(8.8)
    wear.shawl(bust, "#7A4A72", "#E2B458", "#4E3052")
    bust.face(brow="#9C968A", lids=0.5, gaze=-0.5, woman=True, jaw=0.97, age=2, smile=0.7)
    bust.ear_ring(-1, WHITE)
    wear.felt_hat(bust, "#6B3F6E", "#C9587A", brim=40)
    blossom(bust, -16, -26, 7.6, "#E9A7B4", OCHRE)
    blossom(bust, -8, -27.6, 5, WHITE, OCHRE)
    return bust


def ruth() -> Bust:
    """A woman in a headscarf with dots."""
    bust = Bust(BROWN_SKIN, BLUE_GROUND, turn=0.5, tilt=4, width=0.96, drop=3)
    bust.background()
    bust.neck(8.8)
    wear.shirt(bust, "#D9A441", BROWN_SKIN)
    bust.ears(OCHRE)
    bust.face(brow=INK, lids=0.45, gaze=0.6, woman=True, jaw=0.95, lips="#A6322C", smile=0.8, cheeks="#B8503A")
    wear.headscarf(bust, VERMILION, WHITE)
    return bust


def callum() -> Bust:
    """A young man with red curls and freckles."""
    bust = Bust(FAIR, PLUM_GROUND, turn=-0.45, tilt=-4)
    bust.background()
    bust.neck(10)
    wear.jacket(bust, "#4C5A3A", WHITE, OCHRE)
    bust.ears()
    bust.face(brow="#8F4A1E", lids=0.35, gaze=-0.6, smile=0.9, length=0.98)
    for side in (-1, 1):
        for x, y in ((11, 7), (14.5, 5.4), (8.6, 10)):
            bust.on_face(ellipse(side * x - 2.2, y, 0.9), "#B9743F")
    hair.curls(bust, "#C0612B")
    return bust


def heinz() -> Bust:
    """A man in a green hat with a feather."""
    bust = Bust(SKIN, GOLD_GROUND, turn=-0.45, tilt=-2, drop=6)
    bust.background()
    hair.hair_back(bust, "short", CHESTNUT)
    bust.neck(11)
    wear.loden(bust, "#5D6B4A", "#3E4A33", "#D9C39A")
    bust.face(brow="#4E2E1A", lids=0.45, gaze=-0.5, age=1, lips=None, nose=1.2)
    hair.beard(bust, "full", CHESTNUT)
    hair.moustache(bust, "walrus", "#7C4E2E")
    wear.feather(bust, VERMILION)
    wear.felt_hat(bust, "#3F6B45", "#B5432F", brim=33)
    return bust


def grete() -> Bust:
    """A woman with two long plaits."""
    bust = Bust(SKIN, RED_GROUND, turn=0.45, tilt=3, width=0.95)
    bust.background()
    hair.hair_back(bust, "short", CHESTNUT)
    bust.neck(8.6)
    wear.folk_blouse(bust, "#2F5C4A", "#D96A5A")
    hair.braids(bust, CHESTNUT, VERMILION)
    bust.face(brow="#4E2E1A", lids=0.4, gaze=0.5, woman=True, jaw=0.94, smile=0.7)
    hair.hair_front(bust, "centre", CHESTNUT)
    return bust


def emre() -> Bust:
    """A man with a trim moustache."""
    bust = Bust(OLIVE, SLATE_GROUND, turn=0.5, tilt=3)
    bust.background()
    bust.neck(10.5)
    wear.shirt(bust, "#E9DFC8", "#B23A34")
    bust.ears()
    bust.face(brow=DARK, lids=0.4, gaze=0.5, smile=0.8, heavy_brow=1.2, nose=1.15, lips="#A6432F")
    hair.moustache(bust, "trim", DARK)
    hair.hair_front(bust, "swept", DARK)
    return bust


def lotte() -> Bust:
    """An elderly woman with spectacles and a bun."""
    bust = Bust(FAIR, PLUM_GROUND, turn=-0.4, tilt=-2, width=0.97, drop=3)
    bust.background()
    hair.bun(bust, WHITE_HAIR, y=-42, radius=11.5)
    bust.neck(8.8)
    wear.cardigan(bust, "#4A6A86", CREAM, OCHRE)
    bust.ears()
    bust.face(brow="#A19B8E", lids=0.4, gaze=-0.4, woman=True, age=2, smile=0.8)
    hair.hair_front(bust, "parted", WHITE_HAIR)
    bust.spectacles("#5A4632")
    return bust


def bence() -> Bust:
    """A man in a cap, with a handlebar moustache."""
    bust = Bust(TANNED, GREEN_GROUND, turn=0.45, tilt=2, drop=4)
    bust.background()
    hair.hair_back(bust, "short", DARK)
    bust.neck(11)
    wear.jacket(bust, "#6B4A30", WHITE, "#22384F")
    bust.ears()
    bust.face(brow=DARK, lids=0.45, gaze=0.5, age=1, smile=0.5, heavy_brow=1.2, nose=1.1)
    hair.moustache(bust, "handlebar", DARK)
    wear.flat_cap(bust, "#2C3F4E")
    return bust


def ilona() -> Bust:
    """A woman with a wreath of flowers and beads."""
    bust = Bust(FAIR, BLUE_GROUND, turn=-0.5, tilt=-3, width=0.95, drop=3)
    bust.background()
    hair.hair_back(bust, "long", DARK)
    bust.neck(8.6)
    wear.folk_blouse(bust, VERMILION, "#C8362B", beads="#C8362B")
    bust.face(brow=DARK, lids=0.5, gaze=-0.6, woman=True, jaw=0.92, smile=0.4)
    hair.hair_front(bust, "centre", DARK)
    wear.wreath(bust, (VERMILION, WHITE, OCHRE), "#7A2220")
    return bust


def gyula() -> Bust:
    """An elderly man in a black hat, with a grey moustache."""
    bust = Bust(SKIN, MOSS_GROUND, turn=-0.5, tilt=-2, width=1.02, drop=5)
    bust.background()
    hair.hair_back(bust, "short", GREY)
    bust.neck(11)
    wear.loden(bust, "#2F3B46", "#A83B33", "#E2B458")
    bust.ears()
    bust.face(brow="#857F73", lids=0.55, gaze=-0.4, age=2, smile=0.4, heavy_brow=1.3, nose=1.25)
    hair.moustache(bust, "handlebar", GREY)
    wear.felt_hat(bust, "#2B2A2C", "#8C2F2A", brim=35)
    return bust


def zsuzsa() -> Bust:
    """A woman in a flowered kerchief."""
    bust = Bust(TANNED, GOLD_GROUND, turn=0.45, tilt=3, width=0.96)
    bust.background()
    bust.neck(8.8)
    wear.shawl(bust, "#3C6E52", "#E2B458", "#7A2220")
    wear.kerchief(bust, "#A62E2A", "#7E211F")
    bust.face(brow="#5A3A22", lids=0.5, gaze=0.4, woman=True, age=1, smile=0.6)
    hair.hair_front(bust, "parted", CHESTNUT)
    wear.kerchief_flowers(bust, WHITE, OCHRE)
    return bust
