"""The time from process start until something is drawn, beside a bare pygame-ce window of the same size."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from build_scripts.bench.row import Row

ROOT = Path(__file__).resolve().parent.parent.parent
STARTS = 9
TARGET = 1.5
BARE_WINDOW = """
import pygame
pygame.display.init()
screen = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
screen.fill((20, 90, 60))
pygame.display.flip()
"""


def seconds_to_run(arguments: list[str], environment: dict[str, str]) -> float:
    """Seconds from the start of a Python program to its end; raises `subprocess.CalledProcessError` if it fails."""
    started = time.perf_counter()
    subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, check=True, capture_output=True)
    return time.perf_counter() - started


def rows() -> Iterator[Row]:
    """Ratios of the medians: until the window shows its opening picture (promised), and until the title is complete.

    All programs end as soon as they have drawn that, and take turns.
    """
    environment = dict(os.environ)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its byte code
    has_screen = sys.platform != "linux" or environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    if not has_screen:
        environment["SDL_VIDEODRIVER"] = "dummy"
    programs = {
        "bare": ["-c", BARE_WINDOW],
        "opening picture": ["-m", "scenes", "--first-frame"],
        "complete title": ["-m", "scenes", "--first-screen"],
    }
    measured: dict[str, list[float]] = {name: [] for name in programs}
    try:
        for attempt in range(STARTS + 1):
            for name, arguments in programs.items():
                seconds = seconds_to_run(arguments, environment)
                if attempt:  # the first start compiles and fills the disk cache
                    measured[name].append(seconds)
    except subprocess.CalledProcessError as error:
        what = "Banco" if "scenes" in error.cmd else "the bare window"
        lines = error.stderr.decode(errors="replace").split("\n")
        yield Row("start / bare window", None, "times", TARGET, note=f"{what} did not start: {(lines[-2:] or [''])[0]}")
        return
    bare = statistics.median(measured.pop("bare"))
    where = "on the screen" if has_screen else "no screen: dummy driver"
    for name, target in (("opening picture", TARGET), ("complete title", None)):
        seconds = statistics.median(measured[name])
        note = f"{seconds * 1000:.0f} ms to {bare * 1000:.0f} ms, {where}"
        yield Row(f"start / bare window: {name}", seconds / bare, "times", target, note=note)
