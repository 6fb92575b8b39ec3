"""What stands on the bands of the German pack: the people of the Tell pattern and the seasons, as packs name them."""

from __future__ import annotations

from collections.abc import Mapping

from build_scripts.draw.german_figures import name_band
from build_scripts.draw.german_people import FIGURINES
from build_scripts.draw.kit import Drawing
from build_scripts.draw.palette import CREAM
from build_scripts.draw.seasons import SEASONS

NAMES: Mapping[str, Mapping[str, str]] = {
    "hu": {
        "QH": "GESSLER H.",
        "JH": "KUONI PÁSZTOR",
        "QD": "STÜSSI VADÁSZ",
        "JD": "REDING ITEL",
        "QS": "RUDENZ ULRICH",
        "JS": "FÜRST WALTER",
        "QC": "TELL VILMOS",
        "JC": "HARRAS RUDOLF",
        "AH": "TAVASZ",
        "AD": "NYÁR",
        "AS": "ŐSZ",
        "AC": "TÉL",
    },
    "de": {
        "QH": "HERMANN GESSLER",
        "JH": "KUONI DER HIRT",
        "QD": "STÜSSI",
        "JD": "ITEL REDING",
        "QS": "ULRICH V. RUDENZ",
        "JS": "WALTER FÜRST",
        "QC": "WILHELM TELL",
        "JC": "RUDOLF HARRAS",
        "AH": "FRÜHLING",
        "AD": "SOMMER",
        "AS": "HERBST",
        "AC": "WINTER",
    },
}
"""By language and card."""


def band(code: str, language: str) -> Drawing:
    """The band of a card with its name in a language."""
    colours = (SEASONS[code[-1]][2], CREAM) if code[0] == "A" else FIGURINES[code].band
    return name_band(NAMES[language][code], *colours)
