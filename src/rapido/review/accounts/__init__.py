"""What a game did for each player: the balance of dice and choices, luck, skill and mistakes."""
