"""Table files of the solved games, and their readers for two and three players."""
