"""The rules of the five games: no clock, no files, no randomness but the one that is given."""
