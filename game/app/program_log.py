"""The program's own log on disk, for whoever mends it: what went wrong without stopping the game."""

from __future__ import annotations

import logging

from game.app.paths import Paths

MOST_BYTES = 1_000_000
"""A longer log is put away as ``banco.log.1`` when the program starts."""


def keep_log(paths: Paths) -> None:
    """Sends warnings and errors to the log file from now on, and never to a terminal, which may not be there."""
    handler: logging.Handler = logging.NullHandler()
    if paths.writable:
        try:
            if paths.log.exists() and paths.log.stat().st_size > MOST_BYTES:
                paths.log.replace(paths.log.with_name(paths.log.name + ".1"))
            handler = logging.FileHandler(paths.log, encoding="utf-8", delay=True)
        except OSError:
            pass  # a log that cannot be put away is no reason not to play
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
    logging.raiseExceptions = False
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
