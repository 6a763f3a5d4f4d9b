"""Advice for the player to act."""
