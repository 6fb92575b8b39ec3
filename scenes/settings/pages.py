"""What the settings screen offers: its pages, what each setting is called and what the sample says about it."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.settings import CHOICES, Settings
from game.app.text import N_, gettext, languages
from game.app.text import gettext as _


@dataclass(frozen=True, slots=True)
class Row:
    """One setting: field, name, a short note below the name (may be empty), what the sample says about it."""

    field: str
    name: str
    note: str
    told: str


_ROWS = {
    row.field: row
    for row in (
        Row(
            "speed",
            N_("Speed"),
            N_("Space settles at once"),
            N_("How fast cards and chips move. A click or Space settles whatever is moving."),
        ),
        Row(
            "result_stays",
            N_("Result stays"),
            N_("after each round"),
            N_("How long the result of a round stays before the next round begins."),
        ),
        Row(
            "click_twice",
            N_("Click twice to act"),
            N_("against slips"),
            N_("The first click chooses a button, the second one presses it."),
        ),
        Row(
            "coach",
            N_("Coach"),
            N_("C at the table"),
            N_(
                "Tells you what every move is worth, and after each deal which of yours cost most. "
                "Where several people share the screen, all of them are asked first."
            ),
        ),
        Row(
            "table_talk",
            N_("Table talk"),
            N_("a word now and then"),
            N_("The people at the table greet you, cheer and sigh. It changes nothing in how they play."),
        ),
        Row("language", N_("Language"), "", N_("The words of each table stay in the language of its game.")),
        Row(
            "german_suits",
            N_("Siebzehn und Vier"),
            N_("the suits of its cards"),
            N_("The same 32 cards with German or with French suits."),
        ),
        Row(
            "full_screen",
            N_("Full screen"),
            N_("F11 anywhere"),
            N_("F11 or Alt+Enter, on every screen, there and back."),
        ),
        Row(
            "ui_scale",
            N_("Size of text and buttons"),
            N_("cards keep their size"),
            N_("Text, buttons and all screens grow; the cards on the table keep their size."),
        ),
        Row(
            "four_colour",
            N_("Four-colour deck"),
            N_("French suits"),
            N_(
                "Clubs green, diamonds blue: every suit its own colour. "
                "Shapes differ as well, so colour is never the only sign."
            ),
        ),
        Row(
            "german_index",
            N_("Index on German cards"),
            N_("VII as 7"),
            N_("A small letter or number in the corner, for whoever does not know the figures yet."),
        ),
        Row(
            "reduced_motion",
            N_("Reduced motion"),
            N_("fades instead of flights"),
            N_("Cards and chips fade in where they belong instead of flying there."),
        ),
        Row(
            "volume",
            N_("Volume"),
            N_("cards, chips and wood"),
            N_("How loud the table is. Nothing that matters is ever told by sound alone."),
        ),
        Row("mute", N_("Mute"), "", N_("Silence at once; the volume stays as it was.")),
        Row(
            "room_tone",
            N_("Sound of the room"),
            N_("softly, at each table"),
            N_("A fire in Norway, rain in Sweden, a murmuring pub, a tall clock, a garden on a summer evening."),
        ),
    )
}

PAGES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (N_("Play"), ("speed", "result_stays", "coach", "table_talk", "click_twice", "german_suits", "language")),
    (N_("Picture"), ("full_screen", "ui_scale", "four_colour", "german_index")),
    (N_("Sound"), ("volume", "mute", "room_tone")),
    (
        N_("Access"),
        ("ui_scale", "reduced_motion", "speed", "four_colour", "german_index", "result_stays", "click_twice"),
    ),
    (N_("Keys"), ()),
)
"""Names of the pages and the settings on each; the last one is for reading."""

_WORDS: dict[str, dict[object, str]] = {
    "speed": {"relaxed": N_("relaxed"), "normal": N_("normal"), "brisk": N_("brisk"), "off": N_("off")},
    "german_suits": {True: N_("German"), False: N_("French")},
}

KEYS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("←", "↑", "↓", "→", "Tab"), N_("choose")),
    (("Enter",), N_("press what is chosen")),
    (("1", "…", "6"), N_("a button of the table, by its place")),
    (("H", "S"), N_("take a card, stand")),
    (("D", "M", "B", "X"), N_("double, dark card, buy, split")),
    (("R", "O", "N"), N_("raise, óne ász, begin again")),
    (("↑", "↓"), N_("a chip more or less, with Shift five")),
    (("A",), N_("all in")),
    (("Space",), N_("settle what moves; hold to peek at hidden cards")),
    (("C",), N_("the coach on or off")),
    (("L",), N_("round log")),
    (("F1",), N_("the rules of this table")),
    (("Esc",), N_("one step back, the menu at the table")),
    (("Q", "E"), N_("the page before, the next page")),
    (("F11",), N_("full screen")),
)
"""Key caps and what they do."""


def page_name(page: int) -> str:
    """What a page is called."""
    return gettext(PAGES[page][0])


def rows_of(page: int) -> tuple[Row, ...]:
    """The settings of a page; a choice of one is none."""
    return tuple(_ROWS[field] for field in PAGES[page][1] if field != "language" or len(languages()) > 1)


def row_of(field: str) -> Row:
    """The row of a setting."""
    return _ROWS[field]


def options_of(field: str) -> list[tuple[object, str]]:
    """The values of a setting with their words."""
    if field == "language":
        return [("", _("as the system")), *languages().items()]
    return [(value, _word(field, value)) for value in CHOICES[field]]


def _word(field: str, value: object) -> str:
    if value in _WORDS.get(field, {}):
        return gettext(_WORDS[field][value])
    if isinstance(value, bool):
        return _("on") if value else _("off")
    if field == "result_stays":
        return _("{number} s").format(number=value) if value else _("until a key")
    return _("{number} %").format(number=value)


def standard(page: int) -> dict[str, object]:
    """The usual values of a page, for its reset; the window stays as it is."""
    usual = Settings()
    return {row.field: getattr(usual, row.field) for row in rows_of(page) if row.field != "full_screen"}
