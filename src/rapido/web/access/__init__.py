"""Access: guests, allowed origins, join requests."""
