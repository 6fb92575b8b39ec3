"""Writes the portraits and their list to ``assets/portraits``: people one might meet at a table in five countries."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path as FilePath

from build_scripts.draw import bust_hair as hair
from build_scripts.draw import bust_wear as wear
from build_scripts.draw.bust import Bust, blossom
from build_scripts.draw.kit import Drawing, document, ellipse
from build_scripts.draw.palette import CREAM, FAIR, INK, LEAF, NIGHT, OCHRE, OLIVE, SKIN, TANNED, VERMILION, WHITE

BROWN_SKIN = "#A66A42"
DARK_SKIN = "#7B4A2E"
GREEN_GROUND, RED_GROUND, BLUE_GROUND, GOLD_GROUND = "#5F8F78", "#B4564A", "#5C7EA6", "#C99A42"
PLUM_GROUND, SAND_GROUND, SLATE_GROUND, MOSS_GROUND = "#86597A", "#B99A6B", "#54707C", "#7C8B4E"
GREY, WHITE_HAIR, BLOND, COPPER, CHESTNUT, DARK = "#AEA799", "#DDD8C9", "#DDB160", "#B8602C", "#6E4326", "#33282A"


def sven() -> Bust:
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
    bust = Bust(SKIN, SLATE_GROUND, turn=-0.5, tilt=-4, width=0.95)
    bust.background()
    hair.hair_back(bust, "bob", BLOND)
    bust.neck(8.6)
    wear.cardigan(bust, "#D9A441", "#F4E6C8", VERMILION)
    bust.face(brow="#9C7434", lids=0.35, gaze=-0.7, woman=True, jaw=0.94, smile=0.9)
    hair.hair_front(bust, "fringe", BLOND)
    return bust


def olav() -> Bust:
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
    bust = Bust(FAIR, GREEN_GROUND, turn=0.5, tilt=4, width=0.94)
    bust.background()
    hair.hair_back(bust, "long", "#E2C07A")
    bust.neck(8.6)
    wear.jumper(bust, "#B23A34", CREAM, CREAM)
    bust.face(brow="#A8803C", lids=0.35, gaze=0.7, woman=True, jaw=0.93, smile=0.8)
    hair.hair_front(bust, "centre", "#E2C07A")
    return bust


def eirik() -> Bust:
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


def arthur() -> Bust:
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
    bust = Bust(BROWN_SKIN, BLUE_GROUND, turn=0.5, tilt=4, width=0.96, drop=3)
    bust.background()
    bust.neck(8.8)
    wear.shirt(bust, "#D9A441", BROWN_SKIN)
    bust.ears(OCHRE)
    bust.face(brow=INK, lids=0.45, gaze=0.6, woman=True, jaw=0.95, lips="#A6322C", smile=0.8, cheeks="#B8503A")
    wear.headscarf(bust, VERMILION, WHITE)
    return bust


def callum() -> Bust:
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
    bust = Bust(TANNED, GOLD_GROUND, turn=0.45, tilt=3, width=0.96)
    bust.background()
    bust.neck(8.8)
    wear.shawl(bust, "#3C6E52", "#E2B458", "#7A2220")
    wear.kerchief(bust, "#A62E2A", "#7E211F")
    bust.face(brow="#5A3A22", lids=0.5, gaze=0.4, woman=True, age=1, smile=0.6)
    wear.kerchief_flowers(bust, WHITE, OCHRE)
    hair.hair_front(bust, "parted", CHESTNUT)
    return bust


def guest() -> Bust:
    bust = Bust(SKIN, SLATE_GROUND, turn=0.4, tilt=2)
    bust.background()
    bust.neck(10)
    wear.jumper(bust, VERMILION, CREAM)
    bust.ears()
    bust.face(brow="#4E3020", lids=0.35, gaze=0.4, smile=0.7)
    hair.hair_front(bust, "swept", "#6A432C")
    return bust


def guest_2() -> Bust:
    bust = Bust(SKIN, GREEN_GROUND, turn=-0.4, tilt=-3, width=0.95)
    bust.background()
    hair.hair_back(bust, "bob", "#5A3626")
    bust.neck(8.6)
    wear.shirt(bust, "#3F6E96", CREAM)
    bust.face(brow="#3E261A", lids=0.35, gaze=-0.4, woman=True, jaw=0.94, smile=0.7)
    hair.hair_front(bust, "parted", "#5A3626")
    return bust


def guest_3() -> Bust:
    bust = Bust(DARK_SKIN, GOLD_GROUND, turn=-0.4, tilt=-2)
    bust.background()
    bust.neck(10.5)
    wear.jumper(bust, "#3C7A4B", "#2C5A38")
    bust.ears()
    bust.face(brow="#20161A", lids=0.35, gaze=-0.4, smile=0.7, lips="#8E3A30", cheeks="#9A4B36", nose=1.1)
    hair.hair_front(bust, "cropped", "#2B2022")
    return bust


def guest_4() -> Bust:
    bust = Bust("#F0D2A6", RED_GROUND, turn=0.4, tilt=3, width=0.96)
    bust.background()
    hair.hair_back(bust, "long", "#26232B")
    bust.neck(8.6)
    wear.cardigan(bust, "#4E6E6A", "#F4E6C8", OCHRE)
    bust.face(brow="#26232B", lids=0.5, gaze=0.4, woman=True, jaw=0.95, smile=0.6)
    hair.hair_front(bust, "fringe", "#26232B")
    return bust


def guest_5() -> Bust:
    bust = Bust(DARK_SKIN, BLUE_GROUND, turn=0.4, tilt=2, width=0.96)
    bust.background()
    hair.hair_back(bust, "cloud", "#2B2022")
    bust.neck(8.8)
    wear.jumper(bust, "#D9A441", CREAM)
    bust.ears(OCHRE)
    bust.face(brow="#20161A", lids=0.4, gaze=0.5, woman=True, smile=0.8, lips="#9E3A34", cheeks="#9A4B36")
    hair.curls(bust, "#2B2022")
    return bust


def guest_6() -> Bust:
    bust = Bust(TANNED, PLUM_GROUND, turn=-0.4, tilt=-1, width=1.02)
    bust.background()
    bust.neck(11)
    wear.shirt(bust, "#3B4656", WHITE)
    bust.ears()
    bust.face(brow="#5A4A3C", lids=0.4, gaze=-0.4, age=1, lips=None)
    hair.beard(bust, "short", "#8A7B69")
    hair.moustache(bust, "trim", "#8A7B69")
    bust.spectacles("#3A3230")
    return bust


PEOPLE: tuple[tuple[str, str, Callable[[], Bust]], ...] = (
    ("Sven", "se", sven), ("Britta", "se", britta), ("Amir", "se", amir), ("Linnea", "se", linnea),
    ("Olav", "no", olav), ("Sigrid", "no", sigrid), ("Kari", "no", kari), ("Eirik", "no", eirik),
    ("Arthur", "gb", arthur), ("Maud", "gb", maud), ("Ruth", "gb", ruth), ("Callum", "gb", callum),
    ("Heinz", "de", heinz), ("Grete", "de", grete), ("Emre", "de", emre), ("Lotte", "de", lotte),
    ("Bence", "hu", bence), ("Kovács Ilona", "hu", ilona), ("Gyula", "hu", gyula), ("Zsuzsa", "hu", zsuzsa),
    ("", "", guest), ("", "", guest_2), ("", "", guest_3), ("", "", guest_4), ("", "", guest_5), ("", "", guest_6),
)  # fmt: skip
"""Name, country and drawing of each; the unnamed ones are for the people at the screen."""

_HEAD = """\
# Portraits: written by build_scripts/draw/portraits.py. `name` is what the computer player is called, `country` where
# its game is at home (se no gb de hu); portraits without a name are for the people at the screen.
"""


def make(assets: FilePath) -> None:
    """All portraits and ``portraits.toml``."""
    folder = assets / "portraits"
    folder.mkdir(parents=True, exist_ok=True)
    text = _HEAD
    for name, country, draw in PEOPLE:
        file = draw.__name__
        (folder / f"{file}.svg").write_text(_document(draw().drawing), encoding="utf-8", newline="\n")
        text += f'\n[[portrait]]\nfile = "{file}"\nname = "{name}"\ncountry = "{country}"\n'
    (folder / "portraits.toml").write_text(text, encoding="utf-8", newline="\n")


def _document(drawing: Drawing) -> str:
    return document(drawing.svg(), 120, 120)
