"""Message buses, which notify processes that a room has changed."""
