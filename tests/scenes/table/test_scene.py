"""The table as people use it: in haste, in a hurry, with windows that change, and with others looking on."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.settings import Settings
from game.engine.observation import Phase
from scenes.app import App
from scenes.curtain import Curtain
from scenes.table.model import TableModel
from scenes.table.scene import TableScene
from scenes.table.stage import Stage, shape_of
from scenes.table.view import TableView
from scenes.ui import Command, Pointer, PointerKind, Verb
from tests.scenes.table.sittings import decide, go_on_until, sit_down

GAMES = ("tjueett", "tjugoett", "twenty_one", "siebzehn_und_vier", "huszonegy")
OFF, BRISK = Settings(speed="off"), Settings(speed="brisk")


def press(app: App, verb: Verb, **values: object) -> None:
    scene = app.context.stack.top
    assert scene is not None
    scene.handle(Command(verb, **values))  # type: ignore[arg-type]


def play_on(app: App, scene: TableScene, random: Random, until: int) -> None:
    """Plays until so many deals have begun, or another screen comes."""

    def there() -> bool:
        return scene.session.round_number >= until or not isinstance(app.context.stack.top, TableScene | Curtain)

    go_on_until(app, scene, there, random, 16)


def same_as_the_table(scene: TableScene) -> None:
    seen = TableModel.from_observation(scene.session.observation(scene.viewer))
    assert scene.model.seats == seen.seats
    assert (scene.model.bank, scene.model.banker, scene.model.phase) == (seen.bank, seen.banker, seen.phase)
    for counter, seat in zip(scene.stage.purses, seen.seats, strict=True):
        assert counter.value == seat.purse
    for spot, counter in scene.stage.bets.items():
        hand = seen.hand(*spot)
        assert counter.value == (hand.bet if hand is not None else 0)
    assert scene.stage.bank.value == seen.bank
    lying = {card.id: card.face for seat in seen.seats for hand in seat.hands for card in hand.cards}
    assert {number: sprite.face for number, sprite in scene.stage.cards.items()} == lying


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_some_deals_of_every_game(game: str, tmp_path: Path) -> None:
    for deal in range(3):
        app, scene = sit_down(tmp_path, game, seats=5, deal=deal, settings=OFF, drawn=False)
        random = Random(deal)
        for number in range(2, 6):
            play_on(app, scene, random, number)
            if app.context.stack.top is not scene:
                break
            same_as_the_table(scene)


@pytest.mark.parametrize("game", GAMES)
def test_what_has_been_shown_at_speed_is_what_lies_on_the_table(game: str, tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, game, seats=4, settings=BRISK, drawn=False)
    random = Random(5)
    for _ in range(900):
        app.step([], 70)
        if app.context.stack.top is not scene:
            break
        if scene.timeline.idle:
            same_as_the_table(scene)
        if scene.live:
            decide(scene, random)
        elif scene.timeline.idle and scene.session.to_act is None:
            press(app, Verb.PRESS)
    assert scene.session.round_number > 1


def test_haste_breaks_nothing_and_makes_one_move_a_turn(tmp_path: Path) -> None:
    random = Random(1)
    app, scene = sit_down(tmp_path, "twenty_one", seats=5)
    letters = "HSDMBXRONAT"
    for _ in range(4_000):
        top = app.context.stack.top
        if top is not scene:
            break
        kind = random.random()
        where = random.randrange(1280), random.choice((random.randrange(720), 683))
        if kind < 0.35:
            scene.handle(Pointer(PointerKind.DOWN, *where, button=random.choice((1, 1, 3))))
            scene.handle(Pointer(PointerKind.UP, *where, button=1))
        elif kind < 0.6 and random.random() < 0.8:
            scene.handle(Command(Verb.LETTER, letter=random.choice(letters)))
        elif kind < 0.7:
            scene.handle(Command(Verb.PLACE, place=random.randint(1, 9)))
        elif kind < 0.9:
            verbs = (Verb.SPACE, Verb.PRESS, Verb.LEFT, Verb.RIGHT, Verb.UP, Verb.DOWN, Verb.NEXT, Verb.BACKSPACE)
            scene.handle(Command(random.choice(verbs)))
        else:
            scene.handle(Pointer(PointerKind.WHEEL, *where, steps=random.choice((-1, 1))))
        while app.context.stack.top is not scene and len(app.context.stack.scenes) > 1:
            app.context.stack.pop()  # pause, log or rules were opened
        if random.random() < 0.3:
            app.window.minimised = random.random() < 0.8  # not every frame need be drawn
            app.step([], random.choice((1, 16, 90, 300)))
    scene.settle()
    if scene.timeline.idle:
        same_as_the_table(scene)
    assert scene.session.round_number > 1


@pytest.mark.parametrize("game", GAMES)
def test_space_settles_whatever_is_under_way_within_one_frame(game: str, tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, game, seats=6, persons=(), settings=Settings(speed="relaxed"), drawn=False)
    random = Random(3)
    for _ in range(60):
        app.step([], random.randrange(10, 900))
        press(app, Verb.SPACE)
        assert scene.timeline.idle
        assert not scene.animating or scene.stage.bubbles
        same_as_the_table(scene)
        if scene.session.to_act is None:
            press(app, Verb.PRESS)


def test_a_click_settles_while_nobody_is_asked(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "tjueett", seats=6, persons=())
    app.step([], 300)
    assert not scene.timeline.idle
    scene.handle(Pointer(PointerKind.DOWN, 640, 300, button=1))
    assert scene.timeline.idle


def test_without_speed_a_deal_of_computer_players_takes_no_time(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "tjugoett", seats=8, persons=(), settings=OFF)
    app.step([], 1)
    press(app, Verb.PRESS)  # everything that has to be drawn once has been drawn
    began = time.thread_time()  # of this thread: cards are drawn ahead on another
    while scene.session.phase not in (Phase.BETWEEN, Phase.OVER):
        app.step([], 1)
    assert time.thread_time() - began < 0.3


def drawn_by_a_view_that_knows_no_other_size(scene: TableScene, surface: pygame.Surface) -> bytes:
    """The same table drawn by somebody who has never seen it in a window of another size."""
    view, stage = TableView(scene.context, scene.session), Stage()
    view.layout(scene.context.scale)
    view.arrange(shape_of(scene.model, scene._bottom))
    stage.show(scene.model, view.places)
    stage.bubbles = scene.stage.bubbles
    view.draw(surface, stage, scene.model, scene.timeline.now, scene._hud)
    view.draw_bubbles(surface, stage, scene.timeline.now)
    view.leave()
    return pygame.image.tobytes(surface, "RGB")


def test_many_sizes_in_the_middle_of_a_deal(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "tjugoett", seats=8, persons=())
    random = Random(7)
    surface = pygame.Surface((3840, 2160))
    for _ in range(30):
        app.step([], random.randrange(5, 300))
        width, height = random.randrange(1024, 1700), random.randrange(600, 1000)
        app.context.scale = type(app.context.scale)(width, height, random.choice((0.75, 1.0, 1.5, 2.0)))
        scene.layout(app.context.scale)
        frame = surface.subsurface((0, 0, width, height))
        frame.fill((255, 0, 255))
        scene.draw(frame)
        unpainted = pygame.mask.from_threshold(frame, (255, 0, 255), (1, 1, 1))
        assert unpainted.count() == 0
        places = scene.places
        assert places.cloth.right <= width
        for seat in places.seats:
            assert frame.get_rect().contains(seat.plaque)
        assert pygame.image.tobytes(frame, "RGB") == drawn_by_a_view_that_knows_no_other_size(scene, frame.copy())
        if scene.session.to_act is None and scene.timeline.idle:
            press(app, Verb.PRESS)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_a_face_that_is_not_his_to_see(game: str, tmp_path: Path) -> None:
    """With three people at one screen: after every frame the faces on the stage are those the viewer may know."""
    app, scene = sit_down(tmp_path, game, seats=4, persons=(0, 1, 2), deal=9, settings=BRISK, drawn=False)
    random = Random(2)
    for _ in range(400):
        app.step([], 90)
        top = app.context.stack.top
        allowed = set(scene.session.observation(scene.viewer).shown) if scene.timeline.idle else None
        faces = {sprite.face for sprite in scene.stage.cards.values() if sprite.face is not None}
        if allowed is not None:
            lying = TableModel.from_observation(scene.session.observation(scene.viewer))
            known = {card.face for seat in lying.seats for hand in seat.hands for card in hand.cards}
            assert faces <= known
        if isinstance(top, Curtain):
            assert scene.viewer is None
            stranger = TableModel.from_observation(scene.session.observation(None))
            open_faces = {card.face for seat in stranger.seats for hand in seat.hands for card in hand.cards}
            assert faces <= open_faces
            app.step([], 300)
            top.handle(Command(Verb.PRESS))
        elif top is not scene:
            break
        elif scene.live:
            assert scene.viewer == scene.session.to_act
            decide(scene, random)
        elif scene.timeline.idle and scene.session.to_act is None:
            press(app, Verb.PRESS)
    assert scene.session.round_number > 1


def test_the_trigger_held_shows_the_own_cards_again_until_it_is_let_go(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "tjueett", seats=4, persons=(0, 2), deal=2, drawn=False)
    random = Random(3)
    seen_by: list[int | None] = []
    for _ in range(3000):
        app.step([], 30)
        top = app.context.stack.top
        if isinstance(top, Curtain):
            app.step([], 300)
            top.handle(Command(Verb.PRESS))
        elif scene.live:
            decide(scene, random)
        elif scene.viewer is None and scene.session.phase is Phase.PLAY:
            seen_by = []
            for verb in (Verb.PEEK, Verb.PEEK_UP):
                press(app, verb)
                seen_by.append(scene.viewer)
            break
        elif scene.timeline.idle and scene.session.to_act is None:
            press(app, Verb.PRESS)
    assert seen_by in ([0, None], [2, None])


def test_one_person_among_computers_never_sees_a_curtain(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "huszonegy", seats=4, settings=OFF, drawn=False)
    random = Random(4)
    for _ in range(60):
        app.step([], 16)
        assert not isinstance(app.context.stack.top, Curtain)
        if scene.live:
            decide(scene, random)
        elif scene.session.to_act is None and app.context.stack.top is scene:
            press(app, Verb.PRESS)


def test_the_focus_lies_on_the_first_move_and_never_on_all_in(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "tjugoett", seats=3, settings=OFF, drawn=False)
    random = Random(6)
    for _ in range(120):
        app.step([], 16)
        if scene.live:
            focused = scene.ring.focused
            assert focused is not None
            assert focused.name in ("hit", "dark", "stand", "confirm")
            decide(scene, random)
        elif scene.session.to_act is None and app.context.stack.top is scene:
            press(app, Verb.PRESS)


def test_the_end_of_a_sitting_leads_to_the_result(tmp_path: Path) -> None:
    app, scene = sit_down(tmp_path, "tjueett", seats=3, rounds=1, settings=OFF, drawn=False)
    play_on(app, scene, Random(1), 99)
    assert type(app.context.stack.top).__name__ == "ResultScreen"


def test_reduced_motion_still_plays_to_the_end_of_a_deal(tmp_path: Path) -> None:
    app, scene = sit_down(
        tmp_path, "tjugoett", seats=4, persons=(), settings=Settings(reduced_motion=True), drawn=False
    )
    for _ in range(3000):
        app.step([], 30)
        assert not scene.stage.flights
        if scene.session.to_act is None and scene.session.round_number:
            break
    assert scene.session.phase in (Phase.BETWEEN, Phase.OVER)
