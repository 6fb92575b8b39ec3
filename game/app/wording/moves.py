"""What stands in and above the buttons: what a move does, why it may not be made now, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.app.text import N_, gettext, ngettext
from game.app.text import gettext as _
from game.app.wording.totals import total_number
from game.app.wording.words import words_of
from game.engine.actions import Offer, Refusal, Verb, Why
from game.engine.observation import HandView, Observation, Phase, Status
from game.engine.rules import Rules


class Hands(Protocol):
    """A seat with its hands."""

    @property
    def hands(self) -> tuple[HandView, ...]: ...


class Shown(Protocol):
    """A table as it is shown: an observation, or what the screen has made of its events so far."""

    @property
    def rules(self) -> Rules: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def to_act(self) -> int | None: ...
    @property
    def players(self) -> tuple[int, ...]: ...
    @property
    def seats(self) -> tuple[Hands, ...]: ...


_SHORT: Mapping[Why, str] = {
    Why.TOTAL_TOO_LOW: N_("needs {number}, has {total}"),
    Why.AT_21: N_("21: it stands"),
    Why.MOST_CARDS: N_("{number} cards at most"),
    Why.NO_CARD: N_("no card left"),
    Why.PURSE: N_("needs {number} chips"),
    Why.BANK: N_("bank too small"),
    Why.ONLY_TWO_CARDS: N_("needs two cards"),
    Why.ONLY_FIRST_CARD: N_("needs one card"),
    Why.ONLY_FIVE_CARDS: N_("needs five cards"),
    Why.ONLY_ELEVEN: N_("needs exactly 11"),
    Why.ONCE: N_("once a round only"),
    Why.AFTER_DARK: N_("not after dark"),
    Why.AFTER_HIT: N_("not after a twist"),
    Why.NO_PAIR: N_("needs a pair"),
    Why.RANK_BARRED: N_("not this pair here"),
    Why.MOST_HANDS: N_("{number} hands at most"),
}
_LONG: Mapping[Why, str] = {
    Why.TOTAL_TOO_LOW: N_("A hand may stand from {number}; this one has {total}."),
    Why.AT_21: N_("A hand of 21 takes no more cards."),
    Why.MOST_CARDS: N_("A hand with {number} cards takes no more of these."),
    Why.NO_CARD: N_("There are not enough cards left, even with the used ones."),
    Why.PURSE: N_("That takes {number} chips, and the purse has fewer."),
    Why.BANK: N_("What lies in the bank does not cover it."),
    Why.ONLY_TWO_CARDS: N_("Only a hand of exactly two cards can do that, and not with two aces."),
    Why.ONLY_FIRST_CARD: N_("At this table only a hand of one card can do that."),
    Why.ONLY_FIVE_CARDS: N_("Only a hand of exactly five cards can begin again."),
    Why.ONLY_ELEVEN: N_("Only a hand of exactly 11 in two or more cards can call that."),
    Why.ONCE: N_("That can be done only once in a round."),
    Why.AFTER_DARK: N_("After a dark card only further dark cards and standing remain."),
    Why.AFTER_HIT: N_("After a twist no more cards can be bought for this hand."),
    Why.NO_PAIR: N_("Only two cards of the same rank can be split."),
    Why.RANK_BARRED: N_("At this table these cards may not be split."),
    Why.MOST_HANDS: N_("Nobody plays more than {number} hands."),
}


def hint(observation: Observation, offer: Offer) -> str:
    """What a legal move would do now, short enough for the second line of its button."""
    hand = acting_hand(observation)
    verb = offer.verb
    if verb is Verb.HIT:
        up = observation.rules.hits_open or observation.to_act == observation.banker
        return _("a card, face up") if up else _("a card, hidden")
    if verb is Verb.STAND:
        if hand is None or any(card.face is None for card in hand.cards):
            return _("no more cards")
        return _("keep {total}").format(total=_total(observation, hand))
    if verb is Verb.DOUBLE and hand is not None:
        return _("{chips} more, one card").format(chips=hand.bet)
    if verb is Verb.SPLIT and hand is not None:
        return _("{chips} more, two hands").format(chips=hand.first_bet)
    if verb is Verb.DARK:
        return _("a card nobody sees")
    if verb is Verb.OHNE_ACE:
        return _("a card, but no ace")
    if verb is Verb.RESTART:
        return _("throw in, one new card")
    return _amount_hint(offer)


def reason(observation: Observation, refusal: Refusal) -> str:
    """Why a move may not be made now, short enough for the second line of its button."""
    return _filled(_SHORT, observation, refusal)


def reason_sentence(observation: Observation, refusal: Refusal) -> str:
    """Why a move may not be made now, as a full sentence."""
    return _filled(_LONG, observation, refusal)


def duel_opponent(table: Shown) -> int | None:
    """The player whom the banker plays now, where the bank plays one after another (Tjueett); else None."""
    if not table.rules.duels or table.phase is not Phase.BANKER:
        return None
    running = (seat for seat in table.players if any(hand.status is Status.STOOD for hand in table.seats[seat].hands))
    return next(running, None)


def header(observation: Observation, opponent: str = "") -> str:
    """The rule that matters now to the seat to act; ``opponent`` is the name of whom the banker plays in a duel."""
    offers = {offer.verb: offer for offer in observation.offers}
    words = words_of(observation.rules.game)
    if Verb.BANK in offers:
        offer = offers[Verb.BANK]
        return _("Lay the bank: {low} to {high} chips.").format(low=offer.low, high=offer.high)
    if Verb.BET in offers:
        return _bet_header(offers[Verb.BET])
    for refusal in observation.refusals:
        if refusal.why is Why.TOTAL_TOO_LOW:
            return reason_sentence(observation, refusal)
    hands = len(observation.seats[observation.to_act].hands) if observation.to_act is not None else 1
    if hands > 1:
        return _("Hand {number} of {hands}").format(number=observation.hand + 1, hands=hands)
    if observation.phase is Phase.BANKER:
        hit, stand = words.verbs[Verb.HIT], words.verbs[Verb.STAND]
        if opponent:
            return _("The bank against {name}: {hit} or {stand}?").format(name=opponent, hit=hit, stand=stand)
        return _("The bank’s turn: {hit} or {stand}?").format(hit=hit, stand=stand)
    return _("What will it be?")


def waiting(table: Shown, names: Sequence[str], *, decided: bool = False) -> str:
    """Whom the table is waiting for; empty when nobody is to act. ``decided``: what is seen follows from the last move
    of this turn.
    """
    seat = table.to_act
    if seat is None:
        return ""
    name = names[seat]
    if table.phase is Phase.BANK:
        return _("{name} lays the bank.").format(name=name)
    if table.phase is Phase.BETS:
        return _("{name} is betting.").format(name=name)
    opponent = duel_opponent(table)
    if opponent is not None:
        return _("{name} plays the bank against {other}.").format(name=name, other=names[opponent])
    if not decided:
        return _("{name} is thinking.").format(name=name)
    if table.phase is Phase.BANKER:
        return _("{name} plays the bank.").format(name=name)
    return _("{name} plays.").format(name=name)


def outcome(name: str, net: int) -> str:
    """What a deal was for somebody who won or lost (below zero) so many chips in all."""
    if net > 0:
        return ngettext("{name} wins {chips} chip.", "{name} wins {chips} chips.", net).format(name=name, chips=net)
    if net < 0:
        return ngettext("{name} loses {chips} chip.", "{name} loses {chips} chips.", -net).format(name=name, chips=-net)
    return _("{name} has as many chips as before.").format(name=name)


def acting_hand(observation: Observation) -> HandView | None:
    """The hand whose turn it is; None when nobody is to act or no hand lies there yet."""
    if observation.to_act is None:
        return None
    hands = observation.seats[observation.to_act].hands
    return hands[observation.hand] if observation.hand < len(hands) else None


def _total(observation: Observation, hand: HandView) -> int:
    faces = [card.face for card in hand.cards if card.face is not None]
    return total_number(observation.rules, faces, banker=observation.to_act == observation.banker)


def _filled(table: Mapping[Why, str], observation: Observation, refusal: Refusal) -> str:
    hand = acting_hand(observation)
    total = 0 if hand is None else _total(observation, hand)
    return gettext(table[refusal.why]).format(number=refusal.number, total=total)


def _amount_hint(offer: Offer) -> str:
    if offer.verb in (Verb.RAISE, Verb.BUY):
        if offer.low == offer.high:
            return _("{chips} more").format(chips=offer.low)
        return _("{low} to {high} more").format(low=offer.low, high=offer.high)
    if offer.low == offer.high:
        return ngettext("{chips} chip", "{chips} chips", offer.low).format(chips=offer.low)
    return _("{low} to {high} chips").format(low=offer.low, high=offer.high)


def _bet_header(offer: Offer) -> str:
    values = {"low": offer.low, "high": offer.high, "hands": offer.hands, "total": offer.total}
    if offer.hands > 1:
        return _("Bet {low} to {high} on each of up to {hands} hands, {total} in all.").format(**values)
    return _("Bet {low} to {high} chips.").format(**values)
