"""The table itself: cloth, rails with folk borders, betting oval and corner rosettes, at any window size.

Everything comes from the pieces in ``assets/tables/<game>``: ``table.toml`` holds the colours, ``unit.svg`` one repeat
of the border, ``joint.svg`` the bud that hides where two repeats meet, ``corner.svg`` the upper left corner,
``quarter.svg`` the rosette in the upper left corner of the cloth and ``mark.svg`` the sign along the betting oval.

Drawing a whole table takes tens of milliseconds: callers keep the surface until the window changes.
"""

from __future__ import annotations

import itertools
import math
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pygame

from scenes.cloth_pieces import TABLES, enlarge, fitted, frame, line, mixed, paint, piece, rasterised, rim, rounded
from scenes.steps import Steps, all_of

# A rail this much thicker than the thinnest one carries the action bar and stays plain.
PLAIN_FROM = 1.6
# Gradients and soft shade are drawn this many pixels wide and scaled up: nobody sees it, and it is ten times faster.
SOFT_WIDTH = 480
CLOTH_RADIUS = 20.0  # pixels at scale 1
QUARTER = 128.0  # side of a corner rosette, pixels at scale 1

# The title belongs to no game: dark wood, lit in the middle, with brass lines.
PLAIN = ("#35251D", "#271B17", "#170F0E")
PLAIN_LINE = "#A9803A"


@dataclass(frozen=True, slots=True)
class Rails:
    """Thickness of the four rails in pixels."""

    top: int
    left: int
    right: int
    bottom: int


@dataclass(frozen=True, slots=True)
class TableStyle:
    """Colours of one table, as ``#RRGGBB``."""

    cloth: str
    """Middle tone of the cloth; the one to measure contrast against."""
    cloth_light: str
    """Lit centre of the cloth."""
    cloth_edge: str
    """Shaded edge of the cloth."""
    tone: str
    """Thin ornament drawn on the cloth."""
    rail: str
    line: str
    """Metal or wool line between rail and cloth."""
    accent: str
    """Headings and amounts on dark panels of this table."""
    focus: str
    """Focus ring and whose-turn ring."""
    ornament: tuple[str, ...]
    """Pure ornament colours, strongest first."""


@cache
def table_style(game: str) -> TableStyle:
    """Colours of the table of ``game``. Raises FileNotFoundError for an unknown game."""
    data = tomllib.loads((TABLES / game / "table.toml").read_text(encoding="utf-8"))
    return TableStyle(
        cloth=data["cloth"]["mid"],
        cloth_light=data["cloth"]["light"],
        cloth_edge=data["cloth"]["edge"],
        tone=data["cloth"]["tone"],
        rail=data["rail"]["base"],
        line=data["rail"]["line"],
        accent=data["text"]["accent"],
        focus=data["text"]["focus"],
        ornament=tuple(data["ornament"].values()),
    )


def _soft(size: tuple[int, int], box: pygame.Rect, colours: tuple[str, str, str], shade: float) -> Steps:
    """Radial light over the whole window and a soft shadow just inside ``box``: smooth, so drawn small and enlarged."""
    width, height = size
    small = (SOFT_WIDTH, max(1, round(SOFT_WIDTH * height / width)))
    light, middle, edge = colours
    reach = math.hypot(box.width, box.height * 1.25) * 0.5
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{colour}"/>'
        for offset, colour in ((0, light), (0.2, mixed(light, middle, 0.25)), (0.58, middle), (1, edge))
    )
    shadow = "".join(
        f'<path d="{rounded(box.x, box.y, box.width, box.height, shade)}" fill="none" stroke="#000000" '
        f'stroke-opacity="{strength}" stroke-width="{shade * spread:.1f}"/>'
        for strength, spread in ((0.05, 2.0), (0.05, 1.5), (0.06, 1.0), (0.07, 0.6))
    )
    body = (
        f'<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="{box.centerx}" '
        f'cy="{box.y + box.height * 0.47:.1f}" r="{reach:.1f}">{stops}</radialGradient></defs>'
        f'<g transform="scale({small[0] / width:.6f} {small[1] / height:.6f})">'
        f'<path d="M0 0L{width} 0L{width} {height}L0 {height}Z" fill="{edge}"/>'
        f'<path d="M0 0L{width} 0L{width} {height}L0 {height}Z" fill="url(#light)"/>{shadow}</g>'
    )
    drawn = rasterised(small, body).convert()
    yield
    surface = pygame.Surface(size)
    yield
    yield from enlarge(drawn, surface)
    return surface


def _oval_place(box: pygame.Rect, k: float) -> pygame.Rect:
    """Where the betting oval lies on the cloth ``box``; on very wide windows it grows only half the way."""
    across = min(box.width, (box.width + 1216 * k) / 2)
    place = pygame.Rect(0, 0, round(across * 0.706), round(box.height * 0.578))
    place.center = (box.centerx, round(box.y + box.height * 0.472))
    return place


def _oval(game: str, style: TableStyle, place: pygame.Rect, k: float) -> str:
    """The betting line: two thin ellipses with the game's small sign between them and the players."""
    half_x, half_y = place.width / 2, place.height / 2
    parts = []
    for inwards, width in ((0.0, 2.0), (7 * k, 1.0)):
        rx, ry = half_x - inwards, half_y - inwards
        path = rounded(place.x + inwards, place.y + inwards, 2 * rx, 2 * ry, rx, ry)
        parts.append(line(path, style.tone, width * k))
    mark = piece(game, "mark")
    for outwards, x, y in _along_ellipse(half_x + 9 * k, half_y + 9 * k, 40):
        at = f"translate({place.centerx + x:.1f} {place.centery + y:.1f}) rotate({outwards:.1f}) scale({k:.3f})"
        parts.append(f'<g transform="{at}">{mark.body}</g>')
    return "".join(parts)


def _along_ellipse(half_x: float, half_y: float, count: int) -> list[tuple[float, float, float]]:
    """``count`` places at equal distances along an ellipse: the angle that turns "up" outwards, x, y."""
    steps = 720
    points = [
        (half_x * math.sin(2 * math.pi * i / steps), -half_y * math.cos(2 * math.pi * i / steps))
        for i in range(steps + 1)
    ]
    lengths = [0.0]
    for one, two in itertools.pairwise(points):
        lengths.append(lengths[-1] + math.dist(one, two))
    places = []
    at = 0
    for number in range(count):
        wanted = lengths[-1] * (number + 0.5) / count
        while lengths[at + 1] < wanted:
            at += 1
        x, y = points[at]
        outwards = math.degrees(math.atan2(x / half_x**2, -y / half_y**2))
        places.append((outwards, x, y))
    return places


def _quarters(game: str, box: pygame.Rect, k: float) -> str:
    """The four corner rosettes of the cloth: one drawing, mirrored."""
    quarter = piece(game, "quarter")
    return "".join(
        f'<g transform="translate({x} {y}) scale({sx * k:.4f} {sy * k:.4f})">{quarter.body}</g>'
        for x, sx in ((box.left, 1), (box.right, -1))
        for y, sy in ((box.top, 1), (box.bottom, -1))
    )


def _strip(game: str, length: int, height: int, ends: bool = True) -> pygame.Surface:
    """A border of whole repeats, ``length`` x ``height`` pixels, up being inwards, the rest shared by both ends."""
    unit, joint = piece(game, "unit"), piece(game, "joint")
    joint_width = max(1, round(joint.width * height / joint.height))
    room = length - (joint_width if ends else 0)
    natural = unit.width * height / unit.height
    count = max(1, round(room / natural))
    width = max(1, room // count)
    strip = pygame.Surface((length, height), pygame.SRCALPHA)
    start = (length - width * count) // 2
    drawn = fitted(unit, width, height).convert_alpha()
    for number in range(count):
        strip.blit(drawn, (start + number * width, 0))
    bud = fitted(joint, joint_width, height).convert_alpha()
    for number in range(count + 1):
        if ends or 0 < number < count:
            strip.blit(bud, (start + number * width - joint_width // 2, 0))
    return strip


def _borders(surface: pygame.Surface, game: str, box: pygame.Rect, rails: Rails, k: float) -> Iterator[None]:
    """Lay the border strips and corner pieces on every rail that is not the action bar."""
    width, height = surface.get_size()
    thinnest = min(rails.top, rails.left, rails.right, rails.bottom)
    wide_bottom = rails.bottom > PLAIN_FROM * thinnest
    gap = round(4 * k)
    corner = piece(game, "corner")
    for turn, thick, along, place in (
        (180, rails.top, box.width, (box.x, 0)),
        (0, rails.bottom, box.width, (box.x, box.bottom)),
        (-90, rails.left, box.height, (0, box.y)),
        (90, rails.right, box.height, (box.right, box.y)),
    ):
        if thick < 6 or thick > PLAIN_FROM * thinnest or along <= 4 * thick:
            continue
        strip = pygame.transform.rotate(_strip(game, along - 2 * gap, thick), turn)
        x, y = place
        surface.blit(strip, (x, y + gap) if abs(turn) == 90 else (x + gap, y))
        yield
    for left in (True, False):
        for top in (True, False):
            if not top and wide_bottom:
                continue
            side = min(rails.left if left else rails.right, rails.top if top else rails.bottom)
            if side < 6:
                continue
            drawn = pygame.transform.flip(fitted(corner, side, side).convert_alpha(), not left, not top)
            surface.blit(drawn, (0 if left else width - side, 0 if top else height - side))


def draw_cloth(size: tuple[int, int], game: str, rails: Rails, k: float) -> pygame.Surface:
    """The empty table of ``game`` for a window of ``size`` pixels; ``k`` is the table scale (1 at 1280x720)."""
    return all_of(cloth_steps(size, game, rails, k))


def cloth_steps(size: tuple[int, int], game: str, rails: Rails, k: float) -> Steps:
    """The same table, a little at a time."""
    style = table_style(game)
    width, height = size
    box = pygame.Rect(rails.left, rails.top, width - rails.left - rails.right, height - rails.top - rails.bottom)
    surface = yield from _soft(size, box, (style.cloth_light, style.cloth, style.cloth_edge), 20 * k)
    quarters = _quarters(game, box, k)
    side = math.ceil(QUARTER * k)
    for x in (box.left, box.right - side):
        for y in (box.top, box.bottom - side):
            yield from paint(surface, pygame.Rect(x, y, side, side), quarters)
    place = _oval_place(box, k)
    oval = _oval(game, style, place, k)
    yield
    for area in rim(place.inflate(round(32 * k), round(32 * k)), (0.14, 0.24)):
        yield from paint(surface, area, oval)
    edge = _rails_and_lines(style, (width, height), box, k)
    thick = math.ceil(CLOTH_RADIUS * k) + 2
    above, below = box.top + thick, height - box.bottom + thick
    for area in (
        pygame.Rect(0, 0, width, above),
        pygame.Rect(0, height - below, width, below),
        pygame.Rect(0, above, box.left + thick, height - above - below),
        pygame.Rect(box.right - thick, above, width - box.right + thick, height - above - below),
    ):
        yield from paint(surface, area, edge)
    yield from _borders(surface, game, box, rails, k)
    return surface


def _rails_and_lines(style: TableStyle, size: tuple[int, int], box: pygame.Rect, k: float) -> str:
    """The rails round the cloth ``box``, their metal edge and the fine lines beside it."""
    width, height = size
    radius = CLOTH_RADIUS * k
    hole = rounded(box.x, box.y, box.width, box.height, radius)
    bevel = mixed(style.rail, style.line, 0.45)
    return (
        frame(box, 7 * k, radius, mixed(style.cloth, style.line, 0.28), max(1.0, k))
        + f'<path d="M0 0L{width} 0L{width} {height}L0 {height}Z{hole}" fill="{style.rail}" fill-rule="evenodd"/>'
        + frame(pygame.Rect(0, 0, width, height), 4 * k, 14 * k, bevel, max(1.0, 1.2 * k))
        + frame(box, -0.6 * k, radius, style.line, max(1.4, 2.2 * k))
    )


def draw_band(width: int, height: int, game: str) -> pygame.Surface:
    """A strip of the border of ``game``, ``width`` x ``height`` pixels on nothing: whole repeats, centred, up is up."""
    return _strip(game, width, height)


def draw_plain(size: tuple[int, int], k: float) -> pygame.Surface:
    """The dark backdrop of the title: warm light, a large thin-lined rosette, a double gold frame. ``k`` as above."""
    width, height = size
    window = pygame.Rect(0, 0, width, height)
    surface = all_of(_soft(size, window, PLAIN, 26 * k))
    rosette = piece("", "rosette")
    grow = max(width / 1280, height / 720)
    drawn = (
        f'<g transform="translate({width / 2:g} {height * 0.5:g}) scale({grow:.4f})">{rosette.body}</g>'
        + frame(window, 12 * k, 26 * k, PLAIN_LINE, max(1.4, 1.6 * k))
        + frame(window, 17.5 * k, 26 * k, mixed(PLAIN[1], PLAIN_LINE, 0.5), max(1.0, k))
    )
    surface.blit(rasterised(size, drawn).convert_alpha(), (0, 0))
    return surface
