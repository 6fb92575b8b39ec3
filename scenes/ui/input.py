"""What people do, as small values: scenes see commands and pointers, never key codes or pad buttons."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple


class Device(Enum):
    """What was used last; captions and prompts follow it."""

    KEYBOARD = auto()
    POINTER = auto()
    PAD = auto()


class Verb(Enum):
    """What a key or pad button asks for."""

    NEXT = auto()
    PREVIOUS = auto()
    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    PRESS = auto()  # Enter, A
    BACK = auto()  # Escape, Menu
    CANCEL = auto()  # B
    SPACE = auto()
    SPACE_UP = auto()
    PEEK = auto()  # left trigger
    PEEK_UP = auto()
    LETTER = auto()
    PLACE = auto()  # a number key, by its place on the keyboard
    RULES = auto()
    LOG = auto()
    COACH = auto()
    TAB_LEFT = auto()
    TAB_RIGHT = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    HOME = auto()
    END = auto()
    BACKSPACE = auto()
    DELETE = auto()
    MARK_ALL = auto()  # Ctrl+A, on a Mac with the command key, as the next three
    COPY = auto()
    CUT = auto()
    PASTE = auto()


class Command(NamedTuple):
    """A key or pad button. ``letter`` is the key cap in upper case, ``place`` the number key 1 to 9."""

    verb: Verb
    letter: str = ""
    place: int = 0
    shift: bool = False
    repeat: bool = False
    device: Device = Device.KEYBOARD
    tab_step: int = 0
    """−1 or +1 for the keys in the places of Q and E and for the pad's shoulder buttons."""

    @property
    def goes_back(self) -> bool:
        """Asks for one step back in a menu."""
        return self.verb in (Verb.BACK, Verb.CANCEL)


class PointerKind(Enum):
    """What the pointer did."""

    MOVE = auto()
    DOWN = auto()
    UP = auto()
    WHEEL = auto()
    LEAVE = auto()


class Pointer(NamedTuple):
    """The mouse or a finger at ``x``, ``y`` pixels. ``button`` 1 left, 2 middle, 3 right; wheel ``steps``, up is +."""

    kind: PointerKind
    x: int
    y: int
    button: int = 0
    steps: int = 0
    shift: bool = False

    @property
    def at(self) -> tuple[int, int]:
        return self.x, self.y


class Typed(NamedTuple):
    """Text from the keyboard or an input method, ready to be inserted; ``composing`` is not yet final."""

    text: str
    composing: bool = False


Input = Command | Pointer | Typed
