"""What ``--version`` and ``--self-test`` say, and what a self-test overhears."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path


class Report:
    """Prints each line at once where there is somewhere to print to, and writes it to ``copy`` if given.

    A windowed program on Windows has no output of its own: there the copy is all that remains.
    """

    def __init__(self, copy: Path | None) -> None:
        self._copy = copy
        if copy is not None:
            copy.write_text("", encoding="utf-8")

    def line(self, text: str) -> None:
        """Say one line. Output that was closed is no reason to fail."""
        if self._copy is not None:
            with self._copy.open("a", encoding="utf-8") as file:
                file.write(text + "\n")
        try:
            if sys.stdout is not None:
                sys.stdout.buffer.write((text + os.linesep).encode("utf-8"))
                sys.stdout.buffer.flush()
        except (OSError, ValueError, AttributeError):
            sys.stdout = None  # closed: nobody listens


class Witness(logging.Handler):
    """Keeps what the program would note in its log: a scene that fails does not end the program, but does the test."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one note, with the exception that led to it."""
        reason = record.exc_info[1] if record.exc_info else None
        cause = f": {type(reason).__name__}: {reason}" if reason else ""
        self.heard.append(record.getMessage() + cause)


def version_line() -> str:
    """The versions of the game and of what it runs on, and where it lies."""
    import pygame

    from game import __version__

    sdl = ".".join(map(str, pygame.get_sdl_version()))
    kind = "packaged" if getattr(sys, "frozen", False) else "from source"
    python = sys.version.split()[0]
    return f"{__version__} ({kind}; Python {python}, pygame-ce {pygame.ver}, SDL {sdl}, {sys.platform})"
