"""What the set-up screen says: about seats, about rules that one should know, and about what is wrong."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.people.characters import CHARACTERS, TEMPER_NAMES
from game.app.sitting import HIGHEST_DEAL_NUMBER, deal_number_text
from game.engine.variants import GAMES, OptionValue
from scenes import theme
from scenes.setup.scene import SetupScreen
from scenes.theme import Face
from scenes.ui import Brush, Command, Input, Pointer, PointerKind, Typed, Verb

from .gallery import make_context


class Noted:
    """What is drawn: texts, and notices with their looks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: list[str] = []
        self.notices: list[tuple[str, theme.NoticeLook]] = []
        text, notice = Brush.text, Brush.notice

        def noted_text(brush: Brush, surface: pygame.Surface, string: str, *how: object, **also: object) -> pygame.Rect:
            self.texts.append(string)
            return text(brush, surface, string, *how, **also)  # type: ignore[arg-type]

        def noted_notice(
            brush: Brush, surface: pygame.Surface, rect: pygame.Rect, string: str, look: theme.NoticeLook
        ) -> None:
            self.notices.append((string, look))
            notice(brush, surface, rect, string, look)

        monkeypatch.setattr(Brush, "text", noted_text)
        monkeypatch.setattr(Brush, "notice", noted_notice)


def shown(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, *, name: str = "Guest", **options: OptionValue
) -> Noted:
    """What is to be seen of a table with these house rules, ``name`` on its first seat."""
    context = make_context(folder)
    screen = SetupScreen(context, game)
    for option, value in options.items():
        screen._choices = screen._choices.with_option(option, value)
    screen._choices = screen._choices.with_seat(0, name=name)
    context.stack.push(screen)
    noted = Noted(monkeypatch)
    screen.draw(pygame.Surface(context.scale.size))
    return noted


@pytest.mark.parametrize("game", GAMES)
def test_nothing_warns_of_the_usual_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    assert not shown(tmp_path, monkeypatch, game).notices


def test_what_a_changed_rule_brings_is_information_and_what_is_wrong_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [(told, look)] = shown(tmp_path, monkeypatch, "tjugoett", bets_within_bank=True).notices
    assert told.startswith("The bank covers all bets")
    assert look is theme.INFORMATION
    [(told, look)] = shown(tmp_path, monkeypatch, "tjugoett", bets_within_bank=True, name="").notices
    assert told == "Seat 1 needs a name."
    assert look is theme.WARNING


def test_where_only_people_sit_nobody_is_drawn_by_lot_and_the_headline_says_more_than_a_button(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = make_context(tmp_path)
    screen = SetupScreen(context, "huszonegy")
    context.stack.push(screen)
    noted, surface = Noted(monkeypatch), pygame.Surface(context.scale.size)
    screen.draw(surface)
    assert noted.texts.count("Sit down") == 1
    assert screen.ring.widget("surprise").enabled
    for place in range(1, 5):
        screen._rebuild(screen._choices.with_person(place, True))
    assert not screen.ring.widget("surprise").enabled
    screen.ring.focus("surprise")
    screen.draw(surface)
    assert "Surprise me: no computer player sits here" in noted.texts


@pytest.mark.parametrize(("size", "ui_scale"), [((1280, 720), 100), ((1024, 600), 100), ((1024, 768), 75)])
def test_seats_are_added_by_clicks_on_one_place_and_the_last_one_is_to_be_seen(
    tmp_path: Path, size: tuple[int, int], ui_scale: int
) -> None:
    context = make_context(tmp_path, size, ui_scale)
    screen = SetupScreen(context, "tjueett")
    context.stack.push(screen)
    x, y = screen.ring.widget("add").shown.center
    for seats in range(6, 11):
        for kind in (PointerKind.MOVE, PointerKind.DOWN, PointerKind.UP):
            screen.handle(Pointer(kind, x, y, button=1))
        assert len(screen._choices.seats) == seats
        newest = screen.ring.widget(f"seat{seats - 1}.kind")
        assert newest.area is not None
        assert newest.area.rect.contains(newest.shown)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_five_seats_are_all_there_with_tempers_and_crown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int]
) -> None:
    context = make_context(tmp_path, size)
    screen = SetupScreen(context, game)
    context.stack.push(screen)
    assert not screen._seats.area.longest
    noted = Noted(monkeypatch)
    screen.draw(pygame.Surface(size))
    words = " ".join(noted.texts)
    for seat in screen._choices.seats[1:]:
        assert TEMPER_NAMES[CHARACTERS[seat.character].temper] in words
    assert "is crowned." in words


@pytest.mark.parametrize(("size", "ui_scale"), [((1280, 720), 100), ((1024, 600), 100), ((1280, 720), 200)])
def test_a_name_that_will_not_do_is_said_while_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], ui_scale: int
) -> None:
    context = make_context(tmp_path, size, ui_scale)
    screen = SetupScreen(context, "tjugoett")
    context.stack.push(screen)
    screen.ring.focus("seat0.name")
    noted, surface = Noted(monkeypatch), pygame.Surface(size)
    neighbour = screen._choices.seats[1].name
    said = []
    deleted: list[Input] = [Command(Verb.BACKSPACE)] * 5
    for write in [*deleted, Typed(neighbour), Typed("x"), Command(Verb.BACK)]:
        screen.handle(write)
        noted.notices.clear()
        screen.draw(surface)
        said.append(list(noted.notices))
        field = screen.ring.widget("seat0.name")
        assert field.area is not None
        assert field.area.rect.contains(field.shown), "the warning takes its room from elsewhere"
    assert said[3] == said[6] == said[7] == []
    assert said[4] == [("Seat 1 needs a name.", theme.WARNING)]
    assert said[5] == [(f"Two seats are called {neighbour}: give one of them another name.", theme.WARNING)]
    assert screen._choices.seats[0].name == "Guest"


@pytest.mark.parametrize(
    ("size", "ui_scale"), [((1280, 720), 100), ((1024, 600), 100), ((1920, 1080), 100), ((1280, 720), 150)]
)
def test_all_of_a_long_deal_number_is_to_be_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], ui_scale: int
) -> None:
    context = make_context(tmp_path, size, ui_scale)
    screen = SetupScreen(context, "siebzehn_und_vier")
    context.stack.push(screen)
    screen.turn_to(1)
    screen.ring.focus("deal")
    number = deal_number_text(HIGHEST_DEAL_NUMBER - 7)
    screen.handle(Typed(number))
    screen.ring.focus("back")
    cut = []
    fit = Brush._fit

    def noted_fit(brush: Brush, string: str, width: int, pixels: int, face: Face) -> tuple[int, str]:
        fitted = fit(brush, string, width, pixels, face)
        cut.append((string, fitted[1]))
        return fitted

    monkeypatch.setattr(Brush, "_fit", noted_fit)
    screen.draw(pygame.Surface(size))
    assert (number, number) in cut
