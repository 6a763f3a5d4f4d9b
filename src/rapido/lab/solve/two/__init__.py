"""The two-player game: bounds on the mover's chance in every state."""
