"""Everything on the cloth that can move, with where it is at any moment. The choreography sets it going; the
painter reads it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import pi, sin

from game.engine.cards import Card
from game.engine.events import Facing
from game.engine.observation import HandView, Phase, Status, TableCard
from scenes.table.model import Result, Spot, TableModel
from scenes.table.places import CardPlace, HandPlace, HandShape, Placement, TableShape
from scenes.table.timeline import Counter, Pose, Tween

DIMMED = 0.88
BUST = 0.57
TILT = 4.0  # degrees a bust hand is turned
WOBBLE = 3.0  # degrees a hand shakes when it goes bust
PLAIN_SHADE = 1.0
_LIGHT_ON_BARE_CLOTH = 0.5
"""How strong the light of the turn is where no cards lie in it yet."""


class CardSprite:
    """One card: where it lies (x, y, width, angle), which side shows (0 back, 1 face), how dark and how solid it is."""

    __slots__ = ("dark", "face", "flying_until", "open", "pose", "shade", "shake", "side", "solid")

    def __init__(self, place: CardPlace, card: TableCard, *, banker: bool) -> None:
        """``banker``: his unseen cards are no dark cards of his choice and carry no mark. A hand without a bet is his,
        also when the bank has passed to another seat while it still lies there.
        """
        self.face: Card | None = card.face
        self.dark = card.facing is Facing.DARK and not banker
        self.open = card.facing is Facing.UP
        """Everybody may see it."""
        self.pose = Tween(place.x, place.y, place.width, place.angle)
        self.side = Tween(1.0 if card.face is not None else 0.0)
        self.shade = Tween(PLAIN_SHADE)
        self.solid = Tween(1.0)
        self.shake = (0.0, 0.0)
        """When the card begins to shake, and how long it does (ms)."""
        self.flying_until = 0.0

    def at(self, now: float) -> Pose:
        """x, y, width and angle."""
        pose = self.pose.at(now)
        start, duration = self.shake
        if start <= now < start + duration:
            part = (now - start) / duration
            x, y, width, angle = pose
            return x, y, width, angle + WOBBLE * sin(4 * pi * part) * (1 - part / 2)
        return pose

    def lies(self, now: float) -> bool:
        """Whether it has come to its place and rests there."""
        return now >= sum(self.shake) and self.pose.resting(now)

    def moving(self, now: float) -> bool:
        """Whether anything about it changes."""
        return not self.lies(now) or not all(tween.resting(now) for tween in (self.side, self.shade, self.solid))


@dataclass(slots=True)
class Flight:
    """A chip, or a heap of them, on its way. ``amount`` chips; from ``start`` to ``end`` (ms)."""

    amount: int
    way: Tween
    start: float
    end: float


@dataclass(slots=True)
class Bubble:
    """What a seat says, from ``start`` to ``end`` (ms)."""

    text: str
    start: float
    grown: float
    fades: float
    end: float
    talk: bool = False
    """A word beside the game: nothing waits for it, and it ends early when somebody else speaks."""
    read: float = 0.0
    """When it can have been read."""


@dataclass(slots=True)
class RibbonSprite:
    """The ribbon across a hand that is over, unrolling."""

    result: Result
    unrolled: Tween


@dataclass(slots=True)
class Stage:
    """All that moves on one table."""

    cards: dict[int, CardSprite] = field(default_factory=dict)
    leaving: list[CardSprite] = field(default_factory=list)
    purses: list[Counter[int]] = field(default_factory=list)
    bets: dict[Spot, Counter[int]] = field(default_factory=dict)
    bank: Counter[int] = field(default_factory=lambda: Counter(0))
    bank_holder: Counter[int] = field(default_factory=lambda: Counter(0))
    stock: Counter[int] = field(default_factory=lambda: Counter(0))
    pile: Counter[int] = field(default_factory=lambda: Counter(0))
    swept: Counter[tuple[Card | None, ...]] = field(default_factory=lambda: Counter(()))
    """The uppermost cards of the pile, see :attr:`TableModel.swept`."""
    flights: list[Flight] = field(default_factory=list)
    bubbles: dict[int, Bubble] = field(default_factory=dict)
    ribbons: dict[Spot, RibbonSprite] = field(default_factory=dict)
    badge: Tween = field(default_factory=lambda: Tween(0.0, 0.0))
    glow: Tween = field(default_factory=lambda: Tween(0.0, 0.0, 0.0))
    pulse: dict[Spot, tuple[float, float]] = field(default_factory=dict)
    """Hands under which a light pulses once: from when to when (ms)."""
    riffle: Tween = field(default_factory=lambda: Tween(0.0))
    tip: Tween = field(default_factory=lambda: Tween(0.0))
    banner: Tween = field(default_factory=lambda: Tween(0.0))

    def show(self, model: TableModel, places: Placement) -> None:
        """Everything lies still where it belongs."""
        self.cards = {}
        for _spot, place, hand in lying_hands(model, places):
            for card, at in zip(hand.cards, place.cards, strict=True):
                sprite = CardSprite(at, card, banker=not hand.first_bet)
                shade, tilt = looks(hand, place.dimmed)
                sprite.shade.snap((shade,))
                sprite.pose.snap((at.x, at.y, at.width, at.angle + tilt))
                self.cards[card.id] = sprite
        self.leaving = []
        self.flights = []
        self.bubbles = {seat: bubble for seat, bubble in self.bubbles.items() if not bubble.talk}
        self.purses = [Counter(seat.purse) for seat in model.seats]
        self.bets = {
            (seat, place): Counter(hand.bet)
            for seat, at in enumerate(model.seats)
            for place, hand in enumerate(at.hands)
        }
        for counter, value in (
            (self.bank, model.bank),
            (self.bank_holder, model.banker),
            (self.stock, model.stock_count),
            (self.pile, model.pile),
        ):
            counter.snap(value)
        self.swept.snap(model.swept)
        self.ribbons = {spot: RibbonSprite(result, Tween(1.0)) for spot, result in model.results.items()}
        self.badge.snap(places.seats[model.banker].badge)
        self.glow.snap(glow_target(model, places, self.glow.to))
        self.riffle.snap((0.0,))
        self.tip.snap((1.0 if model.bank_broken else 0.0,))
        self.banner.snap()
        self.pulse = {}

    def cover(self, model: TableModel) -> None:
        """Faces that the model does not show, and cards on their way to a heap, lie face down at once."""
        for card in [card for seat in model.seats for hand in seat.hands for card in hand.cards if card.face is None]:
            if card.id in self.cards:
                self.cards[card.id].face = None
                self.cards[card.id].side.snap((0.0,))
        for sprite in self.leaving:
            sprite.side.snap()

    def settle_at(self, now: float) -> None:
        """Everything that has set out by now is where it was going."""
        for sprite in (*self.cards.values(), *self.leaving):
            for tween in (sprite.pose, sprite.side, sprite.shade, sprite.solid):
                tween.snap()
            sprite.shake, sprite.flying_until = (0.0, 0.0), now
        self.leaving, self.flights = [], []

    def prune(self, now: float) -> None:
        """Forgets what has arrived or faded."""
        self.flights = [flight for flight in self.flights if now < flight.end]
        self.leaving = [sprite for sprite in self.leaving if sprite.moving(now)]
        self.pulse = {spot: span for spot, span in self.pulse.items() if now < span[1]}
        for seat in [seat for seat, bubble in self.bubbles.items() if now >= bubble.end]:
            del self.bubbles[seat]

    def moving(self, now: float) -> bool:
        """Whether the picture will change by itself."""
        if self.flights or self.leaving or self.bubbles or self.pulse:
            return True
        tweens = (self.badge, self.glow, self.riffle, self.tip, self.banner)
        return (
            not all(tween.resting(now) for tween in tweens)
            or any(not ribbon.unrolled.resting(now) for ribbon in self.ribbons.values())
            or any(sprite.moving(now) for sprite in self.cards.values())
        )


def lying_hands(model: TableModel, places: Placement) -> Iterator[tuple[Spot, HandPlace, HandView]]:
    """Every hand with its spot and its place."""
    for seat, at in enumerate(model.seats):
        for number, hand in enumerate(at.hands):
            yield (seat, number), places.seats[seat].hands[number], hand


def looks(hand: HandView, dimmed: bool) -> tuple[float, float]:
    """How bright the cards of a hand are, and by how many degrees they are turned."""
    if hand.status is Status.BUST:
        return BUST, -TILT / 2
    return (DIMMED, 0.0) if dimmed else (PLAIN_SHADE, 0.0)


def glow_target(model: TableModel, places: Placement, before: Pose) -> Pose:
    """Where the light of whose turn it is belongs: middle and strength."""
    seat = model.to_act
    if seat is None or model.phase in (Phase.BETWEEN, Phase.OVER):
        return before[0], before[1], 0.0
    middle = places.seats[seat].glow.center
    lit = any(hand.cards for hand in model.seats[seat].hands)
    return float(middle[0]), float(middle[1]), 1.0 if lit else _LIGHT_ON_BARE_CLOTH


def shape_of(model: TableModel, bottom: int) -> TableShape:
    """The room that the hands of a table take."""
    hands = tuple(
        [
            tuple(
                [HandShape(len(hand.cards), any(card.face is not None for card in hand.cards)) for hand in seat.hands]
            )
            for seat in model.seats
        ]
    )
    several = model.turn is not None and len(model.seats[model.turn[0]].hands) > 1
    return TableShape(hands, bottom, model.rules.lays_bank != "never", model.turn if several else None)
