"""Widgets and the one focus model for mouse, keyboard and game pad."""
