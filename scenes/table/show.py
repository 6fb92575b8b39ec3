"""What is seen of a sitting: the table as one pair of eyes may know it, on its way from one step to the next."""

from __future__ import annotations

from pygame import Surface

from game.app.people.table_talk import TableTalk
from game.app.session import Session
from game.app.text import gettext as _
from game.app.wording import moves
from game.engine.events import Event
from game.engine.observation import redact
from scenes.context import Context
from scenes.stack import HASTE, Scene
from scenes.table import director as times
from scenes.table.choreography import begin
from scenes.table.ending import Ending
from scenes.table.folds import fold, retold
from scenes.table.heard import Ear
from scenes.table.model import TableModel
from scenes.table.painter import Bar
from scenes.table.places import Placement
from scenes.table.stage import Stage, shape_of
from scenes.table.step import Pace, Step
from scenes.table.timeline import Beat, Timeline
from scenes.table.view import TableView
from scenes.ui import Command, Input, Pointer, Verb

_HURRIED = 1000
"""Milliseconds for which somebody who has ended a movement is taken to be in a hurry."""


class TableShow(Scene):
    """Shows a session. ``viewer``: the seat whose cards are shown; None between two people."""

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self.session = session
        persons = session.persons
        self.viewer: int | None = persons[0] if len(persons) == 1 else None
        self._bottom = persons[0] if persons else 0
        self.model = retold(TableModel.from_observation(session.observation(self.viewer)), session.log)
        self.timeline: Timeline[Event] = Timeline()
        self.stage = Stage()
        self._ear = Ear(context.audio)
        self._talk = TableTalk(session.sitting)
        self._mark = session.mark
        self._peeking = False
        self._asked = False
        self._ending: Ending | None = None
        self._view = TableView(context, session)

    @property
    def pace(self) -> Pace:
        """How fast things go."""
        settings = self.context.settings
        return Pace(times.FACTORS[settings.speed], settings.reduced_motion)

    @property
    def animating(self) -> bool:
        """Something on the cloth moves."""
        return self.stage.moving(self.timeline.now)

    @property
    def places(self) -> Placement:
        """Where everything on the cloth belongs now."""
        return self._view.places

    @property
    def whose_turn(self) -> tuple[str, str]:
        """Whom everybody waits for, as far as the steps have been shown, and why the viewer cannot act meanwhile."""
        seat, names = self.model.to_act, self.session.names
        if seat is None or seat == self.viewer:
            return "", _("one moment")
        header = moves.waiting(self.model, names, decided=self.session.to_act != seat)
        return header, _("{name} plays").format(name=names[seat])

    @property
    def how_it_went(self) -> str:
        """What the last deal was for the one person at this screen; empty where there are several, or none."""
        session = self.session
        if len(session.persons) != 1:
            return ""
        seat = session.persons[0]
        return moves.outcome(session.names[seat], session.history.last_net(seat))

    @property
    def only_others_go_on(self) -> bool:
        """Between two deals: of those who play at this screen nobody has the chips for a bet any more."""
        seen, persons = self.session.observation(None), self.session.persons
        funds = [seen.seats[seat].purse + (seen.bank if seat == seen.banker else 0) for seat in persons]
        return not self.session.over and bool(persons) and max(funds) < seen.rules.min_bet

    def _see_result(self) -> None:
        from scenes.result.scene import ResultScreen  # which itself can lead to another table

        self.context.stack.replace(ResultScreen(self.context, self.session))

    def _show(self) -> None:
        self._view.arrange(shape_of(self.model, self._bottom))
        self.stage.show(self.model, self._view.places)
        self.stage.banner.snap((1.0 if self._ending is not None else 0.0,))

    def _paint_for_strangers(self, surface: Surface, bar: Bar) -> None:
        """The table without any private face, for the curtain."""
        model, stage, view = TableModel.from_observation(self.session.observation(None)), Stage(), self._view
        view.arrange(shape_of(model, self._bottom))
        stage.show(model, view.places)
        view.draw(surface, stage, model, 0.0, bar)
        view.arrange(shape_of(self.model, self._bottom))

    # --- steps ------------------------------------------------------------------------------------------------------

    def _take_events(self) -> None:
        """Puts what has happened on the timeline, as the viewer may know it."""
        events = self.session.events_since(self._mark, self.viewer)
        self._mark = self.session.mark
        pace = self.pace
        for event in events:
            beat = times.beat_of(event, self.model.banker).times(pace.factor)
            self.timeline.add(event, beat)

    def _begin(self, event: Event, beat: Beat, start: float) -> None:
        self._turn_away_at(event)
        self.model = fold(self.model, redact(event, self.viewer))
        self._view.arrange(shape_of(self.model, self._bottom))
        step = Step(self.stage, self.model, self._view.places, start, self.pace)
        begin(step, redact(event, self.viewer))
        spoken = self._talk.hear(redact(event, None))
        if spoken is not None and self.context.settings.table_talk:
            step.talk(*spoken)
        self._ear.begin(event, beat, start, self._bottom)
        if beat.duration == 0:
            self.stage.settle_at(start)

    def settle(self) -> bool:
        """Whatever is under way is over at once. False when nothing was."""
        if self.timeline.idle and not self.animating:
            return False
        skipped = self.timeline.settle()
        self._ear.settle(skipped, self.model.banker, self._bottom)
        for event in skipped:
            self._turn_away_at(event)
            self.model = fold(self.model, redact(event, self.viewer))
            self._talk.hear(redact(event, None))
        self._show()
        return True

    # --- haste ------------------------------------------------------------------------------------------------------

    def _hurry(self) -> bool:
        """A press ends what is under way. One more may follow before its owner sees that something is asked now."""
        settled = self.settle()
        if settled:
            self.dead_ms = _HURRIED
        return settled

    def too_soon(self, event: Input) -> bool:
        """Of keys only Enter is meant here: it ends movements, and it makes moves."""
        press = isinstance(event, Pointer) or (isinstance(event, Command) and event.verb is Verb.PRESS)
        return press and self._asked and super().too_soon(event)

    def _pass(self, dt_ms: int, asked: bool) -> None:
        """``dt_ms`` milliseconds have passed, and something is ``asked`` of a person now."""
        self.dead_ms -= dt_ms
        if asked and not self._asked:
            self.dead_ms = min(self.dead_ms, HASTE)
        self._asked = asked

    # --- who looks --------------------------------------------------------------------------------------------------

    def _look_away(self, seat: int | None) -> None:
        """With several people at one screen, private cards are hidden once their owner's turn is over."""
        if len(self.session.persons) > 1 and self.viewer not in (None, seat) and not self._peeking:
            self._see_as(None)

    def _turn_away_at(self, event: Event) -> None:
        """The first step of another seat after a person's turn hides that person's cards, whatever else is coming."""
        turn_over = self.session.to_act != self.viewer and getattr(event, "seat", self.viewer) != self.viewer
        if turn_over and self.viewer is not None and len(self.session.persons) > 1 and not self._peeking:
            self.viewer = None
            self.model = self.model.for_strangers()
            self.stage.cover(self.model)

    def _see_as(self, viewer: int | None) -> None:
        self.viewer = viewer
        if viewer is not None:
            self._bottom = viewer
        self.model = TableModel.from_observation(self.session.observation(viewer)).with_results_of(self.model)
        self._show()

    def _peek(self) -> bool:
        """While Space is held, the person who sat here last sees the own cards again, until the next one takes over."""
        if self.viewer is not None or len(self.session.persons) < 2 or not self.session.is_person(self._bottom):
            return False
        self._peeking = True
        self._see_as(self._bottom)
        return True

    def _stop_peeking(self) -> bool:
        if not self._peeking:
            return False
        self._peeking = False
        self.settle()
        self._look_away(self.session.to_act)
        return True

    def leave(self) -> None:
        """The person gets up from the table."""
        self._view.leave()
        self.context.audio.enter_room("")
