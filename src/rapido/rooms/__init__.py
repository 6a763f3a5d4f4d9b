"""Rooms, where games are played: commands in, facts out, one at a time for each room."""
