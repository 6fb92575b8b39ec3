"""The end of a sitting: chips over the rounds and the standings."""
