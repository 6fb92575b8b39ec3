"""Tables, backs, portraits, chips and icons: complete, plain enough for the SVG reader, reproducible and quiet."""

from __future__ import annotations

import io
import re
import shutil
import tomllib
from pathlib import Path

import pygame
import pytest

from build_scripts.draw import chips, icons, portraits, tables
from game.engine.variants import GAMES
from scenes.cloth import Rails, draw_band, draw_cloth, draw_plain, table_style
from tests.svg_rules import problems

ASSETS = Path(__file__).resolve().parent.parent / "assets"
FOLDERS = ("tables", "portraits", "chips", "icons")
FILES = sorted(file for folder in FOLDERS for file in (ASSETS / folder).rglob("*.svg"))
PIECES = ("unit", "joint", "corner", "quarter", "mark", "back")
STOCK = "#FBF6EA"


@pytest.fixture(scope="module", autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_drawings_hold_only_what_the_reader_draws(file: Path) -> None:
    assert problems(file) == []


def test_every_game_has_its_table() -> None:
    missing = [f"{game}/{piece}" for game in GAMES for piece in PIECES if not _file(game, piece).is_file()]
    assert missing == []
    assert {folder.name for folder in (ASSETS / "tables").iterdir() if folder.is_dir()} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_backs_look_the_same_both_ways_round(game: str) -> None:
    back = _drawn(_file(game, "back"), (480, 720))
    for turned in (pygame.transform.rotate(back, 180), pygame.transform.flip(back, True, False)):
        assert _share_different(back, turned) < 0.01


def test_portraits_are_listed_once_and_exist() -> None:
    listed = tomllib.loads((ASSETS / "portraits" / "portraits.toml").read_text(encoding="utf-8"))["portrait"]
    files = [entry["file"] for entry in listed]
    assert len(files) == len(set(files)) >= 14
    assert set(files) == {file.stem for file in (ASSETS / "portraits").glob("*.svg")}
    named = [entry["name"] for entry in listed if entry["name"]]
    assert len(named) == len(set(named))
    assert {entry["country"] for entry in listed} == {"se", "no", "gb", "de", "hu", ""}
    assert all((entry["name"] == "") == (entry["country"] == "") for entry in listed)


def test_portraits_fill_their_disc_and_nothing_else() -> None:
    for file in (ASSETS / "portraits").glob("*.svg"):
        drawn = _drawn(file, (121, 121))
        assert drawn.get_at((60, 2)).a == 255, file.stem
        assert max(drawn.get_at(corner).a for corner in ((4, 4), (116, 4), (4, 116), (116, 116))) == 0, file.stem


def test_icons_have_one_colour_so_that_they_can_be_tinted() -> None:
    for file in (ASSETS / "icons").glob("*.svg"):
        if not file.stem.startswith("banco"):
            assert set(re.findall("#[0-9A-F]{6}", file.read_text(encoding="utf-8"))) == {icons.COLOUR}, file.stem


def test_makers_write_the_same_bytes_again(tmp_path: Path) -> None:
    for game in GAMES:
        (tmp_path / "tables" / game).mkdir(parents=True)
        shutil.copy(_file(game, "table", "toml"), tmp_path / "tables" / game)
    for maker in (tables, portraits, chips, icons):
        maker.make(tmp_path)
    written = sorted(file.relative_to(tmp_path) for file in tmp_path.rglob("*") if file.is_file())
    kept = sorted(
        file.relative_to(ASSETS) for folder in FOLDERS for file in (ASSETS / folder).rglob("*") if file.is_file()
    )
    assert written == kept
    assert [file for file in kept if (tmp_path / file).read_bytes() != (ASSETS / file).read_bytes()] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1024, 600), (1281, 721), (1366, 1023), (1919, 803)])
def test_cloth_covers_every_pixel(game: str, size: tuple[int, int]) -> None:
    k = min(size[0] / 1280, size[1] / 720)
    rail = round(32 * k)
    for bottom in (rail, round(92 * k)):
        cloth = draw_cloth(size, game, Rails(rail, rail, rail, bottom), k)
        assert cloth.get_size() == size
        assert pygame.mask.from_threshold(cloth, (0, 0, 0), (2, 2, 2)).count() == 0
        right, below = size[0] - 1, size[1] - 1
        edge = pygame.Color(table_style(game).rail)
        for x, y in (
            (0, 0),
            (right, 0),
            (0, below),
            (right, below),
            (right // 2, 0),
            (right // 2, below),
            (0, below // 2),
        ):
            assert _distance(cloth.get_at((x, y)), edge) < 6, (x, y)


def test_title_backdrop_covers_every_pixel() -> None:
    plain = draw_plain((1281, 721), 1.0)
    assert plain.get_size() == (1281, 721)
    assert pygame.mask.from_threshold(plain, (0, 0, 0), (2, 2, 2)).count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_bands_are_exactly_as_asked_and_centred(game: str) -> None:
    for width, height in ((196, 24), (203, 23), (640, 32), (61, 40)):
        band = draw_band(width, height, game)
        assert band.get_size() == (width, height)
        drawn = band.get_bounding_rect(min_alpha=60)
        assert abs(drawn.left - (width - drawn.right)) <= 3


@pytest.mark.parametrize("game", GAMES)
def test_border_never_outshines_the_cards(game: str) -> None:
    band = draw_band(640, 64, game)
    stock = _light(pygame.Color(STOCK))
    bright = sum(
        _light(band.get_at((x, y))) > 0.8 * stock and band.get_at((x, y)).a > 200 for x in range(640) for y in range(64)
    )
    assert bright < 0.12 * 640 * 64


@pytest.mark.parametrize("game", GAMES)
def test_text_on_cloth_and_rail_is_readable(game: str) -> None:
    style = table_style(game)
    assert _contrast("#F6ECD2", style.cloth_light) >= 4.5
    assert _contrast(STOCK, style.cloth_light) >= 4.5
    assert _contrast(style.accent, style.rail) >= 4.5
    assert _contrast(style.focus, style.cloth_light) >= 4.5


def _file(game: str, name: str, suffix: str = "svg") -> Path:
    return ASSETS / "tables" / game / f"{name}.{suffix}"


def _drawn(file: Path, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(file.read_bytes()), size)


def _share_different(one: pygame.Surface, other: pygame.Surface) -> float:
    width, height = one.get_size()
    same = pygame.mask.from_threshold(one, (0, 0, 0), (60, 60, 60, 255), other).count()
    return 1 - same / (width * height)


def _distance(one: pygame.Color, other: pygame.Color) -> int:
    return max(abs(one.r - other.r), abs(one.g - other.g), abs(one.b - other.b))


def _light(colour: pygame.Color) -> float:
    """Relative luminance after WCAG."""
    parts = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def _contrast(one: str, other: str) -> float:
    lights = sorted(_light(pygame.Color(colour)) + 0.05 for colour in (one, other))
    return lights[1] / lights[0]
