"""Measure what Banco promises as figures, beside what it is compared with: ``build_scripts/benchmark.py [--json]``.

``python3 build_scripts/dev.py bench`` installs what the comparisons need and runs this. Each subject is a module of
``build_scripts.bench`` with a function ``rows()``. Exit status: 0 if every measured target is reached, else 1.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a start by file name

from build_scripts.bench import engine, frame, idle, opening, players, start, thinking
from build_scripts.bench.row import Row

# What runs as a process of its own comes before anything that changes the environment or warms up the screen.
SUBJECTS = (start, idle, engine, frame, opening, thinking, players)
VERDICTS = {True: "ok", False: "MISSED", None: ""}


def in_words(row: Row) -> tuple[str, str, str, str, str]:
    """The columns of a row: name, figure, target, verdict, note."""
    figure = "-" if row.figure is None else f"{row.figure:,.{0 if row.figure >= 1000 else 2}f} {row.unit}"
    target = "" if row.target is None else f"{row.limit} {row.target:g}"
    if row.aim is not None:
        target += f" (aim {row.aim:g})"
    return row.name, figure, target, VERDICTS[row.ok], row.note


def table(rows: Sequence[Row]) -> str:
    """The rows as a table for people, a line each."""
    lines = [("what", "figure", "target", "", ""), *map(in_words, rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines
    )


def as_json(rows: Sequence[Row]) -> str:
    """The rows as a JSON list of objects."""
    keys = ("name", "figure", "unit", "target", "limit", "aim", "ok", "note")
    return json.dumps([{key: getattr(row, key) for key in keys} for row in rows], indent=2, ensure_ascii=False)


def main() -> int:
    """Measure everything and print it; the exit status."""
    parser = argparse.ArgumentParser(description="Measure what Banco promises, beside what it is compared with.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    as_asked = as_json if parser.parse_args().json else table
    rows = [row for subject in SUBJECTS for row in subject.rows()]
    print(as_asked(rows))
    return 1 if any(row.ok is False for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
