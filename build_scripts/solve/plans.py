"""What each table looks at and where it is used; chosen as the smallest that a best reply gains little against."""

from __future__ import annotations

from collections.abc import Mapping

from build_scripts.solve.tables import Plan
from game.engine.variants import rules_for

HIDDEN_32 = {
    "pack": (32,),
    "second_card": ("asked",),
    "hits_open": (False,),
    "bank_card": ("hidden",),
    "banker_stands_at": (0,),
}

PLANS: Mapping[str, Plan] = {
    "tjueett": Plan(
        rules_for("tjueett"),
        fits={"pack": (52,), "second_card": ("duel",), "duels": (True,), "banker_stands_at": (0,)},
        player=("total", "hidden", "cards"),
        seen=("open", "open soft", "cards"),
        banker=("total", "soft"),
    ),
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
    "huszonegy": Plan(
        rules_for("huszonegy", {"raise": "never"}),
        fits=HIDDEN_32,
        player=("total", "cards"),
        seen=("cards",),
        banker=("total", "cards"),
    ),
    "huszonegy_raise": Plan(
        rules_for("huszonegy"),
        fits=HIDDEN_32,
        player=("total", "cards", "added"),
        seen=("cards", "added"),
        banker=("total", "cards"),
        bank=2,
    ),
}
