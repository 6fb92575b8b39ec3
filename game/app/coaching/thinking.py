"""Working out what takes a while, such as an opponent's move, on a thread beside the table, one thing after the other.

The thread only ever reads an observation, which nothing changes any more, and what belongs to the player who decides.
What it has worked out is fetched by the one who asked; nothing is done to the table from here.

Two threads of Python share one processor, and handing it over takes time at every turn. So while something moves on the
screen the thread stands still whenever a frame is being drawn: between two calls of functions it looks whether it may
go on. That makes it slower, so it looks only as long as something moves.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from threading import Event
from typing import Any, TypeVar

Answer = TypeVar("Answer")

SWITCH_EVERY = 0.0005
"""Seconds after which the thread lets another run that waits: whoever draws frames waits at most about this long."""


class Thinker:
    """Thinks for one program. Call :meth:`stop` when a table is left: no thread outlives it."""

    def __init__(self) -> None:
        self._pool: ThreadPoolExecutor | None = None
        self._may_go_on = Event()
        self._may_go_on.set()
        self._frames_come = False

    def begin(self, job: Callable[[], Answer]) -> Future[Answer]:
        """Begins to work something out; the answer is in ``result()`` of what is returned, and so is what went
        wrong."""
        if self._pool is None:
            sys.setswitchinterval(SWITCH_EVERY)
            self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")
        return self._pool.submit(self._work_out, job)

    def _work_out(self, job: Callable[[], Answer]) -> Answer:
        sys.setprofile(self._between_calls)
        gc.disable()  # going through all that is kept takes as long as many a thought
        try:
            return job()
        finally:
            gc.enable()
            sys.setprofile(None)

    def _between_calls(self, _frame: object, _event: str, _argument: Any) -> None:
        if not self._may_go_on.is_set():
            self._may_go_on.wait()
        elif not self._frames_come:
            sys.setprofile(None)

    @contextmanager
    def still(self, *, moving: bool) -> Iterator[None]:
        """Meanwhile a frame is worked out and drawn; ``moving``: and more will follow at once, so nobody thinks."""
        self._frames_come = moving
        if moving:
            self._may_go_on.clear()
        try:
            yield
        finally:
            self._may_go_on.set()

    def wait(self, thoughts: Iterable[Future[Any]], patience: float) -> bool:
        """Lets the thread work for at most so many seconds, also within a frame. True when all thoughts are there."""
        stood_still = not self._may_go_on.is_set()
        self._may_go_on.set()
        done = not wait(thoughts, patience).not_done
        if stood_still:
            self._may_go_on.clear()
        return done

    def hurry(self, thoughts: Iterable[Future[Any]], patience: float) -> bool:
        """The same for what a person waits for: it does not stand still for pictures any more."""
        self._frames_come = False
        return self.wait(thoughts, patience)

    def stop(self) -> None:
        """Forgets what has not begun and waits for what is under way."""
        pool, self._pool = self._pool, None
        if pool is not None:
            self._may_go_on.set()
            pool.shutdown(cancel_futures=True)
