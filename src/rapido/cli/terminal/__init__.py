"""The game in the terminal: set up, draw, ask, tell, save."""
