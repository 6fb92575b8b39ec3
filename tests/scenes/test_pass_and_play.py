"""Several people at one screen: from the end of a turn until the next person says so, nobody's cards can be seen."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pygame
import pytest

from game.app.settings import Settings
from game.engine.cards import Card
from game.engine.events import Event, Facing
from game.engine.observation import Phase
from game.engine.stock import SeededShuffler
from game.engine.variants import GAMES
from scenes.app import App
from scenes.curtain import Curtain
from scenes.log import LogDrawer
from scenes.pause import PauseMenu
from scenes.table.scene import TableScene
from scenes.title.scene import TitleScene
from scenes.ui import Command, Verb
from tests.scenes.table.sittings import sit_down

from .robots import MOVES


class Onlooker:
    """Knows who may look at private cards now, and whose each private card is."""

    def __init__(self, scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
        self.scene = scene
        self.may_look: int | None = None
        self.owners: dict[int, int] = {}
        onlooker, scene_begins = self, TableScene._begin

        def begin(scene: TableScene, event: Event, *rest: object) -> None:
            seat = getattr(event, "seat", None)
            if scene.session.to_act != onlooker.may_look and seat not in (None, onlooker.may_look):
                onlooker.may_look = None  # somebody else is at work
            scene_begins(scene, event, *rest)  # type: ignore[arg-type]

        monkeypatch.setattr(TableScene, "_begin", begin)

    def note_owners(self) -> None:
        session = self.scene.session
        for seat in range(len(session.names)):
            for hand in session.observation(seat).seats[seat].hands:
                for card in hand.cards:
                    if card.facing is Facing.OWN and card.face is not None:
                        self.owners[card.id] = seat
                    else:
                        self.owners.pop(card.id, None)

    def look(self) -> None:
        """No face on the stage or in the model may be another's."""
        scene = self.scene
        shown = [(number, sprite.face) for number, sprite in scene.stage.cards.items()]
        shown += [(card.id, card.face) for seat in scene.model.seats for hand in seat.hands for card in hand.cards]
        for card, face in shown:
            owner = self.owners.get(card)
            assert face is None or owner in (None, self.may_look), (face.code, owner, self.may_look)
        assert scene.viewer in (None, self.may_look)


@pytest.mark.parametrize("persons", [(0, 2), (0, 1, 2)])
@pytest.mark.parametrize("game", GAMES)
def test_no_private_face_between_two_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, persons: tuple[int, ...]
) -> None:
    app, scene = sit_down(tmp_path, game, seats=4, persons=persons, deal=len(game), size=(1024, 600))
    onlooker, random, curtains = Onlooker(scene, monkeypatch), Random(game), 0
    round_number = 0
    for _ in range(420):
        app.window.minimised = True  # models are enough here
        app.step([], 45)
        if scene.session.round_number != round_number:
            round_number = scene.session.round_number
            onlooker.owners.clear()
        onlooker.note_owners()
        if scene.session.phase is Phase.BANK and scene.live:
            onlooker.may_look = scene.session.to_act  # nothing private lies on the table yet
        onlooker.look()
        top = app.context.stack.top
        if isinstance(top, Curtain):
            onlooker.may_look = None
            onlooker.look()
            curtains += 1
            app.step([], 300)
            onlooker.look()
            onlooker.may_look = scene.session.to_act
            top.handle(Command(Verb.PRESS))
        elif top is not scene:
            break
        elif scene.live:
            _decide(scene, random)
        elif scene.session.to_act is None and scene.session.round_number:
            scene.handle(Command(Verb.PRESS))
        if random.random() < 0.1:
            held = not scene.timeline.idle  # a Space held on in haste is no peek
            scene.handle(Command(Verb.SPACE))
            if held:
                scene.handle(Command(Verb.SPACE, repeat=True))
    assert curtains >= 2


def test_the_bank_is_laid_without_a_curtain_and_hides_nothing_later(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "tjueett", seats=2, persons=(0, 1), deal=3, settings=Settings(speed="off"))
    app.step([], 16)
    assert app.context.stack.top is scene
    assert scene.live
    assert scene.session.phase is Phase.BANK
    assert not any(hand.cards for seat in scene.session.observation(scene.viewer).seats for hand in seat.hands)
    scene.ring.widget("confirm").press()
    app.step([], 16)
    assert isinstance(app.context.stack.top, Curtain)
    assert scene.viewer is None


def _decide(scene: TableScene, random: Random) -> None:
    names = [one.name for one in scene.ring.widgets if one.name in MOVES and getattr(one, "enabled", True)]
    scene.ring.widget(random.choice(names)).press()


class SwappedShuffler(SeededShuffler):
    """A seeded shuffle after which some of the first cards have changed places."""

    order: Sequence[int] = ()

    def __call__(self, cards: Sequence[Card]) -> list[Card]:
        dealt = super().__call__(cards)
        return [dealt[place] for place in self.order] + dealt[len(self.order) :]


def _film(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, order: tuple[int, ...]
) -> tuple[list[str], list[str], list[str]]:
    """Every frame that people between two turns can see, what one person sees, and all that is said, of one deal in
    which everybody bets the least and stands; up to the first hidden card that is turned up.
    """
    monkeypatch.setattr(SwappedShuffler, "order", order)
    monkeypatch.setattr("game.app.session.SeededShuffler", SwappedShuffler)
    # How long a table takes to open depends on the machine, and would be seen in the number of dark frames.
    monkeypatch.setattr("scenes.fade.time", SimpleNamespace(perf_counter=lambda: 0.0))
    app, scene = sit_down(folder, game, seats=3, persons=(0, 1, 2), deal=3, size=(1024, 600))
    between: list[str] = []
    private: list[str] = []
    hidden: set[int] = set()
    said: list[str] = []
    for _ in range(400):
        app.step([], 60)
        if scene.session.rules.min_stand and scene.session.phase is Phase.PLAY:
            break  # from here on it depends on hidden cards what a seat may do
        public = [card for seat in scene.session.observation(None).seats for hand in seat.hands for card in hand.cards]
        hidden |= {card.id for card in public if card.face is None}
        if any(card.face is not None and card.id in hidden for card in public) or scene.session.phase is Phase.BETWEEN:
            break
        said = [repr(scene.session.log.lines(number)) for number in scene.session.log.rounds]
        top = app.context.stack.top
        if isinstance(top, Curtain):
            between.append(_picture(app))
            app.step([], 300)
            between.append(_picture(app))
            between += _laid_over(app, scene)
            top.handle(Command(Verb.PRESS))
            app.step([], 16)
        elif scene.viewer is None:
            between.append(_picture(app))
        if scene.live:
            private.append(_picture(app))
            _stand(scene)
    return between, private, said


def _stand(scene: TableScene) -> None:
    for name in ("confirm", "stand", "hit"):
        if any(one.name == name and getattr(one, "enabled", True) for one in scene.ring.widgets):
            scene.ring.widget(name).press()
            return


def _picture(app: App) -> str:
    app.context.stack.draw(app.window.surface)
    return hashlib.sha1(pygame.image.tobytes(app.window.surface, "RGB"), usedforsecurity=False).hexdigest()


def _laid_over(app: App, scene: TableScene) -> list[str]:
    """The pictures of log, pause and the title with what Continue leads to."""
    pictures = []
    for other in (
        LogDrawer(app.context, scene.session),
        PauseMenu(app.context, scene.session),
        TitleScene(app.context),
    ):
        app.context.stack.push(other)
        pictures.append(_picture(app))
        app.context.stack.pop()
    return pictures


@pytest.mark.parametrize("game", GAMES)
def test_swapped_hidden_cards_change_no_pixel_that_others_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    plain = _film(tmp_path / "plain", monkeypatch, game, (0, 1))
    swapped = _film(tmp_path / "swapped", monkeypatch, game, (1, 0))
    assert len(plain[0]) > 2
    assert plain[0] == swapped[0]
    assert plain[2] == swapped[2]
    assert plain[1] != swapped[1]  # the owners themselves do see other cards


def test_only_a_space_held_while_nothing_moved_shows_the_cards_again(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "tjueett", seats=3, persons=(0, 1, 2), deal=3)
    for _ in range(100):
        app.step([], 60)
        if isinstance(app.context.stack.top, Curtain):
            app.step([], 300)
            app.context.stack.top.handle(Command(Verb.PRESS))
        elif scene.live:
            break
    _stand(scene)
    app.step([], 16)
    scene._see_as(None)
    scene.handle(Command(Verb.SPACE))  # settles what is under way
    scene.handle(Command(Verb.SPACE, repeat=True))
    seen_by = [scene.viewer]
    scene.handle(Command(Verb.SPACE_UP))
    scene.stage.bubbles.clear()
    for command in (Command(Verb.SPACE), Command(Verb.SPACE, repeat=True), Command(Verb.SPACE_UP)):
        scene.handle(command)
        seen_by.append(scene.viewer)
    assert [viewer is None for viewer in seen_by] == [True, True, False, True]


def _to_a_curtain(app: App, scene: TableScene) -> Curtain:
    for _ in range(100):
        app.step([], 300)
        top = app.context.stack.top
        if isinstance(top, Curtain):
            while top.dead_ms > 0:
                app.step([], 300)
            return top
        if scene.live:
            _stand(scene)
    raise AssertionError("no curtain ever falls")


def _corner(app: App) -> int:
    """How bright the corner of the window is."""
    return sum(app.window.surface.get_at((0, 0))[:3])


def test_a_curtain_found_on_going_on_hides_a_table_that_then_comes_clear_at_once(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "twenty_one", seats=3, persons=(0, 1), deal=3, settings=Settings(speed="off"))
    _to_a_curtain(app, scene)
    again = TableScene(app.context, scene.session)
    app.context.stack.replace(again)  # the curtain goes; the table below it is left alone
    curtain = app.context.stack.top
    assert isinstance(curtain, Curtain)
    while app._fade._scene is not curtain:
        app.step([], 60)
        curtain.handle(Command(Verb.PRESS))
        assert app.context.stack.top is curtain  # not yet seen by anybody
    for _ in range(40):
        app.step([], 16)
    curtain.handle(Command(Verb.PRESS))
    assert app.context.stack.top is again
    light = []
    for _ in range(5):
        app.step([], 16)
        light.append(_corner(app))
    app.context.stack.draw(app.window.surface)
    assert set(light) == {_corner(app)}


def test_space_that_ends_a_movement_opens_no_curtain(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "tjueett", seats=3, persons=(0, 1), deal=3, settings=Settings(speed="off"))
    curtain = _to_a_curtain(app, scene)
    for command in (Command(Verb.SPACE), Command(Verb.SPACE, repeat=True), Command(Verb.SPACE_UP)):
        curtain.handle(command)
        assert app.context.stack.top is curtain
        assert scene.viewer is None
    curtain.handle(Command(Verb.PRESS))
    assert app.context.stack.top is scene
    assert scene.viewer is not None


def test_space_gives_no_answer_about_the_coach(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "tjueett", seats=3, persons=(0, 1), deal=3, settings=Settings(speed="off"))
    _to_a_curtain(app, scene).handle(Command(Verb.PRESS))
    scene.handle(Command(Verb.COACH))
    question = app.context.stack.top
    assert question is not scene
    assert question is not None
    for name in ("agree", "without"):
        question.ring.focus(name)
        question.handle(Command(Verb.SPACE))
        assert app.context.stack.top is question
    question.handle(Command(Verb.PRESS))
    app.step([], 300)
    curtain = app.context.stack.top
    assert isinstance(curtain, Curtain)  # the cards are hidden behind it until it is opened
    app.step([], 300)
    curtain.handle(Command(Verb.SPACE))
    assert app.context.stack.top is curtain
