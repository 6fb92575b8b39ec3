"""A few widgets, one focus model, and input as small values."""

from scenes.ui.brush import Brush
from scenes.ui.buttons import Button, Pressable, level
from scenes.ui.choice import Choice
from scenes.ui.focus import FocusRing
from scenes.ui.input import Command, Device, Input, Pointer, PointerKind, Typed, Verb
from scenes.ui.small_buttons import IconButton, PaperButton, Pill, PlainButton
from scenes.ui.stepper import Stepper
from scenes.ui.text_field import TextField
from scenes.ui.widget import Look, ScrollArea, Widget

__all__ = [
    "Brush",
    "Button",
    "Choice",
    "Command",
    "Device",
    "FocusRing",
    "IconButton",
    "Input",
    "Look",
    "PaperButton",
    "Pill",
    "PlainButton",
    "Pointer",
    "PointerKind",
    "Pressable",
    "ScrollArea",
    "Stepper",
    "TextField",
    "Typed",
    "Verb",
    "Widget",
    "level",
]
