"""Solves the game: value iteration over all states, table files, and their independent check."""
