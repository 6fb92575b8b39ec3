"""Sittings that are not over: one is played, and at every other game one more may wait for its people.

The one that was played last is in the file of the journal; the others lie beside it, each in a file named after its
game, until somebody turns to that game again.
"""

from __future__ import annotations

from pathlib import Path

from game.app.paths import Paths
from game.app.session import Resumed, Session, resume
from game.app.storage import last_good
from game.engine.variants import GAMES


def unfinished(paths: Paths) -> Resumed:
    """The sitting to go on with: the one played last. The message tells of files that could not be used."""
    answer = resume(paths)
    for game in waiting_games(paths):
        if answer.session is not None or not _move(_waiting(paths, game), paths.journal):
            break
        found = resume(paths)
        answer = Resumed(found.session, " ".join(filter(None, (answer.message, found.message))))
    return answer


def make_room(paths: Paths, game: str) -> str:
    """Puts a sitting at another game by. Returns the game whose sitting would end if one began at ``game`` now: this
    one if a sitting at it is not over; another one if its sitting cannot be put by; else nothing."""
    played = resume(paths).session
    if _waiting(paths, game).exists() or (played is not None and played.rules.game == game):
        return game
    if played is None or _move(paths.journal, _waiting(paths, played.rules.game)):
        return ""
    return played.rules.game


def turn_to(paths: Paths, game: str) -> Session | None:
    """The sitting at this game that is not over, to go on with; one at another game is put by. None if it cannot be."""
    played = resume(paths).session
    if played is not None and played.rules.game == game:
        return played
    if played is not None and not _move(paths.journal, _waiting(paths, played.rules.game)):
        return None
    return resume(paths).session if _move(_waiting(paths, game), paths.journal) else None


def waiting_games(paths: Paths) -> tuple[str, ...]:
    """The games at which a sitting has been put by, the one played latest first."""
    found = [(_waiting(paths, game), game) for game in GAMES]
    times = [(path.stat().st_mtime, game) for path, game in found if path.exists()]
    return tuple(game for _time, game in sorted(times, reverse=True))


def _waiting(paths: Paths, game: str) -> Path:
    return paths.data / f"sitting-{game}.json"


def _move(source: Path, target: Path) -> bool:
    """Gives a sitting's file, and the version before it, another name. False where there is none, or it stays."""
    if not source.exists():
        return False
    try:
        last_good(target).unlink(missing_ok=True)
        if last_good(source).exists():
            last_good(source).replace(last_good(target))
        source.replace(target)
    except OSError:
        return False
    return True
