"""Who may speak to the server: guests, origins, join requests."""
