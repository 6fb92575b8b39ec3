"""Tempers: what makes two players of one level play differently. A few numbers, none large enough to upset the order of
the levels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Temper:
    """How somebody plays by nature; the defaults are those of a calm person."""

    bets: float = 1.0
    """Factor of every bet."""
    bank: float = 1.0
    """Factor of the bank laid."""
    nerve: float = 0.0
    """How often, −1 to 1, one card more (above zero) or one card fewer is taken where it hardly matters."""
    moods: float = 0.0
    """How far, 0 to 1, bets swing from round to round for no reason."""
    lucky: int = 0
    """The rank of a first card that is believed to bring luck: the bet on it is half as much again; 0: none."""
    generous: bool = False
    """Lays a bank that everybody can play against, even where a small one would be safer."""


TEMPERS: Mapping[str, Temper] = {
    "calm": Temper(),
    "cautious": Temper(bets=0.75, bank=0.8, nerve=-0.3),
    "bold": Temper(bets=1.35, bank=1.2, nerve=0.3, generous=True),
    "superstitious": Temper(moods=0.3, lucky=7, generous=True),
    "tight": Temper(bets=0.85, bank=0.6),
    "generous": Temper(bets=1.15, bank=1.3, generous=True),
    "moody": Temper(moods=0.6, nerve=0.15),
}
"""All there are, by name."""

CALM = TEMPERS["calm"]
