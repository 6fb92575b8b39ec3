"""Archives that come out the same whoever makes them and when: sorted, dated to the commit, owned by root."""

from __future__ import annotations

import stat
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

from build_scripts.packaging.facts import build_moment


def entries(folder: Path) -> Iterator[Path]:
    """Everything in a folder, in the same order on every system; links are not followed."""
    for path in sorted(folder.iterdir(), key=lambda one: one.name):
        yield path
        if path.is_dir() and not path.is_symlink():
            yield from entries(path)


def unpacked_bytes(folder: Path) -> int:
    """The bytes of all files in a folder; a link counts nothing."""
    return sum(path.stat().st_size for path in entries(folder) if path.is_file() and not path.is_symlink())


def write_tar(folder: Path, target: Path) -> None:
    """The folder as ``.tar.xz``."""

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = build_moment()
        member.mode = 0o777 if member.issym() else 0o755 if member.isdir() or member.mode & 0o100 else 0o644
        return member

    with tarfile.open(target, "w:xz", preset=9, format=tarfile.GNU_FORMAT) as archive:
        archive.add(folder, folder.name, recursive=False, filter=plain)
        for path in entries(folder):
            name = f"{folder.name}/{path.relative_to(folder).as_posix()}"
            archive.add(path, name, recursive=False, filter=plain)


def write_zip(folder: Path, target: Path) -> None:
    """The folder as ``.zip``; symbolic links, which a macOS application is full of, stay links."""
    date = time.gmtime(build_moment())[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in entries(folder):
            name = f"{folder.name}/{path.relative_to(folder).as_posix()}"
            if path.is_symlink():
                member, content, mode = zipfile.ZipInfo(name, date), str(path.readlink()).encode(), stat.S_IFLNK | 0o777
            elif path.is_dir():
                continue
            else:
                member, content = zipfile.ZipInfo(name, date), path.read_bytes()
                mode = stat.S_IFREG | (0o755 if path.stat().st_mode & 0o100 else 0o644)
            member.create_system = 3  # Unix: the one whose modes and links are kept
            member.external_attr = mode << 16
            member.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(member, content)
