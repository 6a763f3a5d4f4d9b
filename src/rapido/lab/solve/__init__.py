"""Solves the game: value iteration over all states, table files, and an independent check."""
