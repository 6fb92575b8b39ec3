"""The card decks: plain SVG, all faces, the right symmetry and sizes, the same bytes at every run, clear errors."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.engine.cards import PACK_32, PACK_52
from scenes.decks import Deck, DeckError
from tests.svg_rules import problems

DECKS = Path(__file__).resolve().parents[1] / "assets" / "decks"
FILES = sorted(DECKS.rglob("*.svg"))
DOUBLE_ENDED = [
    *(f"french/{rank}{suit}" for rank in "JQK" for suit in "SHDC"),
    *(f"french/{rank}{suit}" for rank in ("2", "4", "10") for suit in "SHDC"),
    *(f"german/{card.code}" for card in PACK_32),
]


@pytest.fixture(scope="module")
def decks() -> dict[str, Deck]:
    return {name: Deck.load(DECKS / name) for name in ("french", "german")}


def faces(deck: Deck) -> list[str]:
    return [rank + suit for suit in deck.description["suits"] for rank in deck.description["ranks"]]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_files_hold_only_what_nanosvg_draws_well(file: Path) -> None:
    assert problems(file) == []
    assert 'viewBox="-120 -180 240 360"' in file.read_text(encoding="utf-8")


def test_every_face_is_there(decks: dict[str, Deck]) -> None:
    assert set(decks["french"].faces) == {card.code for card in PACK_52}
    assert set(decks["german"].faces) == {card.code for card in PACK_32}
    assert {rank + suit for rank in decks["french"].description["short_pack"] for suit in "SHDC"} == {
        card.code for card in PACK_32
    }


def test_all_files_together_stay_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < 5_000_000


def test_every_index_letter_exists_in_every_language(decks: dict[str, Deck]) -> None:
    for deck in decks.values():
        assert {"en", "sv", "no", "de", "hu"} <= set(deck.description["letters"])
        for language in [*deck.description["letters"], "xx"]:
            for rank in deck.description["ranks"]:
                assert deck.label(rank, language) in deck.glyphs


@pytest.mark.parametrize(
    ("name", "language", "letters"),
    [
        ("french", "en", "A K Q J"),
        ("french", "sv", "E K D Kn"),
        ("french", "no", "E K D Kn"),
        ("french", "de", "A K D B"),
        ("french", "hu", "A K D B"),
        ("german", "de", "A K O U"),
        ("german", "en", "A K O U"),
        ("german", "hu", "Á K F A"),
    ],
)
def test_index_letters_follow_the_language(decks: dict[str, Deck], name: str, language: str, letters: str) -> None:
    assert [decks[name].label(rank, language) for rank in "AKQJ"] == letters.split()


@pytest.mark.parametrize("face", DOUBLE_ENDED)
def test_double_ended_cards_look_the_same_turned(decks: dict[str, Deck], face: str) -> None:
    name, code = face.split("/")
    picture = decks[name].front(code, 120, "hu")
    turned = pygame.transform.rotate(picture, 180)
    # nanosvg samples five lines per pixel from the top, so edges may differ by a step; shapes may not.
    alike = pygame.mask.from_threshold(picture, (0, 0, 0), (121, 121, 121, 121), turned).count()
    assert 120 * 180 - alike <= 24


@pytest.mark.parametrize("name", ["french", "german"])
def test_fronts_have_the_asked_width_and_an_aspect_of_two_to_three(decks: dict[str, Deck], name: str) -> None:
    code = faces(decks[name])[-1]
    for asked, got in ((60, 60), (83, 84), (112, 112), (128, 128), (258, 258), (400, 400)):
        assert decks[name].front(code, asked, "en").get_size() == (got, got * 3 // 2)


def test_four_colours_change_signs_and_index_but_no_court(decks: dict[str, Deck]) -> None:
    french = decks["french"]
    blue = french.description["colours"]["four"]["D"]
    for code in ("AD", "7D", "10D"):
        assert blue not in french.front_svg(code, "en")
        changed = french.front_svg(code, "en", four_colour=True)
        assert blue in changed
        assert french.description["colours"]["two"]["D"] not in changed
    assert french.faces["KD"] in french.front_svg("KD", "en", four_colour=True)


def test_the_index_of_the_german_deck_can_be_left_out(decks: dict[str, Deck]) -> None:
    german, french = decks["german"], decks["french"]
    for code in ("7H", "QC"):
        assert german.tab in german.front_svg(code, "hu")
        assert german.tab not in german.front_svg(code, "hu", index=False)
    assert french.front_svg("7H", "en", index=False) == french.front_svg("7H", "en")


def test_names_stand_on_the_bands_in_the_language_of_the_pack(decks: dict[str, Deck]) -> None:
    german = decks["german"]
    for code in ("QC", "JS", "AH"):
        hungarian, of_germany = german.front_svg(code, "hu"), german.front_svg(code, "de")
        assert german.bands["hu"][code] in hungarian
        assert german.bands["de"][code] in of_germany
        assert german.bands["hu"][code] not in of_germany
        assert german.bands["hu"][code] in german.front_svg(code, "en")
    named = {code for code in german.faces if code[0] in "AJQ"}
    assert all(set(bands) == named for bands in german.bands.values())
    assert decks["french"].bands == {}


def test_the_roman_numeral_makes_room_for_the_index(decks: dict[str, Deck]) -> None:
    german = decks["german"]
    for code in ("7S", "9H"):
        numeral = german.numerals[code[0]]
        with_index, without = german.front_svg(code, "hu"), german.front_svg(code, "hu", index=False)
        assert with_index.count(numeral) == without.count(numeral) == 2
        assert with_index.split(numeral)[0] not in without


def test_nothing_is_drawn_outside_the_card(decks: dict[str, Deck]) -> None:
    for deck in decks.values():
        for code in faces(deck):
            picture = deck.front(code, 60, "hu")
            for corner in ((0, 0), (59, 0), (0, 89), (59, 89)):
                assert picture.get_at(corner).a == 0


def test_all_faces_at_200_pixels_are_quick_enough(decks: dict[str, Deck]) -> None:
    start = pygame.time.get_ticks()
    for deck in decks.values():
        for code in faces(deck):
            deck.front(code, 200, "en")
    assert pygame.time.get_ticks() - start < 12_000  # about 1.2 s on an idle machine; only a lapse of kind fails


def test_drawing_again_gives_the_same_bytes(tmp_path: Path) -> None:
    pytest.importorskip("pathops")
    pytest.importorskip("fontTools")
    from build_scripts.draw import french, german

    for maker, name in ((french.make, "french"), (german.make, "german")):
        maker(tmp_path)
        made = {file.relative_to(tmp_path / "decks" / name) for file in (tmp_path / "decks" / name).rglob("*.svg")}
        kept = {file.relative_to(DECKS / name) for file in (DECKS / name).rglob("*.svg")}
        assert made == kept
        for file in kept:
            assert (tmp_path / "decks" / name / file).read_bytes() == (DECKS / name / file).read_bytes(), file


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DECKS / "german", tmp_path / "deck"))


@pytest.mark.parametrize(
    "missing",
    ["deck.toml", "QC.svg", "blank.svg", "index/tab.svg", "index/u00C1.svg", "numerals/7.svg", "bands/de/QC.svg"],
)
def test_a_missing_file_is_named(copy: Path, missing: str) -> None:
    (copy / missing).unlink()
    with pytest.raises(DeckError, match=re.escape(Path(missing).name)):
        Deck.load(copy)


@pytest.mark.parametrize(
    ("file", "content"),
    [
        ("deck.toml", b"name = "),
        ("deck.toml", b"name = 'german'\n"),
        ("deck.toml", b"\xff\xfe"),
        ("KH.svg", b""),
        ("KH.svg", b"\x00" * 40),
        ("KH.svg", b"<svg "),
        ("KH.svg", b"\xff\xfe<svg"),
    ],
)
def test_a_broken_file_is_named(copy: Path, file: str, content: bytes) -> None:
    (copy / file).write_bytes(content)
    with pytest.raises(DeckError, match=re.escape(file)):
        Deck.load(copy)


def test_a_truncated_face_is_named(copy: Path) -> None:
    whole = (copy / "KH.svg").read_bytes()
    (copy / "KH.svg").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(DeckError, match=r"KH\.svg"):
        Deck.load(copy)


def test_a_folder_that_is_no_deck(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"deck\.toml"):
        Deck.load(tmp_path / "nowhere")
