"""The tests, mirroring the folders of the program."""
