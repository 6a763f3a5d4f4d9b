"""How the lab shows results: numbers, progress, plots for the terminal, pages, files."""
