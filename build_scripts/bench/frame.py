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
TARGET = 4.0


def rows() -> Iterator[Row]:
    """Median and 99th percentile of the drawing time in milliseconds."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"  # set here, after the start was measured on the real screen
    try:
        from scenes.table.bench import busy_table
    except ImportError:
        yield Row("frame, ten seats moving", None, "ms", TARGET, note="not available")
        return
    draw = busy_table(SIZE)
    for _ in range(WARM_UP):
        draw()
    milliseconds = []
    for _ in range(FRAMES):
        started = time.perf_counter()
        draw()
        milliseconds.append((time.perf_counter() - started) * 1000)
    yield Row("frame, ten seats moving: median", statistics.median(milliseconds), "ms", TARGET)
    yield Row("frame, ten seats moving: 99th percentile", statistics.quantiles(milliseconds, n=100)[-1], "ms")
