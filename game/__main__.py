"""``python -m game replay | simulate | odds | verify``: the engine without a screen."""

from __future__ import annotations

import sys

from game.app.command_line.commands import main

if __name__ == "__main__":
    sys.exit(main())
