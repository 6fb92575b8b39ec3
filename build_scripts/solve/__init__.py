"""Equilibrium play of the games in which player and banker hide cards from each other: solved, put into small tables,
and measured. Needs numpy (the extra ``solve``); the program itself does not."""
