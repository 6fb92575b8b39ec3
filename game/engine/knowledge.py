"""What has been seen of the cards since the last shuffle."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.cards import Card


class Knowledge:
    """The faces that have been shown since the last shuffle: to everybody, and to single seats who threw their own
    cards in."""

    def __init__(self, seats: int) -> None:
        self.public: list[Card] = []
        """Faces that everybody has seen."""
        self.private: list[list[Card]] = [[] for _ in range(seats)]
        """Faces that only this seat has seen, of cards that are out of its hands."""

    def restart(self, faces: Iterable[Card] = ()) -> None:
        """After a shuffle only the faces still lying open are known."""
        self.public = list(faces)
        for cards in self.private:
            cards.clear()
