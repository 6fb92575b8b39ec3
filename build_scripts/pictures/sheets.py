"""Contact sheets: every card of a deck, and the five backs, on cloth."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.engine.cards import PACK_32, PACK_52
from game.engine.variants import GAMES
from scenes.assets import Assets

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
