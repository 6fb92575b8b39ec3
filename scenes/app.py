"""The running program: a window, one loop, and scenes that can fail without taking the sitting with them."""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from types import FrameType

import pygame

from game.app.paths import in_words
from game.app.settings import save_settings
from game.app.storage import not_saved_note
from game.app.text import gettext as _
from scenes.assets import AssetError
from scenes.context import Context
from scenes.dialog import Answer, Dialog, Question
from scenes.fade import Fade
from scenes.scale import Scale
from scenes.stack import Scene
from scenes.theme import Tone
from scenes.trouble import EmptyRoom
from scenes.ui.input import Command, Device, Input, Pointer, PointerKind
from scenes.ui.pads import Pads
from scenes.ui.translator import REPEAT_AFTER, REPEAT_EVERY, Translator
from scenes.window import MainWindow

FRAMES_PER_SECOND = 60
LONGEST_FRAME = 250
"""Milliseconds a moving scene is moved on at most in one step, whatever held the program up."""
LONGEST_WAIT = 500
"""Milliseconds between two turns of the loop while nothing happens."""
LOOK_EVERY = {False: 16, True: 60}
"""Milliseconds between two looks for events while nothing moves: with the window open, and minimised."""
MOST_FAILURES = 3
"""Failures in a row, without one picture between them, after which the program gives up."""

MakeScene = Callable[[Context], Scene]

_program_log = logging.getLogger(__name__)


class App:
    """The window and the loop. ``step`` does one turn of it, with time given: tests need no clock and no sleeping.

    ``first`` makes the first scene. ``resume`` makes the table as it was after the last saved move, or None; it is
    offered after a scene has failed.
    """

    def __init__(
        self,
        context: Context,
        first: MakeScene,
        window: MainWindow,
        *,
        resume: Callable[[Context], Scene | None] | None = None,
    ) -> None:
        self.context = context
        self.window = window
        self.running = True
        self._first = first
        self._resume = resume
        self._translator = Translator()
        self._pads = Pads()
        self._typing = False
        self._changed = True
        self._failures = 0
        self._cause = ""
        self._fade = Fade()
        context.quit = self.quit
        context.title = self.show_title
        context.toggle_full_screen = self.toggle_full_screen
        pygame.key.set_repeat(REPEAT_AFTER, REPEAT_EVERY)
        pygame.key.stop_text_input()
        self._follow_window()
        self._guarded(self.show_title)

    # --- window -----------------------------------------------------------------------------------------------------

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to a window of the same size at the same place."""
        self.window.toggle_full_screen()
        self.context.settings = replace(self.context.settings, full_screen=self.window.full_screen)
        self._changed = True

    def _follow_window(self) -> None:
        """Lay everything out for the size the window has now."""
        width, height = self.window.size
        if (width, height) != self.context.scale.size:
            self.context.scale = Scale(width, height, self.context.settings.ui_scale / 100)
            self.context.stack.layout(self.context.scale)

    # --- one turn ---------------------------------------------------------------------------------------------------

    def step(self, events: Sequence[pygame.Event], dt_ms: int) -> bool:
        """Let ``dt_ms`` milliseconds pass, then take in ``events``, then draw if anything changed. True when drawn."""
        top = self.context.stack.top
        with self.context.thinker.still(moving=top is not None and top.animating and not top.waits_for_thought):
            self._guarded(lambda: self._advance(events, dt_ms))
            if not self._changed or self.window.minimised or not self.running:
                return False
            self._changed = False
            self._guarded(lambda: self._draw(dt_ms))
            return True

    def _advance(self, events: Sequence[pygame.Event], dt_ms: int) -> None:
        self._follow_window()
        stack = self.context.stack
        if stack.top is not None:
            moving = stack.top.animating
            self._changed |= stack.top.update(min(dt_ms, LONGEST_FRAME) if moving else dt_ms) or moving
        for event in self._translator.update(dt_ms):
            self._dispatch(event)
        for raw in _without_stale_motion(events):
            if not self._window_event(raw):
                for event in self._translator.translate(raw):
                    self._dispatch(event)
        self._follow_window()
        self._changed |= stack.changed
        stack.changed = False
        self._follow_typing()

    def _dispatch(self, event: Input) -> None:
        device = _device(event)
        if device is not None and device is not self.context.device:
            self._changed |= Device.PAD in (device, self.context.device)  # prompts follow the device
            self.context.device = device
        top = self.context.stack.top
        if top is None:
            return
        ring_shown = top.ring.visible
        used = top.handle(event)
        # A mere movement of the pointer often changes nothing; anything else is rare enough to draw anew.
        moved = isinstance(event, Pointer) and event.kind is PointerKind.MOVE
        self._changed |= used or not moved or ring_shown != top.ring.visible

    def _window_event(self, event: pygame.Event) -> bool:
        """Deal with what concerns the window and not the scenes. True when it was that."""
        if event.type == pygame.QUIT:
            self.quit()
        elif self.window.concerns(event):
            self._changed = True
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._translator.release_all()
        elif event.type == pygame.KEYDOWN and _asks_full_screen(event):
            if self._translator.pressed_anew(event):
                self.toggle_full_screen()
        elif self._pads.plugged(event):
            self._translator.release_all()
        else:
            return False
        return True

    def _follow_typing(self) -> None:
        """Turn the system's text input on and off with the focus, so that input methods stay out of the way."""
        top = self.context.stack.top
        typing = top is not None and top.ring.typing
        if typing and top is not None and top.ring.focused is not None:
            pygame.key.set_text_input_rect(top.ring.focused.shown)
        if typing != self._typing:
            self._typing = typing
            (pygame.key.start_text_input if typing else pygame.key.stop_text_input)()

    def _draw(self, dt_ms: int) -> None:
        self._changed |= self._fade.draw(self.context.stack, self.window.surface, dt_ms)
        self.window.flip()
        self._failures = 0

    # --- when a scene fails -----------------------------------------------------------------------------------------

    def _guarded(self, job: Callable[[], None]) -> None:
        """Do ``job``; if a scene fails in it, note that in the log and say so on the screen."""
        try:
            job()
        except Exception as error:
            _program_log.exception("a scene failed")
            self._cause = str(error) if isinstance(error, AssetError) else ""
            self._failures += 1
            if self._failures > MOST_FAILURES:
                raise
            self._leave_all()
            self.context.stack.push(EmptyRoom(self.context))
            self.context.stack.push(Dialog(self.context, self._trouble, on_back=self.show_title))
            self._changed = True

    def _trouble(self) -> Question:
        paths = self.context.paths
        kept = _("The sitting is kept as it was after the last move. What happened is noted in {file}.")
        kept = not_saved_note(paths) or kept.format(file=in_words(paths.log))
        text = f"{self._cause}\n{kept}".strip()
        answers = [
            Answer("title", _("To the title"), self.show_title, Tone.BLUE, "T"),
            Answer("quit", _("Quit"), self.quit, Tone.BROWN, "Q"),
        ]
        if self._resume is not None:
            answers.insert(0, Answer("resume", _("Go on from the last move"), self._go_on, Tone.LEAF, "C"))
        return Question(_("Something went wrong"), text, answers, 540)

    def _go_on(self) -> None:
        scene = self._resume(self.context) if self._resume is not None else None
        self._leave_all()
        self.context.stack.push(scene or self._first(self.context))

    def tell(self, sentence: str) -> None:
        """Lay a message over the scene; nothing for an empty one."""
        if sentence:
            answer = Answer("go-on", _("Go on"), self.context.stack.pop, Tone.LEAF, "Enter")
            self.context.stack.push(Dialog(self.context, lambda: Question(_("A word first"), sentence, [answer], 540)))

    def show_title(self) -> None:
        """Take every scene off and begin again with the first one."""
        scene = self._first(self.context)
        self._leave_all()
        self.context.stack.push(scene)

    def _leave_all(self) -> None:
        while self.context.stack.scenes:
            try:
                self.context.stack.leave_all()
            except Exception:
                _program_log.exception("a scene failed when it was left")

    # --- the loop ---------------------------------------------------------------------------------------------------

    def quit(self) -> None:
        """End after this turn."""
        self.running = False

    def run(self) -> int:
        """Run until the person quits or the system asks to; returns the exit status."""
        signal.signal(signal.SIGTERM, self._on_signal)
        clock = pygame.time.Clock()
        self.step([], 0)
        self._pads.start()
        self.context.audio.start(self.context.settings)
        last = pygame.time.get_ticks()
        try:
            while self.running:
                events = self._wait(clock)
                now = pygame.time.get_ticks()
                self.step(events, now - last)
                last = now
        except KeyboardInterrupt:
            pass
        finally:
            self.close()
        return 0

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        self.quit()

    def _wait(self, clock: pygame.time.Clock) -> list[pygame.Event]:
        """The next events: at the next frame while something moves, otherwise when something happens or is due."""
        top = self.context.stack.top
        if not self.window.minimised and (self._changed or (top is not None and top.animating)):
            clock.tick(FRAMES_PER_SECOND)
            return pygame.event.get()
        waits = [LONGEST_WAIT, self._translator.repeat_in, top.wake_ms if top is not None else None]
        return _events_within(min(wait for wait in waits if wait is not None), LOOK_EVERY[self.window.minimised])

    def close(self) -> None:
        """Let every scene save, keep the window's size, close the window."""
        self._leave_all()
        size = self.window.plain_size
        if size is not None:
            self.context.settings = replace(self.context.settings, window=size)
        save_settings(self.context.paths, self.context.settings)
        self.window.close()
        self.context.audio.close()  # waits for the device; nobody need watch


def _events_within(wait_ms: int, look_every_ms: int) -> list[pygame.Event]:
    """The events as soon as there are any, or none after ``wait_ms`` milliseconds.

    ``pygame.event.wait`` would look a thousand times a second and cost several per cent of a core.
    """
    until = pygame.time.get_ticks() + wait_ms
    while not (events := pygame.event.get()) and (left := until - pygame.time.get_ticks()) > 0:
        pygame.time.wait(min(left, look_every_ms))
    return events


def _device(event: Input) -> Device | None:
    """What the person used, as far as ``event`` tells."""
    if isinstance(event, Command):
        return event.device
    used_pointer = isinstance(event, Pointer) and event.kind is not PointerKind.LEAVE
    return Device.POINTER if used_pointer else None


def _asks_full_screen(event: pygame.Event) -> bool:
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and bool(event.mod & pygame.KMOD_ALT))


def _without_stale_motion(events: Sequence[pygame.Event]) -> Iterator[pygame.Event]:
    """Of several pointer motions in a row only the last one."""
    for number, event in enumerate(events):
        last = number + 1 == len(events) or events[number + 1].type != pygame.MOUSEMOTION
        if event.type != pygame.MOUSEMOTION or last:
            yield event
