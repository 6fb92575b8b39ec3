"""After a deal: which choice of a person cost most, by what the coach had worked out when it was made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.ai.odds import MoveOdds, Odds
from game.app.text import N_, gettext
from game.app.text import gettext as _
from game.app.wording.moves import acting_hand
from game.app.wording.totals import total_number
from game.app.wording.words import words_of
from game.engine.actions import Action, Verb
from game.engine.observation import Observation

WORTH_TELLING = 0.01
"""Chips up to which a choice was as good as the best."""

_CHOICES: Mapping[Verb, str] = {
    Verb.BANK: N_("a bank of {chips}"),
    Verb.BET: N_("a bet of {chips}"),
    Verb.HIT: N_("a card on {total}"),
    Verb.STAND: N_("standing on {total}"),
    Verb.DOUBLE: N_("doubling on {total}"),
    Verb.DARK: N_("a dark card on {total}"),
    Verb.BUY: N_("a card bought for {chips}"),
    Verb.SPLIT: N_("splitting the pair"),
    Verb.RAISE: N_("a raise of {chips}"),
    Verb.OHNE_ACE: N_("calling “{call}”"),
    Verb.RESTART: N_("beginning again"),
}
_WITHOUT_TOTAL: Mapping[Verb, str] = {
    Verb.HIT: N_("taking a card"),
    Verb.STAND: N_("standing"),
    Verb.DOUBLE: N_("doubling"),
    Verb.DARK: N_("taking a dark card"),
}


@dataclass(frozen=True, slots=True)
class Choice:
    """What a person did, what was known then and what every move was worth."""

    observation: Observation
    action: Action
    odds: Odds

    @property
    def cost(self) -> float:
        """Chips by which the best move was worth more than this one; never below zero."""
        best = max(move.ev for move in self.odds.moves)
        value = _value(self.action, self.odds)
        return max(0.0, best - value) if value is not None else 0.0


def costliest(choices: Iterable[Choice]) -> Choice | None:
    """The choice that cost most; None if all were as good as the best, within :data:`WORTH_TELLING` chips."""
    worst = max(choices, key=lambda choice: choice.cost, default=None)
    return worst if worst is not None and worst.cost > WORTH_TELLING else None


def review_sentences(choices: Sequence[Choice], persons: Sequence[int], names: Sequence[str]) -> tuple[str, ...]:
    """For each person whose choices were not all as good as the best: which of them cost most."""
    sentences = []
    for seat in persons:
        worst = costliest([choice for choice in choices if choice.observation.seat == seat])
        if worst is not None:
            sentences.append(review_sentence(worst, names[seat] if len(persons) > 1 else ""))
    return tuple(sentences)


def review_sentence(choice: Choice, name: str = "") -> str:
    """The costliest choice in a sentence. ``name``: whose it was, where several people play; their totals stay
    untold, for a hand may have been thrown in unseen."""
    what = _choice_words(choice, tell_total=not name)
    values = {"choice": what, "chips": f"{choice.cost:.1f}".replace(".", _(".")), "name": name}
    if choice.cost < 0.05:
        values["chips"] = f"{choice.cost:.2f}".replace(".", _("."))
    if name:
        return _("{name}’s costliest choice: {choice}, about {chips} chips.").format(**values)
    return _("Your costliest choice: {choice}, about {chips} chips.").format(**values)


def _choice_words(choice: Choice, *, tell_total: bool) -> str:
    seen, verb = choice.observation, choice.action.verb
    hand = acting_hand(seen)
    faces = [card.face for card in hand.cards if card.face is not None] if hand is not None else []
    whole = hand is not None and len(faces) == len(hand.cards)
    text = _CHOICES[verb] if whole and tell_total else _WITHOUT_TOTAL.get(verb, _CHOICES[verb])
    return gettext(text).format(
        chips=" + ".join([str(amount) for amount in choice.action.amounts]),
        total=total_number(seen.rules, faces, banker=seen.to_act == seen.banker) if whole else "",
        call=words_of(seen.rules.game).verbs.get(Verb.OHNE_ACE, ""),
    )


def _value(action: Action, odds: Odds) -> float | None:
    """What an action was worth: of an amount that was not worked out what lies between its neighbours; None where
    nothing tells."""
    moves = [move for move in odds.moves if move.action.verb is action.verb]
    if any(move.action == action for move in moves):
        return next(move.ev for move in moves if move.action == action)
    alike = sorted([move for move in moves if len(move.action.amounts) == len(action.amounts)], key=_chips)
    chips = sum(action.amounts)
    for less, more in pairwise(alike):
        if _chips(less) <= chips <= _chips(more) and _chips(less) < _chips(more):
            part = (chips - _chips(less)) / (_chips(more) - _chips(less))
            return less.ev + part * (more.ev - less.ev)
    return None


def _chips(move: MoveOdds) -> int:
    return sum(move.action.amounts)
