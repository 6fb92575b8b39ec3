"""The coach at one table: works out what every move of the person to act is worth, ahead and beside the table, and
remembers what was chosen.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass

from pygame import Surface

from game.ai.odds import Odds
from game.app.coaching.coach import Advice, advise
from game.app.coaching.review import Choice
from game.app.session import Session
from game.app.text import current_language
from game.app.wording import moves
from game.engine.actions import Action, Verb
from game.engine.observation import Observation
from scenes.context import Context
from scenes.table.coach_card import CoachCard
from scenes.table.coach_places import CardPlacement, OnCloth
from scenes.ui import Device

LOOK_EVERY = 8
"""Milliseconds between two looks whether something has been worked out."""
HURRY = 0.03
"""Seconds that a picture may come late where somebody waits for the coach: two pictures, while little moves."""
PATIENCE = 0.1
"""Seconds that the end of a deal may wait for what is still being worked out."""

_program_log = logging.getLogger(__name__)
Ask = Callable[[Observation], Odds]


@dataclass(slots=True, eq=False)
class _Question:
    """What somebody to act was asked, what is being worked out about it, and what was answered."""

    mark: int
    observation: Observation
    odds: Future[Odds | None]
    action: Action | None = None

    @property
    def answer(self) -> Odds | None:
        """The odds, once they are there; None if they could not be worked out."""
        return self.odds.result() if self.odds.done() and not self.odds.cancelled() else None


class Coaching:
    """What the coach knows. ``ask``: works the odds out."""

    def __init__(self, context: Context, session: Session, ask: Ask) -> None:
        self._context = context
        self._session = session
        self._ask = ask
        self._now: _Question | None = None
        self._answered: list[_Question] = []
        self._advice: tuple[Odds, str, Advice] | None = None
        self._placed: tuple[OnCloth, CoachCard, tuple[CoachCard, CardPlacement]] | None = None

    @property
    def on(self) -> bool:
        """Whether the coach counts at this table: set so by the one person here, or agreed on by all of several."""
        if len(self._session.persons) == 1:
            return self._context.settings.coach
        return self._session.coach_agreed

    def expect(self) -> None:
        """Begins to work out what the person to act will want to know, if that has not begun."""
        session = self._session
        seat = session.to_act
        if not self.on:
            return
        due = self._now is None or self._now.mark != session.mark
        if due and seat is not None and session.is_person(seat):
            self._now = self._question(session.observation(seat))
        self._recall()

    def _question(self, seen: Observation, action: Action | None = None) -> _Question:
        odds = self._context.thinker.begin(lambda: self._work_out(seen))
        return _Question(self._session.mark, seen, odds, action)

    def _recall(self) -> None:
        """Begins to work out what was done in this deal before the sitting was taken up again."""
        self._answered += [self._question(seen, action) for seen, action in self._session.decided_before]
        self._session.decided_before.clear()

    def _work_out(self, seen: Observation) -> Odds | None:
        try:
            return self._ask(seen)
        except Exception:  # the game goes on without the coach
            _program_log.exception("the coach failed")
            return None

    def advice(self, seat: int | None) -> Advice | None:
        """What to say to the person at ``seat``, who is to act now; None before it has been worked out."""
        now = self._now
        if now is None or now.mark != self._session.mark or now.observation.seat != seat:
            return None
        odds = now.answer
        if odds is None:
            return None
        opponent = moves.duel_opponent(now.observation)
        name = self._session.names[opponent] if opponent is not None else ""
        language = current_language()
        if self._advice is None or self._advice[0] is not odds or self._advice[1] != language:
            self._advice = odds, language, advise(now.observation, odds, name)
        return self._advice[2]

    @property
    def thinking(self) -> bool:
        """Something is still being worked out that is waited for."""
        questions = self._answered if self._now is None else [*self._answered, self._now]
        return not all(question.odds.done() for question in questions)

    def hurry(self) -> None:
        """Lets what is being worked out go before the picture for a moment."""
        if self._now is not None:
            self._context.thinker.hurry([self._now.odds], HURRY)

    def chosen(self, action: Action) -> None:
        """The person to act has decided."""
        now, self._now = self._now, None
        if now is not None and now.mark == self._session.mark:
            now.action = action
            self._answered.append(now)

    def look_back(self, patience: float = 0.0) -> bool:
        """Hands the session what was chosen and what that was worth. ``patience``: seconds to wait for what is still
        being worked out; what is not there then can be handed over later. Where the coach has been switched off,
        nothing is told of this round. True when something was handed over.
        """
        if not self.on:
            self.forget()
            self._session.forget_choices()
            return False
        self._recall()
        self._context.thinker.wait([question.odds for question in self._answered], patience)
        there = [question for question in self._answered if question.odds.done()]
        self._answered = [question for question in self._answered if question not in there]
        for question in there:
            odds = question.answer
            if odds is not None and question.action is not None:
                self._session.note_choice(Choice(question.observation, question.action, odds))
        return bool(there)

    def forget(self) -> None:
        """Nothing will be told of what has been done in this deal."""
        self._answered = []
        self._session.decided_before.clear()

    def card(self, cloth: OnCloth, advice: Advice, looked_at: Verb | None) -> tuple[CoachCard, CardPlacement] | None:
        """The card for the person at the screen where it covers nothing; None where there is no room for it.
        ``looked_at``: the move whose chances it tells, else the best.
        """
        line = advice.line(looked_at) if looked_at is not None else None
        key = "" if self._context.device is Device.PAD else "C"
        card = CoachCard(self._context.assets, advice, line or next(one for one in advice.lines if one.best), key)
        if self._placed is None or self._placed[:2] != (cloth, card):
            self._placed = cloth, card, card.placed(cloth)
        found = self._placed[2]
        return found if found[1].unit else None

    def draw(self, surface: Surface, cloth: OnCloth, advice: Advice, looked_at: Verb | None) -> None:
        """Draws the card where there is room for it."""
        found = self.card(cloth, advice, looked_at)
        if found is not None:
            card, place = found
            drawn = self._context.assets.kept(("coach card", card, place.unit, place.form), lambda: card.draw(place))
            surface.blit(drawn, drawn.get_rect(center=place.rect.center))
