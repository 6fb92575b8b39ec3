"""What the program keeps: sessions, journal, settings, records, texts and paths."""
