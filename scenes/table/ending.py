"""The end of a deal: what the banner says, and how long it stays."""

from __future__ import annotations

from game.app.text import gettext as _
from game.app.wording.banner import Banner

_SECOND = 1000


class Ending:
    """A banner that stays for some seconds, or until a key when ``seconds`` is 0."""

    def __init__(self, banner: Banner, seconds: int) -> None:
        self.banner = banner
        self._left: float | None = seconds * _SECOND if seconds else None

    @property
    def over(self) -> bool:
        """Whether its time has passed."""
        return self._left is not None and self._left <= 0

    @property
    def wake_ms(self) -> int | None:
        """Milliseconds until the next deal begins by itself or the words below its button change."""
        return None if self._left is None else max(1, round(min(self._left, self._left % _SECOND + 1)))

    @property
    def words(self) -> str:
        """How long it stays, for the button that goes on."""
        if self._left is None:
            return ""
        return _("by itself in {seconds} s").format(seconds=max(1, -int(-self._left // _SECOND)))

    def wait(self, passed: float) -> None:
        """Lets time pass (ms)."""
        if self._left is not None:
            self._left -= passed
