"""The program's icon in the forms that systems want: PNG files, an ``.ico`` for Windows, an ``.icns`` for macOS."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import pygame

from build_scripts.packaging.facts import ROOT

SOURCE = ROOT / "assets" / "icons" / "banco.svg"
SMALL_SOURCE = ROOT / "assets" / "icons" / "banco_small.svg"
LARGEST_SMALL = 24
"""Pixels up to which a simpler picture stands for the icon."""
PNG_SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Pixels; the folders of the hicolor theme."""
ICO_SIDES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_SIDES = (
    *((b"icp4", 16), (b"icp5", 32), (b"icp6", 64), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512), (b"ic10", 1024)),
    *((b"ic11", 32), (b"ic12", 64), (b"ic13", 256), (b"ic14", 512)),
)
"""The kinds of picture in an ``.icns`` and their sides in pixels; the last four are for screens of double density."""
_LARGEST_BITMAP = 64


def picture(side: int) -> pygame.Surface:
    """The icon, ``side`` pixels wide and high."""
    return pygame.image.load_sized_svg(SMALL_SOURCE if side <= LARGEST_SMALL else SOURCE, (side, side))


def png(side: int) -> bytes:
    """The icon as a PNG file."""
    file = io.BytesIO()
    pygame.image.save(picture(side), file, "icon.png")
    return file.getvalue()


def ico() -> bytes:
    """All sizes as a Windows icon: small ones as bitmaps, which everything reads, large ones as PNG."""
    pictures = [_bitmap(side) if side <= _LARGEST_BITMAP else png(side) for side in ICO_SIDES]
    offset = 6 + 16 * len(pictures)
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    for side, content in zip(ICO_SIDES, pictures, strict=True):
        directory += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(content), offset)
        offset += len(content)
    return directory + b"".join(pictures)


def icns() -> bytes:
    """All sizes as a macOS icon."""
    pieces = [(kind, png(side)) for kind, side in ICNS_SIDES]
    body = b"".join(kind + struct.pack(">I", 8 + len(content)) + content for kind, content in pieces)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_icons(folder: Path) -> None:
    """``banco.ico``, ``banco.icns`` and ``banco-SIDE.png`` in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "banco.ico").write_bytes(ico())
    (folder / "banco.icns").write_bytes(icns())
    for side in PNG_SIDES:
        (folder / f"banco-{side}.png").write_bytes(png(side))


def _bitmap(side: int) -> bytes:
    """A bitmap as icons hold it: from the bottom up, blue first, and a mask of one bit that says nothing new."""
    pixels = pygame.image.tobytes(picture(side), "BGRA", True)
    mask_line = (side + 31) // 32 * 4
    size = len(pixels) + mask_line * side
    return (
        struct.pack("<IiiHHIIiiII", 40, side, 2 * side, 1, 32, 0, size, 0, 0, 0, 0) + pixels + bytes(mask_line * side)
    )
