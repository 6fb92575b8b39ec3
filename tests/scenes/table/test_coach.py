"""The coach at the table: wanted or not, for whose eyes, where it lies; and nobody who thinks holds the table up."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection
from concurrent.futures import Future
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pygame import Rect, Surface
from pygame.image import tobytes

from game.app.coaching.thinking import Thinker
from game.app.session import Session
from game.app.settings import Settings, load_settings
from game.engine.actions import Action
from game.engine.observation import Observation, Phase
from scenes.app import App
from scenes.curtain import Curtain
from scenes.dialog import Dialog
from scenes.scale import Scale
from scenes.table.coach_card import CoachCard
from scenes.table.coach_places import (
    CardPlacement,
    Form,
    OnCloth,
    place_in_a_column,
    place_in_a_corner,
    place_in_the_middle,
)
from scenes.table.layout import place
from scenes.table.places import HandShape, Placement, TableShape
from scenes.table.scene import TableScene
from scenes.table.stage import Bubble
from scenes.theme import Face
from scenes.ui import Brush, Button, Command, Verb
from tests.app.odds_made_up import equal
from tests.scenes.table.sittings import decide, go_on_until, sit_down

OFF = Settings(speed="off")
WINDOWS = [(1024, 600), (1280, 720), (1024, 768), (1920, 1080), (3440, 1440), (3840, 2160)]
LAYS = (place_in_a_corner, place_in_a_column, place_in_the_middle)
SCALES = [0.75, 1.0, 1.5, 2.0]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Observation]:
    """Everything is thought out at once, the coach's odds are made up; what the coach has been asked is noted here."""
    observations: list[Observation] = []

    def begin(_thinker: Thinker, job: Callable[[], Any]) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(job())
        return future

    def odds(observation: Observation, *, quick: bool) -> object:
        assert quick  # people wait for it
        observations.append(observation)
        return equal(observation)

    monkeypatch.setattr(Thinker, "begin", begin)
    monkeypatch.setattr("scenes.table.coached.odds", odds)
    return observations


def told(scene: TableScene) -> bool:
    """The coach speaks now."""
    return scene.advice is not None


def waits(scene: TableScene) -> bool:
    """Pictures may come late."""
    return scene.waits_for_thought


def call_the_coach(app: App) -> None:
    top = app.context.stack.top
    assert top is not None
    top.handle(Command(Verb.LETTER, letter="C"))
    app.step([], 16)


@pytest.mark.parametrize("game", ["tjugoett", "huszonegy"])
def test_the_coach_is_off_until_it_is_called_and_comes_and_goes_by_its_key(
    tmp_path: Path, asked: list[Observation], game: str
) -> None:
    app, scene = sit_down(tmp_path, game, settings=OFF)
    go_on_until(app, scene, lambda: scene.live and scene.session.phase is Phase.PLAY, Random(1))
    assert not told(scene)
    assert not asked
    call_the_coach(app)
    assert told(scene)
    assert asked == [scene.session.observation(0)]
    assert load_settings(app.context.paths)[0].coach
    call_the_coach(app)
    assert not told(scene)
    decide(scene, Random(2))
    go_on_until(app, scene, lambda: scene.live, Random(3))
    assert not told(scene)
    assert len(asked) == 1  # off is off: nothing is worked out any more
    assert not load_settings(app.context.paths)[0].coach
    scene.ring.widget("icon coach").press()
    app.step([], 16)
    assert told(scene)
    scene.handle(Command(Verb.COACH))
    assert not told(scene)


def test_only_the_person_to_act_is_coached_and_only_while_nothing_moves(
    tmp_path: Path, asked: list[Observation]
) -> None:
    app, scene = sit_down(tmp_path, "tjueett", settings=Settings(speed="brisk", coach=True))
    random, shown = Random(4), 0
    app.window.minimised = True
    for _ in range(900):
        app.step([], 40)
        if scene.advice is not None:
            shown += 1
            assert scene.live
            assert scene.session.to_act == 0
        if scene.live:
            decide(scene, random)
        elif scene.session.to_act is None and scene.timeline.idle:
            scene.handle(Command(Verb.PRESS))
    assert shown >= 5
    assert {observation.seat for observation in asked} == {0}


def test_pictures_may_come_late_only_where_the_person_to_act_waits_for_the_coach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[Future[Any]] = []

    def begin(_thinker: Thinker, _job: Callable[[], Any]) -> Future[Any]:
        thoughts.append(Future())
        return thoughts[-1]

    app, scene = sit_down(tmp_path, "tjugoett", settings=OFF)
    go_on_until(app, scene, lambda: scene.live and scene.session.phase is Phase.PLAY, Random(1))
    assert not waits(scene)
    monkeypatch.setattr(Thinker, "begin", begin)
    monkeypatch.setattr(Thinker, "wait", lambda *_: False)
    call_the_coach(app)
    assert waits(scene)
    thoughts[-1].set_result(equal(scene.session.observation(0)))
    app.step([], 16)
    assert told(scene)
    assert not waits(scene)


def test_several_people_are_all_asked_and_nobodys_cards_lie_open_meanwhile(
    tmp_path: Path, asked: list[Observation]
) -> None:
    app, scene = sit_down(tmp_path, "tjugoett", seats=4, persons=(0, 2), settings=replace(OFF, coach=True))
    go_on_until(app, scene, lambda: scene.live and scene.session.phase is Phase.PLAY, Random(1))
    assert not told(scene)  # the setting is for one who plays alone
    call_the_coach(app)
    question = app.context.stack.top
    assert isinstance(question, Dialog)
    assert all(name in question._question.text for name in ("Seat 0", "Seat 2"))
    assert "Seat 1" not in question._question.text
    assert scene.viewer is None
    assert not asked
    question.ring.widget("without").press()
    go_on_until(app, scene, lambda: scene.live, Random(1))
    assert not told(scene)
    call_the_coach(app)
    app.context.stack.top.ring.widget("agree").press()  # type: ignore[union-attr]
    app.step([], 16)
    assert isinstance(app.context.stack.top, Curtain)
    assert not told(scene)
    go_on_until(app, scene, lambda: scene.live, Random(1))
    assert told(scene)
    assert not load_settings(app.context.paths)[0].coach  # agreed for this sitting only
    call_the_coach(app)
    assert not told(scene)
    assert not scene.session.coach_agreed  # one is enough to send the coach away


@pytest.mark.parametrize("game", ["twenty_one", "huszonegy"])
def test_nobody_is_ever_coached_about_anothers_cards(tmp_path: Path, asked: list[Observation], game: str) -> None:
    app, scene = sit_down(tmp_path, game, seats=4, persons=(0, 1, 2), deal=9, settings=Settings(speed="brisk"))
    scene.session.coach_agreed = True
    random, shown = Random(2), 0
    app.window.minimised = True
    for _ in range(500):
        app.step([], 60)
        top = app.context.stack.top
        advice = scene.advice
        if advice is not None:
            shown += 1
            assert top is scene
            assert scene.viewer == scene.session.to_act
            moves = [offer.verb for offer in scene.session.observation(scene.viewer).offers]
            assert {line.action.verb for line in advice.lines} == set(moves)
            assert not [seat for seat in range(4) if seat != scene.viewer and scene._coach.advice(seat)]
        if isinstance(top, Curtain):
            assert advice is None
            app.step([], 300)
            top.handle(Command(Verb.PRESS))
        elif scene.live:
            decide(scene, random)
        elif scene.session.to_act is None and scene.timeline.idle and top is scene:
            scene.handle(Command(Verb.PRESS))
    assert shown > 5
    for observation in asked:
        assert observation.seat == observation.to_act


@pytest.mark.parametrize("switched_off", [False, True])
def test_the_banner_tells_the_costliest_choice_unless_the_coach_was_switched_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, switched_off: bool
) -> None:
    app, scene = sit_down(tmp_path, "siebzehn_und_vier", seats=3, settings=replace(OFF, coach=True), deal=2)

    def odds(observation: Observation) -> object:
        made = equal(observation)
        last = replace(made.moves[-1], ev=made.moves[0].ev + 0.5)
        return replace(made, moves=(*made.moves[:-1], last), best=last.action)

    monkeypatch.setattr(scene._coach, "_ask", odds)
    if switched_off:
        go_on_until(app, scene, lambda: bool(scene.session._choices), Random(3))
        call_the_coach(app)
    go_on_until(app, scene, lambda: scene._ending is not None, Random(3))
    assert scene._ending is not None
    told_of = [text for text in scene._ending.banner.reviews if "about 0.5 chips" in text]
    assert bool(told_of) is not switched_off


# --- where the card lies --------------------------------------------------------------------------------------------


def _shapes(seats: int) -> list[TableShape]:
    """Tables with few cards, with many, and with hands that were split."""
    few, many = (HandShape(2),), (HandShape(5),)
    found = [TableShape((few,) * seats), TableShape((many,) * seats)]
    if seats <= 8:
        found.append(TableShape(((HandShape(4),) * 4, *[few] * (seats - 1)), active=(0, 1)))
        found.append(TableShape((few, *[(HandShape(3),) * 2] * (seats - 1))))
    return found


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", range(2, 11))
def test_the_card_covers_no_cards_no_chips_no_name_and_no_bank(seats: int, window: tuple[int, int]) -> None:
    placed = 0
    for ui_scale in SCALES:
        scale = Scale(*window, ui_scale)
        for shape, lay in product(_shapes(seats), LAYS):
            places = place(shape, scale)
            card = lay(_cloth(places), _height)
            if not card.unit:
                continue
            placed += 1
            assert places.cloth.contains(card.rect)
            assert places.tray is not None
            assert card.form is Form.MIDDLE or not card.rect.colliderect(places.tray)
            for heap in (places.stock, places.discard):
                assert card.form is Form.MIDDLE or not card.rect.collidepoint(heap.x, heap.y)
            for number, seat in enumerate(places.seats):
                for hand in seat.hands:
                    assert not card.rect.colliderect(hand.box)
                    assert not card.rect.collidepoint(hand.bet.x, hand.bet.y)
                    assert not card.rect.collidepoint(hand.total)
                assert number == 0 or not card.rect.colliderect(seat.plaque)
    assert placed >= 8


def _cloth(places: Placement, settled: Collection[int] = ()) -> OnCloth:
    """Everybody has bet; the bets of some have been settled."""
    seats = [seat for seat in range(len(places.seats)) if seat not in settled]
    return OnCloth(places, 0, frozenset((seat, hand) for seat in seats for hand in range(4)))


def test_the_card_may_lie_where_bets_were_and_are_no_more() -> None:
    """The bank at ten seats has taken a fourth card; the seats at its left have had their duels."""
    shape = TableShape(((HandShape(4),), *[(HandShape(3),)] * 2, *[(HandShape(1),)] * 7))
    places = place(shape, Scale(1280, 720))
    before, after = (place_in_a_column(_cloth(places, settled), _height) for settled in ((), (1, 2)))
    assert after.unit > before.unit
    assert after.rect.right < places.seats[0].hands[0].box.left


def _height(unit: float, form: Form) -> int:
    """Of a card that says as much as it can."""
    if form.stacked:
        return round((52_000 / form.wide) * unit)
    return round((104 if form.beside else 150) * unit)


@pytest.mark.parametrize("window", WINDOWS)
def test_at_ten_seats_there_is_room_beside_the_bank(window: tuple[int, int]) -> None:
    """The coach is asked by somebody with two or three cards, where the others have one each or have stood."""
    for ui_scale, mine, theirs in product(SCALES, (2, 3), (1, 2)):
        hands = (HandShape(mine),), *[(HandShape(theirs),)] * 9
        places = place(TableShape(hands), Scale(*window, ui_scale))
        assert place_in_a_column(_cloth(places), _height).unit > 0.5 * places.furniture, (ui_scale, mine, theirs)


@pytest.mark.parametrize(("size", "ui_scale"), [((1280, 720), 100), ((1024, 600), 100), ((1024, 600), 200)])
def test_the_coach_is_read_on_the_cloth_or_in_the_bar(
    tmp_path: Path, asked: list[Observation], size: tuple[int, int], ui_scale: int
) -> None:
    settings = replace(OFF, coach=True, ui_scale=ui_scale)
    app, scene = sit_down(tmp_path, "twenty_one", seats=6, settings=settings, size=size)
    go_on_until(app, scene, lambda: scene.advice is not None and scene.session.phase is Phase.PLAY, Random(1))
    advice = scene.advice
    assert advice is not None
    found = scene._coach.card(scene._on_cloth, advice, None)
    if found is None:
        assert advice.sentence in scene._hud._headline()
    else:
        assert Rect(scene.places.cloth).contains(found[1].rect)
    app.context.stack.draw(app.window.surface)


def test_what_is_said_lies_over_the_card(
    tmp_path: Path, asked: list[Observation], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long words reach as far as a card between the side seats and one's own hand."""
    app, scene = sit_down(tmp_path, "tjueett", settings=replace(OFF, coach=True), drawn=False)
    go_on_until(app, scene, lambda: scene.advice is not None and scene.session.phase is Phase.PLAY, Random(1))
    found = scene._coach.card(scene._on_cloth, scene.advice, None) if scene.advice is not None else None
    assert found is not None
    card, place = found
    bubble = scene.places.seats[1].bubble
    there = replace(place, rect=place.rect.move(bubble.centerx - place.rect.x, bubble.y - place.rect.y))
    monkeypatch.setattr(scene._coach, "card", lambda *_asked: (card, there))
    scene.stage.bubbles = {1: Bubble("Right odds, wrong card.", 0.0, 0.0, 1e9, 1e9, talk=True)}
    pictures = []
    for coach in (True, False):
        app.context.settings = replace(OFF, coach=coach)
        surface = Surface(app.context.scale.size)
        scene.draw(surface)
        pictures.append([tobytes(surface.subsurface(one), "RGB") for one in (bubble.inflate(-10, -16), there.rect)])
    assert pictures[0][0] == pictures[1][0]
    assert pictures[0][1] != pictures[1][1]


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize(("game", "phase"), [("tjueett", Phase.BETS), ("twenty_one", Phase.PLAY)])
def test_nothing_on_the_card_is_cut_or_runs_into_anything_else(
    tmp_path: Path, asked: list[Observation], monkeypatch: pytest.MonkeyPatch, game: str, phase: Phase, form: Form
) -> None:
    app, scene = sit_down(tmp_path, game, settings=replace(OFF, coach=True), drawn=False)
    go_on_until(app, scene, lambda: scene.advice is not None and scene.session.phase is phase, Random(1))
    assert scene.advice is not None
    written: list[Rect] = []
    text = Brush.text

    def note(brush: Brush, surface: Surface, string: str, *at: Any, **how: Any) -> Rect:
        width = how.get("width")
        assert width is None or brush.fit(string, width, size=how["size"], face=how.get("face", Face.TEXT))[1] == string
        written.append(text(brush, surface, string, *at, **how))
        return written[-1]

    monkeypatch.setattr(Brush, "text", note)
    card = CoachCard(app.context.assets, scene.advice, scene.advice.lines[-1], "C")
    for unit in (0.57, 0.66, 0.85, 1.0):  # from the smallest that is used in a small window
        written.clear()
        paper = Rect(0, 0, round(form.wide * unit), card.height(unit, form))
        card.draw(CardPlacement(paper, unit, form))
        assert len(written) >= 5  # title, key or more of the title, sentence, and at least one row
        pad = Brush(app.context.assets, unit).px(26)
        assert all(paper.move(pad, pad).contains(one.inflate(0, -one.height // 2)) for one in written), unit
        assert not [one for place, one in enumerate(written) if one.collidelist(written[:place]) >= 0], unit
        assert form.stacked or written[1].right == max(one.right for one in written)  # the key stands at the edge


def test_the_star_on_a_large_button_keeps_off_the_cap_of_its_key(tmp_path: Path, asked: list[Observation]) -> None:
    settings = replace(OFF, coach=True, ui_scale=200)
    app, scene = sit_down(tmp_path, "twenty_one", settings=settings, size=(1024, 600))
    go_on_until(app, scene, lambda: scene.advice is not None and scene.session.phase is Phase.PLAY, Random(1))
    app.step([], 16)
    brush = app.context.brush
    star_and_figure = brush.px(15) + brush.measure("−0.25", size=14, face=Face.SEMIBOLD)[0]
    told_on = [one for one in scene.ring.widgets if isinstance(one, Button) and one.gauge is not None]
    assert told_on
    for button in told_on:
        assert button.label_room(brush)[1] > star_and_figure


# --- opponents who take their time ----------------------------------------------------------------------------------


class Slow:
    """An opponent that waits to be let go; it stands where it can."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.asked = 0

    def decide(self, observation: Observation) -> Action:
        self.asked += 1
        assert self.go_on.wait(20)
        offer = observation.offers[-1]
        return Action(offer.verb, (offer.low,) if offer.high else ())


def slow_table(folder: Path) -> tuple[App, TableScene, Slow]:
    slow = Slow()
    app, scene = sit_down(
        folder, "tjugoett", seats=3, persons=(), settings=OFF, levels={"regular": lambda _seed, _temper: slow}
    )
    return app, scene, slow


def test_the_table_stays_alive_while_an_opponent_thinks_and_applies_the_move_once(tmp_path: Path) -> None:
    app, scene, slow = slow_table(tmp_path)
    for _ in range(30):
        app.step([], 16)
    mark = scene.session.mark
    assert slow.asked == 1
    assert scene.thinking
    assert scene.wake_ms is not None
    assert scene.wake_ms < 16
    scene.handle(Command(Verb.SPACE))
    scene.handle(Command(Verb.BACK))  # the pause menu: nothing goes on under it
    slow.go_on.set()
    app.step([], 500)
    assert scene.session.mark == mark
    app.context.stack.pop()
    _play_to_the_end(app, scene)
    moves = scene.session._transcript.entry.last.moves
    assert slow.asked == len(moves)
    app.close()


def test_leaving_the_table_ends_every_thought(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    app, scene, slow = slow_table(tmp_path)
    app.step([], 16)
    assert scene.thinking
    assert set(threading.enumerate()) - before
    mark = scene.session.mark
    slow.go_on.set()
    app.close()
    assert not set(threading.enumerate()) - before
    assert scene.session.mark == mark


def _play_to_the_end(app: App, scene: TableScene) -> None:
    for _ in range(3000):
        if scene.session.phase is Phase.BETWEEN:
            return
        app.step([], 50)
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_the_table_plays_the_same_deal_as_the_computer_alone(tmp_path: Path, speed: str) -> None:
    settings = replace(OFF, speed=speed)  # type: ignore[arg-type]
    app, scene = sit_down(tmp_path, "huszonegy", seats=5, persons=(), settings=settings, deal=5)
    alone = Session(scene.session.sitting)
    alone.start_round()
    while alone.to_act is not None:
        alone.apply(alone.computer_action())
    app.window.minimised = True
    _play_to_the_end(app, scene)
    assert scene.session.events_since(0, None) == alone.events_since(0, None)
