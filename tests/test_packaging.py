"""The parts of packaging that need no PyInstaller: reports, archives, icons, descriptions, and the self-test."""

from __future__ import annotations

import configparser
import os
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

import pygame
import pytest

from build_scripts.dev import requirements
from build_scripts.packaging import deb, icons, licences, packing, reports, windows
from build_scripts.packaging.facts import APP_ID, ROOT, VERSION, PackagingError, filled
from scenes.__main__ import main

EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
needs_links = pytest.mark.skipif(os.name == "nt", reason="symbolic links need rights on Windows")


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A small folder like that of a program."""
    folder = tmp_path / "banco"
    (folder / "_internal" / "assets").mkdir(parents=True)
    (folder / "banco").write_bytes(b"\x7fELF program\0GLIBC_2.4\0GLIBC_2.34\0GLIBC_PRIVATE\0")
    (folder / "banco").chmod(0o755)
    (folder / "_internal" / "libSDL2-2.0.so.0").write_bytes(b"\x7fELF library\0GLIBC_2.9\0")
    (folder / "_internal" / "assets" / "king.svg").write_text("<svg/> GLIBC_9.9")
    return folder


# --- what is said about it --------------------------------------------------------------------------------------------


def test_the_highest_glibc_is_read_from_programs_and_libraries_only(bundle: Path) -> None:
    assert reports.highest_glibc(bundle) == "2.34"


def test_the_size_report_names_the_largest_files_and_the_bare_window(bundle: Path, tmp_path: Path) -> None:
    archive, bare_archive = tmp_path / "banco.zip", tmp_path / "bare.zip"
    packing.write_zip(bundle, archive)
    packing.write_zip(bundle, bare_archive)
    report = reports.size_report(archive, bundle, (bare_archive, bundle))
    assert "3 files" in report
    assert "_internal/libSDL2-2.0.so.0" in report
    assert "1.00 times" in report


def test_a_package_that_is_too_heavy_stops_the_build(tmp_path: Path) -> None:
    archive, bare = tmp_path / "banco.zip", tmp_path / "bare.zip"
    bare.write_bytes(bytes(1000))
    archive.write_bytes(bytes(1300))
    reports.check_size(archive, bare)
    archive.write_bytes(bytes(1301))
    with pytest.raises(PackagingError, match=r"1\.30 times"):
        reports.check_size(archive, bare)


def test_check_sums_are_those_of_sha256sum(tmp_path: Path) -> None:
    file = tmp_path / "empty"
    file.touch()
    assert reports.checksum_lines([file]) == f"{EMPTY}  empty\n"


def test_two_builds_are_compared_file_by_file(bundle: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(bundle, other)
    assert reports.differences(bundle, other) == []
    (other / "banco").write_bytes(b"another")
    (other / "more").touch()
    assert reports.differences(bundle, other) == ["only in one of them: more", "differs: banco"]


def test_every_library_of_a_bundle_has_a_licence(bundle: Path) -> None:
    found, unknown = licences.libraries_in(bundle)
    assert [library.name for library in found] == ["SDL"]
    assert unknown == []
    text = licences.licence_list(bundle)
    for word in ("pygame-ce: LGPL-2.1", "SIL OPEN FONT LICENSE", "MIT License", "GNU LESSER GENERAL PUBLIC LICENSE"):
        assert word in text


def test_a_library_without_a_known_licence_stops_the_build(bundle: Path) -> None:
    (bundle / "_internal" / "libstranger.so.1").touch()
    with pytest.raises(LookupError, match=r"libstranger\.so\.1"):
        licences.licence_list(bundle)


def test_packages_are_made_of_one_version_of_everything() -> None:
    wanted = requirements(ROOT / "pyproject.toml", "package")
    pinned = {line.split("==")[0] for line in wanted if "==" in line}
    assert pinned >= {line.split(">=")[0] for line in wanted if ">=" in line}
    on_windows = " ".join(windows._requirements())
    assert "pefile" in on_windows
    assert "macholib" not in on_windows


# --- archives ---------------------------------------------------------------------------------------------------------


@needs_links
def test_archives_are_the_same_whatever_the_clock_and_the_umask(bundle: Path, tmp_path: Path) -> None:
    (bundle / "_internal" / "libSDL2.so").symlink_to("libSDL2-2.0.so.0")
    sums = set()
    for round_number in range(2):
        for path in packing.entries(bundle):
            if not path.is_symlink():
                os.utime(path, (round_number, round_number))
                path.chmod(path.stat().st_mode | (0o020 if round_number else 0))
        tar, packed = tmp_path / "one.tar.xz", tmp_path / "one.zip"
        packing.write_tar(bundle, tar)
        packing.write_zip(bundle, packed)
        sums.add((tar.read_bytes(), packed.read_bytes()))
    assert len(sums) == 1
    with tarfile.open(tmp_path / "one.tar.xz") as archive:
        assert archive.getmember("banco/banco").mode == 0o755
        assert archive.getmember("banco/_internal/libSDL2.so").issym()
    with zipfile.ZipFile(tmp_path / "one.zip") as archive_zip:
        modes = {member.filename: member.external_attr >> 16 for member in archive_zip.infolist()}
    assert modes["banco/banco"] == 0o100755
    assert modes["banco/_internal/libSDL2.so"] == 0o120777


# --- icons and descriptions -------------------------------------------------------------------------------------------


def test_the_windows_icon_holds_every_size_where_it_says() -> None:
    icon = icons.ico()
    reserved, kind, count = struct.unpack("<HHH", icon[:6])
    assert (reserved, kind, count) == (0, 1, len(icons.ICO_SIDES))
    end = 6 + 16 * count
    for number, side in enumerate(icons.ICO_SIDES):
        width, height, _colours, _zero, _planes, bits, size, offset = struct.unpack_from(
            "<BBBBHHII", icon, 6 + 16 * number
        )
        assert (width or 256, height or 256, bits, offset) == (side, side, 32, end)
        end += size
    assert end == len(icon)


def test_the_macos_icon_holds_every_size_and_its_own_length() -> None:
    icon = icons.icns()
    assert icon[:4] == b"icns"
    assert struct.unpack(">I", icon[4:8]) == (len(icon),)
    place, kinds = 8, []
    while place < len(icon):
        kind, size = struct.unpack_from(">4sI", icon, place)
        width = struct.unpack_from(">I", icon, place + 8 + 16)[0]  # of the PNG
        kinds.append((kind, width))
        place += size
    assert kinds == list(icons.ICNS_SIDES)


def test_the_desktop_file_starts_the_game_and_shows_its_icon(tmp_path: Path) -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(filled("banco.desktop"))
    entry = parser["Desktop Entry"]
    assert (entry["Exec"], entry["Icon"], entry["Terminal"]) == ("banco", APP_ID, "false")
    if shutil.which("desktop-file-validate"):
        file = tmp_path / f"{APP_ID}.desktop"
        file.write_text(filled("banco.desktop"), encoding="utf-8")
        done = subprocess.run(["desktop-file-validate", file], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (0, "")


def test_the_metainfo_names_the_desktop_file_and_the_version(tmp_path: Path) -> None:
    text = filled("banco.metainfo.xml")
    root = ElementTree.fromstring(text)
    assert root.findtext("launchable") == Path(deb.DESKTOP_FILE).name
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == VERSION
    if shutil.which("appstreamcli"):
        file = tmp_path / Path(deb.METAINFO).name
        file.write_text(text, encoding="utf-8")
        done = subprocess.run(
            ["appstreamcli", "validate", "--no-net", file], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", ["banco.desktop", "banco.metainfo.xml", "banco.6", "banco.nsi", "version_info.txt"])
def test_no_place_is_left_unfilled(name: str) -> None:
    assert not re.search(r"@[A-Z_]+@", filled(name))


def test_every_option_of_the_program_stands_in_the_man_page(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--help"])
    page = filled("banco.6").replace("\\-", "-")
    for option in set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {
        "--help",
        "--first-frame",
        "--first-screen",
    }:
        assert option in page


# --- the program's own self-test --------------------------------------------------------------------------------------


def run_program(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "scenes", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONUTF8": "1", **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_the_version_is_one_line() -> None:
    done = run_program("--version")
    assert done.returncode == 0
    assert done.stdout.startswith(VERSION)
    assert done.stdout.count("\n") == 1


def test_where_there_is_no_error_output_trouble_is_shown_in_a_box(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[str] = []
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(pygame.display, "message_box", lambda _title, message, **_how: boxes.append(message))
    monkeypatch.setattr(pygame, "IS_CE", False)
    assert main([]) == 1
    assert "pygame-ce" in boxes[0]


FAIL = """
import scenes.self_test
from scenes.title.scene import TitleScene
def draw(scene, surface):
    raise RuntimeError("the paint has dried up")
TitleScene.draw = draw
scenes.self_test._CHECKS = ("window",)
raise SystemExit(scenes.self_test.self_test())
"""


def test_a_scene_that_fails_fails_the_self_test_and_is_named() -> None:
    done = subprocess.run([sys.executable, "-c", FAIL], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "RuntimeError: the paint has dried up" in done.stdout
    assert done.stdout.splitlines()[-1] == "self-test failed"


@pytest.mark.slow
def test_the_self_test_passes_from_the_source_and_reports_to_a_file_as_well(tmp_path: Path) -> None:
    report = tmp_path / "kártyák" / "report.txt"
    report.parent.mkdir()
    done = run_program("--self-test", "--report", str(report))
    assert done.returncode == 0, done.stdout
    assert done.stdout.splitlines()[-1] == "self-test passed"
    assert report.read_text(encoding="utf-8").splitlines() == done.stdout.splitlines()
