"""What goes into the program folder and what does not: read by ``banco.spec`` and by the tests."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterable, Sequence
from fnmatch import fnmatch
from pathlib import Path

from build_scripts.packaging.facts import ROOT

ENTRY = ROOT / "scenes" / "__main__.py"
ASSETS = ROOT / "assets"
FOR_TRANSLATORS = {".pot", ".po"}
"""Texts are shipped as catalogues (``.mo``); these are what catalogues are made from."""

SOUND_KINDS = {path.suffix for path in (ASSETS / "sounds").rglob("*") if path.is_file()}
"""While there is nothing to play, the mixer stays out, and codecs stay out that play nothing of ours."""

_MIXER = ("pygame.mixer", "pygame.mixer_music", "pygame._sdl2.audio", "pygame._sdl2.mixer")
_CODECS = {
    ".ogg": ("*vorbis*", "*libogg*"),
    ".opus": ("*opus*",),
    ".flac": ("*FLAC*",),
    ".mp3": ("*mpg123*",),
    ".mid": ("*fluidsynth*", "*sndfile*", "libstdc++*", "libgcc_s*"),
    ".mod": ("*libxmp*", "*modplug*"),
    ".wv": ("*wavpack*",),
    ".nsf": ("*libgme*", "*libgxx*"),
}
"""Libraries that the mixer plays each kind of file with."""
_SYSTEM_CLASSES = {"platformdirs.windows": "win32", "platformdirs.macos": "darwin", "platformdirs.unix": "linux"}
UNUSED_MODULES = (
    *("numpy", "pygame.surfarray", "pygame.sndarray", "pygame.pixelarray", "pygame.tests", "pygame.docs"),
    *("pygame.examples", "pygame.camera", "pygame._camera", "pygame._camera_opencv", "pygame._camera_vidcapture"),
    *("pygame._freetype", "pygame.freetype", "pygame.ftfont", "pygame.midi", "pygame.pypm", "pygame.scrap"),
    *("pygame._sdl2.video", "pygame._sdl2.controller_old", "pygame.gfxdraw", "fontpkg"),
    *(() if SOUND_KINDS else _MIXER),
    *(module for module, system in _SYSTEM_CLASSES.items() if system != sys.platform),
    *("platformdirs.android", "platformdirs.ios"),
    *(() if sys.platform == "win32" else ("ctypes", "_ctypes")),
    # The standard library: nets, archives, databases, tests and tools. hashlib has its own SHA-256 without OpenSSL.
    *("_ssl", "ssl", "_hashlib", "_socket", "socket", "socketserver", "http", "urllib.request", "email", "ftplib"),
    *("smtplib", "xml", "xmlrpc", "html", "sqlite3", "bz2", "_bz2", "lzma", "_lzma", "multiprocessing", "concurrent"),
    *("asyncio", "decimal", "_decimal", "_pydecimal", "fractions", "statistics", "unicodedata", "tkinter", "curses"),
    *("_curses", "readline", "unittest", "doctest", "pdb", "bdb", "cmd", "code", "pydoc", "optparse", "lib2to3"),
    *("distutils", "setuptools", "pkg_resources", "pip", "ensurepip", "venv", "_multibytecodec", "_codecs_jp"),
    *("_codecs_kr", "_codecs_cn", "_codecs_tw", "_codecs_hk", "_codecs_iso2022"),
)
"""Never shipped, whatever is installed in the environment that builds."""

UNUSED_FILES = (
    "*freesansbold.ttf",  # a face of pygame's own, for programs that bring none
    "*portmidi*",
    *("api-ms-win-*", "ucrtbase.dll"),  # part of Windows 10
    *(() if SOUND_KINDS else ("*SDL2_mixer*",)),
    # Elsewhere than on Windows the mixer is linked to all of them and does not load without.
    *(
        pattern
        for kind, patterns in _CODECS.items()
        if not SOUND_KINDS or (sys.platform == "win32" and kind not in SOUND_KINDS)
        for pattern in patterns
    ),
)
"""Patterns of file names that PyInstaller or pygame's hook brings along and nobody opens."""


def asset_files() -> list[tuple[Path, str]]:
    """Every file of the assets that is shipped, and the folder in the bundle where it goes."""
    found = sorted(path for path in ASSETS.rglob("*") if path.is_file() and path.suffix not in FOR_TRANSLATORS)
    return [(path, path.parent.relative_to(ROOT).as_posix()) for path in found]


def font_files() -> list[tuple[Path, str]]:
    """The faces that the game draws with, and the licence of each family."""
    from scenes.theme import Face

    families: dict[str, set[str]] = {}
    for face in Face:
        package, file = face.value
        families.setdefault(package, set()).add(file)
    found: list[tuple[Path, str]] = []
    for package, files in sorted(families.items()):
        folder = package_folder(package)
        found += [(folder / "files" / file, f"{package}/files") for file in sorted(files)]
        found.append((folder / "LICENSE", package))
    return found


def font_packages() -> list[str]:
    """The packages that hold the faces."""
    from scenes.theme import Face

    return sorted({face.value[0] for face in Face})


def package_folder(package: str) -> Path:
    """Where an installed package lies. Raises ModuleNotFoundError."""
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(package)
    return Path(found.origin).parent


def is_unused(target: str) -> bool:
    """Whether a file of the bundle, by its path in there, is one that nobody opens."""
    return any(fnmatch(Path(target).name, pattern) for pattern in UNUSED_FILES)


def without_unused(entries: Iterable[Sequence[str]]) -> list[Sequence[str]]:
    """PyInstaller's list of files (target, source, kind) without those that nobody opens."""
    return [entry for entry in entries if not is_unused(entry[0])]
