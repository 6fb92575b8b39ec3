"""When a scene fails: a note in the log, and a room for the message that lets the person go on."""

from __future__ import annotations

import sys
import time
import traceback
from pathlib import Path

import pygame

from scenes.opening import paint_lounge
from scenes.stack import Scene

LOG_BYTES = 256 * 1024


class EmptyRoom(Scene):
    """Nothing but the dark room: what lies under the message."""

    def draw(self, surface: pygame.Surface) -> None:
        paint_lounge(surface, self.context.assets)


def log_failure(log: Path) -> None:
    """Add the exception being handled to ``log``. A long log becomes ``<name>.1``; a folder that cannot be written to
    costs the note, not the program."""
    note = f"{time.strftime('%Y-%m-%d %H:%M:%S')} {sys.version.split()[0]} {sys.platform}\n{traceback.format_exc()}\n"
    try:
        if log.exists() and log.stat().st_size > LOG_BYTES:
            log.replace(log.with_name(log.name + ".1"))
        with log.open("a", encoding="utf-8") as file:
            file.write(note)
    except OSError:
        pass
