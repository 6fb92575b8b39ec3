"""The rule card of one very table, written from its Rules alone, so that text and play cannot disagree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.text import gettext as _
from game.app.wording.house_rules import sentence
from game.app.wording.words import rank_word, words_of
from game.engine.actions import Verb
from game.engine.cards import ACE, JACK, KING, QUEEN
from game.engine.events import Special
from game.engine.rules import Rules
from game.engine.variants import OPTIONS

HIDDEN_CARD = "?"
"""Stands among the cards of a :class:`Worth` for one that lies face down."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rule card: its title, and its sentences in the order of play."""

    title: str
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Worth:
    """A row of "what a hand is worth": example cards as text codes, the hand's name and what it does."""

    cards: tuple[str, ...]
    name: str
    text: str


def sections(rules: Rules) -> tuple[Section, ...]:
    """All rules of this table."""
    parts = [
        Section(_("Cards"), _cards(rules)),
        Section(_("The bank"), _bank(rules)),
        Section(_("Bets"), _bets(rules)),
        Section(_("A player’s turn"), _turn(rules)),
        Section(_("Named hands and calls"), _named(rules)),
        Section(_("The banker’s turn"), _bankers_turn(rules)),
        Section(_("Settlement"), _settlement(rules)),
        Section(_("Passing the bank"), (sentence(rules, "bank_passes"),)),
    ]
    return tuple(part for part in parts if part.sentences)


def _cards(rules: Rules) -> tuple[str, ...]:
    game = rules.game
    courts = ", ".join(
        f"{rank_word(game, rank)} {value}"
        for rank, value in zip((KING, QUEEN, JACK), reversed(rules.court_values), strict=True)
    )
    if len(set(rules.court_values)) == 1:
        courts = _("court cards {value}").format(value=rules.court_values[0])
    ace = _("{low} or {high}").format(low=rules.ace_low, high=rules.ace_high)
    pack = _("{number} German-suited cards.") if rules.german_suits else _("{number} cards.")
    found = [
        pack.format(number=rules.pack)
        + " "
        + _("{ace} {value}, {courts}, the others as printed.").format(
            ace=rank_word(game, ACE).capitalize(),
            value=rules.ace_low if rules.ace_low == rules.ace_high else ace,
            courts=courts,
        )
    ]
    if rules.pack == 32:
        found.append(_("There are no cards below the seven."))
    if rules.ace_low != rules.ace_high:
        found.append(_("Each ace counts for itself, and the hand takes the best total that is not over 21."))
    if rules.shuffle != "used_up":
        found.append(sentence(rules, "shuffle"))
    elif rules.keeps_last_card:
        found.append(_("No shuffle between rounds: when only one card is left, it is shuffled with the used ones."))
    else:
        found.append(_("Shuffled only when all cards are used, in the middle of a round if need be."))
    return tuple(found)


def _bank(rules: Rules) -> tuple[str, ...]:
    least = sentence(rules, "min_bet")
    if rules.lays_bank == "never":
        return (_("No bank is laid: the banker’s purse pays, as far as it goes, and takes what is lost."), least)
    laid = {
        "each_round": _("The banker lays the bank anew every round and takes it back at the end."),
        "tenure": _("A new banker lays the bank; it stays on the table, growing and shrinking, until it passes."),
        "when_empty": _("The banker lays the bank, and lays it anew when a round begins with it empty."),
    }[rules.lays_bank]
    enough = _("It holds at least the least bet for every player who can bet, or all the banker has.")
    return (laid, enough, least, _("Lost bets go into it, won ones are paid out of it."), sentence(rules, "cover"))


def _bets(rules: Rules) -> tuple[str, ...]:
    found = []
    if rules.bet_when == "before_deal":
        found.append(sentence(rules, "bet_when"))
    if rules.bank_card == "none":
        found.append(_("One card face down to each player, none to the banker."))
    else:
        found += [_("One card face down to each hand, then one to the bank."), sentence(rules, "bank_card")]
    if rules.bet_when == "after_first_card":
        found.append(sentence(rules, "bet_when"))
    found.append(sentence(rules, "max_hands"))
    if rules.lays_bank == "never":
        found.append(sentence(rules, "max_bet"))
    else:
        found += [_("A bet is at most what lies in the bank."), sentence(rules, "bets_within_bank")]
    if rules.second_card == "after_bets":
        found.append(_("Then everybody gets a second card face down."))
    return tuple(found)


def _turn(rules: Rules) -> tuple[str, ...]:
    words = words_of(rules.game).verbs
    values = {"hit": words[Verb.HIT], "stand": words[Verb.STAND]}
    found = []
    if rules.duels:
        found.append(_("The banker plays the players one after another. Each gets a second card face up."))
    shown = _("“{hit}” asks for a card, face up; “{stand}” ends the turn.")
    hidden = _("“{hit}” asks for a card that stays hidden from the others; “{stand}” ends the turn.")
    found.append((shown if rules.hits_open else hidden).format(**values))
    found.append(sentence(rules, "min_stand"))
    if rules.max_cards:
        found.append(_("A hand has {number} cards at most.").format(number=rules.max_cards))
    if rules.soft_stand:
        found.append(_("A hand whose lowest count is 21 stands by itself."))
    elif rules.raise_ != "never":
        found.append(_("A hand of 21 stands by itself, unless its bet can still be raised."))
    else:
        found.append(_("A hand of 21 stands by itself."))
    found.append(_("A hand over 21 is lost at once: “{word}”.").format(word=words_of(rules.game).bust))
    found += _of_options(rules, ("double", "dark", "split", "buy_limit", "raise"))
    if rules.dark != "off":
        found.append(_("A dark card needs a hand of fewer than five cards, and six cards that can still be had."))
    return tuple(found)


def _of_options(rules: Rules, names: Sequence[str]) -> tuple[str, ...]:
    """The sentences of those options that this game has."""
    known = {option.name for option in OPTIONS[rules.game]}
    return tuple(sentence(rules, name) for name in names if name in known)


def _named(rules: Rules) -> tuple[str, ...]:
    found = [
        *_of_options(rules, ("five_beats_21", "instant_21", "instant_five", "pure_aces")),
        *_of_options(rules, ("ace_ten_pontoon", "split_pontoon")),
    ]
    if rules.five_cards == "trick":
        found.append(_("Five cards not over 21 are a Five Card Trick; the hand ends."))
    found += _of_options(rules, ("feuer", "two_aces", "banker_two_aces", "ohne_ace", "five_cards"))
    if rules.feuer in ("double", "triple"):
        found.append(_("Feuer against the bank’s Feuer loses the single bet."))
    return tuple(found)


def _bankers_turn(rules: Rules) -> tuple[str, ...]:
    if rules.duels:
        first = _("Unless the player is over 21, the banker draws two cards face up: a new hand for every player.")
    elif rules.second_card == "after_bets":
        first = _("If any hand is left, the banker turns up both cards; with a Pontoon that is all.")
    elif rules.bank_card == "open":
        first = _("If any hand is left, the bank draws.")
    else:
        first = _("If any hand is left, the banker turns up the hidden card.")
    found = [first, sentence(rules, "banker_stands_at")]
    if rules.max_cards:
        found.append(_("The bank has {number} cards at most.").format(number=rules.max_cards))
    return (*found, *_of_options(rules, ("bank_pontoon",)))


def _settlement(rules: Rules) -> tuple[str, ...]:
    found = [_("A bank over 21 pays every hand still in. Otherwise the higher total wins.")]
    if rules.pontoons:
        found += [
            _("A Pontoon beats a Five Card Trick, which beats all points; both are paid double."),
            _("The bank’s Five Card Trick takes double from every hand but a Pontoon, which it pays double."),
        ]
    if "pays_21" in {option.name for option in OPTIONS[rules.game]}:
        found.append(sentence(rules, "pays_21"))
    else:
        found.append(_("Unless said otherwise a won bet is paid an amount equal to it."))
    found.append(sentence(rules, "tie"))
    if rules.pays_21 != "even":
        found.append(_("Half chips are not paid: 1½ times a bet of 3 pays 4."))
    if rules.pontoons or rules.feuer in ("double", "triple"):
        found.append(_("Whoever loses more than the bet pays at most what the purse holds."))
    if rules.lays_bank != "never":
        found.append(_("If nothing is left to pay from while bets are undecided, those bets go back."))
    return tuple(found)


def worth(rules: Rules) -> tuple[Worth, ...]:
    """Example hands of this table, the best first, with what each of them does."""
    return (*_named_worth(rules), *_plain_worth(rules))


def _named_worth(rules: Rules) -> list[Worth]:
    special = words_of(rules.game).specials
    double = _("paid double")
    found: list[Worth] = []
    if rules.pontoons:
        found.append(Worth(("AS", "KH"), special[Special.PONTOON], double + ", " + _("takes the bank")))
        found.append(Worth(("2S", "3H", "4D", "5C", "6S"), special[Special.FIVE_CARDS], double))
    if rules.five_cards == "count_21":
        five = _("ranks above 21") if rules.five_beats_21 else _("counts as 21")
        text = five + ", " + _("wins at once") if rules.instant_five else five
        found.append(Worth(("2S", "3H", "4D", "2C", "5S"), special[Special.FIVE_CARDS], text))
    if rules.pure_aces:
        text = _("21, paid 1½") if rules.pays_21 != "even" else _("21, paid even")
        found.append(Worth(("AS", "AH"), special[Special.PURE_ACES], text))
    if rules.feuer != "off":
        pay = {"double": double, "triple": _("paid triple"), "plain": _("an ordinary 21")}[rules.feuer]
        found.append(Worth(("AH", "AS"), special[Special.FEUER], pay))
    if rules.two_aces != "off":
        pay = {"even": _("paid even"), "double": double, "triple": _("paid triple")}[rules.two_aces]
        found.append(Worth(("AH", "AC"), special[Special.TWO_ACES], _("21, wins at once") + ", " + pay))
    if rules.five_cards == "wins":
        found.append(Worth(("QH", "JS", "7D", "JC", "QS"), special[Special.FIVE_CARDS], _("wins at once, paid even")))
    if rules.five_cards == "double":
        found.append(Worth(("QH", "JS", "7D", "JC", "QS"), _("Five cards"), double))
    return found


def _plain_worth(rules: Rules) -> list[Worth]:
    cards = ("QH", "8S", "10D") if rules.pack == 32 else ("10S", "5H", "6D")
    paid = {"any": _("paid 1½"), "two_cards": _("with two cards paid 1½"), "even": _("paid even")}[rules.pays_21]
    text = _("wins at once") + ", " + paid if rules.instant_21 else paid
    tie = _("at equal points the bank wins") if rules.tie == "bank" else _("at equal points the bet goes back")
    found = [Worth(cards, _("21 points"), text)]
    found.append(Worth(("9H", "8S"), _("More than the bank"), _("paid even") + "; " + tie))
    if rules.dark != "off":
        over = (
            _("over 21 wins if the bank is over too") if rules.dark == "wins" else _("over 21 back if the bank is too")
        )
        found.append(Worth(("7H", HIDDEN_CARD), _("A dark hand"), over))
    return found
