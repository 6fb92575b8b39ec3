"""Contact sheets for judging by eye: ``python -m build_scripts.draw.sheet FOLDER [deck]``.

Writes each deck at 60, 120 and 400 pixels on cloth, and the 120-pixel sheet in greyscale and as red-green blind
(deuteranope) eyes see it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path as FilePath

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from scenes.decks import Deck

CLOTH = (47, 74, 60)
DECKS = FilePath(__file__).resolve().parents[2] / "assets" / "decks"
LANGUAGES = {"french": "en", "german": "hu"}
_DEUTERANOPE = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))


def contact_sheet(faces: list[pygame.Surface], columns: int, gap: int) -> pygame.Surface:
    """The faces in rows on cloth."""
    width, height = faces[0].get_size()
    rows = -(-len(faces) // columns)
    sheet = pygame.Surface((columns * (width + gap) + gap, rows * (height + gap) + gap))
    sheet.fill(CLOTH)
    for place, face in enumerate(faces):
        sheet.blit(face, (gap + place % columns * (width + gap), gap + place // columns * (height + gap)))
    return sheet


def as_deuteranope(picture: pygame.Surface) -> pygame.Surface:
    """The picture with red and green merged (Machado's matrix at full strength)."""
    changed = picture.copy()
    seen: dict[tuple[int, ...], tuple[int, ...]] = {}
    for x in range(picture.get_width()):
        for y in range(picture.get_height()):
            colour = tuple(picture.get_at((x, y)))[:3]
            if colour not in seen:
                mixed = (sum(part * share for part, share in zip(colour, row, strict=True)) for row in _DEUTERANOPE)
                seen[colour] = tuple(min(255, max(0, round(value))) for value in mixed)
            changed.set_at((x, y), seen[colour])
    return changed


def write_sheets(name: str, folder: FilePath) -> None:
    """All sheets of one deck as PNG files named ``<deck>_<what>.png``."""
    deck = Deck.load(DECKS / name)
    ranks = deck.description["ranks"]
    codes = [rank + suit for suit in deck.description["suits"] for rank in ranks]
    for width, gap in ((60, 8), (120, 10)):
        faces = [deck.front(code, width, LANGUAGES[name]) for code in codes]
        sheet = contact_sheet(faces, len(ranks), gap)
        pygame.image.save(sheet, folder / f"{name}_{width}.png")
        if width == 120:
            pygame.image.save(pygame.transform.grayscale(sheet), folder / f"{name}_grey.png")
            pygame.image.save(as_deuteranope(sheet), folder / f"{name}_deuteranope.png")
    for group, members in (("figures", "AJQK"), ("numbers", "78910")):
        chosen = [code for code in codes if code[:-1] in members]
        faces = [deck.front(code, 400, LANGUAGES[name], index=group == "figures") for code in chosen]
        pygame.image.save(contact_sheet(faces, 4, 16), folder / f"{name}_400_{group}.png")


def main(arguments: list[str]) -> None:
    """Write the sheets of the named deck, or of both."""
    folder = FilePath(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    for name in arguments[1:] or list(LANGUAGES):
        write_sheets(name, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
