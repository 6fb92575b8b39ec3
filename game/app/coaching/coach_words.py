"""How the coach names moves, cards, chances and chips."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.text import N_, gettext, listed, number
from game.app.text import gettext as _
from game.app.wording.words import words_of
from game.engine.actions import Action, Verb
from game.engine.cards import PACK_52
from game.engine.rules import Rules

_TAKE: Mapping[Verb, str] = {
    Verb.BANK: N_("lay a bank of {chips}"),
    Verb.BET: N_("bet {chips}"),
    Verb.HIT: N_("take a card"),
    Verb.STAND: N_("stand"),
    Verb.DOUBLE: N_("double"),
    Verb.DARK: N_("take a card in the dark"),
    Verb.BUY: N_("buy for {chips}"),
    Verb.SPLIT: N_("split"),
    Verb.RAISE: N_("raise by {chips}"),
    Verb.OHNE_ACE: N_("call “{call}”"),
    Verb.RESTART: N_("begin again"),
}
_A_CARD: Mapping[int, str] = {
    1: N_("an ace"),
    2: N_("a 2"),
    3: N_("a 3"),
    4: N_("a 4"),
    5: N_("a 5"),
    6: N_("a 6"),
    7: N_("a 7"),
    8: N_("an 8"),
    9: N_("a 9"),
    10: N_("a 10"),
    11: N_("a jack"),
    12: N_("a queen"),
    13: N_("a king"),
}
_ON_GERMAN_CARDS: Mapping[str, Mapping[int, str]] = {
    "de": {11: N_("an unter"), 12: N_("an ober")},
    "hu": {11: N_("an alsó"), 12: N_("a felső")},
}
"""What other courts there are, by the language of the game."""


def move_words(rules: Rules, action: Action) -> str:
    """A move as something to do, in the language of the program: "take a card", "bet 5"."""
    chips = listed([number(amount) for amount in action.amounts])
    call = words_of(rules.game).verbs.get(Verb.OHNE_ACE, "")
    return gettext(_TAKE[action.verb]).format(chips=chips, call=call)


def decimal(value: float) -> str:
    """A number of chips with two decimals, or one from ten on, and its sign: +0.31, −12.5, 0.00."""
    places = 1 if abs(value) >= 9.995 else 2
    digits = f"{value:+.{places}f}"
    if not float(digits):
        digits = digits[1:]
    # Translators: the sign between whole numbers and decimals, as in 0.31.
    return digits.replace("-", "−").replace(".", _("."))


_SURE = 1e-9
"""Sums of chances are no nearer than this to 0 or 1."""


def per_cent(chance: float) -> str:
    """A chance from 0 to 1 in whole per cent."""
    return _("{number} %").format(number=round(100 * chance))


def often(chance: float) -> str:
    """A chance from 0 to 1 as people say it, for the end of a clause: "4 times in 10"."""
    if not _SURE < chance < 1 - _SURE:
        return _("in every case") if chance > _SURE else _("in no case")
    tenths = round(10 * chance)
    if tenths <= 0:
        return _("in hardly any case")
    if tenths >= 10:
        return _("in nearly every case")
    return _("once in 10") if tenths == 1 else _("{number} times in 10").format(number=tenths)


def card_name(rules: Rules, rank: int) -> str:
    """A card of a rank in the language of the program, as in "an ace would bring 21"."""
    courts: Mapping[int, str] = {}
    if rules.pack != len(PACK_52):
        courts = _ON_GERMAN_CARDS.get(words_of(rules.game).language, courts)
    return gettext(courts.get(rank) or _A_CARD[rank])
