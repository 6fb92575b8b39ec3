"""Laying the table: seats, house rules, rounds and deal number."""
