"""The one table of how long everything takes, how steps overlap and how they sound. Durations live nowhere else;
all in ms.

A beat is what one event takes on the screen. The durations below are its parts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.app.settings import Speed
from game.engine import events as ev
from game.engine.actions import Verb
from game.engine.events import Event, Outcome
from scenes.table.timeline import Beat

FACTORS: Mapping[Speed, float] = {"relaxed": 1.5, "normal": 1.0, "brisk": 0.55, "off": 0.0}

# Cards
DEAL: Final = 260
OVERSHOOT: Final = 80
FLIP: Final = 220
FLIP_AFTER_DEAL: Final = 60
MAKE_ROOM: Final = 180
SWEEP: Final = 300
SWEEP_NEXT: Final = 30
SHAKE: Final = 160
DIM: Final = 120
RIBBON: Final = 180
GLOW: Final = 160
PULSE: Final = 400
# Chips
HOP: Final = 200
HOP_NEXT: Final = 45
MOST_HOPS: Final = 5
COLLECT: Final = 220
PAY: Final = 240
TAKE_HOME: Final = 280
# Speech and signs
BUBBLE_IN: Final = 140
BUBBLE_STAY: Final = 700
BUBBLE_OUT: Final = 120
TALK_STAY: Final = 1500
TALK_LETTER: Final = 30
"""A word beside the game stays this long, and so much longer for each of its letters."""
TALK_LEAST: Final = 0.55
"""That part of it also when somebody else makes a move meanwhile: it must be read."""
BADGE: Final = 420
RIFFLE: Final = 60
RIFFLES: Final = 7
TIP: Final = 600
BANNER: Final = 120
CROSS_FADE: Final = 120
"""With reduced motion everything appears at its place in this time."""
# Decisions
THINK: Final = 420
"""Before a computer player says what it does; at every speed but "off" scaled like the rest."""
HUSH: Final = 250
"""Before the bank turns up its cards."""

DEGREES_IN_FLIGHT: Final = -8.0
ARC: Final = 0.06
"""How high a card's way bends, as a part of its length."""

_BEATS: Mapping[type[Event], Beat] = {
    ev.RoundStarted: Beat(SWEEP + 4 * SWEEP_NEXT, SWEEP, "sweep"),
    ev.SatOut: Beat(0, 0),
    ev.CardsShuffled: Beat(RIFFLE * RIFFLES + 220, RIFFLE * RIFFLES + 220, "shuffle"),
    ev.BankLaid: Beat(HOP + 4 * HOP_NEXT, HOP + 2 * HOP_NEXT, "chip"),
    ev.BankReturned: Beat(TAKE_HOME, TAKE_HOME, "stack"),
    ev.BetPlaced: Beat(HOP + 4 * HOP_NEXT, 120, "chip"),
    ev.BetAdded: Beat(HOP + 2 * HOP_NEXT, HOP, "chip"),
    ev.CardDealt: Beat(DEAL + OVERSHOOT, 110, "slide"),
    ev.CardTurned: Beat(FLIP, FLIP * 0.6, "flip"),
    ev.CardsThrownIn: Beat(SWEEP, SWEEP * 0.6, "sweep"),
    ev.TurnStarted: Beat(GLOW, 60),
    ev.MoveMade: Beat(BUBBLE_IN + 110, BUBBLE_IN + 110),
    ev.HandSplit: Beat(MAKE_ROOM + HOP, MAKE_ROOM, "slide"),
    ev.HandDeclared: Beat(PULSE, PULSE, "win"),
    ev.HandBust: Beat(2 * SHAKE + RIBBON, 2 * SHAKE + RIBBON * 0.5, "bust"),
    ev.HandPaid: Beat(PAY, PAY * 0.8, "stack"),
    ev.HandSettled: Beat(TAKE_HOME + RIBBON, 140, "stack"),
    ev.BankBroken: Beat(TIP, TIP, "bank broken"),
    ev.BankPassed: Beat(BADGE + 180, BADGE + 180, "knock"),
    ev.RoundEnded: Beat(0, 0),
    ev.SessionEnded: Beat(0, 0),
}
_FIRST_ROUND = Beat(SWEEP, SWEEP)
"""Nothing lies on the cloth yet."""
_STAND = Beat(BUBBLE_IN + 360, BUBBLE_IN + 320, "knock")
_BANKS_TURN = Beat(HUSH, HUSH)
_FLIP_ON_LANDING = FLIP_AFTER_DEAL + FLIP
_DEALT_OPEN = Beat(DEAL + _FLIP_ON_LANDING, DEAL, "slide")
_DEALT_DARK = Beat(DEAL + OVERSHOOT, 110, "slide low")
_LOST = Beat(COLLECT + RIBBON, 90, "stack")


def beat_of(event: Event, banker: int) -> Beat:
    """What an event takes at normal speed; ``banker``: the seat that holds the bank."""
    if isinstance(event, ev.RoundStarted) and event.number == 1:
        return _FIRST_ROUND
    if isinstance(event, ev.MoveMade) and event.action.verb is Verb.STAND:
        return _STAND
    if isinstance(event, ev.TurnStarted) and event.seat == banker:
        return _BANKS_TURN
    if isinstance(event, ev.CardDealt) and event.facing is ev.Facing.UP:
        return _DEALT_OPEN
    if isinstance(event, ev.CardDealt) and event.facing is ev.Facing.DARK:
        return _DEALT_DARK
    if isinstance(event, ev.HandSettled) and event.outcome is Outcome.LOST:
        return _LOST
    return _BEATS[type(event)]
