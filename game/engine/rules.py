"""Rules: one frozen record of typed fields that says how a table plays, in the order of play.

The engine selects all behaviour by these fields, never by the name of a game. House options carry the names of rules.md
(the option
``raise`` is the field ``raise_``); the other fields are a game's fixed facts. Amounts are whole chips.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal


class RulesError(ValueError):
    """House rules that cannot be played; the message is one sentence for people."""


MOST_CHIPS = 1_000_000_000
"""No purse, bet or limit that is written down may be larger: beyond it nobody reckons with chips any more."""

Cover = Literal["purse", "pot", "reload"]
BankPasses = Literal["each_round", "never", "circuit", "broke", "stock_used", "pontoon"] | int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """How one table plays. Build them with :func:`game.engine.variants.rules_for`, which checks every value."""

    game: str
    """The id from rules.md; for texts and looks, never for behaviour."""

    # The table
    seats: tuple[int, int]
    """Least and most seats."""
    suggested_purse: int
    suggested_fixed_banker: tuple[int, int] = (0, 0)
    """Suggested purses of the banker and the others where one seat keeps the bank; (0, 0) where the game suggests none.
    """
    clockwise: bool = True
    """Order of play: from the banker's left, or else from his right."""

    # The cards
    pack: Literal[52, 32] = 52
    german_suits: bool = False
    """Played with German suits: a look only."""
    ace_low: int = 1
    ace_high: int = 11
    """What an ace counts, each for itself; equal where it has one count only."""
    court_values: tuple[int, int, int] = (10, 10, 10)
    """What jack, queen and king count."""
    shuffle: Literal["each_round", "used_up", "pontoon"] = "each_round"
    """Before every deal; only when the stock is used up; or in addition after a Pontoon or when the bank has moved."""
    keeps_last_card: bool = False
    """The last card of the stock is shuffled with the discard pile instead of being dealt (Tjueett, 6)."""

    # The bank
    lays_bank: Literal["each_round", "tenure", "when_empty", "never"] = "tenure"
    """When the banker lays chips on the table; ``never``: his purse pays."""
    min_bet: int = 1
    bets_within_bank: bool = False

    # Bets and the first cards
    bet_when: Literal["before_deal", "after_first_card"] = "after_first_card"
    max_hands: int = 1
    max_bet: int = 0
    """The most a first bet may be; 0: only the bank (or the banker's purse) limits it."""
    bank_card: Literal["none", "open", "hidden"] = "hidden"
    """The banker's first card: none before his turn, face up, or seen by nobody."""
    second_card: Literal["asked", "after_bets", "duel"] = "asked"
    """A second card only when asked for; to everybody after the bets; or face up when the duel begins."""
    bank_pontoon: Literal["single", "double"] = "single"

    # A player's turn
    duels: bool = False
    """The banker plays each player to the end before the next (Tjueett, 4)."""
    hits_open: bool = True
    """Cards asked for come face up; else they stay hidden from the others."""
    min_stand: int = 0
    soft_stand: bool = False
    """Any count of the hand may reach ``min_stand``, and a soft 21 is asked (Twenty-One, 3)."""
    max_cards: int = 0
    """The most cards in a hand; 0: no limit."""
    double: Literal["any_time", "first_card", "off"] = "off"
    dark: Literal["wins", "returned", "off"] = "off"
    split: Literal["pairs", "aces", "no_aces", "off"] = "off"
    buy_limit: Literal["added", "total", "off"] = "off"
    raise_: Literal["never", "second_card"] = "never"
    ohne_ace: Literal["new_hand", "replace_ace", "off"] = "off"

    # The banker's turn
    banker_stands_at: int = 0

    # Named hands and what they pay
    pontoons: bool = False
    """Ace with a court or ten on two cards is a Pontoon, five cards are a Five Card Trick (Twenty-One)."""
    ace_ten_pontoon: bool = True
    split_pontoon: Literal["double", "plain"] = "double"
    instant_21: bool = False
    instant_five: bool = False
    five_beats_21: bool = False
    five_cards: Literal["plain", "count_21", "trick", "double", "restart", "wins", "off"] = "plain"
    pays_21: Literal["any", "two_cards", "even"] = "even"
    pure_aces: bool = False
    feuer: Literal["double", "triple", "plain", "off"] = "off"
    two_aces: Literal["even", "double", "triple", "off"] = "off"
    banker_two_aces: bool = True

    # Settlement and the passing of the bank
    tie: Literal["bank", "returned"] = "bank"
    cover: Cover = "purse"
    bank_passes: BankPasses = "each_round"

    card_values: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """What a card counts, by its rank (there is no rank 0), an ace its low count."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "card_values", (0, self.ace_low, *range(2, 11), *self.court_values))
