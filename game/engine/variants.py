"""The five games as values, and which house options a table may change (the tables in rules.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from reprlib import repr as shortened
from typing import Any

from game.engine.actions import Verb
from game.engine.rules import MOST_CHIPS, Rules, RulesError

OptionValue = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """A house option: its name in rules.md and its values, the default first. ``free``: also any whole number from 1 to
    :data:`MOST_CHIPS` (chips)."""

    name: str
    values: tuple[OptionValue, ...]
    free: bool = False

    @property
    def field(self) -> str:
        """The name of the field of :class:`Rules`."""
        return "raise_" if self.name == "raise" else self.name


TJUEETT = Rules(
    game="tjueett",
    seats=(2, 10),
    suggested_purse=15,
    suggested_fixed_banker=(30, 10),
    ace_high=14,
    court_values=(11, 12, 13),
    shuffle="used_up",
    keeps_last_card=True,
    lays_bank="each_round",
    bank_card="none",
    second_card="duel",
    duels=True,
    max_cards=5,
    five_cards="count_21",
)
TJUGOETT = replace(
    TJUEETT,
    game="tjugoett",
    seats=(2, 8),
    suggested_purse=50,
    suggested_fixed_banker=(0, 0),
    keeps_last_card=False,
    lays_bank="tenure",
    min_bet=2,
    bet_when="before_deal",
    max_hands=2,
    bank_card="open",
    second_card="asked",
    duels=False,
    max_cards=0,
    double="any_time",
    dark="wins",
    banker_stands_at=17,
    five_cards="plain",
    pays_21="any",
    pure_aces=True,
    cover="pot",
    bank_passes="stock_used",
)
TWENTY_ONE = Rules(
    game="twenty_one",
    seats=(2, 8),
    suggested_purse=50,
    shuffle="pontoon",
    lays_bank="never",
    max_bet=10,
    second_card="after_bets",
    min_stand=15,
    soft_stand=True,
    max_cards=5,
    split="pairs",
    buy_limit="added",
    pontoons=True,
    five_cards="trick",
    bank_passes="pontoon",
)
SIEBZEHN_UND_VIER = Rules(
    game="siebzehn_und_vier",
    seats=(2, 6),
    suggested_purse=30,
    pack=32,
    ace_low=11,
    court_values=(2, 3, 4),
    feuer="double",
    cover="pot",
    bank_passes="circuit",
)
HUSZONEGY = replace(
    SIEBZEHN_UND_VIER,
    game="huszonegy",
    seats=(2, 7),
    suggested_purse=50,
    clockwise=False,
    german_suits=True,
    lays_bank="when_empty",
    hits_open=False,
    min_stand=15,
    raise_="second_card",
    ohne_ace="new_hand",
    feuer="off",
    two_aces="even",
    five_cards="restart",
    cover="reload",
    bank_passes=1,
)

GAMES: Mapping[str, Rules] = {
    rules.game: rules for rules in (TJUEETT, TJUGOETT, TWENTY_ONE, SIEBZEHN_UND_VIER, HUSZONEGY)
}

_WITHIN_BANK = Option("bets_within_bank", (False, True))
_TIE = Option("tie", ("bank", "returned"))


def _min_bet(default: int) -> Option:
    return Option("min_bet", (default,), free=True)


OPTIONS: Mapping[str, tuple[Option, ...]] = {
    "tjueett": (
        Option("cover", ("purse", "pot", "reload")),
        Option("bank_passes", ("each_round", "never")),
        Option("instant_21", (False, True)),
        Option("instant_five", (False, True)),
        Option("five_beats_21", (False, True)),
        Option("banker_stands_at", (0, 17)),
        _min_bet(1),
        _WITHIN_BANK,
        _TIE,
    ),
    "tjugoett": (
        Option("bank_card", ("open", "hidden")),
        Option("pays_21", ("any", "two_cards", "even")),
        Option("pure_aces", (True, False)),
        Option("dark", ("wins", "returned", "off")),
        Option("double", ("any_time", "first_card", "off")),
        Option("bet_when", ("before_deal", "after_first_card")),
        Option("max_hands", (2, 1, 3)),
        Option("banker_stands_at", (17, 18, 0)),
        _min_bet(2),
        _WITHIN_BANK,
        _TIE,
    ),
    "twenty_one": (
        Option("max_bet", (10,), free=True),
        Option("min_stand", (15, 16, 17)),
        Option("split", ("pairs", "aces", "no_aces", "off")),
        Option("ace_ten_pontoon", (True, False)),
        Option("buy_limit", ("added", "total")),
        Option("bank_pontoon", ("single", "double")),
        Option("split_pontoon", ("double", "plain")),
        Option("shuffle", ("pontoon", "each_round")),
        Option("banker_stands_at", (0, 17)),
        _min_bet(1),
    ),
    "siebzehn_und_vier": (
        Option("feuer", ("double", "triple", "plain")),
        Option("min_stand", (0, 15, 17)),
        Option("raise", ("never", "second_card")),
        Option("five_cards", ("plain", "double")),
        Option("bank_passes", ("circuit", 1, 3, "broke")),
        Option("banker_stands_at", (0, 17)),
        _min_bet(1),
        _WITHIN_BANK,
        _TIE,
    ),
    "huszonegy": (
        Option("ohne_ace", ("new_hand", "replace_ace", "off")),
        Option("two_aces", ("even", "double", "triple")),
        Option("banker_two_aces", (True, False)),
        Option("raise", ("second_card", "never")),
        Option("five_cards", ("restart", "wins", "off")),
        Option("cover", ("reload", "purse", "pot")),
        Option("bank_passes", (1, 2, 3, "broke")),
        Option("banker_stands_at", (0, 15, 17, 19)),
        _min_bet(1),
        _WITHIN_BANK,
        _TIE,
    ),
}

_FIELDS = frozenset(field.name for field in fields(Rules) if field.init)
_VERB_FIELDS: tuple[tuple[Verb, str, str], ...] = (
    (Verb.DOUBLE, "double", "off"),
    (Verb.DARK, "dark", "off"),
    (Verb.BUY, "buy_limit", "off"),
    (Verb.SPLIT, "split", "off"),
    (Verb.RAISE, "raise_", "never"),
    (Verb.OHNE_ACE, "ohne_ace", "off"),
)


def rules_for(game: str, options: Mapping[str, object] | None = None) -> Rules:
    """The rules of a game with these house options (names and values of rules.md); :class:`RulesError` says what cannot
    be played."""
    base = GAMES.get(game)
    if base is None:
        raise RulesError(f"unknown game {shortened(game)}: choose one of {', '.join(GAMES)}")
    table = {option.name: option for option in OPTIONS[game]}
    changes: dict[str, Any] = {}
    for name, value in (options or {}).items():
        field = "raise_" if name == "raise" else name
        if name in table:
            changes[field] = _checked(game, table[name], value)
        elif field not in _FIELDS or not _same(getattr(base, field), value):
            raise RulesError(f"{game} has no house option {shortened(name)}: it has {', '.join(sorted(table))}")
    rules = replace(base, **changes)
    if rules.max_bet and rules.max_bet < rules.min_bet:
        raise RulesError(f"max_bet {rules.max_bet} is below min_bet {rules.min_bet}: nobody could bet")
    return rules


def _checked(game: str, option: Option, value: object) -> OptionValue:
    # Where some values are words (a number of deals, or "broke"), the numbers may be written as words too.
    in_words = any(isinstance(allowed, str) for allowed in option.values)
    for allowed in option.values:
        if _same(allowed, value) or (in_words and value == str(allowed)):
            return allowed
    if option.free and type(value) is int and 1 <= value <= MOST_CHIPS:
        return value
    choices = ", ".join(_shown(allowed) for allowed in option.values) + (
        f" or any whole number from 1 to {MOST_CHIPS:,}" if option.free else ""
    )
    raise RulesError(f"{option.name} cannot be {shortened(value)} in {game}: choose {choices}")


def _same(allowed: object, value: object) -> bool:
    """Equal and of the same kind: 1 is not true here."""
    return type(allowed) is type(value) and allowed == value


def _shown(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def option_value(rules: Rules, option: Option) -> OptionValue:
    """What a table plays for an option."""
    value: OptionValue = getattr(rules, option.field)
    return value


def differing(rules: Rules) -> dict[str, OptionValue]:
    """The house options, by their names in rules.md, in which a table differs from the default of its game."""
    return {
        option.name: option_value(rules, option)
        for option in OPTIONS[rules.game]
        if not _same(option.values[0], option_value(rules, option))
    }


def verbs(rules: Rules, *, banker: bool = False) -> tuple[Verb, ...]:
    """Every move that a player's (or the banker's) hand can ever have at this table, in the order of the buttons."""
    if banker:
        return (Verb.HIT, Verb.STAND)
    optional = [verb for verb, field, off in _VERB_FIELDS if getattr(rules, field) != off]
    restart = [Verb.RESTART] if rules.five_cards == "restart" else []
    return (Verb.HIT, Verb.STAND, *optional, *restart)
