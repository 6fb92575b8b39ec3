"""The register of garments by name."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.draw.country_dress import (
    bodice,
    breastplate,
    jerkin,
    parti_coloured,
    shawl,
    striped,
    sweater,
    work_shirt,
)
from build_scripts.draw.court_dress import cloak, dolman, ermine, fur_coat, gown, high_collar, ruffed
from build_scripts.draw.figure import Figure
from build_scripts.draw.tailoring import Colours

GARMENTS: dict[str, Callable[[Figure, Colours, float], None]] = {
    maker.__name__: maker
    for maker in (
        bodice, ermine, dolman, parti_coloured, ruffed, gown, high_collar, sweater, striped, fur_coat, cloak,
        breastplate, work_shirt, jerkin, shawl,
    )
}  # fmt: skip
