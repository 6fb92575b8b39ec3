"""The arithmetic behind :mod:`game.ai.odds`: cards counted by value, the bank's play, the player's look-ahead."""
