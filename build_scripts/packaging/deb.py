"""The Debian package: the bundle in ``/usr/lib/banco``, and what a desktop wants to know about it."""

from __future__ import annotations

import email.utils
import gzip
import hashlib
import os
import shutil
import subprocess
from pathlib import Path

from build_scripts.packaging.bundle import STAMP, run_tool
from build_scripts.packaging.facts import (
    APP_ID,
    BUILD,
    MAINTAINER,
    ROOT,
    SUMMARY,
    VERSION,
    build_day,
    build_environment,
    build_moment,
    filled,
)
from build_scripts.packaging.icons import PNG_SIDES, SOURCE
from build_scripts.packaging.licences import is_native
from build_scripts.packaging.packing import entries, unpacked_bytes

WINDOW_LIBRARIES = (
    *("libx11-6", "libxext6", "libxcursor1", "libxfixes3", "libxi6", "libxrandr2", "libxss1"),
    *(
        "libwayland-client0",
        "libwayland-cursor0",
        "libwayland-egl1",
        "libxkbcommon0",
        "libdecor-0-0",
        "libegl1",
        "libgl1",
    ),
)
"""What SDL loads when it opens a window, X11 or Wayland; every desktop has the one it needs."""
DESKTOP_FILE = f"usr/share/applications/{APP_ID}.desktop"
METAINFO = f"usr/share/metainfo/{APP_ID}.metainfo.xml"


def build_deb(bundle: Path, glibc: str, target: Path) -> None:
    """Make the package. ``glibc``: the lowest version of the C library the bundle runs with."""
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    lay_out(bundle, root)
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(control(glibc, unpacked_bytes(root)), encoding="utf-8")
    (root / "DEBIAN" / "md5sums").write_text(_checksums(root), encoding="utf-8")
    _set_modes_and_dates(root)
    run_tool(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(root), str(target)],
        environment=build_environment(),
    )


def lay_out(bundle: Path, root: Path) -> None:
    """Put every file where it goes under a root folder."""
    shutil.copytree(bundle, root / "usr/lib/banco", symlinks=True)
    program = root / "usr/games/banco"
    program.parent.mkdir(parents=True)
    program.symlink_to("../lib/banco/banco")
    _write(root / DESKTOP_FILE, filled("banco.desktop").encode())
    _write(root / METAINFO, filled("banco.metainfo.xml").encode())
    _write(root / "usr/share/man/man6/banco.6.gz", _packed(filled("banco.6")))
    _write(root / "usr/share/doc/banco/changelog.gz", _packed(changelog()))
    _write(root / "usr/share/doc/banco/NEWS.gz", _packed((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
    _write(root / "usr/share/doc/banco/copyright", (bundle / "LICENCES.txt").read_bytes())
    icons = root / "usr/share/icons/hicolor"
    _write(icons / f"scalable/apps/{APP_ID}.svg", SOURCE.read_bytes())
    for side in PNG_SIDES:
        _write(icons / f"{side}x{side}/apps/{APP_ID}.png", (STAMP / f"banco-{side}.png").read_bytes())


def control(glibc: str, size: int) -> str:
    """The package's description of itself; ``size`` in bytes."""
    asked = ["dpkg", "--print-architecture"]
    architecture = subprocess.run(asked, capture_output=True, check=True, text=True).stdout.strip()
    return f"""Package: banco
Version: {VERSION}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: {MAINTAINER}
Installed-Size: {-(-size // 1024)}
Depends: libc6 (>= {glibc}), libgcc-s1, libstdc++6
Recommends: {", ".join(WINDOW_LIBRARIES)}
Description: {SUMMARY[0].lower()}{SUMMARY[1:]}
 Tjueett, Tjugoett, Twenty-One, Siebzehn und Vier and Huszonegy: games of
 twenty-one in which the bank changes hands, each by its complete rules and
 with its house options, against the computer, with people at the same
 screen, or both.
"""


def changelog() -> str:
    """What Debian's tools read about this version; what has changed for players stands in ``NEWS``."""
    moment = email.utils.format_datetime(build_day())
    return f"banco ({VERSION}) unstable; urgency=medium\n\n  * See NEWS.gz.\n\n -- {MAINTAINER}  {moment}\n"


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _packed(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def _checksums(root: Path) -> str:
    """The sum of each installed file, as dpkg checks it."""
    files = [path for path in entries(root / "usr") if path.is_file() and not path.is_symlink()]
    return "".join(
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root).as_posix()}\n" for path in files
    )


def _set_modes_and_dates(root: Path) -> None:
    """The same modes and dates whatever the umask and the clock of whoever builds."""
    moment = build_moment()
    for path in [root, *entries(root)]:
        if not path.is_symlink():
            runs = bool(path.stat().st_mode & 0o100) and not is_native(path)
            path.chmod(0o755 if path.is_dir() or runs else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)
