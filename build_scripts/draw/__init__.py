"""Every picture of the game, drawn by deterministic scripts: ``python -m build_scripts.draw`` writes ``assets/``."""
