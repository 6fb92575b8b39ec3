"""Everything that draws, sounds or listens: the program with pygame."""
