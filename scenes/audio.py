"""Sound: short effects in variants, and the quiet tone of a room around a table.

Everything slow (opening the device, loading files) happens in a thread of its own, which begins after the first frame;
until it is done, and where there is no device, nothing is heard and nothing is said.
"""

from __future__ import annotations

import contextlib
import os
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from queue import SimpleQueue

    from game.app.settings import Settings

FREQUENCY = 44_100
BUFFER = 1024
"""Samples that the device takes at a time: 23 ms."""
VOICES = 8
"""Effects at the same time; one more is left out."""
ROOM_FADE = 1500
"""Milliseconds in which the tone of a room comes and goes."""
_HUSH = 60  # milliseconds in which muting takes effect
_ROOM_VOICES = 2  # one room fades out while another fades in
_UNEVEN = 0.12
"""No card is dealt exactly as loudly as the last: the most that is taken off, as a part."""
_LONGEST_GOODBYE = 1.0
"""Seconds that the end of the program waits for a device that does not answer."""

_Job = Callable[[], None]
_TROUBLE = (pygame.error, NotImplementedError, OSError)  # NotImplementedError: a pygame built without its mixer


class Audio:
    """Plays the sounds of a folder: ``NAME_1.wav``, ``NAME_2.wav`` … and ``room/GAME.wav``. Silent until started."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._random = Random(21)  # of its own, so that no card depends on what is heard
        self._started = False
        self.ready = False
        """The device is open and the effects are loaded."""
        self._gain = 0.0
        self._tones_wanted = False
        self._room = ""
        self._effects: dict[str, list[pygame.mixer.Sound]] = {}
        self._last: dict[str, pygame.mixer.Sound] = {}
        self._jobs: SimpleQueue[_Job | None] | None = None
        self._thread: threading.Thread | None = None
        self._tone: tuple[str, pygame.mixer.Sound, pygame.mixer.Channel] | None = None

    # --- for scenes -------------------------------------------------------------------------------------------------

    def play(self, name: str) -> None:
        """Play an effect once, in one of its variants; nothing for a name without files, such as ``""``."""
        variants = self._effects.get(name.replace(" ", "_"))
        if not self.ready or not variants or self._gain == 0:
            return
        others = [sound for sound in variants if sound is not self._last.get(name)]
        sound = self._random.choice(others or variants)
        channels = [pygame.mixer.Channel(number) for number in range(_ROOM_VOICES, _ROOM_VOICES + VOICES)]
        channel = next((channel for channel in channels if not channel.get_busy()), None)
        if channel is not None:
            self._last[name] = sound
            sound.set_volume(self._gain * (1 - _UNEVEN * self._random.random()))
            channel.play(sound)

    def enter_room(self, game: str) -> None:
        """From now on the person sits at the table of ``game``; ``""``: at none."""
        if game != self._room:
            self._room = game
            self._ask(self._tune_room)

    # --- for the program --------------------------------------------------------------------------------------------

    def start(self, settings: Settings) -> None:
        """Sound may be made from now on. Returns at once; call it after the first frame."""
        self._started = True
        self.follow(settings)

    def follow(self, settings: Settings) -> None:
        """Take on volume and switches as they are set now. A device is opened only once something is to be heard."""
        self._gain = 0.0 if settings.mute else (settings.volume / 100) ** 2  # the ear hears that as even steps
        self._tones_wanted = settings.room_tone
        if self.ready and not self._gain:
            pygame.mixer.fadeout(_HUSH)
        self._ask(self._tune_room)
        if self._started and self._gain and self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Fall silent and give the device back."""
        self._started = self.ready = False
        if self._thread is not None:
            self._ask(None)
            self._thread.join(_LONGEST_GOODBYE)

    # --- in the thread, so that the device is opened and closed by the same one ---------------------------------------

    def _ask(self, job: _Job | None) -> None:
        """Let the thread do something, or end; before it listens there is no need, as it looks around first."""
        if self._jobs is not None:
            self._jobs.put(job)

    def _work(self) -> None:
        from queue import SimpleQueue  # takes a while the first time

        self._jobs = SimpleQueue()
        try:
            with _hushed():
                pygame.mixer.init(FREQUENCY, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(VOICES + _ROOM_VOICES)
        except _TROUBLE:
            return
        self._effects = self._loaded()
        self.ready = self._started
        self._tune_room()
        while self._started and (job := self._jobs.get()) is not None:
            job()
        pygame.mixer.quit()

    def _loaded(self) -> dict[str, list[pygame.mixer.Sound]]:
        effects = defaultdict(list)
        for file in sorted(self._folder.glob("*.wav")):
            with contextlib.suppress(*_TROUBLE):
                effects[file.stem.rpartition("_")[0]].append(pygame.mixer.Sound(file))
        return dict(effects)

    def _tune_room(self) -> None:
        """Let the tone be heard that belongs to the room and the settings."""
        wanted = self._room if self._tones_wanted and self._gain else ""
        if self._tone is not None:
            game, sound, channel = self._tone
            if game == wanted:
                sound.set_volume(self._gain)
                return
            if channel.get_volume():
                channel.fadeout(ROOM_FADE)
            else:  # it has only just begun to come, and what is not heard yet cannot fade
                channel.stop()
            self._tone = None
        if not wanted:
            return
        with contextlib.suppress(*_TROUBLE):
            sound = pygame.mixer.Sound(self._folder / "room" / f"{wanted}.wav")
            sound.set_volume(self._gain)
            free = [number for number in range(_ROOM_VOICES) if not pygame.mixer.Channel(number).get_busy()]
            channel = pygame.mixer.Channel(free[0] if free else 0)
            channel.play(sound, loops=-1, fade_ms=ROOM_FADE)
            self._tone = (wanted, sound, channel)


@contextlib.contextmanager
def _hushed() -> Iterator[None]:
    """Keeps quiet what the system's sound library writes to the terminal by itself where there is no device."""
    if os.name != "posix":
        yield
        return
    try:
        kept = os.dup(2)
    except OSError:  # the terminal has gone
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
