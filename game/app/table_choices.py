"""What a person chose at the set-up of a table: seats, house rules, rounds; values, with a method for every step."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.app.people.characters import CHARACTERS, Character, people_at
from game.app.sitting import Seat, Sitting, SittingError
from game.app.text import gettext as _
from game.app.wording.options import option_name
from game.engine.rules import Rules, RulesError
from game.engine.variants import GAMES, OptionValue, rules_for

ROUNDS: tuple[int | None, ...] = (10, 20, 50, None)
"""How long a sitting lasts; None: until the table stops."""
LARGEST_PURSE = 9999
SEATS_AT_FIRST = 5
LONGEST_NAME = 16


@dataclass(frozen=True, slots=True)
class TableChoices:
    """A table as chosen so far; :meth:`problem` says why it cannot be played.

    ``banker`` banks first; None: by lot. ``level``: how well all computer players play; empty: each as well as ever.
    """

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    rounds: int | None = 20
    banker: int | None = None
    level: str = ""

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
        return self._with(place, replace(self.seats[place], **changes))

    def with_one_more(self) -> TableChoices:
        """A computer player more: somebody who is not at the table yet."""
        seat = Seat("", False, self._purse(len(self.seats)))
        return replace(self, seats=(*self.seats, self.seated(seat, next(iter(self.absent()), None))))

    def with_person(self, place: int, person: bool) -> TableChoices:
        """A seat is a person's, who goes by the name that stands there; or somebody's who is not at the table yet."""
        if person:
            return self.with_seat(place, person=True, character="")
        seat = replace(self.seats[place], person=False)
        return self._with(place, self.seated(seat, next(iter(self.absent()), None)))

    def with_character(self, place: int, character: str) -> TableChoices:
        """This one sits here now; somebody who sat elsewhere changes places with whoever sat here."""
        before = self.seats[place]
        table = self._with(place, self.seated(before, CHARACTERS[character]))
        for other, seat in enumerate(self.seats):
            if seat.character == character and other != place:
                table = table._with(other, self.seated(seat, CHARACTERS.get(before.character)))
        return table

    def with_level(self, level: str) -> TableChoices:
        """All computer players play at this level (empty: each as well as ever), those first who always do."""
        return replace(self, level=level)._with_others(people_at(self.game))

    def surprised(self, seed: int) -> TableChoices:
        """Other people on the seats of the computer, drawn by lot, those from the home of the game first."""
        people = list(CHARACTERS.values())
        random.Random(seed).shuffle(people)
        home = [one.id for one in people_at(self.game)]
        people.sort(key=lambda one: CHARACTERS[home[0]].country != one.country)
        return self._with_others(people)

    def _with_others(self, people: Sequence[Character]) -> TableChoices:
        """The computer's seats taken anew, in this order; those come first who play at the level of the table."""
        persons = {seat.name for seat in self.seats if seat.person}
        free = [one for one in people if one.name not in persons]
        wanted = iter(sorted(free, key=lambda one: self.level not in ("", one.level)))
        seats = [seat if seat.person else self.seated(seat, next(wanted, None)) for seat in self.seats]
        return replace(self, seats=tuple(seats))

    def absent(self) -> list[Character]:
        """Who is not at the table, best suited first."""
        names = {seat.name for seat in self.seats} | {seat.character for seat in self.seats}
        people = [one for one in people_at(self.game) if one.name not in names and one.id not in names]
        return sorted(people, key=lambda one: self.level not in ("", one.level))

    def seated(self, seat: Seat, one: Character | None) -> Seat:
        """The seat of a computer player with somebody on it; None: with a nameless one."""
        if one is None:
            names = {seat.name for seat in self.seats}
            number = len(self.seats) + 1
            while (name := _("Seat {number}").format(number=number)) in names:
                number += 1
            return replace(seat, name=name, level=self.level or "regular", portrait="", character="")
        return replace(seat, name=one.name, level=self.level or one.level, portrait=one.id, character=one.id)

    def _with(self, place: int, seat: Seat) -> TableChoices:
        return replace(self, seats=(*self.seats[:place], seat, *self.seats[place + 1 :]))

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


def default_choices(game: str, names: Sequence[str] = ()) -> TableChoices:
    """Five seats: a person, called as last time, and computer players, all with the suggested purses."""
    rules = GAMES[game]
    person = names[0] if names else _("Guest")
    choices = TableChoices(game, (Seat(person, True, rules.suggested_purse, portrait="guest"),))
    while len(choices.seats) < min(SEATS_AT_FIRST, rules.seats[1]):
        choices = choices.with_one_more()
    return choices
