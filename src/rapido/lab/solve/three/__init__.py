"""The three-player game: the chances of all players, and what deviating can gain."""
