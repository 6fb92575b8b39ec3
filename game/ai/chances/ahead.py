"""What the odds of a table look up again and again, made before the first of them is asked for."""

from __future__ import annotations

from game.ai.chances.bank import usual_total
from game.ai.chances.company import plain_tree
from game.ai.chances.course import course_of
from game.ai.chances.hands import book_for
from game.ai.chances.kinds import kinds_of
from game.ai.chances.opening import starts, unknown_start
from game.ai.chances.tree import bank_tree
from game.engine.rules import Rules


def prepare(rules: Rules) -> None:
    """Makes all hands that the bank can come to, in some hundredths of a second, so that the first odds at a table take
    no longer than later ones."""
    book = book_for(rules)
    plain_tree(book)
    unknown = [unknown_start(book)] if rules.bank_card == "open" else []
    for start in [*unknown, *starts(book)]:
        course_of(book, bank_tree(book, start.hand, start.forced, usual_total(rules)))
        if not rules.banker_stands_at:
            kinds_of(book, bank_tree(book, start.hand, start.forced, 0), start.forced)
