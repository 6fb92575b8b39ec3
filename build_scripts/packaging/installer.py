"""The Windows installer, made by NSIS, which runs on Linux and Windows alike."""

from __future__ import annotations

import sys
from pathlib import Path

from build_scripts.packaging.bundle import STAMP, run_tool
from build_scripts.packaging.facts import build_environment, filled
from build_scripts.packaging.packing import unpacked_bytes


def build_installer(bundle: Path, target: Path) -> None:
    """Make ``target``, which puts the bundle into a person's own folder without asking for administrator rights."""
    script = STAMP / "banco.nsi"
    script.write_text(
        filled("banco.nsi"), encoding="utf-8-sig"
    )  # NSIS takes a file without the mark for a local code page
    values = {
        "SOURCE": bundle,
        "OUTPUT": target,
        "ICON": STAMP / "banco.ico",
        "KILOBYTES": -(-unpacked_bytes(bundle) // 1024),
    }
    defined = [f"-D{name}={value}" for name, value in values.items()]
    # Debian's NSIS can make a 64-bit installer, which Wine can run without its 32-bit half; that for Windows cannot.
    target_machine = [] if sys.platform == "win32" else ["-XTarget amd64-unicode"]
    run_tool(["makensis", "-V2", *target_machine, *defined, str(script)], environment=build_environment())
