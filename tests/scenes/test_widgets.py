from __future__ import annotations

import pygame
import pytest

from scenes.assets import AssetError, Assets, SurfaceCache
from scenes.theme import Face
from scenes.ui import (
    Brush,
    Button,
    Choice,
    Command,
    FocusRing,
    Look,
    Pointer,
    PointerKind,
    Stepper,
    TextField,
    Typed,
    Verb,
    level,
)


@pytest.fixture
def brush() -> Brush:
    pygame.display.init()
    return Brush(Assets(), 1.0)


def nothing() -> None:
    """Stands for what a button does."""


def test_a_greyed_button_says_why_in_its_second_line_and_in_the_header() -> None:
    stand = Button("stand", "Stand", nothing, second="keep 12", reason="needs 15: you have 12")
    assert not stand.enabled
    assert stand.line == "needs 15: you have 12"
    assert stand.header == "Stand: needs 15: you have 12"


def test_a_slim_bar_keeps_the_second_line_for_the_header() -> None:
    stand = Button("stand", "Stand", nothing, second="keep 19")
    stand.second_lines = False
    assert stand.line == ""
    assert stand.header == "Stand: keep 19"


def test_a_row_of_buttons_has_one_label_size_that_fits_the_longest(brush: Brush) -> None:
    row = [Button(str(number), label, nothing) for number, label in enumerate(("Card", "Verdoppeln und weiter"))]
    for button in row:
        button.rect = pygame.Rect(0, 0, 190, 50)
    size = level(row, brush)
    assert size < 20
    assert {button.label_size for button in row} == {size}
    assert brush.measure(row[1].label, size=size, face=Face.SEMIBOLD)[0] <= row[1].label_room(brush)[1]


def test_text_shrinks_to_the_floor_and_is_then_cut(brush: Brush) -> None:
    words = "Five national games of twenty-one"
    natural = brush.measure(words, size=20)[0]
    pixels, same = brush.fit(words, natural - 20, size=20)
    assert (12 <= pixels < 20, same) == (True, words)
    pixels, cut = brush.fit(words, 60, size=20)
    assert pixels == 12
    assert cut.endswith("…")
    assert brush.assets.font(Face.TEXT, pixels).size(cut)[0] <= 60


def test_a_paragraph_breaks_between_words_and_too_long_words_inside(brush: Brush) -> None:
    lines = brush.wrap("The banker lays 40.\nDonaudampfschifffahrtsgesellschaft", 120)
    assert len(lines) > 3
    assert all(brush.measure(line)[0] <= 120 for line in lines)
    assert lines[0] == "The banker lays"


def test_every_picture_of_every_widget_stays_inside_the_window_it_is_given(brush: Brush) -> None:
    surface = pygame.Surface((400, 200), pygame.SRCALPHA)
    for reason in ("", "needs 15: you have 12"):
        button = Button("a", "Tétet emelek mindenképpen", nothing, key="Enter", second="1 to 30 more", reason=reason)
        button.rect = pygame.Rect(100, 50, 150, 50)
        for look in (Look(), Look(hovered=True), Look(hovered=True, pressed=True)):
            surface.fill((0, 0, 0, 0))
            button.draw(brush, surface, look)
            assert pygame.Rect(84, 42, 182, 82).contains(surface.get_bounding_rect())


def choice(values: list[int], *, reason: str = "") -> Choice[int]:
    return Choice("c", [(0, "open"), (1, "hidden"), (2, "as he likes")], 0, values.append, reason=reason)


def test_a_choice_is_made_by_click_arrows_and_enter(brush: Brush) -> None:
    values: list[int] = []
    made = choice(values)
    made.place_at(pygame.Rect(0, 0, 400, 32), brush)
    assert made.rect.right == 400
    assert made.rect.width == made.width(brush)
    made.pointer(Pointer(PointerKind.DOWN, made.rect.right - 10, 10, button=1))
    assert not made.command(Command(Verb.RIGHT)), "already the last: the arrow goes on to the next widget"
    made.command(Command(Verb.LEFT))
    made.press()
    made.press()
    assert values == [2, 1, 2, 0]


def test_a_choice_too_narrow_for_its_values_shows_one_between_arrows(brush: Brush) -> None:
    values: list[int] = []
    made = choice(values)
    made.place_at(pygame.Rect(0, 0, 120, 32), brush)
    assert made.rect.width <= 120
    made.pointer(Pointer(PointerKind.DOWN, made.rect.right - 5, 10, button=1))
    made.pointer(Pointer(PointerKind.DOWN, made.rect.left + 5, 10, button=1))
    assert values == [1, 0]


def test_a_choice_with_a_reason_cannot_be_changed(brush: Brush) -> None:
    values: list[int] = []
    made = choice(values, reason="fixed in this game")
    made.place_at(pygame.Rect(0, 0, 400, 32), brush)
    made.press()
    assert values == []
    assert made.header == "fixed in this game"


def stepper(values: list[int], value: int = 10) -> Stepper:
    made = Stepper("s", value, 1, 38, values.append)
    made.rect = pygame.Rect(0, 0, 100, 34)
    return made


def test_a_held_stepper_repeats_after_400_ms_and_then_every_60_ms() -> None:
    values: list[int] = []
    made = stepper(values)
    ring = FocusRing()
    ring.set([made])
    ring.handle(Pointer(PointerKind.DOWN, 95, 10, button=1))
    assert values == [11]
    assert ring.wake_ms == 400
    assert not ring.update(399)
    assert ring.update(1)
    assert ring.update(60)
    assert ring.update(120)
    assert values == [11, 12, 13, 14, 15]
    ring.handle(Pointer(PointerKind.UP, 95, 10, button=1))
    assert not ring.update(10_000)
    assert ring.wake_ms is None


def test_a_stepper_stays_between_its_limits() -> None:
    values: list[int] = []
    made = stepper(values, 36)
    for command in (Command(Verb.PAGE_UP), Command(Verb.RIGHT), Command(Verb.HOME), Command(Verb.LEFT, shift=True)):
        assert made.command(command)
    made.pointer(Pointer(PointerKind.WHEEL, 50, 10, steps=2))
    assert values == [38, 1, 3]
    assert not made.command(Command(Verb.UP)), "up and down move the focus unless the stepper is vertical"


def test_text_is_written_corrected_and_taken_back() -> None:
    values: list[str] = []
    field = TextField("name", "Ilona", values.append, max_length=8)
    ring = FocusRing()
    ring.set([Button("other", "Other", nothing, key="H"), field], focus="name")
    assert ring.typing
    ring.handle(Command(Verb.LETTER, letter="H"))
    ring.handle(Typed("h\n"))
    ring.handle(Command(Verb.HOME))
    ring.handle(Typed("Ő"))
    assert field.value == "ŐIlonah"
    ring.handle(Typed("nyolc"))
    assert field.value == "ŐnIlonah", "no longer than allowed"
    ring.handle(Command(Verb.BACK))
    assert field.value == "Ilona"
    assert values == ["Ilonah", "ŐIlonah", "ŐnIlonah", "Ilona"], "every letter is told, and taking them back"
    ring.handle(Command(Verb.BACKSPACE))
    ring.handle(Command(Verb.NEXT))
    assert values[4:] == ["Ilon"]
    assert not ring.typing


@pytest.mark.parametrize("face", Face)
def test_words_stand_apart_in_every_face(brush: Brush, face: Face) -> None:
    """Those of the titles have so narrow spaces that "of this" would look like one word."""
    for size in (16, 24, 40):
        apart = brush.measure("of this", size=size, face=face)[0] - brush.measure("ofthis", size=size, face=face)[0]
        assert 0.18 * size <= apart <= 0.4 * size
        drawn = brush.text(pygame.Surface((400, 80)), "of this", (10, 40), size=size, face=face)
        assert drawn.width == brush.measure("of this", size=size, face=face)[0]


def test_of_a_text_too_long_for_its_field_what_is_written_now_is_to_be_seen(brush: Brush) -> None:
    field = TextField("name", "I" * 60 + "W" * 30, lambda name: None, max_length=90)
    field.place_at(pygame.Rect(20, 20, 150, 36), brush)
    ends = []
    for verb, letter in ((Verb.END, "W"), (Verb.HOME, "I")):
        field.command(Command(verb))
        surface = pygame.Surface((200, 80))
        field.draw(brush, surface, Look(focused=True))
        inside = field.rect.inflate(-brush.px(30), -brush.px(16))
        alike = TextField("name", letter * 90, lambda name: None, max_length=90)
        alike.place_at(field.rect, brush)
        alike.command(Command(verb))
        other = pygame.Surface((200, 80))
        alike.draw(brush, other, Look(focused=True))
        ends.append(pygame.image.tobytes(surface.subsurface(inside), "RGB"))
        assert ends[-1] == pygame.image.tobytes(other.subsurface(inside), "RGB")
    assert ends[0] != ends[1]


@pytest.mark.usefixtures("brush")
def test_all_of_a_text_is_marked_replaced_copied_and_brought_back() -> None:
    field = TextField("name", "Ilona", lambda name: None, max_length=8)
    field.command(Command(Verb.MARK_ALL))
    field.command(Command(Verb.COPY))
    field.typed("Őze", composing=False)
    assert field.value == "Őze"
    field.command(Command(Verb.PASTE))
    assert field.value == "ŐzeIlona"
    field.command(Command(Verb.MARK_ALL))
    field.command(Command(Verb.CUT))
    assert field.value == ""
    field.command(Command(Verb.PASTE))
    assert field.value == "ŐzeIlona"
    field.command(Command(Verb.MARK_ALL))
    field.command(Command(Verb.LEFT))
    field.typed("x", composing=False)
    assert field.value == "ŐzeIlona", "nothing is marked any more, and it is as long as it may be"
    field.command(Command(Verb.MARK_ALL))
    field.command(Command(Verb.BACKSPACE))
    assert field.value == ""


def test_keys_belong_to_the_input_method_while_it_composes() -> None:
    field = TextField("name", "", lambda name: None)
    field.typed("ni", composing=True)
    assert field.command(Command(Verb.PRESS))
    field.typed("你", composing=False)
    assert field.value == "你"
    assert not field.command(Command(Verb.PRESS))


def test_a_missing_picture_is_said_in_a_sentence(brush: Brush) -> None:
    with pytest.raises(AssetError, match=r"icons/no-such.svg.*Installing the game again"):
        brush.assets.svg("icons/no-such.svg", (10, 10))


def test_the_cache_drops_the_longest_unused_picture() -> None:
    cache = SurfaceCache(limit=2 * 10 * 10 * 4)
    made: list[str] = []

    def picture(name: str) -> pygame.Surface:
        def make() -> pygame.Surface:
            made.append(name)
            return pygame.Surface((10, 10))

        return cache.get(name, make)

    for name in ("a", "b", "a", "c", "a", "b"):
        picture(name)
    assert made == ["a", "b", "c", "b"]
    assert cache.bytes == 2 * 10 * 10 * 4


def test_no_ring_on_a_grey_button_while_nothing_is_asked_for(brush: Brush) -> None:
    ring = FocusRing()
    grey = Button("stand", "Stand", lambda: None, reason="not now")
    grey.place_at(pygame.Rect(100, 100, 160, 50), brush)
    ring.set([grey])
    ring.visible = True
    pictures = {}
    for ring.rests in (False, True):
        surface = pygame.Surface((400, 300))
        ring.draw(surface, brush)
        pictures[ring.rests] = pygame.image.tobytes(surface, "RGB")
    ring.visible = ring.rests = False
    bare = pygame.Surface((400, 300))
    ring.draw(bare, brush)
    assert pictures[True] == pygame.image.tobytes(bare, "RGB")
    assert pictures[False] != pictures[True]


@pytest.mark.parametrize("unit", [0.7, 0.83, 1.0, 1.25, 1.67, 3.0])
def test_a_gauge_on_a_button_keeps_off_the_letters_above_it(unit: float) -> None:
    pygame.display.init()
    brush = Brush(Assets(), unit)
    pictures, rooms = [], []
    face = pygame.Rect(0, 0, brush.px(190), brush.px(50))
    for label in ("Genug", ""):
        button = Button("stand", label, nothing)
        button.second_lines = False
        button.gauge = lambda _brush, _surface, room: rooms.append(room.inflate(brush.px(8), brush.px(5)))
        surface = pygame.Surface((brush.px(190), brush.px(60)))
        button.place_at(face, brush)
        button.paint(brush, surface, face, Look())
        pictures.append(surface)
    within = [pygame.image.tobytes(picture.subsurface(rooms[0]), "RGB") for picture in pictures]
    assert within[0] == within[1]
    assert face.contains(rooms[0])
