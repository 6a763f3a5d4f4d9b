"""Rooms: the authority over who sits where, whose turn it is and what has happened."""
