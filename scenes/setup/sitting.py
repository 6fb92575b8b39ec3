"""What is set beside seats and house rules: how many rounds, which cards, and the suits they are drawn with."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.app.sitting import deal_number_text, deal_number_trouble, new_deal_number, parse_deal_number
from game.app.table_choices import ROUNDS
from game.app.text import gettext as _
from scenes.context import Context
from scenes.scale import Scale
from scenes.setup.rules import Extra
from scenes.ui import Choice, TextField, Widget

_FIELD, _LONG_FIELD = 136, 264  # dp, of the deal number: the least, and with all of a number that was drawn
_GAP = 24  # dp, between rounds and deal number
_CONTROL = 36  # dp
_SIZE = 17  # dp, of the captions


class SittingFields:
    """Rounds and deal number, in the bottom row or among the rules; and the suits where a game has two kinds."""

    def __init__(
        self, context: Context, game: str, on_rounds: Callable[[int | None], None], on_deal: Callable[[], None]
    ) -> None:
        self._context = context
        self._game = game
        self._on_rounds = on_rounds
        self._on_deal = on_deal
        self._text = "" if context.deal_number is None else deal_number_text(context.deal_number)
        self._captions: list[tuple[str, Rect]] = []
        self._rounds = self._make_rounds(None)
        self._deal = self._make_deal()

    def build(self, rounds: int | None) -> None:
        """Make the widgets anew."""
        self._rounds = self._make_rounds(rounds)
        self._deal = self._make_deal()

    def _make_rounds(self, rounds: int | None) -> Choice[int | None]:
        options = [(number, _("until we stop") if number is None else str(number)) for number in ROUNDS]
        return Choice("rounds", options, rounds, self._on_rounds, header=_("How many rounds are played"))

    def _make_deal(self) -> TextField:
        return TextField(
            "deal",
            self._text,
            self._set_deal,
            max_length=32,
            placeholder=_("drawn"),
            allowed=_in_deal_number,
            header=_("The same number brings the same cards, and whoever knows it can know them."),
        )

    def _set_deal(self, text: str) -> None:
        self._text = text
        self._on_deal()

    @property
    def problem(self) -> str:
        """Why the deal number cannot be played, as a sentence; empty if it can."""
        if self._text.strip() and parse_deal_number(self._text) is None:
            return deal_number_trouble()
        return ""

    def deal_number(self) -> int:
        """The number written, or a new one where none is."""
        written = parse_deal_number(self._text)
        return new_deal_number() if written is None else written

    def bottom_width(self, scale: Scale) -> tuple[int, int]:
        """Pixels that rounds and deal number need side by side: at least, and with all of a long number."""
        beside = sum(self._caption_widths(scale)) + self._rounds.width(self._context.brush)
        return beside + scale.dp(_FIELD + 40), beside + scale.dp(_LONG_FIELD + _GAP)

    def _caption_widths(self, scale: Scale) -> list[int]:
        brush = self._context.brush
        return [brush.measure(caption, size=_SIZE)[0] + scale.dp(12) for caption in (_("Rounds"), _("Deal no."))]

    def place(self, scale: Scale, room: Rect) -> list[Widget]:
        """Put rounds and deal number with their captions side by side into the bottom row."""
        brush = self._context.brush
        first, second = self._caption_widths(scale)
        top, high = room.centery - scale.dp(_CONTROL) // 2, scale.dp(_CONTROL)
        rounds = Rect(room.x + first, top, self._rounds.width(brush), high)
        field = min(scale.dp(_LONG_FIELD), room.right - rounds.right - scale.dp(_GAP) - second)
        deal = Rect(room.right - field, top, field, high)
        self._captions = [
            (_("Rounds"), Rect(room.x, top, first, high)),
            (_("Deal no."), Rect(deal.x - second, top, second, high)),
        ]
        self._rounds.place_at(rounds, brush)
        self._deal.place_at(deal, brush)
        return [self._rounds, self._deal]

    def extras(self, scale: Scale, *, all_of_them: bool) -> list[Extra]:
        """Rows for the list of rules: the suits where there is a choice, and the rest where the bottom has no room."""
        brush = self._context.brush
        rows = []
        if all_of_them:
            self._captions = []
            rows = [
                Extra(_("Rounds"), self._rounds, self._rounds.width(brush)),
                Extra(_("Deal no."), self._deal, scale.dp(_LONG_FIELD)),
            ]
        if self._game == "siebzehn_und_vier":
            suits = Choice(
                "suits",
                [(True, _("German")), (False, _("French"))],
                self._context.settings.german_suits,
                self._keep_suits,
                header=_("The same 32 cards with German or with French suits."),
            )
            rows.append(Extra(_("Suits"), suits, suits.width(brush)))
        return rows

    def _keep_suits(self, german: bool) -> None:
        self._context.change(german_suits=german)

    def draw(self, surface: Surface) -> None:
        """Draw the captions in the bottom row."""
        for caption, room in self._captions:
            self._context.brush.text(surface, caption, room.midleft, size=_SIZE, width=room.width)


def _in_deal_number(letter: str) -> bool:
    return letter.isascii() and (letter.isalnum() or letter == " ")
