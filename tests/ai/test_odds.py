"""Odds are true: they agree with brute force through the real engine, and with what is known of a whole game."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.ai.chances.legal import legal_at
from game.ai.chances.plan import Plan
from game.ai.chances.situation import Situation
from game.ai.odds import bank_results, odds
from game.engine.actions import STAND, Action, Verb, parse_action
from game.engine.cards import PACK_32, PACK_52, SUITS, Card, parse_cards
from game.engine.observation import SETTLED, Observation, Phase
from game.engine.rules import Rules
from game.engine.stock import SeededShuffler, StackedShuffler
from game.engine.table import Table
from game.engine.variants import GAMES, rules_for
from tests.ai.brute_force import BruteForce, Deal, NeedsCard, Said
from tests.ai.decisions import decisions
from tests.engine.random_play import random_action, random_rules


def micro_deal(rules: Rules, cards: str) -> Deal:
    """A deal with few cards of few ranks, so that all their orders can be played; the rest of the pack has been
    shown."""
    stock = tuple(parse_cards(cards.split()))
    pack = PACK_52 if rules.pack == 52 else PACK_32
    return Deal(rules, (60, 40), stock, tuple(card for card in pack if card not in stock))


def compare(rng: random.Random, deal: Deal) -> int:
    """Plays a deal at random and compares the odds of every decision about cards; returns how many moves were
    compared."""
    brute = BruteForce(deal)
    said: Said = ()
    compared = 0
    while True:
        try:
            table, said, _ = deal.play(deal.stock, said)
        except NeedsCard:
            return compared
        if table.to_act is None or not table.stock.used:
            return compared
        if table.phase in (Phase.PLAY, Phase.BANKER):
            dealt = deal.stock[: len(deal.stock) - len(table.stock)]
            truth = brute.moves(dealt, said)
            for move in odds(table.observation(table.to_act)).moves:
                if move.action in truth:
                    found = (move.ev, move.win, move.tie, move.lose)
                    assert found == pytest.approx(truth[move.action], abs=1e-9), (str(move.action), deal, said)
                    compared += 1
        action = random_action(rng, table.offers())
        said = (*said, Action(action.verb, action.amounts[:1]))


# What a banker can tell from calls and new hands is not in an observation, so free bankers are compared without them.
FREE_BANKER_KNOWS = {"huszonegy": {"ohne_ace": "off", "five_cards": "off"}}


MICRO = {
    "tjueett": ("5S 5H 9S 9H 9D KS KH KD", "AS AH 7S 7H 8S 8D JD JS", "2S 2H 2D 8S 8H QS QH QD"),
    "tjugoett": ("5S 5H 9S 9H 9D KS KH KD", "8S 8H 6S 6H QS QH QD 6D"),
    "twenty_one": ("6S 6H 9S 9H 9D KS KH KD",),
    "siebzehn_und_vier": ("9S 9H KS KH AS AH 10S 10H", "7S 7H 9S 9H QS QH AS AD"),
    "huszonegy": ("7S 7H 9S 9H QS QH AS AD",),
}


@pytest.mark.parametrize(("game", "cards"), [(game, cards) for game, decks in MICRO.items() for cards in decks])
def test_odds_agree_with_brute_force(game: str, cards: str) -> None:
    rules = replace(rules_for(game, FREE_BANKER_KNOWS.get(game)), min_bet=1)
    rng = random.Random(cards)
    compared = 0
    while compared < 4:
        compared += compare(rng, micro_deal(rules, " ".join(rng.sample(cards.split(), 8))))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", GAMES)
def test_odds_agree_with_brute_force_under_house_rules(game: str, seed: int) -> None:
    rng = random.Random(1000 + seed)
    rules = replace(random_rules(rng, game), min_bet=1, split="off")
    if game == "huszonegy":
        rules = replace(rules, five_cards="off" if rules.five_cards == "restart" else rules.five_cards)
        if not rules.banker_stands_at:
            rules = replace(rules, ohne_ace="off")
    cards = rng.choice(MICRO[game]).split()
    compare(rng, micro_deal(rules, " ".join(rng.sample(cards, 8))))


def face(rank: int, suit: str) -> Card:
    return next(card for card in PACK_52 if card.rank == rank and card.suit == suit)


def tjugoett_hand(rules: Rules, mine: int, bank: int) -> Observation:
    """Heads-up from a full pack, 20 chips bet: the player's card and the bank's are these ranks."""
    order = [face(mine, SUITS[0]), face(bank, SUITS[1])]
    table = Table(rules, [1000, 1000], 0, shuffler=StackedShuffler([order]))
    table.start_round()
    table.apply(parse_action("bank 1000"))
    table.apply(parse_action("bet 20"))
    return table.observation(1)


def best_value(observation: Observation) -> float:
    situation = Situation(observation)
    plan = Plan(situation, 1)
    return plan.best(plan.turn_of(situation.hand_to_act()))[0]


PLAIN_TJUGOETT = {"dark": "off", "pure_aces": False, "pays_21": "any"}


@pytest.mark.slow
def test_tjugoett_from_a_full_pack_is_worth_what_is_known() -> None:
    rules = rules_for("tjugoett", PLAIN_TJUGOETT)
    whole = 0.0
    for mine in range(1, 14):
        for bank in range(1, 14):
            ways = 4 * (3 if mine == bank else 4)
            whole += ways / (52 * 51) * best_value(tjugoett_hand(rules, mine, bank)) / 20
    assert whole == pytest.approx(-0.0726, abs=0.00005)


def test_tjugoett_hand_from_a_full_pack() -> None:
    """A king against a seven: the same once more in the plainest way, card by card."""
    rules = rules_for("tjugoett", PLAIN_TJUGOETT)
    left = [0] + [4] * 13
    left[13] -= 1
    left[7] -= 1
    expected = plainly(left, 13, aces=0, bank=7)
    assert best_value(tjugoett_hand(rules, 13, 7)) / 20 == pytest.approx(expected, abs=1e-12)


def total(low: int, aces: int) -> int:
    return low + 13 if aces and low + 13 <= 21 else low


def after(left: list[int], rank: int) -> list[int]:
    return [count - (place == rank) for place, count in enumerate(left)]


def plainly(left: list[int], low: int, *, aces: int, bank: int) -> float:
    """What a hand is worth for each chip: hit, stand or double, played as well as can be."""
    mine = total(low, aces)
    if mine > 21:
        return -1.0
    stand = against_bank(left, mine, bank, 0)
    if mine == 21:
        return stand
    size = sum(left)
    hit = double = 0.0
    for rank in range(1, 14):
        if left[rank]:
            rest = after(left, rank)
            now, high = low + rank, aces + (rank == 1)
            hit += left[rank] / size * plainly(rest, now, aces=high, bank=bank)
            end = total(now, high)
            double += 2 * left[rank] / size * (-1.0 if end > 21 else against_bank(rest, end, bank, 0))
    return max(stand, hit, double)


def against_bank(left: list[int], mine: int, low: int, aces: int) -> float:
    its = total(low, aces)
    if its >= 17:
        return (1.5 if mine == 21 else 1.0) if its > 21 or mine > its else -1.0
    size = sum(left)
    ranks = [rank for rank in range(1, 14) if left[rank]]
    return sum(left[r] / size * against_bank(after(left, r), mine, low + r, aces + (r == 1)) for r in ranks)


@pytest.mark.parametrize("game", GAMES)
def test_odds_hold_together(game: str) -> None:
    for observation in decisions(game, 7, 12):
        found = odds(observation)
        assert found.seat == observation.seat
        for move in found.moves:
            assert move.win + move.tie + move.lose == pytest.approx(1)
            assert any(offer.allows(move.action) for offer in observation.offers)
        assert {move.action.verb for move in found.moves} == {offer.verb for offer in observation.offers}
        best = max(found.moves, key=lambda move: move.ev)
        assert found.best == best.action
        if observation.phase in (Phase.BETS, Phase.BANK):
            assert found.bust is None
        elif found.bust is not None:
            assert 0 <= found.bust <= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_from_an_empty_stock_is_like_one_from_a_fresh_pack(game: str) -> None:
    table = Table(rules_for(game), (50, 50), 0, shuffler=SeededShuffler(1))
    table.start_round()
    fresh = table.observation(table.to_act or 0)
    pack = PACK_52 if fresh.rules.pack == 52 else PACK_32
    ended = replace(fresh, shown=pack, stock_count=0, used_count=len(pack))
    for one, other in zip(odds(fresh).moves, odds(ended).moves, strict=True):
        assert other.win + other.tie + other.lose == pytest.approx(1)
        assert other.ev == pytest.approx(one.ev, abs=0.05 * sum(one.action.amounts))


def test_bank_results_are_those_the_hand_is_compared_with() -> None:
    observation = tjugoett_hand(rules_for("tjugoett"), 13, 7)
    results = bank_results(observation)
    assert sum(results.values()) == pytest.approx(1)
    stand = next(move for move in odds(observation).moves if move.action == STAND)
    bust = sum(chance for score, chance in results.items() if score.bust)
    assert 0.2 < bust == pytest.approx(stand.win)  # a bank that draws to 17 beats 13 unless it is bust
    with pytest.raises(ValueError, match="to act"):
        bank_results(replace(observation, phase=Phase.BETS))


@pytest.mark.parametrize("game", GAMES)
def test_later_moves_are_those_the_engine_offers(game: str) -> None:
    """The look-ahead tells from counts what is legal; the engine must say the same."""
    for observation in decisions(game, 11, 150):
        if observation.phase is not Phase.PLAY:
            continue
        situation = Situation(observation)
        turn = Plan(situation, situation.hand_to_act().seat).turn_of(situation.hand_to_act())
        hand = observation.seats[observation.to_act or 0].hands[observation.hand]
        fresh = hand.bet == hand.first_bet and len(hand.cards) <= 2  # what was bought or raised is not in a view
        told = {action.verb for action in legal_at(observation).moves(turn)}
        offered = {offer.verb for offer in observation.offers} - {Verb.SPLIT}
        if fresh:
            assert told == offered
        else:
            assert offered <= told


def test_nobody_to_act_is_an_error() -> None:
    table = Table(rules_for("tjueett"), [20, 20], 0, shuffler=StackedShuffler([]))
    with pytest.raises(ValueError, match="to act"):
        odds(table.observation(0))
    table.start_round()
    with pytest.raises(ValueError, match="to act"):
        odds(table.observation(1))


def test_a_banker_knows_that_he_cannot_beat_a_pontoon_he_has_heard_of() -> None:
    order = parse_cards(["AD", "8D", "KH", "7C"])
    table = Table(rules_for("twenty_one"), (50, 50), shuffler=StackedShuffler([order]))
    table.start_round()
    table.apply(parse_action("bet 5"))
    for move in odds(table.observation(0)).moves:
        assert (move.ev, move.lose) == pytest.approx((-10, 1)), str(move.action)


def bankers_odds(order: str, purses: tuple[int, ...], said: str) -> dict[str, float]:
    """What the banker's moves are worth in Huszonegy after these words, with this order of the cards."""
    table = Table(rules_for("huszonegy"), purses, shuffler=StackedShuffler([parse_cards(order.split())]))
    table.start_round()
    for words in said.split(", "):
        table.apply(parse_action(words))
    return {str(move.action): move.ev for move in odds(table.observation(0)).moves}


def test_a_banker_weighs_two_hands_together() -> None:
    """Each has at least 15, so the other hand and the stock are poorer in high cards: by a brute force of its own the
    card is worth 4.160; each hand by itself would say 3.661."""
    found = bankers_odds("JD 10S AC 10H 9D AD 9S AS", (200, 200, 200), "bank 200, bet 6, bet 3, raise 5, raise 6")
    assert found["hit"] == pytest.approx(4.160, abs=0.0005)


@pytest.mark.parametrize(
    ("rules", "stock", "purses", "said", "truth"),
    [
        pytest.param(
            rules_for("siebzehn_und_vier", {"feuer": "triple", "min_stand": 17, "raise": "never"}),
            "AC 8C JH QD QC AH 10S AS",
            (1000, 120, 120),
            "bank 1000, bet 4, bet 2, stand",
            {"stand": 2 / 3, "hit": -2.0},
            id="an ober and two more lie open",
        ),
        pytest.param(
            rules_for("twenty_one"),
            "JD 10D 8D QH AH 7D 2C 8C QS AS KS 7C",
            (1000, 120, 120, 120),
            "bet 6, bet 4, bet 4, stand, hit",
            {"stand": 1.6, "hit": -2.682353},
            id="a pontoon was declared",
        ),
        pytest.param(
            rules_for("twenty_one", {"banker_stands_at": 17}),
            "5D 6S 10H 7S 2H 8C 4D QC QS 6H 4C QD 10C QH",
            (1000, 120, 120, 120),
            "bet 7, bet 5, bet 1, hit, stand, buy 10",
            {"stand": 2.857143},
            id="the bank has no choice",
        ),
        pytest.param(
            rules_for("twenty_one", {"ace_ten_pontoon": False}),
            "4H 2H 4S 5H 9S AS 6C 9H 8S 3C 7S 6S QS 5S KH 2S AC 3S",
            (200, 200, 200),
            "bet 4, bet 1, hit, stand, hit, stand",
            {"stand": -3.8125, "hit": 3.873116},
            id="the bank weighs two hands",
        ),
    ],
)
def test_what_others_must_have_tells_of_the_cards_that_are_left(
    rules: Rules, stock: str, purses: tuple[int, ...], said: str, truth: dict[str, float]
) -> None:
    """Where few cards are unseen; the truth is by a brute force of its own, written from rules.md."""
    cards = parse_cards(stock.split())
    table = Table(rules, purses, 0, shuffler=StackedShuffler([cards]))
    table.start_round()
    for words in said.split(", "):
        table.apply(parse_action(words))
    seen = table.observation(table.to_act or 0)
    pack = PACK_52 if rules.pack == 52 else PACK_32
    rest = tuple([card for card in pack if card not in cards])
    left = seen.stock_count - len(rest)
    found = odds(replace(seen, shown=seen.shown + rest, stock_count=left, used_count=len(rest)))
    worth = {str(move.action): move.ev for move in found.moves}
    assert {move: worth[move] for move in truth} == pytest.approx(truth, abs=1e-6)


def test_a_hand_of_ones_own_that_has_stood_tells_nothing_new() -> None:
    """Where the banker has no choice the other hand of a split makes no difference to the chances of this one."""
    cards = parse_cards(["8D", "5H", "8S", "2C", "2D", "7C", "10S", "AS", "KS", "7H", "4C", "6D", "9D", "3S"])
    rules = rules_for("twenty_one", {"banker_stands_at": 17})
    table = Table(rules, (1000, 400), 0, shuffler=StackedShuffler([cards]))
    table.start_round()
    for words in ("bet 6", "split", "buy 6", "stand"):
        table.apply(parse_action(words))
    rest = tuple([card for card in PACK_52 if card not in cards])
    seen = table.observation(1)
    seen = replace(seen, shown=seen.shown + rest, stock_count=seen.stock_count - len(rest), used_count=len(rest))
    me = seen.seats[1]
    first, *others = me.hands
    without = replace(me, hands=(replace(first, status=SETTLED), *others))
    alone = replace(seen, seats=(seen.seats[0], without))
    for one, other in zip(odds(seen).moves, odds(alone).moves, strict=True):
        assert (one.win, one.tie, one.lose) == pytest.approx((other.win, other.tie, other.lose)), one.action


def test_a_banker_cannot_pay_more_than_he_has() -> None:
    found = bankers_odds("10S 9C 8D 7H 7S", (10, 200, 200), "bank 10, bet 10, bet 3, stand, stand")
    assert found["stand"] == pytest.approx(-10)


def test_three_hidden_cards_are_none_of_the_banks() -> None:
    """A jack, a seven and an ace against a free banker: worth 2.813 by a brute force of its own; 2.744 if the banker
    took his own cards to be among the hidden ones."""
    pack = [card for card in PACK_32 if card not in parse_cards(["JS", "AS", "7H", "AD"])]
    order = (*parse_cards(["JS", "AS", "7H", "AD"]), *pack)
    rules = replace(rules_for("huszonegy"), ohne_ace="off", five_cards="off")
    table = Table(rules, (10, 10), 0, shuffler=StackedShuffler([order]))
    table.start_round()
    for words in ("bank 5", "bet 5"):
        table.apply(parse_action(words))
    stand = next(move for move in odds(table.observation(1)).moves if move.action == STAND)
    assert stand.ev == pytest.approx(2.813, abs=0.0005)
