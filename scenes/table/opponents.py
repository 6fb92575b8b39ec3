"""The computer players of one table: each begins to think as soon as it is to act, while cards are still moving."""

from __future__ import annotations

from concurrent.futures import Future

from game.app.coaching.thinking import Thinker
from game.app.session import Session
from game.engine.actions import Action

_PATIENCE = 0.004  # seconds that a turn of the loop may wait: less than a frame, and enough for a quick player


class Opponents:
    """Asks whoever is to act, once for each decision."""

    def __init__(self, session: Session, thinker: Thinker) -> None:
        self._session = session
        self._thinker = thinker
        self._thought: Future[Action] | None = None

    @property
    def thinking(self) -> bool:
        """Somebody has not decided yet."""
        return self._thought is not None

    def expect(self) -> None:
        """Lets the computer player to act begin to think, if one is to act and has not begun."""
        seat = self._session.to_act
        if self._thought is None and seat is not None and not self._session.is_person(seat):
            self._thought = self._thinker.begin(self._session.computer_thought())

    def decided(self) -> Action | None:
        """What the computer player to act does; None while it is still thinking. Told once."""
        thought = self._thought
        if thought is None or not self._thinker.wait([thought], _PATIENCE):
            return None
        self._thought = None
        return thought.result()
