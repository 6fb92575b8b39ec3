"""What a hand counts, in words: "ace + 6 = 7 or 20", "? + 8", "dark"."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.text import gettext as _
from game.app.text import ngettext
from game.app.wording.words import words_of
from game.engine.cards import ACE, Card
from game.engine.events import Facing
from game.engine.observation import HandView
from game.engine.rules import Rules
from game.engine.score import named_hand, only_aces, totals


def total_words(rules: Rules, hand: HandView, *, banker: bool = False) -> str:
    """The total of a hand as far as its observer sees it; empty where no cards lie."""
    faces = [card.face for card in hand.cards if card.face is not None]
    dark = sum(card.face is None and card.facing is Facing.DARK for card in hand.cards)
    hidden = len(hand.cards) - len(faces) - dark
    if banker:  # the banker's own unseen card is no dark card of his choice
        hidden, dark = hidden + dark, 0
    if not faces:
        if dark:
            return _("dark")
        # Translators: cards that lie face down.
        return ngettext("{number} card", "{number} cards", hidden).format(number=hidden) if hidden else ""
    if not hidden and not dark:
        return _full_total(rules, faces, banker=banker, from_split=hand.from_split)
    parts = ["?"] if hidden else []
    parts.append(_known_part(rules, faces))
    parts += [_("dark")] if dark else []
    return " + ".join(parts)


def total_number(rules: Rules, faces: Sequence[Card], *, banker: bool = False) -> int:
    """The best total of these cards."""
    return totals(rules, faces, banker=banker)[1]


def _full_total(rules: Rules, faces: Sequence[Card], *, banker: bool, from_split: bool) -> str:
    low, best = totals(rules, faces, banker=banker)
    special = named_hand(rules, faces, best, from_split=from_split)
    if special is not None:
        return words_of(rules.game).specials[special]
    aces = sum(face.rank == ACE for face in faces)
    if aces == len(faces) and 2 <= aces <= 3 and only_aces(rules, aces, banker) is not None:
        return f"{_aces(aces)} = {best}"
    if not aces or rules.ace_high == rules.ace_low:
        return str(best)
    counts = _("{low} or {high}").format(low=low, high=best) if best != low else str(low)
    if best != low and aces > 1:
        counts = _all_counts(rules, low, aces)
    return f"{_known_part(rules, faces)} = {counts}"


def _all_counts(rules: Rules, low: int, aces: int) -> str:
    """Every total up to 21 that several aces give: "3, 16" and so on, the last with "or"."""
    step = rules.ace_high - rules.ace_low
    counts = [str(low + step * high) for high in range(aces + 1) if low + step * high <= 21]
    return _("{low} or {high}").format(low=", ".join(counts[:-1]), high=counts[-1])


def _known_part(rules: Rules, faces: Sequence[Card]) -> str:
    """The cards seen: aces that count two ways by name, all others as their sum."""
    aces = sum(face.rank == ACE for face in faces) if rules.ace_high != rules.ace_low else 0
    rest = sum(rules.card_values[face.rank] for face in faces if not aces or face.rank != ACE)
    if not aces:
        return str(rest)
    return f"{_aces(aces)} + {rest}" if rest else _aces(aces)


def _aces(count: int) -> str:
    return ngettext("ace", "{number} aces", count).format(number=count)
