"""The licences of everything inside a bundle. A library nobody has written down here stops the build."""

from __future__ import annotations

import email
import importlib.metadata
import sysconfig
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path, PurePath

from build_scripts.packaging.facts import DATA, ROOT, dependencies
from build_scripts.packaging.packing import entries

NATIVE_SUFFIXES = (".so", ".dll", ".dylib", ".pyd")
_OWN_LIBRARIES = ("*.pyd", "*.cpython-*.so", "*.abi3.so", "libpython3*", "python3*.dll", "Python", "Python3")
"""Parts of Python itself and extension modules of pygame-ce, which have entries of their own."""


@dataclass(frozen=True, slots=True)
class Library:
    """A native library: patterns of its file names, its licence (SPDX), whose it is, where its source is."""

    name: str
    patterns: tuple[str, ...]
    licence: str
    holder: str
    source: str


LIBRARIES = (
    Library("SDL", ("libSDL2-2*", "SDL2.dll"), "Zlib", "Sam Lantinga", "https://libsdl.org"),
    Library("SDL_image", ("*SDL2_image*",), "Zlib", "Sam Lantinga", "https://github.com/libsdl-org/SDL_image"),
    Library("SDL_ttf", ("*SDL2_ttf*",), "Zlib", "Sam Lantinga", "https://github.com/libsdl-org/SDL_ttf"),
    Library("SDL_mixer", ("*SDL2_mixer*",), "Zlib", "Sam Lantinga", "https://github.com/libsdl-org/SDL_mixer"),
    Library("FreeType", ("libfreetype*", "freetype.dll"), "FTL", "The FreeType Project", "https://freetype.org"),
    Library("HarfBuzz", ("libharfbuzz*",), "MIT", "The HarfBuzz authors", "https://harfbuzz.github.io"),
    Library("libpng", ("libpng*",), "libpng-2.0", "The PNG Reference Library authors", "http://www.libpng.org"),
    Library(
        "libjpeg-turbo", ("libjpeg*",), "IJG AND BSD-3-Clause", "The libjpeg-turbo project", "https://libjpeg-turbo.org"
    ),
    Library("libtiff", ("libtiff*",), "libtiff", "Sam Leffler, Silicon Graphics", "https://libtiff.gitlab.io/libtiff"),
    Library(
        "libwebp",
        ("libwebp*", "libsharpyuv*"),
        "BSD-3-Clause",
        "Google",
        "https://chromium.googlesource.com/webm/libwebp",
    ),
    Library("Brotli", ("libbrotli*",), "MIT", "The Brotli authors", "https://github.com/google/brotli"),
    Library("zlib", ("libz.*", "libz-*", "zlib1.dll"), "Zlib", "Jean-loup Gailly, Mark Adler", "https://zlib.net"),
    Library("bzip2", ("libbz2*",), "bzip2-1.0.6", "Julian Seward", "https://sourceware.org/bzip2"),
    Library("libffi", ("libffi*",), "MIT", "Anthony Green and others", "https://sourceware.org/libffi"),
    Library("Expat", ("libexpat*",), "MIT", "The Expat maintainers", "https://libexpat.github.io"),
    Library(
        "Ogg, Vorbis, Opus", ("*ogg*", "*vorbis*", "*opus*"), "BSD-3-Clause", "Xiph.Org Foundation", "https://xiph.org"
    ),
    Library("FLAC", ("*FLAC*",), "BSD-3-Clause", "Xiph.Org Foundation", "https://xiph.org/flac"),
    Library("mpg123", ("*mpg123*",), "LGPL-2.1-only", "Michael Hipp, Thomas Orgis", "https://mpg123.org"),
    Library("libxmp", ("*xmp*",), "MIT", "Claudio Matsuoka, Hipolito Carraro Jr", "https://xmp.sourceforge.net"),
    Library("WavPack", ("*wavpack*",), "BSD-3-Clause", "David Bryant", "https://www.wavpack.com"),
    Library(
        "FluidSynth", ("*fluidsynth*",), "LGPL-2.1-or-later", "Peter Hanappe and others", "https://www.fluidsynth.org"
    ),
    Library(
        "libsndfile",
        ("*sndfile*",),
        "LGPL-2.1-or-later",
        "Erik de Castro Lopo",
        "https://libsndfile.github.io/libsndfile",
    ),
    Library(
        "GCC run-time libraries",
        ("libstdc++*", "libgcc_s*"),
        "GPL-3.0-or-later WITH GCC-exception-3.1",
        "Free Software Foundation",
        "https://gcc.gnu.org",
    ),
    Library(
        "Microsoft C run-time library",
        ("vcruntime*", "msvcp*", "concrt*"),
        "LicenseRef-Visual-Studio-redistributable",
        "Microsoft",
        "https://visualstudio.microsoft.com",
    ),
)


def is_native(path: Path) -> bool:
    """Whether a file is a library of the machine's own code, by its name."""
    return path.suffix in NATIVE_SUFFIXES or ".so." in path.name


def libraries_in(bundle: Path) -> tuple[list[Library], list[str]]:
    """The libraries that lie in a bundle, and the names of native files that belong to none that is known."""
    found: dict[str, Library] = {}
    unknown = []
    for path in entries(bundle):
        if path.is_dir() or path.is_symlink() or not is_native(path):
            continue
        if _is_called(path.name, _OWN_LIBRARIES):
            continue
        for library in LIBRARIES:
            if _is_called(path.name, library.patterns):
                found[library.name] = library
                break
        else:
            unknown.append(path.name)
    return sorted(found.values(), key=lambda library: library.name), unknown


def _is_called(name: str, patterns: Iterable[str]) -> bool:
    """Whether a file name is like one of the patterns; Windows writes the same name in capitals here and there."""
    return any(fnmatchcase(name.lower(), pattern.lower()) for pattern in patterns)


def licence_list(bundle: Path) -> str:
    """What is in the bundle and under which licence, then the licences at length. Raises LookupError for a stranger."""
    libraries, unknown = libraries_in(bundle)
    if unknown:
        raise LookupError(
            f"no licence is written down for {', '.join(unknown)}; see build_scripts/packaging/licences.py"
        )
    rows = [("Banco", "MIT", "The Banco authors", "see below")]
    rows.append(("Python", "PSF-2.0", "Python Software Foundation", "https://www.python.org"))
    rows.append(("PyInstaller's starter", "GPL-2.0-or-later WITH Bootloader-exception", "The PyInstaller team",
                 "https://pyinstaller.org"))  # fmt: skip
    rows += [_dependency(name) for name in dependencies()]
    rows += [(library.name, library.licence, library.holder, library.source) for library in libraries]
    lines = ["What is inside this package, and under which licence.", ""]
    lines += [f"{name}: {licence}. {holder}. {source}".rstrip() for name, licence, holder, source in rows]
    lines += ["", "pygame-ce may be replaced: it lies in the folder of the program as files of its own.", ""]
    for title, text in _texts():
        lines += ["", "=" * 100, title, "=" * 100, "", text.strip(), ""]
    return "\n".join(lines)


def _dependency(name: str) -> tuple[str, str, str, str]:
    metadata = email.message_from_string(str(importlib.metadata.distribution(name).read_text("METADATA")))
    field = metadata.get
    licence = field("License-Expression") or field("License") or "?"
    if name == "pygame-ce":  # its metadata says the same in other words
        licence = "LGPL-2.1-or-later"
    holder = field("Author") or field("Author-email") or field("Maintainer") or "its authors"
    pages = [*metadata.get_all("Home-page", []), *metadata.get_all("Project-URL", [])]  # the latter: "Label, address"
    pages.sort(key=lambda page: not page.lower().startswith(("http", "home", "source", "repository")))
    page = pages[0].rpartition(" ")[2] if pages else ""
    return name, licence, holder.split("<")[0].strip() or "its authors", page


def _is_licence(file: PurePath) -> bool:
    return file.name.startswith("LICEN") and ".dist-info" in str(file)


def _texts() -> list[tuple[str, str]]:
    """Title and wording of each licence at hand."""
    found = [("Banco", (ROOT / "LICENSE").read_text(encoding="utf-8"))]
    for name in dependencies():
        licences = [file for file in importlib.metadata.files(name) or () if _is_licence(file)]
        found += [(name, Path(str(file.locate())).read_text(encoding="utf-8")) for file in licences]
    found.append(("pygame-ce: LGPL-2.1", (DATA / "LGPL-2.1.txt").read_text(encoding="utf-8")))
    for place in (Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", Path(sysconfig.get_path("data")) / "LICENSE.txt"):
        if place.exists():
            found.append(("Python", place.read_text(encoding="utf-8")))
            break
    else:
        found.append(("Python", "The licence of Python: https://docs.python.org/3/license.html"))
    return found
