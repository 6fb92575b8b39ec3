"""The rule card of a table."""
