"""What a sitting writes down, reads back and plays again."""
