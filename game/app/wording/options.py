"""The house options in short words for set-up: what each and its values are called, and what differs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.app.text import N_, gettext, ngettext
from game.engine.rules import Rules
from game.engine.variants import OPTIONS, Option, OptionValue, differing

_NAMES: Mapping[str, str] = {
    "ace_ten_pontoon": N_("Ace and ten"),
    "bank_card": N_("The bank’s card"),
    "bank_passes": N_("The bank passes"),
    "bank_pontoon": N_("The bank’s Pontoon"),
    "banker_stands_at": N_("The bank draws below"),
    "banker_two_aces": N_("The bank’s two aces"),
    "bet_when": N_("Bets are laid"),
    "bets_within_bank": N_("All bets within the bank"),
    "buy_limit": N_("Buying"),
    "cover": N_("When the bank runs short"),
    "dark": N_("Dark cards"),
    "double": N_("Doubling"),
    "feuer": N_("Feuer"),
    "five_beats_21": N_("Five cards beat 21"),
    "five_cards": N_("Five cards"),
    "instant_21": N_("21 wins at once"),
    "instant_five": N_("Five cards win at once"),
    "max_bet": N_("Highest first bet"),
    "max_hands": N_("Hands each"),
    "min_bet": N_("Least bet"),
    "min_stand": N_("Players stand from"),
    "ohne_ace": N_("Óne ász"),
    "pays_21": N_("21 pays 1½"),
    "pure_aces": N_("Pure aces are 21"),
    "raise": N_("Raising"),
    "shuffle": N_("Shuffled"),
    "split": N_("Splitting"),
    "split_pontoon": N_("Pontoon after a split"),
    "tie": N_("Equal points"),
    "two_aces": N_("Two aces pay"),
}
_VALUES: Mapping[str, Mapping[OptionValue, str]] = {
    "ace_ten_pontoon": {True: N_("Pontoon"), False: N_("only 21")},
    "bank_card": {"open": N_("open"), "hidden": N_("hidden")},
    "bank_passes": {
        "each_round": N_("every round"),
        "never": N_("never"),
        "circuit": N_("after a circuit"),
        "broke": N_("when broken"),
    },
    "bank_pontoon": {"single": N_("takes single"), "double": N_("takes double")},
    "banker_stands_at": {0: N_("as he likes")},
    "banker_two_aces": {True: N_("are 21"), False: N_("are 22")},
    "bet_when": {"before_deal": N_("before the deal"), "after_first_card": N_("after one card")},
    "buy_limit": {"added": N_("up to twice"), "total": N_("once, evenly")},
    "cover": {"purse": N_("the purse pays"), "pot": N_("nobody pays"), "reload": N_("it is refilled")},
    "dark": {"wins": N_("win"), "returned": N_("returned"), "off": N_("off")},
    "double": {"any_time": N_("any time"), "first_card": N_("first card"), "off": N_("off")},
    "feuer": {"double": N_("double"), "triple": N_("triple"), "plain": N_("only 21")},
    "five_cards": {
        "plain": N_("count as they are"),
        "double": N_("pay double"),
        "restart": N_("begin again"),
        "wins": N_("win at once"),
        "off": N_("count as they are"),
    },
    "min_stand": {0: N_("any total")},
    "ohne_ace": {"new_hand": N_("new hand"), "replace_ace": N_("new card"), "off": N_("off")},
    "pays_21": {"any": N_("any"), "two_cards": N_("two cards"), "even": N_("none")},
    "raise": {"never": N_("off"), "second_card": N_("with two cards")},
    "shuffle": {"pontoon": N_("after a Pontoon"), "each_round": N_("every round")},
    "split": {"pairs": N_("any pair"), "aces": N_("aces only"), "no_aces": N_("no aces"), "off": N_("off")},
    "split_pontoon": {"double": N_("pays double"), "plain": N_("only 21")},
    "tie": {"bank": N_("to the bank"), "returned": N_("bet back")},
    "two_aces": {"even": N_("even"), "double": N_("double"), "triple": N_("triple")},
}
_YES_NO: Mapping[OptionValue, str] = {True: N_("yes"), False: N_("no")}


@dataclass(frozen=True, slots=True)
class Difference:
    """A house option in which a table differs: its name, what is played here and what is usual, all in words."""

    name: str
    value: str
    usual: str


def option_name(name: str) -> str:
    """What a house option (by its name in the rules) is called on the screen."""
    return gettext(_NAMES[name])


def value_word(name: str, value: OptionValue) -> str:
    """What a value of a house option is called on the screen."""
    words = _YES_NO if isinstance(value, bool) and name not in _VALUES else _VALUES.get(name, {})
    if value in words:
        return gettext(words[value])
    if name == "bank_passes" and isinstance(value, int):
        return ngettext("after {number} round", "after {number} rounds", value).format(number=value)
    return str(value)


def differences(rules: Rules) -> tuple[Difference, ...]:
    """The house options in which a table differs from what is usual in its game, in the order of set-up."""
    table: Mapping[str, Option] = {option.name: option for option in OPTIONS[rules.game]}
    return tuple(
        Difference(option_name(name), value_word(name, value), value_word(name, table[name].values[0]))
        for name, value in differing(rules).items()
    )
