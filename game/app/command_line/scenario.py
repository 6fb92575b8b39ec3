"""Scenario files: stacked deals with everything that is said at the table and what must come of it.

The format is the public contract of the engine; ``python -m game replay`` plays such files.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from reprlib import repr as shortened
from typing import Any

from game.app.strict_json import strict_json
from game.engine.actions import Action, ActionError, IllegalAction, parse_action
from game.engine.cards import PACK_32, PACK_52, Card, CardError, parse_card
from game.engine.events import Event
from game.engine.observation import Phase
from game.engine.rules import MOST_CHIPS, Rules, RulesError
from game.engine.stock import StackedShuffler, StackError, Stock
from game.engine.table import Table
from game.engine.variants import rules_for

_KEYS = {"title", "game", "rules", "seats", "banker", "stock", "discard", "actions", "expect"}
_REQUIRED = ("game", "seats", "stock", "actions")


class ScenarioError(ValueError):
    """A scenario file that breaks the format; the message is one sentence that names the key."""


class NoScenario(ScenarioError):
    """A file that cannot be read as JSON at all."""


@dataclass(frozen=True, slots=True)
class Line:
    """One thing said: the action (None where the text is none), its text, and whether it must be refused."""

    action: Action | None
    text: str
    refused: bool


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario that keeps to the format. ``net`` and ``next_banker`` are None where nothing is expected of them."""

    rules: Rules
    purses: tuple[int, ...]
    banker: int
    orders: tuple[tuple[Card, ...], ...]
    discard_rest: bool
    lines: tuple[Line, ...]
    net: tuple[int, ...] | None
    next_banker: int | None

    def table(self) -> Table:
        """The table with its stacked stock; :class:`ScenarioError` if these seats cannot play."""
        pack = PACK_52 if self.rules.pack == 52 else PACK_32
        shuffler = StackedShuffler(self.orders)
        stock = None
        if self.discard_rest:
            shuffler.count = 1
            rest = [card for card in pack if card not in self.orders[0]]
            stock = Stock(self.orders[0], shuffler, used=rest, keeps_last=self.rules.keeps_last_card)
        try:
            return Table(self.rules, self.purses, self.banker, shuffler=shuffler, stock=stock)
        except RulesError as error:
            raise ScenarioError(f"seats: {error}") from None
        except StackError as error:
            raise ScenarioError(f"stock: {error}") from None


@dataclass(slots=True)
class Outcome:
    """What came of a scenario: why it failed (None if it passed) and what happened at the table."""

    failure: str | None = None
    events: list[Event] = field(default_factory=list)


def load_scenario(path: Path) -> Scenario:
    """Reads a scenario file; :class:`ScenarioError` names the key that is wrong, :class:`NoScenario` says why it cannot
    be read."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise NoScenario(f"the file cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise NoScenario("the file is not UTF-8 text") from None
    try:
        data = strict_json(text)
    except ValueError as error:
        raise NoScenario(f"the file is not JSON: {error}") from None
    return parse_scenario(data)


def parse_scenario(data: object) -> Scenario:
    """The scenario in JSON values; :class:`ScenarioError` names the key that is wrong."""
    if not isinstance(data, dict):
        raise ScenarioError("the file must hold one JSON object")
    for key in data:
        if key not in _KEYS:
            raise ScenarioError(f"unknown key {shortened(key)}: the keys are {', '.join(sorted(_KEYS))}")
    for key in _REQUIRED:
        if key not in data:
            raise ScenarioError(f"{key}: missing")
    if not isinstance(data.get("title", ""), str):
        raise ScenarioError("title: must be a text")
    rules = _parse_rules(data)
    purses = _chips(data["seats"], "seats")
    if not purses:
        raise ScenarioError("seats: nobody sits at the table")
    banker = data.get("banker", 0)
    if type(banker) is not int or not 0 <= banker < len(purses):
        raise ScenarioError(f"banker: must be a seat from 0 to {len(purses) - 1}, not {shortened(banker)}")
    if data.get("discard", "rest") != "rest":
        raise ScenarioError(f'discard: only "rest" is known, not {shortened(data["discard"])}')
    net, next_banker = _parse_expect(data.get("expect", {}), len(purses))
    return Scenario(
        rules=rules,
        purses=purses,
        banker=banker,
        orders=_parse_stock(data["stock"], rules),
        discard_rest="discard" in data,
        lines=_parse_actions(data["actions"]),
        net=net,
        next_banker=next_banker,
    )


def _parse_rules(data: Mapping[str, Any]) -> Rules:
    options = data.get("rules", {})
    if not isinstance(data["game"], str):
        raise ScenarioError("game: must be a text")
    if not isinstance(options, dict):
        raise ScenarioError("rules: must be an object of house options")
    try:
        rules_for(data["game"])
    except RulesError as error:
        raise ScenarioError(f"game: {error}") from None
    try:
        return rules_for(data["game"], options)
    except RulesError as error:
        raise ScenarioError(f"rules: {error}") from None


def _chips(value: object, key: str) -> tuple[int, ...]:
    if not isinstance(value, list) or not all(type(number) is int for number in value):
        raise ScenarioError(f"{key}: must be a list of whole numbers")
    if any(abs(number) > MOST_CHIPS for number in value):
        raise ScenarioError(f"{key}: no more than {MOST_CHIPS:,} chips")
    return tuple(value)


def _parse_stock(value: object, rules: Rules) -> tuple[tuple[Card, ...], ...]:
    if not isinstance(value, list):
        raise ScenarioError("stock: must be a list of cards, or a list of such lists")
    orders = value if value and all(isinstance(order, list) for order in value) else [value]
    pack = PACK_52 if rules.pack == 52 else PACK_32
    parsed = []
    for order in orders:
        try:
            cards = tuple(parse_card(code) for code in order)
        except CardError as error:
            raise ScenarioError(f"stock: {error}") from None
        for card in cards:
            if card not in pack:
                raise ScenarioError(f"stock: {card.code} is not in the pack of {rules.pack} cards")
        if len(set(cards)) != len(cards):
            raise ScenarioError("stock: an order names a card twice")
        parsed.append(cards)
    return tuple(parsed)


def _parse_actions(value: object) -> tuple[Line, ...]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise ScenarioError("actions: must be a list of texts")
    lines = []
    for text in value:
        refused = text.startswith("!")
        try:
            action = parse_action(text.removeprefix("!"))
        except ActionError as error:
            if not refused:
                raise ScenarioError(f"actions: {error}") from None
            action = None
        lines.append(Line(action, text, refused))
    return tuple(lines)


def _parse_expect(value: object, seats: int) -> tuple[tuple[int, ...] | None, int | None]:
    if not isinstance(value, dict):
        raise ScenarioError("expect: must be an object")
    for key in value:
        if key not in ("net", "banker"):
            raise ScenarioError(f"expect: unknown key {shortened(key)}: the keys are net and banker")
    net = None
    if "net" in value:
        net = _chips(value["net"], "expect: net")
        if len(net) != seats:
            raise ScenarioError(f"expect: net has {len(net)} numbers for {seats} seats")
    banker = value.get("banker")
    if banker is not None and (type(banker) is not int or not 0 <= banker < seats):
        raise ScenarioError(f"expect: banker must be a seat from 0 to {seats - 1}, not {shortened(banker)}")
    return net, banker


def play(scenario: Scenario) -> Outcome:
    """Plays a scenario to the end of its actions. :class:`ScenarioError` where a stacked order does not fit the
    shuffle."""
    outcome = Outcome()
    table = scenario.table()
    try:
        outcome.failure = (
            _play_lines(scenario, table, outcome.events) or _unfinished(table) or _compare(scenario, table)
        )
    except StackError as error:
        raise ScenarioError(f"stock: {error}") from None
    return outcome


def table_after(scenario: Scenario) -> Table:
    """The table after all actions of a scenario, which may end in the middle of a round.

    :class:`ScenarioError` where an action is refused, or nobody is to act then.
    """
    table = scenario.table()
    try:
        failure = _play_lines(scenario, table, [])
        if failure is None and not scenario.lines:
            table.start_round()
    except StackError as error:
        raise ScenarioError(f"stock: {error}") from None
    if failure is not None:
        raise ScenarioError(failure)
    if table.to_act is None:
        raise ScenarioError("nobody is to act after these actions: the round is over")
    return table


def _play_lines(scenario: Scenario, table: Table, events: list[Event]) -> str | None:
    for number, line in enumerate(scenario.lines, 1):
        if table.phase is Phase.BETWEEN:
            events += table.start_round()
        if table.phase is Phase.OVER:
            return f"action {number} ({line.text}) is left over: the session is over"
        if line.action is None:
            continue
        try:
            happened = table.apply(line.action)
        except IllegalAction as error:
            if not line.refused:
                return f"action {number} is refused: {error}"
            continue
        if line.refused:
            return f"action {number} ({line.text}) is accepted, but must be refused"
        events += happened
    return None


def _unfinished(table: Table) -> str | None:
    if table.phase not in (Phase.BETWEEN, Phase.OVER):
        return f"an action of seat {table.to_act} is missing: it may {', '.join(o.verb.value for o in table.offers())}"
    return None


def _compare(scenario: Scenario, table: Table) -> str | None:
    net = tuple(table.fund(seat) - purse for seat, purse in enumerate(scenario.purses))
    if scenario.net is not None and net != scenario.net:
        return f"expect: net is {list(net)}, not {list(scenario.net)}"
    if scenario.next_banker is not None and table.banker != scenario.next_banker:
        return f"expect: banker is {table.banker}, not {scenario.next_banker}"
    return None
