"""The rules of the five games as docs/rules.md tells them: no clock, no files, no randomness but what is given."""
