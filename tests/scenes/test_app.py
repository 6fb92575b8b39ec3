from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame
import pytest

from scenes.app import App
from scenes.context import Context
from scenes.dialog import Answer, Dialog, Question
from scenes.scale import Scale
from scenes.stack import Scene
from scenes.ui import Button, Choice, Command, Device, Stepper, TextField, Verb, Widget

from .conftest import MakeApp


class Recorder(Scene):
    """Notes what happens to it; fails where it is told to."""

    def __init__(self, context: Context, name: str = "first", *, overlay: bool = False, fails_in: str = "") -> None:
        super().__init__(context)
        self.name = name
        self.overlay = overlay
        self.fails_in = fails_in
        self.happened: list[str] = []
        self.moving_ms = 0

    def note(self, what: str) -> None:
        self.happened.append(what)
        if self.fails_in == what:
            raise RuntimeError(f"{self.name} fails in {what}")

    def layout(self, scale: Scale) -> None:
        self.note("layout")
        press = Button("fail", "Fail", lambda: self.note("press"), key="F")
        press.rect = pygame.Rect(100, 100, 200, 50)
        self.ring.set([press])

    def update(self, dt_ms: int) -> bool:
        self.moving_ms = max(0, self.moving_ms - dt_ms)
        return super().update(dt_ms)

    @property
    def animating(self) -> bool:
        return self.moving_ms > 0

    def draw(self, surface: pygame.Surface) -> None:
        self.note("draw")
        super().draw(surface)

    def leave(self) -> None:
        self.note("leave")


def key(code: int, *, mod: int = 0) -> list[pygame.Event]:
    scancode = 300 + code % 200  # no place that means anything
    down = pygame.Event(pygame.KEYDOWN, key=code, scancode=scancode, mod=mod, unicode="")
    return [down, pygame.Event(pygame.KEYUP, key=code, scancode=scancode, mod=mod)]


def top(app: App) -> Scene:
    scene = app.context.stack.top
    assert scene is not None
    return scene


def recorder(app: App) -> Recorder:
    scene = top(app)
    assert isinstance(scene, Recorder)
    return scene


def test_nothing_is_drawn_when_nothing_changed(make_app: MakeApp) -> None:
    app = make_app(Recorder)
    assert app.step([], 0)
    assert not app.step([], 10_000)
    moved = [pygame.Event(pygame.MOUSEMOTION, pos=(x, 600), rel=(0, 0), buttons=(0, 0, 0)) for x in (900, 910)]
    assert app.step(moved[:1], 16), "the ring hides"
    assert not app.step(moved[1:], 16)
    assert app.step(key(pygame.K_TAB), 16)
    assert recorder(app).happened.count("draw") == 3


def test_a_minimised_window_is_not_drawn_until_it_comes_back(make_app: MakeApp) -> None:
    app = make_app(Recorder)
    app.step([], 0)
    assert not app.step([pygame.Event(pygame.WINDOWMINIMIZED)], 16)
    assert not app.step(key(pygame.K_TAB), 16)
    assert app.step([pygame.Event(pygame.WINDOWRESTORED)], 16)


def test_every_step_draws_while_something_moves_and_the_last_one_too(make_app: MakeApp) -> None:
    app = make_app(Recorder)
    app.step([], 0)
    recorder(app).moving_ms = 30
    assert [app.step([], 16) for _turn in range(3)] == [True, True, False]


def test_time_passed_while_waiting_does_not_swallow_a_new_animation(make_app: MakeApp) -> None:
    class Starter(Recorder):
        def handle(self, event: object) -> bool:
            self.moving_ms = 300
            return True

    app = make_app(Starter)
    app.step([], 0)
    app.step(key(pygame.K_TAB), 60_000)
    assert recorder(app).moving_ms == 300


def test_an_overlay_draws_over_the_scene_below_and_a_full_scene_hides_it(make_app: MakeApp) -> None:
    app = make_app(Recorder)
    first, stack = recorder(app), app.context.stack
    over = Recorder(app.context, "over", overlay=True)
    stack.push(over)
    app.step([], 0)
    assert first.happened[-1] == over.happened[-1] == "draw"
    stack.push(Recorder(app.context, "full"))
    before = len(first.happened)
    app.step([], 0)
    assert len(first.happened) == before
    stack.pop()
    assert stack.top is over
    assert stack.scenes == (first, over)


def test_closing_an_overlay_brings_back_the_focus_below(make_app: MakeApp) -> None:
    app = make_app(Recorder)
    first = top(app)
    app.context.stack.push(Dialog(app.context, lambda: Question("Leave?", "", [Answer("yes", "Yes", app.quit)])))
    app.step(key(pygame.K_ESCAPE), 0)
    assert top(app) is first
    assert first.ring.focused is not None
    assert first.ring.focused.name == "fail"


def test_every_scene_leaves_from_the_top_when_the_program_closes(make_app: MakeApp) -> None:
    app = make_app(Recorder)
    first = recorder(app)
    over = Recorder(app.context, overlay=True)
    app.context.stack.push(over)
    app.step([pygame.Event(pygame.QUIT)], 0)
    assert not app.running
    app.close()
    assert first.happened[-1] == over.happened[-1] == "leave"


@pytest.mark.parametrize("fails_in", ["draw", "press", "layout", "leave"])
def test_a_failing_scene_leads_to_a_message_and_from_there_back_to_the_sitting(
    make_app: MakeApp, caplog: pytest.LogCaptureFixture, fails_in: str
) -> None:
    def resume(context: Context) -> Scene:
        return Recorder(context, "resumed")

    def first(context: Context) -> Scene:
        return Recorder(context, fails_in=fails_in)

    app = make_app(first, resume=resume)
    for events in ([], key(pygame.K_f), key(pygame.K_TAB)):
        app.step(events, 16)
    if fails_in == "leave":
        app.show_title()
        app.step([], 16)
        assert isinstance(top(app), Recorder)
    else:
        assert isinstance(top(app), Dialog)
        app.step(key(pygame.K_c), 16)
        assert recorder(app).name == "resumed"
    assert app.running
    assert f"fails in {fails_in}" in caplog.text


def test_the_message_offers_the_title_and_keeps_doing_so_when_the_title_fails_too(make_app: MakeApp) -> None:
    app = make_app(lambda context: Recorder(context, fails_in="layout"))
    for _turn in range(5):
        app.step(key(pygame.K_t), 16)
        app.step([], 16)
    assert isinstance(top(app), Dialog)
    app.step(key(pygame.K_q), 16)
    assert not app.running


def test_the_message_promises_nothing_where_nothing_can_be_kept(make_app: MakeApp) -> None:
    app = make_app(lambda context: Recorder(context, fails_in="press"))
    for writable, promise in ((True, "banco.log"), (False, "Nothing is being saved")):
        app.context.paths = replace(app.context.paths, writable=writable)
        for event in key(pygame.K_f):
            app.step([event], 16)
        dialog = top(app)
        assert isinstance(dialog, Dialog)
        assert promise in dialog._question.text
        app.step(key(pygame.K_t), 16)


def test_a_resize_lays_everything_out_for_the_new_size(make_app: MakeApp) -> None:
    app = make_app(Recorder)
    app.step([], 0)
    for size in ((1024, 600), (1900, 700), (3840, 2160)):
        app.window.resize(size)
        assert app.step([pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])], 16)
        assert app.context.scale.size == app.window.size == size


def test_the_device_used_last_is_remembered(make_app: MakeApp) -> None:
    app = make_app(Recorder)
    motion = pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
    press = pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN, instance_id=0)
    devices: list[Device | None] = [app.context.device]
    for event in (motion, press):
        app.step([event], 0)
        devices.append(app.context.device)
    assert devices == [None, Device.POINTER, Device.PAD]


class Everything(Scene):
    """A widget of each kind, every one of which notes that it was used."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.used: set[str] = set()

    def layout(self, scale: Scale) -> None:
        def used(name: str) -> Callable[[object], None]:
            return lambda value: self.used.add(name)

        widgets: list[Widget] = [Button(name, name, partial(self.used.add, name)) for name in ("one", "two", "three")]
        widgets += [
            Choice("choice", [(0, "off"), (1, "on")], 0, used("choice")),
            Stepper("stepper", 5, 0, 9, used("stepper"), vertical=True),
            TextField("field", "Sven", used("field")),
        ]
        for number, widget in enumerate(widgets):
            row, column = divmod(number, 2)
            widget.place_at(pygame.Rect(40 + 300 * column, 40 + 80 * row, 200, 50), self.context.brush)
        self.ring.set(widgets)


def test_a_robot_with_tab_arrows_and_enter_uses_every_widget(make_app: MakeApp) -> None:
    app = make_app(Everything)
    scene = top(app)
    assert isinstance(scene, Everything)
    app.step(key(pygame.K_TAB), 16)
    for _turn in range(len(scene.ring.widgets) + 1):
        app.step(key(pygame.K_RETURN), 16)
        if isinstance(scene.ring.focused, Stepper):
            app.step(key(pygame.K_UP), 16)
        app.step([pygame.Event(pygame.TEXTINPUT, text="x")], 16)
        app.step(key(pygame.K_TAB), 16)
    assert scene.used == {widget.name for widget in scene.ring.widgets}


def test_arrows_alone_reach_every_widget(make_app: MakeApp) -> None:
    ring = top(make_app(Everything)).ring
    walk = random.Random(1)
    reached: set[str] = set()
    for _turn in range(200):
        assert ring.focused is not None
        reached.add(ring.focused.name)
        ring.handle(Command(walk.choice((Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT)), device=Device.PAD))
    assert reached == {widget.name for widget in ring.widgets}
