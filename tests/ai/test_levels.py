"""The levels of computer players: always legal, always the same from the same seed, and each with its own faults."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from game.ai.expert import Expert
from game.ai.levels import LEVELS
from game.ai.temper import CALM, TEMPERS, Temper
from game.engine.actions import HIT, OHNE_ACE, SPLIT, STAND, Action, parse_action
from game.engine.cards import PACK_52, parse_cards
from game.engine.observation import Observation, Phase
from game.engine.stock import StackedShuffler
from game.engine.table import Table
from game.engine.variants import GAMES
from tests.engine.random_play import random_table


def asked(game: str, cards: str, says: str, *, purses: Sequence[int] = (50, 50)) -> Observation:
    """What the seat to act sees after this has been said; ``cards``: the stock, the first card first."""
    table = Table(GAMES[game], purses, 0, shuffler=StackedShuffler([parse_cards(cards.split())]))
    table.start_round()
    for line in says.split(","):
        table.apply(parse_action(line.strip()))
    assert table.to_act is not None
    return table.observation(table.to_act)


def chosen(level: str, observation: Observation, seeds: int = 300) -> Counter[Action]:
    """What players of a level do here, each from a seed of its own."""
    return Counter(LEVELS[level](seed).decide(observation) for seed in range(seeds))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_legal_by_any_house_rules_and_the_same_again(game: str, level: str) -> None:
    for seed in range(8):
        rng = random.Random(seed)
        table = random_table(rng, game)
        temper = rng.choice(list(TEMPERS.values()))
        player = LEVELS[level](seed, temper)
        for _round in range(2):
            if table.phase is Phase.OVER:
                break
            table.start_round()
            while table.to_act is not None:
                seen = table.observation(table.to_act)
                action = player.decide(seen)
                assert action == LEVELS[level](seed, temper).decide(seen)
                table.apply(action)  # refuses what is not legal


@pytest.mark.parametrize("game", GAMES)
def test_what_an_expert_may_do_is_legal_and_certain_together(game: str) -> None:
    for seed in range(8):
        table = random_table(random.Random(seed), game)
        player = Expert(seed)
        table.start_round()
        while table.to_act is not None:
            policy = player.policy(table.observation(table.to_act))
            assert sum(policy.values()) == pytest.approx(1)
            for action in policy:
                assert any(offer.allows(action) for offer in table.offers())
            table.apply(player.decide(table.observation(table.to_act)))


def test_an_expert_mixes_as_the_solved_table_says() -> None:
    seen = asked("siebzehn_und_vier", "KS 8S 9H", "bank 20, bet 1, hit")
    policy = Expert(1).policy(seen)
    assert 0.1 < policy[HIT] < 0.9
    done = chosen("expert", seen, 2000)
    assert done[HIT] / 2000 == pytest.approx(policy[HIT], abs=0.04)


def test_a_beginner_forgets_the_call_one_time_in_three_and_a_regular_never() -> None:
    seen = asked("huszonegy", "8S 9H QD", "bank 20, bet 1")
    assert OHNE_ACE in chosen("regular", seen)
    done = chosen("beginner", seen, 1500)
    assert done[HIT] / 1500 == pytest.approx(1 / 3, abs=0.05)
    assert done[HIT] + done[OHNE_ACE] == 1500


def test_a_beginner_splits_every_pair_and_a_regular_only_aces() -> None:
    tens = asked("twenty_one", "10S 4H 10D 5H", "bet 2")
    aces = asked("twenty_one", "AS 4H AD 5H", "bet 2")
    assert set(chosen("beginner", tens)) == {SPLIT}
    assert SPLIT not in chosen("regular", tens)
    assert set(chosen("regular", aces)) == {SPLIT}


def test_a_beginner_draws_too_often_for_love_of_21() -> None:
    seen = asked("tjueett", "9S 8H", "bank 10, bet 1")
    assert seen.phase is Phase.PLAY
    assert set(chosen("regular", seen)) == set(chosen("expert", seen)) == {STAND}
    assert 0.2 < chosen("beginner", seen)[HIT] / 300 < 0.6


def banking(bets: tuple[int, int]) -> Observation:
    """A banker with 16 before two players: the first stood on three cards with an ace and a seven open, hardly better
    than 19; the second on a bare first card and a two."""
    says = f"bank 40, bet {bets[0]}, bet {bets[1]}, hit, hit, stand, hit, stand, hit"
    return asked("siebzehn_und_vier", "JS 10D KH 7S 9S JD 9D", says, purses=(60, 60, 60))


def test_the_hand_with_the_large_bet_decides_what_the_banker_does() -> None:
    strong, weak = banking((20, 1)), banking((1, 20))
    assert strong.phase is weak.phase is Phase.BANKER
    assert Expert(1).policy(strong) != Expert(1).policy(weak)


def knowing(observation: Observation, ranks: Iterable[int]) -> Observation:
    """The same, late in the pack: all cards of these ranks that do not lie here have been seen and are gone."""
    gone = tuple(card for card in PACK_52 if card.rank in ranks and card not in observation.shown)
    return replace(observation, shown=observation.shown + gone, stock_count=observation.stock_count - len(gone))


def test_an_expert_counts_the_cards_and_a_regular_does_not() -> None:
    low, high = range(1, 7), range(7, 14)
    thirteen, sixteen = (asked("tjueett", f"9S {card}", "bank 10, bet 1") for card in ("4H", "7H"))
    assert Expert(1).policy(knowing(thirteen, low)) == {STAND: 1.0}
    assert Expert(1).policy(knowing(sixteen, high)) == {HIT: 1.0}
    for seen in (thirteen, sixteen):
        assert chosen("regular", knowing(seen, low)) == chosen("regular", knowing(seen, high))


def test_a_small_bank_is_safe_where_only_it_is_paid_and_an_expert_knows_it() -> None:
    table = Table(GAMES["tjugoett"], (50, 50, 50, 50), 0, shuffler=StackedShuffler([]))
    table.start_round()
    seen = table.observation(0)

    def laid(level: str, temper: Temper = CALM) -> int:
        return LEVELS[level](1, temper).decide(seen).amounts[0]

    assert laid("expert") == 6  # three players, two chips each
    assert laid("expert") < laid("regular") < laid("beginner")
    assert laid("expert", TEMPERS["generous"]) >= 20


def test_an_expert_bets_more_on_a_good_first_card() -> None:
    bets = {
        card: Expert(1).decide(asked("siebzehn_und_vier", f"{card} 9S", "bank 30")).amounts[0]
        for card in ("AS", "10S", "7S", "KS")
    }
    assert bets["AS"] > bets["10S"] > bets["7S"] == bets["KS"] == 1


@pytest.mark.parametrize("level", LEVELS)
def test_tempers_change_how_much_is_bet_and_laid(level: str) -> None:
    seen = asked("siebzehn_und_vier", "AS 9S", "bank 150", purses=(200, 200))

    def bets(temper: str) -> int:
        return sum(LEVELS[level](seed, TEMPERS[temper]).decide(seen).amounts[0] for seed in range(200))

    assert bets("cautious") < bets("calm") < bets("bold")
    assert len({LEVELS[level](seed, TEMPERS["moody"]).decide(seen) for seed in range(50)}) > 2
