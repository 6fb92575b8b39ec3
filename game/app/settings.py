"""How the program is set: one frozen record, kept as JSON, every value checked before it is believed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal, get_args

from game.app.paths import Paths
from game.app.storage import FileTrouble, keep_record, load, parse_record
from game.app.text import gettext as _

FORMAT = 1
MOST_NAMES = 10
LONGEST_NAME = 24

Speed = Literal["relaxed", "normal", "brisk", "off"]
ResultStays = Literal[0, 4, 8]


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings. Change them with :func:`dataclasses.replace`; what the screens offer is in :data:`CHOICES`."""

    language: str = ""
    """A code, or "" for the system's language."""
    speed: Speed = "normal"
    result_stays: ResultStays = 8
    """Seconds; 0: until a key."""
    click_twice: bool = False
    """A button acts on the second click only."""
    coach: bool = False
    """Tells a person who plays alone what every move is worth."""
    table_talk: bool = True
    """Opponents say a word now and then."""
    ui_scale: int = 100
    """Per cent, 75 to 200."""
    full_screen: bool = False
    window: tuple[int, int] = (1280, 720)
    """Size of the window when it is not full screen, in pixels."""
    four_colour: bool = False
    german_index: bool = True
    """A small corner index on German-suited cards."""
    german_suits: bool = True
    """Siebzehn und Vier with the German-suited pack."""
    reduced_motion: bool = False
    volume: int = 80
    """Per cent."""
    mute: bool = False
    room_tone: bool = False
    """The quiet sound of the room around a table."""
    names: tuple[str, ...] = ()
    """Of people, as last used at set-up."""
    last_game: str = ""


CHOICES: Mapping[str, tuple[object, ...]] = {
    "speed": get_args(Speed),
    "result_stays": (0, 8, 4),
    "ui_scale": (75, 100, 125, 150, 175, 200),
    "volume": (0, 20, 40, 60, 80, 100),
    **{field.name: (False, True) for field in fields(Settings) if field.type == "bool"},
}
"""The values that a setting is offered with, in the order of the screen."""


def load_settings(paths: Paths) -> tuple[Settings, str]:
    """The settings kept, else the last good ones, else the defaults; and a sentence if something was wrong."""
    loaded = load(paths.settings, parse_settings)
    if loaded.value is not None:
        return loaded.value, loaded.message
    if not loaded.message:
        return Settings(), ""
    return Settings(), loaded.message + " " + _("The settings start afresh.")


def save_settings(paths: Paths, settings: Settings) -> bool:
    """Keeps the settings; False when that is not possible."""
    return keep_record(paths, paths.settings, {"format": FORMAT, **asdict(settings)})


def parse_settings(text: str) -> Settings:
    """The settings in a JSON text; :class:`FileTrouble` says what is wrong with it. A missing key has its default."""
    data = parse_record(text, FORMAT)
    values: dict[str, Any] = {}
    for name, check in _CHECKS.items():
        if name not in data:
            continue
        if not check(data[name]):
            raise FileTrouble(_("has a wrong value for {name}").format(name=name))
        values[name] = tuple(data[name]) if isinstance(data[name], list) else data[name]
    return Settings(**values)


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_short_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_NAME


def _between(low: int, high: int) -> Callable[[object], bool]:
    return lambda value: type(value) is int and low <= value <= high


def _one_of(name: str) -> Callable[[object], bool]:
    return lambda value: any(type(value) is type(choice) and value == choice for choice in CHOICES[name])


def _is_window(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(_between(320, 16384)(side) for side in value)


def _is_names(value: object) -> bool:
    return isinstance(value, list) and len(value) <= MOST_NAMES and all(_is_short_text(name) for name in value)


_CHECKS: Mapping[str, Callable[[object], bool]] = {
    **{field.name: _is_bool for field in fields(Settings) if field.type == "bool"},
    "language": _is_short_text,
    "speed": _one_of("speed"),
    "result_stays": _one_of("result_stays"),
    "ui_scale": _between(75, 200),
    "window": _is_window,
    "volume": _between(0, 100),
    "names": _is_names,
    "last_game": _is_short_text,
}
