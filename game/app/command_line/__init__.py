"""The commands of ``python -m game`` and what they play."""
