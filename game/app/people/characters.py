"""The people one plays against: names, faces, how well and with what temper they play, and what they say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from game.ai.temper import CALM, TEMPERS, Temper
from game.app.people.character_words import WORDS
from game.app.text import N_, gettext

COUNTRIES: Mapping[str, str] = {
    "no": N_("Norway"),
    "se": N_("Sweden"),
    "gb": N_("Britain"),
    "de": N_("Germany"),
    "hu": N_("Hungary"),
}
"""Where people come from: the code of a country and its English name, to be translated."""

HOMES: Mapping[str, str] = {
    "tjueett": "no",
    "tjugoett": "se",
    "twenty_one": "gb",
    "siebzehn_und_vier": "de",
    "huszonegy": "hu",
}
"""The country whose people one meets first at a game."""

LEVEL_NAMES: Mapping[str, str] = {
    "beginner": N_("beginner"),
    "regular": N_("regular"),
    "expert": N_("expert"),
}
"""What a level is called, in English."""

TEMPER_NAMES: Mapping[str, str] = {
    "calm": N_("calm"),
    "cautious": N_("cautious"),
    "bold": N_("bold"),
    "superstitious": N_("superstitious"),
    "tight": N_("thrifty"),
    "generous": N_("generous"),
    "moody": N_("moody"),
}
"""What a temper is called, in English."""


class Occasion(Enum):
    """When somebody at the table says a word or two."""

    GREETING = "greeting"
    WINS_BIG = "wins big"
    BUST = "bust"
    BREAKS_BANK = "breaks the bank"
    TAKES_BANK = "takes the bank"
    LOSES_BANK = "loses the bank"


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody to play against. ``country`` is a key of :data:`COUNTRIES`, ``level`` one of the levels there are,
    ``temper`` one of the tempers."""

    id: str
    """Also the name of the portrait."""
    name: str
    country: str
    level: str
    temper: str


CHARACTERS: Mapping[str, Character] = {
    one.id: one
    for one in (
        Character("olav", "Olav", "no", "regular", "tight"),
        Character("sigrid", "Sigrid", "no", "expert", "calm"),
        Character("kari", "Kari", "no", "beginner", "bold"),
        Character("eirik", "Eirik", "no", "regular", "moody"),
        Character("sven", "Sven", "se", "beginner", "generous"),
        Character("britta", "Britta", "se", "regular", "superstitious"),
        Character("amir", "Amir", "se", "expert", "bold"),
        Character("linnea", "Linnea", "se", "regular", "cautious"),
        Character("arthur", "Arthur", "gb", "regular", "calm"),
        Character("maud", "Maud", "gb", "expert", "tight"),
        Character("ruth", "Ruth", "gb", "regular", "generous"),
        Character("callum", "Callum", "gb", "beginner", "moody"),
        Character("heinz", "Heinz", "de", "regular", "cautious"),
        Character("grete", "Grete", "de", "beginner", "superstitious"),
        Character("emre", "Emre", "de", "expert", "generous"),
        Character("lotte", "Lotte", "de", "expert", "cautious"),
        Character("bence", "Bence", "hu", "beginner", "bold"),
        Character("ilona", "Kovács Ilona", "hu", "expert", "moody"),
        Character("gyula", "Gyula", "hu", "regular", "superstitious"),
        Character("zsuzsa", "Zsuzsa", "hu", "regular", "bold"),
    )
}
"""Everybody there is, by id."""


def people_at(game: str) -> tuple[Character, ...]:
    """Everybody, those from the home of the game first."""
    return tuple(sorted(CHARACTERS.values(), key=lambda one: one.country != HOMES[game]))


def said(character: str, occasion: Occasion) -> str:
    """What somebody says now, in the language set; nothing for a seat without a character."""
    return gettext(WORDS[character][occasion.value]) if character in WORDS else ""


def temper_of(character: str) -> Temper:
    """The temper of a character; a calm one for a seat without."""
    return TEMPERS[CHARACTERS[character].temper] if character in CHARACTERS else CALM
