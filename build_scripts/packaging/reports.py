"""What is said about the packages: their sizes, their check sums, and the C library they ask for."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from build_scripts.packaging.facts import PackagingError
from build_scripts.packaging.packing import entries, unpacked_bytes

LARGEST = 20
MOST_TIMES_BARE = 1.3
_GLIBC = re.compile(rb"\0GLIBC_(\d+)\.(\d+)(?:\.\d+)?(?=\0)")
_ELF = b"\x7fELF"


def highest_glibc(bundle: Path) -> str:
    """The highest version of the C library that any file of a bundle asks for, such as ``2.34``; "0" for none."""
    found = {(0, 0)}
    for path in entries(bundle):
        if path.is_symlink() or not path.is_file():
            continue
        content = path.read_bytes()
        if content.startswith(_ELF):
            found |= {(int(major), int(minor)) for major, minor in _GLIBC.findall(content)}
    major, minor = max(found)
    return f"{major}.{minor}" if major else "0"


def megabytes(size: int) -> str:
    """A size in bytes as a number of megabytes."""
    return f"{size / 1_000_000:.2f} MB"


def size_report(artefact: Path, bundle: Path, bare: tuple[Path, Path] | None = None) -> str:
    """What an artefact weighs and what in it weighs most; ``bare``: packed and unpacked window to compare with."""
    packed, unpacked = artefact.stat().st_size, unpacked_bytes(bundle)
    files = [path for path in entries(bundle) if path.is_file() and not path.is_symlink()]
    lines = [
        f"{artefact.name}",
        f"  packed    {megabytes(packed)}",
        f"  unpacked  {megabytes(unpacked)}, {len(files)} files",
    ]
    if bare is not None:
        bare_packed, bare_unpacked = bare[0].stat().st_size, unpacked_bytes(bare[1])
        weight = f"packed {megabytes(bare_packed)}, unpacked {megabytes(bare_unpacked)}"
        lines.append(f"  a bare pygame-ce window, built and packed in the same way: {weight}")
        lines.append(f"  Banco packed is {packed / bare_packed:.2f} times that (at most {MOST_TIMES_BARE})")
    lines.append("  by folder:")
    folders = sorted(_by_folder(bundle, files).items(), key=lambda item: (-item[1], item[0]))
    lines += [f"    {megabytes(size):>10}  {name}" for name, size in folders]
    lines.append("  the largest files:")
    largest = sorted(files, key=lambda one: (-one.stat().st_size, str(one)))[:LARGEST]
    lines += [f"    {megabytes(path.stat().st_size):>10}  {path.relative_to(bundle).as_posix()}" for path in largest]
    return "\n".join(lines) + "\n"


def check_size(archive: Path, packed_bare: Path) -> None:
    """Raise PackagingError when an archive weighs more than it may beside a bare window."""
    times = archive.stat().st_size / packed_bare.stat().st_size
    if times > MOST_TIMES_BARE:
        raise PackagingError(f"{archive.name} is {times:.2f} times a bare window; at most {MOST_TIMES_BARE}.")


def checksum_lines(files: Iterable[Path]) -> str:
    """Lines for ``sha256sum --check``."""
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def file_hashes(folder: Path) -> dict[str, str]:
    """Every file of a folder by its path in there, with its hash; of a link, where it leads."""
    return {
        path.relative_to(folder).as_posix(): (
            f"-> {path.readlink()}" if path.is_symlink() else hashlib.sha256(path.read_bytes()).hexdigest()
        )
        for path in entries(folder)
        if path.is_symlink() or path.is_file()
    }


def differences(one: Path, other: Path) -> list[str]:
    """What two builds differ in, a line for each file; nothing when they are the same."""
    first, second = file_hashes(one), file_hashes(other)
    lines = [f"only in one of them: {name}" for name in sorted(first.keys() ^ second.keys())]
    return lines + [f"differs: {name}" for name in sorted(first.keys() & second.keys()) if first[name] != second[name]]


def _by_folder(bundle: Path, files: Sequence[Path]) -> dict[str, int]:
    """Bytes by the first folders below ``_internal``, which is where nearly all of it lies."""
    sizes: dict[str, int] = {}
    for path in files:
        parts = [part for part in path.relative_to(bundle).parts if part != "_internal"]
        name = parts[0] + "/" if len(parts) > 1 else "(beside the program)"
        sizes[name] = sizes.get(name, 0) + path.stat().st_size
    return sizes
