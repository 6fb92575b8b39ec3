"""Every screen in every window: nothing leaves it, no widget lies on another, no text leaves it or lies on another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.app.text import PSEUDO, set_language
from game.app.wording.words import words_of
from game.engine.variants import GAMES
from scenes.scale import Scale
from scenes.settings.layout import place_settings
from scenes.theme import Face
from scenes.title.layout import place_title
from scenes.ui import Brush, Button, ScrollArea

from .gallery import SCREENS, SIZES, UI_SCALES, make_context

CASES = [(size, ui_scale) for size in SIZES for ui_scale in UI_SCALES]
_SLACK = 2  # pixels by which rounding may make neighbours touch


@pytest.fixture(params=["en", PSEUDO])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(("size", "ui_scale"), CASES)
def test_widgets_are_in_the_window_and_apart(
    tmp_path: Path, language: str, screen: str, size: tuple[int, int], ui_scale: int
) -> None:
    context = make_context(tmp_path, size, ui_scale)
    scene = SCREENS[screen](context, "huszonegy")
    context.stack.push(scene)
    window = Rect((0, 0), size)
    widgets = [widget for widget in scene.ring.widgets if not isinstance(widget, ScrollArea)]
    for widget in widgets:
        assert min(widget.rect.size) >= 8, widget.name
        assert widget.area is not None or window.contains(widget.rect), (widget.name, widget.rect)
        if widget.area is not None:
            assert window.contains(widget.area.rect)
            room = Rect(0, 0, widget.area.rect.width, widget.area.content_height)
            assert room.contains(widget.rect), (widget.name, widget.rect, room)
    for one, other in combinations(widgets, 2):
        if one.area is other.area and one.shown.inflate(-_SLACK, -_SLACK).colliderect(other.shown):
            pytest.fail(f"{one.name} {one.rect} lies on {other.name} {other.rect}")


class TextRecorder:
    """Notes where every text was drawn while nothing cut it off: the box of its capitals."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawn: list[tuple[str, Rect]] = []
        draw = Brush.text

        def text(brush: Brush, surface: pygame.Surface, string: str, at: tuple[float, float], **how: object) -> Rect:
            rect = draw(brush, surface, string, at, **how)  # type: ignore[arg-type]
            if string and surface.get_clip() == surface.get_rect():
                self.drawn.append((string, rect.inflate(-2, -round(rect.height * 0.5))))
            return rect

        monkeypatch.setattr(Brush, "text", text)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(
    ("size", "ui_scale"),
    [
        ((1024, 600), 75),
        ((1024, 600), 100),
        ((1280, 720), 100),
        ((1280, 720), 150),
        ((1280, 720), 200),
        ((1024, 600), 200),
    ],
)
def test_texts_are_in_the_window_and_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, screen: str, size: tuple[int, int], ui_scale: int
) -> None:
    context = make_context(tmp_path, size, ui_scale)
    scene = SCREENS[screen](context, "tjugoett")
    context.stack.push(scene)
    recorder = TextRecorder(monkeypatch)
    scene.draw(pygame.Surface(size))
    window = Rect((0, 0), size)
    for string, rect in recorder.drawn:
        assert window.contains(rect), (string, rect)
    for (one, where), (other, there) in combinations(recorder.drawn, 2):
        assert not where.colliderect(there), f"{one!r} {where} lies on {other!r} {there}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_can_be_drawn_in_every_cloth(tmp_path: Path, screen: str, game: str) -> None:
    context = make_context(tmp_path)
    context.stack.push(SCREENS[screen](context, game))
    surface = pygame.Surface(context.scale.size)
    context.stack.draw(surface)
    assert len({tuple(surface.get_at((x, y))) for x in range(40, 1280, 60) for y in range(40, 720, 40)}) > 4


@pytest.mark.parametrize(("size", "ui_scale"), CASES)
def test_doors_keep_the_shape_of_doors(size: tuple[int, int], ui_scale: int) -> None:
    plan = place_title(Scale(*size, ui_scale / 100), 5, 4, wide_first=True)
    for door in plan.doors:
        assert 1.1 <= door.height / door.width <= 1.7, (door.size, size, ui_scale)
        assert door.height >= size[1] * 0.3


@pytest.mark.parametrize(("size", "ui_scale"), CASES)
@pytest.mark.parametrize("game", GAMES)
def test_the_button_that_continues_says_nothing_by_half(
    tmp_path: Path, game: str, size: tuple[int, int], ui_scale: int
) -> None:
    context = make_context(tmp_path, size, ui_scale)
    context.stack.push(SCREENS["title with a save"](context, game))
    button = context.stack.scenes[0].ring.widget("continue")
    assert isinstance(button, Button)
    room = button.label_room(context.brush)[1]
    for line, face, dp in (
        (button.label, Face.SEMIBOLD, button.label_size),
        (button.line, Face.TEXT, button.second_size),
    ):
        assert context.brush.fit(line, room, size=dp, face=face)[1] == line
    assert words_of(game).title in f"{button.label} {button.second}"


@pytest.mark.parametrize(("size", "ui_scale"), CASES)
def test_the_title_of_the_settings_keeps_off_the_tabs(size: tuple[int, int], ui_scale: int) -> None:
    plan = place_settings(Scale(*size, ui_scale / 100))
    assert plan.title.bottom <= plan.tabs.top or plan.tabs.left - plan.title.right >= 10


@pytest.mark.parametrize(("size", "ui_scale"), [((1024, 600), 200), ((1280, 720), 200), ((1280, 720), 100)])
def test_a_door_says_that_a_table_waits_in_every_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], ui_scale: int
) -> None:
    context = make_context(tmp_path, size, ui_scale)
    context.stack.push(SCREENS["title with a save"](context, "huszonegy"))
    recorder = TextRecorder(monkeypatch)
    context.stack.draw(pygame.Surface(size))
    assert "your table is waiting" in " ".join(text for text, _box in recorder.drawn)
