"""Plays a real sitting on a real table scene, with given time, up to a moment worth a picture."""

from __future__ import annotations

import time
from dataclasses import replace

from build_scripts.pictures.moments import Moment, asked, over
from game.ai.levels import LEVELS
from game.app.journals.journal import Journal
from game.app.session import Session
from game.app.table_choices import TableChoices, default_choices
from game.engine.actions import AMOUNT_VERBS, Action, parse_action
from game.engine.cards import parse_cards
from game.engine.observation import Observation
from game.engine.stock import StackedShuffler
from scenes.context import Context
from scenes.table.scene import TableScene
from scenes.ui import Command, Verb, Widget

PERSON = "Klara"
_FRAME = 20  # ms between two looks at the table
_BREATH = 0.002  # seconds
_LONGEST = 300_000  # ms after which a moment is taken not to come at all


class NoSuchMoment(Exception):
    """A moment did not come; the message names it."""


class Script:
    """Says what the seats say, in turn, and afterwards what a computer player would say."""

    def __init__(self, says: str) -> None:
        self._lines = [parse_action(line.strip()) for line in says.split(",")] if says else []
        self._usual = LEVELS["regular"](1)

    @property
    def spoken(self) -> bool:
        """Whether all has been said."""
        return not self._lines

    def decide(self, observation: Observation) -> Action:
        """What the seat to act says: the script is a computer player."""
        return self._lines.pop(0) if self._lines else self._usual.decide(observation)


def choices(game: str, seats: int) -> TableChoices:
    """A table with the program's own people around one person."""
    table = default_choices(game, (PERSON,))
    table = table.with_seat(0, portrait="guest_2")
    while len(table.seats) < seats:
        table = table.with_one_more()
    while len(table.seats) > seats:
        table = table.without(len(table.seats) - 1)
    return table


def reach(context: Context, moment: Moment) -> TableScene:
    """The table at this moment, on top of the stack. Raises :class:`NoSuchMoment`."""
    context.settings = replace(context.settings, coach=moment.coach)
    script = Script(moment.says)
    scene = TableScene(context, _session(context, moment, script))
    context.stack.clear_to(scene)
    passed = 0
    while not (moment.now(scene) and (script.spoken or not scene.live)):
        if passed > _LONGEST or context.stack.top is not scene:
            raise NoSuchMoment(f"the moment “{moment.name}” does not come")
        if asked(scene) and not scene.thinking:  # whoever is coached hears the coach first
            _let_person_act(scene, moment, script)
        elif moment.auto and over(scene):
            _widget(scene, "next").press()
        if scene.thinking and scene.timeline.idle:
            time.sleep(_BREATH)  # on another thread, in time of its own
        scene.update(_FRAME)
        passed += _FRAME
    for _step in range(0, moment.later, _FRAME):
        scene.update(_FRAME)
    return scene


def _session(context: Context, moment: Moment, script: Script) -> Session:
    table = choices(moment.game, moment.seats)
    for option, value in moment.options.items():
        table = table.with_option(option, value)  # type: ignore[arg-type]
    for place, purse in enumerate(moment.purses):
        table = table.with_seat(place, purse=purse)
    for place in range(moment.seats):
        table = table.with_seat(place, person=place in moment.persons)
    table = replace(table, banker=moment.banker, rounds=20)
    levels = dict.fromkeys(LEVELS, lambda seed, temper: script)
    shuffler = StackedShuffler([parse_cards(moment.stock.split())]) if moment.stock else None
    return Session(table.sitting(moment.deal), Journal(context.paths), levels=levels, shuffler=shuffler)


def _let_person_act(scene: TableScene, moment: Moment, script: Script) -> None:
    seat = scene.session.to_act
    if seat is None or (script.spoken and not moment.auto):
        raise NoSuchMoment(f"in “{moment.name}” somebody is asked who has nothing more to say")
    act(scene, script.decide(scene.session.observation(seat)))


def act(scene: TableScene, action: Action) -> None:
    """Presses what a person would press for this action."""
    if action.verb not in AMOUNT_VERBS:
        _widget(scene, action.verb.value).press()
        return
    if any(widget.name == action.verb.value for widget in scene.ring.widgets):
        _widget(scene, action.verb.value).press()
    for place, chips in enumerate(action.amounts):
        if place:
            _widget(scene, "hands").press()
        for digit in str(chips):
            scene.handle(Command(Verb.PLACE, place=int(digit)) if digit != "0" else Command(Verb.LETTER, letter="0"))
    _widget(scene, "confirm").press()


def _widget(scene: TableScene, name: str) -> Widget:
    for widget in scene.ring.widgets:
        if widget.name == name:
            return widget
    raise NoSuchMoment(f"there is no “{name}” to press: {', '.join(widget.name for widget in scene.ring.widgets)}")
