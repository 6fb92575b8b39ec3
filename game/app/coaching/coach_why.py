"""The coach's sentence: why the best move is the best, from its figures and the cards this seat has seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.ai.odds import MoveOdds, Odds
from game.app.coaching.coach_words import card_name, decimal, often
from game.app.text import gettext as _
from game.app.wording.moves import acting_hand
from game.app.wording.totals import total_number
from game.engine.actions import Verb
from game.engine.cards import ACE, PACK_32, PACK_52, Card
from game.engine.observation import Observation

CLOSE = 0.01
"""Chips within which two moves are as good as each other."""


def why(observation: Observation, odds: Odds, opponent: str) -> str:
    """The sentence. ``opponent``: the name of whom the banker plays in a duel, or empty."""
    best = next(move for move in odds.moves if move.action == odds.best)
    clauses = _WHY[best.action.verb](_Case(observation, odds, best, opponent))
    return clauses[:1].upper() + clauses[1:] + "."


@dataclass(frozen=True, slots=True)
class _Case:
    """What a sentence is written from."""

    observation: Observation
    odds: Odds
    best: MoveOdds
    opponent: str

    def other(self, verb: Verb) -> MoveOdds | None:
        """The best move of this kind, None if it may not be made."""
        moves = [move for move in self.odds.moves if move.action.verb is verb]
        return max(moves, key=lambda move: move.ev, default=None)

    @property
    def second(self) -> MoveOdds | None:
        """The best of the other kinds of moves."""
        verb = self.best.action.verb
        return max([move for move in self.odds.moves if move.action.verb is not verb], key=_value, default=None)

    @property
    def faces(self) -> list[Card] | None:
        """The hand that acts; None while a card of it is dark."""
        hand = acting_hand(self.observation)
        faces = [card.face for card in hand.cards if card.face is not None] if hand is not None else []
        return faces if hand is not None and len(faces) == len(hand.cards) else None

    @property
    def banks(self) -> bool:
        """Whether the seat to act holds the bank."""
        return self.observation.to_act == self.observation.banker

    @property
    def total(self) -> int | None:
        """What the hand counts, None while a card of it is dark."""
        if self.faces is None:
            return None
        return total_number(self.observation.rules, self.faces, banker=self.banks)


def _why_hit(case: _Case) -> str:
    stand = case.other(Verb.STAND)
    if stand is None:
        return _card_words(case)
    if case.odds.bust == 0 and case.best.lose <= stand.lose:
        return _("{card}, and {stand}").format(card=_card_words(case), stand=_stand_words(case, stand))
    return _("{card}; {stand}").format(card=_card_words(case), stand=_stand_words(case, stand))


def _why_stand(case: _Case) -> str:
    stand = _stand_words(case, case.best)
    if case.odds.bust:
        return _("{stand}; {card}").format(stand=stand, card=_bust_words(case.odds.bust, banks=case.banks))
    hit = case.other(Verb.HIT)
    if hit is not None:
        return _("{stand}; with a card it is {often}").format(stand=stand, often=often(hit.win))
    return stand


def _why_more(case: _Case) -> str:
    """Double, buy or raise: more chips on a hand that is worth it."""
    if case.best.action.verb is Verb.RAISE:
        return _("this hand wins {often}, so more chips on it pay").format(often=often(case.best.win))
    return _("with one more card this hand wins {often}, so more chips on it pay").format(often=often(case.best.win))


def _why_dark(case: _Case) -> str:
    if case.observation.rules.dark == "returned":
        sentence = _("a dark hand over 21 gets its bet back when the bank breaks; it wins {often} in all")
    else:
        sentence = _("a dark hand over 21 still wins when the bank breaks; it wins {often} in all")
    return sentence.format(often=often(case.best.win))


def _why_split(case: _Case) -> str:
    second = case.second
    if second is None:
        return _("two hands are worth {chips} chips").format(chips=decimal(case.best.ev))
    return _("two hands are worth {chips} chips, the pair in one hand {other}").format(
        chips=decimal(case.best.ev), other=decimal(second.ev)
    )


def _why_ohne_ace(case: _Case) -> str:
    if case.observation.rules.ohne_ace == "replace_ace":
        return _("the call costs nothing: any card may come, and an ace would be replaced")
    return _("the call costs nothing: any card may come, and with an ace you begin again")


def _why_restart(case: _Case) -> str:
    stand = case.other(Verb.STAND)
    new = _("a new hand wins {often}").format(often=often(case.best.win))
    if stand is None:
        return new
    return _("{card}; {stand}").format(card=new, stand=_stand_words(case, stand))


def _why_bet(case: _Case) -> str:
    chips = sum(case.best.action.amounts)
    each = decimal(abs(case.best.ev) / chips).lstrip("+")
    amounts = [sum(move.action.amounts) for move in case.odds.moves]
    faces = case.faces or []
    hand = _("a hand wins {often}")
    if faces:
        hand = _("with {card} a hand wins {often}")
    hand = hand.format(
        often=often(case.best.win), card=card_name(case.observation.rules, faces[0].rank) if faces else ""
    )
    if case.best.ev < -CLOSE / 10 and chips == min(amounts):
        return _("{hand}, and every chip bet loses {chips}: as few as may be").format(hand=hand, chips=each)
    if case.best.ev > 0 and chips == max(amounts):
        return _("{hand}, and every chip bet brings {chips}: as many as may be").format(hand=hand, chips=each)
    if len(amounts) > 1 and case.best.ev - min(move.ev for move in case.odds.moves) <= CLOSE:
        return _("{hand}; all bets are worth about the same, {chips} chips").format(
            hand=hand, chips=decimal(case.best.ev)
        )
    return _("{hand}; this bet is worth {chips} chips, and no other is worth more").format(
        hand=hand, chips=decimal(case.best.ev)
    )


def _why_bank(case: _Case) -> str:
    others = [move for move in case.odds.moves if move is not case.best]
    if not others:
        return _("this bank is worth {chips} chips").format(chips=decimal(case.best.ev))
    worst = min(others, key=_value)
    if case.best.ev - worst.ev <= CLOSE:
        return _("all banks are worth about the same, {chips} chips").format(chips=decimal(case.best.ev))
    return _("a bank of {best} is worth {chips} chips, one of {other} is worth {less}").format(
        best=sum(case.best.action.amounts),
        chips=decimal(case.best.ev),
        other=sum(worst.action.amounts),
        less=decimal(worst.ev),
    )


_WHY: Mapping[Verb, Callable[[_Case], str]] = {
    Verb.BANK: _why_bank,
    Verb.BET: _why_bet,
    Verb.HIT: _why_hit,
    Verb.STAND: _why_stand,
    Verb.DOUBLE: _why_more,
    Verb.DARK: _why_dark,
    Verb.BUY: _why_more,
    Verb.SPLIT: _why_split,
    Verb.RAISE: _why_more,
    Verb.OHNE_ACE: _why_ohne_ace,
    Verb.RESTART: _why_restart,
}


# --- clauses --------------------------------------------------------------------------------------------------------


def _card_words(case: _Case) -> str:
    """What the next card may bring: "an ace would bring 21", "a card goes over 3 times in 10"."""
    ranks = _ranks_to_21(case)
    bust = case.odds.bust
    if bust == 0:
        over = _("no card can break the bank") if case.banks else _("no card can go over 21")
        return over if not ranks else _("{card} would bring 21").format(card=ranks)
    if bust is None:
        return _("a card wins {often}").format(often=often(case.best.win))
    over = _bust_words(bust, banks=case.banks)
    return _("{card} would bring 21, {over}").format(card=ranks, over=over) if ranks else over


def _bust_words(bust: float, *, banks: bool) -> str:
    if banks:
        return _("a card breaks the bank {often}").format(often=often(bust))
    return _("a card goes over {often}").format(often=often(bust))


def _stand_words(case: _Case, stand: MoveOdds) -> str:
    total = case.total
    values = {"total": total, "often": often(stand.win), "name": case.opponent}
    if total is None:
        return _("standing wins {often}").format(**values)
    if case.banks and case.opponent:
        return _("standing on {total} beats {name} {often}").format(**values)
    if case.banks:
        return _("standing on {total} leaves the bank ahead {often}").format(**values)
    if total < case.observation.rules.banker_stands_at:
        return _("standing on {total} wins only if the bank breaks, {often}").format(**values)
    return _("standing on {total} wins {often}").format(**values)


def _ranks_to_21(case: _Case) -> str:
    """The one or two ranks that would bring 21 now and are still to come; empty when there are none or more."""
    faces = case.faces
    if not faces:
        return ""
    rules = case.observation.rules
    unseen = list(PACK_52 if rules.pack == len(PACK_52) else PACK_32)
    for face in case.observation.shown:
        unseen.remove(face)
    left = sorted({face.rank for face in unseen}, key=lambda rank: (rank != ACE, rank))
    found = [rank for rank in left if total_number(rules, [*faces, Card(rank, "S")], banker=case.banks) == 21]
    if len(found) > 2:
        return ""
    names = [card_name(case.observation.rules, rank) for rank in found]
    # Translators: "an ace or a 4".
    return _("{one} or {other}").format(one=names[0], other=names[1]) if len(names) == 2 else "".join(names)


def _value(move: MoveOdds) -> float:
    return move.ev
