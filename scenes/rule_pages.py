"""The pages of the rule card: reading set in columns, with example cards; placed once, then only drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.house_rules import notices, option_sentences
from game.app.options import differences, option_name, value_word
from game.app.rulebook_text import sections, worth
from game.app.text import N_, gettext
from game.app.text import gettext as _
from game.app.words import plain_rank, rank_word, words_of
from game.engine.actions import Verb
from game.engine.cards import ACE, JACK, KING, PACK_32, PACK_52, QUEEN, RANK_CODES, SUITS
from game.engine.rules import Rules
from game.engine.variants import OPTIONS, differing, option_value, verbs
from scenes import theme
from scenes.context import Context
from scenes.faces import german_deck, table_card
from scenes.theme import Face
from scenes.ui import Brush

TWO_COLUMNS_FROM = 760
"""dp of width from which a page is set in two columns."""

Paint = Callable[[Brush, Surface, Rect], None]

_GERMAN_SUITS = {"S": N_("leaves"), "H": N_("hearts"), "D": N_("bells"), "C": N_("acorns")}
_FRENCH_SUITS = {"S": N_("spades"), "H": N_("hearts"), "D": N_("diamonds"), "C": N_("clubs")}
_VERB_MEANINGS = {
    Verb.BANK: N_("lay the bank"),
    Verb.BET: N_("bet"),
    Verb.HIT: N_("take a card"),
    Verb.STAND: N_("take no more"),
    Verb.DOUBLE: N_("double the bet for one card"),
    Verb.DARK: N_("a card that nobody looks at"),
    Verb.BUY: N_("buy a card face down"),
    Verb.SPLIT: N_("split a pair"),
    Verb.RAISE: N_("raise the bet"),
    Verb.OHNE_ACE: N_("call that no ace will come"),
    Verb.RESTART: N_("throw in and start again"),
}


@dataclass(frozen=True, slots=True)
class Page:
    """Placed blocks (rectangles from the page's top left, in pixels) and the height of all."""

    blocks: tuple[tuple[Rect, Paint], ...]
    height: int

    def paint(self, brush: Brush, surface: Surface, x: int, y: int) -> None:
        """Draw every block that the surface's clip lets through, the page's top left being at ``x``, ``y``."""
        clip = surface.get_clip()
        for rect, paint in self.blocks:
            place = rect.move(x, y)
            if place.colliderect(clip):
                paint(brush, surface, place)


class Column:
    """Sets blocks one below the other in a column ``width`` pixels wide."""

    def __init__(self, brush: Brush, x: int, width: int) -> None:
        self.brush = brush
        self.x = x
        self.width = width
        self.y = 0
        self.blocks: list[tuple[Rect, Paint]] = []

    def add(self, height: int, paint: Paint, *, gap: float = 0) -> None:
        """A block of its own making; ``gap`` dp below it."""
        self.blocks.append((Rect(self.x, self.y, self.width, height), paint))
        self.y += height + self.brush.px(gap)

    def heading(self, string: str) -> None:
        """A red heading."""
        height = self.brush.paragraph_height(string, self.width, size=18.5, face=Face.HEADING, leading=1.2)

        def paint(brush: Brush, surface: Surface, rect: Rect) -> None:
            brush.paragraph(surface, string, rect, size=18.5, face=Face.HEADING, colour=theme.RED_ON_PAPER, leading=1.2)

        self.add(height, paint, gap=6)

    def text(
        self,
        string: str,
        *,
        face: Face = Face.TEXT,
        colour: theme.Colour = theme.INK,
        gap: float = 0,
        indent: float = 0,
    ) -> None:
        """A paragraph."""
        left = self.brush.px(indent)
        height = self.brush.paragraph_height(string, self.width - left, size=16, face=face)

        def paint(brush: Brush, surface: Surface, rect: Rect) -> None:
            room = Rect(rect.x + left, rect.y, rect.width - left, rect.height)
            brush.paragraph(surface, string, room, size=16, face=face, colour=colour)

        self.add(height, paint, gap=gap)


def rules_page(context: Context, rules: Rules, width: int) -> Page:
    """How this table plays, and beside it what hands are worth and which house rules differ."""
    brush = context.brush
    left, right = _columns(brush, width, 0.5)
    for section in sections(rules):
        left.heading(section.title)
        left.text(" ".join(section.sentences), gap=13)
    if right is left:
        _worth(context, rules, left)
        return _page(left)
    _worth(context, rules, right)
    return _page(left, right)


def house_page(context: Context, rules: Rules, width: int) -> Page:
    """Every house option: what this table plays, with a dot where it differs from the usual."""
    brush = context.brush
    left, right = _columns(brush, width, 0.5)
    told = option_sentences(rules)
    unusual = differing(rules)
    half = (len(told) + 1) // 2
    for place, option in enumerate(OPTIONS[rules.game]):
        column = left if place < half else right
        value = value_word(option.name, option_value(rules, option))
        usual = value_word(option.name, option.values[0])
        _option(column, option_name(option.name), value, usual if option.name in unusual else "", told[option.name])
    lower = min((left, right), key=lambda column: column.y)
    known = notices(rules)
    if known:
        lower.heading(_("Good to know"))
    for notice in known:
        lower.text(notice, gap=8)
    return _page(left) if left is right else _page(left, right)


def words_page(context: Context, rules: Rules, width: int) -> Page:
    """The game's own words with what they mean, its cards with their names and what they count."""
    brush = context.brush
    left, right = _columns(brush, width, 0.44)
    words = words_of(rules.game)
    left.heading(_("Words on the table"))
    first = (Verb.BET,) if rules.lays_bank == "never" else (Verb.BANK, Verb.BET)
    pairs = [(words.verbs[verb], gettext(_VERB_MEANINGS[verb])) for verb in (*first, *verbs(rules))]
    pairs += [
        (words.banker, _("who holds the bank")),
        (words.bust, _("over 21")),
        (words.broken, _("the bank is empty")),
    ]
    for word, meaning in pairs:
        _pair(left, word, meaning)
    left.y += brush.px(12)
    german = german_deck(context, rules)
    if german or rules.game != "siebzehn_und_vier":  # its words are those of the German pack
        left.heading(_("Suits"))
        meanings = _GERMAN_SUITS if german else _FRENCH_SUITS
        for suit in SUITS:
            _suit_row(context, left, "german" if german else "french", suit, words.suits[suit], gettext(meanings[suit]))
        left.y += brush.px(12)
    right.heading(_("Cards and what they count"))
    ranks = {card.rank for card in (PACK_52 if rules.pack == 52 else PACK_32)}
    for rank in (ACE, KING, QUEEN, JACK, 10):
        codes = tuple(RANK_CODES[rank] + suit for suit in SUITS)
        name = rank_word(rules.game, rank, german_suits=german)
        plain = plain_rank(rank)
        told = _count(rules, rank) if plain == name else f"{plain}: {_count(rules, rank)}"
        _card_row(context, rules, right, codes, name, told)
    least = min(rank for rank in ranks if rank > ACE)
    right.text(_("{low} to 10 count what is printed on them.").format(low=least), gap=12)
    return _page(left) if left is right else _page(left, right)


def _columns(brush: Brush, width: int, share: float) -> tuple[Column, Column]:
    """Two columns, or the same one twice where there is no room for two."""
    if width < brush.px(TWO_COLUMNS_FROM):
        only = Column(brush, 0, width - brush.px(14))
        return only, only
    gap = brush.px(48)
    left = Column(brush, 0, round((width - gap) * share))
    return left, Column(brush, left.width + gap, width - gap - left.width - brush.px(14))


def _page(*columns: Column) -> Page:
    height = max(column.y for column in columns)
    blocks = [block for column in columns for block in column.blocks]
    if len(columns) == 2:
        middle = (columns[0].width + columns[1].x) // 2

        def rule(brush: Brush, surface: Surface, rect: Rect) -> None:
            surface.fill(theme.PAPER_EDGE, rect)

        blocks.append((Rect(middle, 0, max(1, columns[0].brush.px(1)), height), rule))
    return Page(tuple(blocks), height)


def _worth(context: Context, rules: Rules, column: Column) -> None:
    column.heading(_("What a hand is worth"))
    for hand in worth(rules):
        _card_row(context, rules, column, hand.cards, hand.name, hand.text)
    different = differences(rules)
    if different:
        column.y += column.brush.px(6)
        texts = [
            (one.name, _("{value} (usually: {usual})").format(value=one.value, usual=one.usual)) for one in different
        ]
        _yellow_box(column, _("House rules that differ here"), texts)


def _yellow_box(column: Column, heading: str, rows: Sequence[tuple[str, str]]) -> None:
    """A yellow box of dotted rows: a bold name and a text beside it, or below it where the line is too short."""
    brush = column.brush
    pad, dot, line = brush.px(16), brush.px(18), brush.line_height(size=16)
    inner = column.width - 2 * pad - dot
    placed = []
    y = pad + round(line * 1.2)
    for name, text in rows:
        name_width = brush.measure(name, size=16, face=Face.SEMIBOLD)[0] + brush.px(8)
        beside = name_width + brush.measure(text, size=16)[0] <= inner
        room = Rect(pad + dot, y, inner, line if beside else brush.paragraph_height(text, inner, size=16))
        placed.append((name, text, room.move(name_width, 0) if beside else room.move(0, line), y))
        y += room.height + (0 if beside else line) + brush.px(3)

    def paint(brush: Brush, surface: Surface, rect: Rect) -> None:
        brush.box(surface, rect, theme.YELLOW, edge=theme.YELLOW_EDGE, edge_width=1.4, radius=10)
        at = (rect.x + pad, rect.y + pad + line * 0.4)
        brush.text(surface, heading, at, size=17.5, face=Face.HEADING, colour=theme.INK, width=rect.width - 2 * pad)
        for name, text, room, top in placed:
            _paint_dot(brush, surface, (rect.x + pad + brush.px(5), rect.y + top + line // 2))
            at = (rect.x + pad + dot, rect.y + top + line / 2)
            brush.text(surface, name, at, size=16, face=Face.SEMIBOLD, colour=theme.INK, width=inner)
            brush.paragraph(surface, text, room.move(rect.topleft), size=16, colour=theme.INK)

    column.add(y + pad - brush.px(6), paint, gap=8)


def _option(column: Column, name: str, value: str, usual: str, told: str) -> None:
    """A house option: name and value in one line, its sentence below; ``usual`` is given where this table differs."""
    brush = column.brush
    line = brush.line_height(size=16)
    shown = _("{value} (usually: {usual})").format(value=value, usual=usual) if usual else value
    name_width = brush.measure(name, size=16, face=Face.SEMIBOLD)[0]
    value_width = min(brush.measure(shown, size=15)[0], column.width - brush.px(60))
    name_width = min(name_width, column.width - value_width - brush.px(22))

    def paint(brush: Brush, surface: Surface, rect: Rect) -> None:
        middle = rect.y + line / 2
        if usual:
            plate = Rect(rect.x - brush.px(8), rect.y, rect.width + brush.px(14), line)
            brush.box(surface, plate, theme.YELLOW, radius=6)
        brush.text(surface, name, (rect.x, middle), size=16, face=Face.SEMIBOLD, colour=theme.INK, width=name_width)
        brush.text(
            surface, shown, (rect.right, middle), size=15, colour=theme.RED_ON_PAPER, anchor="right", width=value_width
        )

    column.add(line, paint)
    column.text(told, colour=theme.GREY_ON_PAPER, gap=8)


def _pair(column: Column, word: str, meaning: str) -> None:
    """A word of the table in bold and what it means, in two halves of a line."""
    brush = column.brush
    half = round(column.width * 0.42)
    line = max(
        brush.paragraph_height(meaning, column.width - half, size=16),
        brush.paragraph_height(word, half - brush.px(8), size=16.5, face=Face.SEMIBOLD),
    )

    def paint(brush: Brush, surface: Surface, rect: Rect) -> None:
        room = Rect(rect.x, rect.y, half - brush.px(8), rect.height)
        brush.paragraph(surface, word, room, size=16.5, face=Face.SEMIBOLD, colour=theme.INK)
        room = Rect(rect.x + half, rect.y, rect.width - half, rect.height)
        brush.paragraph(surface, meaning, room, size=16, colour=theme.GREY_ON_PAPER)
        brush.line(
            surface, rect.x, rect.right, rect.bottom + brush.px(3), theme.mix(theme.PAPER, theme.PAPER_EDGE, 0.6)
        )

    column.add(line, paint, gap=8)


def _suit_row(context: Context, column: Column, deck: str, suit: str, word: str, meaning: str) -> None:
    """A suit: its sign, its name at this table, and what that means."""
    brush = column.brush
    half, line = round(column.width * 0.42), brush.line_height(size=17)

    def paint(brush: Brush, surface: Surface, rect: Rect) -> None:
        side = brush.px(22)
        four_colour = context.settings.four_colour
        sign, _colour = context.assets.suit_sign(deck, suit, side, four_colour=four_colour)
        surface.blit(sign, sign.get_rect(midleft=rect.midleft))
        at = (rect.x + brush.px(32), rect.centery)
        room = half - brush.px(40)
        brush.text(surface, word, at, size=16.5, face=Face.SEMIBOLD, colour=theme.INK, width=room)
        at = (rect.x + half, rect.centery)
        brush.text(surface, meaning, at, size=16, colour=theme.GREY_ON_PAPER, width=rect.width - half)

    column.add(line, paint, gap=5)


def _card_row(context: Context, rules: Rules, column: Column, codes: Sequence[str], name: str, told: str) -> None:
    """Small overlapping cards at the left; a bold name and a text at the right."""
    brush = column.brush
    card_width = max(36, brush.px(54)) // 2 * 2
    strip = round(card_width * 0.46)
    text_x = brush.px(156) if column.width >= brush.px(330) else brush.px(128)
    width = column.width - text_x
    name_height = brush.paragraph_height(name, width, size=17, face=Face.SEMIBOLD)
    height = max(card_width * 3 // 2, name_height + brush.paragraph_height(told, width, size=16)) + brush.px(4)
    strip = min(strip, (text_x - brush.px(12) - card_width) // max(1, len(codes) - 1))

    def paint(brush: Brush, surface: Surface, rect: Rect) -> None:
        for place, code in enumerate(codes):
            card = table_card(context, rules, code, card_width)
            at = Rect(rect.x + place * strip, rect.y, *card.get_size())
            brush.shadow(surface, at, radius=4, blur=2, alpha=80, offset=(0, 2))
            surface.blit(card, at)
        words = name_height + brush.paragraph_height(told, width, size=16)
        top = rect.y + max(0, (card_width * 3 // 2 - words) // 2)
        room = Rect(rect.x + text_x, top, width, rect.bottom - top)
        brush.paragraph(surface, name, room, size=17, face=Face.SEMIBOLD, colour=theme.INK)
        room = Rect(room.x, top + name_height, width, rect.bottom - top - name_height)
        brush.paragraph(surface, told, room, size=16, colour=theme.GREY_ON_PAPER)

    column.add(height, paint, gap=8)


def _count(rules: Rules, rank: int) -> str:
    """What a card of this rank counts, in words."""
    if rank == 1 and rules.ace_low != rules.ace_high:
        return _("counts {low} or {high}").format(low=rules.ace_low, high=rules.ace_high)
    return _("counts {number}").format(number=rules.ace_high if rank == 1 else rules.card_value(rank))


def _paint_dot(brush: Brush, surface: Surface, centre: tuple[int, int]) -> None:
    side = brush.px(9)
    dot = Rect(0, 0, side, side)
    dot.center = centre
    brush.box(surface, dot, theme.rgb("#B9802A"), radius=5)
