"""Paths, files that survive anything, and settings."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, fields, replace
from pathlib import Path

import pytest

from game.app import paths as paths_module
from game.app import storage
from game.app.paths import Paths, find_paths, shown_path
from game.app.settings import CHOICES, FORMAT, Settings, load_settings, parse_settings, save_settings

BAD_TEXTS = {
    "empty": b"",
    "truncated": b'{"format": 1, "speed": "nor',
    "all NUL": b"\0" * 4096,
    "no JSON": b"speed = normal",
    "not text": b"\xff\xfe\x00\xd8",
    "a list": b"[]",
    "a number": b"7",
    "future version": b'{"format": 2}',
    "no version": b"{}",
    "wrong type": b'{"format": 1, "ui_scale": "100"}',
    "true for a number": b'{"format": 1, "volume": true}',
    "out of range": b'{"format": 1, "ui_scale": 10}',
    "unknown choice": b'{"format": 1, "speed": "warp"}',
    "bad window": b'{"format": 1, "window": [0, "x"]}',
    "bad names": b'{"format": 1, "names": [1]}',
    "deep": b"[" * 100_000,
    "huge": b" " * 10_000_000,
}


@pytest.fixture(name="paths")
def _paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path / "Ő ø ü data")


def test_the_folder_is_made_whatever_its_name(tmp_path: Path) -> None:
    found = find_paths(tmp_path / "a b" / "Jókai ő ø ü")
    assert found.writable
    assert found.data.is_dir()
    assert storage.not_saved_note(found) == ""


def test_the_environment_names_the_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(paths_module.DATA_VARIABLE, str(tmp_path / "elsewhere"))
    assert find_paths().data == tmp_path / "elsewhere"
    assert find_paths(tmp_path / "given").data == tmp_path / "given"


def test_a_path_in_ones_own_folder_is_shown_short(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "Őze")
    assert shown_path(tmp_path / "Őze" / "banco" / "finished") == str(Path("~/banco/finished"))
    elsewhere = tmp_path / "elsewhere" / "finished"
    assert shown_path(elsewhere) == str(elsewhere)


def test_without_either_the_system_s_folder_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(paths_module.DATA_VARIABLE, raising=False)
    monkeypatch.setattr(paths_module, "_system_folder", lambda: tmp_path / "banco")
    assert find_paths().data == tmp_path / "banco"


def test_a_folder_that_cannot_be_written_gives_a_note_and_no_crash(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    found = find_paths(tmp_path / "file" / "banco")
    assert not found.writable
    assert str(found.data) in storage.not_saved_note(found)
    assert not save_settings(found, Settings())
    assert load_settings(found) == (Settings(), "")


@pytest.mark.skipif(os.name == "nt" or getattr(os, "geteuid", lambda: 1)() == 0, reason="the superuser writes anywhere")
def test_a_read_only_folder_is_noticed(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        assert not find_paths(tmp_path).writable
    finally:
        tmp_path.chmod(0o700)


def test_settings_come_back_as_they_were_kept(paths: Paths) -> None:
    kept = Settings(language="hu", speed="off", ui_scale=155, window=(1024, 600), names=("Ő ø", "{}"), result_stays=0)
    assert save_settings(paths, kept)
    assert load_settings(paths) == (kept, "")


def test_missing_keys_have_their_defaults_and_unknown_ones_do_no_harm() -> None:
    assert parse_settings('{"format": 1, "mute": true, "colour_of_the_cat": "black"}') == Settings(mute=True)


def test_every_choice_offered_is_accepted() -> None:
    for name, values in CHOICES.items():
        for value in values:
            assert getattr(parse_settings(json.dumps({"format": FORMAT, name: value})), name) == value
    assert parse_settings(json.dumps({"format": FORMAT, **asdict(Settings())})) == Settings()
    assert {field.name for field in fields(Settings)} >= set(CHOICES)


@pytest.mark.parametrize("content", BAD_TEXTS.values(), ids=BAD_TEXTS)
def test_bad_settings_are_kept_aside_and_the_person_is_told(paths: Paths, content: bytes) -> None:
    paths.settings.write_bytes(content)
    settings, message = load_settings(paths)
    assert settings == Settings()
    assert "settings.json" in message
    assert paths.settings.with_name("settings.json.bad").read_bytes() == content
    assert not paths.settings.exists()
    assert load_settings(paths) == (Settings(), "")


def test_a_file_that_is_far_too_large_is_not_even_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = find_paths(tmp_path)
    paths.settings.write_bytes(b" " * (storage.MOST_BYTES + 1))
    monkeypatch.setattr(Path, "read_text", None)
    settings, message = load_settings(paths)
    assert settings == Settings()
    assert "settings.json is far too large" in message


def test_the_last_good_settings_are_used_and_no_bad_file_is_overwritten(paths: Paths) -> None:
    good = Settings(volume=10)
    assert save_settings(paths, good)
    assert save_settings(paths, replace(good, volume=20))
    for count in (1, 2):
        paths.settings.write_bytes(b"\0" * count)
        settings, message = load_settings(paths)
        assert settings == good
        assert message.count(".") >= 2
    assert paths.settings.with_name("settings.json.bad").read_bytes() == b"\0"
    assert paths.settings.with_name("settings.json.2.bad").read_bytes() == b"\0\0"


def test_a_folder_in_place_of_the_file_is_no_crash(paths: Paths) -> None:
    paths.settings.mkdir()
    settings, message = load_settings(paths)
    assert settings == Settings()
    assert message


def test_a_failed_write_leaves_the_file_as_it_was(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    storage.write_atomically(paths.settings, "good")

    def full(_descriptor: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        storage.write_atomically(paths.settings, "better")
    assert paths.settings.read_text() == "good"
    assert sorted(path.name for path in paths.data.iterdir()) == ["settings.json"]
    assert not save_settings(paths, Settings())
