"""The table: drives a session, shows what happens at a readable pace, and asks people for their moves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pygame import Surface

from game.app.session import Session
from game.app.text import gettext as _
from game.app.wording import moves
from game.engine.actions import Action
from game.engine.observation import Phase
from scenes.context import Context
from scenes.curtain import Curtain
from scenes.log import LogDrawer
from scenes.pause import PauseMenu
from scenes.rulebook.scene import RuleCard
from scenes.scale import Scale
from scenes.table import director as times
from scenes.table.bar_icons import Calls
from scenes.table.coach import PATIENCE
from scenes.table.coached import CoachedShow
from scenes.table.ending import Ending
from scenes.table.hud import Hud
from scenes.ui import Command, Input, Pointer, PointerKind, Verb

_STEPS_AT_ONCE = 60
"""At speed "off": so many decisions of computer players in one update, so that the window stays alive."""


class TableScene(CoachedShow):
    """One sitting on the screen. ``viewer``: the seat whose cards are shown; None between two people."""

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session)
        self._paused = False
        self._may_peek = False
        self._hud = Hud(
            context,
            self.ring,
            Calls(
                self._act,
                self._next_deal,
                self._see_result,
                self._open_log,
                self._open_rules,
                self._open_menu,
                self._coach_called,
            ),
        )
        self._laid_out = False
        self._preparing: Iterator[None] | None = None
        self._coming: Iterator[None] = iter(())

    # --- layout and drawing -----------------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """Everything anew for this window; what was on its way is at its place."""
        self._view.layout(scale)
        self._show()
        self._hud.layout(self._view.scale)
        if not self._laid_out:
            self._laid_out = True
            self.context.audio.enter_room(self.model.rules.game)
            self._go_on()

    def draw(self, surface: Surface) -> None:
        """The table, then the bar."""
        self._view.draw(surface, self.stage, self.model, self.timeline.now, self._hud)
        if self.viewer is not None and self._hud.amounts.preview:
            self._view.draw_preview(surface, self.viewer, self._hud.amounts.preview)
        self._draw_coach(surface, self._hud.looked_at)
        self._view.draw_bubbles(surface, self.stage, self.timeline.now)
        if self._ending is not None:
            self._view.draw_banner(surface, self._ending.banner, self.stage.banner.at(self.timeline.now)[0])

    def prepare(self) -> bool:
        """Draws something for the first picture. True when all of it is there."""
        if self._preparing is None:
            self._preparing = self._view.prepare(self.stage, self.model, self.timeline.now, self._hud)
        return next(self._preparing, self) is self

    # --- time -------------------------------------------------------------------------------------------------------

    @property
    def wake_ms(self) -> int | None:
        """Until the next thought of a computer player is over, or the banner goes by itself."""
        waits = [super().wake_ms]
        if self._view.behind:
            waits.append(0)
        if not self.timeline.idle:
            waits.append(round(self.timeline.until_next) + 1)
        if self._ending is not None:
            waits.append(self._ending.wake_ms)
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt_ms: int) -> bool:
        """Lets the steps begin that are due; when all is quiet, goes on."""
        self._view.draw_ahead()
        next(self._coming, None)
        changed = self._hud.update(dt_ms) or self.animating or self._view.behind
        for event, beat, start in self.timeline.advance(dt_ms):
            self._begin(event, beat, start)
            changed = True
        if self.timeline.idle:
            changed |= self._go_on() | self._wait_for_the_next(dt_ms)
        changed |= self._hud.waits_for(*self.whose_turn)
        self._pass(dt_ms, self.live or self._ending is not None)
        self._ear.play(self.timeline.now)
        self.stage.prune(self.timeline.now)
        return self._look_to_the_coach(self._hud) | changed

    @property
    def live(self) -> bool:
        """A person may act now."""
        return self._hud.live and self.timeline.idle

    # --- what happens next ------------------------------------------------------------------------------------------

    def _go_on(self) -> bool:
        """Takes the next steps of the session that need no person. True when anything changed."""
        changed = False
        for _step in range(_STEPS_AT_ONCE):
            if not self.timeline.idle or not self._next_step():
                break
            changed = True
            for event, beat, start in self.timeline.advance(0):
                self._begin(event, beat, start)
        return changed

    def _next_step(self) -> bool:
        """One step of the session. False when a person must do something."""
        session = self.session
        seat = session.to_act
        if seat is None:
            return self._between()
        if not session.is_person(seat):
            return self._computer(seat)
        if seat != self.viewer and session.phase is Phase.BANK:
            self._see_as(seat)  # nothing private lies on the table yet
        if seat == self.viewer:
            if not self._hud.live:
                observation = session.observation(seat)
                opponent = moves.duel_opponent(observation)
                self._hud.ask(observation, session.names[opponent] if opponent is not None else "")
                return True
            return False
        self._draw_curtain(seat)
        return False

    def _computer(self, seat: int) -> bool:
        self._look_away(seat)
        self._opponents.expect()
        if not self._paused:
            self._paused = True
            self._wait()
            self.timeline.pause(times.THINK * self.pace.factor)
            return True
        action = self._opponents.decided()
        if action is None:
            return False
        self._paused = False
        self._apply(action)
        return True

    def _between(self) -> bool:
        """No deal is being played: show how it ended, or begin the first one."""
        if self._ending is not None:
            return False
        self._coach.look_back(PATIENCE)
        banner = self.session.banner()
        if banner is None:
            self._start_round()
            return True
        self._look_away(None)
        self._ending = Ending(banner, self.context.settings.result_stays)
        self.stage.banner.go((1.0,), self.timeline.now, self.pace.ms(times.BANNER))
        label = _("See the result") if self.session.over else _("Next round")
        self._hud.end(label, self._ending.words, self.how_it_went, out=self.only_others_go_on)
        return True

    def _wait_for_the_next(self, passed: float) -> bool:
        if self._ending is None:
            return False
        self._ending.wait(passed)
        if self._ending.over:
            self._next_deal()
            return True
        return self._hud.count_down(self._ending.words)

    def _next_deal(self) -> None:
        if self.session.over:
            self._see_result()
        else:
            self._start_round()

    def _start_round(self) -> None:
        self._ending = None
        self._paused = False
        self._coach.forget()
        self._wait()
        self.session.start_round()
        self._take_events()
        self._opponents.expect()

    def _act(self, action: Action) -> None:
        """A person has decided."""
        seat = self.session.to_act
        self._wait()
        if seat is not None and seat == self.viewer:
            self._coach.chosen(action)
            self._apply(action)

    def _apply(self, action: Action) -> None:
        self.session.apply(action)
        self._take_events()
        self._opponents.expect()
        self._coach.look_back()
        banner = self.session.banner()
        if banner is not None:
            self._coming = self._view.prepare_banner(banner)

    def _wait(self) -> None:
        self._hud.wait(self.session.observation(self._bottom if self.viewer is None else self.viewer))

    # --- who looks --------------------------------------------------------------------------------------------------

    def _space(self, held: bool) -> bool:
        """Settles what is under way. Only a Space held down while nothing moved shows cards: never one in haste."""
        settled = self.settle()
        if not held:
            self._may_peek = not settled
        return (held and self._may_peek and self._peek()) or settled

    def _draw_curtain(self, seat: int) -> None:
        self._peeking = False
        self._see_as(None)
        self._wait()
        self.context.audio.play("curtain")
        paint, see = partial(self._paint_for_strangers, bar=self._hud), partial(self._see_as, seat)
        self.context.stack.push(Curtain(self.context, self.session, seat, self.prepare, paint, see))

    # --- input ------------------------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        """Space or a click settles what is under way; everything else goes to the bar."""
        if self.too_soon(event):
            return True
        if isinstance(event, Command):
            return self._command(event)
        if isinstance(event, Pointer) and event.kind is PointerKind.DOWN and not self._hud.live:
            on_button = any(getattr(one, "enabled", False) and one.contains(event.at) for one in self.ring.widgets)
            if not on_button and self._hurry():
                return True
        return self._hud.handle(event)

    def _command(self, command: Command) -> bool:
        if command.verb is Verb.SPACE:
            return self._space(command.repeat)
        if command.verb is Verb.PEEK:
            return self.settle() | self._peek()
        if command.verb in (Verb.SPACE_UP, Verb.PEEK_UP):
            return self._stop_peeking()
        if command.verb is Verb.CANCEL:
            return self.settle() or self._hud.step_back()
        if command.verb is Verb.BACK and not command.repeat and self._hud.step_back():
            return True
        return self._hud.handle(command) or (not command.repeat and self._shortcut(command))

    def _shortcut(self, command: Command) -> bool:
        """Keys without a button of their own, as on a slim bar; Enter that presses nothing does what Space does."""
        if command.verb is Verb.RULES:
            self._open_rules()
        elif command.verb is Verb.LOG or (command.verb is Verb.LETTER and command.letter == "L"):
            self._open_log()
        elif command.verb is Verb.COACH:
            self._coach_called()
        elif command.verb is Verb.PRESS:
            return self._hurry()
        else:
            return False
        return True

    def _coach_called(self) -> None:
        """The coach is called, or sent away. Several people at one screen are asked first, all of them."""
        if self._call_coach():
            self._wait()
        self._look_to_the_coach(self._hud)

    def _open_log(self) -> None:
        self.settle()
        self.context.stack.push(LogDrawer(self.context, self.session))

    def _open_rules(self) -> None:
        self.context.stack.push(RuleCard(self.context, self.session.rules))

    def _open_menu(self) -> None:
        self.context.stack.push(PauseMenu(self.context, self.session))
