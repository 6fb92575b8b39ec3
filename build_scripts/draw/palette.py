"""The colours of Banco and the two mixtures every drawing uses."""

from __future__ import annotations

STOCK = "#FBF6EA"
STOCK_EDGE = "#DCCFB0"
INK = "#1E2A2F"
VERMILION = "#C8362B"
OCHRE = "#D9A441"
LEAF = "#3C7A4B"
NIGHT = "#22384F"
CREAM = "#F4E6C8"
SAND = "#EAD7AE"
WHITE = "#FFFBF0"
ROSE = "#E38A74"
BROWN = "#7A4A2B"
STEEL = "#DDE0D8"
IRON = "#5B6670"

FAIR = "#F8E2C6"
SKIN = "#F4DDBB"
TANNED = "#EBC79C"
OLIVE = "#D9A679"

SHADOW = "#1A1420"
SKIN_SHADOW = "#A8562F"


def mix(first: str, second: str, share: float) -> str:
    """The colour ``share`` of the way (0..1) from ``first`` to ``second``, both ``#RRGGBB``."""
    channels = (round(int(first[i : i + 2], 16) * (1 - share) + int(second[i : i + 2], 16) * share) for i in (1, 3, 5))
    return "#" + "".join(f"{channel:02X}" for channel in channels)


def darker(colour: str, share: float = 0.22) -> str:
    """The shaded side of a two-tone part."""
    return mix(colour, SHADOW, share)


def lighter(colour: str, share: float = 0.2) -> str:
    """A highlight of the colour, still warm."""
    return mix(colour, WHITE, share)


def skin_shade(colour: str, share: float = 0.27) -> str:
    """The shaded side of a face or hand: towards red earth, not towards grey."""
    return mix(colour, SKIN_SHADOW, share)
