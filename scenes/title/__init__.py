"""The title: five doors, and what can be gone on with."""
