"""A screen that nobody sees (Xvfb), and pictures of what is on it."""

from __future__ import annotations

import mmap
import os
import struct
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pygame

SIZE = (1366, 768)


@dataclass(frozen=True, slots=True)
class Screen:
    """``display`` is its name, ``frame_buffer`` the file in which the X server keeps its picture."""

    display: str
    frame_buffer: Path


@contextmanager
def virtual_screen(folder: Path) -> Iterator[Screen]:
    """Start an X server with a screen of ``SIZE`` and end it afterwards."""
    with tempfile.TemporaryDirectory(dir=folder) as memory:
        reader, writer = os.pipe()
        command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-fbdir", memory]
        server = subprocess.Popen(
            [*command, "-nolisten", "tcp"], pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writer)
        try:
            with os.fdopen(reader) as numbers:
                number = numbers.readline().strip()
            yield Screen(f":{number}", Path(memory) / "Xvfb_screen0")
        finally:
            server.terminate()
            server.wait()


def photograph(screen: Screen, picture: Path) -> int:
    """Write what is on the screen as a PNG; how many colours there are."""
    with screen.frame_buffer.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
        # The header of an X window dump: 25 numbers of 32 bits, then the name, the colour map and the pixels.
        head = struct.unpack(">25I", content[:100])
        header_size, width, height, line, colours = head[0], head[4], head[5], head[12], head[19]
        start = header_size + 12 * colours
        pixels = content[start : start + line * height]
    surface = pygame.image.frombuffer(pixels, (line // 4, height), "BGRA").subsurface((0, 0, width, height)).copy()
    surface.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)  # the fourth byte of a pixel is not used
    pygame.image.save(surface, picture)
    return len({pixels[place : place + 3] for place in range(0, len(pixels), 4)})
