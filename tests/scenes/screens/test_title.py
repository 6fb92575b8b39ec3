"""What the title says of keys, and what they do there."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.stack import Scene
from scenes.title.door import Door
from scenes.title.scene import TitleScene
from scenes.ui import Command, Pointer, PointerKind, Verb

from .gallery import make_context
from .test_layouts import TextRecorder


def test_the_title_names_enter_only_while_something_is_lit_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = make_context(tmp_path)
    title = TitleScene(context)
    context.stack.push(title)
    recorder = TextRecorder(monkeypatch)

    def hint() -> str:
        recorder.drawn.clear()
        title.draw(pygame.Surface(context.scale.size))
        return next(text for text, _box in recorder.drawn if "F11" in text)

    assert title.ring.visible, "nothing was used yet: Enter would press the first door"
    assert hint() == "Arrows choose · Enter sits down · F11 full screen"
    title.handle(Pointer(PointerKind.MOVE, 5, 5))
    assert hint() == "Arrows choose · F11 full screen"
    title.handle(Command(Verb.PRESS))
    still: Scene | None = title
    assert context.stack.top is still
    assert hint() == "Arrows choose · Enter sits down · F11 full screen"
    title.handle(Command(Verb.BACK))
    assert hint() == "Arrows choose · Enter presses · F11 full screen"
    title.ring.focus("door.huszonegy")
    title.handle(Command(Verb.PRESS))
    assert context.stack.top is not still


def test_the_door_that_is_pointed_at_stands_out_and_no_other(tmp_path: Path) -> None:
    context = make_context(tmp_path)
    title = TitleScene(context)
    context.stack.push(title)
    doors = [widget for widget in title.ring.widgets if isinstance(widget, Door)]
    level = doors[1].rect.y
    assert doors[0].rect.y < level
    title.handle(Pointer(PointerKind.MOVE, *doors[3].rect.center))
    assert [door.rect.y < level for door in doors] == [False, False, False, True, False]
    assert not title.ring.visible
    title.handle(Pointer(PointerKind.MOVE, doors[3].rect.centerx, level + doors[3].rect.height - 2))
    title.handle(Pointer(PointerKind.MOVE, 5, 5))
    assert doors[3].rect.y < level, "it stays where it is when the pointer goes"
    assert context.stack.top is title
