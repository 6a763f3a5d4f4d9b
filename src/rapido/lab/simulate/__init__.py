"""Plays many games of the same players at one table, and says what happens in them."""
