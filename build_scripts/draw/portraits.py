"""Writes the portraits and their list to ``assets/portraits``: people one might meet at a table in five countries."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path as FilePath

from build_scripts.draw import sitters_guests as guests
from build_scripts.draw import sitters_north as north
from build_scripts.draw import sitters_south as south
from build_scripts.draw.bust import Bust
from build_scripts.draw.kit import document

PEOPLE: tuple[tuple[str, str, Callable[[], Bust]], ...] = (
    ("Sven", "se", north.sven),
    ("Britta", "se", north.britta),
    ("Amir", "se", north.amir),
    ("Linnea", "se", north.linnea),
    ("Olav", "no", north.olav),
    ("Sigrid", "no", north.sigrid),
    ("Kari", "no", north.kari),
    ("Eirik", "no", north.eirik),
    ("Arthur", "gb", south.arthur),
    ("Maud", "gb", south.maud),
    ("Ruth", "gb", south.ruth),
    ("Callum", "gb", south.callum),
    ("Heinz", "de", south.heinz),
    ("Grete", "de", south.grete),
    ("Emre", "de", south.emre),
    ("Lotte", "de", south.lotte),
    ("Bence", "hu", south.bence),
    ("Kovács Ilona", "hu", south.ilona),
    ("Gyula", "hu", south.gyula),
    ("Zsuzsa", "hu", south.zsuzsa),
    ("", "", guests.guest),
    ("", "", guests.guest_2),
    ("", "", guests.guest_3),
    ("", "", guests.guest_4),
    ("", "", guests.guest_5),
    ("", "", guests.guest_6),
)
"""Name, country and drawing of each; the unnamed ones are for the people at the screen."""

_HEAD = """\
# Portraits: written by build_scripts/draw/portraits.py. `name` is what the computer player is called, `country` where
# its game is at home (se no gb de hu); portraits without a name are for the people at the screen.
"""


def make(assets: FilePath) -> None:
    """All portraits and ``portraits.toml``."""
    folder = assets / "portraits"
    folder.mkdir(parents=True, exist_ok=True)
    text = _HEAD
    for name, country, draw in PEOPLE:
        file = draw.__name__
        (folder / f"{file}.svg").write_text(document(draw().drawing.svg(), 120, 120), encoding="utf-8", newline="\n")
        text += f'\n[[portrait]]\nfile = "{file}"\nname = "{name}"\ncountry = "{country}"\n'
    (folder / "portraits.toml").write_text(text, encoding="utf-8", newline="\n")
