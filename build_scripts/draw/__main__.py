"""Regenerate every picture: ``python -m build_scripts.draw [maker ...]``; without a name all makers run."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
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


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the named makers, or all of them, in the order of the registry."""
    parser = argparse.ArgumentParser(prog="build_scripts.draw", description="Draw the pictures of the game anew.")
    parser.add_argument("makers", nargs="*", metavar="maker", help=f"one of {', '.join(MAKERS)}; all if left out")
    names = parser.parse_args(arguments).makers
    for name in names:
        if name not in MAKERS:
            parser.error(f"there is no maker {name!r}; there are {', '.join(MAKERS)}")
    for name in names or list(MAKERS):
        MAKERS[name](ASSETS)


if __name__ == "__main__":
    main()
