"""The bank's play card by card, through a shuffle if there is one: exact, and slow where many cards are unseen."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.chances.deck import Deck
from game.ai.chances.hands import Hand
from game.ai.chances.start import Start
from game.ai.chances.together import Together

Results = dict[int, float]
"""The chance of each result (see :meth:`game.ai.chances.hands.Book.result`)."""


def step_by_step(
    start: Start, deck: Deck, his: Deck, draws: Callable[[Hand, Deck], bool], together: Together | None
) -> Results:
    """How likely each result is. ``deck``: what the asker has not seen; ``his``: what the banker has not, which
    ``draws`` tells his choices from; ``together``: the other hands that are weighed with the one that acts."""
    now: dict[tuple[Hand, Deck, Deck], float] = {(start.hand, deck, his): 1.0}
    for _ in range(start.unseen):
        now = _spread(now, lambda here: here.hidden_draws())
    if start.no_pontoon:
        now = {begun: weight for begun, weight in now.items() if not begun[0].complete}
        whole = sum(now.values())
        now = {begun: weight / whole for begun, weight in now.items()}
    found: Results = {}
    while now:
        going: dict[tuple[Hand, Deck, Deck], float] = {}
        for (hand, here, there), weight in now.items():
            dealt = hand.count < start.dealt
            may_draw = dealt or (not hand.complete and hand.may_hit)
            if here.draws() and may_draw and (dealt or draws(hand, there)):
                going[hand, here, there] = weight
            else:
                likely = weight * together.likely(here.pool) if together else weight
                found[hand.result] = found.get(hand.result, 0.0) + likely
        now = _spread(going, lambda here: here.draws())
    whole = sum(found.values())
    return {result: likely / whole for result, likely in found.items()} if whole else found


def _spread(
    now: dict[tuple[Hand, Deck, Deck], float], draws: Callable[[Deck], list[tuple[int, float, Deck]]]
) -> dict[tuple[Hand, Deck, Deck], float]:
    after: dict[tuple[Hand, Deck, Deck], float] = {}
    for (hand, deck, his), weight in now.items():
        # A card is told from others of its class by whether it had been seen before the shuffle.
        seen = {(card, left.pool == his.pool): left for card, _, left in draws(his)}
        for card, likely, left in draws(deck):
            key = (hand.plus(card), left, left if his is deck else seen[card, left.pool == deck.pool])
            after[key] = after.get(key, 0.0) + weight * likely
    return after
