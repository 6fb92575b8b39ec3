"""Portraits without a name, for the people at the screen."""

from __future__ import annotations

from build_scripts.draw import bust_hair as hair
from build_scripts.draw import bust_wear as wear
from build_scripts.draw.bust import Bust
from build_scripts.draw.palette import CREAM, OCHRE, SKIN, TANNED, VERMILION, WHITE
from build_scripts.draw.sitters import (
    BLUE_GROUND,
    DARK_SKIN,
    GOLD_GROUND,
    GREEN_GROUND,
    PLUM_GROUND,
    RED_GROUND,
    SLATE_GROUND,
)


def guest() -> Bust:
    """A brown-haired man."""
    bust = Bust(SKIN, SLATE_GROUND, turn=0.4, tilt=2)
    bust.background()
    bust.neck(10)
    wear.jumper(bust, VERMILION, CREAM)
    bust.ears()
    bust.face(brow="#4E3020", lids=0.35, gaze=0.4, smile=0.7)
    hair.hair_front(bust, "swept", "#6A432C")
    return bust


def guest_2() -> Bust:
    """A brown-haired woman."""
    bust = Bust(SKIN, GREEN_GROUND, turn=-0.4, tilt=-3, width=0.95)
    bust.background()
    hair.hair_back(bust, "bob", "#5A3626")
    bust.neck(8.6)
    wear.shirt(bust, "#3F6E96", CREAM)
    bust.face(brow="#3E261A", lids=0.35, gaze=-0.4, woman=True, jaw=0.94, smile=0.7)
    hair.hair_front(bust, "parted", "#5A3626")
    return bust


def guest_3() -> Bust:
    """A man with cropped hair."""
    bust = Bust(DARK_SKIN, GOLD_GROUND, turn=-0.4, tilt=-2)
    bust.background()
    bust.neck(10.5)
    wear.jumper(bust, "#3C7A4B", "#2C5A38")
    bust.ears()
    bust.face(brow="#20161A", lids=0.35, gaze=-0.4, smile=0.7, lips="#8E3A30", cheeks="#9A4B36", nose=1.1)
    hair.hair_front(bust, "cropped", "#2B2022")
    return bust


def guest_4() -> Bust:
    """A woman with a fringe and long black hair."""
    bust = Bust("#F0D2A6", RED_GROUND, turn=0.4, tilt=3, width=0.96)
    bust.background()
    hair.hair_back(bust, "long", "#26232B")
    bust.neck(8.6)
    wear.cardigan(bust, "#4E6E6A", "#F4E6C8", OCHRE)
    bust.face(brow="#26232B", lids=0.5, gaze=0.4, woman=True, jaw=0.95, smile=0.6)
    hair.hair_front(bust, "fringe", "#26232B")
    return bust


def guest_5() -> Bust:
    """A woman with round curls."""
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
    """A bald man with spectacles and a beard."""
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
