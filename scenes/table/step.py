"""What several kinds of events need to set things going: flights of chips, speech, cards that change places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from scenes.table import director as times
from scenes.table.chips import chips_of
from scenes.table.model import Spot, TableModel
from scenes.table.places import CardPlace, Placement
from scenes.table.stage import Bubble, CardSprite, Flight, RibbonSprite, Stage, glow_target, looks, lying_hands
from scenes.table.timeline import Counter, Pose, Tween, ease_in_out, ease_out

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast things move: a factor on every duration, and whether they move at all or fade in where they belong."""

    factor: float = 1.0
    reduced: bool = False

    def ms(self, duration: float) -> float:
        """How long a motion takes."""
        return 0.0 if self.reduced else duration * self.factor


@dataclass(frozen=True, slots=True)
class Step:
    """One step: the stage, the table after the event, its places, when it begins, and how fast."""

    stage: Stage
    model: TableModel
    places: Placement
    start: float
    pace: Pace

    def bet(self, seat: int, hand: int) -> Point:
        """Where the chips on a hand lie."""
        hands = self.places.seats[seat].hands
        if hand < len(hands):
            return hands[hand].bet.x, hands[hand].bet.y
        return self.places.seats[seat].purse

    def fly(self, amount: int, way: tuple[Point, Point], duration: float, delay: float = 0.0) -> float:
        """Chips set out from one point to another; the moment they land."""
        start = self.start + self.pace.ms(delay)
        tween = Tween(*way[0])
        tween.go(
            way[1],
            start,
            self.pace.ms(duration),
            ease_out,
            lift=0.04 * hypot(way[1][0] - way[0][0], way[1][1] - way[0][1]),
        )
        end = start + self.pace.ms(duration)
        if end > start and amount:
            self.stage.flights.append(Flight(amount, tween, start, end))
        return end

    def hop(self, amount: int, way: tuple[Point, Point], counter: Counter[int], value: int) -> None:
        """Chips hop over one by one, at most five times, and are counted as they land; in the end ``counter`` shows
        ``value``.
        """
        chips = chips_of(amount)
        ones, rest = chips[: times.MOST_HOPS - 1], chips[times.MOST_HOPS - 1 :]
        shown = value - amount
        for number, heap in enumerate([*ones, sum(rest)]):
            if heap:
                landed = self.fly(heap, way, times.HOP, number * times.HOP_NEXT)
                shown += heap
                counter.step(landed, shown)

    def say(self, seat: int, text: str) -> None:
        """A speech bubble at a seat, about its move."""
        if text and self.pace.factor:
            self.hush()
            self._speak(seat, text, self.start, times.BUBBLE_STAY)

    def talk(self, seat: int, text: str) -> None:
        """A speech bubble at a seat, beside the game: once nobody else is speaking."""
        if text and self.pace.factor:
            self.hush()
            others = [bubble.end for one, bubble in self.stage.bubbles.items() if one != seat]
            start = max([self.start, *others])
            self._speak(seat, text, start, times.TALK_STAY + times.TALK_LETTER * len(text), talk=True)

    def hush(self) -> None:
        """Whoever talks beside the game comes to an end as soon as that can have been read."""
        for seat, bubble in list(self.stage.bubbles.items()):
            if bubble.talk and bubble.start >= self.start:
                del self.stage.bubbles[seat]
            elif bubble.talk:
                bubble.fades = min(bubble.fades, max(self.start, bubble.read))
                bubble.end = bubble.fades + times.BUBBLE_OUT * self.pace.factor

    def _speak(self, seat: int, text: str, start: float, stay: float, *, talk: bool = False) -> None:
        grown = start + self.pace.ms(times.BUBBLE_IN)
        fades = grown + stay * self.pace.factor
        read = grown + times.TALK_LEAST * stay * self.pace.factor
        end = fades + times.BUBBLE_OUT * self.pace.factor
        self.stage.bubbles[seat] = Bubble(text, start, grown, fades, end, talk, read)

    def sweep(self, sprites: Sequence[CardSprite], to: CardPlace) -> None:
        """Cards go to a heap one shortly after the other; those that nobody has shown lie face down there."""
        for number, sprite in enumerate(sprites):
            start = self.start + self.pace.ms(min(number, 8) * times.SWEEP_NEXT)
            duration = self.pace.ms(times.SWEEP)
            sprite.pose.go((to.x, to.y, to.width, 0.0), start, duration, ease_in_out)
            if not sprite.open:
                sprite.side.go((0.0,), start, duration * 0.5, ease_in_out)
            sprite.shade.go((1.0,), start, duration)
            sprite.flying_until = start + duration
            self.stage.leaving.append(sprite)

    def retarget(self, duration: float = times.MAKE_ROOM) -> None:
        """Everything that lies elsewhere now sets out for its place; cards that were not there come from the stock."""
        stage, start = self.stage, self.start
        kept: dict[int, CardSprite] = {}
        for _spot, place, hand in lying_hands(self.model, self.places):
            shade, tilt = looks(hand, place.dimmed)
            for card, at in zip(hand.cards, place.cards, strict=True):
                sprite = stage.cards.get(card.id)
                if sprite is None:
                    sprite = CardSprite(self.places.stock, card, banker=not hand.first_bet)
                    sprite.side.snap((0.0,))
                target: Pose = (at.x, at.y, at.width, at.angle + tilt)
                if sprite.pose.to != target:
                    sprite.pose.go(target, start, self.pace.ms(duration))
                if sprite.shade.to != (shade,):
                    sprite.shade.go((shade,), start, self.pace.ms(times.DIM))
                kept[card.id] = sprite
        gone = [sprite for card, sprite in stage.cards.items() if card not in kept]
        stage.cards = kept
        self.sweep(gone, self.places.discard)
        light = glow_target(self.model, self.places, stage.glow.to)
        if stage.glow.to != light:
            if light[2]:
                stage.glow.snap((light[0], light[1], 0.0))
            stage.glow.go(light, start, self.pace.ms(times.GLOW))
        badge = self.places.seats[self.model.banker].badge
        if stage.badge.to != badge:
            stage.badge.go(badge, start, self.pace.ms(duration))

    def ribbon(self, spot: Spot, delay: float = 0.0) -> None:
        """The ribbon of a hand unrolls."""
        unrolled = Tween(0.0)
        unrolled.go((1.0,), self.start + self.pace.ms(delay), self.pace.ms(times.RIBBON), ease_out)
        self.stage.ribbons[spot] = RibbonSprite(self.model.results[spot], unrolled)
