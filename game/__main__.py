"""``python -m game replay | simulate | odds | verify``: the engine without a screen."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from game.app.command_line.commands import main

if __name__ == "__main__":
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # names may hold letters that the terminal does not know
    sys.exit(main())
