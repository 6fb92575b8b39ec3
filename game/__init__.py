"""Banco without a screen: the rules, the opponents and what the program keeps."""
