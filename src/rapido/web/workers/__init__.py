"""Worker processes for computer players, advice and reviews."""
