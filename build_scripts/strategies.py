"""Solve the games with hidden cards and write the tables that experts play: ``build_scripts/strategies.py [TABLE …]``.

Takes some minutes a table and gives the same files every time. Needs the extra ``solve``.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a start by file name
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more only wait for each other at matrices of this size

try:
    from build_scripts.solve.exploit import measured
    from build_scripts.solve.plans import PLANS
    from build_scripts.solve.tables import make
except ImportError as missing:
    sys.exit(f"strategies: this needs the extra solve, as by: pip install -e .[solve] ({missing})")
from game.ai.strategy import FOLDER, equilibrium


def written(table: Mapping[str, Any]) -> str:
    """The table as text, one hand or story a line."""
    parts = []
    for name, value in table.items():
        if name in ("player", "banker"):
            lines = [f"  {json.dumps(key)}: {json.dumps(one, separators=(',', ':'))}" for key, one in value.items()]
            parts.append(f"{json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n}")
        else:
            parts.append(f"{json.dumps(name)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Writes these tables, or all."""
    parser = argparse.ArgumentParser(description="Solve the games with hidden cards and write the experts' tables.")
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=f"{', '.join(PLANS)}; all if none is given")
    tables = parser.parse_args(arguments).tables or list(PLANS)
    for name in tables:
        if name not in PLANS:
            print(f"strategies: unknown table {name!r}: choose from {', '.join(PLANS)}", file=sys.stderr)
            return 2
    FOLDER.mkdir(exist_ok=True)
    for name in tables:
        plan = PLANS[name]
        table = make(plan, lambda line: print(line, file=sys.stderr, flush=True))
        text = written(table)
        (FOLDER / f"{name}.json").write_text(text, "utf-8", newline="\n")
        print(f"{name}: {len(text):,} bytes", flush=True)
    for name in tables:
        for stakes, found in measured(name, equilibrium):
            print(
                f"{name}, {stakes}: value {found.value:+.4f}, a best reply gains {found.as_player:.4f} against it as "
                f"player, {found.as_banker:.4f} as banker",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
