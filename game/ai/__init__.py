"""Computer opponents and odds; they know what an observation tells and nothing more."""
