"""The parts of dev.py that need no network: the stamp, the sentences and the exit statuses."""

import sys
from pathlib import Path

import pytest

from build_scripts import dev

PROJECT = """
[project]
dependencies = ["cards>=1"]
[project.optional-dependencies]
dev = ["checker>=2"]
"""


@pytest.fixture
def stamp(tmp_path: Path) -> dev.Stamp:
    project = tmp_path / "pyproject.toml"
    project.write_text(PROJECT, encoding="utf-8")
    environment = tmp_path / "kártya på bordet"
    environment.mkdir()
    return dev.Stamp(environment, project)


def test_an_environment_without_a_stamp_has_nothing(stamp: dev.Stamp) -> None:
    assert stamp.extras() == []


def test_an_extra_includes_the_run_time_dependencies(stamp: dev.Stamp) -> None:
    stamp.add("dev")
    assert stamp.extras() == ["", "dev"]


def test_extras_add_up(stamp: dev.Stamp) -> None:
    stamp.add("")
    assert stamp.extras() == [""]
    stamp.add("bench")
    stamp.add("dev")
    assert stamp.extras() == ["", "bench", "dev"]


def test_a_changed_pyproject_makes_the_stamp_stale(stamp: dev.Stamp) -> None:
    stamp.add("dev")
    stamp.project.write_text(PROJECT + "# changed", encoding="utf-8")
    assert stamp.extras() == []


def test_another_python_makes_the_stamp_stale(stamp: dev.Stamp, monkeypatch: pytest.MonkeyPatch) -> None:
    stamp.add("dev")
    monkeypatch.setattr("platform.python_version", lambda: "3.99.0")
    assert stamp.extras() == []


@pytest.mark.parametrize("content", ["", "\0\0", "[]", "null", '{"key": 1}', '{"extras": ["dev"]}'])
def test_a_broken_stamp_is_no_stamp(stamp: dev.Stamp, content: str) -> None:
    stamp.path.write_text(content, encoding="utf-8")
    assert stamp.extras() == []


def test_play_needs_only_the_run_time_dependencies(stamp: dev.Stamp) -> None:
    assert dev.requirements(stamp.project, "") == ["cards>=1"]
    assert dev.requirements(stamp.project, "dev") == ["cards>=1", "checker>=2"]


def test_a_stamped_environment_is_used_without_asking_pip(stamp: dev.Stamp, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = stamp.path.parent
    python = dev.python_of(environment)
    python.parent.mkdir()
    python.touch()
    monkeypatch.setattr(dev, "ROOT", stamp.project.parent)
    monkeypatch.setattr(dev, "quiet", lambda command: pytest.fail(f"started {command}"))
    stamp.add("dev")
    assert dev.prepare("dev", environment) == python
    assert dev.prepare("", environment) == python


def test_what_pip_left_in_pieces_is_made_afresh(stamp: dev.Stamp, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []
    monkeypatch.setattr(dev, "ROOT", stamp.project.parent)
    monkeypatch.setattr(dev, "is_usable", lambda python: True)
    monkeypatch.setattr(dev, "make_environment", lambda environment: steps.append("made"))
    monkeypatch.setattr(dev, "install", lambda python, packages: steps.append("installed"))
    unfinished = stamp.path.parent / "banco-unfinished"
    unfinished.touch()
    dev.prepare("dev", stamp.path.parent)
    assert steps == ["made", "installed"]
    assert not unfinished.exists()
    assert stamp.extras() == ["", "dev"]


@pytest.mark.parametrize(
    ("output", "part"),
    [
        ("WARNING: Retrying after NewConnectionError\nERROR: No matching distribution", "does not reach"),
        ("ERROR: No space left on device\nbye", "ERROR: No space left on device"),
        ("", "it gave no reason"),
    ],
)
def test_a_failed_installation_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch, output: str, part: str) -> None:
    monkeypatch.setattr(dev, "quiet", lambda command: (1, output))
    with pytest.raises(dev.SetUpError, match=part) as caught:
        dev.install(Path("python"), ["cards"])
    assert "\n" not in str(caught.value)


def test_a_python_without_ensurepip_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(dev.SetUpError, match="python3-venv"):
        dev.make_environment(tmp_path / ".venv")
    assert not (tmp_path / ".venv").exists()


@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"])
def test_a_screen_is_where_the_environment_names_one(variable: str) -> None:
    assert dev.missing_screen("linux", {variable: ":0"}) is None
    assert dev.missing_screen("linux", {variable: ""}) is not None


def test_other_systems_always_have_a_screen() -> None:
    assert dev.missing_screen("win32", {}) is None
    assert dev.missing_screen("darwin", {}) is None


def test_play_without_a_screen_is_one_sentence_and_no_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(dev, "prepare", lambda extra: pytest.fail("set up"))
    assert dev.main(["play"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_unknown_command_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["plya"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "dev.py does not know the command 'plya'; it knows play, test, check, bench and package.\n"


def test_no_command_shows_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main([]) == 2
    assert "play" in capsys.readouterr().out


def test_the_exit_status_is_that_of_the_command() -> None:
    assert dev.run([sys.executable, "-c", "raise SystemExit(7)"]) == 7
