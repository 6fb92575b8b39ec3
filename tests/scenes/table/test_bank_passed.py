"""Once the bank has passed, the banner says so, and the hand that was the bank's is still shown as the bank's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.settings import Settings
from game.app.wording.totals import total_words
from game.engine.events import Facing
from game.engine.observation import Phase
from scenes.ui import Command, Verb
from tests.scenes.table.sittings import sit_down


def test_the_unseen_card_of_a_banker_who_has_passed_the_bank_on_is_not_called_dark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: set[str] = set()

    def noted(*what: Any, **how: Any) -> str:
        words = total_words(*what, **how)
        said.add(words)
        return words

    monkeypatch.setattr("scenes.table.painter.total_words", noted)
    app, scene = sit_down(
        tmp_path, "siebzehn_und_vier", seats=2, persons=(), options={"bank_passes": "1"}, settings=Settings(speed="off")
    )
    unseen = 0
    for _ in range(60):
        app.step([], 30)
        if scene.session.phase is Phase.BETWEEN and scene.timeline.idle:
            cards = [card for seat in scene.model.seats for hand in seat.hands for card in hand.cards]
            unseen += any(card.facing is Facing.DARK and card.face is None for card in cards)
            assert not any(sprite.dark for sprite in scene.stage.cards.values())
            banner = scene.session.banner()
            assert banner is not None
            assert banner.lines[-1].startswith("The bank passes from Seat ")
            scene.layout(app.context.scale)
            assert not any(sprite.dark for sprite in scene.stage.cards.values())
            scene.handle(Command(Verb.PRESS))
    assert unseen
    assert not any("dark" in words for words in said)
