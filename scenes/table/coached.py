"""The table with those who think beside it: the computer players, and the coach of the person to act."""

from __future__ import annotations

from functools import partial

from pygame import Surface

from game.ai.chances.ahead import prepare
from game.ai.odds import odds
from game.app.coaching.coach import Advice
from game.app.session import Session
from game.engine.actions import Verb
from scenes.context import Context
from scenes.table.agreement import agreement
from scenes.table.coach import LOOK_EVERY, Coaching
from scenes.table.coach_places import OnCloth
from scenes.table.hud import Hud
from scenes.table.opponents import Opponents
from scenes.table.show import TableShow


class CoachedShow(TableShow):
    """Shows a session, and what the coach says to the person who sees the own cards now and is to act."""

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session)
        self._opponents = Opponents(session, context.thinker)
        self._coach = Coaching(context, session, partial(odds, quick=True))
        prepare(session.rules)  # not beside the table: whoever is to act first would have to wait for it

    @property
    def live(self) -> bool:
        """A person may act now."""
        return False

    @property
    def thinking(self) -> bool:
        """Something is being worked out beside the table: an opponent's move, or what the coach will say."""
        return self._opponents.thinking or self._coach.thinking

    @property
    def waits_for_thought(self) -> bool:
        """The person to act waits for the coach."""
        return self.live and self._coach.on and self._coach.thinking

    @property
    def wake_ms(self) -> int | None:
        """Soon, while somebody thinks."""
        wait = super().wake_ms
        return wait if not self.thinking else min(LOOK_EVERY, wait if wait is not None else LOOK_EVERY)

    @property
    def advice(self) -> Advice | None:
        """What the coach says now; None while nobody may act, the coach is not wanted or still counts."""
        return self._coach.advice(self.viewer) if self.live and self._coach.on else None

    def _draw_coach(self, surface: Surface, looked_at: Verb | None) -> None:
        advice = self.advice
        if advice is not None:
            self._coach.draw(surface, self._on_cloth, advice, looked_at)

    @property
    def _on_cloth(self) -> OnCloth:
        """What the coach's card must not cover."""
        seats = enumerate(self.model.seats)
        bets = [(seat, place) for seat, one in seats for place, hand in enumerate(one.hands) if hand.bet]
        return OnCloth(self.places, self._bottom, frozenset(bets))

    def _look_to_the_coach(self, hud: Hud) -> bool:
        """The coach begins to count as soon as a person is to act, and the banner tells what has been worked out
        since it came. True when something looks different now.
        """
        self._coach.expect()
        if self.waits_for_thought:
            self._coach.hurry()
        banner = self.session.banner() if self._ending is not None and self._coach.look_back() else None
        if self._ending is not None and banner is not None:
            self._ending.banner = banner
        on, advice = self._coach.on, self.advice
        unsaid = advice is not None and self._coach.card(self._on_cloth, advice, hud.looked_at) is None
        bar = hud.coach(advice, lit=on, counts=on and self._coach.thinking, speaks=unsaid)
        return bar or banner is not None

    def _call_coach(self) -> bool:
        """Switches the coach on or off. True when several people at one screen are asked first, all of them: then
        nobody's cards are to be seen any more.
        """
        on, persons = self._coach.on, len(self.session.persons)
        if persons == 1:
            self.context.remember(coach=not on)
        elif on:
            self.session.coach_agreed = False
        elif persons:
            self._see_as(None)
            self.context.stack.push(agreement(self.context, self.session))
            return True
        return False

    def leave(self) -> None:
        """The person gets up from the table; nobody thinks any more."""
        self.context.thinker.stop()
        super().leave()
