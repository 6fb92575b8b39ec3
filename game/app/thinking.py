"""Working out what takes a while, such as an opponent's move, on a thread beside the table, one thing after the other.

The thread only ever reads an observation, which nothing changes any more, and what belongs to the player who decides.
What it has worked out is fetched by the one who asked; nothing is done to the table from here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

Answer = TypeVar("Answer")

SWITCH_EVERY = 0.0005
"""Seconds after which the thread lets another run that waits: whoever draws frames waits at most about this long."""


class Thinker:
    """Thinks for one table. Call :meth:`stop` when it is left: no thread outlives it."""

    def __init__(self) -> None:
        self._pool: ThreadPoolExecutor | None = None

    def begin(self, job: Callable[[], Answer]) -> Future[Answer]:
        """Begins to work something out; the answer is in ``result()`` of what is returned, and so is what went
        wrong."""
        if self._pool is None:
            sys.setswitchinterval(SWITCH_EVERY)
            self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")
        return self._pool.submit(job)

    def stop(self) -> None:
        """Forgets what has not begun and waits for what is under way."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(cancel_futures=True)
