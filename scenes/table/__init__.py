"""The table: events in, pictures out."""
