"""What the levels estimate by: the unseen cards, hands as a few numbers, and quick weighing."""
