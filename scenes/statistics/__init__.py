"""The statistics: what was won and lost at each game, and whether the cards did what they should."""
