"""What each table looks at and where it is used; chosen as the smallest that a best reply gains little against."""

from __future__ import annotations

from collections.abc import Mapping

from build_scripts.solve.tables import Plan
from game.engine.variants import rules_for

PLANS: Mapping[str, Plan] = {
    "siebzehn_und_vier": Plan(
        rules_for("siebzehn_und_vier"),
        fits={
            "pack": (32,),
            "second_card": ("asked",),
            "hits_open": (True,),
            "bank_card": ("hidden",),
            "banker_stands_at": (0,),
        },
        player=("total", "hidden"),
        seen=("open", "cards"),
        banker=("total",),
    ),
}
