"""What lies still on the table: a picture put together of parts, drawn anew only where one of them has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from pygame import Rect, Surface


@dataclass(frozen=True, slots=True)
class Part:
    """One part: all that its looks depend on, the box it never draws beyond (pixels), and how it is drawn."""

    look: Hashable
    box: Rect
    draw: Callable[[Surface], None]


class Still:
    """The empty table with its parts laid on it, the later ones over the earlier ones."""

    def __init__(self, background: Surface) -> None:
        self._background = background
        self._surface = background.copy()
        self._shown: dict[Hashable, tuple[Hashable, Rect]] = {}

    def show(self, parts: Mapping[Hashable, Part]) -> Surface:
        """The picture with these parts, each under a name that it keeps; do not draw on it."""
        now = {name: (part.look, part.box) for name, part in parts.items()}
        changed = {name for name in now.keys() | self._shown.keys() if now.get(name) != self._shown.get(name)}
        boxes = [shown[name][1] for shown in (self._shown, now) for name in changed if name in shown]
        for box in apart(boxes):
            self._draw(box.clip(self._surface.get_rect()), parts)
        self._shown = now
        return self._surface

    def lay(self, parts: Mapping[Hashable, Part]) -> Iterator[None]:
        """Draws the parts for the first time, one after the other."""
        for name, part in parts.items():
            part.draw(self._surface)
            self._shown[name] = part.look, part.box
            yield

    def _draw(self, box: Rect, parts: Mapping[Hashable, Part]) -> None:
        self._surface.set_clip(box)
        self._surface.blit(self._background, box, box)
        for part in parts.values():
            if part.box.colliderect(box):
                part.draw(self._surface)
        self._surface.set_clip(None)


def apart(boxes: Iterable[Rect]) -> list[Rect]:
    """Boxes that together cover all of these and of which no two overlap."""
    separate: list[Rect] = []
    for box in boxes:
        whole = box
        while (place := whole.collidelist(separate)) >= 0:
            whole = whole.union(separate.pop(place))
        separate.append(whole)
    return separate
