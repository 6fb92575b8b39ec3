"""Regenerate every picture: ``python -m build_scripts.draw [maker ...]``; without a name all makers run."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path as FilePath

from build_scripts.draw import chips, french, german, icons, portraits, tables

ASSETS = FilePath(__file__).resolve().parents[2] / "assets"

Maker = Callable[[FilePath], None]
"""A maker writes its files below the folder it is given (normally ``assets/``), always the same bytes."""

MAKERS: dict[str, Maker] = {
    "french": french.make,
    "german": german.make,
    "tables": tables.make,
    "portraits": portraits.make,
    "chips": chips.make,
    "icons": icons.make,
}


def main(names: list[str]) -> None:
    """Run the named makers, or all of them, in the order of the registry."""
    for name in names or list(MAKERS):
        MAKERS[name](ASSETS)


if __name__ == "__main__":
    main(sys.argv[1:])
