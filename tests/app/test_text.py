"""Languages and their fallbacks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from game.app import text

LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def _english_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for variable in LOCALE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    yield
    text.set_language("en")


def _catalogue(assets: Path, code: str, content: bytes | None = None) -> None:
    folder = assets / "locale" / code / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "banco.mo").open("wb") as file:
        if content is not None:
            file.write(content)
            return
        catalog = Catalog(locale=code)
        catalog.add("Bets", "Insatser")
        write_mo(file, catalog)


@pytest.mark.parametrize(
    "value", [None, "C", "POSIX", "C.UTF-8", "xy_YY.UTF-8", "tr_TR.UTF-8", "en_GB", "", "@", "..", "/"]
)
def test_unknown_and_odd_locales_become_english(monkeypatch: pytest.MonkeyPatch, value: str | None) -> None:
    if value is not None:
        monkeypatch.setenv("LANG", value)
    assert text.set_language("") == "en"
    assert text.gettext("Bets") == "Bets"


@pytest.mark.parametrize("code", ["qq", "tr", "../../etc", "sv\0", "xx_YY "])
def test_unknown_codes_never_fail(code: str) -> None:
    assert text.set_language(code) in ("en", "xx")


def test_a_catalogue_dropped_in_is_offered_and_spoken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    _catalogue(tmp_path, "sv")
    monkeypatch.setattr(text, "assets_folder", lambda: tmp_path)
    assert text.languages() == {"en": "English", "sv": "Svenska"}
    monkeypatch.setenv("LANG", "sv_SE.UTF-8")
    assert text.set_language(None) == "sv"
    assert text.gettext("Bets") == "Insatser"
    assert text.gettext("not there") == "not there"


@pytest.mark.parametrize(
    "content", [b"", b"\0" * 100, b"\xde\x12\x04\x95", b"\xde\x12\x04\x95" + b"\xff" * 40, b"hello"]
)
def test_a_broken_catalogue_counts_as_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes) -> None:
    _catalogue(tmp_path, "sv", content)
    monkeypatch.setattr(text, "assets_folder", lambda: tmp_path)
    assert text.set_language("sv") == "en"
    assert list(text.languages()) == ["en"]


def test_norwegian_goes_by_several_codes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    _catalogue(tmp_path, "nb")
    monkeypatch.setattr(text, "assets_folder", lambda: tmp_path)
    assert [text.set_language(code) for code in ("no", "nn_NO", "nb")] == ["nb", "nb", "nb"]


def test_pseudo_language_is_longer_and_keeps_placeholders() -> None:
    text.set_language("xx")
    message = "{name} lays a bank of {chips}"
    long = text.gettext(message)
    assert len(long.format(name="", chips="")) >= 1.4 * len(message.format(name="", chips="").replace(" ", ""))
    assert "{name}" in long
    assert "{chips}" in long
    assert text.ngettext("{number} card", "{number} cards", 2) != "{number} cards"


def test_numbers_have_true_minus_signs() -> None:
    assert [text.signed(value) for value in (8, 0, -5)] == ["+8", "0", "−5"]
    assert text.number(-12) == "−12"


def test_lists_in_words() -> None:
    assert text.listed([]) == ""
    assert text.listed(["Sven"]) == "Sven"
    assert text.listed(["Sven", "Maud", "Olav"]) == "Sven, Maud and Olav"
