"""What a person chose at the set-up of a table: seats, house rules, rounds; values, with a method for every step."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from game.app.options import option_name
from game.app.paths import assets_folder
from game.app.sitting import Seat, Sitting, SittingError
from game.app.text import gettext as _
from game.engine.rules import Rules, RulesError
from game.engine.variants import GAMES, OptionValue, rules_for

ROUNDS: tuple[int | None, ...] = (10, 20, 50, None)
"""How long a sitting lasts; None: until the table stops."""
LARGEST_PURSE = 9999
SEATS_AT_FIRST = 5
LONGEST_NAME = 16

_HOME = {"tjueett": "no", "tjugoett": "se", "twenty_one": "gb", "siebzehn_und_vier": "de", "huszonegy": "hu"}
"""The country, as in portraits.toml, whose people one meets first at a game."""


@dataclass(frozen=True, slots=True)
class TableChoices:
    """A table as chosen so far; :meth:`problem` says why it cannot be played. ``banker`` banks first; None: by lot."""

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    rounds: int | None = 20
    banker: int | None = None

    @property
    def limits(self) -> tuple[int, int]:
        """Least and most seats of this game."""
        return GAMES[self.game].seats

    def rules(self) -> Rules:
        """The rules as chosen. Raises RulesError where they cannot be played."""
        return rules_for(self.game, self.options)

    def value(self, option: str) -> OptionValue:
        """What is chosen for a house option (its name in rules.md)."""
        if option in self.options:
            return self.options[option]
        chosen: OptionValue = getattr(GAMES[self.game], "raise_" if option == "raise" else option)
        return chosen

    def with_seat(self, place: int, **changes: Any) -> TableChoices:
        """The same table with fields of one seat changed."""
        seats = list(self.seats)
        seats[place] = replace(seats[place], **changes)
        return replace(self, seats=tuple(seats))

    def with_one_more(self) -> TableChoices:
        """A computer player more, with a name and a face that nobody at the table has."""
        taken = {seat.name for seat in self.seats}
        name, portrait = next((person for person in people(self.game) if person[0] not in taken), ("", ""))
        if not name:
            number = len(self.seats) + 1
            while (name := _("Seat {number}").format(number=number)) in taken:
                number += 1
        seat = Seat(name, False, self._purse(len(self.seats)), portrait=portrait)
        return replace(self, seats=(*self.seats, seat))

    def without(self, place: int) -> TableChoices:
        """One seat less."""
        seats = self.seats[:place] + self.seats[place + 1 :]
        banker = self.banker
        if banker is not None:
            banker = None if banker == place else banker - (banker > place)
        return replace(self, seats=seats, banker=banker)

    def moved(self, place: int, step: int) -> TableChoices:
        """A seat changed places with the one ``step`` further on; the crown goes with its owner."""
        other = place + step
        seats = list(self.seats)
        seats[place], seats[other] = seats[other], seats[place]
        banker = {place: other, other: place}.get(self.banker, self.banker) if self.banker is not None else None
        return replace(self, seats=tuple(seats), banker=banker)

    def crowned(self, place: int) -> TableChoices:
        """This seat banks first; crowning it again leaves it to the lot."""
        return self._with_suggested_purses(replace(self, banker=None if self.banker == place else place))

    def with_option(self, option: str, value: OptionValue) -> TableChoices:
        """Another value of a house option; purses that nobody has touched follow what the game suggests."""
        options = {**self.options, option: value}
        standard = TableChoices(self.game, ()).value(option)
        if type(standard) is type(value) and standard == value:
            del options[option]
        return self._with_suggested_purses(replace(self, options=options))

    def with_standard_rules(self) -> TableChoices:
        """All house options as usual."""
        return self._with_suggested_purses(replace(self, options={}))

    def _purse(self, place: int) -> int:
        rules = GAMES[self.game]
        banker_purse, player_purse = rules.suggested_fixed_banker
        if self.value("bank_passes") == "never" and banker_purse:
            return banker_purse if place == self.banker else player_purse
        return rules.suggested_purse

    def _with_suggested_purses(self, changed: TableChoices) -> TableChoices:
        untouched = all(seat.purse == self._purse(place) for place, seat in enumerate(self.seats))
        if not untouched:
            return changed
        seats = tuple(replace(seat, purse=changed._purse(place)) for place, seat in enumerate(changed.seats))
        return replace(changed, seats=seats)

    def problem(self) -> str:
        """Why nobody can sit down at this table, as one sentence; empty if all is well."""
        least, most = self.value("min_bet"), self.options.get("max_bet", GAMES[self.game].max_bet)
        assert isinstance(least, int)
        assert isinstance(most, int)
        if most and most < least:
            return _("“{most}” ({high}) is below “{least}” ({low}): nobody could bet.").format(
                most=option_name("max_bet"), high=most, least=option_name("min_bet"), low=least
            )
        names = [seat.name.strip() for seat in self.seats]
        for place, name in enumerate(names):
            if not name:
                return _("Seat {number} needs a name.").format(number=place + 1)
            if name in names[:place]:
                return _("Two seats are called {name}: give one of them another name.").format(name=name)
        if not any(seat.person for seat in self.seats):
            return _("Somebody must play: make at least one seat a person.")
        rich = [place for place, seat in enumerate(self.seats) if seat.purse >= least]
        if self.banker is not None and self.banker not in rich:
            return _("{name} cannot bank first: the purse is below the least bet of {chips}.").format(
                name=names[self.banker], chips=least
            )
        if len(rich) < 2:
            return _("At least two seats need a purse of {chips}, the least bet.").format(chips=least)
        try:
            self.sitting(1)
        except (RulesError, SittingError) as error:
            return str(error)
        return ""

    def sitting(self, deal_number: int) -> Sitting:
        """The sitting that these choices mean. Raises RulesError or SittingError."""
        seats = tuple(replace(seat, name=seat.name.strip()) for seat in self.seats)
        return Sitting(self.rules(), seats, deal_number, self.rounds, self.banker)


@cache
def people(game: str) -> tuple[tuple[str, str], ...]:
    """Names and portraits of computer players, those from the home of the game first; none if the file is missing."""
    try:
        text = (assets_folder() / "portraits" / "portraits.toml").read_text("utf-8")
        found = tomllib.loads(text)["portrait"]
        named = [entry for entry in found if entry["name"]]
        named.sort(key=lambda entry: entry["country"] != _HOME[game])
        return tuple((entry["name"], entry["file"]) for entry in named)
    except (OSError, KeyError, TypeError, ValueError):
        return ()


def default_choices(game: str, names: Sequence[str] = ()) -> TableChoices:
    """Five seats: a person, called as last time, and computer players, all with the suggested purses."""
    rules = GAMES[game]
    person = names[0] if names else _("Guest")
    choices = TableChoices(game, (Seat(person, True, rules.suggested_purse, portrait="guest"),))
    while len(choices.seats) < min(SEATS_AT_FIRST, rules.seats[1]):
        choices = choices.with_one_more()
    return choices
