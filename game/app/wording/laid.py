"""The cards of a round as a stranger at the table has seen them, folded from redacted events; for log and banner."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.text import gettext as _
from game.app.wording.totals import total_number
from game.app.wording.words import words_of
from game.engine.cards import Card
from game.engine.events import (
    BetPlaced,
    CardDealt,
    CardsThrownIn,
    CardTurned,
    Event,
    HandBust,
    HandSettled,
    HandSplit,
    Outcome,
    Reason,
    Special,
)
from game.engine.rules import Rules


class Laid:
    """The hands of a round: for every seat a list of hands, each a list of card ids and faces (None: not seen)."""

    def __init__(self, rules: Rules, names: Sequence[str], banker: int) -> None:
        self.rules = rules
        self.names = names
        self.banker = banker
        self._hands: dict[int, list[dict[int, Card | None]]] = {}
        self._bust: dict[tuple[int, int], int] = {}

    def add(self, event: Event) -> None:
        """Takes an event in."""
        if isinstance(event, CardDealt | CardTurned):
            self._hand(event.seat, event.hand)[event.card] = event.face
        elif isinstance(event, BetPlaced):
            self._hand(event.seat, event.hand)
        elif isinstance(event, CardsThrownIn):
            for card in event.cards:
                self._hand(event.seat, event.hand).pop(card, None)
            if event.seat == self.banker:
                self._bust.pop((event.seat, event.hand), None)
        elif isinstance(event, HandSplit):
            face = self._hand(event.seat, event.hand).pop(event.card, None)
            self._hands[event.seat].insert(event.hand + 1, {event.card: face})
        elif isinstance(event, HandBust):
            self._bust[event.seat, event.hand] = event.total

    def who(self, seat: int, hand: int) -> str:
        """The name of a seat, with the number of the hand where it plays several."""
        name = self.names[seat]
        if len(self._hands.get(seat, ())) < 2:
            return name
        return _("{name} (hand {number})").format(name=name, number=hand + 1)

    def total(self, seat: int, hand: int) -> int | None:
        """The total of a hand; None while a card of it is unseen, or no card lies there."""
        if (seat, hand) in self._bust:
            return self._bust[seat, hand]
        faces = list(self._hand(seat, hand).values())
        seen = [face for face in faces if face is not None]
        if not faces or len(seen) < len(faces):
            return None
        return total_number(self.rules, seen, banker=seat == self.banker)

    def is_bust(self, seat: int, hand: int) -> bool:
        """Whether the hand was declared over 21."""
        return (seat, hand) in self._bust

    def with_total(self, seat: int, hand: int) -> str:
        """Name and total of a hand: "Sven 18"; the name alone while the total is not known."""
        total = self.total(seat, hand)
        return self.who(seat, hand) if total is None else f"{self.who(seat, hand)} {total}"

    def settled_words(self, event: HandSettled) -> str:
        """How a hand ended and why, as a sentence."""
        values = {"name": self.who(event.seat, event.hand), "chips": abs(event.net), "why": self._why(event)}
        if event.outcome is Outcome.WON and not event.net:
            return _("{name} wins, but nothing is left in the bank: {why}").format(**values)
        if event.outcome is Outcome.WON:
            return _("{name} wins {chips}: {why}").format(**values)
        if event.outcome is Outcome.RETURNED:
            return _("{name} takes the bet back: {why}").format(**values)
        return _("{name} loses {chips}: {why}").format(**values)

    def _hand(self, seat: int, hand: int) -> dict[int, Card | None]:
        hands = self._hands.setdefault(seat, [])
        while len(hands) <= hand:
            hands.append({})
        return hands[hand]

    def _why(self, event: HandSettled) -> str:
        own = self.total(event.seat, event.hand)
        bank = self.total(self.banker, 0)
        if event.reason in (Reason.HIGHER, Reason.LOWER, Reason.TIE) and own is not None and bank is not None:
            return _("{own} against {bank}").format(own=own, bank=bank)
        if event.reason in (Reason.BUST, Reason.DARK_BUST) and own is not None:
            return f"{words_of(self.rules.game).bust} {own}"
        special = _SPECIALS.get(event.reason)
        if special is not None:
            return words_of(self.rules.game).specials[special]
        words = {
            Reason.BUST: _("over 21"),
            Reason.BANK_BUST: _("the bank is over 21"),
            Reason.HIGHER: _("nearer to 21"),
            Reason.LOWER: _("less than the bank"),
            Reason.TIE: _("equal points"),
            Reason.TWENTY_ONE: _("21, paid 1½") if event.net > event.bet else _("21"),
            Reason.BANK_FIVE_CARDS: _("the bank has five cards"),
            Reason.BANK_PONTOON: _("the bank has a Pontoon"),
            Reason.BANK_FEUER: _("the bank has Feuer"),
            Reason.DARK_BUST: _("dark and over 21"),
            Reason.BOTH_BUST: _("both over 21"),
            Reason.BANK_EMPTY: _("nothing left in the bank"),
        }
        return words[event.reason]


def rule_line(rules: Rules, event: HandSettled, hands: str) -> str:
    """The rule that decided these hands (with their totals), as a sentence."""
    special = _SPECIALS.get(event.reason)
    if special is not None:
        return _("{special} wins: {hands}.").format(special=words_of(rules.game).specials[special], hands=hands)
    back = event.outcome is Outcome.RETURNED
    sentences = {
        Reason.BUST: _("Over 21: {hands}."),
        Reason.BANK_BUST: _("The bank went over 21 against {hands}.")
        if rules.duels
        else _("The bank is over 21, so every hand left wins: {hands}."),
        Reason.HIGHER: _("Nearer to 21 wins: {hands}."),
        Reason.LOWER: _("Less than the bank loses: {hands}."),
        Reason.TIE: _("Equal points, bets back: {hands}.") if back else _("Equal points go to the bank: {hands}."),
        Reason.TWENTY_ONE: _("21 is paid 1½: {hands}.") if event.net > event.bet else _("21 wins: {hands}."),
        Reason.BANK_FIVE_CARDS: _("Five cards of the bank beat {hands}."),
        Reason.BANK_PONTOON: _("The bank’s Pontoon beats {hands}."),
        Reason.BANK_FEUER: _("The bank’s Feuer beats {hands}."),
        Reason.DARK_BUST: _("Dark and over 21 loses: {hands}."),
        Reason.BOTH_BUST: _("Both over 21, bets back: {hands}.")
        if back
        else _("Dark, and both over 21, wins: {hands}."),
        Reason.BANK_EMPTY: _("Nothing is left in the bank, bets back: {hands}."),
    }
    return sentences[event.reason].format(hands=hands)


_SPECIALS = {
    Reason.FIVE_CARDS: Special.FIVE_CARDS,
    Reason.PONTOON: Special.PONTOON,
    Reason.FEUER: Special.FEUER,
    Reason.TWO_ACES: Special.TWO_ACES,
}
