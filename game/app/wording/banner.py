"""What is said after a round: what the bank had, paid and took, and the rules that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.text import gettext as _
from game.app.wording.laid import Laid, rule_line
from game.app.wording.words import words_of
from game.engine.events import BankBroken, BankLaid, BankPassed, Event, HandDeclared, HandPaid, HandSettled, Outcome
from game.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Banner:
    """``title`` in one line, then ``lines``, the most important first. ``before`` and ``after``: chips of the bank.
    ``reviews``: what cost people most, where the coach was on.
    """

    title: str
    lines: tuple[str, ...]
    before: int
    after: int
    reviews: tuple[str, ...] = ()


def round_banner(rules: Rules, names: Sequence[str], banker: int, events: Sequence[Event], bank_before: int) -> Banner:
    """The banner of a finished round from its events as a stranger saw them.

    ``bank_before``: chips in the bank when the round began, or all of the banker's where no bank is laid.
    """
    laid = Laid(rules, names, banker)
    settled: list[tuple[HandSettled, str]] = []
    laid_chips = refilled = paid = paid_by_purse = 0
    special = ""
    broken: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    for event in events:
        laid.add(event)
        if isinstance(event, BankLaid):
            refilled += event.amount if event.refill else 0
            laid_chips += 0 if event.refill else event.amount
        elif isinstance(event, HandPaid):
            paid += event.amount
            paid_by_purse += event.amount if event.from_purse and rules.lays_bank != "never" else 0
        elif isinstance(event, HandDeclared) and event.seat == banker:
            special = words_of(rules.game).specials[event.special]
        elif isinstance(event, BankPassed):
            passed = _passed(names, event)
        elif isinstance(event, BankBroken):
            broken = (words_of(rules.game).broken,)
        elif isinstance(event, HandSettled):
            settled.append((event, laid.with_total(event.seat, event.hand)))
    taken = sum(-event.net for event, _hand in settled if event.outcome is Outcome.LOST)
    before = bank_before + laid_chips
    return Banner(
        title=_title(laid, special, paid, taken),
        lines=(*broken, *_lines(rules, settled), *passed),
        before=before,
        after=before + refilled + taken - paid + paid_by_purse,
    )


def _passed(names: Sequence[str], event: BankPassed) -> tuple[str]:
    """Whose bank it was and whose it is now: the crown has moved, but the cards still lie where they were."""
    return (_("The bank passes from {old} to {name}.").format(old=names[event.seat], name=names[event.to]),)


def _title(laid: Laid, special: str, paid: int, taken: int) -> str:
    total = None if laid.rules.duels else laid.total(laid.banker, 0)
    values = {"paid": paid, "taken": taken}
    if laid.rules.duels or total is None:
        if paid and taken:
            return _("The bank pays {paid} and takes {taken}").format(**values)
        if paid:
            return _("The bank pays {paid}").format(**values)
        return _("The bank takes {taken}").format(**values) if taken else _("Nothing changes hands")
    if laid.is_bust(laid.banker, 0):
        state = _("The bank is over with {total}").format(total=total)
    else:
        state = _("The bank has {total}").format(total=special or total)
    if paid and taken:
        return _("{state}, pays {paid} and takes {taken}").format(state=state, **values)
    if paid:
        return _("{state} and pays {paid}").format(state=state, **values)
    if taken:
        return _("{state} and takes {taken}").format(state=state, **values)
    return _("{state}; nothing changes hands").format(state=state)


def _lines(rules: Rules, settled: Sequence[tuple[HandSettled, str]]) -> tuple[str, ...]:
    """One line for each rule that decided a hand, the winning ones first: "Nearer to 21 wins: Sven 18, Olav 19."."""
    groups: dict[str, tuple[HandSettled, list[str]]] = {}
    for event, hand in settled:
        unpaid = event.outcome is Outcome.WON and not event.net
        words = _("Nothing is left in the bank, bets back: {hands}.") if unpaid else rule_line(rules, event, "{hands}")
        groups.setdefault(words, (event, []))[1].append(hand)
    order = (Outcome.WON, Outcome.RETURNED, Outcome.LOST)
    ranked = sorted(groups.items(), key=lambda group: (order.index(group[1][0].outcome), not group[1][0].net))
    return tuple([words.format(hands=", ".join(hands)) for words, (_event, hands) in ranked])
