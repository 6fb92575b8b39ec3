"""What every package says about the game, where packages are made, and the moment they are dated to."""

from __future__ import annotations

import os
import subprocess
import tomllib
from datetime import UTC, datetime
from pathlib import Path

from game import __version__

ROOT = Path(__file__).resolve().parents[2]
DATA = Path(__file__).resolve().parent / "data"
BUILD = ROOT / "build"
DIST = ROOT / "dist"

NAME = "Banco"
VERSION = __version__
APP_ID = "io.github.banco_game.banco"
"""The name by which software centres and macOS tell this program from all others."""
SUMMARY = "Five national games of twenty-one"
AUTHORS = "The Banco authors"
MAINTAINER = f"{AUTHORS} <banco@banco-game.invalid>"
"""An address that can be nobody's, as nobody has published a package yet. Whoever does puts their own here, and into
``APP_ID`` the name of the place where the program lives."""
OLDEST_MACOS = "11.0"


class PackagingError(Exception):
    """A package could not be made, or does not hold what was promised. The message is for the person who builds."""


def dependencies() -> list[str]:
    """The distributions that the game needs at run time, by name."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [requirement.split(">=")[0].strip() for requirement in table["dependencies"]]


def build_moment() -> int:
    """Seconds since 1970 that every file in a package is dated to: ``SOURCE_DATE_EPOCH``, else the last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given:
        return int(given)
    try:
        asked = ["git", "log", "-1", "--format=%ct"]
        return int(subprocess.run(asked, cwd=ROOT, capture_output=True, check=True, text=True).stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return 1_767_225_600  # no repository: the first day of 2026


def build_day() -> datetime:
    """The build moment as a date in UTC."""
    return datetime.fromtimestamp(build_moment(), UTC)


def build_environment(**more: str) -> dict[str, str]:
    """The environment for every build tool: the same hash seed and the same date, so that builds can be compared."""
    return {**os.environ, "PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(build_moment()), **more}


def filled(template: str) -> str:
    """A file of ``data`` with its ``@NAME@`` places filled in."""
    text = (DATA / template).read_text(encoding="utf-8")
    day = build_day()
    numbers = [int(part) for part in VERSION.split(".")]
    places = {
        "APP_ID": APP_ID,
        "VERSION": VERSION,
        "VERSION_NUMBERS": ", ".join(map(str, [*numbers, *[0] * (4 - len(numbers))])),
        "VERSION_DOTS": ".".join(map(str, [*numbers, *[0] * (4 - len(numbers))])),
        "SUMMARY": SUMMARY,
        "AUTHORS": AUTHORS,
        "MAINTAINER": MAINTAINER,
        "DATE": f"{day:%Y-%m-%d}",
        "YEAR": f"{day:%Y}",
    }
    for name, value in places.items():
        text = text.replace(f"@{name}@", value)
    return text
