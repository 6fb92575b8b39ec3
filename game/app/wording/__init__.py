"""Play in words: the log, the banner, the buttons, the rules."""
