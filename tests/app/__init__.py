"""What the program keeps and says."""
