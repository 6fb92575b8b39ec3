"""The statistics in words and figures, as the screen shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.statistics.ledger import KINDS
from game.app.statistics.records import Feat, GameRecord, Records
from game.app.text import gettext as _
from game.app.text import ngettext, number, signed
from game.app.wording.words import words_of
from game.engine.events import Special
from game.engine.variants import GAMES


@dataclass(frozen=True, slots=True)
class ChanceLine:
    """One event: how often it was ``seen`` and ``expected``; chance brings ``low`` to ``high`` 95 times in 100.
    ``verdict``: 1 more often than that, −1 less often, 0 as usual."""

    label: str
    seen: int
    expected: float
    low: int
    high: int
    verdict: int

    @property
    def words(self) -> str:
        """What there is to say about the figures."""
        usual = _("should be {expected}").format(expected=_decimal(self.expected))
        if self.verdict:
            often = _("too many") if self.verdict > 0 else _("too few")
            return f"{usual} · {often}"
        return usual


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a game: the number as it is written, and what it is. ``sign``: −1 for a loss, 1 for a win."""

    text: str
    caption: str
    sign: int = 0


def chance_lines(game: str, record: GameRecord, side: str) -> list[ChanceLine]:
    """What could happen at this game on one side ("bank" or "players"), as far as it ever could."""
    lines = []
    for kind in KINDS:
        tally = record.tallies[f"{side} {kind}"]
        if tally.chances:
            low, high = tally.usual()
            lines.append(ChanceLine(_label(game, kind), tally.seen, tally.expected, low, high, tally.verdict))
    return lines


def _label(game: str, kind: str) -> str:
    if kind == "named":
        return words_of(game).specials[_special(game)]
    return {"21": _("comes to 21"), "bust": _("goes over 21"), "ace": _("first card an ace")}[kind]


def _special(game: str) -> Special:
    """What the best two cards are called at this game."""
    rules = GAMES[game]
    if rules.pontoons:
        return Special.PONTOON
    if rules.feuer != "off":
        return Special.FEUER
    return Special.PURE_ACES if rules.pure_aces else Special.TWO_ACES


def verdict_words(lines: Sequence[ChanceLine]) -> str:
    """Whether the cards did what they should, as a sentence; empty without lines."""
    outside = sum(line.verdict != 0 for line in lines)
    if not lines:
        return ""
    if not outside:
        return _("Every line lies within what chance brings 95 times in 100.")
    sentence = ngettext(
        "{number} of {lines} lies outside what chance brings 95 times in 100. With fair cards one in twenty does.",
        "{number} of {lines} lie outside what chance brings 95 times in 100. With fair cards one in twenty does.",
        outside,
    )
    return sentence.format(number=outside, lines=len(lines))


def figures(record: GameRecord) -> list[Figure]:
    """What people won and lost at one game."""
    share = round(100 * record.hands_won / record.hands) if record.hands else 0
    return [
        Figure(signed(record.chips_won), _("chips won"), 1),
        Figure(number(-record.chips_lost), _("chips lost"), -1),
        Figure(_("{percent} %").format(percent=share), _("of the hands won")),
        Figure(*_feat(record.biggest_deal, _("biggest round"))),
        Figure(*_feat(record.best_sitting, _("best sitting"))),
        Figure(str(record.broken), _("banks broken")),
    ]


def _feat(feat: Feat | None, caption: str) -> tuple[str, str]:
    if feat is None:
        return "–", caption
    return signed(feat.chips), f"{caption}: {feat.name}"


def played_words(record: GameRecord) -> str:
    """How much was played at one game, in short."""
    if not record.sittings:
        return _("not yet played to its end")
    deals = ngettext("{number} round", "{number} rounds", record.deals).format(number=record.deals)
    sittings = ngettext("{number} sitting", "{number} sittings", record.sittings).format(number=record.sittings)
    return f"{sittings} · {deals}"


def net_figure(record: GameRecord) -> Figure | None:
    """What people won at one game on the whole; None where none has played."""
    if not record.hands:
        return None
    net = record.chips_won - record.chips_lost
    return Figure(signed(net), _("chips"), (net > 0) - (net < 0))


def summary(records: Records) -> str:
    """How much was played in all, since when; empty when nothing was."""
    played = [record for record in records.games.values() if record.sittings]
    if not played:
        return ""
    deals = sum(record.deals for record in played)
    sentence = ngettext("{number} round since {date}", "{number} rounds since {date}", deals)
    return sentence.format(number=deals, date=records.since)


def _decimal(value: float) -> str:
    """One decimal as long as it says something."""
    return f"{value:.1f}" if value < 100 else f"{value:.0f}"
