"""The coach at the table, the review after the round, and the thread that reckons for both."""
