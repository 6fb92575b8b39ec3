"""One command for everything: ``python3 build_scripts/dev.py play`` (or ``test``, ``check``, ``bench``, ``package``).

Each command does all the set-up first: it makes the virtual environment ``.venv`` in the project folder, installs what
the command needs and writes a stamp, so that the next run starts at once. ``package`` has a bare one in ``build``, so
that nothing gets into a package that the game does not need. Standard library only; the file can be read
by Python 3.8, so that an old Python gets a sentence and not a syntax error.

Exit status: that of the command, 1 if the set-up failed, 2 for a call that cannot work, 130 after Ctrl-C.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import platform
import signal
import subprocess
import sys
from pathlib import Path

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
STOPPED = 130  # the exit status of what Ctrl-C ended
COMMANDS = ("play", "test", "check", "bench", "package")
SOURCES = ("game", "scenes", "build_scripts", "tests")
USAGE = """usage: dev.py COMMAND [ARGUMENT ...]

  play [ARGUMENT ...]   start the game
  test [ARGUMENT ...]   run the tests; the arguments go to pytest
  check                 ruff, ruff format and mypy --strict over the whole source
  bench [ARGUMENT ...]  measure Banco against others; the arguments go to benchmark.py (--json)
  package [--windows]   make and try the packages for this system, or on Linux those for Windows; see package --help"""


class SetUpError(Exception):
    """The environment cannot be made ready; the message is one sentence for the person at the keyboard."""


def python_of(environment: Path) -> Path:
    """The interpreter inside a virtual environment, whether it exists or not."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def requirements(project: Path, extra: str) -> list[str]:
    """What pip must install: the run-time dependencies, and those of the extra unless it is ``""``."""
    import tomllib  # not at the top: Python 3.11 brought it

    table = tomllib.loads(project.read_text(encoding="utf-8"))["project"]
    return [*table["dependencies"], *(table["optional-dependencies"][extra] if extra else ())]


class Stamp:
    """The note in an environment: for which ``pyproject.toml`` and which Python which extras are installed."""

    def __init__(self, environment: Path, project: Path) -> None:
        """Neither path needs to exist, except ``project`` once the stamp is read or written."""
        self.path = environment / "banco-stamp.json"
        self.project = project

    def key(self) -> str:
        """What the stamp hangs on: a hash of ``pyproject.toml`` and the version of this Python."""
        content = self.project.read_bytes() + platform.python_version().encode()
        return hashlib.sha256(content).hexdigest()

    def extras(self) -> list[str]:
        """The extras known to be installed, ``""`` being the run-time dependencies; none if the stamp is stale."""
        try:
            note = json.loads(self.path.read_text(encoding="utf-8"))
            if note["key"] == self.key():
                return [str(extra) for extra in note["extras"]]
        except (OSError, ValueError, KeyError, TypeError):
            pass
        return []

    def add(self, extra: str) -> None:
        """Note that this extra, and with it the run-time dependencies, are installed."""
        note = {"key": self.key(), "extras": sorted({*self.extras(), "", extra})}
        unfinished = self.path.with_suffix(".tmp")
        unfinished.write_text(json.dumps(note), encoding="utf-8")
        unfinished.replace(self.path)


def quiet(command: list[str]) -> tuple[int, str]:
    """Run a command without showing its output; its exit status and the output."""
    environment = {**os.environ, "PYTHONUTF8": "1", "PIP_USER": "0"}
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        return 1, str(error)
    return done.returncode, done.stdout


def last_line(output: str) -> str:
    """The line of a tool's output that says most: its last error, else its last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["it gave no reason"])[-1]


def is_usable(python: Path) -> bool:
    """Whether the environment has a Python of the right age and a pip; a missing pip is put there if possible."""
    status, _ = quiet([str(python), "-c", f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"])
    if status:
        return False
    has_pip = [str(python), "-c", "import pip._internal.cli.main"]
    return quiet(has_pip)[0] == 0 or (
        quiet([str(python), "-m", "ensurepip", "--upgrade"])[0] == 0 and quiet(has_pip)[0] == 0
    )


def make_environment(environment: Path) -> None:
    """Make the virtual environment afresh, whatever was there. :class:`SetUpError` says why it cannot be made."""
    if not all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        raise SetUpError(
            "This Python cannot make virtual environments because its venv or ensurepip module is missing; "
            "on Debian and Ubuntu `sudo apt install python3-venv` brings it, then run the same command again."
        )
    print(f"Making the virtual environment {environment.name} ...", flush=True)
    # Not sys.executable: started from .venv itself, that is the very file to be replaced.
    base_python = getattr(sys, "_base_executable", sys.executable)
    status, output = quiet([base_python, "-m", "venv", "--clear", str(environment)])
    if status:
        raise SetUpError(f"The virtual environment {environment.name} could not be made: {last_line(output)}")


def install(python: Path, packages: list[str]) -> None:
    """Install packages with the environment's pip. :class:`SetUpError` says what went wrong."""
    print("Installing what is missing (only this once) ...", flush=True)
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    status, output = quiet([*pip, "install", "--retries", "2", "--timeout", "20", *packages])
    if status == 0:
        return
    unreachable = (
        "NewConnectionError",
        "ConnectTimeout",
        "ReadTimeout",
        "ProxyError",
        "name resolution",
        "getaddrinfo",
    )
    if any(sign in output for sign in unreachable):
        raise SetUpError(
            "The packages could not be fetched because pip does not reach the Python package index; "
            "check the network connection or the proxy and run the same command again."
        )
    raise SetUpError(f"pip could not install the packages: {last_line(output)}")


def prepare(extra: str, environment: Path = ROOT / ".venv") -> Path:
    """Make the environment ready for a command that needs this extra; the Python to run it with."""
    python = python_of(environment)
    stamp = Stamp(environment, ROOT / "pyproject.toml")
    if extra in stamp.extras() and python.exists():
        return python
    # While this file is there pip is at work, or was when it was interrupted: packages may lie there in pieces.
    at_work = environment / "banco-unfinished"
    if at_work.exists() or not is_usable(python):
        make_environment(environment)
    at_work.touch()
    try:
        install(python, requirements(stamp.project, extra))
        stamp.add(extra)
    except SetUpError:
        at_work.unlink()  # pip gave up in good order
        raise
    at_work.unlink()
    return python


def run(command: list[str]) -> int:
    """Run a command in the project folder as if it had been called itself; its exit status.

    Ctrl-C reaches the child as well: it ends by itself, and is ended if it does not within five seconds.
    """
    child = subprocess.Popen(command, cwd=ROOT)
    try:
        status = child.wait()
    except KeyboardInterrupt:
        status = STOPPED
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(5)
    finally:
        if child.poll() is None:
            child.terminate()
            child.wait()
    return status if status >= 0 else 128 - status


def missing_screen(system: str, variables: dict[str, str]) -> str | None:
    """The sentence for somebody who wants to play on a machine without a screen; ``None`` if a window can open."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    if system != "linux" or any(variables.get(name) for name in names):
        return None
    return (
        "Banco cannot open its window because this machine has no screen: neither DISPLAY nor WAYLAND_DISPLAY is set."
    )


def check(python: str) -> int:
    """Run every checker, also after one has complained; the worst exit status."""
    worst = 0
    for job in (["ruff", "check"], ["ruff", "format", "--check"], ["mypy", "--strict"]):
        print("$", *job, *SOURCES, flush=True)
        status = run([python, "-m", *job, *SOURCES])
        if status == STOPPED:
            return status
        worst = max(worst, status)
    return worst


def main(arguments: list[str]) -> int:
    """Carry out a command line without the program's name; the exit status."""
    if arguments[:1] in ([], ["-h"], ["--help"]):
        print(USAGE)
        return 0 if arguments else 2
    command, rest = arguments[0], arguments[1:]
    if command not in COMMANDS:
        known = f"{', '.join(COMMANDS[:-1])} and {COMMANDS[-1]}"
        print(f"dev.py does not know the command '{command}'; it knows {known}.", file=sys.stderr)
        return 2
    sentence = missing_screen(sys.platform, dict(os.environ)) if command == "play" else None
    if sentence:
        print(sentence, file=sys.stderr)
        return 2
    if command == "play":
        return run([str(prepare("")), "-m", "scenes", *rest])
    if command == "test":
        return run([str(prepare("dev")), "-m", "pytest", *rest])
    if command == "check":
        return check(str(prepare("dev")))
    if command == "package":
        return run([str(prepare("package", ROOT / "build" / "environment")), "-m", "build_scripts.package", *rest])
    try:
        python = prepare("bench")
    except SetUpError as reason:
        print(reason, "Going on without the others' engines.", file=sys.stderr)
        python = prepare("")
    return run([str(python), "-m", "build_scripts.benchmark", *rest])


def stop(number: int, _frame: object) -> None:
    """Turn a signal into an orderly end, so that a child is ended too."""
    raise SystemExit(128 + number)


if __name__ == "__main__":
    if sys.version_info < OLDEST_PYTHON:
        print(f"Banco needs Python 3.11 or newer, and this is Python {platform.python_version()}.", file=sys.stderr)
        sys.exit(2)
    signal.signal(signal.SIGTERM, stop)
    try:
        sys.exit(main(sys.argv[1:]))
    except SetUpError as reason:
        print(reason, file=sys.stderr)
        sys.exit(1)
    except OSError as reason:
        print(f"The virtual environment cannot be written: {reason}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        sys.exit(STOPPED)
