"""What the program counts over all sittings, and its words."""
