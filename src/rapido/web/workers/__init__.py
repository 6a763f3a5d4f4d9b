"""Child processes that do the slow work."""
