"""What goes into a package on each system: modules, files, and what the spec asks PyInstaller for."""

from __future__ import annotations

import ast
import plistlib
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from build_scripts.packaging import contents
from build_scripts.packaging.facts import APP_ID, ROOT, VERSION


def imports_of(folder: str) -> set[str]:
    names: set[str] = set()
    for module in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.update([node.module, *(f"{node.module}.{alias.name}" for alias in node.names)])
    return names


@pytest.mark.parametrize("folder", ["game", "scenes"])
def test_nothing_that_the_game_imports_is_left_out(folder: str) -> None:
    only_on_windows = {"ctypes"}
    left_out = {
        name
        for name in imports_of(folder)
        for module in contents.UNUSED_MODULES
        if name == module or name.startswith(f"{module}.")
    }
    assert left_out <= only_on_windows


def test_numpy_is_never_shipped() -> None:
    assert "numpy" in contents.UNUSED_MODULES


def test_every_asset_is_shipped_but_for_what_catalogues_are_made_from() -> None:
    shipped = {file.relative_to(ROOT).as_posix() for file, _folder in contents.asset_files()}
    for path in (ROOT / "assets").rglob("*"):
        if path.is_file():
            assert (path.relative_to(ROOT).as_posix() in shipped) == (path.suffix not in (".pot", ".po"))


def test_only_the_faces_that_are_used_are_shipped_each_family_with_its_licence() -> None:
    files = contents.font_files()
    assert all(file.exists() for file, _folder in files)
    names = [file.name for file, _folder in files]
    assert names.count("LICENSE") == len(contents.font_packages())
    assert "FiraSans-Regular.ttf" in names
    assert "FiraSans-Thin.ttf" not in names
    assert {folder.split("/")[0] for _file, folder in files} == set(contents.font_packages())


def test_files_that_nobody_opens_are_known_by_name() -> None:
    assert contents.is_unused("pygame/freesansbold.ttf")
    assert not contents.is_unused("fontpkg_fira_sans/files/FiraSans-Regular.ttf")
    kept = [("libSDL2-2.0.so.0", "x", "BINARY")]
    assert contents.without_unused([*kept, ("pygame/freesansbold.ttf", "y", "DATA")]) == kept


def test_a_library_that_lies_there_twice_is_shipped_once() -> None:
    of_pygame, beside = ("pygame/SDL2.dll", "x", "BINARY"), ("SDL2.dll", "x", "BINARY")
    other = ("python311.dll", "y", "BINARY")
    assert contents.without_unused([of_pygame, beside, other]) == [of_pygame, other]


def carried_out(system: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, Any]]:
    """What the spec asks PyInstaller for on a system: the named arguments of each step."""
    asked: dict[str, dict[str, Any]] = {}

    def step(name: str) -> Callable[..., SimpleNamespace]:
        def note(*_values: object, **named: Any) -> SimpleNamespace:
            asked[name] = named
            return SimpleNamespace(pure=[], scripts=[], binaries=[], datas=[])

        return note

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.delenv("BANCO_ENTRY", raising=False)
    monkeypatch.setattr(sys, "path", list(sys.path))
    names = {name: step(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    spec = ROOT / "build_scripts" / "banco.spec"
    exec(compile(spec.read_text(encoding="utf-8"), spec, "exec"), {**names, "SPECPATH": str(spec.parent)})
    return asked


def test_the_spec_makes_a_bare_folder_on_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = carried_out("linux", monkeypatch)
    assert asked.keys() == {"Analysis", "PYZ", "EXE", "COLLECT"}
    assert (asked["EXE"]["name"], asked["EXE"]["strip"], asked["EXE"]["upx"]) == ("banco", True, False)
    assert set(contents.UNUSED_MODULES) <= set(asked["Analysis"]["excludes"])
    assert asked["Analysis"]["hiddenimports"] == contents.font_packages()


def test_the_spec_stamps_the_program_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    program = carried_out("win32", monkeypatch)["EXE"]
    assert program["name"] == "Banco"
    assert program["console"] is False
    assert program["icon"].endswith("banco.ico")
    assert program["version"].endswith("version_info.txt")


def test_the_spec_makes_a_whole_application_on_macos(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = carried_out("darwin", monkeypatch)
    application = asked["BUNDLE"]
    assert (application["name"], application["bundle_identifier"]) == ("Banco.app", APP_ID)
    assert application["icon"].endswith("banco.icns")
    properties = plistlib.loads(plistlib.dumps(application["info_plist"]))
    assert properties["NSHighResolutionCapable"] is True
    assert properties["CFBundleShortVersionString"] == VERSION
    assert properties["LSMinimumSystemVersion"]
    assert properties["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert asked["EXE"]["target_arch"]
