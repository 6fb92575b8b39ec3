"""The pages of the rule card: the rules, the house rules, the words and cards of one very table."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.text import N_, gettext
from game.app.text import gettext as _
from game.app.wording.house_rules import notices, option_sentences
from game.app.wording.options import differences, option_name, value_word
from game.app.wording.rulebook_text import sections, worth
from game.app.wording.words import plain_rank, rank_word, words_of
from game.engine.actions import Verb
from game.engine.cards import ACE, JACK, KING, PACK_32, PACK_52, QUEEN, RANK_CODES, SUITS
from game.engine.rules import Rules
from game.engine.variants import OPTIONS, differing, option_value, verbs
from scenes import theme
from scenes.context import Context
from scenes.faces import german_deck, table_card
from scenes.rulebook.columns import Column, Page, add_option, add_pair, add_yellow_box, page_of, two_columns
from scenes.theme import Face
from scenes.ui import Brush

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


def rules_page(context: Context, rules: Rules, width: int) -> Page:
    """How this table plays, and beside it what hands are worth and which house rules differ."""
    brush = context.brush
    left, right = two_columns(brush, width, 0.5)
    _differences(rules, right)
    for section in sections(rules):
        left.heading(section.title)
        left.text(" ".join(section.sentences), gap=13)
    if right is left:
        _worth(context, rules, left)
        return page_of(left)
    _worth(context, rules, right)
    return page_of(left, right)


def house_page(context: Context, rules: Rules, width: int) -> Page:
    """Every house option: what this table plays, with a dot where it differs from the usual."""
    brush = context.brush
    left, right = two_columns(brush, width, 0.5)
    told = option_sentences(rules)
    unusual = differing(rules)
    half = (len(told) + 1) // 2
    for place, option in enumerate(OPTIONS[rules.game]):
        column = left if place < half else right
        value = value_word(option.name, option_value(rules, option))
        usual = value_word(option.name, option.values[0])
        add_option(column, option_name(option.name), value, usual if option.name in unusual else "", told[option.name])
    lower = min((left, right), key=lambda column: column.y)
    known = notices(rules)
    if known:
        lower.heading(_("Good to know"))
    for notice in known:
        lower.text(notice, gap=8)
    return page_of(left) if left is right else page_of(left, right)


def words_page(context: Context, rules: Rules, width: int) -> Page:
    """The game's own words with what they mean, its cards with their names and what they count."""
    brush = context.brush
    left, right = two_columns(brush, width, 0.44)
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
        add_pair(left, word, meaning)
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
    return page_of(left) if left is right else page_of(left, right)


def _differences(rules: Rules, column: Column) -> None:
    different = differences(rules)
    if not different:
        return
    texts = [(one.name, _("{value} (usually: {usual})").format(value=one.value, usual=one.usual)) for one in different]
    add_yellow_box(column, _("House rules that differ here"), texts)
    column.y += column.brush.px(12)


def _worth(context: Context, rules: Rules, column: Column) -> None:
    column.heading(_("What a hand is worth"))
    for hand in worth(rules):
        _card_row(context, rules, column, hand.cards, hand.name, hand.text)


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
    return _("counts {number}").format(number=rules.ace_high if rank == 1 else rules.card_values[rank])
