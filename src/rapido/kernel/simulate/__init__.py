"""Plays many games and adds up what happened, in C or in Python."""
