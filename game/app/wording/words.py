"""The games' own words on the table, in the language of each game: said and printed as they are, not translated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.app.text import N_, gettext
from game.engine.actions import Action, Verb
from game.engine.cards import ACE, JACK, KING, QUEEN
from game.engine.events import Special


@dataclass(frozen=True, slots=True)
class GameWords:
    """The words of one game. ``language``: whose letters stand on the cards. ``said`` may hold ``{chips}``."""

    title: str
    language: str
    verbs: Mapping[Verb, str]
    said: Mapping[Verb, str]
    bust: str
    bank: str
    banker: str
    broken: str
    specials: Mapping[Special, str]
    courts: Mapping[int, str]
    """Names of ace, jack, queen and king."""
    suits: Mapping[str, str]


_TJUEETT = GameWords(
    title="Tjueett",
    language="nb",
    verbs={Verb.BANK: "Bank", Verb.BET: "Innsats", Verb.HIT: "Kort", Verb.STAND: "Stå"},
    said={Verb.BANK: "{chips} i banken.", Verb.BET: "{chips}!", Verb.HIT: "Ett kort!", Verb.STAND: "Jeg står."},
    bust="Sprakk",
    bank="bank",
    banker="bankier",
    broken="Banken er sprengt!",
    specials={Special.FIVE_CARDS: "Fem kort"},
    courts={ACE: "ess", JACK: "knekt", QUEEN: "dame", KING: "konge"},
    suits={"S": "spar", "H": "hjerter", "D": "ruter", "C": "kløver"},
)
_TJUGOETT = GameWords(
    title="Tjugoett",
    language="sv",
    verbs={
        Verb.BANK: "Bank",
        Verb.BET: "Insats",
        Verb.HIT: "Ett till",
        Verb.STAND: "Nöjd",
        Verb.DOUBLE: "Dubbla",
        Verb.DARK: "Mörkt",
    },
    said={
        Verb.BANK: "{chips} i banken.",
        Verb.BET: "{chips}!",
        Verb.HIT: "Ett till!",
        Verb.STAND: "Nöjd.",
        Verb.DOUBLE: "Jag dubblar!",
        Verb.DARK: "Ett mörkt.",
    },
    bust="Sprucken",
    bank="bank",
    banker="bankir",
    broken="Banken är sprängd!",
    specials={Special.PURE_ACES: "Rena äss"},
    courts={ACE: "äss", JACK: "knekt", QUEEN: "dam", KING: "kung"},
    suits={"S": "spader", "H": "hjärter", "D": "ruter", "C": "klöver"},
)
_TWENTY_ONE = GameWords(
    title="Twenty-One",
    language="en",
    verbs={Verb.BET: "Bet", Verb.HIT: "Twist", Verb.STAND: "Stick", Verb.BUY: "Buy", Verb.SPLIT: "Split"},
    said={
        Verb.BET: "{chips}, please.",
        Verb.HIT: "Twist!",
        Verb.STAND: "Stick.",
        Verb.BUY: "Buy one for {chips}.",
        Verb.SPLIT: "I’ll split.",
    },
    bust="Bust",
    bank="bank",
    banker="banker",
    broken="The bank is broken!",
    specials={Special.PONTOON: "Pontoon", Special.FIVE_CARDS: "Five Card Trick"},
    courts={ACE: "ace", JACK: "jack", QUEEN: "queen", KING: "king"},
    suits={"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"},
)
_SIEBZEHN_UND_VIER = GameWords(
    title="Siebzehn und Vier",
    language="de",
    verbs={
        Verb.BANK: "Bank",
        Verb.BET: "Einsatz",
        Verb.HIT: "Karte",
        Verb.STAND: "Genug",
        Verb.RAISE: "Erhöhen",
    },
    said={
        Verb.BANK: "{chips} in die Bank.",
        Verb.BET: "{chips}!",
        Verb.HIT: "Karte!",
        Verb.STAND: "Genug.",
        Verb.RAISE: "Noch {chips} drauf.",
    },
    bust="Überkauft",
    bank="Bank",
    banker="Bankhalter",
    broken="Bank gesprengt!",
    specials={Special.FEUER: "Feuer"},
    courts={ACE: "Ass", JACK: "Unter", QUEEN: "Ober", KING: "König"},
    suits={"S": "Laub", "H": "Herz", "D": "Schellen", "C": "Eichel"},
)
_HUSZONEGY = GameWords(
    title="Huszonegy",
    language="hu",
    verbs={
        Verb.BANK: "Bank",
        Verb.BET: "Tét",
        Verb.HIT: "Lapot!",
        Verb.STAND: "Elég!",
        Verb.RAISE: "Tétet emelek",
        Verb.OHNE_ACE: "Óne ász",
        Verb.RESTART: "Újrakezdem",
    },
    said={
        Verb.BANK: "A bank {chips}.",
        Verb.BET: "{chips} a tét.",
        Verb.HIT: "Lapot kérek!",
        Verb.STAND: "Elég!",
        Verb.RAISE: "Tétet emelek: {chips}!",
        Verb.OHNE_ACE: "Óne ász!",
        Verb.RESTART: "Újrakezdem!",
    },
    bust="Befuccsolt",
    bank="bank",
    banker="bankár",
    broken="Kiütés!",
    specials={Special.TWO_ACES: "Két ász", Special.FIVE_CARDS: "Öt lap"},
    courts={ACE: "ász", JACK: "alsó", QUEEN: "felső", KING: "király"},
    suits={"S": "zöld", "H": "piros", "D": "tök", "C": "makk"},
)

_WORDS: Mapping[str, GameWords] = {
    "tjueett": _TJUEETT,
    "tjugoett": _TJUGOETT,
    "twenty_one": _TWENTY_ONE,
    "siebzehn_und_vier": _SIEBZEHN_UND_VIER,
    "huszonegy": _HUSZONEGY,
}
_ROMAN = {7: "VII", 8: "VIII", 9: "IX", 10: "X"}
_PLAIN_COURTS = {ACE: N_("ace"), JACK: N_("jack"), QUEEN: N_("queen"), KING: N_("king")}


def words_of(game: str) -> GameWords:
    """The words of the game with this id; KeyError if there is none."""
    return _WORDS[game]


def verb_label(game: str, verb: Verb) -> str:
    """What stands on the button of a move."""
    return _WORDS[game].verbs[verb]


def said(game: str, action: Action) -> str:
    """What a seat says with a move; a bet on several hands is said as "5 + 3"."""
    return _WORDS[game].said[action.verb].format(chips=" + ".join(map(str, action.amounts)))


def rank_word(game: str, rank: int, *, german_suits: bool = False) -> str:
    """What a card of this rank is called at this table: felső, 9, or VII on the German-suited pack."""
    if german_suits and rank in _ROMAN:
        return _ROMAN[rank]
    return _WORDS[game].courts.get(rank) or str(rank)


def plain_rank(rank: int) -> str:
    """The rank in the language of the program."""
    return gettext(_PLAIN_COURTS[rank]) if rank in _PLAIN_COURTS else str(rank)
