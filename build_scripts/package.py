"""Makes and tries the packages for this system: ``dev.py package``; with ``--windows``, on Linux, those for Windows.

Everything lands in ``dist``: archives, installers, ``SHA256SUMS``, ``LICENCES-….txt`` and ``sizes-….txt``. A package
that fails its self-test, or is larger or slower than promised, ends the build with status 1.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from build_scripts.packaging import reports, trials
from build_scripts.packaging.bundle import build_bare, build_bundle, compare_builds, write_stamp
from build_scripts.packaging.deb import build_deb
from build_scripts.packaging.facts import BUILD, DIST, NAME, VERSION, PackagingError
from build_scripts.packaging.packing import write_tar, write_zip

SUMS = "SHA256SUMS"


def main(arguments: Sequence[str]) -> int:
    """Build what is asked for; 0, or 1 with a sentence when something is not as promised."""
    parser = argparse.ArgumentParser(prog="dev.py package", description="Make and try the packages for this system.")
    parser.add_argument("--windows", action="store_true", help="on Linux: the packages for Windows, built under Wine")
    parser.add_argument("--twice", action="store_true", help="build a second time and compare the two")
    parser.add_argument("--no-trials", action="store_true", help="build only")
    options = parser.parse_args(arguments)
    DIST.mkdir(exist_ok=True)
    try:
        write_stamp()
        if options.windows and sys.platform != "win32":
            from build_scripts.packaging.windows import package_under_wine

            package_under_wine(tries=not options.no_trials, twice=options.twice)
        else:
            _package_here(tries=not options.no_trials, twice=options.twice)
        _write_sums()
    except (PackagingError, LookupError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _package_here(*, tries: bool, twice: bool) -> None:
    """The packages for the system we are on."""
    system = {"linux": "linux", "win32": "windows", "darwin": "macos"}[sys.platform]
    machine = {"AMD64": "x86_64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
    bundle, bare = build_bundle(), build_bare()
    if twice:
        print(compare_builds(bundle, build_bundle), flush=True)
    archive = DIST / f"banco-{VERSION}-{system}-{machine}{'.tar.xz' if system == 'linux' else '.zip'}"
    packed_bare = BUILD / f"bare{''.join(archive.suffixes[-2:])}"
    pack = write_tar if system == "linux" else write_zip
    pack(bundle, archive)
    pack(bare, packed_bare)
    note = reports.size_report(archive, bundle, (packed_bare, bare))
    if system == "linux":
        glibc = reports.highest_glibc(bundle)
        print(f"The bundle needs GLIBC {glibc} or newer.")
        if shutil.which("dpkg-deb"):
            package = DIST / f"banco_{VERSION}_{'amd64' if machine == 'x86_64' else machine}.deb"
            build_deb(bundle, glibc, package)
            note += "\n" + reports.size_report(package, BUILD / "deb")
        else:
            print("No .deb: there is no dpkg-deb here.")
    if system == "windows" and shutil.which("makensis"):
        from build_scripts.packaging.installer import build_installer

        build_installer(bundle, DIST / f"banco-{VERSION}-windows-{machine}-setup.exe")
    _publish_reports(bundle, f"{system}-{machine}", note)
    reports.check_size(archive, packed_bare)
    if tries:
        _try(bundle, bare, system)


def _try(bundle: Path, bare: Path, system: str) -> None:
    """Self-tests, and the time to the first frame."""
    programs = {"linux": "banco", "windows": f"{NAME}.exe", "macos": f"Contents/MacOS/{NAME}"}
    for line in trials.try_bundle(bundle, programs[system]):
        print(line, flush=True)
    window = bare / ("bare.exe" if system == "windows" else "bare")
    print(trials.compare_starts([str(bundle / programs[system])], [str(window)], trials.with_a_screen()), flush=True)


def _publish_reports(bundle: Path, kind: str, note: str) -> None:
    """The size report and the licence list, beside the packages."""
    (DIST / f"sizes-{kind}.txt").write_text(note, encoding="utf-8", newline="\n")
    inside = bundle / "Contents" / "Resources" if bundle.suffix == ".app" else bundle
    shutil.copyfile(inside / "LICENCES.txt", DIST / f"LICENCES-{kind}.txt")
    print(note)


def _write_sums() -> None:
    files = sorted(path for path in DIST.iterdir() if path.is_file() and path.name != SUMS)
    (DIST / SUMS).write_text(reports.checksum_lines(files), encoding="utf-8", newline="\n")
    print("\n".join(f"dist/{path.name}" for path in [*files, DIST / SUMS]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
