"""Rate limits and timeouts."""
