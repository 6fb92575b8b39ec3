"""Words beside the game: one speaker at a time, never over cards, quickly hushed, and not at all where unwanted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pygame import Rect

from game.app.journals.journal import Journal
from game.app.paths import find_paths
from game.app.people.character_words import WORDS
from game.app.session import Session
from game.app.settings import Settings
from game.app.sitting import Seat, Sitting
from game.engine.variants import GAMES
from scenes.assets import Assets
from scenes.context import Context
from scenes.scale import Scale
from scenes.table.scene import TableScene
from scenes.table.signs import Signs
from scenes.table.stage import Bubble

SPOKEN = {text for words in WORDS.values() for text in words.values()}


def table(folder: Path, settings: Settings, size: tuple[int, int] = (1024, 600), game: str = "tjugoett") -> TableScene:
    """Five people of the program among themselves, their purses small, so that much happens."""
    people = ("olav", "britta", "callum", "heinz", "gyula")
    seats = tuple([Seat(one.title(), False, 40, portrait=one, character=one) for one in people])
    chosen = replace(settings, result_stays=0)
    context = Context(Assets(), chosen, find_paths(folder), Scale(*size, chosen.ui_scale / 100))
    scene = TableScene(context, Session(Sitting(GAMES[game], seats, 6), Journal(context.paths)))
    context.stack.push(scene)
    return scene


def bubbles(scene: TableScene) -> list[tuple[int, Bubble]]:
    """Whoever speaks at this moment."""
    now = scene.timeline.now
    return [(seat, bubble) for seat, bubble in scene.stage.bubbles.items() if bubble.start <= now < bubble.end]


def play(scene: TableScene, steps: int, frame: int = 40) -> list[list[tuple[int, Bubble]]]:
    """What is said at every step of some deals."""
    heard = []
    for _ in range(steps):
        scene.update(frame)
        heard.append(bubbles(scene))
        if scene.session.to_act is None and scene.timeline.idle and not scene.session.over:
            scene.ring.widget("next").press()
    scene.context.stack.leave_all()
    return heard


def test_nobody_talks_while_another_does_and_a_move_hushes_the_talk(tmp_path: Path) -> None:
    heard = play(table(tmp_path, Settings(speed="normal")), 2500)
    talk = {bubble.text for step in heard for _seat, bubble in step if bubble.talk}
    assert len(talk) > 3
    assert talk <= SPOKEN
    for step in heard:
        talking = [bubble for _seat, bubble in step if bubble.talk]
        assert len(talking) <= 1
        moves = [bubble.start for _seat, bubble in step if not bubble.talk]
        if talking and moves:
            assert talking[0].read <= talking[0].fades <= max(talking[0].read, *moves) + 1


@pytest.mark.parametrize("settings", [Settings(table_talk=False, speed="brisk"), Settings(speed="off")])
def test_nobody_talks_where_it_is_not_wanted(tmp_path: Path, settings: Settings) -> None:
    heard = play(table(tmp_path, settings), 80)
    assert not [bubble for step in heard for _seat, bubble in step if bubble.talk]


def test_with_reduced_motion_words_are_there_at_once(tmp_path: Path) -> None:
    heard = play(table(tmp_path, Settings(speed="brisk", reduced_motion=True)), 300)
    talk = [bubble for step in heard for _seat, bubble in step if bubble.talk]
    assert talk
    assert all(bubble.grown == bubble.start for bubble in talk)


@pytest.mark.parametrize("ui_scale", [75, 100, 200])
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_words_lie_beside_the_portrait_and_over_no_card(tmp_path: Path, size: tuple[int, int], ui_scale: int) -> None:
    scene = table(tmp_path, Settings(ui_scale=ui_scale), size)
    while scene.session.phase.value != "play":
        scene.update(100)
    scene.settle()
    longest = max(SPOKEN, key=len)
    signs = Signs(scene.context.assets, scene.context.assets.palette("tjugoett"), scene.places.furniture)
    for seat in scene.places.seats[1:]:
        drawn = signs.bubble(longest, seat.bubble.width, seat.bubble_room.width, seat.bubble.height)
        pad = signs.brush.px(15)
        shown = drawn.get_rect(midleft=(seat.bubble.x - pad, seat.bubble.centery)).inflate(-2 * pad, -pad)
        assert not [hand for other in scene.places.seats for hand in other.hands if hand.box.colliderect(shown)]
        assert Rect((0, 0), size).contains(shown)
    scene.context.stack.leave_all()
