"""What the set-up screen says: about seats, about rules that one should know, and about what is wrong."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.people.characters import CHARACTERS, TEMPER_NAMES
from game.engine.variants import GAMES, OptionValue
from scenes import theme
from scenes.setup.scene import SetupScreen
from scenes.ui import Brush

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
