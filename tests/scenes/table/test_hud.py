"""The action bar: everything in its place, in every window, and live only when somebody is asked."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from pygame import Rect

from game.app.settings import Settings
from game.engine.actions import Verb
from game.engine.observation import Phase
from game.engine.variants import GAMES
from scenes.app import App
from scenes.scale import Scale
from scenes.table.bar import place_amount, place_bar, place_buttons
from scenes.table.chip_button import ChipButton
from scenes.table.scene import TableScene
from scenes.ui import Button, Command, Device, Pointer, PointerKind
from scenes.ui import Verb as Key
from tests.scenes.table.sittings import go_on_until, sit_down

from .test_still import drawn

WINDOWS = [(1280, 720), (1024, 600), (1024, 768), (1920, 1080), (3440, 1440), (3840, 2160)]
SCALES = [0.75, 1.0, 1.25, 1.5, 1.75, 2.0]


def apart(boxes: list[Rect], room: Rect) -> None:
    for box in boxes:
        assert room.contains(box), f"{box} leaves {room}"
    for one, other in combinations(boxes, 2):
        assert not one.colliderect(other), f"{one} lies on {other}"


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("ui_scale", SCALES)
@pytest.mark.parametrize("buttons", range(2, 6))
def test_parts_of_the_bar_do_not_touch(buttons: int, ui_scale: float, window: tuple[int, int]) -> None:
    scale = Scale(*window, ui_scale)
    scale = scale.with_rows(scale.rows_needed(buttons))
    bar = place_bar(scale, buttons)
    rail = Rect(0, scale.height - scale.bar, scale.width, scale.bar)
    apart([bar.room, bar.header, *bar.icons, bar.coach], rail)
    assert not bar.plaque.colliderect(bar.room)
    apart(place_buttons(bar.room, scale, buttons), bar.room)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("ui_scale", SCALES)
@pytest.mark.parametrize("several", [False, True])
@pytest.mark.parametrize("rows", [1, 2])
def test_parts_of_the_bet_control_do_not_touch(
    rows: int, several: bool, ui_scale: float, window: tuple[int, int]
) -> None:
    scale = Scale(*window, ui_scale, rows)
    bar = place_bar(scale)
    places = place_amount(bar.room, scale, 4, several)
    parts = [*places.chips, places.stepper, places.all_in, places.hands, places.confirm]
    apart([part for part in parts if part.width], bar.room)
    assert places.confirm.width >= scale.dp(90)
    assert places.stepper.width > 2.3 * places.stepper.height


def asked(tmp_path: Path, game: str, **values: object) -> tuple[App, TableScene]:
    app, scene = sit_down(tmp_path, game, settings=Settings(speed="off"), **values)  # type: ignore[arg-type]
    for _ in range(50):
        app.step([], 16)
        if scene.live:
            return app, scene
    raise AssertionError("nobody is asked")


def in_play(tmp_path: Path, game: str) -> tuple[App, TableScene]:
    """A table at which the person's hand is in play."""
    for deal in range(20):
        app, scene = asked(tmp_path, game, deal=deal)
        for _ in range(10):
            if scene.live and {"hit", "stand"} & {widget.name for widget in scene.ring.widgets}:
                return app, scene
            if scene.live:
                scene.handle(Command(Key.PRESS))
            app.step([], 16)
        app.close()
    raise AssertionError("the person is never asked for a move")


def texts(scene: TableScene) -> dict[str, str]:
    return {one.name: one.line for one in scene.ring.widgets if isinstance(one, Button)}


def test_every_grey_button_tells_its_reason(tmp_path: Path) -> None:
    for game in ("tjueett", "tjugoett", "twenty_one", "siebzehn_und_vier", "huszonegy"):
        _app, scene = in_play(tmp_path, game)
        for button in scene.ring.widgets:
            if isinstance(button, Button):
                assert button.line
                assert button.header


@pytest.mark.parametrize(("size", "ui_scale"), [((1280, 720), 100), ((1024, 600), 100), ((1024, 600), 200)])
def test_every_move_of_a_crowded_row_shows_its_key(tmp_path: Path, size: tuple[int, int], ui_scale: int) -> None:
    app, scene = in_play(tmp_path, "huszonegy")
    app.context.settings = Settings(speed="off", ui_scale=ui_scale)
    scene.layout(Scale(*size, ui_scale / 100))
    buttons = [one for one in scene.ring.widgets if isinstance(one, Button)]
    assert len(buttons) == 5
    assert all(button.show_key and button.key for button in buttons)
    assert len({button.key_in_corner for button in buttons}) == 1


def test_a_move_can_be_made_by_letter_place_and_click(tmp_path: Path) -> None:
    for way in ("letter", "place", "click"):
        _app, scene = in_play(tmp_path, "tjueett")
        before = scene.session.mark
        if way == "letter":
            scene.handle(Command(Key.LETTER, letter="S"))
        elif way == "place":
            scene.handle(Command(Key.PLACE, place=2))
        else:
            x, y = scene.ring.widget("stand").rect.center
            scene.handle(Pointer(PointerKind.DOWN, x, y, button=1))
            scene.handle(Pointer(PointerKind.UP, x, y, button=1))
        assert scene.session.mark > before
        assert not scene.live


def test_a_bet_is_typed_wheeled_and_confirmed(tmp_path: Path) -> None:
    tables = (asked(tmp_path, "siebzehn_und_vier", deal=deal) for deal in range(20))
    app, scene = next(table for table in tables if table[1].session.observation(0).offers[0].verb is Verb.BET)
    scene.handle(Command(Key.PLACE, place=3))
    scene.handle(Pointer(PointerKind.WHEEL, 600, 300, steps=1))
    scene.handle(Command(Key.DOWN))
    scene.handle(Command(Key.DOWN))
    scene.handle(Command(Key.PRESS))
    app.step([], 16)
    assert scene.session.observation(0).seats[0].hands[0].bet == 2


def test_a_chip_that_can_never_be_laid_is_grey_and_says_why(tmp_path: Path) -> None:
    _app, scene = asked(tmp_path, "huszonegy")
    amount = scene._hud.amounts.amount
    assert amount is not None
    for most in (amount.most, 15, 5):
        amount.offer = replace(amount.offer, high=most)
        scene._hud._build()
        for chip in [widget for widget in scene.ring.widgets if isinstance(widget, ChipButton)]:
            assert chip.enabled == (chip.value <= most)
            assert chip.enabled or chip.header == f"At most {most} may be laid."


def test_enter_lays_the_bet_after_the_key_for_a_second_hand(tmp_path: Path) -> None:
    tables = (asked(tmp_path, "tjugoett", deal=deal) for deal in range(20))
    app, scene = next(table for table in tables if table[1].session.observation(0).offers[0].hands > 1)
    scene.handle(Command(Key.LETTER, letter="T"))
    scene.handle(Command(Key.PRESS))
    app.step([], 16)
    assert len(scene.session.observation(0).seats[0].hands) == 2


def test_escape_leads_from_the_amount_back_to_the_moves(tmp_path: Path) -> None:
    _app, scene = in_play(tmp_path, "twenty_one")
    scene.handle(Command(Key.LETTER, letter="B"))
    assert "confirm" in texts(scene)
    scene.handle(Command(Key.BACK))
    assert "stand" in texts(scene)
    assert scene.ring.focused is not None
    assert scene.ring.focused.name == "buy"


def test_on_a_slim_bar_the_keys_of_log_and_rules_still_work(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, "tjueett", size=(1024, 600))
    scene.layout(Scale(1024, 600, 2.0))
    for command in (Command(Key.RULES), Command(Key.LETTER, letter="L"), Command(Key.LOG)):
        scene.handle(command)
        assert app.context.stack.top is not scene
        app.context.stack.pop()


def waiting(tmp_path: Path, game: str = "huszonegy") -> tuple[App, TableScene]:
    """A table at which computers act and something moves."""
    for deal in range(20):
        app, scene = sit_down(tmp_path, game, deal=deal)
        for _ in range(100):
            app.step([], 16)
            seat = scene.session.to_act
            if seat is not None and not scene.session.is_person(seat) and not scene.timeline.idle:
                return app, scene
            if scene.live:
                break
        app.close()
    raise AssertionError("no computer ever acts first")


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_enter_in_impatience_ends_the_movement_and_calls_no_coach(tmp_path: Path, device: Device) -> None:
    app, scene = waiting(tmp_path)
    for _ in range(3):
        app.step([], 16)
        scene.handle(Command(Key.PRESS, device=device))
        assert scene.timeline.idle
        assert "The coach" not in scene._hud._headline()
    assert not app.context.settings.coach
    assert app.context.stack.top is scene


def test_the_ring_lies_on_an_icon_only_where_it_was_moved_there(tmp_path: Path) -> None:
    app, scene = waiting(tmp_path)
    for _ in range(20):
        scene.handle(Command(Key.NEXT))
        if scene.ring.focused is not None and scene.ring.focused.name == "icon coach":
            break
    scene.handle(Command(Key.PRESS))
    assert app.context.settings.coach
    for _ in range(200):
        app.step([], 100)
        if scene.live:
            break
    assert scene.ring.focused is not None
    assert scene.ring.focused.name in ("confirm", "hit")
    scene.handle(Command(Key.PRESS))
    for _ in range(3):
        if scene.live:
            break
        scene.handle(Command(Key.PRESS))
        app.step([], 16)
    assert app.context.settings.coach  # the ring is not taken there again by itself


@pytest.mark.parametrize("ui_scale", [100, 200])
def test_what_stands_on_the_button_that_goes_on_is_not_said_again_above_it(tmp_path: Path, ui_scale: int) -> None:
    settings = Settings(speed="off", ui_scale=ui_scale)
    app, scene = sit_down(tmp_path, "huszonegy", seats=2, persons=(0, 1), settings=settings)
    go_on_until(app, scene, lambda: scene._ending is not None, Random(1))
    scene._hud.end("Next round", "by itself in 3 s", "")
    scene.ring.visible = True
    assert scene._hud._headline() == ("Next round: by itself in 3 s" if ui_scale == 200 else "")
    go_on_until(app, scene, lambda: scene.live and scene.session.phase is Phase.PLAY, Random(1))
    refused = next(one.name for one in scene.ring.widgets if isinstance(one, Button) and one.reason)
    scene.ring.focus(refused)
    said, button = scene._hud._headline(), scene.ring.widget(refused)
    assert (said == button.header) is (ui_scale == 200), "the rule that matters now is said instead"
    assert said


def test_the_ring_round_the_coach_leaves_nothing_behind(tmp_path: Path) -> None:
    for window in ((1280, 720), (1024, 600)):
        _app, scene = asked(tmp_path, "tjueett", size=window)
        scene.ring.visible = True
        without = drawn(scene, window, anew=False)
        before = scene.ring.focused
        assert before is not None
        scene.ring.focus("icon coach")
        scene._view._painter = scene._preparing = None
        while not scene.prepare():
            pass
        assert drawn(scene, window, anew=False) == drawn(scene, window, anew=True) != without
        scene.ring.focus(before.name)
        scene._hud.version += 1
        assert drawn(scene, window, anew=False) == without


@pytest.mark.parametrize("game", GAMES)
def test_while_others_act_the_bar_says_who_and_what(tmp_path: Path, game: str) -> None:
    app, scene = sit_down(tmp_path, game, deal=3)
    app.window.minimised = True
    said: set[str] = set()
    while scene._ending is None:
        app.step([], 50)
        scene.ring.visible = True
        line, seat = scene._hud._headline(), scene.model.to_act
        assert "one moment" not in line
        if scene.live:
            scene.handle(Command(Key.PRESS))
        elif seat is not None and seat != scene.viewer and scene._ending is None:
            assert scene.session.names[seat] in line
            assert "thinking" not in line or scene.session.to_act == seat, "what was decided is being shown"
            said.add(line.removeprefix(scene.session.names[seat]))
    assert " is betting." in said
    assert any("is thinking." in line or "plays the bank" in line for line in said)
