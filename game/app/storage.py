"""Files that must survive anything: written whole or not at all, the last good one kept, a bad one set aside."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from game.app.paths import Paths, in_words
from game.app.text import gettext as _

MOST_BYTES = 4_000_000
"""Nothing of ours comes near this size; a bigger file is not read at all."""

Value = TypeVar("Value")


class FileTrouble(ValueError):
    """A file that cannot be used; the message completes the sentence "the file … " for people."""


@dataclass(frozen=True, slots=True)
class Loaded(Generic[Value]):
    """What a file held, or None; ``message`` is a sentence for the person when something was wrong, else empty."""

    value: Value | None
    message: str = ""


def not_saved_note(paths: Paths) -> str:
    """A sentence for the screen when nothing can be kept, else an empty text."""
    if paths.writable:
        return ""
    return _("Nothing is being saved: the folder {folder} cannot be written to.").format(folder=in_words(paths.data))


def last_good(path: Path) -> Path:
    """Where the version before this one is kept."""
    return path.with_name(path.name + ".last")


def write_atomically(path: Path, text: str) -> None:
    """Writes the file whole or leaves it as it was, and keeps the version before. OSError when it cannot be written."""
    if path.exists():
        _replace(last_good(path), path.read_bytes())
    _replace(path, text.encode())


def append(path: Path, text: str) -> None:
    """Adds to the file; the system has it when this returns. OSError when it cannot be written."""
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write(text)


def remove(path: Path) -> None:
    """Removes the file and the version before it; that neither is there is no error."""
    last_good(path).unlink(missing_ok=True)
    path.unlink(missing_ok=True)


def set_aside(path: Path) -> Path:
    """Gives a bad file the first free name in ``.bad``, so that it is kept but not read again. May raise OSError."""
    aside = path.with_name(path.name + ".bad")
    count = 1
    while aside.exists():
        count += 1
        aside = path.with_name(f"{path.name}.{count}.bad")
    path.replace(aside)
    return aside


def load(path: Path, parse: Callable[[str], Value]) -> Loaded[Value]:
    """What the file holds, read by ``parse`` (it raises :class:`FileTrouble`), else what the version before holds.

    A bad file is set aside and a sentence says so. A file that is not there at all is nothing to speak of.
    """
    troubles: list[str] = []
    for candidate in (path, last_good(path)):
        try:
            text = read_text(candidate)
            if text is None:
                continue
            return Loaded(parse(text), " ".join([*troubles, _("The version before it is used.")]) if troubles else "")
        except FileTrouble as trouble:
            troubles.append(_told(candidate, trouble))
    return Loaded(None, " ".join(troubles))


def parse_record(text: str, form: int) -> dict[str, Any]:
    """The JSON object that the file holds; :class:`FileTrouble` where there is none, or one that does not say that it
    has the ``format`` of this number."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise FileTrouble(_("is damaged"))
    if value.get("format") != form:
        raise FileTrouble(_("was made by another version of the program"))
    return value


def keep_record(paths: Paths, path: Path, record: Mapping[str, object]) -> bool:
    """Writes a JSON object to one of the files in the data folder; False when that is not possible."""
    if not paths.writable:
        return False
    try:
        write_atomically(path, json.dumps(record, indent=1, ensure_ascii=False))
    except OSError:
        return False
    return True


def read_text(path: Path) -> str | None:
    """The text of the file, None when it is not there; :class:`FileTrouble` when it is no text of ours."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise FileTrouble(_("is far too large"))
        return path.read_text("utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise FileTrouble(_("cannot be read")) from error
    except UnicodeDecodeError:
        raise FileTrouble(_("is damaged")) from None


def _told(path: Path, trouble: FileTrouble) -> str:
    try:
        aside = set_aside(path).name
    except OSError:
        # Translators: "why" is one of "is damaged", "cannot be read" and the like.
        return _("The file {name} {why} and is left out.").format(name=path.name, why=trouble)
    return _("The file {name} {why}; it is kept as {aside}.").format(name=path.name, why=trouble, aside=aside)


def _replace(path: Path, content: bytes) -> None:
    """Writes beside the file, flushes to the disk, then takes its place in one step."""
    draft = path.with_name(path.name + ".new")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
