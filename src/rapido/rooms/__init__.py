"""Rooms, where games are played: commands in, facts out, with one authority over every room."""
