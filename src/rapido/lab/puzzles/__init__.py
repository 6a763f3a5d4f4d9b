"""Puzzles: found in play, chosen for variety, checked against the solved game."""
