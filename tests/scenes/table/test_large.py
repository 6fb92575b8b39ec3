"""Cards drawn ahead: all of the pack, whatever has been dealt, and then nothing more happens."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.app.paths import find_paths
from game.engine.cards import PACK_32, PACK_52
from scenes.app import App
from scenes.assets import Assets
from scenes.table.large import LargeCards, Look
from scenes.table.scene import TableScene
from tests.scenes.table.sittings import sit_down

FRENCH = Look("tjugoett", "french", "sv", 52)


def wait_for(cards: LargeCards) -> None:
    until = time.monotonic() + 30
    while not cards.ready and time.monotonic() < until:
        time.sleep(0.01)
    assert cards.ready


@pytest.mark.parametrize(("look", "pack"), [(FRENCH, PACK_52), (Look("huszonegy", "german", "hu", 32), PACK_32)])
def test_the_whole_pack_is_drawn_ahead(look: Look, pack: tuple[object, ...]) -> None:
    cards = LargeCards(Assets(), look, 40)
    cards.draw_ahead()
    wait_for(cards)
    assert look.cards == len(pack)
    assert cards.picture(None).get_size() == (80, 120)


def test_nothing_is_drawn_ahead_any_more_once_it_is_stopped() -> None:
    cards = LargeCards(Assets(), FRENCH, 150)
    cards.draw_ahead()
    cards.stop()
    assert not cards.ready
    assert cards.picture(PACK_52[0]).get_width() == 300  # whoever needs one gets it all the same


def test_very_large_cards_are_drawn_once_and_not_twice_as_large() -> None:
    assert LargeCards(Assets(), FRENCH, 384).width == 384


def waiting_table(folder: Path) -> tuple[App, TableScene]:
    """A table at which a person is asked for something."""
    app, scene = sit_down(folder)
    for _ in range(2000):
        app.step([], 16)
        if scene.live and not scene.animating:
            return app, scene
    raise AssertionError("nobody is asked")


def test_a_table_that_waits_draws_nothing(tmp_path: Path) -> None:
    app, _scene = waiting_table(tmp_path)
    app.step([], 500)
    assert not any(app.step([], 500) for _ in range(10))


def test_the_table_says_when_nothing_is_saved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    for folder, noted in ((tmp_path / "file", True), (tmp_path / "data", False)):
        assert find_paths(folder).writable is not noted
        app, scene = sit_down(folder)
        scene.draw(app.window.surface)
        rail = app.window.surface.subsurface((400, 2, 480, 28))
        dark = sum(rail.get_at((x, 14))[:3] == (16, 24, 23) for x in range(480))
        assert (dark > 100) is noted
        app.close()
