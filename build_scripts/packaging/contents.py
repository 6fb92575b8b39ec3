"""What goes into the program folder and what does not: read by ``banco.spec`` and by the tests."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path, PurePath

from build_scripts.packaging.facts import ROOT

ENTRY = ROOT / "scenes" / "__main__.py"
ASSETS = ROOT / "assets"
FOR_TRANSLATORS = {".pot", ".po"}
"""Texts are shipped as catalogues (``.mo``); these are what catalogues are made from."""

KINDS = {path.suffix for path in ASSETS.rglob("*") if path.is_file()}
"""The kinds of file among the assets: codecs for others stay out where a codec is a file of its own."""
HAS_SOUND = (ASSETS / "sounds").is_dir()

_MIXER = ("pygame.mixer", "pygame.mixer_music", "pygame._sdl2.mixer")
_SOUND_CODECS = {
    ".ogg": ("*vorbis*", "*libogg*"),
    ".opus": ("*opus*",),
    ".flac": ("*FLAC*",),
    ".mp3": ("*mpg123*",),
    ".mid": ("*fluidsynth*", "*sndfile*"),
    ".mod": ("*libxmp*", "*modplug*"),
    ".wv": ("*wavpack*",),
    ".nsf": ("*libgme*", "*libgxx*"),
}
"""Libraries that the mixer plays each kind of file with."""
_PICTURE_CODECS = {
    ".png": ("libpng*",),
    ".jpg": ("libjpeg*",),
    ".tif": ("libtiff*",),
    ".webp": ("libwebp*", "libsharpyuv*"),
}
"""Libraries that pictures of each kind are read with; for SVG there is none."""
_SYSTEM_CLASSES = {"platformdirs.windows": "win32", "platformdirs.macos": "darwin", "platformdirs.unix": "linux"}
UNUSED_MODULES = (
    *("numpy", "pygame.surfarray", "pygame.sndarray", "pygame.pixelarray", "pygame.tests", "pygame.docs"),
    *("pygame.examples", "pygame.camera", "pygame._camera", "pygame._camera_opencv", "pygame._camera_vidcapture"),
    *("pygame._freetype", "pygame.freetype", "pygame.ftfont", "pygame.midi", "pygame.pypm", "pygame.scrap"),
    *("pygame._sdl2.controller_old", "pygame.gfxdraw", "fontpkg"),
    *(() if HAS_SOUND else _MIXER),
    *(module for module, system in _SYSTEM_CLASSES.items() if system != sys.platform),
    *("platformdirs.android", "platformdirs.ios"),
    *(() if sys.platform == "win32" else ("ctypes", "_ctypes")),
    # The standard library: nets, archives, databases, tests and tools. hashlib has its own SHA-256 without OpenSSL.
    *("_ssl", "ssl", "_hashlib", "_socket", "socket", "socketserver", "http", "urllib.request", "email", "ftplib"),
    *("smtplib", "xml", "xmlrpc", "html", "sqlite3", "bz2", "_bz2", "lzma", "_lzma", "multiprocessing"),
    "concurrent.futures.process",
    *("asyncio", "decimal", "_decimal", "_pydecimal", "fractions", "statistics", "unicodedata", "tkinter", "curses"),
    *("_curses", "readline", "unittest", "doctest", "pdb", "bdb", "cmd", "code", "pydoc", "optparse", "lib2to3"),
    *("distutils", "setuptools", "pkg_resources", "pip", "ensurepip", "venv", "_multibytecodec", "_codecs_jp"),
    *("_codecs_kr", "_codecs_cn", "_codecs_tw", "_codecs_hk", "_codecs_iso2022"),
)
"""Never shipped, whatever is installed in the environment that builds."""


def _unused_codecs() -> list[str]:
    """Patterns of the codecs for what we have not.

    Only Windows has each as a file that is looked for when it is needed; elsewhere the libraries that read pictures and
    play sounds are linked to all of theirs and do not load without.
    """
    codecs = {**_SOUND_CODECS, **_PICTURE_CODECS} if sys.platform == "win32" else {} if HAS_SOUND else _SOUND_CODECS
    unused = [pattern for kind, patterns in codecs.items() if kind not in KINDS for pattern in patterns]
    return unused if HAS_SOUND else [*unused, "*SDL2_mixer*"]


UNUSED_FILES = (
    "*freesansbold.ttf",  # a face of pygame's own, for programs that bring none
    "*portmidi*",
    *("freetype.dll", "api-ms-win-*", "ucrtbase.dll"),  # pygame.freetype's; the others are part of Windows 10
    # Linux: graphics drivers are loaded into the same process and may need newer ones than those we would bring along.
    *("libstdc++.so*", "libgcc_s.so*"),
    *_unused_codecs(),
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
    return any(fnmatchcase(Path(target).name.lower(), pattern.lower()) for pattern in UNUSED_FILES)


def without_unused(entries: Iterable[Sequence[str]]) -> list[Sequence[str]]:
    """PyInstaller's list of files (target, source, kind) without those that nobody opens.

    On Windows, pygame's hook lays a second copy of each library beside the first; that goes as well.
    """
    listed = [entry for entry in entries if not is_unused(entry[0])]
    of_pygame = {PurePath(entry[0]).name for entry in listed if PurePath(entry[0]).parent.name == "pygame"}
    return [
        entry
        for entry in listed
        if not (entry[0].endswith(".dll") and PurePath(entry[0]).name == entry[0] and entry[0] in of_pygame)
    ]
