"""Plays many games of the same players, and reports statistics."""
