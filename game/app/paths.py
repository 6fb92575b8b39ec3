"""Where things lie: the assets that come with the program, and the folder in which it keeps what people do."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

DATA_VARIABLE = "BANCO_DATA"
"""The environment variable that names another data folder."""


@dataclass(frozen=True, slots=True)
class Paths:
    """The data folder and the files in it. ``writable``: whether anything can be kept there."""

    data: Path
    writable: bool

    @property
    def settings(self) -> Path:
        """How the program is set."""
        return self.data / "settings.json"

    @property
    def journal(self) -> Path:
        """The sitting that is not over yet."""
        return self.data / "sitting.json"

    @property
    def finished(self) -> Path:
        """The folder of the sittings that are over, for whoever wants to check them."""
        return self.data / "finished"

    @property
    def records(self) -> Path:
        """The statistics."""
        return self.data / "statistics.json"

    @property
    def log(self) -> Path:
        """What went wrong, for whoever mends it."""
        return self.data / "banco.log"


def assets_folder() -> Path:
    """The folder ``assets``, which lies beside ``game`` in a checkout, a wheel and a package alike."""
    return Path(__file__).resolve().parents[2] / "assets"


def find_paths(data: Path | str | None = None) -> Paths:
    """The data folder: the one given, else that of the environment, else the system's place for it; made if missing."""
    folder = Path(data or os.environ.get(DATA_VARIABLE, "") or _system_folder()).absolute()
    return Paths(folder, _can_write(folder))


def shown_path(path: Path) -> str:
    """The path for people who look for it: short where it lies in their own folder."""
    try:
        return in_words("~" / path.relative_to(Path.home()))
    except (RuntimeError, ValueError):  # nobody's folder, or outside of it
        return in_words(path)


def in_words(path: Path) -> str:
    """The path as it can be shown: names may hold bytes that are no text."""
    return str(path).encode("utf-8", "replace").decode()


def _system_folder() -> Path:
    import platformdirs

    return platformdirs.user_data_path("banco", appauthor=False)


def _can_write(folder: Path) -> bool:
    """Whether a file can really be made there: permissions alone do not tell (read-only media, network folders)."""
    probe = folder / f"probe-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.write_bytes(b"")
        probe.unlink()
    except OSError:
        return False
    return True
