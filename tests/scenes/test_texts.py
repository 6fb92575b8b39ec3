"""Texts in a language 40 % longer: at the table too nothing leaves its widget; and the fonts have every letter."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pygame
import pytest
from babel.messages.pofile import read_po
from fontTools.ttLib import TTFont
from pygame import Rect

from build_scripts import messages
from game.app.settings import Settings
from game.app.text import NATIVE_NAMES, PSEUDO, set_language
from game.engine.variants import GAMES
from scenes import assets
from scenes.app import App
from scenes.table.scene import TableScene
from scenes.theme import Face
from scenes.ui import Brush, Command, Look, Verb, Widget
from scenes.ui.brush import ELLIPSIS
from tests.scenes.table.sittings import sit_down

from .robots import MOVES

ROOT = Path(__file__).resolve().parents[2]
ALPHABETS = "ÆØÅæøå ÄÖÅäöå ÄÖÜẞäöüß ÁÉÍÓÖŐÚÜŰáéíóöőúüű „“”«»’‘–—−½×·…"


@pytest.fixture
def longer() -> Iterator[None]:
    set_language(PSEUDO)
    yield
    set_language("en")


class TextsOfWidgets:
    """Notes every text that is drawn, and the widget that draws it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawn: list[tuple[Widget | None, str, Rect]] = []
        self._widget: Widget | None = None
        recorder, text, draw = self, Brush.text, Widget.draw

        def noted_text(brush: Brush, surface: pygame.Surface, string: str, *how: object, **also: object) -> Rect:
            rect = text(brush, surface, string, *how, **also)  # type: ignore[arg-type]
            if string.strip():
                recorder.drawn.append((recorder._widget, string, rect.inflate(-2, -round(rect.height * 0.5))))
            return rect

        def noted_draw(widget: Widget, brush: Brush, surface: pygame.Surface, look: Look) -> None:
            recorder._widget = widget
            draw(widget, brush, surface, look)
            recorder._widget = None

        monkeypatch.setattr(Brush, "text", noted_text)
        monkeypatch.setattr(Widget, "draw", noted_draw)

    def check(self, window: Rect, where: str) -> None:
        bar = [(widget, string, rect) for widget, string, rect in self.drawn if widget is not None]
        for widget, string, rect in bar:
            assert widget.shown.inflate(2, 2).contains(rect), f"{string!r} leaves {widget.name} {where}"
            assert string != ELLIPSIS, f"nothing of a text is left in {widget.name} {where}"
        for number, (_, one, here) in enumerate(bar):
            for _, other, there in bar[number + 1 :]:
                assert not here.colliderect(there), f"{one!r} lies on {other!r} {where}"
        for _, string, rect in self.drawn:
            assert window.contains(rect), f"{string!r} leaves the window {where}"


@pytest.mark.parametrize(
    ("size", "ui_scale"),
    [((1024, 600), 75), ((1024, 600), 100), ((1024, 600), 150), ((1024, 600), 200), ((1280, 720), 200)],
)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("longer")
def test_no_text_leaves_its_button_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int], ui_scale: int
) -> None:
    settings = Settings(speed="off", ui_scale=ui_scale)
    app, scene = sit_down(tmp_path, game, seats=4, size=size, deal=4, settings=settings)
    random, texts, looked = Random(3), TextsOfWidgets(monkeypatch), 0
    for _ in range(400):
        app.window.minimised = True
        app.step([], 30)
        app.window.minimised = False
        if scene.live or (scene.session.to_act is None and not scene.animating):
            looked += 1
            texts.drawn.clear()
            app.context.stack.draw(app.window.surface)
            texts.check(Rect((0, 0), size), f"in deal {scene.session.round_number}")
            if looked > 7 or app.context.stack.top is not scene:
                break
            _go_on(app, scene, random)
    assert looked > 4


def _go_on(app: App, scene: TableScene, random: Random) -> None:
    names = [one.name for one in scene.ring.widgets if one.name in MOVES and getattr(one, "enabled", True)]
    if scene.live and names:
        scene.ring.widget(random.choice(names)).press()
    else:
        scene.handle(Command(Verb.PRESS))


@cache
def letters_of(face: Face) -> frozenset[str]:
    package, file = face.value
    folder = assets._font_folder(package)
    assert folder is not None
    return frozenset(map(chr, TTFont(folder / file).getBestCmap()))


@cache
def texts_of_the_program() -> str:
    """Everything that may come onto the screen: marked texts, translations, and all other literals."""
    found = ["".join(NATIVE_NAMES.values()), ELLIPSIS, ALPHABETS]
    for message in messages.collect():
        found += [message.id] if isinstance(message.id, str) else message.id
    for source in messages.LOCALE.glob("*/LC_MESSAGES/banco.po"):
        with source.open("rb") as file:
            for message in read_po(file):
                found += [message.string] if isinstance(message.string, str) else message.string or ()
    for source in [*(ROOT / "scenes").rglob("*.py"), *(ROOT / "game" / "app").rglob("*.py")]:
        tree = ast.parse(source.read_text(encoding="utf-8"))
        docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
                found.append(node.value)
    return "".join(text for text in found if text)


@pytest.mark.parametrize("face", [Face.TEXT, Face.MEDIUM, Face.SEMIBOLD, Face.BOLD, Face.ITALIC])
def test_the_text_faces_have_every_character_of_the_program(face: Face) -> None:
    missing = {letter for letter in texts_of_the_program() if letter.isprintable()} - letters_of(face)
    assert not missing, f"{face.name} has no {' '.join(sorted(missing))}"


@pytest.mark.parametrize("face", [Face.HEADING, Face.TITLE])
def test_the_faces_of_titles_have_every_letter_of_every_language(face: Face) -> None:
    missing = {letter for letter in texts_of_the_program() if letter.isalpha()} - letters_of(face)
    assert not missing, f"{face.name} has no {' '.join(sorted(missing))}"
