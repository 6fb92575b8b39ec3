"""The screens of the program apart from the table, each with a sitting behind it where it needs one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from build_scripts.pictures.moments import Moment, asked, asked_to_play
from build_scripts.pictures.sitting_down import choices, reach
from game.app.journals.journal import Journal
from game.app.session import Session
from game.engine.variants import GAMES, OptionValue
from scenes.context import Context
from scenes.curtain import DEAD_TIME, Curtain
from scenes.log import LogDrawer
from scenes.pause import PauseMenu
from scenes.result.scene import ResultScreen
from scenes.rulebook.scene import PAGES as RULE_TABS
from scenes.rulebook.scene import RuleCard
from scenes.settings.pages import PAGES as SETTINGS_TABS
from scenes.settings.scene import SettingsScreen
from scenes.setup.people import PeoplePicker
from scenes.setup.scene import SetupScreen
from scenes.stack import Scene
from scenes.statistics.scene import StatisticsScreen
from scenes.table.agreement import agreement
from scenes.table.scene import TableScene
from scenes.title.scene import TitleScene
from scenes.ui import Command, Verb

Show = Callable[[Context], None]
"""Puts a screen on the stack of the program."""

_UNDER = Moment("under other screens", "tjugoett", 6, asked_to_play, banker=2, deal=8, auto=True)
_THREE_PEOPLE = Moment("nobody has laid the bank", "siebzehn_und_vier", 5, asked, banker=2, persons=(0, 2, 3))
_HANDED_ON = Moment("curtain", "twenty_one", 6, lambda scene: scene.context.stack.top is not scene, persons=(0, 5))


def screens() -> Iterator[tuple[str, Show]]:
    """The name of every picture and what shows it."""
    yield "title", lambda context: context.stack.clear_to(TitleScene(context))
    yield "title with a saved sitting", _title_with_a_saved_sitting
    for game in GAMES:
        yield f"set-up {game}: seats", _setup(game, 0)
        yield f"set-up {game}: house rules", _setup(game, 1)
    yield "set-up: who sits here", _people
    for game in GAMES:
        for place in range(len(RULE_TABS)):
            yield f"rule card {game}: tab {place + 1}", _rule_card(game, place)
    yield "set-up tjugoett: two house rules differ", _setup_that_differs
    yield (
        "rule card huszonegy: house rules that differ",
        _rule_card("huszonegy", 0, two_aces="double", five_cards="wins"),
    )
    for place in range(len(SETTINGS_TABS)):
        yield f"settings: tab {place + 1}", _settings(place)
    yield "statistics: nothing counted yet", lambda context: context.stack.clear_to(StatisticsScreen(context))
    yield "statistics: several evenings", _statistics
    yield "pause", _over_the_table(lambda context, scene: PauseMenu(context, scene.session))
    yield "log drawer", _over_the_table(lambda context, scene: LogDrawer(context, scene.session))
    yield "curtain", _curtain
    yield "is everybody for a coach", _agreement
    for game, seats, rounds in (("tjugoett", 5, 20), ("tjueett", 10, 50), ("huszonegy", 4, 10)):
        yield f"result chart {game}: {seats} seats, {rounds} rounds", _result(game, seats, rounds)


def _title_with_a_saved_sitting(context: Context) -> None:
    session = _played("siebzehn_und_vier", 5, 7, Journal(context.paths))
    session.start_round()
    context.stack.clear_to(TitleScene(context))


def _setup(game: str, tab: int) -> Show:
    def show(context: Context) -> None:
        screen = SetupScreen(context, game)
        screen.turn_to(tab)
        context.stack.clear_to(screen)

    return show


def _people(context: Context) -> None:
    _setup("huszonegy", 0)(context)
    context.stack.push(PeoplePicker(context, choices("huszonegy", 4), 1, lambda table: None))


def _setup_that_differs(context: Context) -> None:
    screen = SetupScreen(context, "tjugoett")
    context.stack.clear_to(screen)
    screen.turn_to(1)
    for name in ("option.pays_21", "option.dark"):
        screen.ring.focus(name)
        screen.handle(Command(Verb.RIGHT))


def _rule_card(game: str, tab: int, **options: OptionValue) -> Show:
    def show(context: Context) -> None:
        scene = TableScene(context, _played(game, 5, 1, options=options))
        context.stack.clear_to(scene)
        scene.settle()
        card = RuleCard(context, scene.session.rules)
        card.turn_to(tab)
        context.stack.push(card)

    return show


def _settings(page: int) -> Show:
    def show(context: Context) -> None:
        screen = SettingsScreen(context)
        screen.turn_to(page)
        context.stack.clear_to(screen)

    return show


def _over_the_table(make: Callable[[Context, TableScene], Scene]) -> Show:
    def show(context: Context) -> None:
        scene = reach(context, _UNDER)
        context.stack.push(make(context, scene))

    return show


def _curtain(context: Context) -> None:
    reach(context, _HANDED_ON)
    top = context.stack.top
    assert isinstance(top, Curtain)
    top.update(2 * DEAD_TIME)


def _agreement(context: Context) -> None:
    scene = reach(context, _THREE_PEOPLE)
    context.stack.push(agreement(context, scene.session))


def _result(game: str, seats: int, rounds: int) -> Show:
    return lambda context: context.stack.clear_to(ResultScreen(context, _played(game, seats, rounds)))


def _statistics(context: Context) -> None:
    for game, rounds in (("huszonegy", 45), ("tjugoett", 30), ("tjueett", 12)):
        _played(game, 5, rounds, Journal(context.paths)).stop()
    context.stack.clear_to(StatisticsScreen(context))


def _played(
    game: str, seats: int, rounds: int, journal: Journal | None = None, options: Mapping[str, OptionValue] | None = None
) -> Session:
    """A sitting in which the computer has played every seat for so many rounds."""
    table = replace(choices(game, seats), rounds=max(rounds, 20), options=options or {})
    session = Session(table.sitting(11), journal)
    while session.round_number < rounds and not session.over:
        session.start_round()
        while session.to_act is not None:
            session.apply(session.computer_action())
    return session
