"""Nobody learns what he cannot see: hidden cards are swapped about, and nothing that a seat knows or may do changes."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.actions import Action, Verb
from game.engine.cards import PACK_32, PACK_52, Card, parse_cards
from game.engine.events import CardDealt, CardsShuffled, CardTurned, Event, Facing, Special
from game.engine.observation import redact, sees
from game.engine.rules import Rules
from game.engine.stock import StackedShuffler
from game.engine.table import Table
from game.engine.variants import GAMES, rules_for
from tests.engine.random_play import play, random_action, random_purses, random_rules


class Deal:
    """One deal played at random from a known order, with the actions taken and what happened at each step."""

    def __init__(self, game: str, seed: int) -> None:
        rng = random.Random(seed)
        self.rng = rng
        self.rules = random_rules(rng, game)
        self.purses = random_purses(rng, self.rules)
        self.order = list(PACK_52 if self.rules.pack == 52 else PACK_32)
        rng.shuffle(self.order)
        self.actions: list[Action] = []
        table = self.table(self.order)
        self.steps = [table.start_round()]
        while table.to_act is not None:
            self.actions.append(random_action(rng, table.offers()))
            self.steps.append(table.apply(self.actions[-1]))
        self.shuffled_on_the_way = sum(isinstance(event, CardsShuffled) for step in self.steps for event in step) > 1

    def table(self, order: list[Card]) -> Table:
        return Table(self.rules, self.purses, shuffler=StackedShuffler([order]))


def replay(deal: Deal, order: list[Card], steps: int) -> Table:
    """The table after the start and so many actions, dealt from another order."""
    table = deal.table(order)
    table.start_round()
    for action in deal.actions[:steps]:
        table.apply(action)
    return table


def hidden_places(deal: Deal, steps: int, seat: int | None) -> list[int]:
    """Places in the order whose faces ``seat`` has not seen after so many actions: hidden cards on the table and the
    rest of the stock.

    The id of a card is its place in the order, as nothing is shuffled on the way.
    """
    unseen: set[int] = set()
    dealt = 0
    for event in (event for step in deal.steps[: steps + 1] for event in step):
        if isinstance(event, CardDealt):
            dealt += 1
            if not sees(event.facing, event.seat, seat):
                unseen.add(event.card)
        elif isinstance(event, CardTurned) and sees(event.facing, event.seat, seat):
            unseen.discard(event.card)
    return sorted(unseen) + list(range(dealt, len(deal.order)))


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
def test_swapping_what_nobody_has_seen_changes_no_observation_and_not_who_acts_next(game: str, seed: int) -> None:
    deal = Deal(game, seed)
    if deal.shuffled_on_the_way:
        return
    dark: set[int] = set()
    for step, events in enumerate(deal.steps):
        for event in events:
            if isinstance(event, CardDealt) and event.facing is Facing.DARK:
                dark.add(event.card)
        turned = {event.card for event in events if isinstance(event, CardTurned)}
        if dark & turned:
            return
        if dark and step < len(deal.actions):
            # The last card of the order is never reached here, so it can stand for any dark one.
            place = deal.rng.choice(sorted(dark))
            order = list(deal.order)
            order[place], order[-1] = order[-1], order[place]
            before, after = replay(deal, deal.order, step), replay(deal, order, step)
            assert (before.to_act, before.offers(), before.refusals()) == (
                after.to_act,
                after.offers(),
                after.refusals(),
            )
            for seat in (None, *range(len(deal.purses))):
                assert before.observation(seat) == after.observation(seat)


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
def test_swapping_what_a_seat_cannot_see_does_not_change_its_observation(game: str, seed: int) -> None:
    deal = Deal(game, seed)
    if deal.shuffled_on_the_way or not deal.actions:
        return
    step = deal.rng.randrange(len(deal.actions))
    pair = as_seen_alike(deal, step)
    if pair is not None:
        before, after = pair
        assert before.to_act is not None
        assert before.observation(before.to_act) == after.observation(before.to_act)


def as_seen_alike(deal: Deal, step: int) -> tuple[Table, Table] | None:
    """The table after so many actions, and another that only differs in what the seat to act cannot see.

    The others' hidden cards are swapped with each other and with the stock; None where somebody could not have played
    like this with them, or has shown one of them.
    """
    seat = replay(deal, deal.order, step).to_act
    assert seat is not None
    places = hidden_places(deal, step, seat)
    order = list(deal.order)
    faces = [order[place] for place in places]
    deal.rng.shuffle(faces)
    for place, face in zip(places, faces, strict=True):
        order[place] = face
    before = replay(deal, deal.order, step)
    try:
        after = replay(deal, order, step)
    except ValueError:
        return None
    if after.to_act != seat or public_course(deal, deal.order, step, seat) != public_course(deal, order, step, seat):
        return None
    return before, after


def public_course(deal: Deal, order: list[Card], steps: int, seat: int) -> list[Event]:
    table = deal.table(order)
    events = list(table.start_round())
    for action in deal.actions[:steps]:
        events += table.apply(action)
    return [redact(event, seat) for event in events]


@pytest.mark.parametrize("game", GAMES)
def test_redacted_events_hold_no_face_that_the_seat_may_not_see(game: str) -> None:
    for seed in range(40):
        rng = random.Random(seed)
        rules = random_rules(rng, game)
        check_redaction(rng, rules)


def check_redaction(rng: random.Random, rules: Rules) -> None:
    purses = random_purses(rng, rules)
    table = Table(rules, purses, shuffler=StackedShuffler([]))
    for events in play(rng, table, 2):
        for event in events:
            if isinstance(event, CardDealt | CardTurned):
                for seat in (None, *range(len(purses))):
                    redacted = redact(event, seat)
                    assert isinstance(redacted, CardDealt | CardTurned)
                    assert (redacted.face is not None) == sees(event.facing, event.seat, seat)


def test_everybody_knows_a_pontoon_that_was_declared_but_not_its_cards() -> None:
    order = parse_cards(["AS", "9H", "KS", "7H"])
    table = Table(rules_for("twenty_one"), [50, 50], shuffler=StackedShuffler([order]))
    table.start_round()
    table.apply(Action(Verb.BET, (5,)))
    hand = table.observation(0).seats[1].hands[0]
    assert hand.declared is Special.PONTOON
    assert [card.face for card in hand.cards] == [None, None]
