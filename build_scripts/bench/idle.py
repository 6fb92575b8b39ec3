"""What the program costs while nothing happens: at the title, and at a table that waits for a person."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from build_scripts.bench.row import Row

ROOT = Path(__file__).resolve().parent.parent.parent
SECONDS = 5
SHARE = 1.0
"""Per cent of a core."""
PROGRAM = """
import json, sys, tempfile, threading, time
from game.app.journals.journal import Journal
from game.app.paths import find_paths
from game.app.session import Session
from game.app.settings import Settings
from game.app.sitting import Seat, Sitting
from game.engine.variants import GAMES
from scenes.app import App
from scenes.assets import Assets
from scenes.context import Context
from scenes.scale import Scale
from scenes.table.scene import TableScene
from scenes.title.scene import TitleScene
from scenes.window import MainWindow

screen, seconds, size = sys.argv[1], float(sys.argv[2]), (1280, 720)


def table(context):
    seats = tuple(Seat(f"Seat {seat}", seat == 0, 50) for seat in range(5))
    return TableScene(context, Session(Sitting(GAMES["tjugoett"], seats, 1, banker=0)))


with tempfile.TemporaryDirectory() as folder:
    context = Context(Assets(), Settings(speed="off"), find_paths(folder), Scale(*size))
    app = App(context, table if screen == "table" else TitleScene, MainWindow(size))
    measured = {}

    def watch():
        while screen == "table" and not (app.context.stack.top.live and not app.context.stack.top.animating):
            time.sleep(0.1)
        time.sleep(1)
        frames = app.frames
        cpu, began = time.process_time(), time.perf_counter()
        time.sleep(seconds)
        measured["share"] = 100 * (time.process_time() - cpu) / (time.perf_counter() - began)
        measured["frames"] = app.frames - frames
        app.quit()

    app.frames = 0
    flip = app.window.flip

    def count():
        app.frames += 1
        flip()

    app.window.flip = count
    threading.Thread(target=watch, daemon=True).start()
    app.run()
    print(json.dumps(measured))
"""


def measured(screen: str) -> dict[str, float]:
    """Frames drawn and per cent of a core (keys ``frames`` and ``share``). Raises CalledProcessError."""
    environment = dict(os.environ)
    has_screen = sys.platform != "linux" or environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    if not has_screen:
        environment["SDL_VIDEODRIVER"] = "dummy"
    environment["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    command = [sys.executable, "-c", PROGRAM, screen, str(SECONDS)]
    ended = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, timeout=120)
    found: dict[str, float] = json.loads(ended.stdout)
    return found


def rows() -> Iterator[Row]:
    """For each screen the frames drawn in some seconds of waiting (none), and the share of a core that it takes."""
    for screen, name in (("title", "at the title"), ("table", "waiting for a person")):
        try:
            found = measured(screen)
        except (subprocess.SubprocessError, ValueError) as error:
            yield Row(f"idle, {name}", None, "%", SHARE, note=f"not measured: {error}")
            continue
        yield Row(f"idle, {name}: frames drawn in {SECONDS} s", found["frames"], "frames", 0.0)
        yield Row(f"idle, {name}: processor", found["share"], "% of a core", SHARE)
