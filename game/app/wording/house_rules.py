"""What a table plays for each house option, a sentence or two for each; set-up and rule card say the same words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.app.text import N_, gettext, ngettext
from game.app.text import gettext as _
from game.engine.rules import Rules
from game.engine.variants import OPTIONS

_BY_VALUE: Mapping[str, Mapping[object, str]] = {
    "ace_ten_pontoon": {
        True: N_("Ace with a court card or a ten, on exactly two cards, is a Pontoon and takes no more cards."),
        False: N_("Ace with a court card, on exactly two cards, is a Pontoon; ace and ten are only 21."),
    },
    "bank_card": {
        "open": N_("The bank’s first card lies face up."),
        "hidden": N_("The bank’s first card lies face down until its turn, and nobody looks at it."),
    },
    "bank_pontoon": {
        "single": N_("The bank’s Pontoon takes the bet of every hand left."),
        "double": N_(
            "The banker looks after the second card: a Pontoon is shown at once, and every player loses double."
        ),
    },
    "banker_two_aces": {
        True: N_("Two aces as the bank’s first two cards are 21."),
        False: N_("The bank’s two aces are 22: over."),
    },
    "bets_within_bank": {
        True: N_(
            "All open bets together, with raises and doubles, stay within what lies in the bank. Each player leaves "
            "the least bet for those still to bet; whoever finds less than that sits the round out."
        ),
        False: N_("Each player is limited alone, so the bets together may be more than the bank."),
    },
    "buy_limit": {
        "added": N_(
            "Buying: lay at least the first bet and at most twice it for a card that only its owner sees; later buys "
            "at most the one before. Not at 21, and not after a twist."
        ),
        "total": N_(
            "Buying: once for each hand, for exactly its first bet; the card is seen only by its owner. Not at 21, and "
            "not after a twist."
        ),
    },
    "cover": {
        "purse": N_(
            "When the bank is empty, the banker’s purse pays. Whoever cannot pay a winner in full is bankrupt."
        ),
        "pot": N_("Only what lies in the bank is ever paid: once it is empty, winners just take back their bets."),
        "reload": N_(
            "When the bank is empty while somebody is still owed or waiting, the banker must at once lay as much again "
            "as lay there at the bets, or all there is. Whoever cannot pay a winner in full is bankrupt."
        ),
    },
    "dark": {
        "wins": N_(
            "A dark card is seen by nobody before the end; after it only dark cards and standing remain. A dark hand "
            "over 21 wins if the bank is over 21 too."
        ),
        "returned": N_(
            "A dark card is seen by nobody before the end; after it only dark cards and standing remain. A dark hand "
            "over 21 gets its bet back if the bank is over 21 too."
        ),
        "off": N_("There are no dark cards."),
    },
    "double": {
        "any_time": N_(
            "A bet may be doubled, up to what lies in the bank, for exactly one more card, face up; at any time."
        ),
        "first_card": N_(
            "A bet may be doubled, up to what lies in the bank, for exactly one more card, face up; only with one card."
        ),
        "off": N_("Bets cannot be doubled."),
    },
    "feuer": {
        "double": N_("Two aces alone are Feuer: shown at once, above every 21, paid double; the bank’s takes double."),
        "triple": N_("Two aces alone are Feuer: shown at once, above every 21, paid triple; the bank’s takes triple."),
        "plain": N_("Two aces alone are an ordinary 21."),
    },
    "five_beats_21": {
        True: N_("Five cards not over 21 rank above 21, for both sides."),
        False: N_("Five cards not over 21 count as 21, for both sides."),
    },
    "five_cards": {
        "plain": N_("Five cards count as they are."),
        "double": N_("A winning hand of exactly five cards is paid double."),
        "restart": N_(
            "With exactly five cards, not over 21, a hand may be thrown in and begun again with a new first card."
        ),
        "wins": N_("Five cards not over 21 win at once and are paid even."),
        "off": N_("Five cards count as they are; nothing is begun again."),
    },
    "instant_21": {
        True: N_("A player’s exact 21 wins at once; the bank draws nothing against it."),
        False: N_("A player’s 21 is compared with the bank like any other hand."),
    },
    "instant_five": {
        True: N_("A player’s five cards not over 21 win at once; the bank draws nothing against them."),
        False: N_("A player’s five cards are compared with the bank like any other hand."),
    },
    "ohne_ace": {
        "new_hand": N_(
            "Holding exactly 11 in two or more cards a player may call óne ász and take a card. If it is an ace, all "
            "is thrown in and begun again with a new first card, for the same bet."
        ),
        "replace_ace": N_(
            "Holding exactly 11 in two or more cards a player may call óne ász and take a card. If it is an ace, only "
            "that ace is replaced, once."
        ),
        "off": N_("Óne ász cannot be called."),
    },
    "pays_21": {
        "any": N_("A winning hand of 21 is paid 1½ times the bet, every other one an amount equal to it."),
        "two_cards": N_(
            "A winning 21 of exactly two cards is paid 1½ times the bet, every other hand an equal amount."
        ),
        "even": N_("Every winning hand, 21 too, is paid an amount equal to the bet."),
    },
    "pure_aces": {
        True: N_("Two or three aces and nothing else are 21, also for the bank."),
        False: N_("Aces alone have no count of their own."),
    },
    "raise": {
        "second_card": N_(
            "With exactly two cards, not two aces, a bet may be raised once in a round, up to what lies in the bank."
        ),
        "never": N_("Bets cannot be raised."),
    },
    "shuffle": {
        "each_round": N_(
            "Shuffled before every round; if the cards run out, those out of play are shuffled and the round goes on."
        ),
        "pontoon": N_(
            "Shuffled after a round with a Pontoon and when the bank has moved. If the cards run out, the used ones "
            "are shuffled and the round goes on."
        ),
    },
    "split": {
        "pairs": N_("Two cards of equal rank may be split into two hands with the same bet each, up to four hands."),
        "aces": N_("Only two aces may be split into two hands with the same bet each, up to four hands."),
        "no_aces": N_("Two cards of equal rank, but not aces, may be split into two hands, up to four hands."),
        "off": N_("Hands cannot be split."),
    },
    "split_pontoon": {
        "double": N_("A Pontoon made by splitting is paid double but does not move the bank."),
        "plain": N_("After a split there is no Pontoon, only 21."),
    },
    "tie": {
        "bank": N_("Equal points go to the bank."),
        "returned": N_("At equal points the player takes the bet back."),
    },
    "two_aces": {
        "even": N_("Two aces as the first two cards are 21 and win at once: paid even."),
        "double": N_("Two aces as the first two cards are 21 and win at once: paid double."),
        "triple": N_("Two aces as the first two cards are 21 and win at once: paid triple."),
    },
}


def sentence(rules: Rules, name: str) -> str:
    """What this table plays for the house option with this name in the rules."""
    written = _WRITTEN.get(name)
    if written is not None:
        return written(rules)
    field = "raise_" if name == "raise" else name
    return gettext(_BY_VALUE[name][getattr(rules, field)])


def option_sentences(rules: Rules) -> dict[str, str]:
    """What this table plays for each of its house options, in the order of set-up."""
    return {option.name: sentence(rules, option.name) for option in OPTIONS[rules.game]}


def _bank_passes(rules: Rules) -> str:
    side = _("to the left") if rules.clockwise else _("to the right")
    unable = _("It also passes when the banker cannot lay the least bet.")
    if rules.lays_bank == "tenure":
        unable = _("It also passes when it is broken: empty after a round.")
    elif rules.lays_bank != "never" and rules.cover != "pot":
        unable = _("It also passes when the banker is bankrupt or cannot lay the least bet.")
    passes = rules.bank_passes
    if isinstance(passes, int):
        after = ngettext(
            "The bank passes {side} after {number} round.", "The bank passes {side} after {number} rounds.", passes
        )
        return after.format(side=side, number=passes) + " " + unable
    return gettext(_PASSES[passes]).format(side=side) + " " + unable


_PASSES: Mapping[str, str] = {
    "each_round": N_("The bank passes {side} after every round."),
    "never": N_("One seat keeps the bank."),
    "circuit": N_("The bank passes {side} after as many rounds as there are seats."),
    "broke": N_("The bank does not pass by the number of rounds."),
    "stock_used": N_("The bank passes {side} when the last card of the stock has been dealt in its tenure."),
    "pontoon": N_(
        "An unsplit Pontoon takes the bank if the banker has none; of several, the one nearest the banker’s left."
    ),
}


def _banker_stands_at(rules: Rules) -> str:
    limit = rules.banker_stands_at
    if not limit:
        return _("The banker draws or stands at will.")
    return _("The bank must draw below {number} and must stand from {number} on.").format(number=limit)


def _min_stand(rules: Rules) -> str:
    if not rules.min_stand:
        return _("A player may stand at any total.")
    if rules.soft_stand:
        return _("A player may stand when some count of the hand is from {number} to 21.").format(
            number=rules.min_stand
        )
    return _("Below {number} a player may not stand.").format(number=rules.min_stand)


def _bet_when(rules: Rules) -> str:
    if rules.bet_when == "before_deal":
        return _("Bets are laid before any card is dealt.")
    return _("Bets are laid after the first card, which each player looks at.")


def _max_hands(rules: Rules) -> str:
    if rules.max_hands == 1 or rules.bet_when == "after_first_card":
        return _("Each player plays one hand.")
    return _("Each player may play up to {number} hands, each with a bet of its own.").format(number=rules.max_hands)


def _min_bet(rules: Rules) -> str:
    return ngettext("The least bet is {number} chip.", "The least bet is {number} chips.", rules.min_bet).format(
        number=rules.min_bet
    )


def _max_bet(rules: Rules) -> str:
    return ngettext(
        "The first bet is at most {number} chip, and what the banker’s purse holds.",
        "The first bet is at most {number} chips, and what the banker’s purse holds.",
        rules.max_bet,
    ).format(number=rules.max_bet)


_WRITTEN: Mapping[str, Callable[[Rules], str]] = {
    "bank_passes": _bank_passes,
    "banker_stands_at": _banker_stands_at,
    "bet_when": _bet_when,
    "max_bet": _max_bet,
    "max_hands": _max_hands,
    "min_bet": _min_bet,
    "min_stand": _min_stand,
}


def notices(rules: Rules) -> tuple[str, ...]:
    """What people should know about these rules beforehand: it favours one side more than they may expect."""
    found: list[str] = []
    if rules.dark == "wins":
        found.append(_("With dark cards on “win” a perfect player has the better of the bank."))
    if rules.lays_bank != "never" and rules.cover == "pot":
        found.append(_("A small bank risks little here and collects much: only what lies in it is paid."))
    if rules.pays_21 != "even":
        found.append(_("Half chips are not paid: at 1½ an odd bet loses half a chip, so 3 pays 4."))
    if rules.bets_within_bank:
        found.append(_within_bank_notice(rules))
    if rules.pontoons or rules.feuer in ("double", "triple"):
        found.append(_("Whoever bets the whole purse cannot lose double: nobody pays more than the purse holds."))
    return tuple(found)


def _within_bank_notice(rules: Rules) -> str:
    more = [_("21 at 1½")] if rules.pays_21 != "even" else []
    if rules.feuer in ("double", "triple"):
        more.append(_("Feuer"))
    if rules.five_cards == "double" or rules.two_aces in ("double", "triple"):
        more.append(_("double or triple pay"))
    covered = _("The bank covers all bets, raises and doubles.")
    if not more:
        return covered
    return covered + " " + _("It does not cover what is paid beyond them: {what}.").format(what=", ".join(more))
