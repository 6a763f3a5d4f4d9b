"""Several reviewed games added up by player name."""
