"""`rapido review` in the terminal: report, series, tables."""
