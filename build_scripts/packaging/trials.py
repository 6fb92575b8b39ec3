"""Tries what was built as people would have it: from anywhere, in any folder, with nothing that can be written to."""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from build_scripts.packaging.facts import PackagingError
from build_scripts.packaging.packing import entries

PATIENCE = 120
"""Seconds that a self-test may take."""
STARTS = 11
"""Of each program, taking turns; the median counts."""
MOST_TIMES_BARE_START = 1.5
REPEATS = 3
ODD_NAME = "kártyák på bordet ő ø"


def try_bundle(bundle: Path, program: str) -> Iterator[str]:
    """Run the self-test of a bundle in every odd place; a line for each. Raises PackagingError for the first failure.

    ``program``: the file to start, by its path in the bundle.
    """
    with tempfile.TemporaryDirectory() as scratch:
        room = Path(scratch)
        room.chmod(0o755)
        yield _passed("from another directory", [str(bundle / program)], room)
        odd = room / ODD_NAME / bundle.name
        shutil.copytree(bundle, odd, symlinks=True)
        start = [str(odd / program)]
        yield _passed("from a path with spaces, ő and ø", start, room)
        if os.name == "posix":
            yield _passed("with closed output", ["sh", "-c", 'exec "$0" --self-test >&- 2>&-', *start], room, words=())
            home = room / "home"
            home.mkdir()
            with _read_only(odd, home):
                person = _somebody()
                yield _passed("with a read-only install folder", start, room, user=person)
                yield _passed("with a read-only HOME as well", start, home, user=person, HOME=str(home))
                first_screen = ["sh", "-c", 'exec "$0" --first-screen >&- 2>&-', *start]
                _passed("up to the title", first_screen, home, words=(), user=person, HOME=str(home))
                yield "the title is shown with all of that read-only and the output closed"
        yield _passed("with LANG=tr_TR", start, room, LANG="tr_TR.UTF-8", LC_ALL="tr_TR.UTF-8")


def _passed(
    where: str,
    command: list[str],
    folder: Path,
    *,
    words: tuple[str, ...] = ("--self-test",),
    user: str | None = None,
    **more: str,
) -> str:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", **more}
    done = subprocess.run(
        [*command, *words],
        cwd=folder,
        env=environment,
        user=user,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    said = done.stdout.decode("utf-8", "replace") + done.stderr.decode("utf-8", "replace")
    if done.returncode or (words and "self-test passed" not in said and os.name == "posix"):
        raise PackagingError(f"the self-test {where} ended with {done.returncode}:\n{said}")
    if done.stderr:
        raise PackagingError(
            f"the self-test {where} wrote to its error output:\n{done.stderr.decode('utf-8', 'replace')}"
        )
    return f"self-test passed {where}"


def _somebody() -> str | None:
    """Whoever has no rights, if we are the one who has all of them and for whom nothing is read-only."""
    if os.geteuid() != 0:
        return None
    import pwd  # not on Windows

    return pwd.getpwnam("nobody").pw_name


@contextmanager
def _read_only(*folders: Path) -> Iterator[None]:
    """Take the right to write from folders and all in them, and give it back."""
    everything = [path for folder in folders for path in [folder, *entries(folder)] if not path.is_symlink()]
    modes = {path: path.stat().st_mode for path in everything}
    try:
        for path, mode in modes.items():
            path.chmod(mode & ~0o222)
        yield
    finally:
        for path, mode in modes.items():
            path.chmod(mode)


def compare_starts(bundle: list[str], bare: list[str], environment: dict[str, str], starts: int = STARTS) -> str:
    """How many times as long as the bare window the game takes to its first frame, in words.

    Raises PackagingError when that is too long every time: machines have other things to do now and then.
    """
    ratio, words = _measured_starts(bundle, bare, environment, starts)
    for _ in range(REPEATS):
        if ratio > MOST_TIMES_BARE_START:
            ratio, words = _measured_starts(bundle, bare, environment, starts)
    if ratio > MOST_TIMES_BARE_START:
        raise PackagingError(f"The packaged game starts too slowly: {words}")
    return words


def _measured_starts(bundle: list[str], bare: list[str], environment: dict[str, str], starts: int) -> tuple[float, str]:
    jobs: dict[str, Callable[[], float]] = {
        "banco": lambda: _seconds([*bundle, "--first-frame"], environment),
        "bare": lambda: _seconds(bare, environment),
    }
    measured: dict[str, list[float]] = {name: [] for name in jobs}
    for attempt in range(starts + 1):
        for name, job in jobs.items():
            seconds = job()
            if attempt:  # the first start fills the disk cache
                measured[name].append(seconds)
    game, window = (statistics.median(measured[name]) for name in jobs)
    words = f"first frame after {game * 1000:.0f} ms, a bare window after {window * 1000:.0f} ms"
    return game / window, f"{words}: {game / window:.2f} times (at most {MOST_TIMES_BARE_START})"


def with_a_screen() -> dict[str, str]:
    """Our own environment, with SDL's unseen screen where there is no other."""
    has_screen = sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return dict(os.environ) if has_screen else {**os.environ, "SDL_VIDEODRIVER": "dummy"}


def _seconds(command: list[str], environment: dict[str, str]) -> float:
    """How long a program runs that ends right after its first frame. Raises PackagingError when it fails."""
    began = time.perf_counter()
    done = subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=False
    )
    seconds = time.perf_counter() - began
    if done.returncode:
        raise PackagingError(f"{command[0]} ended with {done.returncode}: {done.stderr.decode('utf-8', 'replace')}")
    return seconds
