"""Contact sheets on cloth: every card of a deck, the five backs, the people and the chips."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.engine.cards import PACK_32, PACK_52
from game.engine.variants import GAMES
from scenes.assets import Assets
from scenes.faces import portraits
from scenes.table.chips import VALUES

WIDTHS = (60, 120, 400)
"""Card widths in pixels."""
_LANGUAGES = {"french": "en", "german": "hu"}
_PACKS = {"french": PACK_52, "german": PACK_32}
_CLOTH = (47, 74, 60)


def sheets(assets: Assets, only: str = "") -> Iterator[tuple[str, pygame.Surface]]:
    """Name and picture of every sheet whose name has ``only`` in it."""
    for deck, pack in _PACKS.items():
        columns = len(pack) // 4
        for width in WIDTHS:
            name = f"cards {deck}, {width} px wide"
            if only not in name:
                continue
            faces = [assets.card(deck, card.code, width, language=_LANGUAGES[deck]) for card in pack]
            yield name, _sheet(faces, columns)
    if only in "cards backs":
        yield "cards backs", _sheet([assets.back(game, 200) for game in GAMES], len(GAMES))
    if only in "people and chips":
        people = _people_and_chips(assets)
        yield "people and chips", people
        yield "people and chips, grey", pygame.transform.grayscale(people)


def _people_and_chips(assets: Assets) -> pygame.Surface:
    """Every portrait and every chip, large and as small as they come up at a table."""
    faces = [f"portraits/{name}.svg" for name in portraits()]
    chips = [f"chips/{kind}{value}.svg" for kind in ("", "flat_") for value in sorted(VALUES)]
    rows = [_row(assets, faces[first : first + 10], 120) for first in range(0, len(faces), 10)]
    rows += [_row(assets, faces, 46), _row(assets, chips, 120), _row(assets, [*chips, *chips], 27)]
    sheet = pygame.Surface((max(row.get_width() for row in rows), sum(row.get_height() for row in rows)))
    sheet.fill(_CLOTH)
    top = 0
    for row in rows:
        sheet.blit(row, (0, top))
        top += row.get_height()
    return sheet


def _row(assets: Assets, files: list[str], side: int) -> pygame.Surface:
    pieces = [assets.svg(file, (side, round(side * 1.16))) for file in files]
    row = pygame.Surface((len(pieces) * (side + 8) + 8, round(side * 1.16) + 8), pygame.SRCALPHA)
    for place, piece in enumerate(pieces):
        row.blit(piece, (8 + place * (side + 8), 4))
    return row


def _sheet(faces: list[pygame.Surface], columns: int) -> pygame.Surface:
    width, height = faces[0].get_size()
    gap = 4 + width // 20
    rows = -(-len(faces) // columns)
    sheet = pygame.Surface((columns * (width + gap) + gap, rows * (height + gap) + gap))
    sheet.fill(_CLOTH)
    for place, face in enumerate(faces):
        row, column = divmod(place, columns)
        sheet.blit(face, (gap + column * (width + gap), gap + row * (height + gap)))
    return sheet
