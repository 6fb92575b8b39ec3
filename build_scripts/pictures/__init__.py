"""The pictures of the gallery: moments at the table, the other screens, and contact sheets of both decks."""
