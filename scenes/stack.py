"""Scenes, and the stack they lie on: pause draws over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.scale import Scale
from scenes.ui.focus import FocusRing
from scenes.ui.input import Command, Device, Input, Pointer, PointerKind

if TYPE_CHECKING:
    from scenes.context import Context


HASTE = 250
"""Milliseconds: presses that follow each other sooner were begun before anybody could have seen what they meet."""


class Scene:
    """One screen, or something laid over one. Subclasses keep their state and rebuild their widgets in ``layout``."""

    overlay = False
    """True: the scene below stays visible."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.dead_ms = 0
        """Milliseconds in which scenes that heed it take no press yet: it was meant for the scene before."""
        self.ring = FocusRing(lambda: context.audio.play("tick"))

    def layout(self, scale: Scale) -> None:
        """Make or place everything for this window; also called when language or settings have changed."""

    def prepare(self) -> bool:
        """Draw ahead some of what the first picture needs, for a few milliseconds. True when there is no more of it;
        a scene that is drawn sooner draws it then.
        """
        return True

    def handle(self, event: Input) -> bool:
        """One input. True when it was used; for a pointer movement: when the picture may have changed."""
        return self.ring.handle(event)

    def too_soon(self, event: Input) -> bool:
        """Whether this was pressed for what was there before. Whoever goes on pressing has to pause first."""
        pressed = isinstance(event, Command) or (isinstance(event, Pointer) and event.kind is PointerKind.DOWN)
        if pressed and self.dead_ms > 0:
            self.dead_ms = max(self.dead_ms, HASTE)
            return True
        return False

    def closed_beside(self, event: Input, box: pygame.Rect) -> bool:
        """Closes this scene at a press beside its ``box`` (pixels). Whether it did."""
        beside = isinstance(event, Pointer) and event.kind is PointerKind.DOWN and not box.collidepoint(event.at)
        if beside:
            self.context.stack.pop()
        return beside

    def update(self, dt_ms: int) -> bool:
        """``dt_ms`` milliseconds have passed. True when the picture has changed. Only the top scene is asked."""
        self.dead_ms -= dt_ms
        return self.ring.update(dt_ms)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything; changes nothing."""
        self.ring.draw(surface, self.context.brush)

    @property
    def animating(self) -> bool:
        """Something moves: update and draw sixty times a second."""
        return False

    @property
    def waits_for_thought(self) -> bool:
        """A person waits for what is being worked out, which therefore goes before smooth pictures."""
        return False

    @property
    def wake_ms(self) -> int | None:
        """While nothing moves: milliseconds after which ``update`` is due at the latest, or None."""
        return self.dead_ms if self.dead_ms > 0 else self.ring.wake_ms

    def leave(self) -> None:
        """Taken off the stack, or the program closes: last chance to save."""


class SceneStack:
    """The scenes on the screen; the last one gets the input."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self.changed = False
        """Something was put on or taken off since this was last set to False."""

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """From the bottom to the top."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        """Put ``scene`` on top; the one below no longer shows what it has in focus."""
        if self.top is not None:
            self.top.ring.visible = False
        self._scenes.append(scene)
        self._arrive(scene)

    def pop(self) -> None:
        """Take the top scene off; the one below has the focus where it was."""
        if not self._scenes:
            return
        scene = self._scenes.pop()
        self.changed = True
        scene.leave()
        if self.top is not None:
            self._arrive(self.top)

    def replace(self, scene: Scene) -> None:
        """Put ``scene`` in the place of the top one."""
        if self._scenes:
            self._scenes.pop().leave()
        self.push(scene)

    def clear_to(self, scene: Scene) -> None:
        """Take everything off, from the top down, and begin again with ``scene``."""
        self.leave_all()
        self.push(scene)

    def leave_all(self) -> None:
        """Take everything off, from the top down."""
        while self._scenes:
            self._scenes.pop().leave()
        self.changed = True

    def layout(self, scale: Scale) -> None:
        """Lay every scene out anew."""
        self.changed = True
        for scene in self._scenes:
            scene.layout(scale)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the top scene over those it leaves visible."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        for scene in self._scenes[max(0, first) :]:
            scene.draw(surface)

    def _arrive(self, scene: Scene) -> None:
        self.changed = True
        scene.layout(scene.context.scale)
        if scene is self.top:
            scene.ring.visible = scene.context.device is not Device.POINTER
