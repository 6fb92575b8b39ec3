"""How the program is set, with a sample of what it looks like."""
