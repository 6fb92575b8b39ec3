"""A table from its opening to the end of its third deal: the drawing time of each frame; and whole decks of cards."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator

from build_scripts.bench.row import Row

SIZE = (1920, 1080)
SEATS = 6
ROUNDS = 3
FRAME = 16
"""Milliseconds from one frame to the next."""
SLOWEST = 8.0
FACES_WIDE = 200
DECK = 1500.0
"""Milliseconds in which all faces of a deck are to be rasterised."""
MOST_BYTES = 5.0
"""Megabytes of both decks as files."""


def rows() -> Iterator[Row]:
    """The slowest steps and frames in milliseconds of processor time of the drawing thread; the faces of each deck."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    try:
        import pygame

        from scenes.table.bench import opened_table
    except ImportError:
        yield Row("opening of a table: slowest step", None, "ms", SLOWEST, note="not available")
        return
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    prepare, frame = opened_table(SIZE, SEATS, ROUNDS)
    opening = _times(prepare)
    yield Row("opening of a table: slowest step", max(opening), "ms", SLOWEST, note=f"{len(opening)} steps")
    frames = _times(frame)
    over = sum(one > SLOWEST for one in frames)
    note = f"{over} of {len(frames)} frames over {SLOWEST:g} ms"
    yield Row("three deals, six seats: slowest frame", max(frames), "ms", SLOWEST, note=note)
    yield from _decks()
    pygame.quit()


def _times(step: Callable[[], bool]) -> list[float]:
    """Milliseconds of every step until one says that there is none after it."""
    taken, more = [], True
    while more:
        started = time.thread_time()
        more = step()
        taken.append((time.thread_time() - started) * 1000)
    return taken


def _decks() -> Iterator[Row]:
    from game.engine.cards import PACK_32, PACK_52
    from scenes.assets import Assets

    assets = Assets()
    for deck, pack, language in (("french", PACK_52, "en"), ("german", PACK_32, "hu")):
        assets.rank_label(deck, "A", language)  # reads the files
        started = time.thread_time()
        for card in pack:
            assets.draw_card(deck, card.code, FACES_WIDE, language=language)
        taken = (time.thread_time() - started) * 1000
        yield Row(f"{deck} deck, {FACES_WIDE} px wide", taken, "ms", DECK, note=f"{len(pack)} faces")
    size = sum(file.stat().st_size for file in (assets.root / "decks").rglob("*") if file.is_file())
    yield Row("both decks as files", size / 1e6, "MB", MOST_BYTES)
