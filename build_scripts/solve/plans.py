"""What each table looks at and where it is used; chosen as the smallest that a best reply gains little against."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from build_scripts.solve.players_tree import RICH, Stakes
from build_scripts.solve.tables import Plan
from game.engine.variants import rules_for

OPEN_32: Mapping[str, Sequence[object]] = {
    "pack": (32,),
    "second_card": ("asked",),
    "hits_open": (True,),
    "bank_card": ("hidden",),
    "min_stand": (0,),
    "banker_stands_at": (0,),
}
HIDDEN_32 = {**OPEN_32, "hits_open": (False,), "min_stand": (15,)}

NEVER: Mapping[str, Sequence[object]] = {"raise_": ("never",)}
RAISE: Mapping[str, Sequence[object]] = {"raise_": ("second_card",)}
PLANS: Mapping[str, Plan] = {
    "tjueett": Plan(
        rules_for("tjueett"),
        fits={"pack": (52,), "second_card": ("duel",), "duels": (True,), "banker_stands_at": (0,)},
        player=("total", "hidden", "cards"),
        seen=("open", "open soft", "cards"),
        banker=("total", "soft"),
    ),
    "twenty_one": Plan(
        rules_for("twenty_one"),
        fits={
            "pack": (52,),
            "second_card": ("after_bets",),
            "pontoons": (True,),
            "min_stand": (15,),
            "banker_stands_at": (0,),
        },
        player=("total", "soft", "cards", "open cards", "open", "added", "pair"),
        seen=("open", "open cards", "cards", "added"),
        banker=("total", "soft", "cards"),
        columns={RICH: 120},
    ),
    "siebzehn_und_vier": Plan(
        rules_for("siebzehn_und_vier"),
        fits={**OPEN_32, **NEVER},
        player=("total", "hidden"),
        seen=("open", "cards"),
        banker=("total",),
    ),
    "siebzehn_und_vier_raise": Plan(
        rules_for("siebzehn_und_vier", {"raise": "second_card"}),
        fits={**OPEN_32, **RAISE},
        player=("total", "hidden", "cards", "raised"),
        seen=("open", "cards", "raised"),
        banker=("total", "cards", "highest"),
        columns={Stakes(21, 20): 120, Stakes(2): 120, Stakes(5): 120, Stakes(20): 120, Stakes(50): 360},
        between={Stakes(3, 2): 120, Stakes(3): 120, Stakes(10): 120},
    ),
    "huszonegy": Plan(
        rules_for("huszonegy", {"raise": "never"}),
        fits={**HIDDEN_32, **NEVER},
        player=("total", "cards"),
        seen=("cards",),
        banker=("total", "cards"),
    ),
    "huszonegy_raise": Plan(
        rules_for("huszonegy"),
        fits={**HIDDEN_32, **RAISE},
        player=("total", "cards", "raised", "higher of two"),
        seen=("cards", "raised"),
        banker=("total", "cards", "highest"),
        columns={
            Stakes(21, 20): 200,
            Stakes(4, 3): 200,
            Stakes(2): 200,
            Stakes(5): 200,
            Stakes(20): 200,
            Stakes(50): 500,
        },
        between={Stakes(3, 2): 200, Stakes(3): 200, Stakes(10): 200, Stakes(30): 200},
    ),
}
