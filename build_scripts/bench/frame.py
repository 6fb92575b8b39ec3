"""The drawing time of a frame at its busiest: ten seats, everything moving, 1920x1080, no flip."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Iterator

from build_scripts.bench.row import Row

SIZE = (1920, 1080)
FRAMES = 600
WARM_UP = 30
MEDIAN = 4.0
SLOWEST = 8.0


def rows() -> Iterator[Row]:
    """Median and 99th percentile of the drawing time in milliseconds.

    It is the processor time of the drawing thread: what else the machine does meanwhile counts for nothing.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"  # set here, after the start was measured on the real screen
    median, slowest = "frame, ten seats moving: median", "frame, ten seats moving: 99th percentile"
    try:
        import pygame

        from scenes.table.bench import busy_table
    except ImportError:
        yield Row(median, None, "ms", MEDIAN, note="not available")
        return
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    draw = busy_table(SIZE)
    for _ in range(WARM_UP):
        draw()
    milliseconds = []
    for _ in range(FRAMES):
        started = time.thread_time()
        draw()
        milliseconds.append((time.thread_time() - started) * 1000)
    pygame.quit()
    yield Row(median, statistics.median(milliseconds), "ms", MEDIAN)
    yield Row(slowest, statistics.quantiles(milliseconds, n=100)[-1], "ms", SLOWEST)
