"""Runs PyInstaller: the program folder of the game, and that of a bare window to compare it with."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from build_scripts.packaging.facts import BUILD, DATA, NAME, ROOT, PackagingError, build_environment, filled
from build_scripts.packaging.icons import write_icons
from build_scripts.packaging.licences import licence_list
from build_scripts.packaging.reports import differences, file_hashes

STAMP = BUILD / "stamp"
BARE = DATA / "bare.py"


def run_tool(command: list[str], *, environment: dict[str, str] | None = None) -> str:
    """Run a tool; what it printed. Raises PackagingError with the end of that when it fails."""
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
        raise PackagingError(f"{command[0]} cannot be started: {error}") from error
    if done.returncode:
        end = "\n".join(done.stdout.splitlines()[-25:])
        raise PackagingError(f"{' '.join(command)} ended with {done.returncode}:\n{end}")
    return done.stdout


def write_stamp() -> None:
    """Icons and version information, where the spec looks for them."""
    write_icons(STAMP)
    (STAMP / "version_info.txt").write_text(filled("version_info.txt"), encoding="utf-8")


def build_bundle(python: list[str] | None = None, *, folder: str = "native", **environment: str) -> Path:
    """The folder with the finished program (on macOS the ``.app``). ``python``: the interpreter that builds."""
    made = _pyinstaller(python or [sys.executable], folder, environment)
    finished = made / {"darwin": f"{NAME}.app", "linux": NAME.lower()}.get(sys.platform, NAME)
    if not finished.exists():  # under Wine, which is Windows inside Linux
        finished = made / NAME
    inside = finished / "Contents" / "Resources" if finished.suffix == ".app" else finished
    (inside / "LICENCES.txt").write_text(licence_list(finished), encoding="utf-8", newline="\n")
    if finished.suffix == ".app":  # PyInstaller signed it before this file was there; "-": by nobody in particular
        run_tool(["codesign", "--force", "--deep", "--sign", "-", str(finished)])
    return finished


def build_bare(python: list[str] | None = None, *, folder: str = "native", **environment: str) -> Path:
    """A window and nothing in it, built with the same spec and all that PyInstaller finds."""
    entry = BARE.relative_to(ROOT).as_posix()
    return _pyinstaller(python or [sys.executable], f"{folder}-bare", {**environment, "BANCO_ENTRY": entry}) / "bare"


def compare_builds(bundle: Path, build: Callable[[], Path]) -> str:
    """Build once more; what the second build has that the first has not, in words."""
    first = bundle.parent.with_name(f"{bundle.parent.name}-first")
    shutil.rmtree(first, ignore_errors=True)
    bundle.parent.rename(first)
    second = build()
    found = differences(first / bundle.name, second)
    shutil.rmtree(first)
    return "\n".join(found) or f"Two builds are the same: {len(file_hashes(second))} files, the same hashes."


def _pyinstaller(python: list[str], folder: str, environment: dict[str, str]) -> Path:
    """Carry out the spec; the folder where the result lies. Paths are relative, so that Wine takes them too."""
    made = BUILD / folder
    shutil.rmtree(made, ignore_errors=True)
    work = f"build/work-{folder}"
    command = [*python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", f"build/{folder}", "--workpath", work, "build_scripts/banco.spec"]
    run_tool(command, environment=build_environment(**environment))
    return made
