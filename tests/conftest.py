"""What holds for every test: no window, no sound, and no race against the clock of a busy machine."""

import os

from hypothesis import settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

settings.register_profile("banco", deadline=None)
settings.load_profile("banco")
