"""A recorded sitting played once more, deal by deal, from nothing but its file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from game.app.journals.entry import DealRecord, Entry
from game.engine.actions import IllegalAction
from game.engine.cards import Card
from game.engine.events import Event
from game.engine.stock import SeededShuffler
from game.engine.table import Table


class Wrong(ValueError):
    """Something in the record is not as it must be; one sentence that names deal and step."""


class _Noting(SeededShuffler):
    """Shuffles by deal number and keeps the order of every shuffle."""

    def __init__(self, deal_number: int) -> None:
        super().__init__(deal_number)
        self.orders: list[tuple[Card, ...]] = []

    def __call__(self, cards: Sequence[Card]) -> list[Card]:
        order = super().__call__(cards)
        self.orders.append(tuple(order))
        return order


class Replay:
    """The table of a sitting from its first deal on."""

    def __init__(self, entry: Entry) -> None:
        sitting = entry.sitting
        self._shuffler = _Noting(sitting.deal_number)
        self.names = [f"seat {place} ({seat.name})" for place, seat in enumerate(sitting.seats)]
        self.table = Table(
            sitting.rules, sitting.purses, sitting.first_banker, shuffler=self._shuffler, rounds=sitting.rounds
        )

    @property
    def orders(self) -> Sequence[tuple[Card, ...]]:
        """The order of every shuffle so far, the card dealt first at its beginning."""
        return self._shuffler.orders

    @property
    def chips(self) -> tuple[int, ...]:
        """Every seat's chips, bets and bank included."""
        return tuple(self.table.fund(seat) for seat in range(len(self.names)))

    def play(self, number: int, deal: DealRecord) -> list[Event]:
        """What happens in the next deal; :class:`Wrong` at a step that is not possible."""
        return [*chain.from_iterable(self.steps(number, deal))]

    def steps(self, number: int, deal: DealRecord) -> Iterator[tuple[Event, ...]]:
        """The same, move by move: first what happens before any, then what comes of each."""
        table, where = self.table, f"round {number}"
        try:
            yield table.start_round()
        except IllegalAction as error:
            raise Wrong(f"{where}: {error}") from None
        for step, (seat, action) in enumerate(deal.moves, 1):
            if table.to_act != seat:
                who = "nobody" if table.to_act is None else self.names[table.to_act]
                raise Wrong(f"{where}, step {step}: {who} is to act, but seat {seat} says {action}")
            try:
                yield table.apply(action)
            except IllegalAction as error:
                raise Wrong(f"{where}, step {step}: {error}") from None
