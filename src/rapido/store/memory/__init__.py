"""The store in memory, for tests, and what only one process needs."""
