"""The program's own log on disk, for whoever mends it: what went wrong, whether it stopped the game or not."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from pathlib import Path

from game import __version__
from game.app.paths import Paths

MOST_BYTES = 1_000_000
"""Before the next note, a longer log is put away as ``banco.log.1``, in place of the one that was put away before."""
_FORMAT = f"%(asctime)s Banco {__version__} on {sys.platform}, %(name)s %(levelname)s: %(message)s"


class _RotatingFile(logging.FileHandler):
    """The standard library's own rotating handler opens sockets in its module, and no package has those."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a note. A disk that is full, or a folder that has been locked, costs the note and not the game."""
        try:
            self._put_away_if_long()
            super().emit(record)
        except OSError:
            self.handleError(record)

    def _put_away_if_long(self) -> None:
        path = Path(self.baseFilename)
        if not path.exists() or path.stat().st_size <= MOST_BYTES:
            return
        if self.stream is not None:  # Windows does not rename a file that is open
            self.stream.close()
            self.stream = None
        with suppress(OSError):  # another Banco may have it open; then the log grows on
            path.replace(path.with_name(path.name + ".1"))


def keep_log(paths: Paths) -> None:
    """Sends warnings and errors to the log file from now on, and never to a terminal, which may not be there."""
    handler: logging.Handler = logging.NullHandler()
    if paths.writable:
        handler = _RotatingFile(paths.log, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter(_FORMAT))
    logging.raiseExceptions = False
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
