"""The large picture of every card of a table, drawn on a thread of its own before it is needed.

Rasterising a face takes up to 20 ms, more than a frame has. It leaves other threads free to run, so frames go on
meanwhile; whatever is wanted sooner is drawn at once. Which cards have been dealt plays no part: it is always the
whole pack, in the same order.
"""

from __future__ import annotations

from dataclasses import dataclass
from threading import Event, Thread

import pygame

from game.engine.cards import PACK_32, PACK_52, Card
from scenes.assets import AssetError, Assets

_MOST_WIDTH = 520  # pixels up to which cards are drawn twice as large as the largest on the table


@dataclass(frozen=True, slots=True)
class Look:
    """How the pictures of one table are made: its game, its pack, the letters on the cards and the wishes of the
    person.
    """

    game: str
    deck: str
    letters: str
    cards: int
    """In the whole pack: 52 or 32."""
    four_colour: bool = False
    index: bool = True


class LargeCards:
    """Fronts and back of one pack, ``width`` pixels wide: the size from which all others are brought down."""

    def __init__(self, assets: Assets, look: Look, hand: int) -> None:
        """``hand``: the width in pixels of the largest cards on the table."""
        self.look = look
        self.hand = hand
        self.width = 2 * hand if 2 * hand <= _MOST_WIDTH else hand
        self._assets = assets
        self._drawn: dict[Card | None, pygame.Surface] = {}
        self._enough = Event()
        self._thread: Thread | None = None

    def picture(self, face: Card | None) -> pygame.Surface:
        """The front of a card, or the back for None."""
        drawn = self._drawn.get(face)
        if drawn is None:
            drawn = self._drawn[face] = self._draw(face)
        return drawn

    def draw_ahead(self) -> None:
        """Begins to draw the whole pack, its back first; does nothing from the second call on."""
        if self._thread is None:
            self._thread = Thread(target=self._draw_all, name="cards", daemon=True)
            self._thread.start()

    @property
    def begun(self) -> bool:
        """Whether the back is there, or will have to be drawn by whoever needs it."""
        return bool(self._drawn) or (self._thread is not None and not self._thread.is_alive())

    @property
    def ready(self) -> bool:
        """Whether the whole pack has been drawn."""
        return len(self._drawn) > self.look.cards

    def stop(self) -> None:
        """Draws no further card ahead; returns when the one under way is done."""
        self._enough.set()
        if self._thread is not None:
            self._thread.join()

    def _draw_all(self) -> None:
        pack = PACK_52 if self.look.cards == len(PACK_52) else PACK_32
        for face in (None, *sorted(pack, key=lambda card: -card.rank)):  # court cards take longest
            if self._enough.is_set():
                return
            if face not in self._drawn:
                try:
                    self._drawn[face] = self._draw(face)
                except (OSError, pygame.error, KeyError, AssetError):
                    return  # the same happens to whoever needs that card, and is told there

    def _draw(self, face: Card | None) -> pygame.Surface:
        look = self.look
        if face is None:
            return self._assets.draw_back(look.game, self.width)
        return self._assets.draw_card(
            look.deck, face.code, self.width, language=look.letters, four_colour=look.four_colour, index=look.index
        )
