"""Who sits at the table: the characters, what they say, and the players behind them."""
