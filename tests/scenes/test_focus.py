from __future__ import annotations

import pygame
import pytest

from scenes.ui import (
    Button,
    Command,
    Device,
    FocusRing,
    Pointer,
    PointerKind,
    Pressable,
    ScrollArea,
    Stepper,
    TextField,
    Verb,
    Widget,
)


def button(
    name: str, x: int, y: int, *, pressed: list[str] | None = None, key: str = "", reason: str = ""
) -> Pressable:
    made = Pressable(name, lambda: (pressed if pressed is not None else []).append(name), key=key, reason=reason)
    made.rect = pygame.Rect(x, y, 80, 40)
    return made


def grid() -> list[Widget]:
    """Two rows of three: a b c, d e f."""
    return [button("abcdef"[row * 3 + column], column * 100, row * 60) for row in range(2) for column in range(3)]


def focused(ring: FocusRing) -> str:
    assert ring.focused is not None
    return ring.focused.name


def click(ring: FocusRing, x: int, y: int) -> None:
    ring.handle(Pointer(PointerKind.MOVE, x, y))
    ring.handle(Pointer(PointerKind.DOWN, x, y, button=1))
    ring.handle(Pointer(PointerKind.UP, x, y, button=1))


def test_tab_goes_round_in_reading_order_and_back() -> None:
    ring = FocusRing()
    ring.set(grid())
    seen = []
    for _turn in range(7):
        seen.append(focused(ring))
        ring.handle(Command(Verb.NEXT))
    assert seen == list("abcdefa")
    ring.handle(Command(Verb.PREVIOUS))
    assert focused(ring) == "a"


@pytest.mark.parametrize(("verb", "reached"), [(Verb.RIGHT, "c"), (Verb.LEFT, "a"), (Verb.DOWN, "e"), (Verb.UP, "a")])
def test_arrows_go_to_the_nearest_centre_in_their_direction_else_to_the_next_in_order(verb: Verb, reached: str) -> None:
    ring = FocusRing()
    ring.set(grid(), focus="b")
    ring.handle(Command(verb))
    assert focused(ring) == reached


def test_the_focus_stays_on_the_same_name_when_the_widgets_are_made_anew() -> None:
    ring = FocusRing()
    ring.set(grid(), focus="e")
    ring.set(grid())
    assert focused(ring) == "e"
    ring.set(grid()[:2])
    assert focused(ring) == "a"


def test_two_widgets_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="same name"):
        FocusRing().set([button("a", 0, 0), button("a", 0, 50)])


def test_the_ring_shows_after_a_key_and_hides_when_the_pointer_moves() -> None:
    ring = FocusRing()
    ring.set(grid())
    shown = []
    for event in (Pointer(PointerKind.MOVE, 400, 400), Command(Verb.NEXT), Pointer(PointerKind.MOVE, 500, 500)):
        ring.handle(event)
        shown.append(ring.visible)
    assert shown == [False, True, False]
    assert ring.handle(Pointer(PointerKind.MOVE, 10, 10)), "hovering over something"
    assert not ring.handle(Pointer(PointerKind.MOVE, 11, 10)), "nothing new under the pointer: nothing to draw"


def test_enter_space_click_and_shortcut_press() -> None:
    pressed: list[str] = []
    ring = FocusRing()
    ring.set([button("a", 0, 0, pressed=pressed), button("b", 100, 0, pressed=pressed, key="H")])
    ring.handle(Command(Verb.PRESS, device=Device.PAD))
    ring.handle(Command(Verb.SPACE))
    ring.handle(Command(Verb.LETTER, letter="H"))
    click(ring, 10, 10)
    assert pressed == ["a", "a", "b", "a"]


def test_a_key_of_its_own_presses_a_button_and_leaves_the_focus_where_it_was() -> None:
    pressed: list[str] = []
    ring = FocusRing()
    ring.set([button("a", 0, 0, pressed=pressed), button("b", 100, 0, pressed=pressed, key="H")])
    ring.handle(Command(Verb.LETTER, letter="H"))
    ring.handle(Command(Verb.PRESS))
    assert pressed == ["b", "a"]


def test_held_keys_press_only_once() -> None:
    pressed: list[str] = []
    ring = FocusRing()
    ring.set([button("a", 0, 0, pressed=pressed, key="H")])
    for command in (Command(Verb.PRESS, repeat=True), Command(Verb.LETTER, letter="H", repeat=True)):
        ring.handle(command)
    assert pressed == []


def test_space_is_free_where_it_settles_the_animation() -> None:
    pressed: list[str] = []
    ring = FocusRing()
    ring.space_presses = False
    ring.set([button("a", 0, 0, pressed=pressed)])
    ring.handle(Command(Verb.NEXT))
    assert not ring.handle(Command(Verb.SPACE))
    assert pressed == []


def test_with_the_ring_hidden_enter_means_the_enter_button() -> None:
    pressed: list[str] = []
    ring = FocusRing()
    ring.set([button("quit", 0, 0, pressed=pressed), button("sit", 100, 0, pressed=pressed, key="Enter")])
    ring.handle(Pointer(PointerKind.MOVE, 300, 300))
    ring.handle(Command(Verb.PRESS))
    assert pressed == ["sit"]


def test_with_nothing_lit_enter_lights_what_has_the_focus_and_presses_nothing() -> None:
    pressed: list[str] = []
    ring = FocusRing()
    ring.set([button("quit", 0, 0, pressed=pressed), button("rules", 100, 0, pressed=pressed, key="R")])
    ring.handle(Pointer(PointerKind.MOVE, 300, 300))
    assert ring.on_enter is None
    ring.handle(Command(Verb.PRESS))
    assert (ring.visible, pressed) == (True, [])
    ring.handle(Command(Verb.PRESS))
    assert pressed == ["quit"]


def test_a_click_released_elsewhere_does_not_press() -> None:
    pressed: list[str] = []
    ring = FocusRing()
    ring.set([button("a", 0, 0, pressed=pressed)])
    ring.handle(Pointer(PointerKind.DOWN, 10, 10, button=1))
    ring.handle(Pointer(PointerKind.MOVE, 300, 300))
    ring.handle(Pointer(PointerKind.UP, 300, 300, button=1))
    assert pressed == []


def test_a_greyed_button_takes_the_focus_but_does_nothing() -> None:
    pressed: list[str] = []
    ring = FocusRing()
    ring.set([button("a", 0, 0), button("b", 100, 0, pressed=pressed, key="S", reason="needs 15: you have 12")])
    ring.handle(Command(Verb.LETTER, letter="S"))
    click(ring, 110, 10)
    assert focused(ring) == "b"
    assert pressed == []


def test_focus_scrolls_its_widget_into_view() -> None:
    area = ScrollArea("area")
    area.rect = pygame.Rect(0, 0, 200, 100)
    area.content_height = 400
    rows = [button(f"row{number}", 0, number * 50) for number in range(8)]
    for row in rows:
        row.area = area
    ring = FocusRing()
    ring.set([area, *rows])
    for _turn in range(7):
        ring.handle(Command(Verb.DOWN))
    assert focused(ring) == "row7"
    assert area.rect.contains(rows[7].shown)
    assert not rows[0].contains((10, -200)), "scrolled out of the area: not to be clicked"
    ring.handle(Pointer(PointerKind.WHEEL, 10, 10, steps=20))
    assert area.offset == 0


@pytest.mark.parametrize("shown", [False, True])
@pytest.mark.parametrize("focus", ["a", "written", "field", "stepper", "sit", "grey"])
def test_the_cap_of_enter_is_on_what_enter_presses(focus: str, shown: bool) -> None:
    pressed: list[str] = []
    written = TextField("written", "x", lambda _text: pressed.append("written"))
    grey = Button("grey", "Grey", lambda: pressed.append("grey"), reason="not now")
    ring = FocusRing()
    ring.set(
        [
            button("a", 0, 0, pressed=pressed),
            written,
            TextField("field", "x", lambda _text: pressed.append("field")),
            Stepper("stepper", 1, 0, 9, lambda _value: pressed.append("stepper")),
            grey,
            button("sit", 100, 0, pressed=pressed, key="Enter"),
        ],
        focus=focus,
    )
    written.typed("y", composing=False)
    pressed.clear()
    ring.visible = shown
    marked = ring.on_enter
    assert marked is not None
    assert ring.look(ring.widget("sit")).enter == (marked.name == "sit")
    ring.handle(Command(Verb.PRESS))
    assert pressed == ([] if marked in (grey, written) else [marked.name])
    assert written.answers_enter == (marked is not written), "Enter ends writing"
