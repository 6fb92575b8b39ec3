"""Banco without a screen: the rules, the opponents and what the program keeps."""

__version__ = "0.1.0"
