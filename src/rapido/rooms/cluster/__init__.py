"""Several processes that serve the rooms of one store."""
