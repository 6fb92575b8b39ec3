"""What stands beside the settings: four cards, two buttons and a sentence as they look now; and the page of keys."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.settings import CHOICES
from game.app.text import gettext as _
from scenes import theme
from scenes.context import Context
from scenes.settings.pages import KEYS, Row
from scenes.theme import Face, Tone
from scenes.ui import Brush, Button, Look, level

_FRENCH = ("9S", "9H", "9D", "9C")
_GERMAN = ("QS", "7H", "KD", "10C")
SOUNDS = ("volume", "mute", "room_tone")
"""The settings that are heard and not seen."""

_KEY_ROW = 42  # dp


def paint_sample(context: Context, surface: Surface, room: Rect, row: Row) -> None:
    """Cards and buttons of the size and kind that are set now, and what the setting that has the focus does."""
    brush = context.brush
    if row.field in SOUNDS:
        y = _paint_loudness(context, surface, room)
        text = Rect(room.x, y + brush.px(20), room.width, max(0, room.bottom - y - brush.px(20)))
        brush.paragraph(surface, _(row.told), text, size=16)
        return
    y = _paint_cards(context, surface, room, german=row.field in ("german_index", "german_suits"))
    text = Rect(room.x, y + brush.px(16), room.width, max(brush.line_height(size=16), room.bottom - y - brush.px(100)))
    y = text.y + brush.paragraph(surface, _(row.told), text, size=16) + brush.px(18)
    gap = brush.px(12)
    height = brush.px(52)
    if y + height > room.bottom:
        return
    card = Button("card", _("Card"), lambda: None, tone=Tone.LEAF, key="H", second=_("a card, face up"))
    stand = Button("stand", _("Stand"), lambda: None, key="S", reason=_("needs 15"))
    each = min((room.width - gap) // 2, brush.px(190))
    for place, button in enumerate((card, stand)):
        button.place_at(Rect(room.x + place * (each + gap), y, each, height), brush)
    level((card, stand), brush)
    for button in (card, stand):
        button.draw(brush, surface, Look())


def _paint_loudness(context: Context, surface: Surface, room: Rect) -> int:
    """Draw a loudspeaker and a rising row of bars, lit up to the volume; returns the y below them."""
    brush, settings = context.brush, context.settings
    silent = settings.mute or not settings.volume
    height = brush.px(96)
    base = room.y + brush.px(6) + height
    side = brush.px(52)
    icon = context.assets.svg("icons/mute.svg" if silent else "icons/sound.svg", (side, side))
    surface.blit(icon, (room.x + brush.px(4), base - (height + side) // 2))
    steps = [volume for volume in CHOICES["volume"] if isinstance(volume, int) and volume]
    left, gap = room.x + side + brush.px(24), brush.px(10)
    width = min(brush.px(34), (room.right - left - gap * (len(steps) - 1)) // len(steps))
    for place, volume in enumerate(steps):
        tall = height * (place + 2) // (len(steps) + 1)
        lit = theme.OFF if silent else theme.OCHRE
        bar = Rect(left + place * (width + gap), base - tall, width, tall)
        brush.box(surface, bar, lit if settings.volume >= volume else theme.FIELD, edge=theme.PANEL_EDGE, radius=5)
    return base


def _paint_cards(context: Context, surface: Surface, room: Rect, *, german: bool) -> int:
    """Draw the four cards along the top of the room; returns the y below them."""
    brush, settings = context.brush, context.settings
    gap = brush.px(12)
    fitting = min((room.width - 3 * gap) // 4, room.height * 4 // 15)
    width = max(24, min(fitting, brush.px(88))) // 2 * 2
    if german and not settings.german_suits:
        german = False
    for place, code in enumerate(_GERMAN if german else _FRENCH):
        card = context.assets.card(
            "german" if german else "french",
            code,
            width,
            language="de" if german else "en",
            four_colour=settings.four_colour,
            index=settings.german_index,
        )
        at = Rect(room.x + place * (width + gap), room.y + brush.px(6), *card.get_size())
        brush.shadow(surface, at, radius=5, blur=4, alpha=110)
        surface.blit(card, at)
    return room.y + brush.px(6) + width * 3 // 2


def keys_height(brush: Brush, width: int) -> int:
    """Pixels the page of keys needs."""
    del width
    return len(KEYS) * brush.px(_KEY_ROW)


def paint_keys(brush: Brush, surface: Surface, room: Rect) -> None:
    """Key caps at the left, what they do at the right."""
    left = brush.px(196)
    for place, (caps, told) in enumerate(KEYS):
        y = room.y + place * brush.px(_KEY_ROW) + brush.px(_KEY_ROW) // 2
        x = room.x
        for cap in caps:
            if cap == "…":
                brush.text(surface, cap, (x, y), size=15)
                x += brush.px(18)
                continue
            brush.key_cap(surface, (x, y), cap, theme.NIGHT)
            x += brush.key_cap_width(cap) + brush.px(5)
        brush.text(surface, _(told), (room.x + left, y), size=16, face=Face.TEXT, width=room.width - left)
        if place:
            brush.line(surface, room.x, room.right, y - brush.px(_KEY_ROW) // 2, theme.ROW_EDGE)
