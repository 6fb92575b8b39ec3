"""Holdings of a solved game as the program sees them: hand views and observations, equal to those of a real table but
for suits and the numbers of the cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from build_scripts.solve.pack import Counts
from build_scripts.solve.players_tree import Holding, PlayersTree
from game.engine.actions import HIT, STAND, Action, Offer, Verb
from game.engine.cards import ACE, Card
from game.engine.events import DARK, OWN, UP, Facing
from game.engine.observation import (
    PLAYING,
    SETTLED,
    STOOD,
    WAITING,
    HandView,
    Observation,
    Phase,
    SeatView,
    Status,
    TableCard,
)

BANKER, PLAYER = 0, 1
PURSE = 50
"""Chips left in each purse."""

Laid = list[tuple[Card | None, Facing]]


def players_view(tree: PlayersTree, holding: Holding) -> HandView:
    """The hand as its player sees it."""
    own, shown = _cards(tree, holding)
    return _view([*((face, OWN) for face in own), *((face, UP) for face in shown)], PLAYING, tree, holding)


def seen_view(tree: PlayersTree, holding: Holding) -> HandView:
    """The hand, when it stands, as the banker sees it (of the other hand of a split pair he sees nothing: it is
    answered for itself, as if it were decided already)."""
    own, shown = _cards(tree, holding)
    named = ("shown", 0) in holding.story
    laid: Laid = [(face, UP) if named else (None, OWN) for face in own]
    return _view([*laid, *((face, UP) for face in shown)], STOOD, tree, holding)


def bankers_view(tree: PlayersTree, hand: Counts) -> HandView:
    """A hand of the banker in his turn, which has no bet."""
    return _view([(face, UP) for face in tree.pack.face_list(hand)], PLAYING, tree)


def players_observation(tree: PlayersTree, holding: Holding, moves: Iterable[Action]) -> Observation:
    """What the player knows when he has these moves at this holding."""
    covered = 0 if tree.rules.bank_card == "none" else 2 if tree.rules.second_card == "after_bets" else 1
    bank = (_view([(None, DARK)] * covered, WAITING, tree),) if covered else ()
    view = players_view(tree, holding)
    gone = tree.pack.face_list(holding.gone)
    return _observation(tree, PLAYER, bank, view, [*_faces([view]), *gone], _offers(moves), len(gone))


def bankers_observation(tree: PlayersTree, bank: HandView, seen: HandView, gone: int, aces: int) -> Observation:
    """What the banker knows when he is asked. ``gone``: the player's cards that are not in this hand; ``aces``: those
    of them that were shown when he threw them in."""
    ace = next(face for face in tree.pack.faces if face.rank == ACE)
    return _observation(tree, BANKER, (bank,), seen, [*_faces([bank, seen]), *[ace] * aces], _CHOICE, gone)


def _cards(tree: PlayersTree, holding: Holding) -> tuple[list[Card], list[Card]]:
    """The cards that only the player has seen, and those face up in the order dealt."""
    kinds = [kind for word, kind in holding.story if word == "open"]
    own = [count - kinds.count(kind) for kind, count in enumerate(holding.hand)]
    return tree.pack.face_list(tuple(own)), [tree.pack.faces[kind] for kind in kinds]


def _view(laid: Laid, status: Status, tree: PlayersTree, holding: Holding | None = None) -> HandView:
    """``holding``: what is bet on; the banker bets nothing."""
    cards = tuple([TableCard(place, facing, face) for place, (face, facing) in enumerate(laid)])
    if holding is None:
        return HandView(cards, 0, 0, status, False, False)
    first = tree.stakes.bet
    return HandView(cards, round(tree.bet(holding) * first), first, status, ("split", 0) in holding.story, False)


def _faces(hands: Iterable[HandView]) -> list[Card]:
    return [card.face for hand in hands for card in hand.cards if card.face is not None]


def _offers(moves: Iterable[Action]) -> tuple[Offer, ...]:
    amounts: dict[Verb, list[int]] = {}
    for move in moves:
        amounts.setdefault(move.verb, []).extend(move.amounts)
    return tuple(
        [Offer(verb, min(some), max(some), total=max(some)) if some else Offer(verb) for verb, some in amounts.items()]
    )


_CHOICE = _offers([HIT, STAND])
_OTHER_OF_PAIR = HandView((TableCard(0, OWN, None),), 0, 1, SETTLED, True, False)


def _observation(
    tree: PlayersTree,
    seat: int,
    bank: tuple[HandView, ...],
    hand: HandView,
    shown: Sequence[Card],
    offers: tuple[Offer, ...],
    gone: int,
) -> Observation:
    rules = tree.rules
    hands = (hand, _OTHER_OF_PAIR) if hand.from_split else (hand,)
    out_of_stock = len(hand.cards) + sum(len(view.cards) for view in bank) + gone
    return Observation(
        rules,
        seat,
        Phase.BANKER if seat == BANKER else Phase.PLAY,
        1,
        BANKER,
        0 if rules.lays_bank == "never" else tree.stakes.bank,
        (SeatView(PURSE, bank, True), SeatView(PURSE, hands, True)),
        (PLAYER,),
        seat,
        0,
        rules.pack - out_of_stock,
        0 if hand.from_split else gone,
        tuple(shown),
        offers,
        (),
    )
