"""Writes a picture of everything there is to see: ``python -m build_scripts.gallery --out DIR --size WxH``.

Every screen, the table of each game at its telling moments, and contact sheets of both decks, as PNG files whose names
say what they show. Needs no screen.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import pygame

from build_scripts.pictures.moments import MOMENTS, Moment
from build_scripts.pictures.screens import Show, screens
from build_scripts.pictures.sheets import sheets
from build_scripts.pictures.sitting_down import PERSON, reach
from game.app.paths import find_paths
from game.app.settings import Settings
from game.app.text import set_language
from scenes.assets import Assets
from scenes.context import Context
from scenes.scale import Scale
from scenes.ui import Device


def pictures() -> Iterator[tuple[str, Show]]:
    """The name of every picture of a screen, and what puts it on the stack."""
    yield from screens()
    for moment in MOMENTS:
        yield moment.name, partial(_show, moment)


def _show(moment: Moment, context: Context) -> None:
    reach(context, moment)


def write_gallery(
    folder: Path, size: tuple[int, int], *, language: str = "", scale: int = 100, only: str = ""
) -> list[Path]:
    """Writes the pictures whose name has ``only`` in it; returns their files. ``scale``: of the interface, per cent."""
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.display.set_mode(size)
    assets = Assets()
    written = []
    with tempfile.TemporaryDirectory() as data:
        for number, (name, show) in enumerate(pictures()):
            if only not in name:
                continue
            settings = Settings(ui_scale=scale, language=language, result_stays=0, names=(PERSON,))
            set_language(language)
            context = Context(assets, settings, find_paths(Path(data) / str(number)), Scale(*size, scale / 100))
            if not name.startswith("table"):
                context.device = Device.KEYBOARD  # shows what has the focus
            show(context)
            surface = pygame.Surface(size).convert()
            context.stack.draw(surface)
            context.stack.leave_all()
            written.append(_save(surface, folder, name))
    written += [_save(sheet, folder, name) for name, sheet in sheets(assets, only)]
    pygame.quit()
    return written


def _save(surface: pygame.Surface, folder: Path, name: str) -> Path:
    file = folder / f"{_file_name(name)}.png"
    pygame.image.save(surface, file)
    return file


def _file_name(name: str) -> str:
    plain = name.replace("ó", "o").replace("á", "a")
    return re.sub(r"[^a-z0-9-]+", "_", plain.lower()).strip("_")


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d+)x(\d+)", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no size: write it as 1280x720")
    return int(match[1]), int(match[2])


def main(arguments: Sequence[str] | None = None) -> None:
    """Reads the command line, writes the pictures, prints their names."""
    parser = argparse.ArgumentParser(description="Write pictures of every screen, of the tables and of both decks.")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for the PNG files")
    parser.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH", help="size of the window in pixels")
    parser.add_argument("--language", default="", metavar="LANG", help="language of the interface, such as en")
    parser.add_argument("--scale", type=int, default=100, metavar="PERCENT", help="scale of the interface, 75 to 200")
    parser.add_argument("--only", default="", metavar="WORDS", help="only pictures with these words in their name")
    asked = parser.parse_args(arguments)
    for file in write_gallery(asked.out, asked.size, language=asked.language, scale=asked.scale, only=asked.only):
        print(file)


if __name__ == "__main__":
    main()
